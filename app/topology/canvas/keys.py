"""The keyboard's twin of each gesture."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QKeyEvent

from app.topology.canvas import moving, walking
from app.topology.canvas.bending import chosen_bend
from app.topology.canvas.gestures.wire import DrawWire
from app.topology.canvas.host import CanvasHost
from app.topology.canvas.pointing import Pointing
from app.topology.canvas.shapes.guides import GRID
from app.topology.canvas.view import STEP
from engine.ficon.drawing.changes.remove import remove

Key, Held = Qt.Key, Qt.KeyboardModifier
WAYS = {
    Key.Key_Left: ("left", -1, 0),
    Key.Key_Right: ("right", 1, 0),
    Key.Key_Up: ("up", 0, -1),
    Key.Key_Down: ("down", 0, 1),
}
PAN = 60.0  # pixels of a key press
KEYPAD = Held.KeypadModifier


def _tr(text: str) -> str:
    return QCoreApplication.translate("Canvas", text)


class CanvasKeyboard:
    """Walks the things, moves and joins them, and moves the view."""

    def __init__(self, canvas: CanvasHost, pointing: Pointing) -> None:
        self.canvas, self._pointing = canvas, pointing
        self._plain: dict[int, Callable[[], None]] = {
            Key.Key_Return: self._enter,
            Key.Key_Enter: self._enter,
            Key.Key_W: self._wire,
            Key.Key_F: canvas.fit,
            Key.Key_Plus: lambda: canvas.zoom_by(STEP),
            Key.Key_Equal: lambda: canvas.zoom_by(STEP),
            Key.Key_Minus: lambda: canvas.zoom_by(1 / STEP),
            Key.Key_0: lambda: canvas.zoom_to(1.0),
            Key.Key_Delete: self._remove,
            Key.Key_Backspace: self._remove,
            Key.Key_Menu: pointing.ask_menu,
            Key.Key_Home: lambda: self._go(self._end(1)),
            Key.Key_End: lambda: self._go(self._end(-1)),
            Key.Key_PageUp: lambda: self._go(walking.holder(canvas.scene, canvas.current)),
            Key.Key_PageDown: lambda: self._go(
                walking.first_held(canvas.scene, canvas.editor.layers, canvas.current)
            ),
        }

    def own(self, event: QKeyEvent) -> bool:
        """Return whether the canvas takes a key before the shortcuts of the window."""
        keys = event.modifiers() & ~KEYPAD
        if event.key() == Key.Key_Escape:
            return self.canvas.gesture is not None or bool(self.canvas.editor.selection)
        if event.key() in WAYS or event.key() == Key.Key_Space:
            return True
        plain = keys in (Held.NoModifier, Held.ShiftModifier) and event.key() in self._plain
        return plain or (keys == Held.ControlModifier and event.key() == Key.Key_A)

    def tab(self, event: QKeyEvent) -> bool:
        """Tab and Shift+Tab: to the next thing; from the last one on to the next widget."""
        if event.key() not in (Key.Key_Tab, Key.Key_Backtab) or event.modifiers() & Held.ControlModifier:
            return False
        by = -1 if event.key() == Key.Key_Backtab or event.modifiers() & Held.ShiftModifier else 1
        canvas = self.canvas
        if isinstance(canvas.gesture, DrawWire):
            name = canvas.gesture.step(by)
            if not name:
                canvas.editor.told.emit(_tr("Nothing here can be joined with this"))
            return True
        name = walking.step(canvas.scene, canvas.editor.layers, canvas.current, by)
        if not name:
            canvas.current = ""
            return False
        self._go(name)
        return True

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means; return False if it means nothing."""
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
            self.canvas.fit(self.canvas.editor.selection)
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
        """Space is no longer held."""
        if event.key() == Key.Key_Space and not event.isAutoRepeat():
            self._pointing.space = False
            self._pointing.show_cursor()

    def _space(self, keys: Qt.KeyboardModifier) -> bool:
        canvas, editor = self.canvas, self.canvas.editor
        if keys == Held.ControlModifier and canvas.current:
            chosen, current = editor.selection, canvas.current
            rest = tuple(name for name in chosen if name != current)
            editor.select(rest if current in chosen else (*chosen, current))
            canvas.current = current
            canvas.update()
            return True
        self._pointing.space = True
        self._pointing.show_cursor()
        return True

    def _escape(self) -> bool:
        canvas = self.canvas
        if canvas.gesture is not None:
            canvas.cancel()
            return True
        chosen = bool(canvas.editor.selection)
        canvas.editor.select(())
        return chosen

    def _arrow(self, way: tuple[str, int, int], keys: Qt.KeyboardModifier) -> None:
        name, x, y = way
        canvas = self.canvas
        if keys & Held.AltModifier:
            canvas.pan_by(PAN * x, PAN * y)
        elif keys & Held.ShiftModifier and canvas.scene.is_overview:
            canvas.editor.told.emit(_tr("Nothing is moved in the overview: it is made from the drawing"))
        elif keys & Held.ShiftModifier:
            by = 1.0 if keys & Held.ControlModifier else GRID
            chosen, number = canvas.editor.selection, chosen_bend(canvas)
            canvas.editor.attempt(lambda: moving.move(canvas.scene, chosen, by * x, by * y, number))
        else:
            found = walking.neighbour(canvas.scene, canvas.editor.layers, canvas.current, name)
            self._go(found, select=not keys & Held.ControlModifier)

    def _go(self, name: str, select: bool = True) -> None:
        """Go to a thing, and `select` it."""
        canvas = self.canvas
        if not name:
            return
        if select:
            canvas.editor.select((name,))
        canvas.current = name
        self._show(name)
        canvas.tell()
        canvas.update()

    def _show(self, name: str) -> None:
        """Bring a thing into sight."""
        box, view = self.canvas.scene.box_of([name]), self.canvas.view
        if box is not None and not view.box.covers(box) and not box.covers(view.box):
            view.centre(*box.middle)
            self.canvas.pan_by(0, 0)

    def _end(self, by: int) -> str:
        names = walking.order(self.canvas.scene, self.canvas.editor.layers)
        return (names[0] if by > 0 else names[-1]) if names else ""

    def _all(self) -> None:
        scene = self.canvas.scene
        names = walking.order(scene, self.canvas.editor.layers)
        self.canvas.editor.select(scene.outer(name for name in names if name in scene.shapes))

    def _enter(self) -> None:
        canvas = self.canvas
        if canvas.gesture is not None:
            canvas.finish()
        elif canvas.editor.selection and not canvas.open_sheet(canvas.editor.selection[0]):
            canvas.ask_edit(canvas.editor.selection[0])

    def _wire(self) -> None:
        """Begin a wire at the selected thing."""
        canvas = self.canvas
        source = next((name for name in canvas.editor.selection if name in canvas.scene.shapes), "")
        if not source or canvas.gesture is not None:
            canvas.editor.told.emit(_tr("Select the thing where the wire begins"))
            return
        middle = canvas.view.screen(*canvas.scene.shapes[source].core.middle)
        wire = DrawWire(canvas, QPointF(*middle), source)
        canvas.begin(wire)
        if not wire.step(1):
            canvas.cancel()
            canvas.editor.told.emit(_tr("Nothing here can be joined with this"))

    def _remove(self) -> None:
        chosen = self.canvas.editor.selection
        if chosen and self.canvas.gesture is None:
            self.canvas.editor.attempt(lambda: remove(self.canvas.editor.drawing, chosen))
