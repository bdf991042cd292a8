"""One search finds everything that has a name, by keyboard, and opens it."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWhatsThis
from pytestqt.qtbot import QtBot

from app.frame.docks import is_seen
from app.frame.search import SearchDialog
from app.help.window import HelpWindow
from app.lab.lab import Lab
from app.window.settings_dialog import SettingsDialog
from lessons.format.load import catalog

Key = Qt.Key


def search(lab: Lab, words: str) -> SearchDialog:
    """Open the search by its key and type some words."""
    QTest.keyClick(lab.window, Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    found = lab.window.findChild(SearchDialog)
    assert found.isVisible()
    QTest.keyClicks(found.field, words)
    return found


def rows(found: SearchDialog) -> list[tuple[str, str]]:
    items = [found.list.topLevelItem(row) for row in range(found.list.topLevelItemCount())]
    return [(item.text(1), item.text(0)) for item in items]


def choose(lab: Lab, words: str) -> None:
    """Open what is found first."""
    found = search(lab, words)
    QTest.keyClick(found.field, Key.Key_Return)
    assert not found.isVisible()


def test_a_command_runs(qtbot: QtBot, lab: Lab) -> None:
    before = lab.session.time_travel.recorded
    choose(lab, "step next sam")
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded > before)


def test_a_command_that_is_not_possible_now_is_found_and_says_so(
    monkeypatch: pytest.MonkeyPatch, lab: Lab
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QWhatsThis, "showText", lambda place, text, over: shown.append(text))
    assert not lab.window.actions_by_id["undo"].isEnabled()
    found = search(lab, "undo")
    assert ("Command (unavailable)", "Undo") in rows(found)
    found.close()
    choose(lab, "command unavailable undo")
    assert shown[0].startswith("Undo is not available now.")


def test_a_scenario_opens(qtbot: QtBot, lab: Lab) -> None:
    entry = next(one for one in lab.session.entries if one.id != lab.session.name)
    choose(lab, f"scenario {entry.title}")
    qtbot.waitUntil(lambda: lab.session.name == entry.id)


def test_a_lesson_opens_by_its_number(lab: Lab) -> None:
    choose(lab, "lesson 8")
    assert lab.teaching.lessons is not None
    assert lab.teaching.lessons.player.lesson.id == catalog()[7].id


def test_a_panel_is_shown(lab: Lab) -> None:
    choose(lab, "panel lock")
    assert is_seen(lab.views.charts["lock"])


def test_a_guest_is_selected(lab: Lab) -> None:
    guest = lab.session.scenario.guests[3]
    lab.views.guests.filter.setText("another")
    choose(lab, f"guest {guest.userid}")
    table = lab.views.guests.table
    assert is_seen(table)
    assert table.hasFocus()
    assert lab.views.guests.model.userid(table.currentIndex().row()) == guest.userid


def test_a_setting_gets_the_focus(qtbot: QtBot, lab: Lab) -> None:
    choose(lab, "text size")
    dialog = lab.window.findChild(SettingsDialog)
    qtbot.waitUntil(dialog.rows["text-size"].control.hasFocus)
    dialog.close()


@pytest.mark.parametrize(
    ("words", "address", "selected"),
    [
        ("help the first hour", "tutorial/first-hour.md", ""),
        ("measure channel.mbs_out", "reference/measures.md", "channel.mbs_out"),
        ("set reserved user pages", "reference/cp-commands.md", "SET RESERved user pages"),
        ("help resource pools licenses", "explanation/resource-pools.md", "licenses"),
    ],
)
def test_help_opens_at_a_page_and_at_its_words(lab: Lab, words: str, address: str, selected: str) -> None:
    choose(lab, words)
    window = lab.window.findChild(HelpWindow)
    assert window.address == address
    assert window.browser.textCursor().selectedText() == selected
    window.close()


def test_parts_of_words_come_last(lab: Lab) -> None:
    """IBR is also inside of Calibrate, and page is another form of the word in Paging space."""
    found = search(lab, "ibr")
    names = [text.casefold() for _, text in rows(found)]
    inside = [bool(re.search(r"[a-z]ibr", name)) for name in names]
    assert any(inside)
    assert not inside[0]
    assert inside == sorted(inside)
    found.close()
    found = search(lab, "page space")
    assert ("Command", "Paging space") in rows(found)
    found.close()


def test_a_word_is_explained(monkeypatch: pytest.MonkeyPatch, lab: Lab) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QWhatsThis, "showText", lambda place, text, over: shown.append(text))
    choose(lab, "word test idle")
    assert shown[0].startswith("<p><b>test idle</b>: ")


def test_f1_explains_the_words_of_a_panel_too(monkeypatch: pytest.MonkeyPatch, lab: Lab) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QWhatsThis, "showText", lambda place, text, over: shown.append(text))
    lab.window.cards["storage"].focus_body()
    QTest.keyClick(lab.window, Key.Key_F1)
    assert "<p><b>expanded storage</b>: " in shown[0]


def test_what_is_near_is_listed_when_nothing_fits(lab: Lab) -> None:
    found = search(lab, "presure of memry")
    first, *near = rows(found)
    assert first == ("", "Nothing contains these words. Similar:")
    assert ("Scenario", "Pause under memory pressure: CP STOP and BEGIN") in near
    assert found.list.currentItem().text(1) != ""
    found.field.setText("§§§§")
    [(_, said)] = rows(found)
    assert said == "Nothing contains these or similar words."
    QTest.keyClick(found.field, Key.Key_Return)  # nothing to open
    found.close()


def test_whole_words_go_before_parts_and_names_before_notes(lab: Lab) -> None:
    found = rows(search(lab, "restart"))
    assert found[0] == ("Command", "Restart")
    lab.window.findChild(SearchDialog).close()


def test_what_a_panel_does_and_what_a_page_says_is_found(lab: Lab) -> None:
    found = rows(search(lab, "verify"))
    assert found[0] == ("Panel", "Published and simulated")
    assert ("Help", "Run a study") in found
    lab.window.findChild(SearchDialog).close()
