"""Cables: a channel or a port has one; LINKs follow a channel that is plugged in elsewhere."""

from __future__ import annotations

from engine.ficon.drawing.connection_rules.rule import ConnectionRule
from engine.ficon.drawing.meaning import free_names
from engine.ficon.drawing.meaning.addresses import Target, cable_of, keep_targets, port_of, targets
from engine.ficon.drawing.model.cabling import Cable, Channel, Director, Port, Storage
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import DrawingError
from engine.ficon.drawing.model.names import words
from engine.language import later, say

WITH_FIBRE = frozenset(("FC", "FCP", "FCV", "CNC", "CTC", "CVC", "CBY"))


def _plug(draft: Draft, channel: Channel, port: Port) -> None:
    """Cable a channel to a port; the cable that it has is moved."""
    _check_fibre(draft, channel)
    _check_free(draft, port)
    aims, old = targets(draft.now), port_of(draft.now, channel.id)
    _reach(draft, channel, port)
    switch = draft.now.get(port.director, Director).switch if channel.type != "FCP" else None  # ICP202I
    if channel.switch != switch:
        draft.set(channel.id, switch=switch)
    moved: dict[Target, Target] = {}
    if old is not None:
        moved[old.director, old.address] = (port.director, port.address)
    keep_targets(draft, aims, moved)


def _reach(draft: Draft, channel: Channel, port: Port) -> None:
    cable = cable_of(draft.now, channel.id)
    if cable is None:
        draft.add(Cable, ends=(channel.id, port.id))
    else:
        draft.set(cable.id, ends=tuple(channel.id if end == channel.id else port.id for end in cable.ends))


def _plug_somewhere(draft: Draft, channel: Channel, director: Director) -> None:
    """Cable a channel to the next free port of a director."""
    _plug(draft, channel, free_port(draft, director))


def free_port(draft: Draft, director: Director) -> Port:
    """Return a port without a cable; make one if all have cables."""
    for thing in draft.now.children(director.id):
        if isinstance(thing, Port) and not thing.blocked and cable_of(draft.now, thing.id) is None:
            return thing
    return draft.add(Port, director=director.id, address=free_names.port(draft.now, director.id))


def _face(draft: Draft, item: Channel, other: Channel) -> None:
    """Cable two channels point to point."""
    for channel in (item, other):
        _check_fibre(draft, channel)
        _check_free(draft, channel)
        if channel.switch is not None:
            draft.set(channel.id, switch=None)
    draft.add(Cable, ends=(item.id, other.id))


def _isl(draft: Draft, port: Port, other: Port) -> None:
    """Cable two directors."""
    if port.director == other.director:
        raise DrawingError(
            say("Both ports are on the same director; an ISL goes to another one"), port.id, other.id
        )
    _check_free(draft, port)
    _check_free(draft, other)
    draft.add(Cable, ends=(port.id, other.id))


def _isl_somewhere(draft: Draft, director: Director, other: Director) -> None:
    _isl(draft, free_port(draft, director), free_port(draft, other))


def _isl_half(draft: Draft, port: Port, director: Director) -> None:
    if port.director == director.id:
        raise DrawingError(say("The port is on this director"), port.id)
    _isl(draft, port, free_port(draft, director))


def _store(draft: Draft, storage: Storage, port: Port) -> None:
    """Cable a host adapter of a storage unit to a port."""
    _check_free(draft, port)
    draft.add(Cable, ends=(port.id, storage.id))


def _store_somewhere(draft: Draft, storage: Storage, director: Director) -> None:
    _store(draft, storage, free_port(draft, director))


def _store_direct(draft: Draft, storage: Storage, channel: Channel) -> None:
    """Cable a channel to a host adapter of a storage unit, point to point."""
    _check_fibre(draft, channel)
    _check_free(draft, channel)
    if channel.switch is not None:
        draft.set(channel.id, switch=None)
    draft.add(Cable, ends=(channel.id, storage.id))


def _check_fibre(draft: Draft, channel: Channel) -> None:
    if channel.type not in WITH_FIBRE:
        text = say("{0} is of type {1}, which has no FICON cable", words(draft.now, channel), channel.type)
        raise DrawingError(text, channel.id)


def _check_free(draft: Draft, end: Channel | Port) -> None:
    cable = cable_of(draft.now, end.id)
    if cable is not None:
        far = cable.ends[1] if cable.ends[0] == end.id else cable.ends[0]
        text = say("{0} has a cable to {1}", words(draft.now, end), words(draft.now, draft.now[far]))
        text = text[0].upper() + text[1:]
        raise DrawingError(text, end.id, cable.id)


RULES = (
    ConnectionRule(Channel, Port, later("Cable {0} to {1}"), _plug),
    ConnectionRule(Channel, Director, later("Cable {0} to {1}"), _plug_somewhere),
    ConnectionRule(Channel, Channel, later("Cable {0} to {1}"), _face),
    ConnectionRule(Port, Port, later("Cable {0} to {1}"), _isl),
    ConnectionRule(Director, Director, later("Cable {0} to {1}"), _isl_somewhere),
    ConnectionRule(Port, Director, later("Cable {0} to {1}"), _isl_half),
    ConnectionRule(Storage, Port, later("Cable {0} to {1}"), _store),
    ConnectionRule(Storage, Director, later("Cable {0} to {1}"), _store_somewhere),
    ConnectionRule(Storage, Channel, later("Cable {0} to {1}"), _store_direct),
)
