"""A small picture of the class window for the trainer, in which the pointer can be moved."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.classroom.presentation import Presentation
from app.look import theme
from app.widgets.pictured import pictured
from app.widgets.reach import make_accessible

LOOK_MS = 400  # between two pictures
FOCUS = 4  # px, half of it outside: its color alone differs little from that of the edge
STEP = 0.02  # of the width, for an arrow key
_ARROWS = {
    Qt.Key.Key_Left: (-STEP, 0.0),
    Qt.Key.Key_Right: (STEP, 0.0),
    Qt.Key.Key_Up: (0.0, -STEP),
    Qt.Key.Key_Down: (0.0, STEP),
}


class Preview(QWidget):
    """Shows the class window; the mouse and the arrow keys move the pointer in it."""

    def __init__(self, presentation: Presentation, class_window: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        pictured(self, QAccessible.Role.Graphic)
        self._of, self._window = presentation, class_window
        self._picture = QPixmap()
        make_accessible(
            self,
            self.tr("Class view"),
            self.tr("Use the mouse or the arrow keys to point. P removes the pointer."),
        )
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._clock = QTimer(self, interval=LOOK_MS)
        self._clock.timeout.connect(self.look)
        self._clock.start()
        presentation.changed.connect(self.look)
        presentation.pointed.connect(self.look)

    def describe(self) -> str:
        """Return the state of the class window, for screen readers."""
        states = [
            text
            for on, text in (
                (self._of.black, self.tr("black")),
                (self._of.frozen, self.tr("frozen")),
                (self._of.pointer is not None, self.tr("with pointer")),
            )
            if on
        ]
        return ", ".join(states) or self.tr("live")

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        shape = self._window.size()
        return round(width * shape.height() / max(shape.width(), 1))

    def sizeHint(self) -> QSize:
        return QSize(400, self.heightForWidth(400))

    def look(self) -> None:
        """Capture the class window."""
        if self.isVisible() and self._window.isVisible():
            self._picture = self._window.grab()
            self.update()

    def _room(self) -> QRectF:
        """Return the area of the picture."""
        shape = self._window.size().toSizeF()
        shape.scale(self.size().toSizeF(), Qt.AspectRatioMode.KeepAspectRatio)
        return QRectF(QPointF((self.width() - shape.width()) / 2, 0), shape)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            room = self._room()
            if not self._picture.isNull():
                painter.drawPixmap(room, self._picture, QRectF(self._picture.rect()))
            look = theme.current()
            painter.setPen(QPen(look.focus, FOCUS) if self.hasFocus() else look.outline)
            painter.drawRect(room.adjusted(0, 0, -1, -1))

    # ---- the pointer

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        room = self._room()
        at = event.position() - room.topLeft()
        self._of.point(QPointF(at.x() / max(room.width(), 1), at.y() / max(room.height(), 1)))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._of.point(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key not in _ARROWS:
            super().keyPressEvent(event)
            return
        across, down = _ARROWS[key]
        at = self._of.pointer or QPointF(0.5, 0.5)
        self._of.point(QPointF(min(max(at.x() + across, 0), 1), min(max(at.y() + down, 0), 1)))
