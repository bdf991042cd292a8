"""A bar over the whole run: the recorded part, the sections, and a movable cursor."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, floor

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QRegion,
)
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from app.look import theme

UNIT = 1_000_000  # the slider counts in ms, since it holds 32 bits
MARGIN = 6.0
TOP, HEIGHT = 5.0, 20.0
NOTE = 4.0  # half the width of a note's triangle
FLAG = 7.0  # width of a marker's flag
REACH = 6  # px from the end of the recorded part, or from the cursor, that its painting reaches at most
POINTS = 8.5  # of titles
Section = tuple[str, int, int]  # title, start ns, end ns


class ScrubBar(QAbstractSlider):
    """Shows time 0 to `until`; a click, a drag or the arrow keys move the cursor over the recorded part.

    `moved` is emitted throughout, for previewing; `chosen` is emitted when the button or key is released, for
    going there.
    """

    moved = Signal(object)  # ns
    chosen = Signal(object)  # ns
    released = Signal()  # back to the newest, by End or Escape

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._until = 1
        self._recorded = 0
        self._cursor: int | None = None
        self.dragging = False
        self._window: tuple[int, int] | None = None
        self._sections: Sequence[Section] = ()
        self._marks: Sequence[int] = ()
        self._notes: Sequence[int] = ()
        self._markers: Sequence[int] = ()
        self._pair: tuple[int, int] | None = None  # numbers of the two selected markers
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.actionTriggered.connect(self._by_key)

    def set_run(self, until: int, sections: Sequence[Section], marks: Sequence[int]) -> None:
        """Start another run with its end, its sections and the moments to mark, all in ns."""
        self._until, self._sections, self._marks = max(until, 1), list(sections), list(marks)
        self._recorded, self._cursor, self._window, self.dragging = 0, None, None, False
        self.setRange(0, 0)
        self.setSingleStep(max(until // UNIT // 600, 1))
        self.setPageStep(max(until // UNIT // 30, 1))
        self.update()

    def set_notes(self, times: Sequence[int]) -> None:
        """Mark the moments (ns) of manual interventions."""
        self._notes = times
        self.update()

    def set_markers(self, times: Sequence[int], pair: tuple[int, int] | None = None) -> None:
        """Mark moments, ns; the time range between the markers of the pair (given by number) is filled."""
        self._markers = tuple(times)
        self._pair = pair if pair and max(pair) < len(self._markers) else None
        self.update()

    def set_recorded(self, recorded: int) -> None:
        """Show how far the run has been recorded, in ns."""
        before, self._recorded = self._recorded, recorded
        self.blockSignals(True)
        self.setMaximum(recorded // UNIT)
        if self._cursor is None:
            self.setValue(recorded // UNIT)
        self.blockSignals(False)
        if before != recorded:
            self._update_between(before, recorded)

    def set_cursor(self, time: int | None) -> None:
        """Show the cursor position in ns; None is the latest moment."""
        before, self._cursor = (self._cursor, self._shown), time
        self.blockSignals(True)
        self.setValue(self._shown // UNIT)
        self.blockSignals(False)
        if before[0] != time:  # each place; between them, nothing changes
            self._update_between(before[1], before[1])
            self._update_between(self._shown, self._shown)

    def set_window(self, window: tuple[int, int] | None) -> None:
        """Show the part of the run that the charts display, in ns; None is the whole run."""
        if window != self._window:
            self._window = window
            below = int(TOP + HEIGHT)
            self.update(0, below, self.width(), self.height() - below)

    @property
    def _shown(self) -> int:
        """The position of the cursor, ns."""
        return self._recorded if self._cursor is None else self._cursor

    def _update_between(self, time: int, other: int) -> None:
        """Repaint what is near these times and between them: the run grows by a few pixels a frame."""
        left, right = sorted((self.x(time), self.x(other)))
        first = floor(left) - REACH
        self.update(first, 0, ceil(right) + REACH - first, self.height())

    def sliderChange(self, change: QAbstractSlider.SliderChange) -> None:
        """Repaint nothing: what a new value or range changes is repainted by the method that sets it."""

    def sizeHint(self) -> QSize:
        return QSize(400, int(TOP + HEIGHT) + 7)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, int(TOP + HEIGHT) + 7)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.dragging = True
            self._move_to(self._time(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.dragging:
            self.dragging = False
            self.chosen.emit(self._within(self._time(event.position().x())))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        time = self._time(event.position().x())
        if self.dragging:
            self._move_to(time)
        title = next((title for title, start, end in self._sections if start <= time < end), "")
        self.setToolTip(title)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_End:
            self.released.emit()
        else:
            super().keyPressEvent(event)

    def _by_key(self, action: int) -> None:
        self._move_to(self.sliderPosition() * UNIT)
        self.chosen.emit(self._within(self.sliderPosition() * UNIT))

    def _move_to(self, time: int) -> None:
        self.moved.emit(self._within(time))

    def _within(self, time: int) -> int:
        return min(max(time, 0), self._recorded)

    def x(self, time: float) -> float:  # type: ignore[override]
        """Return the x position of a time on the screen."""
        return MARGIN + (self.width() - 2 * MARGIN) * time / self._until

    def _time(self, x: float) -> int:
        return int((x - MARGIN) / max(self.width() - 2 * MARGIN, 1) * self._until)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_sections(painter)
            self._paint_recorded(painter, event.rect().adjusted(-3, 0, 3, 0))
            self._paint_titles(painter, event.region())
            self._paint_notes(painter)
            self._paint_markers(painter)
            self._paint_cursor(painter)

    def _paint_sections(self, painter: QPainter) -> None:
        look = theme.current()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.phase)
        painter.drawRoundedRect(QRectF(MARGIN, TOP, self.width() - 2 * MARGIN, HEIGHT), 4, 4)

    def _paint_recorded(self, painter: QPainter, near: QRect) -> None:
        """Paint the recorded part, and the lines at sections and marks near the dirty part."""
        look = theme.current()
        done = QColor(look.focus)
        done.setAlphaF(0.38)
        painter.setBrush(done)
        if self._recorded:
            painter.drawRoundedRect(QRectF(MARGIN, TOP, self.x(self._recorded) - MARGIN, HEIGHT), 4, 4)
        painter.setPen(QPen(look.muted, 1.5))
        edges = {start for _, start, _ in self._sections if start} | set(self._marks)
        for x in map(self.x, edges):
            if near.left() <= x <= near.right():
                painter.drawLine(QPointF(x, TOP - 2), QPointF(x, TOP + HEIGHT + 2))

    def _paint_notes(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.current().cursor)
        for time in self._notes:
            foot = QPointF(self.x(time), TOP + HEIGHT + 2)
            sides = (QPointF(-NOTE, 0), QPointF(NOTE, 0), QPointF(0, -2 * NOTE))
            painter.drawPolygon(QPolygonF([foot + side for side in sides]))

    def _paint_markers(self, painter: QPainter) -> None:
        """Paint a flag for each marker, and the time range between the two selected markers."""
        look = theme.current()
        if self._pair is not None:
            left, right = sorted(self.x(self._markers[number]) for number in self._pair)
            shade = QColor(look.warning)
            shade.setAlphaF(0.4)
            painter.fillRect(QRectF(left, TOP, right - left, HEIGHT), shade)
        for time in self._markers:
            x = self.x(time)
            painter.setPen(QPen(look.warning, 1.5))
            painter.drawLine(QPointF(x, TOP - 4), QPointF(x, TOP + HEIGHT))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.warning)
            corners = (QPointF(x, TOP - 4), QPointF(x + FLAG, TOP - 1), QPointF(x, TOP + 2))
            painter.drawPolygon(QPolygonF(corners))

    def _paint_titles(self, painter: QPainter, dirty: QRegion) -> None:
        """Write the titles that have enough room, if any part of them is to be painted."""
        painter.setPen(theme.current().text)
        for title, start, end in self._sections:
            left, right = self.x(start) + 7, self.x(end) - 7
            wide = _width(title, theme.text_scale())
            written = QRect(floor(left) - 2, int(TOP), wide + 4, int(HEIGHT))
            if wide <= right - left and dirty.intersects(written):
                rect = QRectF(left, TOP, right - left, HEIGHT)
                painter.setFont(theme.font(POINTS))
                painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, title)

    def _paint_cursor(self, painter: QPainter) -> None:
        look = theme.current()
        if self._window is not None:
            painter.setPen(QPen(look.flows["out"], 2))
            y = TOP + HEIGHT + 3
            painter.drawLine(QPointF(self.x(self._window[0]), y), QPointF(self.x(self._window[1]), y))
        x = self.x(self._recorded if self._cursor is None else self._cursor)
        painter.setPen(QPen(look.panel, 5))
        painter.drawLine(QPointF(x, TOP - 2), QPointF(x, TOP + HEIGHT + 2))
        painter.setPen(QPen(look.focus if self._cursor is None else look.cursor, 3))
        painter.drawLine(QPointF(x, TOP - 2), QPointF(x, TOP + HEIGHT + 2))
        if self.hasFocus():
            painter.setPen(QPen(look.focus, 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(1, 1, self.width() - 2, self.height() - 2), 5, 5)


@lru_cache(256)
def _width(title: str, scale: float) -> int:
    """Return the width of a title at this text scale, in px; measuring takes longer than painting."""
    return QFontMetrics(theme.font(POINTS)).horizontalAdvance(title)
