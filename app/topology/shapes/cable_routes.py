"""The routes of cables between channels and ports: out of the CEC around other elements, then to the
director.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from app.topology.shapes import routes
from app.topology.shapes.box import Box, Point
from app.topology.shapes.nesting import Nesting
from app.topology.shapes.routes import DOWN, UP, Anchor
from app.topology.shapes.shape import Shape
from engine.ficon.drawing.model.cabling import Cable

CLEAR = 7.0  # from a channel to a gutter beside it
SIDE, LANE = 4.0, 5.0  # between cables in the same gutter, and in the same gap between rows
OUT = 6.0  # beyond the edge of the CEC
LANES = 3


class Gutters:
    """The gaps between the channels of a CEC."""

    def __init__(self, cec: Box, channels: Iterable[Shape]) -> None:
        self.cec = cec
        self.boxes = [shape.box for shape in channels]
        self._gaps: dict[tuple[float, bool], list[tuple[float, float]]] = {}
        self._used: dict[float, int] = {}
        self._rows: dict[float, int] = {}

    def head(self, channel: Shape, down: bool) -> tuple[list[Point], bool]:
        """Return the corners from a channel to the edge of its CEC, and whether the route is a detour."""
        box = channel.box
        start = (channel.core.middle[0], channel.core.bottom) if down else (box.middle[0], box.top)
        edge = box.bottom if down else box.top
        out = self.cec.bottom + OUT if down else self.cec.top - OUT
        others = (box for box in self.boxes if self._between(box, edge, down))
        blocked = any(other.left < start[0] < other.right for other in others)
        gutter = self._nearest(start[0], edge, down) if blocked else None
        if gutter is None:
            return [start, (start[0], out)], False
        row = self._rows[edge] = self._rows.get(edge, -1) + 1
        low = edge + (1.0 if down else -1.0) * (OUT + LANE * (row % LANES))
        return [start, (start[0], low), (gutter, low), (gutter, out)], True

    def _between(self, box: Box, edge: float, down: bool) -> bool:
        """Return whether a channel lies between this edge and the edge of the CEC."""
        return box.top >= edge if down else box.bottom <= edge

    def _nearest(self, x: float, edge: float, down: bool) -> float | None:
        """Return the nearest gutter; each further cable in it is slightly offset from the previous cable."""
        key = edge, down
        if key not in self._gaps:
            self._gaps[key] = self._free([box for box in self.boxes if self._between(box, edge, down)])
        gaps = self._gaps[key]
        at = bisect_left(gaps, (x, 0.0))
        found = min(gaps[max(at - 1, 0) : at + 1], key=lambda gap: abs(gap[0] - x), default=None)
        if found is None:
            return None
        middle, half = found
        nth = self._used.get(middle, -1) + 1
        self._used[middle] = nth
        nth = (nth % max(int((2 * half - SIDE) // SIDE), 1)) + 1
        return middle + SIDE * (nth // 2) * (1 if nth % 2 else -1)

    def _free(self, boxes: list[Box]) -> list[tuple[float, float]]:
        """Return the middles and half widths of the gaps between boxes, and of a way out on either side."""
        if not boxes:
            return []
        spans = sorted((box.left, box.right) for box in boxes)
        gaps, reach = [(spans[0][0] - CLEAR, CLEAR)], spans[0][1]
        for left, right in spans[1:]:
            if left - reach >= CLEAR:
                gaps.append(((reach + left) / 2, (left - reach) / 2))
            reach = max(reach, right)
        return [*gaps, (reach + CLEAR, CLEAR)]


APART, MARGIN = 12.0, 9.0  # along a level; from the ends of the way
WIDEST, LEAST = 9.0, 4.0  # between levels, at most; if they are less apart, there are as few as can be
Leg = tuple[Point, Anchor]  # where a cable leaves its CEC, and the port that it goes to
Span = tuple[float, float]  # x where a cable leaves its CEC, and that of its port


def lay_tracks(legs: list[Leg]) -> list[tuple[Point, ...]]:
    """Return the routes from each start to its port; all lead down, or all lead up, through one gap.

    If there is room, cables that go to the same side cross only where their ports are in a different order
    than their channels.
    """
    high = min(abs(end[0][1] - start[1]) for start, end in legs) - 2 * MARGIN
    spans = [(start[0], end[0][0]) for start, end in legs]
    levels = untangled_levels(spans)
    if high < max(levels) * LEAST:
        levels = dense_levels(spans)
    pitch = min(max(high, 1.0) / max(max(levels), 1), WIDEST)
    return [_way(leg, MARGIN + level * pitch) for leg, level in zip(legs, levels, strict=True)]


def untangled_levels(spans: list[Span]) -> list[int]:
    """Return, for each span, the first level that is free and beyond the levels that the span would cross
    there.

    Spans that go right are processed from the rightmost, and spans that go left from the leftmost. A span
    that ends where another span starts is after and below that span, because they would otherwise overlap.
    """
    found, taken = [0] * len(spans), list[tuple[float, float, int, bool]]()
    above = _above(spans)
    for number in _in_turn(spans, above):
        (left, right), rightwards = sorted(spans[number]), spans[number][1] > spans[number][0]
        beside = [each for each in taken if each[0] - APART < right and left < each[1] + APART]
        level = max((each[2] + 1 for each in beside if each[3] == rightwards), default=0)
        level = max(level, *(found[i] + 1 for i in above[number]), 0)
        used = {each[2] for each in beside}
        while level in used:
            level += 1
        taken.append((left, right, level, rightwards))
        found[number] = level
    return found


def _in_turn(spans: list[Span], above: list[list[int]]) -> Iterator[int]:
    """Yield the numbers of spans from the outside in, each after those that must be above it where
    possible.
    """
    done, begun = set[int](), set[int]()
    for first in sorted(range(len(spans)), key=lambda i: _from_outside(spans[i])):
        way = [first]
        while way:
            number = way[-1]
            begun.add(number)
            before = next((i for i in above[number] if i not in begun), None)  # two may wait for each other
            if before is not None:
                way.append(before)
                continue
            way.pop()
            if number not in done:
                done.add(number)
                yield number


def _above(spans: list[Span]) -> list[list[int]]:
    """Return, for each span, the other spans that start where it ends."""
    starts = sorted((start, number) for number, (start, _) in enumerate(spans))
    found = []
    for number, (_, end) in enumerate(spans):
        near = starts[bisect_left(starts, (end - SIDE, -1)) : bisect_left(starts, (end + SIDE, -1))]
        found.append([i for start, i in near if i != number and abs(start - end) < SIDE])
    return found


def _from_outside(span: Span) -> float:
    start, end = span
    return -start if end > start else start


def dense_levels(spans: list[Span]) -> list[int]:
    """Return the lowest free level for each span, from left to right, using as few levels as possible."""
    ends: list[float] = []
    found = [0] * len(spans)
    for number in sorted(range(len(spans)), key=lambda i: sorted(spans[i])):
        left, right = sorted(spans[number])
        level = next((i for i, end in enumerate(ends) if end + APART < left), len(ends))
        if level == len(ends):
            ends.append(right)
        ends[level] = right
        found[number] = level
    return found


def _way(leg: Leg, deep: float) -> tuple[Point, ...]:
    (x, y), ((px, py), _) = leg
    if abs(px - x) < 1.0:
        return routes.corners([(x, y), (px, py)])
    level = y + deep if py > y else y - deep
    return routes.corners([(x, y), (x, level), (px, level), (px, py)])


MAX_FREE = 6  # cables of a gap that bend freely; more have levels
MIN_HEIGHT = 30.0  # height of a gap for levels
SAME_GAP = 24.0  # ends of gaps that differ by less are the same gap


@dataclass
class RouteRun:
    """A cable from a channel to a port that faces it. head: corners to the edge of the CEC."""

    cable: str
    channel: Shape
    port: Shape
    head: list[Point]
    round: bool  # does it run around other channels?
    turned: bool  # is the port the first end of the cable?

    @property
    def end(self) -> Anchor:
        """The end at the port."""
        core, top = self.port.core, self.port.edge == "top"
        return (core.middle[0], core.top if top else core.bottom), UP if top else DOWN

    @property
    def gap(self) -> tuple[str, int, int]:
        """Key shared by the cables that go through the same gap."""
        return self.port.edge, round(self.head[-1][1] / SAME_GAP), round(self.end[0][1] / SAME_GAP)

    @property
    def high(self) -> float:
        """Height of the gap; negative if the port lies at the height of the CEC."""
        way = self.end[0][1] - self.head[-1][1]
        return way if self.port.edge == "top" else -way


def cable_ways(shapes: dict[str, Shape], nesting: Nesting) -> dict[str, tuple[Point, ...]]:
    """Return the points of cables between channels and ports; other cables are routed as free curves."""
    gaps: dict[tuple[str, int, int], list[RouteRun]] = {}
    for run in _runs(shapes, nesting):
        gaps.setdefault(run.gap, []).append(run)
    found = {}
    for runs in gaps.values():
        for run, way in zip(runs, _ways(runs), strict=True):
            found[run.cable] = tuple(reversed(way)) if run.turned else way
    return found


def _runs(shapes: dict[str, Shape], nesting: Nesting) -> Iterator[RouteRun]:
    """Return the cables whose port is on the director side facing the channel."""
    gutters: dict[str, Gutters] = {}
    for cable in (thing for thing in nesting.things if isinstance(thing, Cable)):
        a, b = (shapes.get(end) for end in cable.ends)
        if a is None or b is None or {a.kind, b.kind} != {"channel", "port"}:
            continue
        channel, port = (a, b) if a.kind == "channel" else (b, a)
        cec = nesting.holder.get(nesting.holder[channel.id]) or nesting.holder[channel.id]
        if cec not in gutters:
            held = (shapes[channel.id] for channel in nesting.channels_of(cec))
            gutters[cec] = Gutters(shapes[cec].box, held)
        down = port.edge == "top"
        if down == (port.core.middle[1] >= channel.core.middle[1]):
            head, went_round = gutters[cec].head(channel, down)
            yield RouteRun(cable.id, channel, port, head, went_round, a is port)


def _ways(runs: list[RouteRun]) -> list[tuple[Point, ...]]:
    if len(runs) <= MAX_FREE or min(run.high for run in runs) < MIN_HEIGHT:
        return [_bent(run) for run in runs]
    tails = lay_tracks([(run.head[-1], run.end) for run in runs])
    heads = (routes.corners(run.head) for run in runs)
    return [head + tail[1:] for head, tail in zip(heads, tails, strict=True)]


def _bent(run: RouteRun) -> tuple[Point, ...]:
    """Return a single bend to the port, starting at the channel itself if nothing is in the way."""
    if not run.round:
        return routes.between(run.channel, run.port)
    way = DOWN if run.port.edge == "top" else UP
    return routes.corners(run.head) + routes.bend((run.head[-1], way), run.end)[1:]
