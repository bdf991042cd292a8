"""Assigns boxes to every element of a drawing: at its own place, or at a default place."""

from __future__ import annotations

from collections.abc import Iterable

from app.topology.shapes import sizes
from app.topology.shapes.box import Box, around, box_at
from app.topology.shapes.captions import caption
from app.topology.shapes.flow import HEADS, PADS, TextFlow
from app.topology.shapes.links.lanes import LinkLanes
from app.topology.shapes.nesting import Nesting
from app.topology.shapes.plugs import plug_in
from app.topology.shapes.shape import FRAMES, Shape
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Css, Director, Port, Storage
from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.kinds import KINDS, kind_name
from engine.ficon.drawing.model.paper import PaperGroup, PaperNote

BESIDE = 16.0  # between fixed elements of a container and those that flow beside them
APART, BELOW = 96.0, 120.0  # between CECs; between them and the directors
FRAME, LABEL = 12.0, 20.0  # of a group around its things, and its name
SIDES = 12.0, 8.0, 4.0, 16.0, 24.0, 32.0, 48.0, 64.0  # tried, the best first
TOPS = 32.0, 40.0, 48.0, 64.0, 80.0, 96.0
KIND = {kind: kind_name(kind) for kind in KINDS}
FLOATING = (Cable, Port, IsfcLink, Cluster, PaperGroup)  # lie where others are


def frame_around(inner: Box, others: Iterable[Box]) -> Box:
    """Return the frame of a group around its elements; where possible, its sides cut through no other
    elements.
    """
    near = [box for box in others if box.meets(inner.grown(max(*SIDES, *TOPS)))]
    box = inner.grown(FRAME)._replace(top=inner.top - FRAME - LABEL)
    for axis in (0, 2, 3, 1):  # left, right, bottom; top
        tries = (inner[axis] + (1 if axis > 1 else -1) * by for by in (TOPS if axis == 1 else SIDES))
        framed = (box._replace(**{Box._fields[axis]: edge}) for edge in tries)
        box = next((frame for frame in framed if not _is_cut(frame, axis, near)), box)
    return box


def _is_cut(frame: Box, axis: int, others: Iterable[Box]) -> bool:
    """Return whether a side of a frame cuts through a box."""
    along = 1 - axis % 2
    return any(
        box[axis % 2] < frame[axis] < box[axis % 2 + 2]
        and box[along] < frame[along + 2]
        and frame[along] < box[along + 2]
        for box in others
    )


