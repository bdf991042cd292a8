"""Notes, and the title block of a printed picture."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QPainter

from app.topology.canvas.painting.look import Look
from app.topology.canvas.painting.strokes import panel, pen
from app.topology.shapes import letters, sizes
from app.topology.shapes.box import Box
from app.topology.shapes.shape import Shape
from engine.ficon.drawing.model.paper import TitleBlock

tr = QCoreApplication.translate
PART = 0.56  # of its width, for title and remarks
LABELS = {"plain": "text", "heading": "large"}  # letters of a label by its look
BLOCK = 440.0, 84.0  # size of the title block


def note(painter: QPainter, shape: Shape, look: Look) -> None:
    """Paint free text on a paper, or directly on the drawing."""
    c, box = look.colours, shape.box
    if shape.mark:
        _label(painter, shape, look)
        return
    panel(painter, box, 3, c.note, pen(c.outline, 1.0), look.rounded)
    if not look.readable:
        return
    for nth, line in enumerate(shape.lines):
        text = letters.elide(line, box.width - 20, "small")
        letters.write(painter, box.left + 10, box.top + 17 + nth * sizes.NOTE_LINE, text, c.text, "small")


def _label(painter: QPainter, shape: Shape, look: Look) -> None:
    """Write a label without a paper."""
    style = LABELS[shape.mark]
    for nth, line in enumerate(shape.lines):
        y = shape.box.top + 4.0 + (nth + 0.5) * sizes.LABEL_LINE[shape.mark]
        letters.write(painter, shape.box.left + 8, y, line, look.colours.text, style)


def title_block(
    painter: QPainter, box: Box, block: TitleBlock, look: Look, more: Sequence[tuple[str, str]] = ()
) -> None:
    """Paint title and remarks at the left, and owner, revision and date at the right; more: rows below
    these.
    """
    c = look.colours
    panel(painter, box, 0, c.box, pen(c.text, 1.0))
    part = box.left + box.width * PART
    painter.drawLine(QPointF(part, box.top), QPointF(part, box.bottom))
    left, room = box.left + 12, box.width * PART - 24
    letters.write(painter, left, box.top + 20, letters.elide(block.title, room, "title"), c.text, "title")
    for nth, line in enumerate(block.remarks.splitlines()[:3]):
        text = letters.elide(line, room, "small")
        letters.write(painter, left, box.top + 40 + 16 * nth, text, c.muted, "small")
    rows = (
        (tr("Canvas", "Owner"), block.owner),
        (tr("Canvas", "Revision"), block.revision),
        (tr("Canvas", "Date"), block.date),
        *more,
    )
    apart = min(24.0, (box.height - 26) / (len(rows) - 1))
    for nth, (name, value) in enumerate(rows):
        y = box.top + 15 + apart * nth if more else box.top + 18 + apart * nth
        letters.write(painter, part + 10, y, name, c.muted, "tiny")
        text = letters.elide(value, box.right - part - 78, "small")
        letters.write(painter, part + 68, y, text, c.text, "small")
