"""Which cables a connection takes, and which way."""

from __future__ import annotations

from typing import NamedTuple

from engine.ficon.drawing.meaning.routes import Routes, routes
from engine.ficon.drawing.model.cabling import Cable, Port
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.running.wires import Wire


class Hop(NamedTuple):
    """A cable; forward: what the first end of the link sends goes from the cable's first end on."""

    cable: str
    forward: bool


def track(drawing: Drawing, wire: Wire) -> tuple[Hop, ...]:
    """Return the cables of a connection from its link's first end on; a straight one uses a cable twice."""
    known = routes(drawing)
    unit = drawing.get(wire.units[0], ControlUnit)
    link = next((path.link for path in unit.paths if path.channel == wire.channels[0]), "")
    passed = (drawing.find(name) for name in known.route(wire.channels[0], link).passed)
    cables = [one for one in passed if isinstance(one, Cable)]
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
