"""The header of a chart, arranged so that nothing is cut off, and the positions of all parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from app.charts.toolkit import brushes
from app.charts.toolkit.state_look import StateKey
from app.look.theme import Theme

ROW = 24.0  # height of a line of the head
SWATCH = 10.0
GAP = 14.0  # between two entries of the legend
MAX_HEIGHT = 0.45  # of the chart's height for the head
LEAST = 20  # logical pixels of a side of the plot
Margins = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(frozen=True)
class LegendEntry:
    """A position in the legend; `stands_for` is the number of entries that it represents because they do not
    fit.
    """

    key: StateKey
    box: QRectF
    stands_for: int = 1


@dataclass(frozen=True)
class ChartHeader:
    """The arranged header; a part that does not fit has an empty text."""

    title: str
    title_box: QRectF
    unit: str
    unit_box: QRectF
    moment: QRectF | None
    entries: tuple[LegendEntry, ...]
    bottom: float
    rest: LegendEntry | None = None  # counts the entries without room; its key lists them

    def label_at(self, at: QPointF) -> str:
        """Return the legend entry at a point of the chart; otherwise, an empty string."""
        entries = [*self.entries, *([self.rest] if self.rest is not None else [])]
        return next((entry.key.label for entry in entries if entry.box.contains(at)), "")


NO_HEADER = ChartHeader("", QRectF(), "", QRectF(), None, (), 0.0)


def _entry_width(key: StateKey) -> float:
    return SWATCH + 6 + brushes.width(key.label)


def arrange(
    title: str, unit: str, moment: str, keys: Sequence[StateKey], room: QRectF, reserved: float
) -> ChartHeader:
    """Arrange title, unit and moment on the left, and the legend to their right if it fits, or below them.

    moment: a text as wide as any that will be shown; reserved: width kept free at the right end.
    """
    right = room.right() - reserved
    title = brushes.elide(title, right - room.left(), "title")
    boxes, x = [], room.left()
    for text, name in ((title, "title"), (unit, "text"), (moment, "text")):
        wide = brushes.width(text, name)
        boxes.append(QRectF(x, room.top(), wide, ROW) if text and x + wide <= right else None)
        x += wide + 9 if boxes[-1] else 0
    entries, bottom = _legend(keys, room, x, right)
    entries, rest = _count_rest(entries, keys, room.right())
    return ChartHeader(
        title,
        boxes[0] or QRectF(),
        unit if boxes[1] else "",
        boxes[1] or QRectF(),
        boxes[2],
        tuple(entries),
        bottom,
        rest,
    )


def _count_rest(
    entries: list[LegendEntry], keys: Sequence[StateKey], right: float
) -> tuple[list[LegendEntry], LegendEntry | None]:
    """Return the entries, followed by a text that counts the entries that do not fit, if any."""
    for count in range(len(entries), 0, -1) if len(entries) < len(keys) else ():
        last, left = entries[count - 1].box, keys[count:]
        wide = brushes.width(rest_text(len(left)))
        if last.right() + GAP + wide <= right:
            names = ", ".join(key.label for key in left)
            box = QRectF(last.right() + GAP, last.top(), wide, ROW)
            return entries[:count], LegendEntry(replace(left[0], label=names), box, len(left))
    return entries, None


def rest_text(count: int) -> str:
    """Return the text that replaces this number of entries that do not fit."""
    return QCoreApplication.translate("Legend", "+{0} more").format(count)


def _legend(
    keys: Sequence[StateKey], room: QRectF, used: float, right: float
) -> tuple[list[LegendEntry], float]:
    """Return the entries that fit, and the lower end of the header."""
    wide = sum(_entry_width(key) + GAP for key in keys) - GAP
    if wide <= right - used - GAP:
        return _flow(keys, right - wide, room.top(), right + 1, room)
    return _flow(keys, room.left(), room.top() + ROW, room.right(), room)


def _flow(
    keys: Sequence[StateKey], x: float, y: float, right: float, room: QRectF
) -> tuple[list[LegendEntry], float]:
    entries: list[LegendEntry] = []
    for key in keys:
        wide = _entry_width(key)
        if entries and x + wide > right:
            x, y = room.left(), y + ROW - 6
        if y + ROW > room.top() + MAX_HEIGHT * room.height() or wide > room.width():
            break
        entries.append(LegendEntry(key, QRectF(x, y, wide, ROW)))
        x += wide + GAP
    return entries, entries[-1].box.bottom() if entries else room.top() + ROW


def draw(painter: QPainter, header: ChartHeader, theme: Theme) -> None:
    """Paint the header without the moment."""
    brushes.write(painter, header.title_box, header.title, theme.text, "title")
    brushes.write(painter, header.unit_box, header.unit, theme.muted, "text")
    for entry in header.entries:
        swatch = QRectF(entry.box.left(), entry.box.center().y() - SWATCH / 2, SWATCH, SWATCH)
        draw_swatch(painter, swatch, entry.key, theme)
        brushes.write(painter, entry.box.adjusted(SWATCH + 6, 0, 2, 0), entry.key.label, theme.label)
    if header.rest is not None:
        brushes.write(painter, header.rest.box, rest_text(header.rest.stands_for), theme.label)


def _dashes(line: QRectF) -> list[QRectF]:
    """Return two dashes with a gap between them."""
    wide = line.width() * 0.4
    return [
        QRectF(line.left(), line.top(), wide, line.height()),
        QRectF(line.right() - wide, line.top(), wide, line.height()),
    ]


def _draw_half(painter: QPainter, box: QRectF, key: StateKey) -> None:
    """Paint a box with one half filled."""
    filled = QRectF(box)
    if key.half in ("upper", "lower"):
        filled.setHeight(box.height() / 2)
    else:
        filled.setWidth(box.width() / 2)
    if key.half in ("lower", "right"):
        filled.moveBottomRight(box.bottomRight())
    painter.fillRect(filled, key.colour)
    painter.setPen(QPen(key.colour, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))


def draw_swatch(painter: QPainter, box: QRectF, key: StateKey, theme: Theme) -> None:
    """Paint a sample of a color and its hatch."""
    if key.half:
        _draw_half(painter, box, key)
        return
    if key.line:
        across = QRectF(box.left(), box.center().y() - 1, box.width(), 2)
        for part in _dashes(across) if key.dashed else [across]:
            painter.fillRect(part, key.colour)
        return
    if key.hatch:
        brushes.hatched(painter, box, key.colour, key.hatch, brushes.ratio_of(painter))
    else:
        painter.fillRect(box, key.colour)
    if key.outlined:
        painter.setPen(QPen(theme.hatch, 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))


@dataclass(frozen=True)
class ChartPlaces:
    """The positions of the parts of a chart, in logical pixels."""

    card: QRectF
    header: ChartHeader
    plot: QRectF
    ratio: float  # device pixels a logical pixel


def arranged(card: QRectF, head: ChartHeader, ratio: float, margins: Margins, below: float) -> ChartPlaces:
    """Return the places in a card; the plot's edges lie on device pixels. below: px free at the bottom."""
    left, top, right, bottom = margins
    x0, y0 = card.left() + left, head.bottom + top
    x1, y1 = max(card.right() - right, x0 + LEAST), max(card.bottom() - bottom - below, y0 + LEAST)
    x0, y0, x1, y1 = (round(edge * ratio) / ratio for edge in (x0, y0, x1, y1))
    return ChartPlaces(card, head, QRectF(x0, y0, x1 - x0, y1 - y0), ratio)
