"""Layouts to be tried: which channels are connected, the number of connections, and the positions of one-way
connections.

A connection joins a channel of the first end with a channel of the second. The side that may write to it
follows from its place among the device numbers: the lowest are reserved for one side, the highest for the
other, and those in between are for both (engine/studies/relocation/layouts.py). Layouts that differ only by
an exchange of equivalent channels are generated once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from engine.ficon.drawing.best.question import LayoutQuestion
from engine.studies.relocation.layouts import reserved

Pair = tuple[int, int]  # numbers of channels
Triple = tuple[int, int, int]  # connections of a pair: low numbers, for both sides, high numbers
FAMILIES = ("straight", "crossed", "mixed", "apart", "each with each")
MAX_SETS = 40  # of channels that are not alike, for straight layouts
FEW_SETS = 6  # for the others, of which each has many more ways
MAX_RINGS = 4  # channels for which rings of all lengths are tried
SLACK = 2  # of channels that are not equally fast


@dataclass(frozen=True)
class LayoutShape:
    """Pairs of channels with connections. family: one of FAMILIES."""

    family: str
    pairs: tuple[Pair, ...]


@dataclass(frozen=True)
class LayoutPlan:
    """A layout: a shape, and the connections of each of its pairs."""

    shape: LayoutShape
    counts: tuple[Triple, ...]

    @property
    def connections(self) -> int:
        return sum(sum(each) for each in self.counts)

    @property
    def order(self) -> tuple[Pair, ...]:
        """The pair of each connection, in order of device number."""
        rows = tuple(zip(self.shape.pairs, self.counts, strict=True))
        return tuple(pair for part in range(3) for pair, each in rows for _ in range(each[part]))


def plans(question: LayoutQuestion) -> Iterator[LayoutPlan]:
    """Yield every layout that is worth a trial, each once."""
    seen: set[object] = set()
    for shape in shapes(question):
        used = [question.channels[number] for pair in shape.pairs for number in pair]
        unlike = shape.family != "straight" or len({choice.alike for choice in used}) > 1
        slack = SLACK if len({(choice.generation, choice.km, choice.credits) for choice in used}) > 1 else 0
        for counts in spread(len(shape.pairs), question.connections, unlike, slack):
            key = _key(question, shape, counts)
            if key not in seen:
                seen.add(key)
                yield LayoutPlan(shape, counts)


# ---- shapes


def shapes(question: LayoutQuestion) -> Iterator[LayoutShape]:
    """Yield the pairs that may be connected, in the order of FAMILIES."""
    allowed = set(question.pairs)
    found = (*_straight(question), *_cyclic(question), *_apart(question), *_each(question))
    for shape in dict.fromkeys(found):
        if len(shape.pairs) <= question.connections and allowed.issuperset(shape.pairs):
            yield shape


def _straight(question: LayoutQuestion) -> Iterator[LayoutShape]:
    both = [number for number in _usable(question, 0) if (number, number) in question.pairs]
    for some in _sets(question, both):
        yield LayoutShape("straight", tuple((number, number) for number in some))


def _cyclic(question: LayoutQuestion) -> Iterator[LayoutShape]:
    """Yield shapes that connect each channel to the next one in its ring; a ring of one is straight."""
    both = [number for number in _usable(question, 0) if number in _usable(question, 1)]
    for some in _sets(question, both, FEW_SETS):
        for rings in _ring_lengths(len(some)):
            if rings[0] > 1:
                yield LayoutShape("mixed" if rings[-1] == 1 else "crossed", tuple(_rings(some, rings)))


def _ring_lengths(channels: int) -> tuple[tuple[int, ...], ...]:
    """Return ring lengths; for many channels: one ring, rings of two, and rings with the rest straight."""
    if channels <= MAX_RINGS:
        return _partitions(channels, channels)
    twos = (2,) * (channels // 2) if channels % 2 == 0 else (3, *(2,) * (channels // 2 - 1))
    half = channels // 4
    return (channels,), twos, (channels - 1, 1), (*(2,) * half, *(1,) * (channels - 2 * half))


def _rings(channels: tuple[int, ...], lengths: tuple[int, ...]) -> Iterator[Pair]:
    left = list(channels)
    for length in lengths:
        ring, left = left[:length], left[length:]
        yield from zip(ring, (*ring[1:], ring[0]), strict=True)


def _apart(question: LayoutQuestion) -> Iterator[LayoutShape]:
    """Yield shapes in which each end has separate channels; an end with fewer channels uses them more than
    once.
    """
    for first, second in _sides(question):
        most = max(len(first), len(second))
        pairs = tuple((first[i % len(first)], second[i % len(second)]) for i in range(most))
        yield LayoutShape("apart", pairs)


def _each(question: LayoutQuestion) -> Iterator[LayoutShape]:
    for first, second in _sides(question):
        if min(len(first), len(second)) > 1:
            yield LayoutShape("each with each", tuple(product(first, second)))


def _sides(question: LayoutQuestion) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield disjoint sets of channels for both ends, large sets first."""
    mine, theirs = (_usable(question, side) for side in (0, 1))
    own, other = (
        [number for number in mine if number not in theirs],
        [number for number in theirs if number not in mine],
    )
    if own and other:
        found = list(product(_sets(question, own), _sets(question, other)))
    else:
        found = [
            (some[::2], some[1::2])
            for some in _sets(question, [number for number in mine if number in theirs])
            if some[1:]
        ]
    found.sort(key=lambda sides: (-min(map(len, sides)), -max(map(len, sides))))
    yield from found[:FEW_SETS]


