"""FCTC connections as lines from each selected device to its partner."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from app.topology.shapes.box import Box, Point
from app.topology.shapes.scene import CanvasScene
from app.topology.shapes.shape import Edge
from engine.ficon.drawing.meaning.device_paths import device_paths
from engine.ficon.drawing.meaning.ends import End
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.model.isfc import IsfcLink

MAX_PAINTED = 64  # connections that are painted
WIDEST = 8  # things that are selected: of more, none are


def connections(scene: CanvasScene, selection: Iterable[str]) -> list[Edge]:
    """Return a line for each connection of the selected devices, control units, channels and links."""
    chosen = tuple(name for name in selection if name in scene.shapes)
    kinds = {scene.shapes[name].kind for name in chosen}
    if not chosen or len(chosen) > WIDEST or not kinds <= {"device", "unit", "channel", "link"}:
        return []
    found: list[Edge] = []
    for ends, up in _pairs(scene, chosen):
        a, b = (_cell(scene, end) for end in ends)
        if a and b and len(found) < MAX_PAINTED:
            kind = "connection" if up else "broken"
            found.append(Edge("", kind, (ends[0].device, ends[1].device), _arc(a, b)))
    return [*found, *_device_ways(scene, chosen)]


def _device_ways(scene: CanvasScene, chosen: tuple[str, ...]) -> Iterator[Edge]:
    """Yield the cables on the paths of selected disks, tapes and FCP devices; closed paths are broken."""
    known = device_paths(scene.drawing)
    inside = scene.nesting.inside(chosen)
    units = [
        text for text in known if text in inside or any(name in inside for name in _devices(scene, text))
    ]
    cables = {name: bool(path.fault) for unit in units for path in known[unit] for name in path.passed}
    for edge in scene.edges:
        if edge.kind == "cable" and edge.id in cables:
            yield replace(edge, id="", kind="broken" if cables[edge.id] else "connection", label="")


def _devices(scene: CanvasScene, unit: str) -> Iterator[str]:
    return (child.id for child in scene.drawing.children(unit))


def _pairs(scene: CanvasScene, chosen: tuple[str, ...]) -> Iterator[tuple[tuple[End, End], bool]]:
    """Return both ends of each connection, and whether it works."""
    resolved, drawing = resolve(scene.drawing), scene.drawing
    for name in chosen:
        if isinstance(drawing.find(name), IsfcLink):
            rows = (row.connection for row in resolved.of_link(name))
            yield from ((row.ends, row.up) for row in rows if row)
    inside = scene.nesting.inside(chosen)
    for stretch in resolved.stretches:
        if stretch.ends[0].device in inside or stretch.ends[1].device in inside:
            each = (stretch.at(place) for place in range(min(stretch.count, MAX_PAINTED)))
            yield from ((connection.ends, connection.up) for connection in each)


def _cell(scene: CanvasScene, end: End) -> Box | None:
    """Return the square of a device or the bar of its range."""
    shape, thing = scene.shapes.get(end.device), scene.drawing.find(end.device)
    if shape is None or not isinstance(thing, DeviceRange):
        return None
    place = end.number - thing.number
    return shape.cells[place] if 0 <= place < len(shape.cells) else shape.box


def _arc(a: Box, b: Box) -> tuple[Point, ...]:
    """Return a straight line between two rows of a channel, or otherwise an arc above both."""
    (ax, ay), (bx, by) = a.middle, b.middle
    if abs(ax - bx) < 1.0:
        start, end = ((ax, a.bottom), (bx, b.top)) if ay < by else ((ax, a.top), (bx, b.bottom))
        return start, start, end, end
    high = min(a.top, b.top) - 18.0 - 0.12 * abs(bx - ax)
    return (ax, a.top), (ax, high), (bx, high), (bx, b.top)


def cell_at(scene: CanvasScene, name: str, point: Point) -> int | None:
    """Return the position in its range of the device whose square is at a point."""
    shape = scene.shapes.get(name)
    cells = shape.cells if shape else ()
    return next((i for i, cell in enumerate(cells) if cell.grown(2.0).holds(point)), None)
