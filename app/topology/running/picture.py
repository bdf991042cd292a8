"""Values as badges and flows in the picture."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from app.topology.canvas.running import Badge, LinkFlow
from app.topology.running.figures import LinkRate, RunFigures, fibre
from app.topology.running.squares import Square
from engine.ficon.drawing.meaning.routes import Routes, routes
from engine.ficon.drawing.meaning.trunks import carries
from engine.ficon.drawing.model.cabling import Cable, Port
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.running.machine import DrawnMachine
from engine.ficon.drawing.running.wires import Wire
from engine.language import filled, numeral

_tr = partial(QCoreApplication.translate, "RunPicture")


class Hop(NamedTuple):
    """A cable; forward: data sent by the first end of the link enters the cable at the cable's first end."""

    cable: str
    forward: bool


def track(drawing: Drawing, wire: Wire) -> tuple[Hop, ...]:
    """Return the cables of a connection, starting at its link's first end; a straight connection uses a
    cable twice.
    """
    known = routes(drawing)
    unit = drawing.get(wire.units[0], ControlUnit)
    link = next((path.link for path in unit.paths if path.channel == wire.channels[0]), "")
    passed = (drawing.find(name) for name in known.route(wire.channels[0], link).passed)
    cables = [item for item in passed if isinstance(item, Cable)]
    if wire.channels[0] == wire.channels[1]:
        cables = [*cables, *cables]
    found, at = [], wire.channels[0]
    for cable in cables:
        here = _entered(drawing, known, cable, at)
        found.append(Hop(cable.id, here == cable.ends[0]))
        at = cable.ends[1] if here == cable.ends[0] else cable.ends[0]
    return tuple(found)


def _entered(drawing: Drawing, known: Routes, cable: Cable, at: str) -> str:
    """Return the end of a cable at which a frame from a channel or port enters."""
    if at in cable.ends:
        return at
    here = drawing.find(at)
    director = here.director if isinstance(here, Port) else ""
    for end in cable.ends:
        port = drawing.find(end)
        if isinstance(port, Port) and port.director == director:
            return end
    return cable.ends[0]


MIN_RATE = 0.05  # MB/s that are worth showing
MAX_NAMED = 2  # userids that are named