def _usable(question: LayoutQuestion, side: int) -> list[int]:
    return sorted({pair[side] for pair in question.pairs})


def _sets(question: LayoutQuestion, channels: list[int], most: int = MAX_SETS) -> list[tuple[int, ...]]:
    """Yield sets of channels, large sets first; among equivalent channels, only the number matters."""
    groups: dict[object, list[int]] = {}
    for channel in channels:
        groups.setdefault(question.channels[channel].alike, []).append(channel)
    counts = product(*(range(len(group), -1, -1) for group in groups.values()))
    found = [
        tuple(number for group, count in zip(groups.values(), each, strict=True) for number in group[:count])
        for each in counts
        if 0 < sum(each) <= question.connections
    ]
    return sorted(found, key=lambda some: -len(some))[:most]


@lru_cache(maxsize=64)
def _partitions(total: int, most: int) -> tuple[tuple[int, ...], ...]:
    """Return the ways to write a number as a sum, largest parts first."""
    if total == 0:
        return ((),)
    firsts = range(min(total, most), 0, -1)
    return tuple((first, *rest) for first in firsts for rest in _partitions(total - first, first))


# ---- connections of each pair


@lru_cache(maxsize=256)
def spread(pairs: int, most: int, unlike: bool, slack: int = 0) -> tuple[tuple[Triple, ...], ...]:
    """Return the connections for each pair: in each direction, as many as the other pairs, or 1 + 2 * slack
    fewer.

    unlike: the pairs are not equivalent, so the assignment of numbers to pairs matters.
    """
    found: dict[tuple[Triple, ...], None] = {}
    for total in range(most, pairs - 1, -1):
        for counts in _even(pairs, total, slack):
            found.update(dict.fromkeys(_orders(counts) if unlike else (counts,)))
    return tuple(found)


def _even(pairs: int, total: int, slack: int) -> Iterator[tuple[Triple, ...]]:
    """Yield triples, largest first: the total number of connections, of which `reserved` are low, and the
    same number are high.
    """
    idle = reserved(total)
    writing = total - idle
    least, most = max(0, writing // pairs - slack), -(-writing // pairs) + slack
    options = [
        each
        for each in product(range(idle + 1), range(most + 1), range(idle + 1))
        if sum(each) and least <= each[0] + each[1] <= most and least <= each[1] + each[2] <= most
    ]
    options.sort(reverse=True)
    yield from _filled(pairs, (idle, total - 2 * idle, idle), options)


def _filled(pairs: int, left: Triple, options: list[Triple]) -> Iterator[tuple[Triple, ...]]:
    if pairs == 0:
        if not any(left):
            yield ()
        return
    for place, each in enumerate(options):
        rest = left[0] - each[0], left[1] - each[1], left[2] - each[2]
        if min(rest) >= 0:
            for others in _filled(pairs - 1, rest, options[place:]):
                yield (each, *others)


def _orders(counts: tuple[Triple, ...]) -> Iterator[tuple[Triple, ...]]:
    """Yield the orders of the pairs: rotated, and with large pairs between small pairs."""
    half = -(-len(counts) // 2)
    woven = [
        pair for both in zip(counts[:half], (*counts[half:], None), strict=False) for pair in both if pair
    ]
    for some in (counts, tuple(woven)):
        for turn in range(len(some) if len(set(some)) > 1 else 1):
            yield (*some[turn:], *some[:turn])


# ---- what is the same


def _key(question: LayoutQuestion, shape: LayoutShape, counts: tuple[Triple, ...]) -> object:
    """Return a key that is equal for layouts that differ only by an exchange of equivalent channels."""
    degree: dict[int, int] = {}
    for pair in shape.pairs:
        for number in set(pair):
            degree[number] = degree.get(number, 0) + 1

    def name(number: int) -> object:
        return question.channels[number].alike if degree[number] == 1 else number

    if shape.family in ("crossed", "mixed"):
        return "ring", tuple(sorted(_ring_keys(question, shape, counts), key=repr))
    rows = (
        (name(first), name(second), each) for (first, second), each in zip(shape.pairs, counts, strict=True)
    )
    return shape.family, tuple(sorted(rows, key=repr))


def _ring_keys(question: LayoutQuestion, shape: LayoutShape, counts: tuple[Triple, ...]) -> Iterator[object]:
    """Return each ring, rotated to its smallest form."""
    ring: list[tuple[object, Triple]] = []
    first = shape.pairs[0][0]
    for (number, other), each in zip(shape.pairs, counts, strict=True):
        if not ring:
            first = number
        ring.append((question.channels[number].alike, each))
        if other == first:
            yield min(((*ring[turn:], *ring[:turn]) for turn in range(len(ring))), key=repr)
            ring = []
