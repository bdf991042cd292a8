"""The order in each tier: each element moves to the middle of its neighbors, until nothing improves.

This is the barycenter rule of Sugiyama, Tagawa and Toda (1981); the contents of a container stay together.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from collections.abc import Callable, Iterable
from copy import deepcopy
from statistics import fmean

from engine.ficon.drawing.layout.tiers import CecTiers, TierRow, Tiers

SWEEPS = 12
Position = Callable[[str], float | None]


def ordered(tiers: Tiers) -> Tiers:
    """Return the best order of several sweeps; the first of those that are equally good."""
    now, best, least = deepcopy(tiers), tiers, crossings(tiers)
    for _ in range(SWEEPS):
        if not least:
            break
        before = now.rows()
        _sweep(now)
        count = crossings(now)
        if count < least:
            best, least = deepcopy(now), count
        if now.rows() == before:
            break
    return best


def positions(tiers: Tiers) -> dict[str, float]:
    """Return horizontal positions of everything in the tiers, each spread evenly around the middle."""
    from networkx import Graph
    from networkx.drawing.layout import multipartite_layout

    rows = {place: row for place, row in enumerate(tiers.rows()) if row}
    graph: Graph[str] = Graph()
    graph.add_nodes_from(name for row in rows.values() for name in row)
    found = multipartite_layout(graph, subset_key=rows, align="horizontal")
    return {name: float(at[0]) for name, at in found.items()}


def crossings(tiers: Tiers) -> int:
    """Return the number of crossing straight lines between neighboring tiers."""
    count = 0
    rows = tiers.rows()
    for upper, lower in zip(rows, rows[1:], strict=False):
        places = {name: place for place, name in enumerate(lower)}
        seen: list[int] = []
        for name in upper:
            ends = sorted(places[text] for text in tiers.joined.get(name, ()) if text in places)
            count += sum(len(seen) - bisect_right(seen, end) for end in ends)
            for end in ends:
                insort(seen, end)
    return count


def _sweep(tiers: Tiers) -> None:
    """Order directors first, then channels and their CECs, then LPARs."""
    where = positions(tiers)
    tiers.directors = _by_middle(tiers.directors, _pull(tiers, where))
    where = positions(tiers)
    pull = _pull(tiers, where)
    for machine in tiers.machines:
        _order_row(machine.lower, pull)
    tiers.above = _machines(tiers.above, pull)
    tiers.below = _machines(tiers.below, pull)
    pull = _pull(tiers, positions(tiers))
    for machine in tiers.machines:
        _order_row(machine.upper, pull)


def _pull(tiers: Tiers, where: dict[str, float]) -> Position:
    """Return the middle of an element's neighbors; None if it has none."""

    def middle(name: str) -> float | None:
        ends = [where[text] for text in sorted(tiers.joined.get(name, ())) if text in where]
        return round(fmean(ends), 9) if ends else None

    return middle


def _order_row(row: TierRow, pull: Position) -> None:
    for name, inside in row.inside.items():
        row.inside[name] = _by_middle(inside, pull)
    row.blocks = _by_middle(row.blocks, lambda name: _middle(row.inside.get(name, [name]), pull))


def _machines(machines: list[CecTiers], pull: Position) -> list[CecTiers]:
    by_id = {machine.name: machine for machine in machines}
    order = _by_middle(list(by_id), lambda name: _middle(by_id[name].lower.leaves(), pull))
    return [by_id[name] for name in order]


def _middle(names: Iterable[str], pull: Position) -> float | None:
    found = [at for name in names if (at := pull(name)) is not None]
    return round(fmean(found), 9) if found else None


def _by_middle(names: list[str], pull: Position) -> list[str]:
    """Sort by middles; elements without neighbors stay, and elements with equal middles keep their order."""
    at = {name: pull(name) for name in names}
    movable = iter(sorted((name for name in names if at[name] is not None), key=lambda name: at[name] or 0.0))
    return [name if at[name] is None else next(movable) for name in names]
