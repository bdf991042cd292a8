"""Twin of HiperDispatch: which waiting virtual CPU a processor takes, and how many cores are unparked.

Lists and min(), in plain Python; nothing of the machine's own code.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Waiting:
    """A virtual CPU that is ready."""

    number: int
    vector: int  # processor
    priority: int
    turn: int
    since: int  # ns

    @property
    def order(self) -> tuple[int, int]:
        """The earliest deadline first, then the longest wait."""
        return self.priority, self.turn


@dataclass(frozen=True)
class Topology:
    """Where the logical cores are."""

    places: Sequence[int]  # physical core of each
    chip: int  # physical cores
    node: int

    def distance(self, c: int, other: int) -> int:
        """Return 1 for the same chip, 2 for another chip of the node, 3 for another node."""
        mine, theirs = self.places[c], self.places[other]
        if mine // self.node != theirs // self.node:
            return 3
        return 1 if mine // self.chip == theirs // self.chip else 2


def taken(
    c: int, waiting: Sequence[Waiting], topology: Topology | None, now: int, time_slice: int
) -> Waiting | None:
    """Return what processor c, which has nothing to do, takes; no topology: horizontal polarization."""
    if topology is None:
        return min(waiting, key=lambda v: v.order, default=None)
    own = [v for v in waiting if v.vector == c]
    if own:
        return min(own, key=lambda v: v.order)
    found = []
    for vector in {v.vector for v in waiting}:
        there = [v for v in waiting if v.vector == vector]
        first, far = min(there, key=lambda v: v.order), topology.distance(c, vector)
        if far == 1 or (far == 2 and len(there) > 1) or (far == 3 and now - first.since > time_slice):
            found.append((far, first.order, first))
    return min(found)[2] if found else None


def spread(values: Sequence[float], deviations: float) -> float:
    """Return the mean and so many standard deviations."""
    return max(0.0, statistics.fmean(values) + deviations * statistics.pstdev(values))


def excess(
    shared: int, entitled: float, weight: int, others: Sequence[tuple[float, float, float, int]]
) -> float:
    """Return the excess power of an interval, cores. others: use, waits, entitlement (cores), weight."""
    left = shared - entitled - sum(min(used, due) for used, _, due, _ in others)
    rivals = sum(their for used, waited, due, their in others if used + waited > due + 1e-9)
    return max(0.0, left) * weight / (weight + rivals)


def wanted(
    rule: str, high_medium: int, online: int, ceiling: float, floor: float, caps: Sequence[float]
) -> int:
    """Return the number of cores that accept work. caps: cores that each cap leaves."""
    low, needed = math.floor(floor + 1e-9), math.ceil(ceiling - 1e-9)
    cores = {
        "LARGE": high_medium + low,
        "MEDIUM": high_medium + max(0, min(low, needed - high_medium)),
        "SMALL": min(needed, high_medium + low),
    }[rule]
    return max(1, min([cores, online, *map(math.ceil, caps)]))
