"""Keys of a window that one press would call at once: Qt then calls neither.

Qt matches a press by what it types, with Shift or without it, and by what the key types without Shift.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from app.frame.keyboards import KEYBOARDS, is_typed, presses

Contexts = Qt.ShortcutContext


def clashing(window: QWidget) -> list[str]:
    """Return each press that calls several shortcuts of a window, or one shortcut by several of its keys."""
    places = {one.parent() for one in _shortcuts(window)}
    return sorted({clash for place in places for clash in _clashes(_bound(window, place))})


def untypable(window: QWidget) -> list[str]:
    """Return each shortcut for which some keyboard needs AltGr, whichever of its keys is pressed."""
    return sorted(
        f"{name}: {' '.join(keys.toString() for keys in _keys(one))} ({_called(one)})"
        for one in _shortcuts(window)
        for name, rows in KEYBOARDS.items()
        if not any(is_typed(keys.toString(), "".join(rows)) for keys in _keys(one))
    )


def keys_of_parts(window: QWidget, commands: Collection[QAction]) -> set[str]:
    """Return the keys that work in parts of a window, and are those of no command."""
    parts = [one for one in _shortcuts(window) if one not in commands]
    return {keys.toString() for one in parts for keys in _keys(one)}


def _clashes(bound: list[tuple[str, str]]) -> Iterator[str]:
    for press, matched in [*presses(), *(("", (keys,)) for keys in {keys for keys, _ in bound})]:
        called = [f"{keys} ({name})" for keys, name in bound if keys in matched]
        if len(called) > 1:
            yield " ".join([press, *called])


def _bound(window: QWidget, place: QObject) -> list[tuple[str, str]]:
    """Return the keys, and whose they are, that work while a place in the window has the focus."""
    shortcuts = [one for one in _shortcuts(window) if one.isEnabled() and _works_at(one, place)]
    return [(keys.toString(), _called(one)) for one in shortcuts for keys in _keys(one)]


def _shortcuts(window: QWidget) -> list[QAction | QShortcut]:
    found: list[QAction | QShortcut] = [*window.findChildren(QAction), *window.findChildren(QShortcut)]
    return [one for one in found if _window_of(one) is window and _keys(one)]


def _works_at(one: QAction | QShortcut, place: QObject) -> bool:
    context = one.shortcutContext() if isinstance(one, QAction) else one.context()
    if context == Contexts.WidgetShortcut:
        return one.parent() is place
    if context == Contexts.WidgetWithChildrenShortcut:
        return one.parent() is place or place in one.parent().findChildren(QObject)
    return True


def _window_of(one: QObject) -> QWidget | None:
    parent = one.parent()
    return parent.window() if isinstance(parent, QWidget) else None


def _keys(one: QAction | QShortcut) -> list[QKeySequence]:
    return one.shortcuts() if isinstance(one, QAction) else one.keys()


def _called(one: QAction | QShortcut) -> str:
    return one.objectName() or (one.text() if isinstance(one, QAction) else type(one.parent()).__name__)
