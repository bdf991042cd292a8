"""The overview: each CEC, director and storage unit as a box, ordered as in the drawing, with their
cables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication

from app.topology.canvas.sheets.single import part_of
from app.topology.shapes import routes
from app.topology.shapes.box import Box, Point, around, box_at
from app.topology.shapes.labels import labelled
from app.topology.shapes.links.from_far import named_links
from app.topology.shapes.links.tones import named, tones
from app.topology.shapes.scene import EVERYWHERE, CanvasScene
from app.topology.shapes.shape import Edge, Shape
from app.topology.shapes.ways.detours import Detours
from engine.ficon.drawing.layout.boxes import spread
from engine.ficon.drawing.model.cabling import Director, Lpar, Storage
from engine.language import numeral

_tr = partial(QCoreApplication.translate, "Canvas")
WIDE, HIGH = 250.0, 74.0  # of a box
ACROSS, DOWN = 150.0, 150.0  # between boxes of a row, and between rows
SHIFTS = 24.0, -24.0, 60.0, -60.0, 96.0, -96.0  # of links from the middles of their boxes
Pair = tuple[str, str]


def overview_scene(scene: CanvasScene) -> CanvasScene:
    """Return the picture of all CECs, directors and storage units without their contents."""
    boxes = _boxes([shape for shape in scene.shapes.values() if shape.kind in ("cec", "director", "storage")])
    made = part_of(scene)
    made.is_overview = True
    made.shapes = {name: _shape(scene, name, box) for name, box in boxes.items()}
    made.edges = _lines(made.shapes, _wires(scene, made.shapes))
    points = (Box(x, y, x, y) for edge in made.edges for x, y in edge.points)
    made.bounds = around((*boxes.values(), *points)) or EVERYWHERE
    return made


# -- boxes


def _boxes(shapes: list[Shape]) -> dict[str, Box]:
    """Return a box for each shape, in the order of the drawing; shapes side by side share a row."""
    found: dict[str, Box] = {}
    scale = _scale(shapes)
    for number, row in enumerate(_rows(shapes)):
        ordered = sorted(row, key=lambda shape: (shape.box.middle[0], shape.id))
        wishes = [shape.box.middle[0] * scale for shape in ordered]
        edges = spread(wishes, [WIDE] * len(ordered), ACROSS)
        for shape, left in zip(ordered, edges, strict=True):
            found[shape.id] = box_at(round(left), number * (HIGH + DOWN), WIDE, HIGH)
    return found


def _rows(shapes: list[Shape]) -> list[list[Shape]]:
    """Return shapes in rows from top to bottom; those in a row are side by side, at least in part."""
    rows: list[list[Shape]] = []
    edge = float("-inf")
    for shape in sorted(shapes, key=lambda shape: (shape.box.middle[1], shape.id)):
        if shape.box.middle[1] >= edge:
            rows.append([])
            edge = shape.box.bottom
        rows[-1].append(shape)
    return rows


def _scale(shapes: list[Shape]) -> float:
    widest = max((shape.box.width for shape in shapes), default=WIDE)
    return WIDE / max(widest, WIDE)


def _shape(scene: CanvasScene, name: str, box: Box) -> Shape:
    old = scene.shapes[name]
    return Shape(name, old.kind, box, box, old.title, (_held(scene, name),))


def _held(scene: CanvasScene, name: str) -> str:
    """Return the counts of an element's contents, as text."""
    held = scene.nesting.held.get(name, ())
    if isinstance(scene.drawing[name], Storage):
        return scene.shapes[name].lines[0]
    if isinstance(scene.drawing[name], Director):
        return _counted(len(held), _tr("1 port"), _tr("{n} ports"))
    lpars = (item for css in held for item in scene.nesting.held.get(css.id, ()) if isinstance(item, Lpar))
    channels = len(scene.nesting.channels_of(name))
    counts = (
        _counted(sum(1 for _ in lpars), _tr("1 LPAR"), _tr("{n} LPARs")),
        _counted(channels, _tr("1 channel"), _tr("{n} channels")),
    )
    return ", ".join(counts)


