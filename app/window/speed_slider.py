"""A slider on a logarithmic scale that snaps to its detents."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from app.look import theme
from app.run import speed
from app.widgets.pictured import SpokenSlider

MARGIN = 14  # left and right of the groove: half a label
GROOVE = 11  # its height from the top
LABELLED = (0.01, speed.MAX, 60.0, 1.0)  # the last ones are left out where there is no room
LABEL_POINTS = 7.5
APART = 4  # px between labels


class SpeedSlider(SpokenSlider):
    """Sets a ratio; a click moves to the pointer, and Page Up and Page Down move to the next detent."""

    chosen = Signal(float)  # ratio

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(0, speed.LAST)
        self.setSingleStep(10)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.valueChanged.connect(self._choose)

    def show_ratio(self, ratio: float) -> None:
        """Show a ratio without selecting it."""
        self.blockSignals(True)
        self.setValue(speed.position(ratio))
        self.blockSignals(False)
        self.speak(speed.words(ratio))

    def _choose(self, place: int) -> None:
        self.speak(speed.words(speed.ratio(place)))
        self.chosen.emit(speed.ratio(place))

    def sizeHint(self) -> QSize:
        return QSize(196, self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(150, self._height())

    def _height(self) -> int:
        return GROOVE + 8 + QFontMetrics(theme.font(LABEL_POINTS)).height()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setValue(self._place(event.position().x()))
        self.setSliderDown(True)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self._place(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._jump(event.angleDelta().y() > 0)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._jump(event.key() == Qt.Key.Key_PageUp)
        else:
            super().keyPressEvent(event)

    def _jump(self, up: bool) -> None:
        self.setValue(speed.position(speed.next_detent(speed.ratio(self.value()), up)))

    def point(self, place: int) -> QPoint:
        """Return the point of a position on the screen."""
        return QPoint(round(self._x(place)), GROOVE)

    def _x(self, place: float) -> float:
        return MARGIN + (self.width() - 2 * MARGIN) * place / speed.LAST

    def _place(self, x: float) -> int:
        share = (x - MARGIN) / max(self.width() - 2 * MARGIN, 1)
        place = round(min(max(share, 0.0), 1.0) * speed.LAST)
        return speed.position(speed.ratio(place))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_groove(painter)
            self._paint_labels(painter)
            self._paint_handle(painter)

    def _paint_groove(self, painter: QPainter) -> None:
        look = theme.current()
        painter.setPen(_round_pen(look.outline))
        painter.drawLine(QPointF(MARGIN, GROOVE), QPointF(self._x(speed.LAST), GROOVE))
        painter.setPen(_round_pen(look.focus))
        painter.drawLine(QPointF(MARGIN, GROOVE), QPointF(self._x(self.value()), GROOVE))
        painter.setPen(QPen(look.panel, 1.5))
        for detent in speed.DETENTS[1:-1]:
            x = self._x(speed.position(detent))
            painter.drawLine(QPointF(x, GROOVE - 2), QPointF(x, GROOVE + 2))

    def _paint_labels(self, painter: QPainter) -> None:
        painter.setFont(theme.font(LABEL_POINTS))
        painter.setPen(theme.current().muted)
        taken: list[QRectF] = []
        for ratio in LABELLED:
            text = speed.text(ratio)
            wide, high = painter.fontMetrics().horizontalAdvance(text), painter.fontMetrics().height()
            left = min(max(self._x(speed.position(ratio)) - wide / 2, 0.0), self.width() - float(wide))
            box = QRectF(left, GROOVE + 8, wide, high)
            if not any(box.adjusted(-APART, 0, APART, 0).intersects(other) for other in taken):
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)
                taken.append(box)

    def _paint_handle(self, painter: QPainter) -> None:
        look = theme.current()
        centre = QPointF(self._x(self.value()), GROOVE)
        painter.setPen(QPen(look.panel, 2))
        painter.setBrush(look.text if self.underMouse() or self.isSliderDown() else look.focus)
        painter.drawEllipse(centre, 7.0, 7.0)
        if self.hasFocus():
            painter.setPen(QPen(look.focus, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, 9.5, 9.5)


def _round_pen(colour: QColor) -> QPen:
    return QPen(colour, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