class CableWays:
    """The path of every connection of a machine over the cables of its drawing."""

    def __init__(self, drawing: Drawing, machine: DrawnMachine) -> None:
        self._machine, self._drawing = machine, drawing
        self._tracks: tuple[tuple[Hop, ...], ...] = tuple(track(drawing, wire) for wire in machine.wires)
        devices = {name for wire in machine.wires for name in wire.devices}
        self._cables = {
            cable.id: [end for end in cable.ends if machine.channel_number(end) >= 0]
            for cable in drawing.of(Cable)
        }
        self._first = {name: drawing.get(name, DeviceRange).number for name in devices}
        count = len(machine.channels)
        self._most = max((fibre(machine, place) for place in range(count)), default=1.0)  # of a cable one way

    def badges(self, now: RunFigures) -> dict[str, Badge]:
        """Return the guests at LPARs and the rates at channels."""
        found = {lpar: Badge(text) for lpar, names in now.guests.items() if (text := _named(names))}
        found |= {name: _badge(rate, _tr("{0:,.0f} MB/s")) for name, rate in now.channels.items()}
        return found

    def squares(self, now: RunFigures) -> dict[Square, LinkRate]:
        """Return the rate of each device, at both ends."""
        return {
            (name, wire.number - self._first[name]): rate
            for wire, rate in zip(self._machine.wires, now.wires, strict=True)
            for name in wire.devices
        }

    def flows(self, now: RunFigures) -> dict[str, LinkFlow]:
        """Return the flows along cables and logical links; idle links are omitted unless they are pulled."""
        forward: dict[str, float] = {}
        back: dict[str, float] = {}
        for hops, rate in zip(self._tracks, now.wires, strict=True):
            for hop in hops:
                there, here = rate.mbs if hop.forward else rate.mbs[::-1]
                forward[hop.cable] = forward.get(hop.cable, 0.0) + there
                back[hop.cable] = back.get(hop.cable, 0.0) + here
        found = {name: _flow((mbs, back[name]), self._most) for name, mbs in forward.items()}
        found |= self._shared(now)
        found |= {name: _flow(rate.mbs, self._of_link(name)) for name, rate in now.links.items()}
        found = {name: flow for name, flow in found.items() if flow.forward or flow.back}
        return found | self._bad(now, found) | self._pulled(now)

    def _bad(self, now: RunFigures, flows: dict[str, LinkFlow]) -> dict[str, LinkFlow]:
        """Return the cables of degraded channels, whether they carry data or not."""
        found = {}
        for name, ends in self._cables.items():
            notes = [now.channels[end].bad for end in ends if now.channels[end].bad]
            if notes:
                flow = flows.get(name, LinkFlow(0.0, 0.0))
                text, note = _tr("degraded {0}").format(flow.text).rstrip(), "; ".join(notes)
                found[name] = replace(flow, text=text, note=_tr("degraded: {0}").format(note))
        return found

    def _shared(self, now: RunFigures) -> dict[str, LinkFlow]:
        """Return the flows along inter-switch links; each line of a trunk carries its share of the load."""
        found = {}
        for (_, trunk, _), rate in zip(self._machine.trunks, now.trunks, strict=True):
            whole = trunk.capacity or sum(map(float, (cable.links for cable in trunk.cables)))
            for cable in trunk.cables:
                part = (carries(cable) or cable.links if trunk.capacity else cable.links) / whole
                turned = self._turned(cable, trunk.directors[0])
                mbs = tuple(part * value for value in (rate.mbs[::-1] if turned else rate.mbs))
                most = part * trunk.capacity if trunk.capacity else self._most
                flow = _flow((mbs[0], mbs[1]), most)
                found[cable.id] = replace(flow, text=_of_trunk(flow.text, trunk.capacity and most))
        return found

    def _turned(self, cable: Cable, first: str) -> bool:
        """Return whether a cable begins at the other director."""
        return self._drawing.get(cable.ends[0], Port).director != first

    def _pulled(self, now: RunFigures) -> dict[str, LinkFlow]:
        """Return the pulled cables of channels that are down; their load of half a second ago is not
        shown.
        """
        down = {
            name: tuple(end for end in ends if not now.channels[end].up)
            for name, ends in self._cables.items()
        }
        return {name: LinkFlow(0.0, 0.0, pulled=ends) for name, ends in down.items() if ends}

    def _of_link(self, link: str) -> float:
        """Return the MB/s that the fibers of a link carry in one direction."""
        first = {wire.channels[0] for wire in self._machine.wires if wire.link == link}
        return self._most * max(len(first), 1)


def _named(userids: tuple[str, ...]) -> str:
    if len(userids) <= MAX_NAMED:
        return ", ".join(userids)
    return _tr("{0} and {1} more").format(userids[0], len(userids) - 1)


def _badge(rate: LinkRate, text: str) -> Badge:
    if not rate.up:
        return Badge(_tr("off"), None, "off")
    total = sum(rate.mbs)
    if rate.bad:
        shown = _tr("degraded {0}").format(numeral(total, ",.0f"))  # no unit: a wide plate hides the name
        return Badge(shown, rate.busy, "bad", _tr("degraded: {0}").format(rate.bad))
    if total < MIN_RATE:
        return Badge("0", 0.0)
    return Badge(filled(text, total), rate.busy, "full" if rate.full else "busy")


def _flow(mbs: tuple[float, float], most: float) -> LinkFlow:
    there, back = (each if each >= MIN_RATE else 0.0 for each in mbs)
    parts = [f"{arrow} {numeral(each, ',.0f')}" for arrow, each in (("→", there), ("←", back)) if each]
    return LinkFlow(_part(there, most), _part(back, most), " ".join(parts))


def _of_trunk(text: str, capacity: float | None) -> str:
    """Return the text of a flow, with the capacity of the line in each direction."""
    return _tr("{0} of {1} MB/s").format(text, numeral(capacity, ",.0f")) if text and capacity else text


def _part(mbs: float, most: float) -> float:
    return max(min(mbs / most, 1.0), 0.05) if mbs else 0.0
