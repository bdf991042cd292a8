"""Routes mouse, keyboard and palette events to the parts of a canvas that handle them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent

from app.topology.canvas.gestures.drop import Drop, key_of
from app.topology.canvas.interaction import Interaction
from app.topology.canvas.keys import CanvasKeyboard
from app.topology.canvas.pointing import Pointing

Type = QEvent.Type


class EventRouting(QObject):
    """An event filter of the canvas. Each handler returns True if the event needs no further handling."""

    def __init__(self, interaction: Interaction) -> None:
        super().__init__(interaction)
        pointing = Pointing(interaction)
        self._interaction, self._keys = interaction, CanvasKeyboard(interaction, pointing)
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
            Type.DragEnter: self._drag_enter,
            Type.DragMove: self._drag_move,
            Type.DragLeave: _answered(lambda _: interaction.cancel()),
            Type.Drop: self._drop,
        }
        interaction.widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        handler = self._handlers.get(event.type())
        return handler is not None and handler(event)

    def _leave(self, event: QEvent) -> bool:
        self._interaction.hovered = ""
        self._interaction.widget.update()
        return False

    def _claim(self, event: QKeyEvent) -> bool:
        """Claim the canvas keys before they become window shortcuts."""
        if self._keys.own(event):
            event.accept()
            return True
        return False

    def _press(self, event: QKeyEvent) -> bool:
        return self._keys.tab(event) or self._keys.press(event)

    def _release(self, event: QKeyEvent) -> bool:
        self._keys.release(event)
        return False

    # ---- dragging from the palette

    def _drag_enter(self, event: QDragEnterEvent) -> bool:
        key = key_of(event.mimeData())
        if key:
            self._interaction.begin(Drop(self._interaction.viewport, event.position(), key))
        event.setAccepted(bool(key))
        return True

    def _drag_move(self, event: QDropEvent) -> bool:
        """Follow the pointer. Drops that do not fit are also accepted, so that the reason can be reported
        then.
        """
        gesture = self._interaction.gesture
        if isinstance(gesture, Drop):
            gesture.move(event.position())
        event.setAccepted(isinstance(gesture, Drop))
        return True

    def _drop(self, event: QDropEvent) -> bool:
        self._drag_move(event)
        if isinstance(self._interaction.gesture, Drop):
            self._interaction.widget.setFocus()
            self._interaction.finish()
        return True


def _answered(handler: Callable[[Any], object]) -> Callable[[Any], bool]:
    """Wrap a handler whose event needs no further handling."""

    def handle(event: QEvent) -> bool:
        handler(event)
        return True

    return handle
