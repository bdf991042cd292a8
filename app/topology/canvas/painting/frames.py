"""CECs, subsystems, cards and groups: the frames behind their contents."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from app.topology.canvas.painting.look import Look
from app.topology.canvas.painting.strokes import panel, pen, rect
from app.topology.shapes import letters
from app.topology.shapes.box import box_at
from app.topology.shapes.shape import Shape

NAME_ZOOM = 0.85  # below this zoom the names of CECs keep their size on the screen
LARGEST, HUGE = 2.1, 9.0  # times as large in the picture: as there is room above, and over what is in it


def paint(painter: QPainter, shape: Shape, look: Look) -> None:
    """Paint a frame of any of these kinds, without its name."""
    c = look.colours
    match shape.kind:
        case "cec":
            panel(painter, shape.box, 10, c.frame, pen(c.outline, 1.2), look.rounded)
        case "css":
            panel(painter, shape.box, 7, c.inner, None, look.rounded)
        case "card":
            panel(painter, shape.box, 7, c.inner, pen(c.outline, 1.0), look.rounded)
        case "group":
            panel(painter, shape.box, 9, None, pen(c.muted, 1.2, Qt.PenStyle.DashLine), look.rounded)


def name(painter: QPainter, shape: Shape, look: Look) -> None:
    """Paint the name of a frame over the lines."""
    if shape.kind in ("css", "card"):
        if look.readable:
            _small(painter, shape, look)
        return
    scale = look.type
    if not look.vector and look.zoom < NAME_ZOOM:
        scale = min(
            NAME_ZOOM / look.zoom, LARGEST if look.celled else HUGE, max(shape.box.width / 110.0, 1.0)
        )
    x, middle, room = shape.box.left + 16, shape.box.top + max(20.0, 9.0 * scale), shape.box.width - 32
    if not look.celled:
        x, middle = shape.box.left + 6 * scale, shape.box.top + 12 * scale
    title = letters.elide(shape.title, room, "title", scale)
    used = letters.width(title, "title", scale) + 8
    rest = letters.elide("  ".join(shape.lines), room - used, "tiny", scale)
    if shape.kind == "cec" and look.celled:  # on a plate, since lines may cross the head of a CEC
        words = letters.width(rest, "tiny", scale) + 8 if rest and look.readable else 0.0
        wide, high = letters.width(title, "title", scale) + 6 + words, letters.height("title", scale)
        painter.fillRect(rect(box_at(x - 3, middle - high / 2, wide, high)), look.colours.frame)
    letters.write(painter, x, middle, title, look.colours.text, "title", scale)
    if rest and look.readable:
        letters.write(painter, x + used, middle, rest, look.colours.muted, "tiny", scale)


def _small(painter: QPainter, shape: Shape, look: Look) -> None:
    """Paint the name of a subsystem or card on a plate, since lines cross it."""
    c, box = look.colours, shape.box
    text = letters.elide("  ".join((shape.title, *shape.lines)), box.width - 24, "tiny", look.type)
    plate = box_at(box.left + 9, box.top + 5, letters.width(text, "tiny", look.type) + 6, 16.0)
    painter.fillRect(rect(plate), c.inner)
    letters.write(painter, box.left + 12, box.top + 13, text, c.muted, "tiny", look.type)
