"""Markers in the charts over time: a numbered flag for each, and the time range between the two selected
markers.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPolygonF

from app.charts.toolkit import brushes
from app.charts.toolkit.marks.phases import ToX
from app.charts.toolkit.time_view import Marked, TimeView
from app.look import axis_text as axis
from app.look.theme import Theme

HIGH, POINT = 13.0, 4.0  # px of a flag, and of its end
NEAR = 3.0  # px around a flag that belong to it
SHADE = 0.16  # opacity of the stretch
LABEL = 15.0  # height of the length's ground


def draw(painter: QPainter, view: TimeView, plot: QRectF, x: ToX, theme: Theme) -> None:
    """Paint the time range of the marker pair with its length, and the flags over it."""
    if not view.markers:
        return
    _draw_stretch(painter, view, plot, x, theme)
    for _, at, flag, number in _flags(view, plot, x):
        brushes.line(painter, QPointF(at, plot.top()), QPointF(at, plot.bottom()), theme.warning)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        painter.setPen(theme.panel)
        painter.setBrush(theme.warning)
        painter.drawPolygon(_pennant(flag))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        brushes.write(painter, flag.adjusted(3, 0, 0, 0), number, theme.panel)


def _flags(view: TimeView, plot: QRectF, x: ToX) -> Iterator[tuple[Marked, float, QRectF, str]]:
    """Yield each visible marker: its position, the box of its flag, and its number."""
    for number, marker in enumerate(view.markers, start=1):
        if plot.left() <= x(marker.at) <= plot.right():
            at, text = round(x(marker.at)) + 0.5, str(number)
            wide = brushes.width(text) + 6 + POINT
            left = at if at + wide <= plot.right() else at - wide
            yield marker, at, QRectF(left, plot.top() - HIGH - 4, wide, HIGH), text


def _pennant(flag: QRectF) -> QPolygonF:
    tip = QPointF(flag.right(), flag.center().y())
    inner = flag.right() - POINT
    ends = (QPointF(inner, flag.bottom()), QPointF(flag.left(), flag.bottom()))
    return QPolygonF([flag.topLeft(), QPointF(inner, flag.top()), tip, *ends])


def _draw_stretch(painter: QPainter, view: TimeView, plot: QRectF, x: ToX, theme: Theme) -> None:
    if view.stretch is None:
        return
    left, right = (min(max(x(time), plot.left()), plot.right()) for time in view.stretch)
    if left >= right:
        return
    painter.fillRect(
        QRectF(left, plot.top(), right - left, plot.height()), brushes.faded(theme.warning, SHADE)
    )
    text = length_text(view)
    wide, flag = brushes.width(text) + 8, brushes.width("9") + 6 + POINT
    above = right - left > wide + flag + 2  # the flag of the earlier one is there as well
    middle = (left + right + flag * above) / 2
    start = min(max(middle - wide / 2, plot.left()), plot.right() - wide)
    box = QRectF(start, (plot.top() if above else plot.bottom()) - LABEL - 3, wide, LABEL)
    brushes.rounded(painter, box, 4, theme.panel, theme.warning)
    brushes.write(painter, box, text, theme.text, flags=brushes.CENTRE)


def draw_selected(painter: QPainter, span: tuple[int, int], plot: QRectF, x: ToX, theme: Theme) -> None:
    """Paint the selected time range."""
    left, right = (min(max(x(time), plot.left()), plot.right()) for time in span)
    if left < right:
        painter.fillRect(
            QRectF(left, plot.top(), right - left, plot.height()), brushes.faded(theme.focus, SHADE)
        )
    for time in span:
        if plot.left() <= x(time) <= plot.right():
            at = round(x(time)) + 0.5
            brushes.line(painter, QPointF(at, plot.top()), QPointF(at, plot.bottom()), theme.focus)


def length_text(view: TimeView) -> str:
    """Return the length of the marker pair's time range, or an empty string without a pair."""
    if view.stretch is None:
        return ""
    first, last = view.stretch
    return axis.span_text(last - first)


def at_pointer(view: TimeView, pointer: QPointF, plot: QRectF, x: ToX) -> str:
    """Return the title and time of the marker whose flag is at the pointer; otherwise, an empty string."""
    around = (-NEAR, -NEAR, NEAR, NEAR)
    found = (m for m, _, flag, _ in _flags(view, plot, x) if flag.adjusted(*around).contains(pointer))
    return next((f"{marker.title}  {axis.time_text(marker.at)}".strip() for marker in found), "")
