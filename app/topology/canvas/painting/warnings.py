"""Marks on things that have problems: the worst severity by shape and colour, and how many there are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QPolygonF

from app.topology.canvas import letters
from app.topology.canvas.painting.look import Look, colours
from app.topology.canvas.painting.strokes import Hint, pen
from app.topology.canvas.shapes.scene import Scene
from app.topology.canvas.view import View

SIZE, MAX_MARKS = 18.0, 400  # of a mark, pixels; marks that are painted
Problems = Mapping[str, tuple[str, int]]  # by thing: error, warning or info, and their number


def paint(painter: QPainter, scene: Scene, view: View, look: Look, problems: Problems) -> None:
    """Mark the upper right corner of each visible thing, in pixels of the widget."""
    near, painted = view.box.grown(20.0 / view.zoom), 0
    for name, (severity, count) in problems.items():
        shape = scene.shapes.get(name)
        if shape is None or not shape.core.meets(near) or (shape.layer and shape.layer not in look.layers):
            continue
        x, y = view.screen(shape.core.right, shape.core.top)
        mark = _mark(look.name, severity, min(count, 10), look.ratio)
        size = SIZE if look.celled else SIZE / 2
        painter.drawPixmap(QRectF(x - size / 2, y - size / 2, size, size), mark, QRectF(mark.rect()))
        painted += 1
        if painted >= MAX_MARKS:
            return


@lru_cache(maxsize=128)
def _mark(name: str, severity: str, count: int, ratio: float) -> QPixmap:
    """Error: a filled disc; warning: a triangle; info: a ring. With the number of problems."""
    made = QPixmap(round(SIZE * ratio), round(SIZE * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    c, half = colours(name), SIZE / 2
    colour = {"error": c.bad, "warning": c.warning}.get(severity, c.focus)
    text = "9+" if count > 9 else str(count)
    with QPainter(made) as painter:
        painter.setRenderHint(Hint)
        painter.setPen(pen(c.box, 1.2) if severity == "error" else pen(colour, 1.8))
        painter.setBrush(colour if severity == "error" else c.box)
        if severity == "warning":
            corners = ((half, 1.2), (SIZE - 1, SIZE - 2), (1, SIZE - 2))
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
        else:
            painter.drawEllipse(QRectF(1.2, 1.2, SIZE - 2.4, SIZE - 2.4))
        ink = c.box if severity == "error" else c.text
        letters.centred(painter, half, half + (2.6 if severity == "warning" else 0.0), text, ink, "letter")
    return made
