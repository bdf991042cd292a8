"""Lanes of links and clusters: each has its own, straight between two LPARs, above them or round all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

from app.topology.shapes import routes, sizes
from app.topology.shapes.box import Box, around, box_at
from app.topology.shapes.captions import caption
from app.topology.shapes.lane_lines import (
    NEAR,
    PITCH,
    LaneLines,
    LinkLane,
    Pills,
    Ways,
    ends_of,
    leaving,
    pill_at,
)
from app.topology.shapes.nesting import Nesting
from app.topology.shapes.shape import Shape
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink

PLUGS = 16.0  # of a director, for its ports and their cables
ROOM = 12.0  # from a pill to LPARs beside it
PARALLEL = 16.0  # of two links between the same LPARs, from the middle
FIRST, ASIDE, APART = 20.0, 16.0, 10.0  # from a CEC to the first lane; to a line round all; between these
TRIES = 60
Boxes = NDArray[np.float64]


class LinkLanes:
    """boxes: the place of each pill without one; ways: the line from each LPAR to it."""

    def __init__(self, shapes: dict[str, Shape], nesting: Nesting) -> None:
        self.shapes, self.nesting = shapes, nesting
        self.boxes: dict[str, Box] = {}
        self.ways: Ways = {}
        solid = [s for s in shapes.values() if s.kind in ("lpar", "channel", "storage", "note", "director")]
        roots = [s for s in shapes.values() if s.kind == "cec"]
        self._frames = [*roots, *(s for s in shapes.values() if s.kind == "css")]
        self._outer, self._low = (*solid, *roots), dict[str, bool]()
        self._solid = _array(s.box.grown(PLUGS) if s.kind == "director" else s.box for s in solid)
        self._roots = _array(s.box for s in roots)
        self._around = around(s.box for s in (*roots, *solid)) or Box(0.0, 0.0, 0.0, 0.0)
        self._cecs = around(s.box for s in roots) or self._around
        placed = [thing for thing in self._pills() if thing.id in nesting.places]
        for thing in placed:
            place = nesting.places[thing.id]
            self._take(thing.id, box_at(place.x, place.y, *self._size(thing)))
        lanes = self._direct([thing for thing in self._pills() if thing.id not in nesting.places])
        kept = {thing.id: (self.boxes[thing.id], ends_of(thing)) for thing in placed}
        for lane, pill in self._settled(lanes, kept):
            self._take(lane.name, pill)
            self.ways |= LaneLines(shapes, lanes, self.places).ways(lane, pill)

    def _settled(self, lanes: list[LinkLane], kept: Pills) -> list[tuple[LinkLane, Box]]:
        """Return the place of each pill; a lane without room for one goes beyond the others, where it has.

        Shorter lanes are nearer to their LPARs, and clusters beyond all links. Where a lane lies is settled
        last, as that depends on how far its lines and its pill reach.
        """
        clusters = {thing.id for thing in self.nesting.things if isinstance(thing, Cluster)}
        lanes.sort(key=lambda lane: (lane.name in clusters, self._span(lane)))
        outer, straight = set(clusters), self._upright()
        while True:
            self._levels(lanes, outer)
            self._sides(lanes)
            self.places = leaving(self.shapes, lanes, kept, straight)
            lines = LaneLines(self.shapes, lanes, self.places)
            found = [(lane, lines.pill(lane, self._cecs.middle[0])) for lane in lanes]
            tight = next((lane for lane, pill in found if pill is None and lane.name not in outer), None)
            if tight is None:
                break
            outer.add(tight.name)
            lanes.remove(tight)
            lanes.append(tight)
        middles = [(lane, lines.middle(lane) if x is None else x) for lane, x in found]
        self._heights(lines, middles)
        return [(lane, pill_at(lane, x)) for lane, x in middles]

    def _pills(self) -> Iterator[Thing]:
        """Yield the links, then the clusters, whose LPARs are in the picture."""
        for kind in (IsfcLink, Cluster):
            for thing in self.nesting.things:
                if isinstance(thing, kind) and (
                    isinstance(thing, Cluster) or all(map(self.shapes.get, ends_of(thing)))
                ):
                    yield thing

    def _size(self, thing: Thing) -> sizes.Size:
        title, _ = caption(self.nesting.drawing, thing)
        return sizes.link_size(title) if isinstance(thing, IsfcLink) else sizes.PILL

    def _take(self, name: str, box: Box) -> None:
        self.boxes[name] = box
        self._solid = np.concatenate((self._solid, _array([box.grown(3.0)])))

    # -- straight between two LPARs

    def _direct(self, things: list[Thing]) -> list[LinkLane]:
        """Put links straight between their LPARs where nothing lies; return the others."""
        pairs = Counter(frozenset(thing.ends) for thing in things if isinstance(thing, IsfcLink))
        found = []
        for thing in things:
            size = self._size(thing)
            ends = tuple(end for end in dict.fromkeys(ends_of(thing)) if end in self.shapes)
            straight = isinstance(thing, IsfcLink) and self._straight(
                thing, size, pairs[frozenset(thing.ends)]
            )
            if not straight:
                found.append(LinkLane(thing.id, ends, size))
        return found

    def _straight(self, link: IsfcLink, size: tuple[float, float], several: int) -> bool:
        ends = [self.shapes[end] for end in link.ends]
        for axis in (0, 1):  # beside each other, above each other
            first, last = sorted(ends, key=lambda shape: shape.core[axis])
            gap = last.core[axis] - first.core[axis + 2]
            low, high = (
                f(first.core[1 - axis + d], last.core[1 - axis + d]) for f, d in ((max, 0), (min, 2))
            )
            middle, room = (low + high) / 2, (high - low) / 2 - NEAR
            if gap < size[axis] + 2 * ROOM * (1 - axis / 3) or room < 0:
                continue
            if axis:
                middle = min(max(middle + PITCH, low + NEAR), high - NEAR)  # cables leave from the middle
            shifts = (0.0,) if several == 1 or room < PARALLEL else (-PARALLEL, PARALLEL)
            if any(self._joined(link, (first, last), axis, middle + shift, size) for shift in shifts):
                return True
        return False

    def _joined(
        self, link: IsfcLink, ends: tuple[Shape, Shape], axis: int, at: float, size: tuple[float, float]
    ) -> bool:
        """Join two LPARs by a straight line with a pill in its middle; False = something is in the way."""
        start, stop = ends[0].core[axis + 2], ends[1].core[axis]
        strip = (
            Box(start + 1, at - NEAR, stop - 1, at + NEAR)
            if not axis
            else Box(at - NEAR, start + 1, at + NEAR, stop - 1)
        )
        half = (start + stop) / 2
        x, y = (half, at) if not axis else (at, half)
        box = box_at(x - size[0] / 2, y - size[1] / 2, *size)
        own = {home for shape in ends for home in (shape.parent, self._root(shape))}
        roots = _array(s.box for s in self._frames if s.id not in own)
        if any(_meets(boxes, item) for boxes in (self._solid, roots) for item in (strip, box)):
            return False
        self._take(link.id, box)
        self._solid = np.concatenate((self._solid, _array([strip])))
        for shape, edge, to in ((ends[0], start, box[axis]), (ends[1], stop, box[axis + 2])):
            a, b = ((edge, at), (to, at)) if not axis else ((at, edge), (at, to))
            self.ways[link.id, shape.id] = routes.corners([a, b])
        return True

    def _upright(self) -> dict[tuple[str, bool], list[float]]:
        """Return x of the straight lines that leave each LPAR up or down."""
        found: dict[tuple[str, bool], list[float]] = {}
        for (_, end), way in self.ways.items():
            (x, y), core = way[0], self.shapes[end].core
            if y in (core.top, core.bottom):
                found.setdefault((end, y == core.bottom), []).append(x)
        return found

    def _root(self, shape: Shape) -> str:
        return self.nesting.holder.get(shape.parent, "")

    # -- which lane

    def _levels(self, lanes: list[LinkLane], outer: Collection[str]) -> None:
        """Rank lanes from the LPARs outwards; outer: those outside all subsystems."""
        used: Counter[str] = Counter()
        for depth, lane in enumerate(lanes, 1):
            lane.low = bool(lane.ends) and all(map(self._is_low, lane.ends))
            lane.css = "" if lane.name in outer else self._subsystem(lane, used)
            lane.depth = depth if lane.css else depth + len(lanes)

    def _heights(self, lines: LaneLines, middles: list[tuple[LinkLane, float]]) -> None:
        """Put each lane outside subsystems where nothing lies between the ends of its lines and its pill."""
        edges = {False: self._cecs.top - FIRST, True: self._cecs.bottom + FIRST + 8.0}
        for lane, x in middles:
            if not lane.css:
                half = lane.size[0] / 2
                reach = [*(lines.comes_at(lane, end) for end in lane.ends), x - half, x + half]
                step = sizes.LANE if lane.low else -sizes.LANE
                lane.y = self._free(lane, reach, edges[lane.low], step)
                edges[lane.low] = lane.y + step
        low = max(edges[True] - 12.0, self._around.bottom + ASIDE)
        for lane, _ in middles:
            lane.round = {end: (side, low + y) for end, (side, y) in lane.round.items()}

    def _span(self, lane: LinkLane) -> float:
        xs = [self.shapes[end].core.middle[0] for end in lane.ends]
        mixed = len({self._is_low(end) for end in lane.ends}) > 1
        return (max(xs) - min(xs) if xs else 0.0) + (self._cecs.width if mixed else 0.0)

    def _is_low(self, lpar: str) -> bool:
        """Return whether lines leave an LPAR downwards: something lies above it, and less below it."""
        if lpar not in self._low:
            core, around_all = self.shapes[lpar].core, self._cecs
            above = core._replace(top=around_all.top - FIRST, bottom=core.top - 1.0)
            below = core._replace(top=core.bottom + 1.0, bottom=around_all.bottom + FIRST)
            self._low[lpar] = self._held_up(lpar, below) < self._held_up(lpar, above)
        return self._low[lpar]

    def _held_up(self, lpar: str, strip: Box) -> int:
        """Return how many things and foreign CECs a strip meets."""
        root = self._root(self.shapes[lpar])
        return sum(shape.id != root for shape in self._outer if shape.box.meets(strip))

    def _head(self, css: str) -> float:
        """Return the upper edge of the first LPARs of a subsystem."""
        return min(self.shapes[thing.id].box.top for thing in self.nesting.held[css])

    def _subsystem(self, lane: LinkLane, used: Counter[str]) -> str:
        """Return the subsystem in whose head there is room for a link between two of its LPARs."""
        homes = {self.shapes[end].parent for end in lane.ends}
        css = homes.pop() if len(homes) == 1 else ""
        if not css or css not in self.shapes:
            return ""
        room = self._head(css) - self.shapes[css].box.top - 22.0
        if used[css] >= int(max(room, 0.0) // sizes.LANE):
            return ""
        ends = [self.shapes[end].core for end in lane.ends]
        left, right = min(core.left for core in ends), max(core.right for core in ends)
        y = self._head(css) - sizes.LANE * (used[css] + 1) + 17.0
        half = lane.size[1] / 2
        if _meets(self._solid, Box(left, y - half, right, y + half)):
            return ""
        used[css] += 1
        lane.y = y
        return css

    def _free(self, lane: LinkLane, reach: list[float], y: float, step: float) -> float:
        """Return the next lane outside all CECs in which nothing lies."""
        high = lane.size[1] / 2
        for _ in range(TRIES):
            if not _meets(self._solid, Box(min(reach), y - high, max(reach), y + high)):
                break
            y += step
        return y

    def _sides(self, lanes: list[LinkLane]) -> None:
        """Let lines of LPARs at the bottom come round all things to a lane above; the highest outermost.

        How far down they go is added later.
        """
        nth: Counter[bool] = Counter()
        for lane in sorted(lanes, key=lambda lane: lane.depth):
            lane.round = {}
            if lane.low or lane.css:
                continue
            for end in lane.ends:
                if not self._is_low(end):
                    continue
                right = self.shapes[end].core.middle[0] > self._cecs.middle[0]
                away = ASIDE + APART * nth[right]
                side = self._around.right + away if right else self._around.left - away
                lane.round[end] = side, APART * nth[right]
                nth[right] += 1


def _array(boxes: Iterable[Box]) -> Boxes:
    return np.array(list(boxes), dtype=np.float64).reshape(-1, 4)


def _meets(boxes: Boxes, box: Box) -> bool:
    left, top, right, bottom = box
    return bool(
        np.any((boxes[:, 0] < right) & (boxes[:, 2] > left) & (boxes[:, 1] < bottom) & (boxes[:, 3] > top))
    )
