"""The ways of cables between channels and ports: out of the CEC round others, then to the director."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.topology.canvas.shapes import routes
from app.topology.canvas.shapes.box import Point
from app.topology.canvas.shapes.gutters import Gutters
from app.topology.canvas.shapes.nesting import Nesting
from app.topology.canvas.shapes.routes import DOWN, UP, Anchor
from app.topology.canvas.shapes.shape import Shape
from engine.ficon.drawing.model.cabling import Cable

APART, WIDEST, MARGIN = 12.0, 9.0, 9.0  # along a level; between levels, at most; from the ends of the way
Leg = tuple[Point, Anchor]  # where a cable leaves its CEC, and the port that it goes to


def lay_tracks(legs: list[Leg]) -> list[tuple[Point, ...]]:
    """Return the ways from each start to its port; all lead down, or all up, through one gap."""
    spans = [(min(start[0], end[0][0]), max(start[0], end[0][0])) for start, end in legs]
    levels = _levels(spans)
    high = min(abs(end[0][1] - start[1]) for start, end in legs) - 2 * MARGIN
    pitch = min(max(high, 1.0) / max(max(levels), 1), WIDEST)
    return [_way(leg, MARGIN + level * pitch) for leg, level in zip(legs, levels, strict=True)]


def _levels(spans: list[tuple[float, float]]) -> list[int]:
    """Return the lowest free level for each, from left to right."""
    ends: list[float] = []
    found = [0] * len(spans)
    for number in sorted(range(len(spans)), key=lambda i: spans[i]):
        left, right = spans[number]
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
    round: bool  # does it go round other channels?
    turned: bool  # does the cable name the port first?

    @property
    def end(self) -> Anchor:
        """At the port."""
        core, top = self.port.core, self.port.edge == "top"
        return (core.middle[0], core.top if top else core.bottom), UP if top else DOWN

    @property
    def gap(self) -> tuple[str, int, int]:
        """Cables that go through the same gap."""
        return self.port.edge, round(self.head[-1][1] / SAME_GAP), round(self.end[0][1] / SAME_GAP)

    @property
    def high(self) -> float:
        """Height of the gap; below 0, the port lies in the CEC's height."""
        way = self.end[0][1] - self.head[-1][1]
        return way if self.port.edge == "top" else -way


def cable_ways(shapes: dict[str, Shape], nesting: Nesting) -> dict[str, tuple[Point, ...]]:
    """Return the points of cables between channels and ports; other cables bend freely."""
    gaps: dict[tuple[str, int, int], list[RouteRun]] = {}
    for run in _runs(shapes, nesting):
        gaps.setdefault(run.gap, []).append(run)
    found = {}
    for runs in gaps.values():
        for run, way in zip(runs, _ways(runs), strict=True):
            found[run.cable] = tuple(reversed(way)) if run.turned else way
    return found


def _runs(shapes: dict[str, Shape], nesting: Nesting) -> Iterator[RouteRun]:
    """Return cables whose port is on the side of the director that faces the channel."""
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
    """Return one bend to the port, from the channel itself if nothing is in the way."""
    if not run.round:
        return routes.between(run.channel, run.port)
    way = DOWN if run.port.edge == "top" else UP
    return routes.corners(run.head) + routes.bend((run.head[-1], way), run.end)[1:]
