"""Named layouts, and panels that stay where the user has moved them."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from PySide6.QtCore import QByteArray, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.settings.settings import Settings
from app.window.layouts.dialog import LayoutsDialog
from app.window.layouts.store import MOST, NAME_LENGTH, LayoutError, NamedLayouts
from app.window.settings_dialog import SettingsDialog

LOCKS, ENTER = "timers-busy-430", Qt.Key.Key_Return


def settle() -> None:
    for _ in range(4):  # the note of a change follows the signals of the docks
        QApplication.processEvents()


@pytest.fixture
def quiet(lab: Lab) -> Lab:
    """A lab whose window has settled."""
    settle()
    lab.window.undo.stack.clear()
    return lab


def dialog_of(lab: Lab) -> LayoutsDialog:
    lab.window.actions_by_id["layouts"].trigger()
    return lab.window.findChildren(LayoutsDialog)[-1]


def save(lab: Lab, name: str) -> LayoutsDialog:
    dialog = dialog_of(lab)
    QTest.keyClicks(dialog.name, name)
    QTest.keyClick(dialog.name, ENTER)
    return dialog


def open_kind(qtbot: QtBot, lab: Lab, name: str) -> None:
    with qtbot.waitSignal(lab.opened):
        lab.files.open(name)
    settle()


def float_at(lab: Lab, name: str, place: QRect) -> None:
    lab.window.cards[name].setFloating(True)
    lab.window.cards[name].setGeometry(place)
    settle()


def test_a_layout_is_saved_used_from_the_menu_and_undone(quiet: Lab) -> None:
    cards = quiet.window.cards
    cards["paging"].close()
    settle()
    save(quiet, "Two charts").reject()
    cards["paging"].show()
    settle()
    menu = quiet.window.layouts
    menu.fill()
    next(action for action in menu.actions() if action.text() == "Two charts").trigger()
    settle()
    assert not cards["paging"].isVisible()
    quiet.window.undo.stack.undo()
    settle()
    assert cards["paging"].isVisible()


def test_the_dialog_renames_and_deletes_by_keyboard(quiet: Lab, settings: Settings) -> None:
    dialog = save(quiet, "First")
    store = NamedLayouts(settings)
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_F2)
    editor = dialog.list.findChild(QLineEdit)
    QTest.keyClick(editor, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(editor, "Second")
    QTest.keyClick(editor, ENTER)
    settle()
    assert store.names() == ["Second"]
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert store.names() == []
    quiet.window.undo.stack.undo()
    assert store.names() == ["Second"]


def test_the_search_finds_a_layout(quiet: Lab) -> None:
    save(quiet, "For the beamer").reject()
    found = {thing.text for finder in quiet.window.finders for thing in finder()}
    assert "For the beamer" in found


def test_a_damaged_layout_is_refused_and_changes_nothing(quiet: Lab, settings: Settings) -> None:
    save(quiet, "Mine").reject()
    settle()
    stored = json.loads(settings.named_layouts)
    stored["Mine"] = stored["Mine"][:-8] + "BBBB" + stored["Mine"][-4:]
    settings.named_layouts = json.dumps(stored)
    quiet.window.cards["paging"].close()
    settle()
    steps = quiet.window.undo.stack.count()
    quiet.window.layouts.use("Mine")
    assert quiet.window.header.banner.isVisible()
    assert "damaged" in quiet.window.header.banner.message.text()
    assert not quiet.window.cards["paging"].isVisible()
    assert quiet.window.undo.stack.count() == steps


@pytest.mark.parametrize("text", ["{", "[]", '{"a": 1}', '{"": "x:y"}', "[" * 100_000])
def test_settings_that_cannot_be_read_hold_no_layouts(settings: Settings, text: str) -> None:
    settings.named_layouts = text
    assert NamedLayouts(settings).names() == []


def test_number_names_and_size_are_bounded(settings: Settings) -> None:
    store, state = NamedLayouts(settings), QByteArray(b"state")
    for number in range(MOST):
        store.save(f"Layout {number}", state)
    store.save("Layout 0", QByteArray(b"other"))
    assert store.state("Layout 0") == QByteArray(b"other")
    for name, data in (
        ("One more", b"s"),
        (" ", b"s"),
        ("x" * (NAME_LENGTH + 1), b"s"),
        ("Big", b"s" * 99_999),
    ):
        with pytest.raises(LayoutError):
            store.save(name, QByteArray(data))
    with pytest.raises(LayoutError, match="already"):
        store.rename("Layout 1", "Layout 2")
    assert len(store.names()) == MOST


def test_a_floating_panel_stays_with_other_kinds_of_studies(qtbot: QtBot, quiet: Lab) -> None:
    card, place = quiet.window.cards["guests"], QRect(240, 200, 420, 300)
    float_at(quiet, "guests", place)
    open_kind(qtbot, quiet, LOCKS)
    assert card.isFloating()
    assert card.geometry() == place
    assert quiet.window.cards["lanes"].isVisible()  # the rest is as the study needs it
    assert not quiet.window.undo.stack.undoText().startswith("Move “Time")


def test_a_panel_at_the_side_of_another_stays_there(qtbot: QtBot, quiet: Lab) -> None:
    window = quiet.window
    cards, desk = window.cards, window.desk
    desk.removeDockWidget(cards["console"])
    desk.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, cards["console"])
    cards["console"].show()
    settle()
    assert "console" in window.undo.moved
    open_kind(qtbot, quiet, LOCKS)
    console = cards["console"].geometry()
    assert not desk.tabifiedDockWidgets(cards["console"])
    assert console.top() > cards["timeline"].geometry().top()
    tabs = {card.objectName() for card in desk.tabifiedDockWidgets(cards["timeline"])}
    assert {"study", "matrix"} <= tabs


def test_a_panel_on_other_tabs_stays_on_them(qtbot: QtBot, quiet: Lab) -> None:
    window = quiet.window
    cards, desk = window.cards, window.desk
    desk.tabifyDockWidget(cards["timeline"], cards["guests"])
    settle()
    assert "guests" in window.undo.moved
    open_kind(qtbot, quiet, LOCKS)
    assert cards["timeline"] in desk.tabifiedDockWidgets(cards["guests"])


def test_a_reset_forgets_what_was_moved(qtbot: QtBot, quiet: Lab) -> None:
    float_at(quiet, "guests", QRect(240, 200, 420, 300))
    quiet.window.actions_by_id["layout"].trigger()
    open_kind(qtbot, quiet, LOCKS)
    assert not quiet.window.cards["guests"].isFloating()


def test_moved_panels_are_known_at_the_next_start(make_lab: Callable[..., Lab], settings: Settings) -> None:
    first = make_lab()
    float_at(first, "cpu", QRect(240, 200, 420, 300))
    first.window.close()
    assert settings.moved_panels == {"cpu"}
    assert make_lab().window.cards["cpu"].isFloating()


def test_a_layout_for_all_studies(qtbot: QtBot, quiet: Lab, settings: Settings) -> None:
    cards = quiet.window.cards
    cards["paging"].close()
    settle()
    save(quiet, "Mine").reject()
    dialog = SettingsDialog(settings, quiet.window)
    QTest.keyClick(dialog.rows["first-layout"].control, Qt.Key.Key_Down)
    assert settings.first_layout == "Mine"
    cards["paging"].show()
    open_kind(qtbot, quiet, LOCKS)
    assert not cards["paging"].isVisible()
    assert cards["memory"].isVisible()
    NamedLayouts(settings).delete("Mine")
    open_kind(qtbot, quiet, "cpuplugd-compile")
    assert cards["linux_memory"].isVisible()
    assert settings.first_layout == ""
    assert "“Mine” from the settings no longer exists" in quiet.window.header.banner.message.text()


def test_the_settings_follow_a_layout_of_another_name(quiet: Lab, settings: Settings) -> None:
    dialog = save(quiet, "Mine")
    settings.first_layout = "Mine"
    NamedLayouts(settings).rename("Mine", "Ours")
    assert settings.first_layout == "Ours"
    dialog.show_names("Ours")
    QTest.mouseClick(dialog.delete, Qt.MouseButton.LeftButton)
    assert "The settings use “Ours”" in dialog.note.text()
    dialog.reject()


def test_a_speed_for_the_start(make_lab: Callable[..., Lab], settings: Settings, qtbot: QtBot) -> None:
    dialog = SettingsDialog(settings, make_lab(start=False).window)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    QTest.keyClick(dialog.rows["first-speed"].control, Qt.Key.Key_End)
    settings.speed = 10.0
    assert settings.first_speed == float("inf")
    dialog.rows["first-speed"].reset.click()
    assert settings.first_speed == 10.0
