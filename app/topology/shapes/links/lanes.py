"""Lanes of links and clusters: each has a separate lane, straight between two LPARs, above them or around
everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from app.topology.shapes import sizes
from app.topology.shapes.box import Box, around, box_at
from app.topology.shapes.captions import caption
from app.topology.shapes.links.lane_lines import (
    LaneLines,
    LinkLane,
    Pills,
    Ways,
    ends_of,
    leaving,
    pill_at,
)
from app.topology.shapes.links.straight import MARGIN, SolidBoxes, StraightLinks
from app.topology.shapes.nesting import Nesting
from app.topology.shapes.shape import Shape
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink

PLUGS = 16.0  # of a director, for its ports and their cables
FIRST, ASIDE, APART = 20.0, 16.0, 10.0  # from a CEC to the first lane; to a line round all; between these
TRIES = 60


class LinkLanes:
    """boxes: the box of each pill without a place; ways: the line from each LPAR to it."""

    def __init__(self, shapes: dict[str, Shape], nesting: Nesting) -> None:
        self.shapes, self.nesting = shapes, nesting
        self.boxes: dict[str, Box] = {}
        self.ways: Ways = {}
        solid = [s for s in shapes.values() if s.kind in ("lpar", "channel", "storage", "note", "director")]
        roots = [s for s in shapes.values() if s.kind == "cec"]
        self._outer, self._low = (*solid, *roots), dict[str, bool]()
        self._solid = SolidBoxes(s.box.grown(PLUGS) if s.kind == "director" else s.box for s in solid)
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
        """Return the place of each pill; a lane without room for its pill moves beyond the others, where
        there is room.

        Shorter lanes are nearer to their LPARs, and clusters are beyond all links. The position of a lane is
        settled last because it depends on how far its lines and its pill reach.
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
        """Yield the links whose LPARs are in the picture, and then the clusters."""
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
        self._solid.add(box.grown(MARGIN))

    # -- straight between two LPARs

    def _direct(self, things: list[Thing]) -> list[LinkLane]:
        """Put links straight between their LPARs where nothing is in the way; return the other links."""
        pairs = Counter(frozenset(thing.ends) for thing in things if isinstance(thing, IsfcLink))
        straight, found = StraightLinks(self.shapes, self.nesting, self._solid), []
        for thing in things:
            size, joined = self._size(thing), None
            ends = tuple(end for end in dict.fromkeys(ends_of(thing)) if end in self.shapes)
            if isinstance(thing, IsfcLink):
                joined = straight.joined(thing, size, pairs[frozenset(thing.ends)])
            if joined is None:
                found.append(LinkLane(thing.id, ends, size))
            else:
                self.boxes[thing.id], ways = joined
                self.ways |= ways
        return found

    def _upright(self) -> dict[tuple[str, bool], list[float]]:
        """Return the x of the straight lines that leave each LPAR up or down."""
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
        """Rank lanes from the LPARs outward; outer: lanes outside all subsystems."""
        used: Counter[str] = Counter()
        for depth, lane in enumerate(lanes, 1):
            lane.low = bool(lane.ends) and all(map(self._is_low, lane.ends))
            lane.css = "" if lane.name in outer else self._subsystem(lane, used)
            lane.depth = depth if lane.css else depth + len(lanes)

    def _heights(self, lines: LaneLines, middles: list[tuple[LinkLane, float]]) -> None:
        """Place each lane outside subsystems where nothing lies between the ends of its lines and its
        pill.
        """
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
        """Return whether lines leave an LPAR downward, because fewer elements are below it than above it."""
        if lpar not in self._low:
            core, around_all = self.shapes[lpar].core, self._cecs
            above = core._replace(top=around_all.top - FIRST, bottom=core.top - 1.0)
            below = core._replace(top=core.bottom + 1.0, bottom=around_all.bottom + FIRST)
            self._low[lpar] = self._held_up(lpar, below) < self._held_up(lpar, above)
        return self._low[lpar]

    def _held_up(self, lpar: str, strip: Box) -> int:
        """Return the number of elements and other CECs that a strip intersects."""
        root = self._root(self.shapes[lpar])
        return sum(shape.id != root for shape in self._outer if shape.box.meets(strip))

    def _head(self, css: str) -> float:
        """Return the upper edge of the first LPARs of a subsystem."""
        return min(self.shapes[thing.id].box.top for thing in self.nesting.held[css])

    def _subsystem(self, lane: LinkLane, used: Counter[str]) -> str:
        """Return the subsystem whose head has room for a link between two of its LPARs."""
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
        if self._solid.meets(Box(left, y - half, right, y + half)):
            return ""
        used[css] += 1
        lane.y = y
        return css

    def _free(self, lane: LinkLane, reach: list[float], y: float, step: float) -> float:
        """Return the next lane outside all CECs that is free of elements."""
        high = lane.size[1] / 2
        for _ in range(TRIES):
            if not self._solid.meets(Box(min(reach), y - high, max(reach), y + high)):
                break
            y += step
        return y

    def _sides(self, lanes: list[LinkLane]) -> None:
        """Route the lines of LPARs at the bottom around all elements to a lane above; the highest lane goes
        outermost.

        The distance that they go down is added later.
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
