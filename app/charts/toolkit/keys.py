"""Keys of the time charts: zoom and pan with W S A D by their place on the keyboard, and with arrows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from app.charts.toolkit.time_view import TimeView

ZOOM = 1.5
PAN = 0.15
_EVDEV = {25: "w", 38: "a", 39: "s", 40: "d"}  # scan codes of X11 and Wayland
_PLACES = {"xcb": _EVDEV, "wayland": _EVDEV, "windows": {17: "w", 30: "a", 31: "s", 32: "d"}}
_LETTERS = {Qt.Key.Key_W: "w", Qt.Key.Key_A: "a", Qt.Key.Key_S: "s", Qt.Key.Key_D: "d"}
_ARROWS = {Qt.Key.Key_Up: "w", Qt.Key.Key_Left: "a", Qt.Key.Key_Down: "s", Qt.Key.Key_Right: "d"}


def steer(event: QKeyEvent) -> str:
    """w, a, s or d for the key at that place of a US keyboard or an arrow; empty for other keys."""
    if arrow := _ARROWS.get(Qt.Key(event.key())):
        return arrow
    places = _PLACES.get(QGuiApplication.platformName(), {})
    if places and event.nativeScanCode():
        return places.get(event.nativeScanCode(), "")
    return _LETTERS.get(Qt.Key(event.key()), "")


def handle(event: QKeyEvent, view: TimeView, column: int) -> bool:
    """Do what a key asks for; False when it is none of ours. column: ns a pixel column."""
    if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
        return False
    if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
        return _move_cursor(steer(event), view, column)
    moves: dict[str, Callable[[], None]] = {
        "w": lambda: view.zoom(ZOOM, view.cursor),
        "s": lambda: view.zoom(1 / ZOOM, view.cursor),
        "a": lambda: view.pan(-PAN),
        "d": lambda: view.pan(PAN),
    }
    others: dict[int, Callable[[], None]] = {
        Qt.Key.Key_F: view.fit,
        Qt.Key.Key_Home: lambda: view.go(0),
        Qt.Key.Key_End: lambda: _leave(view),
        Qt.Key.Key_Escape: lambda: view.choose(None),
    }
    act = moves.get(steer(event)) or others.get(event.key())
    if act:
        act()
    return act is not None


def _move_cursor(direction: str, view: TimeView, column: int) -> bool:
    """Shift and an arrow move the cursor by some pixels and pin it."""
    steps = {"a": -5, "d": 5}.get(direction)
    if steps is None:
        return False
    at = view.start + view.span // 2 if view.cursor is None else view.cursor
    view.choose(at + steps * column)
    return True


def _leave(view: TimeView) -> None:
    view.choose(None)
    view.set_following(True)