def _counted(number: int, text: str, many: str) -> str:
    return text if number == 1 else many.format(n=numeral(number, ","))


# -- lines


def _wires(scene: CanvasScene, shown: dict[str, Shape]) -> dict[tuple[str, Pair], list[str]]:
    """Return the kind and ends of each line, with the names of the cables or links that it represents."""
    found: dict[tuple[str, Pair], list[str]] = {}
    for edge in scene.edges:
        if edge.kind == "cable":
            pair = _pair(*(_home(scene, shown, end) for end in edge.ends))
            found.setdefault((edge.kind, pair), []).append(edge.id)
    for name, shape in scene.shapes.items():
        if shape.kind == "link":
            ends = [scene.edges[n].ends[0] for n in scene.edges_of.get(name, ())]
            homes = dict.fromkeys(_home(scene, shown, end) for end in ends)
            if len(homes) == 2:
                found.setdefault(("link", _pair(*homes)), []).append(shape.title)
    return {key: names for key, names in found.items() if all(key[1]) and key[1][0] != key[1][1]}


def _pair(text: str, other: str) -> Pair:
    return (text, other) if text <= other else (other, text)


def _home(scene: CanvasScene, shown: dict[str, Shape], name: str) -> str:
    """Return the CEC, director or storage unit that contains an element."""
    return next((holder for holder in (name, *scene.holders(name)) if holder in shown), "")


def _lines(shapes: dict[str, Shape], wires: dict[tuple[str, Pair], list[str]]) -> list[Edge]:
    """Return one line for each pair, routed around the boxes in between."""
    solid = {name: replace(shape, kind="director") for name, shape in shapes.items()}
    edges = list(_straight(solid, wires))
    mending = Detours(solid).mending(edges, {})
    while True:
        try:
            next(mending)
        except StopIteration as end:
            edges = end.value
            break
    found = tones(edges)
    edges = [replace(edge, tone=found.get(named(edge), 0)) for edge in edges]
    boxes = [shape.box for shape in shapes.values()]
    return labelled(edges, lambda box: any(box.meets(item) for item in boxes))


def _straight(shapes: dict[str, Shape], wires: dict[tuple[str, Pair], list[str]]) -> Iterator[Edge]:
    used: Counter[str] = Counter()  # links at each box
    for (kind, pair), names in sorted(wires.items()):
        shift = 0.0
        if kind == "link":
            used.update(pair)
            shift = SHIFTS[(max(used[name] for name in pair) - 1) % len(SHIFTS)]
        between = _between(shapes[pair[0]].box, shapes[pair[1]].box, shift)
        yield Edge("", kind, pair, between, _bundle(kind, names))


def _bundle(kind: str, names: list[str]) -> str:
    """Return the number of cables or links that a line represents, and the links."""
    if kind == "cable":
        return _counted(len(names), _tr("1 cable"), _tr("{n} cables"))
    return named_links(names)


def _between(box: Box, other: Box, shift: float) -> tuple[Point, ...]:
    """Return a straight or bent line between the facing sides of two boxes; shift: offset from their
    middles.
    """
    if box.bottom <= other.top or other.bottom <= box.top:
        upper, lower = (box, other) if box.top < other.top else (other, box)
        a, b = (upper.middle[0] + shift, upper.bottom), (lower.middle[0] + shift, lower.top)
        way = routes.bend((a, routes.DOWN), (b, routes.UP))
        return way if upper is box else way[::-1]
    left, right = (box, other) if box.left < other.left else (other, box)
    level = min(max(shift, 12.0 - HIGH / 2), HIGH / 2 - 12.0)
    a, b = (left.right, left.middle[1] + level), (right.left, right.middle[1] + level)
    way = (a, a, b, b)
    return way if left is box else way[::-1]
