"""A lesson owns its machine, layout and spotlight, and gives back what stood there before it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.panels.specs import LESSON
from app.run_sets.faults.dialog import FaultDialog
from app.widgets.scrub_bar import UNIT
from engine.kernel.units import SECOND
from tests.app.lesson.conftest import SLOW, SMALL, TEMPLATE

ANOTHER = TEMPLATE.parent / "09_pausing_one_guest"
LEFT = Qt.MouseButton.LeftButton
STOOD = 7 * SECOND


@pytest.fixture
def there(qtbot: QtBot, lab: Lab) -> Lab:
    """A lab whose run stands at seven seconds and has a marker there."""
    lab.session.run_to(STOOD)
    qtbot.waitUntil(lambda: lab.session.time_travel.position == STOOD and not lab.session.playing)
    lab.time_travel.markers.put(STOOD)
    return lab


def is_open(lab: Lab, name: str) -> bool:
    return lab.session.name == name and lab.session.branches.find(lab.session.branches.active) is not None


def is_back(lab: Lab) -> bool:
    here = is_open(lab, SMALL) and lab.session.time_travel.position == STOOD
    return here and [marker.at for marker in lab.time_travel.markers.all] == [STOOD]


def open_lesson(qtbot: QtBot, lab: Lab, folder: Path) -> None:
    lab.files.open_all([folder])
    assert lab.teaching.lessons is not None
    assert lab.teaching.lessons.player is not None
    machine = lab.teaching.lessons.player.machine
    qtbot.waitUntil(lambda: not machine.busy and machine.settled, timeout=SLOW)


def leave_by_close_button(lab: Lab) -> None:
    lab.window.cards[LESSON].close()


def leave_by_menu(lab: Lab) -> None:
    lab.window.cards[LESSON].toggleViewAction().trigger()


def leave_by_list(lab: Lab) -> None:
    assert lab.teaching.lessons is not None
    lab.teaching.lessons.show_list()


@pytest.mark.parametrize("leave", [leave_by_close_button, leave_by_menu, leave_by_list])
def test_a_lesson_gives_back_machine_layout_and_spotlight(qtbot: QtBot, there: Lab, leave: object) -> None:
    cards = there.window.cards
    shown = {name: card.isVisible() for name, card in cards.items() if name != LESSON}
    open_lesson(qtbot, there, TEMPLATE)
    assert there.session.name != SMALL
    assert callable(leave)
    leave(there)
    qtbot.waitUntil(lambda: is_back(there))
    assert there.teaching.lessons is not None
    assert there.teaching.lessons.player is None
    assert there.settings.lesson == ""
    assert not there.window.arranging.in_lesson
    assert {name: card.isVisible() for name, card in cards.items() if name != LESSON} == shown
    assert there.settings.scenario == SMALL
    assert there.window.footer.scrub.maximum() == there.session.time_travel.recorded // UNIT > 0


def test_another_lesson_keeps_what_stood_before_the_first(qtbot: QtBot, there: Lab) -> None:
    open_lesson(qtbot, there, TEMPLATE)
    open_lesson(qtbot, there, ANOTHER)
    leave_by_close_button(there)
    qtbot.waitUntil(lambda: is_back(there))


def test_a_closed_lesson_can_be_continued(qtbot: QtBot, there: Lab) -> None:
    open_lesson(qtbot, there, TEMPLATE)
    leave_by_close_button(there)
    banner = there.window.header.banner
    qtbot.waitUntil(lambda: banner.isVisible() and banner.remedy.text() == "Continue the lesson")
    QTest.mouseClick(banner.remedy, LEFT)
    assert there.teaching.lessons is not None
    qtbot.waitUntil(
        lambda: there.teaching.lessons.player is not None and there.teaching.lessons.player.machine.settled,
        timeout=SLOW,
    )
    assert there.window.cards[LESSON].isVisible()


def test_a_card_behind_another_tab_does_not_end_the_lesson(qtbot: QtBot, there: Lab) -> None:
    open_lesson(qtbot, there, TEMPLATE)
    cards = there.window.cards
    there.window.desk.tabifyDockWidget(cards[LESSON], cards["console"])
    cards["console"].show()
    cards["console"].raise_()
    QApplication.processEvents()
    assert there.teaching.lessons is not None
    assert there.teaching.lessons.player is not None


def test_nothing_else_is_opened_over_a_lesson(qtbot: QtBot, there: Lab) -> None:
    open_lesson(qtbot, there, TEMPLATE)
    name = there.session.name
    there.files.open("pause-stop")
    banner = there.window.header.banner
    assert banner.remedy.text() == "Close the lesson"
    assert there.session.name == name
    QTest.mouseClick(banner.remedy, LEFT)
    qtbot.waitUntil(lambda: is_open(there, "pause-stop"))
    assert [branch.source[0] for branch in there.session.branches.all] == [SMALL, "pause-stop"]


def test_a_fault_waits_for_the_end_of_the_lesson_and_keeps_its_case(qtbot: QtBot, there: Lab) -> None:
    open_lesson(qtbot, there, TEMPLATE)
    there.dialogs.find_fault()
    assert there.window.findChild(FaultDialog) is None
    QTest.mouseClick(there.window.header.banner.remedy, LEFT)
    assert there.teaching.lessons is not None
    assert there.teaching.lessons.player is None
    page = there.window.findChild(FaultDialog)
    assert page is not None
    page.place.setText("SYSTEM04")
    QTest.mouseClick(page.close_button, LEFT)
    assert not page.isVisible()
    there.dialogs.find_fault()
    assert there.window.findChildren(FaultDialog) == [page]
    assert page.isVisible()
    assert page.place.text() == "SYSTEM04"
