"""Distances over the cables of a drawing, and the effect of insufficient buffer credits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import networkx as nx

from engine.ficon.drawing.model.cabling import Cable, Channel, Port
from engine.ficon.drawing.model.drawing import Drawing
from engine.scenario.derived.generations import credits_needed


class FibreWay(NamedTuple):
    """The fiber that determines a channel's rate. km: one way; credits: None = enough."""

    km: float
    credits: int | None


class Ways:
    """The cable of each channel, and the shortest paths between directors."""

    def __init__(self, drawing: Drawing) -> None:
        self._drawing = drawing
        self._fibre = nx.Graph()  # of directors; an edge has its cable
        self._own: dict[str, Cable] = {}  # channel -> its cable
        for cable in drawing.of(Cable):
            self._add(cable)

    def _add(self, cable: Cable) -> None:
        ends = [self._drawing[end] for end in cable.ends]
        for end in ends:
            if isinstance(end, Channel):
                self._own[end.id] = cable
        first, second = ends
        if isinstance(first, Port) and isinstance(second, Port) and not (first.blocked or second.blocked):
            pair = first.director, second.director
            if not self._fibre.has_edge(*pair) or self._fibre.edges[pair]["km"] > cable.km:
                self._fibre.add_edge(*pair, km=cable.km, cable=cable)

    def of(self, channel: Channel, others: Iterable[str]) -> FibreWay:
        """Return the fiber of a channel that has connections to these other channels.

        A cable between two channels counts half for each end, and so does the longest path between directors.
        """
        hops = [self._hops(channel.id, other) for other in others]
        longest = max(hops, key=lambda way: sum(cable.km * part for cable, part in way), default=[])
        km = sum(cable.km * part for cable, part in longest)
        slower = max((_slower(channel, cable) for way in hops for cable, _ in way), default=1.0)
        needed = credits_needed(channel.generation, km)
        return FibreWay(round(km, 6), max(1, int(needed / slower)) if slower > 1.0 else None)

    def _hops(self, channel: str, other: str) -> list[tuple[Cable, float]]:
        """Return the cables from a channel to another or to itself, with the channel's share of each."""
        mine, theirs = self._own.get(channel), self._own.get(other)
        if mine is None:
            return []
        if mine is theirs and other != channel:
            return [(mine, 0.5)]
        here, there = self._director(mine), self._director(theirs) if theirs else ""
        return [(mine, 1.0), *((cable, 0.5) for cable in self._between(here, there))]

    def _director(self, cable: Cable) -> str:
        ends = (self._drawing[end] for end in cable.ends)
        return next((end.director for end in ends if isinstance(end, Port)), "")

    def _between(self, here: str, there: str) -> list[Cable]:
        if here == there or here not in self._fibre or there not in self._fibre:
            return []
        if not nx.has_path(self._fibre, here, there):
            return []
        path = nx.shortest_path(self._fibre, here, there, weight="km")
        return [self._fibre.edges[pair]["cable"] for pair in zip(path, path[1:], strict=False)]


def _slower(channel: Channel, cable: Cable) -> float:
    """Return the factor by which a chunk takes longer on this cable than with enough credits."""
    if cable.credits is None:
        return 1.0
    return max(1.0, credits_needed(channel.generation, cable.km) / cable.credits)
