"""Storage units of imported decks: as named by the comment cards of LPAR Lab, or as indicated by LINKs.

A port has one cable, so all control units whose LINKs name it are in one storage unit, and all ports of a
control unit lead to the same storage unit. Control units and ports joined in this way are drawn as one box.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Any

import networkx as nx

from engine.ficon.drawing.decks.notes import CardNote
from engine.ficon.drawing.meaning import free_names
from engine.ficon.drawing.meaning.addresses import cable_of
from engine.ficon.drawing.model.cabling import Cable, Port, Storage
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.names import words
from engine.language import say

TAPES = frozenset(("3480", "3490", "3590", "3592", "3494", "3495", "TAPE", "VTS"))  # as UNIT of CNTLUNIT


class Boxes:
    """The storage units of a draft, by name."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.named = {storage.name: storage.id for storage in draft.now.of(Storage)}

    def describe(self, note: CardNote) -> None:
        """Apply a card's description of a storage unit. Raises DrawingError for wrong values."""
        keys = {"HOLDS": "holds", "UNIT": "unit", "SERIAL": "serial"}
        fields = {keys[key]: value for key, value in note.values.items() if key in keys}
        fields |= {"holds": fields["holds"].lower()} if "holds" in fields else {}
        self.draft.set(self._box(note.name), **fields)

    def plug(self, end: str, name: str, fields: Mapping[str, Any]) -> None:
        """Cable a port or channel to a storage unit, unless it already has a cable."""
        if cable_of(self.draft.now, end) is None:
            self.draft.add(Cable, ends=(end, self._box(name)), **fields)

    def draw(self, at: Mapping[str, Iterable[str]], stated: Container[str]) -> Iterator[str]:
        """Draw the storage units that LINKs indicate; yield the conclusions.

        at: control units that LINKs name by each port. stated: CECs whose decks have comment cards of LPAR
        Lab, which list everything that was drawn.
        """
        now = self.draft.now.copy()
        graph = nx.Graph()
        for port, names in at.items():
            graph.add_edges_from((port, name) for name in names)
        for group in nx.connected_components(graph):
            units = sorted((now.get(item, ControlUnit) for item in group if item not in at), key=_number)
            ports = [port for port in at if port in group]
            free = [port for port in ports if cable_of(now, port) is None]
            if free and not any(unit.cec in stated for unit in units):
                yield self._draw(units, ports, free)

    def _draw(self, units: list[ControlUnit], ports: list[str], free: list[str]) -> str:
        box = self._known(ports) or self._new(units)
        for port in free:
            self.draft.add(Cable, ends=(port, box.id))
        named = _with_more(words(self.draft.now, units[0]), len(units) - 1)
        at = ", ".join(words(self.draft.now, self.draft.now.get(text, Port)) for text in free)
        return say(
            "LINK keywords of {0} refer to {1}; drawn as {2}, a name that no deck contains",
            named,
            at,
            words(self.draft.now, box),
        )

    def _known(self, ports: Iterable[str]) -> Storage | None:
        """Return the storage unit that one of the ports is cabled to."""
        cables = filter(None, (cable_of(self.draft.now, port) for port in ports))
        ends = (self.draft.now[end] for cable in cables for end in cable.ends)
        return next((end for end in ends if isinstance(end, Storage)), None)

    def _new(self, units: list[ControlUnit]) -> Storage:
        holds = "tape" if units[0].unit.partition("-")[0] in TAPES else "disk"
        name = free_names.storage_name(self.draft.now, holds)
        return self.draft.add(Storage, name=name, holds=holds, unit=units[0].unit)

    def _box(self, name: str) -> str:
        if name not in self.named:
            self.named[name] = self.draft.add(Storage, name=name).id
        return self.named[name]


def _number(unit: ControlUnit) -> int:
    return unit.number


def _with_more(name: str, more: int) -> str:
    return say("{0} and {1} more", name, more) if more else name
