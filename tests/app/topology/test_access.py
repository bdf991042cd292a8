"""The editor's window without a mouse and without eyes: names, help, tab order, nothing cut off."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QHeaderView,
    QPlainTextEdit,
    QScrollArea,
    QTabBar,
    QTableView,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.frame.docks import is_seen
from app.scenarios.editor.opening import MACHINE
from app.scenarios.editor.window import ScenarioEditor
from app.site.dialog import SiteDialog
from app.topology.canvas.minimap import Minimap
from app.topology.palette_list import PaletteList
from app.topology.window.main_window import TopologyWindow
from app.widgets.announce import announcer
from app.widgets.copy_menu import CopyMenu
from app.widgets.key_list import KeyList
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.kinds import KINDS
from engine.ficon.drawing.model.names import words
from engine.ficon.drawing.templates import template
from engine.scenario.document import ScenarioDocument
from tests.app.brackets import OURS
from tests.app.window.test_screen_reader import (
    fields_and_buttons,
    named_badly,
    show_everything,
    unexplained,
)
from tests.app.window.test_translation import texts
from tests.app.window.test_window_access import INTERACTIVE, cut_off, is_ours

Opening = Callable[..., TopologyWindow]
CONTROLS = (*INTERACTIVE, QAbstractItemView, QPlainTextEdit)
PARTS = (QHeaderView, QTabBar)
LEAST = 24  # px of a target


def furnished(window: TopologyWindow) -> TopologyWindow:
    """With the study's optimized link, one of its channels selected, and all panels seen once."""
    editor = window.editor
    editor.do(template("optimised").make(editor.drawing))
    for card in window.cards.values():
        card.raise_()
        QApplication.processEvents()
    window.reset_layout()
    editor.select([one.id for one in editor.drawing if one.id == "channel1"])
    for _ in range(4):  # texts break, and what is below them moves
        QApplication.processEvents()
    return window


def controls(window: TopologyWindow) -> list[QWidget]:
    found = [one for one in window.findChildren(QWidget) if isinstance(one, CONTROLS)]
    return [one for one in found if not isinstance(one, PARTS) and is_ours(one) and not in_combo(one)]


def in_combo(widget: QWidget) -> bool:
    """Return the list that a combo box pops up."""
    frame = widget.parentWidget()
    return frame is not None and isinstance(frame.parentWidget(), QComboBox)


def seen(widget: QWidget) -> bool:
    return widget.isVisible() and not widget.visibleRegion().isEmpty()


def test_every_control_has_a_name_and_a_help_text(window: TopologyWindow) -> None:
    every = controls(furnished(window))
    assert len(every) > 40
    for control in [*every, window.canvas]:
        face = QAccessible.queryAccessibleInterface(control)
        assert face.text(QAccessible.Text.Name), (control, control.parentWidget(), control.objectName())
        around: QWidget | None = control
        while around is not None and not around.whatsThis():
            around = around.parentWidget()
        assert around not in (None, window), (control, control.accessibleName())


def by_tab(window: TopologyWindow) -> list[QWidget]:
    """Return all that Tab reaches from the canvas, which is left first."""
    window.header.buttons["undo"].setFocus()
    reached: list[QWidget] = []
    for _ in range(400):
        focus = window.focusWidget()
        assert focus is not None
        if focus in reached and focus is not window.canvas:
            return reached
        reached.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not come round: {reached[-5:]}")


def test_tab_reaches_every_control(window: TopologyWindow) -> None:
    reached = by_tab(furnished(window))
    for control in controls(window):
        if seen(control) and control.isEnabled() and not isinstance(control, QScrollArea):
            assert control in reached or control.focusProxy() in reached, (control, control.accessibleName())


def test_targets_are_large_enough(window: TopologyWindow) -> None:
    small = [
        (one.accessibleName(), one.width(), one.height())
        for one in controls(furnished(window))
        if seen(one) and isinstance(one, QAbstractButton) and min(one.width(), one.height()) < LEAST
    ]
    assert small == []


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
@pytest.mark.parametrize("look", ["dark", "light"])
def test_nothing_is_cut_off(open_window: Opening, size: tuple[int, int], look: str) -> None:
    window = open_window(size=size)
    if look == "light":
        window.switch_theme()
    furnished(window)
    assert (window.width(), window.height()) == size
    assert cut_off(window) == []
    if look == "light":
        window.switch_theme()


