"""CECs, subsystems, cards and groups: frames behind what they hold."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from app.topology.canvas.painting import letters
from app.topology.canvas.painting.look import Look
from app.topology.canvas.painting.strokes import panel, pen
from app.topology.canvas.shape import Shape

FAR = 0.85  # below this zoom the names of frames keep their size on the screen
LARGEST = 4.0  # times as large in the picture


def paint(painter: QPainter, shape: Shape, look: Look) -> None:
    """A frame of any of these kinds."""
    {"cec": cec, "css": css, "card": card, "group": group}[shape.kind](painter, shape, look)


def cec(painter: QPainter, shape: Shape, look: Look) -> None:
    """A machine."""
    c = look.colours
    panel(painter, shape.box, 10, c.frame, pen(c.outline, 1.2), look.rounded)
    _name(painter, shape, look, 16.0, 20.0, "title", strong=True)


def css(painter: QPainter, shape: Shape, look: Look) -> None:
    """A channel subsystem."""
    panel(painter, shape.box, 7, look.colours.inner, None, look.rounded)
    if look.readable:
        _name(painter, shape, look, 12.0, 13.0, "tiny", strong=False)


def card(painter: QPainter, shape: Shape, look: Look) -> None:
    """A card with its channels."""
    c = look.colours
    panel(painter, shape.box, 7, c.inner, pen(c.outline, 1.0), look.rounded)
    if look.readable:
        _name(painter, shape, look, 12.0, 13.0, "tiny", strong=False)


def group(painter: QPainter, shape: Shape, look: Look) -> None:
    """A dashed frame around a group."""
    c = look.colours
    panel(painter, shape.box, 9, None, pen(c.muted, 1.2, Qt.PenStyle.DashLine), look.rounded)
    if look.titled:
        _name(painter, shape, look, 12.0, 12.0, "small", strong=True)


def _name(
    painter: QPainter, shape: Shape, look: Look, left: float, down: float, size: str, strong: bool
) -> None:
    """The title, and beside it, paler, what else is known; as large on the screen as can be read."""
    c, box = look.colours, shape.box
    scale = 1.0
    if strong and not look.vector and look.zoom < FAR:
        scale = min(FAR / look.zoom, LARGEST, max(box.width / 110.0, 1.0))
    room = box.width - 2 * left
    title = letters.elide(shape.title, room, size, scale)
    x, middle = box.left + left, box.top + down * (1 + (scale - 1) * 0.6)
    letters.write(painter, x, middle, title, c.text if strong else c.muted, size, scale)
    used = letters.width(title, size, scale) + 8
    rest = letters.elide("  ".join(shape.lines), room - used, "tiny", scale)
    if rest and look.readable:
        letters.write(painter, x + used, middle, rest, c.muted, "tiny", scale)
