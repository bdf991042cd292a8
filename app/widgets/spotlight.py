"""A frame around a panel to which a lesson points. It accepts no clicks and covers only the panel's edge."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QWidget

from app.look import theme

EDGE = 3  # px


class SpotlightFrame(QWidget):
    """`put` places it around a widget; `take_off` hides it."""

    def __init__(self) -> None:
        super().__init__(None)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._around: QWidget | None = None
        self.hide()

    @property
    def around(self) -> QWidget | None:
        """The widget that the frame surrounds, if any."""
        return self._around

    def put(self, around: QWidget) -> None:
        """Frame a widget, and follow it."""
        self.take_off()
        self._around = around
        self.setParent(around)
        around.installEventFilter(self)
        self._fit()
        self.show()
        self.raise_()

    def take_off(self) -> None:
        """Remove the frame."""
        if self._around is not None:
            self._around.removeEventFilter(self)
        self._around = None
        self.hide()
        self.setParent(None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._around and event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._fit()
            self.raise_()
        return False

    def _fit(self) -> None:
        if self._around is not None:
            whole = self._around.rect()
            self.setGeometry(whole)
            self.setMask(QRegion(whole) - QRegion(whole.adjusted(EDGE, EDGE, -EDGE, -EDGE)))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.current().warning, EDGE))
            inset = EDGE / 2
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 8, 8)
