"""The keyboard equivalent of each gesture."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QKeyEvent

from app.topology.canvas import moving, walking
from app.topology.canvas.bending import chosen_bend
from app.topology.canvas.gestures.wire import DrawWire
from app.topology.canvas.interaction import Interaction
from app.topology.canvas.pointing import Pointing
from app.topology.canvas.view import STEP
from app.topology.shapes.guides import GRID
from engine.ficon.drawing.changes.remove import remove

_tr = partial(QCoreApplication.translate, "Canvas")
Key, Held = Qt.Key, Qt.KeyboardModifier
WAYS = {
    Key.Key_Left: ("left", -1, 0),
    Key.Key_Right: ("right", 1, 0),
    Key.Key_Up: ("up", 0, -1),
    Key.Key_Down: ("down", 0, 1),
}
PAN = 60.0  # pixels of a key press
KEYPAD = Held.KeypadModifier


class CanvasKeyboard:
    """Moves between the elements, moves and joins them, and moves the view."""

    def __init__(self, interaction: Interaction, pointing: Pointing) -> None:
        self._interaction, self._pointing, self._widget = interaction, pointing, interaction.widget
        self._viewport, self._editor = interaction.viewport, interaction.editor
        self._plain: dict[int, Callable[[], None]] = {
            Key.Key_Return: self._enter,
            Key.Key_Enter: self._enter,
            Key.Key_W: self._wire,
            Key.Key_F: self._viewport.fit,
            Key.Key_Plus: lambda: self._viewport.zoom_by(STEP),
            Key.Key_Equal: lambda: self._viewport.zoom_by(STEP),
            Key.Key_Minus: lambda: self._viewport.zoom_by(1 / STEP),
            Key.Key_0: lambda: self._viewport.zoom_to(1.0),
            Key.Key_Delete: self._remove,
            Key.Key_Backspace: self._remove,
            Key.Key_Menu: pointing.ask_menu,
            Key.Key_Home: lambda: self._go(self._end(1)),
            Key.Key_End: lambda: self._go(self._end(-1)),
            Key.Key_PageUp: lambda: self._go(walking.holder(self._viewport.scene, self._interaction.current)),
            Key.Key_PageDown: lambda: self._go(
                walking.first_held(self._viewport.scene, self._editor.layers, self._interaction.current)
            ),
        }

    def own(self, event: QKeyEvent) -> bool:
        """Return whether the canvas handles a key before the window's shortcuts."""
        keys = event.modifiers() & ~KEYPAD
        if event.key() == Key.Key_Escape:
            waits = self._interaction.gesture is not None or self._interaction.once
            return waits or bool(self._editor.selection)
        if event.key() in WAYS or event.key() == Key.Key_Space:
            return True
        plain = keys in (Held.NoModifier, Held.ShiftModifier) and event.key() in self._plain
        return plain or (keys == Held.ControlModifier and event.key() == Key.Key_A)

    def tab(self, event: QKeyEvent) -> bool:
        """Move to the next element on Tab or the previous element on Shift+Tab; beyond the last element, move
        to the next widget.
        """
        if event.key() not in (Key.Key_Tab, Key.Key_Backtab) or event.modifiers() & Held.ControlModifier:
            return False
        by = -1 if event.key() == Key.Key_Backtab or event.modifiers() & Held.ShiftModifier else 1
        if isinstance(self._interaction.gesture, DrawWire):
            name = self._interaction.gesture.step(by)
            if not name:
                self._editor.told.emit(_tr("Nothing here can be connected to this"))
            return True
        name = walking.step(self._viewport.scene, self._editor.layers, self._interaction.current, by)
        if not name:
            self._interaction.current = ""
            return False
        self._go(name)
        return True

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; return False if it has no meaning here."""
        keys, key = event.modifiers() & ~KEYPAD, event.key()
        if key == Key.Key_Escape:
            return self._escape()
        if key == Key.Key_Space and not event.isAutoRepeat():
            return self._space(keys)
        if key in WAYS:
            self._arrow(WAYS[Key(key)], keys)
            return True
        if keys == Held.ControlModifier and key == Key.Key_A:
            self._all()
            return True
        if keys == Held.ShiftModifier and key == Key.Key_F:
            self._viewport.fit(self._editor.selection)
            return True
        if keys == Held.ShiftModifier and key == Key.Key_F10:
            self._pointing.ask_menu()
            return True
        action = self._plain.get(key)
        if action is None or keys not in (Held.NoModifier, Held.ShiftModifier):
            return False
        action()
        return True

    def release(self, event: QKeyEvent) -> None:
        """Note that Space is no longer held."""
        if event.key() == Key.Key_Space and not event.isAutoRepeat():
            self._interaction.space = False
            self._interaction.show_cursor()

    def _space(self, keys: Qt.KeyboardModifier) -> bool:
        editor = self._editor
        if keys == Held.ControlModifier and self._interaction.current:
            chosen, current = editor.selection, self._interaction.current
            rest = tuple(name for name in chosen if name != current)
            editor.select(rest if current in chosen else (*chosen, current))
            self._interaction.current = current
            self._widget.update()
            return True
        self._interaction.space = True
        self._interaction.show_cursor()
        return True

    def _escape(self) -> bool:
        if self._interaction.gesture is not None:
            self._interaction.cancel()
            return True
        if self._interaction.once:
            self._interaction.set_tool("select")
            return True
        chosen = bool(self._editor.selection)
        self._editor.select(())
        return chosen

    def _arrow(self, way: tuple[str, int, int], keys: Qt.KeyboardModifier) -> None:
        name, x, y = way
        if keys & Held.AltModifier:
            self._viewport.pan_by(PAN * x, PAN * y)
        elif keys & Held.ShiftModifier and self._viewport.scene.is_overview:
            self._editor.told.emit(
                _tr("The overview is generated from the drawing: its elements cannot be moved")
            )
        elif keys & Held.ShiftModifier:
            by = 1.0 if keys & Held.ControlModifier else GRID
            chosen, number = self._editor.selection, chosen_bend(self._interaction)
            self._editor.attempt(lambda: moving.move(self._viewport.scene, chosen, by * x, by * y, number))
        else:
            found = walking.neighbour(
                self._viewport.scene, self._editor.layers, self._interaction.current, name
            )
            self._go(found, select=not keys & Held.ControlModifier)

    def _go(self, name: str, select: bool = True) -> None:
        """Go to an element, and `select` it."""
        if not name:
            return
        if select:
            self._editor.select((name,))
        self._interaction.current = name
        self._show(name)
        self._interaction.current_changed.emit()
        self._widget.update()

    def _show(self, name: str) -> None:
        """Bring an element into view."""
        box, view = self._viewport.scene.box_of([name]), self._viewport.view
        if box is not None and not view.box.covers(box) and not box.covers(view.box):
            self._viewport.look_at(view.zoom, *box.middle)

    def _end(self, by: int) -> str:
        names = walking.order(self._viewport.scene, self._editor.layers)
        return (names[0] if by > 0 else names[-1]) if names else ""

    def _all(self) -> None:
        scene = self._viewport.scene
        names = walking.order(scene, self._editor.layers)
        self._editor.select(scene.outer(name for name in names if name in scene.shapes))

    def _enter(self) -> None:
        if self._interaction.gesture is not None:
            self._interaction.finish()
        elif self._editor.selection and not self._viewport.open_sheet(self._editor.selection[0]):
            self._interaction.edit_asked.emit(self._editor.selection[0])

    def _wire(self) -> None:
        """Start a wire at the selected element."""
        source = next((name for name in self._editor.selection if name in self._viewport.scene.shapes), "")
        if not source or self._interaction.gesture is not None:
            self._editor.told.emit(_tr("Select the element where the wire begins"))
            return
        middle = self._viewport.view.screen(*self._viewport.scene.shapes[source].core.middle)
        wire = DrawWire(self._viewport, QPointF(*middle), source)
        self._interaction.begin(wire)
        if not wire.step(1):
            self._interaction.cancel()
            self._editor.told.emit(_tr("Nothing here can be connected to this"))

    def _remove(self) -> None:
        chosen = self._editor.selection
        if chosen and self._interaction.gesture is None:
            self._editor.attempt(lambda: remove(self._editor.drawing, chosen))
