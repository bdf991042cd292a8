"""Comparison marks: on added or changed elements, and at the former places of removed elements."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen

from app.topology.canvas.painting.look import Look
from app.topology.canvas.painting.strokes import Hint, panel, path, pen
from app.topology.canvas.view import CanvasView
from app.topology.shapes import letters
from app.topology.shapes.box import Box, Point
from app.topology.shapes.scene import CanvasScene
from engine.ficon.drawing.differences import DrawingDifference
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.kinds import parent

FLAT = 14.0  # pixels of half a thing, below which its sign is smaller
MAX_MARKS = 400  # that are painted
SIGNS = {"added": "+", "removed": "\u2212", "changed": "~"}


@dataclass(frozen=True)
class Compared:
    """here: added or changed elements, by id in the drawing; gone: name and box of each removed element.

    lines: the lines of removed cables and links; places: the boxes of all removed elements, by former id.
    """

    here: Mapping[str, str] = field(default_factory=dict)
    gone: tuple[tuple[str, Box], ...] = ()
    lines: tuple[tuple[Point, ...], ...] = ()
    places: Mapping[str, Box] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.here or self.gone or self.lines)


def compared(before: Drawing, after: Drawing, found: Iterable[DrawingDifference]) -> Compared:
    """Return the marks of differences; an element added or removed with its container has no separate
    mark.
    """
    differences = list(found)
    added = {difference.after for difference in differences if difference.what == "added"}
    gone = {difference.before: difference.name for difference in differences if difference.what == "removed"}
    here = {
        difference.after: difference.what
        for difference in differences
        if difference.after and parent(after[difference.after]) not in added
    }
    if not gone:
        return Compared(here)
    scene = CanvasScene(before)
    outer = [name for name in gone if name in scene.shapes and parent(before[name]) not in gone]
    edges = [edge for edge in scene.edges if edge.id in gone]
    places = {edge.id: _around(edge.points) for edge in edges}
    places |= {name: scene.shapes[name].box for name in gone if name in scene.shapes}
    boxes = tuple((gone[name], scene.shapes[name].box) for name in outer)
    return Compared(here, boxes, tuple(edge.points for edge in edges), places)


def _around(points: Sequence[Point]) -> Box:
    across, down = zip(*points, strict=True)
    return Box(min(across), min(down), max(across), max(down))


def paint(painter: QPainter, marks: Compared, scene: CanvasScene, view: CanvasView, look: Look) -> None:
    """Paint a frame with a sign around each element, and a line along each cable, in widget pixels."""
    painter.setRenderHint(Hint)
    colours = {"added": look.colours.good, "changed": look.colours.warning, "removed": look.colours.bad}
    for name, what in list(marks.here.items())[:MAX_MARKS]:
        if name in scene.shapes:
            _frame(painter, view.frame(scene.shapes[name].core), what, pen(colours[what], 2.4), look)
        else:
            lines = [edge.points for edge in scene.edges if edge.id == name]
            _lines(painter, lines, view, pen(colours[what], 5.0 / view.zoom))
    dashed = pen(colours["removed"], 3.0 / view.zoom, Qt.PenStyle.DashLine)
    _lines(painter, marks.lines[:MAX_MARKS], view, dashed)
    gone = pen(colours["removed"], 1.8, Qt.PenStyle.DashLine)
    for name, box in marks.gone[:MAX_MARKS]:
        frame = view.frame(box)
        _frame(painter, frame, "removed", gone, look)
        if frame.width > 60.0:
            text = letters.elide(name, frame.width - 16, "small")
            letters.centred(painter, *frame.middle, text, colours["removed"], "small")


def _frame(painter: QPainter, frame: Box, what: str, line: QPen, look: Look) -> None:
    panel(painter, frame.grown(2.0), 5, None, line)
    x, y, half = frame.left, frame.top, 8.0 if frame.height > 2 * FLAT else 6.0
    plate = Box(x - half, y - half, x + half, y + half)
    panel(painter, plate, half, look.colours.box, line)
    letters.centred(painter, x, y, SIGNS[what], look.colours.text, "letter")


def _lines(painter: QPainter, lines: Iterable[tuple[Point, ...]], view: CanvasView, line: QPen) -> None:
    painter.save()
    painter.translate(-view.x, -view.y)
    painter.scale(view.zoom, view.zoom)
    for points in lines:
        painter.strokePath(path(points), line)
    painter.restore()
