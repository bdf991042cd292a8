"""The user's own keys: changed by mouse and keyboard, and never the same for two actions."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QTreeWidgetItem

from app.files.reading_notes import notes_on_files
from app.frame.keys_page import CommandKeysPage, KeysDialog
from app.settings.stored import key_table
from app.widgets.button import action_button
from app.widgets.key_list import KeyList
from tests.app.access.shortcuts import clashing, untypable
from tests.app.conftest import SERVES_A_FILE
from tests.app.frame.test_frame import Choice, Small

Key, Held = Qt.Key, Qt.KeyboardModifier
KEYS = st.sampled_from("F2 F6 F11 Ctrl+1 Ctrl+K Ctrl+Q ? / . : Shift+. > Shift+F6 Ctrl+Alt+E [ X".split())
IDS = st.sampled_from(["count", "again", "full", "palette", "keys", "what", "theme", "unknown"])


@pytest.fixture(scope="module")
def window(qapp: QApplication) -> Iterator[Small]:
    made = Small(Choice())
    made.setProperty(SERVES_A_FILE, True)
    made.show()
    QTest.qWaitForWindowExposed(made)
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture(autouse=True)
def _original(window: Small) -> Iterator[None]:
    yield
    window.own_keys.restore_all()
    for dialog in window.findChildren(KeysDialog):
        dialog.reject()


@pytest.fixture
def page(window: Small) -> CommandKeysPage:
    window.change_keys()
    dialog = next(one for one in window.findChildren(KeysDialog) if one.isVisible())
    assert QTest.qWaitForWindowActive(dialog)
    return dialog.page


def row(page: CommandKeysPage, text: str) -> QTreeWidgetItem:
    return page.list.findItems(text, Qt.MatchFlag.MatchExactly)[0]


def choose(page: CommandKeysPage, text: str) -> None:
    item = row(page, text)
    page.list.scrollToItem(item)
    QTest.mouseClick(
        page.list.viewport(),
        Qt.MouseButton.LeftButton,
        pos=page.list.visualItemRect(item).topLeft() + QPoint(4, 4),
    )


def keys_of(window: Small, name: str) -> list[str]:
    return [keys.toString() for keys in window.actions_by_id[name].shortcuts()]


def apply(window: Small, stored: Mapping[str, str]) -> None:
    window.stored = stored
    window.own_keys.apply()


@given(stored=st.dictionaries(IDS, KEYS | st.just("") | st.text(max_size=4)))
def test_no_stored_keys_give_a_press_to_two_actions(window: Small, stored: dict[str, str]) -> None:
    apply(window, stored)
    assert clashing(window) == untypable(window) == []
    for name, action in window.actions_by_id.items():
        mine = [key.toString() for key in action.shortcuts()]
        assert mine in (window.own_keys.originals(name), [key for key in [stored.get(name)] if key])


@given(name=IDS.filter(lambda name: name != "unknown"), keys=KEYS)
def test_what_is_refused_changes_nothing_and_what_is_not_is_stored(
    window: Small, name: str, keys: str
) -> None:
    before = {one: keys_of(window, one) for one in window.actions_by_id}
    if window.own_keys.choose(name, keys):
        assert {one: keys_of(window, one) for one in window.actions_by_id} == before
    else:
        assert keys_of(window, name) == [keys]
        assert key_table(json.dumps(window.stored))[name] == keys
    assert clashing(window) == []


def test_a_key_is_changed_by_mouse_and_works(window: Small, page: CommandKeysPage) -> None:
    button = action_button(window.actions_by_id["count"], window)
    choose(page, "Count")
    QTest.mouseClick(page.change, Qt.MouseButton.LeftButton)
    QTest.keyClick(page.field, Key.Key_B, Held.ControlModifier)
    assert "now has the key Ctrl+B" in page.note.text()
    assert row(page, "Count").text(1) == "Ctrl+B"
    assert row(page, "Count").text(2) == "Ctrl+1, F2"
    page.window().close()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    before = window.counting.count
    QTest.keyClick(window, Key.Key_B, Held.ControlModifier)
    QTest.keyClick(window, Key.Key_F2)  # its key no longer
    assert window.counting.count == before + 1
    assert button.toolTip() == "Count (Ctrl+B)"
    window.show_keys()
    listed = window.findChild(KeyList)
    assert listed.list.findItems("Ctrl+B", Qt.MatchFlag.MatchExactly)
    listed.reject()


def test_a_key_of_another_command_is_refused_and_named(window: Small, page: CommandKeysPage) -> None:
    page.list.setCurrentItem(row(page, "Count"))
    QTest.keyClick(page.list, Key.Key_Return)
    assert page.field.hasFocus()
    QTest.keyClick(page.field, Key.Key_K, Held.ControlModifier)
    assert page.note.text().startswith("Ctrl+K already belongs to: Search.")
    assert page.field.hasFocus()  # it waits for another key
    QTest.keyClick(page.field, Key.Key_Escape)
    assert page.isVisible()
    assert page.list.hasFocus()
    assert keys_of(window, "count") == ["Ctrl+1", "F2"]


@pytest.mark.parametrize(
    ("keys", "why"),
    [
        ("[", "AltGr on some keyboards: German, French"),
        ("Ctrl+Alt+E", "Ctrl+Alt as AltGr"),
        ("Alt+F", "opens a menu"),
        ("Meta+E", "the desktop"),
        ("X", "Does something in the view"),
        ("Ctrl+C", "edits text"),
        ("Shift+.", ""),
        ("Shift+/", "already belongs to: Keys"),  # on an American keyboard this press types ?
        ("nonsense", "cannot be used"),
    ],
)
def test_keys_that_no_command_can_have_are_refused_with_a_reason(window: Small, keys: str, why: str) -> None:
    complaint = window.own_keys.complaint("count", keys)
    assert why in complaint
    assert bool(complaint) == bool(why)


def test_one_key_and_all_keys_are_restored(window: Small, page: CommandKeysPage) -> None:
    for name, keys in (("count", "Ctrl+B"), ("again", "F2"), ("full", "")):
        assert window.own_keys.choose(name, keys) == ""
    page.list.setCurrentItem(row(page, "Count"))
    QTest.mouseClick(page.restore, Qt.MouseButton.LeftButton)
    assert "already belongs to: Count again" in page.note.text()  # F2 has moved there
    page.list.setCurrentItem(row(page, "Count again"))
    QTest.mouseClick(page.restore, Qt.MouseButton.LeftButton)
    assert keys_of(window, "again") == []
    QTest.mouseClick(page.restore_all, Qt.MouseButton.LeftButton)
    assert (keys_of(window, "count"), keys_of(window, "full")) == (["Ctrl+1", "F2"], ["F11"])
    assert window.stored == {}
    assert not page.restore_all.isEnabled()
    assert page.note.text() == "All commands have their original keys again."


def test_the_search_finds_commands_and_keys(page: CommandKeysPage) -> None:
    QTest.keyClicks(page.search, "f11")
    assert not row(page, "Full screen").isHidden()
    assert row(page, "Count").isHidden()
    page.search.setFocus()
    QTest.keyClick(page.search, Key.Key_Return)
    assert not page.field.isHidden()  # and no dialog around it closes
    page.search.setFocus()
    QTest.keyClick(page.search, Key.Key_A, Held.ControlModifier)
    QTest.keyClicks(page.search, "zzz")
    assert page.note.text() == "No command contains these words."
    assert not page.change.isEnabled()


def test_stored_keys_that_cannot_be_used_are_noted(window: Small) -> None:
    apply(window, {"count": "Ctrl+K", "gone": "Ctrl+B", "again": "F7"})
    noted = {note.place: note.text for note in notes_on_files.all if note.place.startswith("small")}
    assert noted == {
        "small: count": "Ctrl+K already belongs to: Search.",
        "small: gone": "there is no such command",
    }
    assert window.own_keys.choose("full", "F8") == ""
    assert window.stored == {"gone": "Ctrl+B", "again": "F7", "full": "F8"}  # a later version may have it


def test_the_search_button_shows_the_present_key(window: Small) -> None:
    button = next(one for one in window.header.findChildren(QToolButton) if one.objectName() == "search")
    assert button.text().split() == ["Search", "Ctrl+K"]
    assert window.own_keys.choose("palette", "Ctrl+J") == ""
    assert button.text().split() == ["Search", "Ctrl+J"]
    assert window.own_keys.choose("palette", "") == ""
    assert button.text() == "Search"


@pytest.mark.usefixtures("qapp")
def test_all_windows_of_a_kind_follow(window: Small) -> None:
    other = Small(Choice())
    other.stored = {"count": "F7"}
    window.own_keys.choose("again", "F8")
    assert other.actions_by_id["count"].shortcuts() == [QKeySequence("F7")]  # each reads what is stored
    other.deleteLater()
