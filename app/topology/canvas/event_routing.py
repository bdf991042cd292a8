"""What reaches the canvas from mouse, keyboard and palette, and the gesture that is being made."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from app.topology.canvas.gestures.drop import Drop, key_of
from app.topology.canvas.gestures.gesture import Gesture
from app.topology.canvas.keys import Keys
from app.topology.canvas.pointing import Pointing


class Handled(QWidget):
    """The base of the canvas. gesture: what a hand does now; hovered: id of what is under the pointer."""

    gesture: Gesture | None
    hovered: str
    pointing: Pointing
    keys: Keys

    def tell(self) -> None:
        """Let a screen reader say what is selected."""

    def drop_gesture(self, at: QDragEnterEvent, key: str) -> Drop:
        """Something of the palette comes in."""
        raise NotImplementedError

    def begin(self, gesture: Gesture) -> None:
        """From now on the pointer moves this."""
        self.gesture = gesture
        self.setCursor(gesture.cursor)
        self.update()

    def cancel(self) -> None:
        """End the gesture without a trace."""
        if self.gesture is not None:
            gesture, self.gesture = self.gesture, None
            gesture.cancel()
            self.pointing.show_cursor()
            self.update()

    def finish(self) -> None:
        """End the gesture and do what it meant."""
        if self.gesture is not None:
            gesture, self.gesture = self.gesture, None
            gesture.finish()
            self.pointing.show_cursor()
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select, or begin a gesture."""
        self.pointing.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with it, or show what is under the pointer."""
        self.pointing.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Finish it."""
        self.pointing.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Edit what is under the pointer."""
        self.pointing.double(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Come nearer to the pointer; with Shift to the side."""
        self.pointing.wheel(event)

    def contextMenuEvent(self, event: QEvent) -> None:
        """Ask for a menu of what is under the pointer, or of the selection."""
        self.pointing.menu(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer."""
        self.hovered = ""
        self.update()

    def event(self, event: QEvent) -> bool:
        """Pinch; Tab walks the things; own keys go before shortcuts of the window."""
        if event.type() == QEvent.Type.Gesture:
            return self.pointing.pinch(event)
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self.pointing.hint(event)
            return True
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and self.keys.own(event):
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self.keys.tab(event):
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keyboard's twin of each gesture."""
        if not self.keys.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Space is no longer held."""
        self.keys.release(event)
        super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell screen readers what is selected."""
        self.tell()
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the focus frame away."""
        super().focusOutEvent(event)
        self.update()

    # ---- dropping

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Something of the palette comes in."""
        key = key_of(event.mimeData())
        if key:
            self.begin(self.drop_gesture(event, key))
        event.setAccepted(bool(key))

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """It is elsewhere; where it does not fit it is not taken."""
        fits = False
        if isinstance(self.gesture, Drop):
            self.gesture.move(event.position())
            fits = not self.gesture.reason
        event.setAccepted(fits)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """It is gone."""
        self.cancel()

    def dropEvent(self, event: QDropEvent) -> None:
        """Put it there."""
        if isinstance(self.gesture, Drop):
            self.gesture.move(event.position())
            event.setAccepted(not self.gesture.reason)
            self.setFocus()
            self.finish()
