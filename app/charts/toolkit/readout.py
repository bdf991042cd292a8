"""The values at the cursor or under the pointer: in a box next to it, or in lines below the axis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.charts.toolkit import brushes
from app.charts.toolkit.header import SWATCH, draw_swatch
from app.charts.toolkit.state_look import StateKey
from app.look.theme import Theme

PAD = 9.0
LINE = 17.0
AWAY = 12.0  # from the point it belongs to
APART = 16.0  # from one value to the next in a line


@dataclass(frozen=True)
class ReadoutLine:
    """A line of the box: a label and its value, with a color sample if it has one."""

    label: str
    value: str
    key: StateKey | None = None
    note: str = ""  # a second value


def box_size(title: str, lines: Sequence[ReadoutLine]) -> tuple[float, float]:
    """Return the width and height of the box, in logical pixels."""
    labels = max((brushes.width(line.label) for line in lines), default=0.0)
    values = max((brushes.width(line.value) for line in lines), default=0.0)
    wide = max(SWATCH + 7 + labels + 16 + values + _note_width(lines), brushes.width(title, "text"))
    return wide + 2 * PAD, LINE * (len(lines) + 1) + 2 * PAD - 4


def fitting(lines: Sequence[ReadoutLine], high: float) -> Sequence[ReadoutLine]:
    """Return the lines that fit into a box of this height, logical pixels; dots replace the others."""
    most = max(int((high - 2 * PAD + 4) // LINE) - 1, 1)
    return lines if len(lines) <= most else [*lines[: most - 1], ReadoutLine("…", "")]


def _note_width(lines: Sequence[ReadoutLine]) -> float:
    """Return the width of the second value column, including the gap before it, or 0 when there is no such
    column.
    """
    widest = max((brushes.width(line.note) for line in lines), default=0.0)
    return widest + 14 if widest else 0.0


def put(anchor: QPointF, size: tuple[float, float], bounds: QRectF) -> QRectF:
    """Return the box next to the anchor, on its right if there is room, and inside the bounds."""
    wide, high = size
    x = anchor.x() + AWAY
    if x + wide > bounds.right():
        x = anchor.x() - AWAY - wide
    x = min(max(x, bounds.left()), max(bounds.right() - wide, bounds.left()))
    y = min(max(anchor.y(), bounds.top()), max(bounds.bottom() - high, bounds.top()))
    return QRectF(round(x), round(y), round(wide), round(high))


def draw(
    painter: QPainter, anchor: QPointF, bounds: QRectF, title: str, lines: Sequence[ReadoutLine], theme: Theme
) -> None:
    """Paint the box next to the anchor."""
    lines = fitting(lines, bounds.height())
    box = put(anchor, box_size(title, lines), bounds)
    brushes.rounded(painter, box, 6, theme.box, theme.outline)
    row = QRectF(box.left() + PAD, box.top() + PAD - 2, box.width() - 2 * PAD, LINE)
    brushes.write(painter, row, title, theme.text, "text")
    notes, right = _note_width(lines), brushes.RIGHT
    for line in lines:
        row.translate(0, LINE)
        if line.key:
            swatch = QRectF(row.left(), row.center().y() - SWATCH / 2, SWATCH, SWATCH)
            draw_swatch(painter, swatch, line.key, theme)
        brushes.write(painter, row.adjusted(SWATCH + 7, 0, 0, 0), line.label, theme.label)
        brushes.write(painter, row.adjusted(0, 0, -notes, 0), line.value, theme.text, flags=right)
        if line.note:
            brushes.write(painter, row, line.note, theme.label, flags=right)


def write(painter: QPainter, foot: QRectF, title: str, lines: Sequence[ReadoutLine], theme: Theme) -> None:
    """Write the title and then the values into the lines of an area, with dots if any are left over."""
    row = QRectF(foot.left(), foot.top(), foot.width(), LINE)
    title = brushes.elide(title, foot.width())
    brushes.write(painter, row, title, theme.text if lines else theme.muted)
    row.setLeft(row.left() + brushes.width(title) + APART)
    for line in lines:
        texts = (line.label, line.value, line.note)
        wide = sum(brushes.width(text) + 6 for text in texts if text) + (SWATCH + 5 if line.key else 0.0)
        if wide > row.width():
            row = QRectF(foot.left(), row.bottom(), foot.width(), LINE)
        if row.bottom() > foot.bottom() + 0.5 or wide > row.width():
            brushes.write(painter, QRectF(foot.right(), foot.bottom() - LINE, 12, LINE), "…", theme.label)
            return
        at = QRectF(row)
        if line.key:
            swatch = QRectF(at.left(), at.center().y() - SWATCH / 2, SWATCH, SWATCH)
            draw_swatch(painter, swatch, line.key, theme)
            at.setLeft(swatch.right() + 5)
        for text, colour in zip(texts, (theme.label, theme.text, theme.label), strict=True):
            brushes.write(painter, at, text, colour)
            at.setLeft(at.left() + (brushes.width(text) + 6 if text else 0))
        row.setLeft(row.left() + wide + APART - 6)
