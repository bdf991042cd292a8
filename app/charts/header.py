"""The head of a chart: title, unit and legend, arranged so that nothing is cut off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from app.charts import ink
from app.charts.state_look import Key
from app.theme import Theme

ROW = 24.0  # height of a line of the head
SWATCH = 10.0
GAP = 14.0  # between two entries of the legend


@dataclass(frozen=True)
class Entry:
    """A place in the legend."""

    key: Key
    box: QRectF


@dataclass(frozen=True)
class Header:
    """The arranged head."""

    title: QPointF
    unit: QRectF
    entries: tuple[Entry, ...]
    bottom: float


NO_HEADER = Header(QPointF(), QRectF(), (), 0.0)


def _entry_width(key: Key) -> float:
    return SWATCH + 6 + ink.width(key.label)


def arrange(
    title: str, unit: str, keys: Sequence[Key], room: QRectF, moment: float, reserved: float
) -> Header:
    """Title and unit at the left; the legend at the right of them if it fits, below them if not.

    moment: width kept free behind the unit; reserved: width kept free at the right end.
    """
    words = ink.width(title, "title") + 8
    unit_box = QRectF(room.left() + words, room.top(), ink.width(unit, "text"), ROW)
    legend = sum(_entry_width(key) + GAP for key in keys) - GAP
    free = room.right() - reserved - unit_box.right() - moment - 24
    if legend <= free:
        x, y, right = room.right() - reserved - legend, room.top(), room.right() + 1
    else:
        x, y, right = room.left(), room.top() + ROW, room.right()
    entries, y = _flow(keys, x, y, right, room.left())
    return Header(QPointF(room.left(), room.top()), unit_box, tuple(entries), y + ROW)


def _flow(keys: Sequence[Key], x: float, y: float, right: float, left: float) -> tuple[list[Entry], float]:
    entries: list[Entry] = []
    for key in keys:
        wide = _entry_width(key)
        if entries and x + wide > right:
            x, y = left, y + ROW - 6
        entries.append(Entry(key, QRectF(x, y, wide, ROW)))
        x += wide + GAP
    return entries, y if keys else y - ROW


def draw(painter: QPainter, header: Header, title: str, unit: str, theme: Theme) -> None:
    """Paint the head."""
    box = QRectF(header.title.x(), header.title.y(), ink.width(title, "title") + 2, ROW)
    ink.write(painter, box, title, theme.text, "title")
    ink.write(painter, header.unit, unit, theme.muted, "text")
    for entry in header.entries:
        swatch = QRectF(entry.box.left(), entry.box.center().y() - SWATCH / 2, SWATCH, SWATCH)
        draw_swatch(painter, swatch, entry.key, theme)
        ink.write(painter, entry.box.adjusted(SWATCH + 6, 0, 2, 0), entry.key.label, theme.label)


def draw_swatch(painter: QPainter, box: QRectF, key: Key, theme: Theme) -> None:
    """The sample of a colour and its hatch."""
    if key.line:
        painter.fillRect(QRectF(box.left(), box.center().y() - 1, box.width(), 2), key.colour)
        return
    if key.hatch:
        ink.hatched(painter, box, key.colour, key.hatch, ink.ratio_of(painter.device()))
    else:
        painter.fillRect(box, key.colour)
    if key.outlined:
        painter.setPen(QPen(theme.hatch, 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