def test_a_long_message_fits_the_smallest_window(open_window: Opening) -> None:
    window = furnished(open_window(size=(1280, 720)))
    window.messages.refuse("What happened. " * 20)
    QApplication.processEvents()
    assert window.height() == 720
    assert cut_off(window) == []


def test_the_list_of_keys_names_every_key(window: TopologyWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_Question)
    dialog = window.findChild(KeyList)
    assert dialog is not None
    rows = [dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount())]
    keys = " ".join(row.text(0) for row in rows)
    for key in ("Ctrl+K", "Ctrl+F", "Ctrl+Z", "F6", "W,", "Del"):
        assert key in keys
    dialog.close()


def test_no_key_is_given_twice(window: TopologyWindow) -> None:
    keys = [keys.toString() for action in window.actions_by_id.values() for keys in action.shortcuts()]
    assert len(keys) == len(set(keys))


def test_every_text_is_translated(qtbot: QtBot, pseudo_locale: None, open_window: Opening) -> None:
    window = open_window()
    furnished(window)
    own, read = contents(window), set()
    for kind in KINDS:
        there = window.editor.drawing.of(kind)
        window.editor.select([one.id for one in there[:1]])
        QApplication.processEvents()
        read |= {text for _, text in texts(window) if OURS.search(text) and "⟦" not in text}
    assert read - own == set()


def contents(window: TopologyWindow) -> set[str]:
    """Return names that come from the drawing, or are the program's own."""
    drawing = window.editor.drawing
    named = {name for thing in drawing for name in _of(window, thing)}
    return named | {"Ctrl+K", "LPAR Lab"}


def _of(window: TopologyWindow, thing: Thing) -> set[str]:
    said = words(window.editor.drawing, thing)
    return {said, said[0].upper() + said[1:], str(getattr(thing, "name", ""))}


def test_everything_in_the_editor_has_a_name(open_window: Opening) -> None:
    window = open_window()
    furnished(window)
    show_everything(window)
    assert len(list(fields_and_buttons(window))) > 50
    assert named_badly(window) == []
    assert unexplained(window, (type(window.canvas), Minimap)) == []


def test_every_table_of_the_editor_and_of_a_scenario_has_a_menu(open_window: Opening, tmp_path: Path) -> None:
    window = open_window()
    furnished(window)
    show_everything(window)
    document = ScenarioDocument(MACHINE.read_text("utf-8"), tmp_path / "mine.toml")
    scenario, site = ScenarioEditor(document, tmp_path), SiteDialog()
    tables = [one for own in (window, scenario, site) for one in own.findChildren(QTableView)]
    assert len(tables) > 15
    without = [one for one in tables if one.findChild(CopyMenu) is None]
    assert [one.accessibleName() for one in without] == []
    for one in (scenario, site):
        one.deleteLater()


def test_tabs_have_bars_of_their_own(open_window: Opening) -> None:
    window = open_window()
    for _ in range(3):
        window.reset_layout()
        QApplication.processEvents()
    bars = [bar for bar in window.desk.children() if isinstance(bar, QTabBar) and is_seen(bar)]
    titles = [tuple(bar.tabText(place) for place in range(bar.count())) for bar in bars]
    assert len(titles) == len(set(titles)) == 2
    assert not any(isinstance(bar.parentWidget(), QTabWidget) for bar in bars)


def test_a_thing_that_a_key_puts_is_told(open_window: Opening) -> None:
    window = open_window()
    assert "Press Enter" in window.canvas.accessibleDescription()
    told: list[str] = []
    announcer.said.connect(told.append)
    things = window.findChildren(PaletteList)[0]
    things.setFocus()
    QTest.keyClick(things, Qt.Key.Key_Return)
    announcer.said.disconnect(told.append)
    assert told[-1] == window.canvas.accessibleDescription() == "CEC A · contains 1 element"
