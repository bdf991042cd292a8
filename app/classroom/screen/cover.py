"""Lies over the window of the class: black, a picture that is kept, and the pointer. It takes no clicks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from app.look import theme

POINTER = 0.022  # of the height: radius of the pointer


class Cover(QWidget):
    """Set `black`, `kept`, `pointing` and `pointer` (shares of width and height), and call `update`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.black, self.kept, self.pointer = False, QPixmap(), QPointF()
        self.pointing = False

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            if self.black:
                painter.fillRect(self.rect(), Qt.GlobalColor.black)
                return
            if not self.kept.isNull():
                painter.drawPixmap(self.rect(), self.kept)
            if self.pointing:
                self._draw_pointer(painter)

    def _draw_pointer(self, painter: QPainter) -> None:
        radius = self.height() * POINTER
        at = QPointF(self.pointer.x() * self.width(), self.pointer.y() * self.height())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for share, alpha in ((1.0, 0.35), (0.55, 0.9)):
            colour = QColor(theme.current().warning)
            colour.setAlphaF(alpha)
            painter.setPen(Qt.GlobalColor.white if share < 1 else Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(at, radius * share, radius * share)
