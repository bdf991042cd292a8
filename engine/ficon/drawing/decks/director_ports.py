"""Directors of a draft and their ports: one director per switch ID, one port per address."""

from __future__ import annotations

from engine.ficon.drawing.meaning.addresses import domain as domain_of
from engine.ficon.drawing.model.cabling import Cable, Director, Port
from engine.ficon.drawing.model.change import Draft
from engine.language import say

_LAST_PORT = 0xFD  # FE is the director's own control unit port. Source: FICON director guides


class DirectorPorts:
    """Requested items that are missing are added. directors: by switch ID; ports: by director and address."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        self.directors: dict[int, str] = {director.switch: director.id for director in draft.now.of(Director)}
        self.ports: dict[tuple[str, int], str] = {
            (port.director, port.address): port.id for port in draft.now.of(Port)
        }

    def director(self, switch: int) -> str:
        """Return the director with a switch ID."""
        if switch not in self.directors:
            self.directors[switch] = self._draft.add(Director, switch=switch).id
        return self.directors[switch]

    def domain(self, switch: int) -> int:
        """Return the domain of the director with a switch ID."""
        return domain_of(self._draft.now.get(self.director(switch), Director))

    def of_domain(self, byte: int) -> str:
        """Return the director of a domain; a new director gets the domain as its switch ID."""
        now = self._draft.now
        found = (name for name in self.directors.values() if domain_of(now.get(name, Director)) == byte)
        return next(found, "") or self.director(byte)

    def port(self, director: str, address: int) -> str:
        """Return the port of a director at an address."""
        if (director, address) not in self.ports:
            self.ports[director, address] = self._draft.add(Port, director=director, address=address).id
        return self.ports[director, address]

    def join(self, pair: list[str]) -> str:
        """Add an inter-switch link between two directors at free ports; return a note, or the reason for the
        failure.
        """
        switches = [f"{self._draft.now.get(name, Director).switch:02X}" for name in pair]
        free = [self._free(director) for director in pair]
        if -1 in free:
            return say("LINKs lead from switch {0} to {1}: no port is free to connect them", *switches)
        ports = [self.port(*item) for item in zip(pair, free, strict=True)]
        self._draft.add(Cable, ends=tuple(ports))
        names = [f"{self._draft.now.get(port, Port).address:02X}" for port in ports]
        return say(
            "LINKs lead from switch {0} to {1}: drawn as an inter-switch link at ports {2} and "
            "{3}, which no deck contains",
            *switches,
            *names,
        )

    def _free(self, director: str) -> int:
        """Return the highest port that nothing refers to; -1 = none."""
        free = (number for number in range(_LAST_PORT, -1, -1) if (director, number) not in self.ports)
        return next(free, -1)
