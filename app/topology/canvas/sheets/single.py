"""A sheet for each CEC and director: its contents, and off-sheet ports where wires leave it.

An off-sheet port is the end of a wire, labeled with its destination on another sheet. Sheets are made from
the present picture and drawing, so edits on a sheet are edits of the drawing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from copy import copy
from dataclasses import replace
from math import hypot

from app.topology.shapes import routes
from app.topology.shapes.box import Box, Point, around
from app.topology.shapes.box_index import BoxIndex
from app.topology.shapes.labels import label_box
from app.topology.shapes.scene import CanvasScene
from app.topology.shapes.shape import FRAMES, Edge
from engine.ficon.drawing.model.cabling import Cec, Director
from engine.ficon.drawing.model.names import called

FIRST, STEP = 30.0, 24.0  # from the edge of the sheet's thing to an off-sheet port; to the next row of them
OUTER = ("link", "cluster")  # shown on the sheet of a CEC if they join nothing else
DERIVED = ("_index", "ways", "_lines", "edges_of", "from_far")


def names_of_sheets(scene: CanvasScene) -> list[str]:
    """Return the ids of the elements that have a sheet: CECs, then directors."""
    return [
        thing.id for kind in (Cec, Director) for thing in scene.drawing.of(kind) if thing.id in scene.shapes
    ]


def sheet_scene(scene: CanvasScene, name: str) -> CanvasScene:
    """Return the picture of one CEC or director, with an off-sheet port at each wire that leaves it."""
    inside = _inside(scene, name)
    made = part_of(scene)
    made.shapes = {text: shape for text, shape in scene.shapes.items() if text in inside}
    solid = BoxIndex()
    for shape in made.shapes.values():
        if shape.kind not in FRAMES:
            solid.add(shape.id, shape.box)
    made.edges = [*_kept(scene, inside), *_off_sheet(scene, scene.shapes[name].box, inside, solid)]
    points = (Box(x, y, x, y) for edge in made.edges for x, y in edge.points)
    plates = (label_box(edge.label, edge.label_at) for edge in made.edges if edge.label and edge.label_at)
    made.bounds = around((*(shape.box for shape in made.shapes.values()), *points, *plates)) or scene.bounds
    return made


def part_of(scene: CanvasScene) -> CanvasScene:
    """Return a copy of a picture, for showing part of it."""
    made = copy(scene)
    for derived in DERIVED:
        made.__dict__.pop(derived, None)
    made.whole = scene
    return made


def port_at(scene: CanvasScene, point: Point, layers: Collection[str]) -> Edge | None:
    """Return the wire whose off-sheet port is at a point, or None if there is no port."""
    ports = (edge for edge in scene.edges if edge.far and (not edge.layer or edge.layer in layers))
    return next((port for port in ports if port.label_at and _holds(port.label, port.label_at, point)), None)


def _holds(text: str, at: Point, point: Point) -> bool:
    return label_box(text, at).holds(point)


def _inside(scene: CanvasScene, name: str) -> set[str]:
    """Return everything inside an element, and the links and clusters that join nothing outside it."""
    inside = scene.nesting.inside((name,))
    for shape in scene.shapes.values():
        if shape.kind in OUTER:
            ends = {end for n in scene.edges_of.get(shape.id, ()) for end in scene.edges[n].ends}
            if len(ends) > 1 and ends - {shape.id} <= inside:
                inside.add(shape.id)
    return inside


def _kept(scene: CanvasScene, inside: set[str]) -> Iterator[Edge]:
    return (edge for edge in scene.edges if edge.ends[0] in inside and edge.ends[1] in inside)


def _off_sheet(scene: CanvasScene, box: Box, inside: set[str], taken: BoxIndex) -> Iterator[Edge]:
    """Yield the first parts of the wires that leave, each with the name of its far end at the place where it
    stops.

    taken: boxes that such a name must not cover; its own box is added.
    """
    for edge in scene.edges:
        if (edge.ends[0] in inside) == (edge.ends[1] in inside) or not edge.id:
            continue
        turned = edge.ends[1] in inside
        far = edge.ends[0] if turned else edge.ends[1]
        way = routes.flat(edge.points)
        text = f"→ {called(scene.drawing, far)}"
        cut = _cut(way[::-1] if turned else way, box)
        end = _free(cut, text, taken)
        yield replace(edge, points=_points([*cut, end]), label=text, label_at=end, far=far)


def _cut(way: list[Point], box: Box) -> list[Point]:
    """Return a path cut at the edge of a box; a path that begins outside, as at a port, is cut a little
    further on.
    """
    if not box.holds(way[0]):
        (x, y), (bx, by) = way[0], way[1]
        length = hypot(bx - x, by - y) or 1.0
        return [way[0], (x + (bx - x) / length, y + (by - y) / length)]
    found = [way[0]]
    for point in way[1:]:
        if box.holds(point):
            found.append(point)
            continue
        before = found[-1]
        found.append((min(max(point[0], box.left), box.right), min(max(point[1], box.top), box.bottom)))
        if found[-1] == before:
            found[-1] = point
        break
    return found


def _free(cut: list[Point], text: str, taken: BoxIndex) -> Point:
    """Return the nearest place straight ahead where an off-sheet port covers nothing, and mark it as
    taken.
    """
    (ax, ay), (x, y) = cut[-2:] if len(cut) > 1 else (cut[0], cut[0])
    length = hypot(x - ax, y - ay) or 1.0
    dx, dy = ((0.0, 1.0 if y >= ay else -1.0), ((x - ax) / length, 0.0))[abs(x - ax) > abs(y - ay)]
    away = FIRST
    while True:
        plate = label_box(text, (x + dx * away, y + dy * away))
        if next(taken.near(plate), None) is None:
            taken.add(text, plate)
            return x + dx * away, y + dy * away
        away += STEP


def _points(way: list[Point]) -> tuple[Point, ...]:
    """Return straight segments as bends."""
    found = [way[0]]
    for before, after in zip(way, way[1:], strict=False):
        found += [before, after, after]
    return tuple(found)
