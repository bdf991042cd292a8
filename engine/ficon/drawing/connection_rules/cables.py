"""Cables: one for each channel or port; LINKs are updated for a channel that is plugged in elsewhere."""

from __future__ import annotations

from engine.ficon.drawing.connection_rules.rule import ConnectionRule
from engine.ficon.drawing.meaning import free_names
from engine.ficon.drawing.meaning.addresses import Target, cable_of, far_of, keep_targets, port_of, targets
from engine.ficon.drawing.model.cabling import Cable, Channel, Director, Port, Storage
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.names import words
from engine.language import later, say

WITH_FIBRE = frozenset(("FC", "FCP", "FCV", "CNC", "CTC", "CVC", "CBY"))


def _plug(draft: Draft, channel: Channel, port: Port) -> None:
    """Cable a channel to a port; an existing cable of the channel is moved."""
    _check_fibre(draft, channel)
    _check_free(draft, port)
    before = draft.now.copy()
    follow(draft, before, _reach(draft, channel, port))


def follow(draft: Draft, before: Drawing, name: str) -> None:
    """Update SWITCH and LINKs for a cable that is new or whose ends differ from those in `before`.

    The draft's note lists the values that changed with a cable that was moved to another port.
    """
    old, new = (cable.ends if isinstance(cable := it.find(name), Cable) else () for it in (before, draft.now))
    moved: dict[Target, Target] = {}
    for end in (end for end in old if end in new and not isinstance(draft.now[end], Port)):
        was, now = _port_beside(before, old, end), _port_beside(draft.now, new, end)
        if was is not None and now is not None:
            moved[was.director, was.address] = (now.director, now.address)
    for end in dict.fromkeys((*old, *new)):
        channel = draft.now[end]
        if isinstance(channel, Channel) and far_of(draft.now, end):
            _name_switch(draft, channel, port_of(draft.now, end))
    keep_targets(draft, targets(before), moved)
    if moved:
        draft.note = _followed(before, draft.now)


def _port_beside(drawing: Drawing, ends: tuple[str, ...], end: str) -> Port | None:
    """Return the port at the other end of a cable; None if it is not a port."""
    far = drawing[ends[1] if ends[0] == end else ends[0]]
    return far if isinstance(far, Port) else None


def _name_switch(draft: Draft, channel: Channel, port: Port | None) -> None:
    """Make a channel refer to the director to which it is cabled; an FCP channel does not specify a director
    (ICP202I).
    """
    there = draft.now.get(port.director, Director) if port is not None and channel.type != "FCP" else None
    switch = there.switch if there else None
    if channel.switch != switch:
        draft.set(channel.id, switch=switch)


def _followed(before: Drawing, now: Drawing) -> str:
    """Return a note on the number of changed SWITCHes and link addresses; "" if there are none."""
    switches = sum(item.switch != before.get(item.id, Channel).switch for item in now.of(Channel))
    links = sum(
        new.link != old.link
        for unit in now.of(ControlUnit)
        for new, old in zip(unit.paths, before.get(unit.id, ControlUnit).paths, strict=True)
    )
    if not links:
        return say("SWITCH is set to match the cable") if switches else ""
    if not switches:
        return say("{0} {0:link address is|link addresses are} set to match the cable", links)
    return say("SWITCH and {0} {0:link address|link addresses} are set to match the cable", links)


def _reach(draft: Draft, channel: Channel, port: Port) -> str:
    """Plug the cable of a channel into a port, and return its ID."""
    cable = cable_of(draft.now, channel.id)
    if cable is None:
        return draft.add(Cable, ends=(channel.id, port.id)).id
    ends = tuple(channel.id if end == channel.id else port.id for end in cable.ends)
    return draft.set(cable.id, ends=ends).id


def _plug_somewhere(draft: Draft, channel: Channel, director: Director) -> None:
    """Cable a channel to the next free port of a director."""
    _plug(draft, channel, free_port(draft, director))


def free_port(draft: Draft, director: Director) -> Port:
    """Return a port without a cable; create one if all have cables."""
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
            say("Both ports are on the same director; an ISL connects two directors"), port.id, other.id
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
