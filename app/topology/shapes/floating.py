"""Links, clusters and groups: they lie between, above and around other things, where there is room."""

from __future__ import annotations

from collections.abc import Iterator

from app.topology.shapes import sizes
from app.topology.shapes.box import Box, around, box_at
from app.topology.shapes.captions import caption
from app.topology.shapes.nesting import Nesting
from app.topology.shapes.shape import Shape
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.kinds import kind_name
from engine.ficon.drawing.model.paper import PaperGroup

FRAME, LABEL = 12.0, 20.0  # of a group around its things, and its name
TRIES = 40
PLUGS = 16.0  # of a director, for its ports and their cables
KIND: dict[type[Thing], str] = {kind: kind_name(kind) for kind in (IsfcLink, Cluster, PaperGroup)}


class Floating:
    """Adds the shapes of what has no place by itself."""

    def __init__(self, shapes: dict[str, Shape], nesting: Nesting) -> None:
        self.shapes, self.nesting = shapes, nesting
        self.taken = [s.box for s in shapes.values() if s.kind in ("lpar", "channel", "storage", "note")]
        self.taken += [s.box.grown(PLUGS) for s in shapes.values() if s.kind == "director"]
        self.roots = [s.box for s in shapes.values() if s.kind == "cec"]

    def add(self) -> None:
        """Add links, clusters and groups; groups last, since they may hold the others."""
        for kind in (IsfcLink, Cluster, PaperGroup):
            for thing in self.nesting.things:
                if isinstance(thing, kind):
                    self._add(thing)

    def _add(self, thing: Thing) -> None:
        place = self.nesting.places.get(thing.id)
        box = self._group(thing) if isinstance(thing, PaperGroup) else None
        if place is not None and not isinstance(thing, PaperGroup):
            box = box_at(place.x, place.y, *sizes.LINK)
        elif isinstance(thing, IsfcLink):
            box = self._free(self._beside(thing))
        elif isinstance(thing, Cluster):
            box = self._free(self._above(thing))
        if box is None:
            return
        title, lines = caption(self.nesting.drawing, thing)
        self.shapes[thing.id] = Shape(thing.id, KIND[type(thing)], box, box, title, lines)
        if not isinstance(thing, PaperGroup):
            self.taken.append(box.grown(3.0))

    def _group(self, thing: PaperGroup) -> Box | None:
        inner = around(self.shapes[id_].box for id_ in thing.things if id_ in self.shapes)
        return inner and inner.grown(FRAME)._replace(top=inner.top - FRAME - LABEL)

    def _free(self, tries: Iterator[tuple[Box, bool]]) -> Box | None:
        """Return the first free place; True: it must be outside all frames of CECs too."""
        last = None
        for box, outside in tries:
            last = box
            blocked = any(box.meets(other) for other in self.taken)
            if not blocked and not (outside and any(box.meets(root) for root in self.roots)):
                return box
        return last

    def _beside(self, link: IsfcLink) -> Iterator[tuple[Box, bool]]:
        """Return a place between the LPARs, or in a lane above their subsystem or above all CECs."""
        if any(end not in self.shapes for end in link.ends):
            return
        item, other = sorted((self.shapes[end].box for end in link.ends), key=lambda box: box.left)
        width, height = sizes.LINK
        x, y = (item.middle[0] + other.middle[0]) / 2, (item.middle[1] + other.middle[1]) / 2
        if other.left - item.right >= width + 24.0 and abs(item.top - other.top) < sizes.LPAR[1]:
            yield box_at((item.right + other.left - width) / 2, y - height / 2, width, height), False
        top = min(item.top, other.top)
        homes = {self.shapes[end].parent for end in link.ends}
        if len(homes) == 1:
            head = self.shapes[homes.pop()].box.top + 22.0
            for lane in range(int(max(top - head, 0.0) // sizes.LANE)):
                yield box_at(x - width / 2, top - sizes.LANE * (lane + 1) + 3.0, width, height), False
        low = all(self._low(end) for end in link.ends)
        edge = max(root.bottom for root in self.roots) if low else min(root.top for root in self.roots)
        for lane in range(TRIES):
            y = edge + sizes.LANE * lane + 14.0 if low else edge - sizes.LANE * (lane + 1) - 6.0
            yield box_at(x - width / 2, y, width, height), True

    def _low(self, lpar: str) -> bool:
        """Return whether an LPAR lies in the lower half of its CEC, below its channels."""
        cec = self.nesting.holder.get(self.shapes[lpar].parent, "")
        return cec in self.shapes and self.shapes[lpar].box.top > self.shapes[cec].box.middle[1]

    def _above(self, cluster: Cluster) -> Iterator[tuple[Box, bool]]:
        """Over its members, above all CECs."""
        members = around(self.shapes[slot].box for slot in cluster.slots if slot and slot in self.shapes)
        width, height = sizes.CLUSTER
        x, top = (members.middle[0], members.top) if members else (width / 2, 0.0)
        roof = min([top, *(root.top for root in self.roots)])
        for lane in range(TRIES):
            yield box_at(x - width / 2, roof - sizes.LANE * (lane + 1) - 6.0, width, height), True
