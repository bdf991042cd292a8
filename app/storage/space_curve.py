"""Paging space in use over a run: a line for each run, and the total space."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from app.look import theme
from app.widgets.reach import make_accessible
from engine.kernel.units import clock_text, size_text
from engine.space.fill import SpaceFill

HEAD = 1.08  # of the highest value that is shown
PAD = 6


class SpaceCurve(QWidget):
    """`show_fills` shows how much paging space of one system the runs fill, with the name of each run."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fills: Sequence[tuple[str, SpaceFill]] = ()
        make_accessible(self, self.tr("Paging space in use over time"))

    def show_fills(self, fills: Sequence[tuple[str, SpaceFill]]) -> None:
        """Show other runs; if there are no runs, the chart is hidden."""
        self.fills = [(name, fill) for name, fill in fills if len(fill.used) > 1]
        self.setVisible(bool(self.fills))
        said = (f"{name}: {size_text(fill.peak)}, {clock_text(fill.ended)}" for name, fill in self.fills)
        self.setAccessibleDescription("; ".join(said))
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for some lines of text."""
        return QSize(400, 9 * self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        """Return the minimum height at which lines can be distinguished."""
        return QSize(200, 6 * self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.fills:
            return
        look, line = theme.current(), self.fontMetrics().height()
        space = self.fills[0][1].space
        top = HEAD * max(1, *(fill.peak for _, fill in self.fills), space)
        last = max(1, *(fill.ended for _, fill in self.fills))
        left = self.fontMetrics().horizontalAdvance(size_text(round(top))) + 2 * PAD
        area = QRectF(left, 1.5 * line, self.width() - left - PAD, self.height() - 3 * line)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_axes(painter, area, top, last)
            for number, (name, fill) in enumerate(self.fills):
                painter.setPen(QPen(look.series[number], 2))
                painter.drawPolyline(
                    QPolygonF(
                        [
                            _point(area, at / last, used / top)
                            for at, used in zip(fill.times, fill.used, strict=True)
                        ]
                    )
                )
                self._paint_name(painter, number, name, look.series[number], area)
            if self.hasFocus():
                painter.setPen(QPen(look.focus, 2))
                painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
            painter.setPen(QPen(look.capacity, 1.5, Qt.PenStyle.DashLine))
            painter.drawLine(_point(area, 0, space / top), _point(area, 1, space / top))

    def _paint_axes(self, painter: QPainter, area: QRectF, top: float, last: int) -> None:
        look, space = theme.current(), self.fills[0][1].space
        painter.setPen(QPen(look.axis, 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        painter.drawLine(area.topLeft(), area.bottomLeft())
        painter.setPen(look.text)
        line = self.fontMetrics().height()
        for pages in (0, space):
            at = _point(area, 0, pages / top).y() - line / 2
            beside = QRectF(0, at, area.left() - PAD, line)
            painter.drawText(beside, int(Qt.AlignmentFlag.AlignRight), size_text(pages))
        below = QRectF(area.left(), area.bottom() + 2, area.width(), line)
        painter.drawText(below, int(Qt.AlignmentFlag.AlignLeft), clock_text(0))
        painter.drawText(below, int(Qt.AlignmentFlag.AlignRight), clock_text(last))

    def _paint_name(self, painter: QPainter, number: int, name: str, colour: QColor, area: QRectF) -> None:
        """Paint the name of a line above the chart, with a dash in its color."""
        left, wide = area.left() + number * area.width() / 2, area.width() / 2
        line = self.fontMetrics().height()
        painter.setPen(QPen(colour, 3))
        painter.drawLine(QPointF(left, 0.6 * line), QPointF(left + 16, 0.6 * line))
        painter.setPen(theme.current().text)
        text = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(wide - 30))
        painter.drawText(QRectF(left + 22, 0, wide - 22, line), int(Qt.AlignmentFlag.AlignLeft), text)


def _point(area: QRectF, x: float, y: float) -> QPointF:
    return QPointF(area.left() + x * area.width(), area.bottom() - y * area.height())
