"""The console dock by keyboard and mouse: commands, answers, history, completion, help, whose console."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import perf_counter

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt, QThread
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.charts.toolkit.time_view import TimeNote
from app.console.console_panel import ConsolePanel
from app.frame.docks import is_seen
from app.lab.lab import Lab
from app.look import theme
from app.run import speed
from app.run.console import Console
from app.settings.settings import Settings
from engine.kernel.units import MINUTE
from engine.recording.recorder import Recording
from engine.state.relocation import MOVE_LOG, Finish, Stage
from tests.app.fake_simulation import FakeMachines

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
Key = Qt.Key


@pytest.fixture
def console(lab: Lab) -> ConsolePanel:
    """The console of a paused run, with the focus, as F9 gives it."""
    QTest.keyClick(lab.window, Key.Key_F9)
    assert QApplication.focusWidget() is lab.views.console.line
    return lab.views.console


def press(*keys: Qt.Key) -> None:
    """As a person does: a key goes to the popup when there is one, else to what has the focus."""
    for key in keys:
        QTest.keyClick(QApplication.activePopupWidget() or QApplication.focusWidget(), key)


def type_in(text: str) -> None:
    QTest.keyClicks(QApplication.activePopupWidget() or QApplication.focusWidget(), text)


def enter(qtbot: QtBot, console: ConsolePanel, line: str) -> list[str]:
    """Type a line; returns the output that it adds."""
    before = said(console)
    type_in(line)
    press(Key.Key_Return)
    qtbot.waitUntil(lambda: len(said(console)) > len(before))
    return said(console)[len(before) :]


def said(console: ConsolePanel) -> list[str]:
    text = console.output.toPlainText()
    return text.splitlines()


def colour_of(console: ConsolePanel, line: str) -> QColor:
    found = console.output.document().find(line)
    assert not found.isNull()
    return found.charFormat().foreground().color()


def test_a_command_is_typed_and_answered_with_its_time(qtbot: QtBot, lab: Lab, console: ConsolePanel) -> None:
    lab.session.run_to(MINUTE)
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded == MINUTE)
    assert enter(qtbot, console, "query userid") == ["0:01:00  query userid", "MAINT AT LPARLAB"]
    assert console.line.text() == ""


def test_an_error_is_said_in_the_words_of_cp(qtbot: QtBot, lab: Lab, console: ConsolePanel) -> None:
    *_, answer = enter(qtbot, console, "frobnicate")
    assert answer == "HCPCMD001E Unknown CP command: frobnicate"
    assert colour_of(console, answer) == theme.current().error
    assert not lab.window.header.banner.isVisible()


@pytest.mark.parametrize("ratio", [60.0, speed.MAX])
def test_commands_are_answered_while_the_machine_plays(
    qtbot: QtBot, lab: Lab, console: ConsolePanel, ratio: float
) -> None:
    lab.view.set_speed(ratio)
    lab.session.play()
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded > 0)
    for _ in range(3):
        _, answer = enter(qtbot, console, "query userid")
        assert answer == "MAINT AT LPARLAB"
    assert lab.session.playing or lab.session.finished


def test_a_command_publishes_the_newest_recording_of_a_paused_run(
    qtbot: QtBot, lab: Lab, console: ConsolePanel
) -> None:
    before = lab.session.recording
    enter(qtbot, console, "query userid")
    qtbot.waitUntil(lambda: lab.session.recording is not before)
    assert not lab.session.playing


def test_older_commands_come_back(qtbot: QtBot, console: ConsolePanel) -> None:
    for line in ("query userid", "stop", "stop", "begin"):
        enter(qtbot, console, line)
    type_in("que")
    shown = []
    for key in (Key.Key_Up, Key.Key_Up, Key.Key_Up, Key.Key_Up, Key.Key_Down, Key.Key_Down, Key.Key_Down):
        press(key)
        shown.append(console.line.text())
    assert shown == ["begin", "stop", "query userid", "query userid", "stop", "begin", "que"]


def test_each_console_has_a_history_and_an_output_of_its_own(qtbot: QtBot, console: ConsolePanel) -> None:
    enter(qtbot, console, "query userid")
    console.choice.userid.setFocus()
    press(Key.Key_Down)
    assert console.console == Console("LNK00105")
    assert said(console) == []
    console.line.setFocus()
    press(Key.Key_Up)
    assert console.line.text() == ""
    assert enter(qtbot, console, "query userid")[1] == "LNK00105 AT LPARLAB"
    console.choice.userid.setFocus()
    press(Key.Key_Up)
    assert said(console)[1] == "MAINT AT LPARLAB"


def test_the_linux_line_of_a_guest(qtbot: QtBot, console: ConsolePanel) -> None:
    assert not console.choice.reader.isEnabled()  # MAINT has no Linux
    console.choice.userid.setFocus()
    press(Key.Key_Down)
    console.choice.reader.setFocus()
    press(Key.Key_Down)
    assert console.prompt.text() == "lnk00105:~ #"
    console.line.setFocus()
    command, answer = enter(qtbot, console, "echo $?")
    assert command.endswith("lnk00105:~ # echo $?")
    assert answer == "LNK00105 runs echo $?"


def test_history_is_kept_until_the_next_start(
    qtbot: QtBot, make_lab: Callable[..., Lab], settings: Settings
) -> None:
    first = make_lab()
    QTest.keyClick(first.window, Key.Key_F9)
    enter(qtbot, first.views.console, "query userid")
    first.window.close()
    second = make_lab()
    QTest.keyClick(second.window, Key.Key_F9)
    press(Key.Key_Up)
    assert second.views.console.line.text() == "query userid"


def test_tab_completes_what_is_certain(console: ConsolePanel) -> None:
    type_in("st")
    press(Key.Key_Tab)
    assert console.line.text() == "STOP "
    assert not console.line.choosing


def test_a_choice_of_completions_by_keyboard(console: ConsolePanel) -> None:
    type_in("query ")
    press(Key.Key_Tab)
    assert console.line.text() == "query "
    assert console.line.choosing
    type_in("s")
    assert console.line.popup.model().rowCount() == 2
    press(Key.Key_Down, Key.Key_Return)
    assert console.line.text() == "query SRM "
    assert not console.line.choosing
    assert said(console) == []  # Enter chose, it did not enter the line


def test_a_choice_of_completions_by_mouse(console: ConsolePanel) -> None:
    type_in("query ")
    press(Key.Key_Tab)
    popup = console.line.popup
    place = popup.visualRect(popup.model().index(2, 0)).center()
    QTest.mouseClick(popup.viewport(), LEFT, pos=place)
    assert console.line.text() == "query USERID "


def test_escape_closes_the_choice_then_clears_the_line(console: ConsolePanel) -> None:
    type_in("query ")
    press(Key.Key_Tab, Key.Key_Escape)
    assert not console.line.choosing
    assert console.line.text() == "query "
    press(Key.Key_Escape)
    assert console.line.text() == ""


def test_tab_leaves_an_empty_line_and_escape_still_dismisses_a_message(
    lab: Lab, console: ConsolePanel
) -> None:
    lab.window.header.banner.show_message("Something.")
    press(Key.Key_Escape)
    assert not lab.window.header.banner.isVisible()
    press(Key.Key_Tab)
    assert QApplication.focusWidget() is not console.line


@pytest.mark.parametrize("by", ["?", "F1"])
def test_help_on_the_word_at_the_cursor(console: ConsolePanel, by: str) -> None:
    type_in("set share LNK")
    console.line.setCursorPosition(6)
    if by == "?":
        type_in("?")
    else:
        press(Key.Key_F1)
    assert said(console) == ["SET SHARE is explained.", "In two lines."]
    assert console.line.text() == "set share LNK"


def test_help_on_everything(console: ConsolePanel) -> None:
    press(Key.Key_F1)
    assert said(console) == ["QUERY STOP"]


def test_keys_of_the_window_are_letters_in_the_line(lab: Lab, console: ConsolePanel) -> None:
    type_in("f 1.l-=")
    assert console.line.text() == "f 1.l-="
    assert not lab.session.playing


def test_both_looks(qtbot: QtBot, lab: Lab, console: ConsolePanel) -> None:
    enter(qtbot, console, "query userid")
    for look in ("light", "dark"):
        lab.window.set_theme(look)
        assert colour_of(console, "MAINT AT LPARLAB") == theme.THEMES[look].text
        assert colour_of(console, "query userid") == theme.THEMES[look].link


def test_output_can_be_copied_by_keyboard(qtbot: QtBot, console: ConsolePanel) -> None:
    enter(qtbot, console, "query userid")
    console.output.setFocus()
    QTest.keyClick(console.output, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(console.output, Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert "MAINT AT LPARLAB" in QApplication.clipboard().text()


def test_no_more_than_5000_lines_are_kept(console: ConsolePanel) -> None:
    for _ in range(2_600):
        console.explain("share")
    assert len(said(console)) == 5_000
    console.show_console(Console("LNK00105"))
    console.show_console(Console("MAINT"))
    assert len(said(console)) == 5_000


def test_another_run_is_said_and_its_guests_are_offered(
    qtbot: QtBot, lab: Lab, console: ConsolePanel
) -> None:
    enter(qtbot, console, "query userid")
    with qtbot.waitSignal(lab.opened):
        lab.files.open("pause-stop")
    assert lab.session.scenario.title in " ".join(said(console))
    assert max(map(len, said(console)[-2:])) <= console.output.columns
    userids = [guest.userid for guest in lab.session.scenario.guests]
    box = console.choice.userid
    assert [box.itemText(row) for row in range(box.count())] == ["MAINT", *userids]


def row_of(lab: Lab, userid: str) -> QPoint:
    table = lab.views.guests.table
    rows = range(table.model().rowCount())
    row = next(row for row in rows if lab.views.guests.model.userid(row) == userid)
    return table.visualRect(table.model().index(row, 0)).center()


@pytest.fixture
def filled(qtbot: QtBot, lab: Lab) -> Lab:
    """With rows in the guests table."""
    lab.session.run_to(MINUTE)
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded == MINUTE)
    lab.views.text()
    return lab


def test_a_double_click_on_a_guest_opens_its_console(filled: Lab) -> None:
    viewport, place = filled.views.guests.table.viewport(), row_of(filled, "LNK00105")
    QTest.mouseClick(viewport, LEFT, pos=place)
    QTest.mouseDClick(viewport, LEFT, pos=place)
    assert filled.views.console.console == Console("LNK00105")
    assert is_seen(filled.views.console)
    assert QApplication.focusWidget() is filled.views.console.line


def test_enter_on_a_guest_opens_its_console(filled: Lab) -> None:
    QTest.keyClick(filled.window, Key.Key_5)
    press(Key.Key_Down, Key.Key_Return)
    assert filled.views.console.console == Console(filled.views.guests.model.userid(1))
    assert QApplication.focusWidget() is filled.views.console.line


@pytest.mark.parametrize(
    ("entry", "shell", "line"),
    [
        ("STOP CPU ALL", False, "STOP CPU ALL"),
        ("BEGIN", False, "BEGIN"),
        ("Suspend", True, "echo disk > /sys/power/state"),
    ],
)
def test_the_menu_of_a_guest_types_commands(
    qtbot: QtBot, filled: Lab, entry: str, shell: bool, line: str
) -> None:
    table = filled.views.guests.table
    table.customContextMenuRequested.emit(row_of(filled, "LNK00105"))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    action = next(action for action in menu.actions() if entry in action.text())
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
    console = filled.views.console
    assert console.console == Console("LNK00105", shell)
    qtbot.waitUntil(lambda: said(console) != [])
    assert said(console)[0].endswith(line)
    QTest.keyClick(console.line, Key.Key_Up)
    assert console.line.text() == line


def test_an_error_inside_a_command_is_answered_and_stops_the_run(
    qtbot: QtBot, lab: Lab, machines: FakeMachines, console: ConsolePanel
) -> None:
    machines.faults["execute"] = ZeroDivisionError("share of nothing")
    answer = " ".join(enter(qtbot, console, "query userid"))
    assert "share of nothing" in answer
    qtbot.waitUntil(lab.window.header.banner.isVisible)
    assert lab.session.broken
    answer = " ".join(enter(qtbot, console, "query userid"))
    assert answer.endswith("Nothing is running: open a scenario, or restart the run.")


def test_closing_with_a_command_under_way(lab: Lab, console: ConsolePanel) -> None:
    lab.view.set_speed(speed.MAX)
    lab.session.play()
    for _ in range(20):
        console.enter("query userid")
    began = perf_counter()
    lab.window.close()
    assert lab.session.findChild(QThread).isFinished()
    assert perf_counter() - began < 1.0


def test_a_late_answer_is_said_to_be_late(qtbot: QtBot, lab: Lab, console: ConsolePanel) -> None:
    console.enter("query userid")
    console.show_waiting()
    assert not console.waiting.isVisible()  # it may be on its way
    console.show_waiting()
    assert console.waiting.isVisible()
    qtbot.waitUntil(lambda: said(console) != [])
    assert not console.waiting.isVisible()


def test_commands_that_change_the_machine_are_marked_in_time(
    qtbot: QtBot, lab: Lab, console: ConsolePanel
) -> None:
    lab.session.run_to(MINUTE)
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded == MINUTE)
    enter(qtbot, console, "query userid")
    console.enter("stop cpu all")
    qtbot.waitUntil(lambda: len(lab.views.time_view.notes) == 1)
    assert lab.views.time_view.notes == (TimeNote(MINUTE, "MAINT: stop cpu all"),)
    lab.session.restart()
    qtbot.waitUntil(lambda: lab.views.time_view.notes == ())


def test_what_cp_says_later_is_said_once(qtbot: QtBot, lab: Lab, console: ConsolePanel) -> None:
    qtbot.waitUntil(lambda: lab.session.recording is not None)
    rows = np.zeros(1, MOVE_LOG)
    rows["time"], rows["stage"], rows["finish"] = MINUTE, Stage.ENDED, Finish.MAXQUIESCE

    def at(time: int) -> Recording:
        return replace(lab.session.recording, now=3 * MINUTE, at=time, moves=rows)

    console.show_messages(at(MINUTE - 1))
    assert said(console) == []
    for _ in range(2):
        console.show_messages(at(2 * MINUTE))
        (line,) = said(console)
        assert line.startswith("0:01:00  Relocation of ")
        assert line.endswith("ended with code 05: MAXQUIESCE exceeded")
    console.show_messages(at(0))
    assert len(said(console)) == 1


def test_what_is_pasted_is_one_line(qtbot: QtBot, console: ConsolePanel) -> None:
    QApplication.clipboard().setText("query\nuserid\u202e\n")
    console.line.paste()
    before = said(console)
    press(Key.Key_Return)
    qtbot.waitUntil(lambda: said(console) != before)
    command, answer = said(console)
    assert command.endswith("  query userid")
    assert answer == "MAINT AT LPARLAB"
