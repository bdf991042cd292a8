"""The window that tests of a file share: whatever was done in it, it is put back to how a new one is."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QInputDialog,
    QLabel,
    QMenuBar,
    QMessageBox,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.topology.window.main_window import TopologyWindow
from engine.ficon.drawing.templates import template
from tests.app.conftest import let_go
from tests.app.topology.shared_window import PROPERTIES, SharedWindow, end_dialogs
from tests.app.topology.test_window import choose

ENDING = {"close", "quit", "new", "full"}
ASKING = ("getOpenFileName", "getSaveFileName", "getOpenFileNames")
THINGS = ("CEC", "LPAR", "Channel", "Director")
KEYS = (Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_W, Qt.Key.Key_Return, Qt.Key.Key_2, Qt.Key.Key_Escape)


def act(window: TopologyWindow, number: int) -> None:
    """Trigger an action of the menus."""
    names = [name for name in window.actions_by_id if name not in ENDING]
    window.actions_by_id[names[number % len(names)]].trigger()


def click(window: TopologyWindow, number: int) -> None:
    """Click on something in sight, but for menus, which have loops of their own."""
    seen = [one for one in in_sight(window) if not isinstance(one, QMenuBar) and not _has_menu(one)]
    QTest.mouseClick(seen[number % len(seen)], Qt.MouseButton.LeftButton)


def _has_menu(widget: QWidget) -> bool:
    return isinstance(widget, QToolButton) and widget.menu() is not None


def press(window: TopologyWindow, key: Qt.Key) -> None:
    QTest.keyClick(window.focusWidget() or window, key)


def draw(window: TopologyWindow, key: str) -> None:
    window.editor.do(template(key).make(window.editor.drawing))


numbers = st.integers(0, 10_000)
acts = st.one_of(
    st.tuples(st.just(act), numbers),
    st.tuples(st.just(click), numbers),
    st.tuples(st.just(choose), st.sampled_from(THINGS)),
    st.tuples(st.just(press), st.sampled_from(KEYS)),
    st.tuples(st.just(draw), st.sampled_from(["optimised", "study-part-ii"])),
)


def in_sight(window: TopologyWindow) -> list[QWidget]:
    seen = [one for one in window.findChildren(QWidget) if one.window() is window and one.isVisible()]
    return [one for one in seen if not one.visibleRegion().isEmpty()]


def state(window: TopologyWindow) -> dict[str, Any]:
    """Return what a test can see of a window: drawing, selection, history, panels, actions, settings."""
    editor, hand, viewport = window.editor, window.canvas.interaction, window.canvas.viewport
    store = window.settings.store
    return {
        "drawing": (editor.drawing, editor.selection, editor.link, editor.awaited, editor.layers),
        "history": (editor.history.done, editor.history.undone),
        "file": (window.files.path, window.files.untouched, window.files.changed, window.windowTitle()),
        "hand": (hand.gesture, hand.tool, hand.current, hand.hovered, hand.bend, hand.snap, hand.space),
        "view": (viewport.view.zoom, viewport.view.box, viewport.sheets.name, viewport.sheets.views),
        "actions": {
            name: (one.isEnabled(), one.isChecked(), one.text()) for name, one in window.actions_by_id.items()
        },
        "panels": {name: (one.isVisible(), one.isFloating()) for name, one in window.cards.items()},
        "dialogs": [one for one in window.findChildren(QDialog) if one.isVisible()],
        "settings": {name: store.value(name) for name in store.allKeys() if name != "drawing/geometry"},
        "focus": type(window.focusWidget()),
        "size": (window.size(), window.windowState()),
        "widgets": [described(one) for one in in_sight(window)],
    }


def described(widget: QWidget) -> tuple[Any, ...]:
    values = [one.read(widget) for one in PROPERTIES if isinstance(widget, one.kind)]
    text = widget.text() if isinstance(widget, QLabel | QToolButton) else ""
    return (
        type(widget),
        widget.objectName(),
        widget.accessibleName(),
        widget.isEnabled(),
        widget.geometry().getRect(),
        text,
        [bytes(one.data()) if isinstance(one, QByteArray) else one for one in values],
    )


def looked_at(qtbot: QtBot, window: TopologyWindow) -> tuple[dict[str, Any], QImage]:
    """Return the state and the picture of a window, without the time that its check took."""
    problems = window.status.problems
    qtbot.waitUntil(lambda: "checked in" in problems.text())
    problems.setText(re.sub(r"in \d+ ms", "in 1 ms", problems.text()))
    QApplication.processEvents()
    return state(window), window.grab().toImage()


@pytest.fixture
def no_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    for asked in ASKING:
        monkeypatch.setattr(QFileDialog, asked, lambda *_: ("", ""))
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("", False))
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Cancel)


@pytest.fixture
def new(qtbot: QtBot, open_window: Callable[..., TopologyWindow]) -> tuple[dict[str, Any], QImage]:
    """State and picture of a window that is really new."""
    window = open_window()
    window.activateWindow()
    window.canvas.setFocus()
    return looked_at(qtbot, window)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(did=st.lists(acts, max_size=10))
def test_it_is_as_if_new_whatever_was_done(
    qtbot: QtBot,
    no_questions: None,
    new: tuple[dict[str, Any], QImage],
    shared_window: SharedWindow,
    did: list[tuple[Callable[[TopologyWindow, Any], None], Any]],
) -> None:
    window = shared_window.reset()
    for do, what in did:
        do(window, what)
        QApplication.processEvents()
        end_dialogs(window)
    let_go()
    found, picture = looked_at(qtbot, shared_window.reset())
    for part, value in new[0].items():
        assert found[part] == value, part
    assert picture == new[1]
