"""Leads the events of mouse, keyboard and palette to the parts of a canvas that answer them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent

from app.topology.canvas.gestures.drop import Drop, key_of
from app.topology.canvas.host import CanvasHost
from app.topology.canvas.keys import CanvasKeyboard
from app.topology.canvas.pointing import Pointing

Type = QEvent.Type


class EventRouting(QObject):
    """An event filter of the canvas. Each handler returns True if the event needs no other answer."""

    def __init__(self, canvas: CanvasHost, pointing: Pointing, keys: CanvasKeyboard) -> None:
        super().__init__(canvas.widget)
        self._canvas, self._keys = canvas, keys
        self._handlers: dict[QEvent.Type, Callable[[Any], bool]] = {
            Type.MouseButtonPress: _answered(pointing.press),
            Type.MouseMove: _answered(pointing.move),
            Type.MouseButtonRelease: _answered(pointing.release),
            Type.MouseButtonDblClick: _answered(pointing.double),
            Type.Wheel: _answered(pointing.wheel),
            Type.ContextMenu: _answered(pointing.menu),
            Type.ToolTip: _answered(pointing.hint),
            Type.Gesture: pointing.pinch,
            Type.Leave: self._leave,
            Type.ShortcutOverride: self._claim,
            Type.KeyPress: self._press,
            Type.KeyRelease: self._release,
            Type.FocusIn: self._focus_in,
            Type.DragEnter: self._drag_enter,
            Type.DragMove: self._drag_move,
            Type.DragLeave: _answered(lambda _: canvas.cancel()),
            Type.Drop: self._drop,
        }
        canvas.widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        handler = self._handlers.get(event.type())
        return handler is not None and handler(event)

    def _leave(self, event: QEvent) -> bool:
        self._canvas.hovered = ""
        self._canvas.update()
        return False

    def _claim(self, event: QKeyEvent) -> bool:
        """Take keys of the canvas before they become shortcuts of the window."""
        if self._keys.own(event):
            event.accept()
            return True
        return False

    def _press(self, event: QKeyEvent) -> bool:
        return self._keys.tab(event) or self._keys.press(event)

    def _release(self, event: QKeyEvent) -> bool:
        self._keys.release(event)
        return False

    def _focus_in(self, event: QEvent) -> bool:
        self._canvas.tell()
        return False

    # ---- dragging from the palette

    def _drag_enter(self, event: QDragEnterEvent) -> bool:
        key = key_of(event.mimeData())
        if key:
            self._canvas.begin(Drop(self._canvas, event.position(), key))
        event.setAccepted(bool(key))
        return True

    def _drag_move(self, event: QDragMoveEvent) -> bool:
        event.setAccepted(self._fits(event))
        return True

    def _fits(self, event: QDropEvent) -> bool:
        """Move what is dragged to the event, and return whether it can be dropped there."""
        gesture = self._canvas.gesture
        if not isinstance(gesture, Drop):
            return False
        gesture.move(event.position())
        return not gesture.reason

    def _drop(self, event: QDropEvent) -> bool:
        if isinstance(self._canvas.gesture, Drop):
            event.setAccepted(self._fits(event))
            self._canvas.widget.setFocus()
            self._canvas.finish()
        return True


def _answered(handler: Callable[[Any], object]) -> Callable[[Any], bool]:
    """Wrap a handler that leaves nothing to be answered."""

    def handle(event: QEvent) -> bool:
        handler(event)
        return True

    return handle
