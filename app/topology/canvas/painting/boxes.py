"""LPARs, channels, directors, storage units and ports."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter

from app.charts.toolkit import brushes
from app.topology.canvas.painting.look import Look
from app.topology.canvas.painting.strokes import panel, pen, rect
from app.topology.shapes import letters
from app.topology.shapes.box import Box
from app.topology.shapes.shape import Shape

PIXELS = 9.5  # of a title that stands alone
DRIVES, GAP, MARGIN = 7, 4.0, 9.0  # gaps between the drives of a storage unit, units; at its sides
BAR = 5.0  # colored edge at the left of a box


def paint(painter: QPainter, shape: Shape, look: Look) -> None:
    """Paint a box of any of these kinds."""
    brushes = {"lpar": lpar, "channel": channel, "director": director, "storage": storage, "port": port}
    brushes[shape.kind](painter, shape, look)


def lpar(painter: QPainter, shape: Shape, look: Look) -> None:
    """Paint a partition with its system."""
    _card(painter, shape.core, shape, shape.lines, look.colours.lpar, look)


def channel_frame(painter: QPainter, shape: Shape, look: Look) -> None:
    """Paint the dashed frame around a channel and its definitions."""
    c = look.colours
    if shape.box != shape.core and "iocp" in look.layers:
        fill = c.inner if look.rounded else None
        panel(painter, shape.box, 8, fill, pen(c.outline, 1.1, Qt.PenStyle.DashLine), look.rounded)


def channel(painter: QPainter, shape: Shape, look: Look) -> None:
    """Paint a channel: its name in a box, and the number of connections on which each side may write."""
    usable = look.usable.get(shape.id, "")
    lines = (*shape.lines, usable) if usable else shape.lines
    _card(painter, shape.core, shape, lines, look.colours.channel, look, dashed=shape.mark == "own")


def _card(
    painter: QPainter,
    box: Box,
    shape: Shape,
    lines: tuple[str, ...],
    colour: QColor,
    look: Look,
    dashed: bool = False,
) -> None:
    """Paint a box with a colored edge, a title and lines."""
    c = look.colours
    panel(painter, box, 5, c.box, pen(colour, 1.4), look.rounded)
    if dashed and look.rounded:  # not shared: the edge is cut in the middle
        top, low = box._replace(right=box.left + BAR), box._replace(right=box.left + BAR)
        third = box.height / 3
        painter.fillRect(rect(top._replace(bottom=box.top + third)), colour)
        painter.fillRect(rect(low._replace(top=box.bottom - third)), colour)
    else:
        painter.fillRect(rect(box._replace(right=box.left + BAR)), colour)
    if not look.titled:
        return
    x, room = box.left + BAR + 9, box.width - BAR - 17
    if not look.readable:
        large = min(max(1.0, PIXELS / look.zoom / 18.0), box.height * 0.7 / 18.0)  # as can be read
        whole = letters.width(shape.title, "large", large) <= room
        title = shape.title if whole else letters.elide(shape.title.split()[-1], room, "large", large)
        letters.write(painter, x, box.middle[1], title, c.text, "large", large)
        return
    scale = look.type
    title = letters.elide(shape.title, room, "title", scale)
    letters.write(painter, x, box.top + 15, title, c.text, "title", scale)
    for nth, line in enumerate(lines[:2]):
        text = letters.elide(line, room, "small", scale)
        letters.write(painter, x, box.top + 33 + 16 * nth, text, c.text if nth else c.muted, "small", scale)


def director(painter: QPainter, shape: Shape, look: Look) -> None:
    """Paint a director: its name in the middle, clear of the port numbers."""
    c = look.colours
    panel(painter, shape.box, 9, c.box, pen(c.director, 1.6), look.rounded)
    if look.titled:
        scale = look.type if look.readable else min(max(1.4, PIXELS / look.zoom / 13.0), 3.0)
        x, y = shape.box.middle
        title = " · ".join((shape.title, *shape.lines))
        text = letters.elide(title, shape.box.width - 40, "title", scale)
        letters.centred(painter, x, y + 2, text, c.text, "title", scale)


def storage(painter: QPainter, shape: Shape, look: Look) -> None:
    """Paint a storage unit: a box with two lines of drives below its text."""
    _card(painter, shape.core, shape, shape.lines, look.colours.storage, look)
    if look.celled and look.rounded:
        box, wide = shape.box, (shape.box.width - BAR - 2 * MARGIN - DRIVES * GAP) / (DRIVES + 1)
        for place in range(DRIVES + 1):
            left = box.left + BAR + MARGIN + place * (wide + GAP)
            drive = Box(left, box.bottom - 14, left + wide, box.bottom - 8)
            panel(painter, drive, 1.5, brushes.faded(look.colours.storage, 0.55), None, look.rounded)


def port(painter: QPainter, shape: Shape, look: Look) -> None:
    """Paint a plug on the edge of a director, and its address; a dotted frame if it is in a zone."""
    c = look.colours
    panel(painter, shape.core, 3, c.director, None, look.rounded)
    if shape.mark == "zoned" and look.readable:
        panel(painter, shape.core.grown(2.5), 4, None, pen(c.focus, 1.2, Qt.PenStyle.DotLine), look.rounded)
    if shape.mark == "blocked" and look.readable:
        painter.setPen(pen(c.bad, 2.0))
        box = shape.core
        painter.drawLine(QPointF(box.left, box.top), QPointF(box.right, box.bottom))
        painter.drawLine(QPointF(box.left, box.bottom), QPointF(box.right, box.top))
    if look.readable:
        x, core = shape.core.middle[0], shape.core
        y = core.bottom + 9 if shape.edge == "top" else core.top - 9
        letters.centred(painter, x, y, shape.title, c.muted, "small", look.type)
