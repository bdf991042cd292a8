"""The lines of links and clusters that use lanes: the points where they leave their LPARs, and the place of
the pill.

Lines that leave an LPAR are ordered so that they do not cross there, with the farthest in the middle.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from app.topology.shapes import routes
from app.topology.shapes.box import Box, Point, box_at
from app.topology.shapes.shape import Shape
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink

NEAR = 8.0  # from a line to an element that it passes
EDGE, PITCH = 16.0, 18.0  # from the corner of an LPAR to a line; between two lines, at most
Place = tuple[str, str]  # a link or cluster, and one of its LPARs
Pills = Mapping[str, tuple[Box, tuple[str, ...]]]  # that have places, and their LPARs
Ways = dict[Place, tuple[Point, ...]]
Straight = Mapping[tuple[str, bool], Collection[float]]  # by LPAR, and whether lines leave it downwards


@dataclass
class LinkLane:
    """A link or cluster without a place of its own. depth: rank among all lanes, those near LPARs first.

    low: its lines leave LPARs downward; css: the subsystem whose head contains it, or "" if outside all CECs.
    y: middle of the lane; round: x and y at which a line passes around all CECs, by LPAR.
    """

    name: str
    ends: tuple[str, ...]
    size: tuple[float, float]
    low: bool = False
    css: str = ""
    y: float = 0.0
    depth: int = 0
    round: dict[str, Point] = field(default_factory=dict)

    def down(self, end: str) -> bool:
        """Return whether the line leaves an LPAR at the bottom."""
        return end in self.round or (self.low and not self.css)


def ends_of(thing: Thing) -> tuple[str, ...]:
    """Return the LPARs of a link or cluster."""
    if isinstance(thing, IsfcLink):
        return thing.ends
    return tuple(slot for slot in thing.slots if slot) if isinstance(thing, Cluster) else ()


def leaving(
    shapes: Mapping[str, Shape], lanes: Sequence[LinkLane], placed: Pills, straight: Straight
) -> dict[Place, float]:
    """Return the x at which each line leaves its LPAR up or down.

    placed: other pills with their LPARs; straight: the points where the settled lines leave.
    """
    found: dict[tuple[str, bool], list[tuple[float, str]]] = {}
    for lane in lanes:
        for end in lane.ends:
            order = _order(shapes[end].core, _target(shapes, lane, end), lane.depth)
            found.setdefault((end, lane.down(end)), []).append((order, lane.name))
    for name, (box, ends) in placed.items():
        x, y = box.middle
        for core, end in ((shapes[end].core, end) for end in ends if end in shapes):
            if not core.top < y < core.bottom:
                order = _order(core, x, abs(y - core.middle[1]))
                found.setdefault((end, y > core.bottom), []).append((order, name))
    return {
        (name, end): x
        for (end, down), lines in found.items()
        for name, x in _spread(shapes[end].core, lines, straight.get((end, down), ()))
    }


def _spread(
    core: Box, lines: list[tuple[float, str]], taken: Collection[float]
) -> Iterator[tuple[str, float]]:
    """Yield the x of each line, apart from the other lines and from settled ones."""
    pitch = min(PITCH, (core.width - 2 * EDGE) / max(len(lines) - 1, 1))
    half = (len(lines) - 1) / 2 * pitch
    room = max(core.width / 2 - EDGE / 2 - half, 0.0)
    shifts = [sign * part * pitch / 2 for part in range(4) for sign in (1, -1) if part * pitch / 2 <= room]

    def away(shift: float) -> float:
        xs = [core.middle[0] + shift - half + place * pitch for place in range(len(lines))]
        return min((min(abs(x - other), NEAR) for x in xs for other in taken), default=NEAR)

    middle = core.middle[0] + max(shifts, key=away)
    for place, (_, name) in enumerate(sorted(lines)):
        yield name, middle + place * pitch - half


def _target(shapes: Mapping[str, Shape], lane: LinkLane, end: str) -> float:
    """Return the x to which the line of an LPAR leads: around all CECs, or to the middle of the other
    LPARs.
    """
    if end in lane.round:
        return lane.round[end][0]
    xs = [
        lane.round[other][0] if other in lane.round else shapes[other].core.middle[0]
        for other in lane.ends
        if other != end
    ]
    return sum(xs) / len(xs) if xs else shapes[end].core.middle[0]


def _order(core: Box, to: float, far: float) -> float:
    """Return a sort key: lines to the left come before those to the right, with the farthest in the
    middle.
    """
    return (-1.0 if to < core.middle[0] else 1.0) / (1.0 + far)


def pill_at(lane: LinkLane, x: float) -> Box:
    """Return the box of a pill whose middle is at x in its lane."""
    (wide, high), y = lane.size, lane.y
    return box_at(x - wide / 2, y - high / 2, wide, high)


class LaneLines:
    """Places the pill of each lane where no line of a farther lane passes."""

    def __init__(
        self, shapes: Mapping[str, Shape], lanes: Sequence[LinkLane], places: Mapping[Place, float]
    ) -> None:
        self.shapes, self.lanes, self.places = shapes, lanes, places

    def pill(self, lane: LinkLane, spare: float) -> float | None:
        """Return the x of a pill's middle, or None if there is no room in its lane. spare: used if it
        joins nothing.
        """
        own = [self.comes_at(lane, end) for end in lane.ends] or [spare]
        farther = (other for other in self.lanes if other.depth > lane.depth)
        return _gap(
            own, [x for other in farther for x in self._through(lane, other)], lane.size[0] + 2 * NEAR
        )

    def middle(self, lane: LinkLane) -> float:
        """Return the x of a pill for the case where lines of other lanes cross it anyway."""
        own = [self.comes_at(lane, end) for end in lane.ends]
        x = _gap(own, [], lane.size[0] + 2 * NEAR)
        return (min(own) + max(own)) / 2 if x is None else x

    def ways(self, lane: LinkLane, pill: Box) -> Ways:
        """Return the lines from the LPARs; in a cluster, nearer lines end at the farthest line on their
        side.
        """
        found = {end: self._corners(lane, end, pill) for end in lane.ends}
        if len(lane.ends) > 2:
            for edge in (pill.left, pill.right):
                side = [end for end, corners in found.items() if corners[-1] == (edge, lane.y)]
                for end in sorted(side, key=lambda end: abs(self.comes_at(lane, end) - edge))[:-1]:
                    found[end].pop()
        return {(lane.name, end): routes.corners(corners) for end, corners in found.items()}

    def comes_at(self, lane: LinkLane, end: str) -> float:
        """Return the x at which a line arrives at its lane."""
        return lane.round[end][0] if end in lane.round else self.places[lane.name, end]

    def _through(self, lane: LinkLane, other: LinkLane) -> Iterator[float]:
        """Yield the x of places at which the lines of a farther lane may cross a lane."""
        below = lane.low and not lane.css
        for end in other.ends:
            if other.down(end) == below:
                yield self.places[other.name, end]
            if end in other.round and not below:
                yield other.round[end][0]

    def _corners(self, lane: LinkLane, end: str, pill: Box) -> list[Point]:
        core, x, y = self.shapes[end].core, self.places[lane.name, end], lane.y
        edge = pill.left if self.comes_at(lane, end) < pill.middle[0] else pill.right
        if end in lane.round:
            side, deep = lane.round[end]
            return [(x, core.bottom), (x, deep), (side, deep), (side, y), (edge, y)]
        start, near = (core.bottom, pill.top) if lane.down(end) else (core.top, pill.bottom)
        if pill.left + NEAR < x < pill.right - NEAR:
            return [(x, start), (x, near)]
        return [(x, start), (x, y), (edge, y)]


def _gap(own: list[float], crossing: list[float], wide: float) -> float | None:
    """Return the free place for a pill nearest to the middle of a lane, or None if there is no such place.

    It is far enough from all crossing lines, and its own lines arrive at different sides or from below.
    """
    low, high, half = min(own), max(own), wide / 2
    middle = (low + high) / 2
    tries = [middle, *(x + sign * half for x in (*own, *crossing) for sign in (-1.0, 1.0))]
    lines = sorted(crossing)
    free = [x for x in tries if bisect(lines, x - half + 1.0) == bisect(lines, x + half - 1.0)]
    fitting = [x for x in free if _fits(x, low, half) and _fits(x, high, half) and low <= x <= high]
    return min(fitting, key=lambda x: abs(x - middle), default=None)


def _fits(x: float, own: float, half: float) -> bool:
    """Return whether a line arrives at the side of a pill or well below it, rather than at its round end."""
    return abs(x - own) > half - 1.0 or abs(x - own) < half - 3 * NEAR