class Arrangement:
    """shapes: by id, containers before their contents."""

    def __init__(self, drawing: Drawing, with_links: bool = True) -> None:
        """Arrange the drawing; with_links: also place links and other elements between others, which takes
        half of the time.
        """
        self.drawing = drawing
        self.nesting = Nesting(drawing)
        self.flow = TextFlow(self.nesting)
        self.corner: dict[str, tuple[float, float]] = {}
        self.boxes: dict[str, Box] = {}
        self._origins: dict[tuple[str, bool], tuple[float, float]] = {}
        self.reach = self._reaches()
        self._place_roots()
        self._place_held()
        self._grow()
        self.shapes = {
            thing.id: self._shape(thing) for thing in self.nesting.things if thing.id in self.boxes
        }
        plug_in(self.shapes, self.nesting)
        if with_links:
            self.lanes = LinkLanes(self.shapes, self.nesting)
            self._add_floating()

    def _add_floating(self) -> None:
        """Add links, clusters and groups; groups come last because they may contain the others."""
        for kind in (IsfcLink, Cluster, PaperGroup):
            for thing in self.nesting.things:
                if isinstance(thing, kind):
                    boxes = self.lanes.boxes
                    box = self._group(thing) if isinstance(thing, PaperGroup) else boxes.get(thing.id)
                    if box is not None:
                        words = caption(self.drawing, thing)
                        self.shapes[thing.id] = Shape(thing.id, KIND[kind], box, box, *words)

    def _group(self, thing: PaperGroup) -> Box | None:
        inner = around(self.shapes[id_].box for id_ in thing.things if id_ in self.shapes)
        if inner is None:
            return None
        own = self.nesting.inside(thing.things)
        for name in thing.things:
            while name := self.nesting.holder.get(name, ""):
                own.add(name)
        others = [s.box for s in self.shapes.values() if s.kind not in FRAMES and s.id not in own]
        return frame_around(inner, others)

    def sizes(self) -> dict[str, tuple[float, float]]:
        """Return the width and height of each element; for a director, without the extra length that its
        ports need here.
        """
        found = {name: (shape.box.width, shape.box.height) for name, shape in self.shapes.items()}
        directors = (name for name, shape in self.shapes.items() if shape.kind == "director")
        return found | {name: self.flow.size[name] for name in directors}

    def _reaches(self) -> dict[str, Box]:
        """Return the extents of placed elements, including the elements placed in them."""
        found: dict[str, Box] = {}
        for thing in reversed(self.nesting.things):
            kind = KIND[type(thing)]
            corner = None if isinstance(thing, FLOATING) else self._given(thing.id, kind)
            if corner is None:
                continue
            box = box_at(*corner, *self.flow.size[thing.id])
            for element in self.nesting.held.get(thing.id, ()):
                if element.id in found and kind in PADS:
                    box = box.joined(self._padded(found[element.id], thing.id, kind))
            found[thing.id] = box
        return found

    def _roots(self) -> list[Thing]:
        free = (thing for thing in self.nesting.things if not self.nesting.holder[thing.id])
        return [thing for thing in free if not isinstance(thing, FLOATING)]

    def _place_roots(self) -> None:
        """Place elements without a container: CECs in a row, directors, storage and notes below."""
        loose: list[Thing] = []
        for thing in self._roots():
            corner = self._given(thing.id, KIND[type(thing)])
            if corner is None:
                loose.append(thing)
            else:
                self.corner[thing.id] = corner
        whole = around(self.reach[name] for name in self.corner)
        left, top = (0.0, 0.0) if whole is None else (whole.right + APART, whole.top)
        for kind in (Cec, Director, Storage, PaperNote):
            left, top = self._row([item for item in loose if isinstance(item, kind)], left, top, kind)

    def _row(self, things: list[Thing], left: float, top: float, kind: type[Thing]) -> tuple[float, float]:
        """Put elements side by side; return the corner at which the next row begins."""
        x = left
        for thing in things:
            self.corner[thing.id] = x, top
            x += self.flow.size[thing.id][0] + APART
        if not things:
            return left, top
        high = max(self.flow.size[thing.id][1] for thing in things)
        return left, top + high + BELOW

    def _given(self, name: str, kind: str) -> tuple[float, float] | None:
        """Return the given place of an element, or the place that its contents require."""
        place, low = self.nesting.places.get(name), self.nesting.low.get(name)
        if place is not None:
            return float(place.x), float(place.y)
        if low is None:
            return None
        return low.x - PADS.get(kind, 20.0), low.y - HEADS.get(kind, 20.0)

    def _place_held(self) -> None:
        for thing in self.nesting.things:
            holder = self.nesting.holder[thing.id]
            if not holder or isinstance(thing, FLOATING):
                continue
            given = self._given(thing.id, KIND[type(thing)])
            if given is None:
                x, y = self._origin(holder, isinstance(thing, Css))
                dx, dy = self.flow.offset[thing.id]
                given = x + dx, y + dy
            self.corner[thing.id] = given

    def _origin(self, holder: str, css: bool) -> tuple[float, float]:
        """Return the point at which the arranged contents of a container begin: at its corner, or next to
        placed elements.

        css: the subsystems of a CEC, which are arranged apart from its channels.
        """
        key = holder, css
        if key not in self._origins:
            self._origins[key] = self._beside(holder, css) or self.corner[holder]
        return self._origins[key]

    def _beside(self, holder: str, css: bool) -> tuple[float, float] | None:
        held = [thing for thing in self.nesting.held[holder] if isinstance(thing, Css) == css]
        fixed = [thing for thing in held if self.nesting.fixed(thing.id)]
        loose = [self.flow.offset[thing.id] for thing in held if thing.id in self.flow.offset]
        taken = around(self.reach[thing.id] for thing in fixed if thing.id in self.reach)
        if taken is None or not loose:
            return None
        return taken.right + BESIDE - min(x for x, _ in loose), taken.top - min(y for _, y in loose)

    def _grow(self) -> None:
        """Make a container large enough for all its contents."""
        for thing in reversed(self.nesting.things):
            if thing.id not in self.corner:
                continue
            box = box_at(*self.corner[thing.id], *self.flow.size[thing.id])
            kind = KIND[type(thing)]
            for element in self.nesting.held.get(thing.id, ()):
                if element.id in self.boxes and kind in PADS:
                    box = box.joined(self._padded(self.boxes[element.id], thing.id, kind))
            self.boxes[thing.id] = box

    def padded(self, box: Box, name: str) -> Box:
        """Return the box of a container that encloses the box of its contents."""
        return self._padded(box, name, KIND[type(self.drawing[name])])

    def _padded(self, box: Box, name: str, kind: str) -> Box:
        pad, head = PADS[kind], HEADS[kind] + self.flow.lanes.get(name, 0) * sizes.LANE
        left = sizes.UNIT_LABEL if kind == "unit" else pad
        bottom = pad + sizes.CORE[1] + pad if kind == "channel" else pad
        return Box(box.left - left, box.top - head, box.right + pad, box.bottom + bottom)

    def _shape(self, thing: Thing) -> Shape:
        box, kind = self.boxes[thing.id], KIND[type(thing)]
        title, lines = caption(self.drawing, thing)
        core, devices, mark = box, 0, ""
        match thing:
            case Channel():
                core, mark = self._core(box), "" if thing.shared else "own"
            case DeviceRange():
                devices = thing.count if thing.count <= sizes.MAX_CELLS else 0
            case PaperNote():
                lines, mark = sizes.note_lines(thing), "" if thing.look == "paper" else thing.look
        return Shape(
            thing.id, kind, box, core, title, lines, self.nesting.holder[thing.id], devices, mark=mark
        )

    def _core(self, box: Box) -> Box:
        """Return the box with the name of a channel, at the bottom center."""
        width, height = sizes.CORE
        if (box.width, box.height) == sizes.CORE:
            return box
        return box_at(box.middle[0] - width / 2, box.bottom - PADS["channel"] - height, width, height)
