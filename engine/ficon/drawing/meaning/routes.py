"""Channel routes: cable, ports and directors on the route, and the channel at the end.

A one-byte link address is a port of the director that the channel is cabled to; a two-byte address is the
domain of a director and one of its ports. Source: IBM, IOCP User's Guide, CNTLUNIT, LINK. A frame passes
through two directors at most: one inter-switch link. Source: IBM, FICON planning; newer machines may allow
more, which is not drawn.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.ficon.drawing.meaning.addresses import domain
from engine.ficon.drawing.model.cabling import Cable, Channel, Director, Port
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.language import enumerated, say
from engine.naming import director_named

NARROW = 2  # hexadecimal digits of a link address that specifies only a port


@dataclass(frozen=True, slots=True)
class Route:
    """A route from a channel to a link address. far: the channel there, "" = none; fault: the reason."""

    near: str
    far: str = ""
    passed: tuple[str, ...] = ()  # cables, ports and directors on the way
    fault: str = ""


class Routes:
    """The cabling of a drawing, with fast lookup."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.cables: dict[str, list[Cable]] = {}  # by channel or port
        self.ports: dict[tuple[str, int], Port] = {}  # by director and address
        self.directors: dict[int, list[Director]] = {}  # by domain
        self.isls: dict[frozenset[str], list[Cable]] = {}  # by the two directors
        self._found: dict[tuple[str, str], Route] = {}
        for port in drawing.of(Port):
            self.ports.setdefault((port.director, port.address), port)
        for director in drawing.of(Director):
            self.directors.setdefault(domain(director), []).append(director)
        for cable in drawing.of(Cable):
            self._add(cable)

    def _add(self, cable: Cable) -> None:
        for end in set(cable.ends):
            self.cables.setdefault(end, []).append(cable)
        first, second = (self.drawing[end] for end in cable.ends)
        if isinstance(first, Port) and isinstance(second, Port) and first.director != second.director:
            self.isls.setdefault(frozenset((first.director, second.director)), []).append(cable)

    def across(self, end: str) -> tuple[Cable, Thing] | None:
        """Return the cable of a channel or a port and its other end; None if it has no cable."""
        for cable in self.cables.get(end, ()):
            other = cable.ends[1] if cable.ends[0] == end else cable.ends[0]
            return cable, self.drawing[other]
        return None

    def entry(self, channel: str) -> Port | None:
        """Return the port that a channel is cabled to; None if it is point to point or has no cable."""
        found = self.across(channel)
        return found[1] if found and isinstance(found[1], Port) else None

    def named(self, channel: str, link: str) -> tuple[Director, int] | None:
        """Return the director and port address of a channel's link address; None = no such director."""
        port = self.entry(channel)
        if port is None or not link or "*" in link:
            return None
        own = self.drawing.get(port.director, Director)
        if len(link) == NARROW:
            return own, int(link, 16)
        byte, address = divmod(int(link, 16), 256)
        director = self._director(own, byte)
        return (director, address) if director else None

    def _director(self, own: Director, byte: int) -> Director | None:
        """Return the director of a domain; if several fabrics have the domain, one that can be reached."""
        known = self.directors.get(byte, [])
        near = [
            director
            for director in known
            if director.id == own.id or frozenset((own.id, director.id)) in self.isls
        ]
        return next(iter((*near, *known)), None)

    def route(self, channel: str, link: str) -> Route:
        """Return the route from a channel to a link address."""
        key = channel, link
        if key not in self._found:
            self._found[key] = self._route(channel, link)
        return self._found[key]

    def _route(self, channel: str, link: str) -> Route:
        crossed = self.across(channel)
        chpid = _chpid(self.drawing, channel)
        if crossed is None:
            return Route(channel, fault=say("{0} has no cable", chpid))
        cable, other = crossed
        if isinstance(other, Port):
            return self._switched(channel, link, cable, other)
        if not isinstance(other, Channel):
            why = say("{0} is cabled to a storage unit: no channel is at its far end", chpid)
            return Route(channel, "", (cable.id,), why)
        if link.strip("*"):
            far = _chpid(self.drawing, other.id)
            why = say("{0} is cabled to {1}, point to point: expected no LINK, not {2}", chpid, far, link)
            return Route(channel, other.id, (cable.id,), why)
        return Route(channel, other.id, (cable.id,))

    def _switched(self, channel: str, link: str, cable: Cable, port: Port) -> Route:
        passed = cable.id, port.id, port.director
        if not link.strip("*"):
            return Route(
                channel,
                "",
                passed,
                say("no LINK specifies the port that {0} connects to", _chpid(self.drawing, channel)),
            )
        target = self.named(channel, link)
        if target is None:
            return Route(channel, "", passed, say("LINK {0}: no director has domain {1}", link, link[:2]))
        director, address = target
        there = self.ports.get((director.id, address))
        far = self.across(there.id) if there else None
        if there is None or far is None or not isinstance(far[1], Channel):
            why = say(
                "LINK {0}: no channel is cabled to port {1:02X} of {2}",
                link,
                address,
                director_named(title(director)),
            )
            return Route(channel, "", passed, why)
        between, fault = self._between(port.director, director.id)
        fault = self._blocked((port, there)) or fault or self._zones(port, there)
        behind = (there.id,) if there.id != port.id else ()
        return Route(channel, far[1].id, tuple(dict.fromkeys((*passed, *between, *behind, far[0].id))), fault)

    def onward(self, channel: str, link: str, port: Port) -> tuple[tuple[str, ...], str]:
        """Return the elements that a path passes beyond its entry port, up to the port specified by LINK, and
        its fault.

        The port at the end is omitted if it is not drawn.
        """
        fault = self._blocked((port,))
        if not link.strip("*"):
            return (), fault
        target = self.named(channel, link)
        if target is None:
            return (), say("LINK {0}: no director has domain {1}", link, link[:NARROW])
        director, address = target
        there = self.ports.get((director.id, address))
        if there is not None:
            return self.reach(port, there)
        between, closed = self._between(port.director, director.id)
        return between, fault or closed

    def reach(self, port: Port, there: Port) -> tuple[tuple[str, ...], str]:
        """Return the elements that a path passes after its entry port, up to another port, and its fault."""
        between, closed = self._between(port.director, there.director)
        fault = self._blocked((port,)) or closed or self._blocked((there,)) or self._zones(port, there)
        return (*between, there.id), fault

    def joined(self, first: str, second: str) -> bool:
        """Return whether frames can pass from one director to another: over one inter-switch link at most."""
        return first == second or frozenset((first, second)) in self.isls

    def _between(self, first: str, second: str) -> tuple[tuple[str, ...], str]:
        """Return the path from one director to another, and the reason why it is closed."""
        if first == second:
            return (), ""
        names = [title(self.drawing.get(id_, Director)) for id_ in (first, second)]
        cables = self.isls.get(frozenset((first, second)), [])
        if not cables:
            return (second,), say("no inter-switch link connects directors {0} and {1}", names[0], names[1])
        for cable in cables:
            ends = [self.drawing.get(end, Port) for end in cable.ends]
            if not self._blocked(ends):
                return (cable.id, *cable.ends, second), ""
        return (second,), say(
            "all inter-switch links between directors {0} and {1} have a blocked port", names[0], names[1]
        )

    def _zones(self, port: Port, there: Port) -> str:
        """Return the reason why zoning blocks frames from one port to another; "" = it does not."""
        if port.id == there.id or not (port.zones or there.zones) or set(port.zones) & set(there.zones):
            return ""
        return enumerated(self._zoned(item) for item in (port, there))

    def _zoned(self, port: Port) -> str:
        director = director_named(title(self.drawing.get(port.director, Director)))
        if not port.zones:
            return say("port {0:02X} of {1} is in no zone", port.address, director)
        zones = ", ".join(port.zones)
        return say("port {0:02X} of {1} is in zone {2}", port.address, director, zones)

    def _blocked(self, ports: Iterable[Port]) -> str:
        for port in ports:
            if port.blocked:
                director = self.drawing.get(port.director, Director)
                return say("port {0:02X} of {1} is blocked", port.address, director_named(title(director)))
        return ""


def routes(drawing: Drawing) -> Routes:
    """Return the cabling of a drawing in its current state."""
    return drawing.derived(Routes, Channel, Director, Port, Cable)


def title(director: Director) -> str:
    """Return the name of a director, or else its switch ID."""
    return director.name or f"{director.switch:02X}"


def _chpid(drawing: Drawing, channel: str) -> str:
    return say("CHPID {0:02X}", drawing.get(channel, Channel).chpid)
