"""The places of texts, frames and arrows on a chart over time, and their painting.

Positions are in logical pixels of the chart, whose text has its size at 100%.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from app.look.theme import Theme, equal_figures, paper_font
from engine.kernel.units import clock_text
from engine.session_file.annotation import ARROW, FRAME, WHOLE, Annotation

WIDEST, MOST_LINES = 200.0, 4  # px of a text, and its lines
PAD, LINE = 5.0, 14.0  # px around a text, and of a line
HEAD = 8.0  # px of an arrow's head
NEAR = 5.0  # px around an edge or a tip that belong to it
BESIDE = 6.0  # px outside of a row that still belong to it
ROUNDED = 0.5  # px beyond the plot: the time of its edge may have been rounded up
HANDLE = 3.0  # px: half of a handle of the selected annotation
SIZE = 8.25  # points
Rows = Mapping[str, QRectF]
ToX = Callable[[float], float]  # time (ns) -> logical pixels
Part = str  # "text", "tip", "start", "end" or "frame"

_tr = partial(QCoreApplication.translate, "Annotations")


@dataclass(frozen=True)
class AnnotationArea:
    """The plot of a chart, the conversion between its times and pixels, and its rows from top to bottom."""

    plot: QRectF
    x: ToX
    time: Callable[[float], int]  # logical pixels -> ns
    rows: Rows


@dataclass(frozen=True)
class PlacedAnnotation:
    """A visible annotation: the box of its text, and its frame or tip."""

    number: int
    own: Annotation
    text: QRectF
    frame: QRectF | None = None
    tip: QPointF | None = None


def placed(known: Iterable[tuple[int, Annotation]], area: AnnotationArea) -> list[PlacedAnnotation]:
    """Return the visible annotations; those with an unknown row or outside the displayed time are not
    visible.
    """
    found = (_placed(number, own, area) for number, own in known)
    return [item for item in found if item is not None]


def _placed(number: int, own: Annotation, area: AnnotationArea) -> PlacedAnnotation | None:
    plot = area.plot
    row, left, right = row_box(own.row, area), area.x(own.start), area.x(own.end)
    if row is None or left > plot.right() + ROUNDED or right < plot.left() - ROUNDED:
        return None
    if own.kind == FRAME:
        frame = _frame(row, left, right, plot)
        return PlacedAnnotation(number, own, _beside_frame(own.text, frame, plot), frame)
    point = QPointF(left, row.top() + row.height() * own.level / WHOLE)
    if own.kind == ARROW:
        box = _text_box(own.text, point + QPointF(own.dx, own.dy), plot)
        return PlacedAnnotation(number, own, box, tip=point)
    return PlacedAnnotation(number, own, _text_box(own.text, point, plot))


def _frame(row: QRectF, left: float, right: float, plot: QRectF) -> QRectF:
    """Return the visible part of a frame; QRectF.intersected would lose a frame without a width."""
    left, right = (min(max(x, plot.left()), plot.right()) for x in (left, right))
    return QRectF(QPointF(left, max(row.top(), plot.top())), QPointF(right, min(row.bottom(), plot.bottom())))


def row_box(row: str, area: AnnotationArea) -> QRectF | None:
    """Return the box of a row, or None if it is not shown; "" = the whole plot."""
    return area.rows.get(row) if row else area.plot


def row_at(y: float, rows: Rows) -> str:
    """Return the name of the row at a vertical position, or just next to it; "" if there is no row."""
    away = {name: max(box.top() - y, y - box.bottom(), 0.0) for name, box in rows.items()}
    nearest = min(away, key=lambda name: away[name], default="")
    return nearest if nearest and away[nearest] <= BESIDE else ""


def _text_box(text: str, middle: QPointF, plot: QRectF) -> QRectF:
    """Return the box of a text around a point, moved into the plot."""
    lines = lines_of(text)
    wide = max((_wide(line) for line in lines), default=0.0) + 2 * PAD
    box = QRectF(0, 0, wide, len(lines) * LINE + PAD) if lines else QRectF(0, 0, 2 * PAD, 2 * PAD)
    box.moveCenter(middle)
    box.moveLeft(max(min(box.left(), plot.right() - box.width()), plot.left()))
    box.moveTop(max(min(box.top(), plot.bottom() - box.height()), plot.top()))
    return box


def _beside_frame(text: str, frame: QRectF, plot: QRectF) -> QRectF:
    """Return the box of a text above a frame, or inside it when there is no room above."""
    box = _text_box(text, frame.center(), plot)
    above = frame.top() - box.height() - 2
    top = above if above >= plot.top() else frame.top() + 3
    left = max(min(frame.left(), plot.right() - box.width()), plot.left())
    return QRectF(left, top, box.width(), box.height())


_RIGHT = Qt.TextElideMode.ElideRight
_MIDDLE = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextDontClip)


@cache
def _font(screen: bool) -> QFont:
    """Return the font of texts; that of a vector file has digits that can be searched."""
    return equal_figures(paper_font(SIZE)) if screen else paper_font(SIZE)


def _wide(text: str) -> float:
    return QFontMetricsF(_font(True)).horizontalAdvance(text)


@lru_cache(512)
def lines_of(text: str) -> tuple[str, ...]:
    """Return the lines of a text; the last line ends with an ellipsis if more lines would follow."""
    words, lines = text.split(), list[str]()
    while words and len(lines) < MOST_LINES:
        count = 1
        while count < len(words) and _wide(" ".join(words[: count + 1])) <= WIDEST:
            count += 1
        line = " ".join(words if len(lines) == MOST_LINES - 1 else words[:count])
        lines.append(QFontMetricsF(_font(True)).elidedText(line, _RIGHT, WIDEST))
        words = words[count:]
    return tuple(lines)


# ---- painting


def draw(painter: QPainter, shown: Sequence[PlacedAnnotation], chosen: int, theme: Theme) -> None:
    """Paint the annotations. chosen: the number of the selected annotation, -1 = none."""
    if not shown:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    for item in shown:
        _draw_shape(painter, item, theme)
    for item in shown:
        _draw_text(painter, item, theme, item.number == chosen)
    painter.restore()


def _draw_shape(painter: QPainter, item: PlacedAnnotation, theme: Theme) -> None:
    """Paint a frame or an arrow, with a pale edge that keeps it visible over all colors."""
    for colour, wide in ((theme.panel, 4.5), (theme.text, 2.0)):
        painter.setPen(QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, _JOIN))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if item.frame is not None:
            painter.drawRoundedRect(item.frame.adjusted(1, 1, -1, -1), 3, 3)
        elif item.tip is not None:
            painter.setBrush(colour)
            painter.drawLine(item.text.center(), item.tip)
            painter.drawPolygon(_head(item.text.center(), item.tip))


_JOIN = Qt.PenJoinStyle.RoundJoin


def _head(start: QPointF, tip: QPointF) -> QPolygonF:
    angle = math.atan2(tip.y() - start.y(), tip.x() - start.x())
    sides = (angle + math.pi - 0.45, angle + math.pi + 0.45)
    return QPolygonF([tip, *(tip + QPointF(HEAD * math.cos(a), HEAD * math.sin(a)) for a in sides)])


def _draw_text(painter: QPainter, item: PlacedAnnotation, theme: Theme, chosen: bool) -> None:
    lines = lines_of(item.own.text)
    if lines or item.frame is None:
        painter.setPen(QPen(theme.focus if chosen else theme.text, 2.5 if chosen else 1.0))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(item.text.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    for number, line in enumerate(lines):
        top = item.text.top() + PAD / 2 + number * LINE
        painter.setFont(_font(isinstance(painter.device(), (QWidget, QPixmap, QImage))))
        painter.setPen(theme.text)
        painter.drawText(QRectF(item.text.left() + PAD, top, WIDEST + PAD, LINE), _MIDDLE, line)
    for handle in _handles(item) if chosen else ():
        painter.fillRect(handle, theme.focus)


def _handles(item: PlacedAnnotation) -> Iterator[QRectF]:
    """Yield the boxes of the points that can be dragged in addition to the text."""
    points = [item.tip] if item.tip is not None else []
    if item.frame is not None:
        middle = item.frame.center().y()
        points += [QPointF(item.frame.left(), middle), QPointF(item.frame.right(), middle)]
    for point in points:
        yield QRectF(point - QPointF(HANDLE, HANDLE), point + QPointF(HANDLE, HANDLE))


# ---- elements at the pointer


def at_point(shown: Sequence[PlacedAnnotation], point: QPointF) -> tuple[PlacedAnnotation, Part] | None:
    """Return the topmost annotation at a point and its part there, or None."""
    found = ((item, _part_at(item, point)) for item in reversed(shown))
    return next(((item, part) for item, part in found if part), None)


def _part_at(item: PlacedAnnotation, point: QPointF) -> Part:
    if (item.own.text or item.frame is None) and item.text.contains(point):
        return "text"
    if item.tip is not None:
        away = point - item.tip
        return "tip" if math.hypot(away.x(), away.y()) <= NEAR + HANDLE else ""
    if item.frame is None or not item.frame.adjusted(-NEAR, -NEAR, NEAR, NEAR).contains(point):
        return ""
    if abs(point.x() - item.frame.left()) <= NEAR:
        return "start"
    if abs(point.x() - item.frame.right()) <= NEAR:
        return "end"
    return "" if item.frame.adjusted(NEAR, NEAR, -NEAR, -NEAR).contains(point) else "frame"


def sentence(own: Annotation, row: str) -> str:
    """Return an annotation as a sentence, for screen readers. row: the title of its row; "" = none."""
    texts = {FRAME: _tr("Frame from {0} to {1}{2}: {3}"), ARROW: _tr("Arrow to {0}{2}: {3}")}
    text = texts.get(own.kind, _tr("Text at {0}{2}: {3}"))
    return text.format(clock_text(own.start), clock_text(own.end), f", {row}" * bool(row), own.text)
