"""Time travel by mouse and keyboard: scrub bar, charts, keys, dialogs, the runs panel, markers, files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFrame,
    QLineEdit,
    QMenu,
    QPushButton,
    QTextBrowser,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.charts.toolkit.time_chart import TimeChart
from app.frame.docks import is_seen
from app.lab.lab import Lab
from app.run.session import Session
from app.settings.settings import Settings
from app.time_travel.dialogs.crashed import CrashedDialog
from app.time_travel.dialogs.fork import ForkDialog, RunDialog
from app.time_travel.dialogs.until import UntilDialog
from app.window.settings_dialog import SettingsDialog
from engine.build.live_parameters import changeable
from engine.kernel.units import MINUTE, SECOND
from engine.scenario.scenario import load_scenario
from engine.session_file.annotation import Annotation
from tests.app.as_new import SeenWidget, differences, seen
from tests.app.conftest import come_back, lab_of_a_file
from tests.app.fake_simulation import EVENT, EVERY, FAULTS, FakeMachines
from tests.app.topology.shared_window import end_dialogs
from tests.app.window.test_window_access import cut_off

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
TOO_LONG = f"/tmp/{'x' * 300}.lparlab"  # for every file system
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(scope="module")
def shared(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """A lab for all tests here but those that close it, or find what another one has left."""
    with lab_of_a_file(tmp_path_factory.mktemp("lab"), FakeMachines()) as made:
        yield made


@pytest.fixture
def lab(qtbot: QtBot, shared: Lab) -> Iterator[Lab]:
    """Half an hour is recorded, and the machine stands at its end."""
    yield begun(qtbot, shared)
    end_dialogs(shared.window)


def begun(qtbot: QtBot, lab: Lab) -> Lab:
    """Begin the first scenario, and put back what else a user can choose."""
    lab.settings.store.clear()
    lab.view.set_speed(lab.settings.first_speed)
    lab.time_travel.choose_kind("")
    lab.views.runs.mode.setCurrentIndex(0)
    lab.views.runs.mode.activated.emit(0)
    with qtbot.waitSignal(lab.opened):
        lab.session.open("pause-suspend")
    lab.session.pause()
    come_back(lab)
    if (focus := QApplication.focusWidget()) is not None:
        focus.clearFocus()
    lab.session.run_to(30 * MINUTE)
    qtbot.waitUntil(at(lab, 30 * MINUTE))
    qtbot.waitUntil(lambda: not lab.session.playing)
    lab.window.header.banner.dismiss()  # that offers the session before, once it has been stored
    return lab


def at(lab: Lab, time: int) -> Callable[[], bool]:
    """Has the machine come to this time?"""
    return lambda: lab.session.recording.at == time and lab.session.time_travel.position == time


def press(lab: Lab, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget() or lab.window, key, modifier)


def go(qtbot: QtBot, lab: Lab, time: int) -> None:
    lab.session.time_travel.seek(time)
    qtbot.waitUntil(at(lab, time))


def cursor(lab: Lab) -> int | None:
    return lab.views.time_view.cursor


def place(lab: Lab, time: int) -> QPoint:
    return QPoint(round(lab.window.footer.scrub.x(time)), 14)


def test_a_click_into_the_scrub_bar_takes_the_machine_there(qtbot: QtBot, lab: Lab) -> None:
    QTest.mouseClick(lab.window.footer.scrub, LEFT, pos=place(lab, 10 * MINUTE))
    qtbot.waitUntil(lambda: lab.session.recording.at == lab.session.time_travel.position < 11 * MINUTE)
    assert cursor(lab) == lab.session.time_travel.position == pytest.approx(10 * MINUTE, abs=10 * SECOND)
    assert lab.session.time_travel.recorded == 30 * MINUTE
    assert lab.window.footer.time.text().startswith(("0:09:5", "0:10:0"))


def test_a_drag_only_looks_until_the_button_is_let_go(qtbot: QtBot, lab: Lab) -> None:
    scrub = lab.window.footer.scrub
    QTest.mousePress(scrub, LEFT, pos=place(lab, 20 * MINUTE))
    QTest.mouseMove(scrub, place(lab, 12 * MINUTE))
    qtbot.waitUntil(lambda: cursor(lab) < 13 * MINUTE)
    lab.views.frame()
    assert lab.session.time_travel.position == 30 * MINUTE
    assert cursor(lab) == pytest.approx(12 * MINUTE, abs=10 * SECOND)
    QTest.mouseRelease(scrub, LEFT, pos=place(lab, 11 * MINUTE))
    qtbot.waitUntil(lambda: lab.session.recording.at < 12 * MINUTE)


def test_the_arrow_keys_of_the_scrub_bar_move_the_machine(qtbot: QtBot, lab: Lab) -> None:
    lab.window.footer.scrub.setFocus()
    press(lab, Key.Key_PageDown)
    qtbot.waitUntil(lambda: lab.session.recording.at < 30 * MINUTE)
    assert cursor(lab) == lab.session.time_travel.position
    press(lab, Key.Key_End)
    qtbot.waitUntil(at(lab, 30 * MINUTE))
    assert cursor(lab) is None


def test_a_click_into_a_chart_takes_the_machine_there_and_a_second_one_back(qtbot: QtBot, lab: Lab) -> None:
    chart = cast(TimeChart, lab.views.charts["cpu"])
    plot = chart.here()[0].plot
    spot = QPoint(round(plot.left() + plot.width() * 0.25), round(plot.center().y()))
    QTest.mouseClick(chart, LEFT, pos=spot)
    qtbot.waitUntil(lambda: 0 < lab.session.recording.at < 20 * MINUTE)
    assert cursor(lab) == lab.session.time_travel.position
    QTest.mouseClick(chart, LEFT, pos=spot)
    qtbot.waitUntil(at(lab, 30 * MINUTE))


def test_a_pointer_that_hovers_only_looks(qtbot: QtBot, lab: Lab) -> None:
    chart = cast(TimeChart, lab.views.charts["cpu"])
    plot = chart.here()[0].plot
    QTest.mouseMove(chart, QPoint(round(plot.left() + plot.width() * 0.25), round(plot.center().y())))
    qtbot.waitUntil(lambda: cursor(lab) is not None)
    lab.views.frame()
    assert lab.session.time_travel.position == lab.session.recording.at == 30 * MINUTE
    assert cursor(lab) is not None


def test_shift_and_an_arrow_in_a_chart(qtbot: QtBot, lab: Lab) -> None:
    go(qtbot, lab, 10 * MINUTE)
    lab.views.charts["paging"].setFocus()
    press(lab, Key.Key_Left, SHIFT)
    qtbot.waitUntil(lambda: lab.session.recording.at < 10 * MINUTE)
    assert cursor(lab) == lab.session.time_travel.position


def test_the_cursor_goes_along_when_the_past_is_played(qtbot: QtBot, lab: Lab) -> None:
    go(qtbot, lab, 29 * MINUTE)
    lab.view.set_speed(100.0)
    press(lab, Key.Key_Space)
    qtbot.waitUntil(lambda: (cursor(lab) or 0) > 29 * MINUTE)
    assert lab.views.time_view.pinned
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded > 30 * MINUTE, timeout=10_000)
    qtbot.waitUntil(lambda: cursor(lab) is None)
    assert lab.session.playing


def test_escape_goes_back_to_the_latest(qtbot: QtBot, lab: Lab) -> None:
    go(qtbot, lab, 10 * MINUTE)
    press(lab, Key.Key_Escape)
    qtbot.waitUntil(at(lab, 30 * MINUTE))
    assert cursor(lab) is None
    assert not lab.session.playing


def test_steps_by_key(qtbot: QtBot, lab: Lab) -> None:
    go(qtbot, lab, 10 * MINUTE)
    now = 10 * MINUTE
    for key, step in (
        (Key.Key_Comma, -EVERY),
        (Key.Key_Less, -EVENT),
        (Key.Key_Greater, EVENT),
        (Key.Key_Period, EVERY),
    ):
        now += step
        press(lab, key)
        qtbot.waitUntil(at(lab, now))


def test_steps_by_mouse(qtbot: QtBot, lab: Lab) -> None:
    go(qtbot, lab, 10 * MINUTE)
    transport = lab.window.header.transport
    QTest.mouseClick(transport.back, LEFT)
    qtbot.waitUntil(at(lab, 10 * MINUTE - EVERY))
    QTest.mouseClick(transport.step, LEFT)
    qtbot.waitUntil(at(lab, 10 * MINUTE))
    QTest.mouseClick(transport.step, LEFT, SHIFT)
    qtbot.waitUntil(at(lab, 10 * MINUTE + EVENT))
    QTest.mouseClick(transport.back, LEFT, SHIFT)
    qtbot.waitUntil(at(lab, 10 * MINUTE))


def test_a_period_that_is_typed_with_shift_steps_by_a_sample(qtbot: QtBot, lab: Lab) -> None:
    go(qtbot, lab, 10 * MINUTE)
    QTest.keyPress(lab.window, Key.Key_Shift, SHIFT)  # on a French keyboard
    lab.window.actions_by_id["step"].trigger()
    qtbot.waitUntil(at(lab, 10 * MINUTE + EVERY))
    QTest.keyRelease(lab.window, Key.Key_Shift)


def test_the_kind_of_event_is_chosen_in_a_menu(qtbot: QtBot, lab: Lab) -> None:
    go(qtbot, lab, 10 * FAULTS + 1)
    menu = lab.window.header.transport.kinds
    menu.aboutToShow.emit()
    parts = [cast(QMenu, part.menu()) for part in menu.actions() if part.menu()]
    below = [entry for part in parts for entry in part.actions()]
    next(entry for entry in below if entry.text() == "page read from DASD").trigger()
    assert "page read from DASD" in lab.window.header.transport.kind.toolTip()
    press(lab, Key.Key_BracketRight)
    qtbot.waitUntil(at(lab, 11 * FAULTS))
    press(lab, Key.Key_BracketLeft)
    qtbot.waitUntil(at(lab, 10 * FAULTS))
    QTest.mouseClick(lab.window.header.transport.next, LEFT)
    qtbot.waitUntil(at(lab, 11 * FAULTS))


def test_a_kind_that_does_not_come_is_said(qtbot: QtBot, lab: Lab) -> None:
    lab.time_travel.choose_kind("marker")
    press(lab, Key.Key_BracketLeft)
    qtbot.waitUntil(lab.window.header.banner.isVisible)
    assert "My marker: none before" in lab.window.header.banner.message.text()


def test_run_until_by_keyboard(qtbot: QtBot, lab: Lab) -> None:
    press(lab, Key.Key_G, CTRL)
    dialog = lab.window.findChild(UntilDialog)
    assert "available frames" in dialog.help.toPlainText()
    QTest.keyClicks(dialog.field, "availble frames < 5%")
    assert "available" in dialog.problem.text()
    assert not dialog.forward.isEnabled()
    dialog.field.selectAll()
    QTest.keyClicks(dialog.field, "31m")
    assert dialog.problem.text() == ""
    QTest.keyClick(dialog.field, Key.Key_Return)
    qtbot.waitUntil(at(lab, 31 * MINUTE))
    qtbot.waitUntil(lambda: "31" in lab.window.header.banner.message.text())


def test_run_until_back_by_mouse(qtbot: QtBot, lab: Lab) -> None:
    lab.window.actions_by_id["until"].trigger()
    dialog = lab.window.findChild(UntilDialog)
    QTest.keyClicks(dialog.field, "12m")
    QTest.mouseClick(dialog.back, LEFT)
    qtbot.waitUntil(at(lab, 12 * MINUTE))


def test_run_until_back_by_keyboard(qtbot: QtBot, lab: Lab) -> None:
    press(lab, Key.Key_G, CTRL)
    dialog = lab.window.findChild(UntilDialog)
    QTest.keyClicks(dialog.field, "13m")
    QTest.keyClick(dialog.field, Key.Key_Return, SHIFT)
    qtbot.waitUntil(at(lab, 13 * MINUTE))


def test_conditions_are_completed(lab: Lab) -> None:
    lab.window.actions_by_id["until"].trigger()
    dialog = lab.window.findChild(UntilDialog)
    QTest.keyClicks(dialog.field, "LNK00105 susp")
    assert any(text.startswith("LNK00105 susp") for text in dialog.words.stringList())


def test_fork_here_by_keyboard(qtbot: QtBot, lab: Lab) -> None:
    go(qtbot, lab, 12 * MINUTE)
    press(lab, Key.Key_F, CTRL | SHIFT)
    dialog = lab.window.findChild(ForkDialog)
    QTest.keyClicks(dialog.name, "Stopped")
    dialog.choice.userid.setCurrentText("LNK00105")
    QTest.keyClicks(dialog.line, "stop cpu all")
    QTest.keyClick(dialog.line, Key.Key_Return)
    qtbot.waitUntil(lambda: len(lab.session.branches.all) == 2)
    branch = lab.session.branches.all[1]
    assert (branch.name, branch.forked_at, branch.commands) == ("Stopped", 12 * MINUTE, 1)
    qtbot.waitUntil(lambda: lab.views.charts["cpu"].other is not None)
    assert lab.session.branches.compared == lab.session.branches.all[0].id
    assert lab.views.charts["cpu"].other.name == "Run 1"


def test_a_value_with_a_comma_that_divides_no_thousands_is_refused(qtbot: QtBot, lab: Lab) -> None:
    forked: list[str] = []
    scenario = load_scenario("pause-suspend")
    branches = SimpleNamespace(fork=lambda name, change, command, beside: forked.append(change))
    session = SimpleNamespace(scenario=scenario, branches=branches, changeable=lambda: changeable(scenario))
    dialog = ForkDialog(cast(Session, session), lab.window)
    dialog.show()
    keys = ["", *(one.key for one in changeable(scenario))]
    dialog.setting.setCurrentIndex(keys.index("parameters.wss_fall"))
    assert dialog.value.text() == "0.1"
    dialog.value.setText("0,49")
    QTest.keyClick(dialog.value, Key.Key_Return)
    assert dialog.wrong.text() == "“0,49” is not a number: write 0.49."
    assert (dialog.isVisible(), forked) == (True, [])
    dialog.value.setText("0.49")
    QTest.keyClick(dialog.value, Key.Key_Return)
    assert forked == ["parameters.wss_fall=0.49"]


def test_a_setting_is_searched_by_a_word_and_a_word_alone_is_refused(lab: Lab) -> None:
    scenario = load_scenario("cpuplugd-load")
    forked: list[str] = []
    branches = SimpleNamespace(fork=lambda _name, change, *_rest: forked.append(change))
    session = SimpleNamespace(scenario=scenario, branches=branches, changeable=lambda: changeable(scenario))
    dialog = ForkDialog(cast(Session, session), lab.window)
    dialog.show()
    dialog.setting.lineEdit().selectAll()
    QTest.keyClicks(dialog.setting, "diagnose")
    offered = dialog.setting.completer().completionModel()
    assert offered.rowCount() == 2
    QTest.keyClick(dialog.setting.lineEdit(), Key.Key_Return)
    assert dialog.wrong.text() == "There is no setting “diagnose”: select a setting from the list."
    assert (dialog.isVisible(), forked) == (True, [])
    popup = dialog.setting.completer().popup()
    QTest.keyClicks(dialog.setting.lineEdit(), " x")
    for key in (Key.Key_Down, Key.Key_Return):
        QTest.keyClick(popup, key)
    assert dialog.value.text() == "1us300ns"


def fork_dialog(lab: Lab, forked: list[str]) -> ForkDialog:
    """The dialog for the first scenario; its changes go to a list."""
    scenario = load_scenario("pause-suspend")
    branches = SimpleNamespace(fork=lambda _name, change, *_rest: forked.append(change))
    session = SimpleNamespace(scenario=scenario, branches=branches, changeable=lambda: changeable(scenario))
    dialog = ForkDialog(cast(Session, session), lab.window)
    dialog.show()
    return dialog


def type_a_setting(qtbot: QtBot, dialog: ForkDialog, text: str) -> None:
    QTest.mouseClick(dialog.setting.lineEdit(), LEFT)
    qtbot.waitUntil(dialog.setting.lineEdit().hasSelectedText)  # typing replaces the entry
    assert dialog.setting.lineEdit().cursorPosition() == 0  # a long text shows its beginning
    assert dialog.setting.rect().contains(dialog.setting.lineEdit().geometry())
    QTest.keyClicks(dialog.setting.lineEdit(), text)
    assert dialog.setting.completer().completionModel().rowCount() == 1
    dialog.setting.completer().popup().hide()


def test_a_setting_is_chosen_by_its_key(qtbot: QtBot, lab: Lab) -> None:
    forked: list[str] = []
    dialog = fork_dialog(lab, forked)
    type_a_setting(qtbot, dialog, "parameters.test_idle")
    QTest.keyClick(dialog.setting.lineEdit(), Key.Key_Tab)
    assert dialog.value.hasFocus()
    assert dialog.value.text() == "300ms"
    QTest.keyClicks(dialog.value, "5ms")
    QTest.keyClick(dialog.value, Key.Key_Return)
    assert forked == ["parameters.test_idle=5ms"]


def test_a_key_that_is_typed_does_not_take_the_value_of_the_entry_before(qtbot: QtBot, lab: Lab) -> None:
    forked: list[str] = []
    dialog = fork_dialog(lab, forked)
    dialog.setting.setCurrentIndex(1)
    assert dialog.value.text() == "0M"
    type_a_setting(qtbot, dialog, "parameters.test_idle")
    QTest.keyClick(dialog.setting.lineEdit(), Key.Key_Return)
    assert forked == ["parameters.test_idle=300ms"]


def test_a_command_in_the_past_forks_and_says_so(qtbot: QtBot, make_lab: Callable[..., Lab]) -> None:
    """In a lab of its own: a console keeps what was said."""
    lab = begun(qtbot, make_lab())
    go(qtbot, lab, 10 * MINUTE)
    lab.window.open_panel("console")
    lab.views.console.enter("stop cpu all")
    banner = lab.window.header.banner
    qtbot.waitUntil(banner.isVisible)
    assert "You are now in “Branch 2”. “Run 1” still has" in banner.message.text()
    QTest.mouseClick(banner.remedy, LEFT)
    qtbot.waitUntil(lambda: lab.session.branches.compared_recording is not None)


def test_another_run_beside_this_one(qtbot: QtBot, lab: Lab) -> None:
    lab.window.open_panel("runs")
    QTest.mouseClick(lab.views.runs.another, LEFT)
    dialog = lab.window.findChild(RunDialog)
    dialog.choice.seed.setValue(9)
    QTest.mouseClick(dialog.findChildren(QPushButton)[0], LEFT)
    qtbot.waitUntil(
        lambda: (
            lab.session.branches.compared_recording is not None
            and lab.session.branches.compared_recording.now == 30 * MINUTE
        )
    )
    assert lab.session.branches.compared_recording.seed == 9


def test_the_runs_panel_goes_on_compares_renames_and_removes(qtbot: QtBot, lab: Lab) -> None:
    lab.session.branches.fork("Second")
    press(lab, Key.Key_B, CTRL)
    tree, panel = lab.views.runs.tree, lab.views.runs
    assert QApplication.focusWidget() is tree
    qtbot.waitUntil(lambda: tree.topLevelItemCount() == 1 and tree.topLevelItem(0).childCount() == 1)
    tree.setCurrentItem(tree.topLevelItem(0))
    QTest.mouseClick(panel.beside, LEFT)
    qtbot.waitUntil(lambda: lab.session.branches.compared == 1)
    qtbot.waitUntil(lambda: tree.topLevelItem(0).text(1) == "compared")
    QTest.keyClick(tree, Key.Key_Return)
    qtbot.waitUntil(lambda: lab.session.branches.active == 1)
    QTest.keyClick(tree, Key.Key_F2)
    QTest.keyClicks(QApplication.focusWidget(), "First")
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Return)
    qtbot.waitUntil(lambda: lab.session.branches.find(1).name == "First")
    qtbot.waitUntil(lambda: tree.topLevelItem(0).text(0) == "First")
    tree.setCurrentItem(tree.topLevelItem(0).child(0))
    QTest.keyClick(tree, Key.Key_Delete)
    qtbot.waitUntil(lambda: len(lab.session.branches.all) == 1)
    banner = lab.window.header.banner
    qtbot.waitUntil(lambda: banner.remedy.text() == "Undo")
    QTest.mouseClick(banner.remedy, LEFT)
    qtbot.waitUntil(lambda: [b.name for b in lab.session.branches.all] == ["First", "Second"])


def test_how_runs_are_compared_is_chosen(qtbot: QtBot, lab: Lab) -> None:
    lab.session.branches.fork(beside=True)
    qtbot.waitUntil(lambda: lab.views.charts["cpu"].other is not None)
    lab.window.open_panel("runs")
    mode = lab.views.runs.mode
    mode.setFocus()
    for _ in range(2):
        QTest.keyClick(mode, Key.Key_Down)
    assert lab.views.charts["cpu"].other.difference


def test_markers_by_key(qtbot: QtBot, lab: Lab) -> None:
    for minute in (5, 12):
        go(qtbot, lab, minute * MINUTE)
        press(lab, Key.Key_M)
    assert [marker.at for marker in lab.time_travel.markers.all] == [5 * MINUTE, 12 * MINUTE]
    press(lab, Key.Key_M, SHIFT)
    qtbot.waitUntil(at(lab, 5 * MINUTE))
    press(lab, Key.Key_M, SHIFT)
    qtbot.waitUntil(at(lab, 12 * MINUTE))
    assert [marker.at for marker in lab.views.time_view.markers] == [5 * MINUTE, 12 * MINUTE]


def test_two_chosen_markers_show_what_lies_between(qtbot: QtBot, lab: Lab) -> None:
    for minute in (5, 12):
        lab.time_travel.markers.put(minute * MINUTE)
    lab.window.open_panel("runs")
    rows = lab.views.runs.list
    rows.setFocus()
    rows.setCurrentItem(rows.topLevelItem(0))
    QTest.keyClick(rows, Key.Key_Down, SHIFT)
    assert lab.views.runs.between.text().startswith("0:07:00: available frames")
    assert lab.views.time_view.pair == (0, 1)


def test_a_marker_is_renamed_and_removed(qtbot: QtBot, lab: Lab) -> None:
    lab.time_travel.markers.put(5 * MINUTE)
    lab.window.open_panel("runs")
    rows = lab.views.runs.list
    rows.setFocus()
    rows.setCurrentItem(rows.topLevelItem(0))
    QTest.keyClick(rows, Key.Key_F2)
    QTest.keyClicks(QApplication.focusWidget(), "Load ends")
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Return)
    qtbot.waitUntil(lambda: [marker.title for marker in lab.time_travel.markers.all] == ["Load ends"])
    QTest.keyClick(rows, Key.Key_Return)
    qtbot.waitUntil(at(lab, 5 * MINUTE))
    rows.setCurrentItem(rows.topLevelItem(0))
    QTest.keyClick(rows, Key.Key_Delete)
    assert lab.time_travel.markers.all == ()


def test_the_memory_for_the_past_is_set(
    qtbot: QtBot, make_lab: Callable[..., Lab], settings: Settings
) -> None:
    lab = make_lab()
    assert settings.memory == 512
    lab.window.actions_by_id["settings"].trigger()
    dialog = lab.window.findChild(SettingsDialog)
    dialog.rows["memory"].show_value(1024)
    assert settings.memory == 1024  # at once
    QTest.keyClick(dialog, Key.Key_Escape)
    qtbot.waitUntil(lambda: lab.session.worker.state.memory == 1024 << 20)


def test_a_session_is_saved_by_key_and_opened_by_its_name(qtbot: QtBot, lab: Lab, tmp_path: Path) -> None:
    go(qtbot, lab, 10 * MINUTE)
    press(lab, Key.Key_M)
    lab.time_travel.path = tmp_path / "mine.lparlab"
    press(lab, Key.Key_S, CTRL)
    qtbot.waitUntil(lab.time_travel.path.exists)
    lab.time_travel.markers.show([])
    lab.files.open("pause-stop")
    qtbot.waitUntil(lambda: lab.session.name == "pause-stop")
    lab.files.open(str(tmp_path / "mine.lparlab"))
    qtbot.waitUntil(lambda: lab.session.name == "pause-suspend")
    qtbot.waitUntil(at(lab, 10 * MINUTE))
    qtbot.waitUntil(lambda: [marker.at for marker in lab.time_travel.markers.all] == [10 * MINUTE])
    qtbot.waitUntil(lambda: lab.time_travel.path == tmp_path / "mine.lparlab")
    qtbot.waitUntil(lambda: not lab.window.header.progress.isVisible())


def test_annotations_are_undone_kept_by_another_run_and_saved(qtbot: QtBot, lab: Lab, tmp_path: Path) -> None:
    chart, notes = cast(TimeChart, lab.views.charts["timeline"]), lab.time_travel.annotations
    chart.setFocus()
    QTest.keyClick(chart, Key.Key_T, CTRL | SHIFT)
    field = chart.findChild(QLineEdit)
    QTest.keyClicks(field, "m, space and [")  # keys of the window as well
    QTest.keyClick(field, Key.Key_Return)
    (made,) = notes.all
    assert made.text == "m, space and ["
    assert not lab.time_travel.markers.all
    for modifiers, expected in ((CTRL, ()), (CTRL | SHIFT, (made,))):
        press(lab, Key.Key_Z, modifiers)
        assert notes.all == expected
    lab.runs.open("pause-suspend", ("seed=9",), None, None)
    qtbot.waitUntil(lambda: lab.session.settings == ("seed=9",))
    lab.session.run_to(5 * MINUTE)
    qtbot.waitUntil(at(lab, 5 * MINUTE))
    qtbot.waitUntil(lambda: bool(chart.recorded))
    assert chart.known_annotations() == [(0, made)]
    lab.time_travel.path = tmp_path / "mine.lparlab"
    press(lab, Key.Key_S, CTRL)
    qtbot.waitUntil(lab.time_travel.path.exists)
    notes.show(())
    lab.files.open(str(tmp_path / "mine.lparlab"))
    qtbot.waitUntil(lambda: notes.all == (made,))


def test_a_session_that_a_lesson_opens_is_not_saved_over(qtbot: QtBot, lab: Lab, tmp_path: Path) -> None:
    file = tmp_path / "mine.lparlab"
    lab.session.files.save(file)
    qtbot.waitUntil(file.exists)
    lab.time_travel.markers.put(0)
    lab.time_travel.path = None
    lab.session.files.open(file)  # as a lesson does with its own file
    qtbot.waitUntil(lambda: not lab.time_travel.markers.all)
    assert lab.time_travel.path is None
    assert Path.cwd() not in map(Path, lab.settings.recent_files)


def test_work_is_kept_when_another_session_begins(qtbot: QtBot, lab: Lab, tmp_path: Path) -> None:
    go(qtbot, lab, 10 * MINUTE)
    lab.time_travel.markers.put(10 * MINUTE)
    file = tmp_path / "other.lparlab"
    lab.session.files.save(file)
    qtbot.waitUntil(file.exists)
    lab.files.open(str(file))
    banner = lab.window.header.banner
    qtbot.waitUntil(lambda: banner.isVisible() and banner.remedy.text() == "Open the previous session")
    qtbot.waitUntil(lambda: not lab.time_travel.markers.all)
    QTest.mouseClick(banner.remedy, LEFT)
    qtbot.waitUntil(lambda: lab.session.name == "pause-suspend")
    qtbot.waitUntil(at(lab, 10 * MINUTE))
    qtbot.waitUntil(lambda: [marker.at for marker in lab.time_travel.markers.all] == [10 * MINUTE])


def test_the_last_session_can_be_opened_at_the_next_start(qtbot: QtBot, make_lab: Callable[..., Lab]) -> None:
    first = make_lab()
    first.session.run_to(7 * MINUTE)
    qtbot.waitUntil(at(first, 7 * MINUTE))
    first.window.close()
    second = make_lab()
    assert not second.window.header.banner.isVisible()
    second.window.actions_by_id["last"].trigger()
    qtbot.waitUntil(at(second, 7 * MINUTE))


def test_a_session_file_that_was_saved_later_is_the_last_session(
    qtbot: QtBot, settings: Settings, make_lab: Callable[..., Lab], tmp_path: Path
) -> None:
    settings.store.setValue("recent", [TOO_LONG])  # the window starts although it cannot be looked up
    first = make_lab()
    first.session.run_to(7 * MINUTE)
    qtbot.waitUntil(at(first, 7 * MINUTE))
    first.window.close()
    second = make_lab()
    second.session.run_to(3 * MINUTE)
    qtbot.waitUntil(at(second, 3 * MINUTE))
    mine = second.time_travel.path = tmp_path / "mine.lparlab"
    press(second, Key.Key_S, CTRL)
    qtbot.waitUntil(lambda: second.time_travel.last == mine)
    second.session.run_to(5 * MINUTE)
    qtbot.waitUntil(at(second, 5 * MINUTE))
    second.window.actions_by_id["last"].trigger()
    qtbot.waitUntil(at(second, 3 * MINUTE))
    for unreachable in (TOO_LONG, f"{tmp_path}/no\0name.lparlab"):
        settings.store.setValue("recent", [unreachable])
        assert second.time_travel.last == second.time_travel.autosave.files.last
    settings.store.setValue("recent", [str(mine)])
    assert second.time_travel.last == mine
    mine.unlink()
    assert second.time_travel.last == second.time_travel.autosave.files.last


def test_annotations_of_plots_are_undone_but_not_those_of_a_template(qtbot: QtBot, lab: Lab) -> None:
    notes = lab.views.plots.board.annotations.all_annotations
    made = Annotation("text", "", lab.views.plots.board.current.key, 0, 0, text="here")
    notes.put(made)
    notes.note("Annotate", ())
    for modifiers, expected in ((CTRL, ()), (CTRL | SHIFT, (made,))):
        press(lab, Key.Key_Z, modifiers)
        assert notes.all == expected
    template = (made, made._replace(text="from a template"))
    notes.show(template)
    press(lab, Key.Key_Z, CTRL)
    assert notes.all == template


@pytest.fixture
def crash(qtbot: QtBot, make_lab: Callable[..., Lab], settings: Settings) -> Callable[..., None]:
    """Leave what killed programs leave: kept sessions, each of which stands at one of the times."""

    def crash(*times: int) -> None:
        lab, crashed = make_lab(), {}
        kept = lab.time_travel.autosave.files.path
        for time in times:
            lab.session.run_to(time)
            qtbot.waitUntil(at(lab, time))
            lab.session.worker.requests.autosave.keep()  # what the clock of the worker does
            crashed[time] = kept.read_bytes()
        lab.window.close()
        for time, content in crashed.items():
            (settings.sessions / f"kept-{time:012x}.lparlab").write_bytes(content)

    return crash


def test_after_a_crash_the_session_is_offered(
    qtbot: QtBot, make_lab: Callable[..., Lab], crash: Callable[..., None]
) -> None:
    crash(7 * MINUTE)
    for _ in range(2):  # what is not answered is offered again
        lab = make_lab()
        banner = lab.window.header.banner
        assert banner.isVisible()
    QTest.mouseClick(banner.remedy, LEFT)
    qtbot.waitUntil(at(lab, 7 * MINUTE))
    qtbot.waitUntil(lambda: not lab.window.header.progress.isVisible())
    lab.window.close()
    assert not make_lab().window.header.banner.isVisible()


def test_all_sessions_of_crashed_windows_are_offered(
    qtbot: QtBot, make_lab: Callable[..., Lab], crash: Callable[..., None], settings: Settings
) -> None:
    """The one that is opened is offered no more once the program has closed properly; the others are."""
    crash(*(minute * MINUTE for minute in (3, 5, 7)))
    lab = make_lab()
    QTest.mouseClick(lab.window.header.banner.remedy, LEFT)
    dialog = lab.window.findChild(CrashedDialog)
    assert dialog.list.count() == 3
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Key.Key_Down)
    dialog.findChildren(QPushButton)[0].setFocus()
    QTest.keyClick(dialog.list, Key.Key_Return)
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded in (3 * MINUTE, 5 * MINUTE, 7 * MINUTE))
    qtbot.waitUntil(lambda: not lab.window.header.progress.isVisible())
    lab.window.close()
    again = make_lab()
    QTest.mouseClick(again.window.header.banner.remedy, LEFT)
    dialog = again.window.findChild(CrashedDialog)
    assert dialog.list.count() == 2
    delete = next(button for button in dialog.findChildren(QPushButton) if button.text() == "Delete")
    QTest.mouseClick(delete, LEFT)
    QTest.mouseClick(delete, LEFT)
    assert not list(settings.sessions.glob("crashed*"))


def test_the_session_is_kept_while_it_goes_on(
    qtbot: QtBot, make_lab: Callable[..., Lab], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.files.autosave.EVERY_MS", 20)
    lab = make_lab()
    kept = lab.time_travel.autosave.files.path
    lab.session.run_to(3 * MINUTE)
    qtbot.waitUntil(lambda: kept.exists() and f'"end": {3 * MINUTE}' in kept.read_text("utf-8"))
    lab.time_travel.markers.put(MINUTE, "here")
    qtbot.waitUntil(lambda: "here" in kept.read_text("utf-8"))


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_nothing_of_the_runs_is_cut_off(
    qtbot: QtBot, make_lab: Callable[..., Lab], size: tuple[int, int]
) -> None:
    lab = make_lab(size=size)
    lab.session.run_to(30 * MINUTE)
    qtbot.waitUntil(at(lab, 30 * MINUTE))
    lab.window.open_panel("runs")
    lab.session.branches.fork("A branch", beside=True)
    for minute in (5, 12):
        lab.time_travel.markers.put(minute * MINUTE)
    lab.time_travel.markers.choose([5 * MINUTE, 12 * MINUTE])
    qtbot.waitUntil(lambda: lab.views.runs.tree.topLevelItem(0).childCount() == 1)
    lab.window.header.banner.dismiss()
    QApplication.processEvents()
    assert is_seen(lab.views.runs.between)
    assert cut_off(lab.window) == []


def test_what_comes_next_is_shown_while_the_machine_stands(lab: Lab) -> None:
    lab.views.text()
    assert lab.window.footer.readout.text() == "next: page fault"
    assert "LNK00105" in lab.window.footer.readout.toolTip()


@pytest.mark.parametrize("name", ["until", "fork", "compare-run", "settings"])
def test_every_control_of_the_dialogs_has_a_name(lab: Lab, name: str) -> None:
    lab.window.actions_by_id[name].trigger()
    kinds = (UntilDialog, ForkDialog, RunDialog, SettingsDialog)
    dialog = next(found for kind in kinds if (found := lab.window.findChild(kind)) is not None)
    inside = (QAbstractSpinBox, QComboBox, QTextBrowser, QFrame)
    controls = [c for c in dialog.findChildren(QWidget) if c.focusPolicy() & Qt.FocusPolicy.TabFocus]
    own = [control for control in controls if not isinstance(control.parentWidget(), inside)]
    assert len(own) >= 3
    for control in own:
        face = QAccessible.queryAccessibleInterface(control)
        assert face.text(QAccessible.Text.Name), control
    dialog.reject()


def test_the_window_that_serves_all_tests_is_as_new(
    qtbot: QtBot, lab: Lab, make_lab: Callable[..., Lab]
) -> None:
    """Whatever they have done to it, as this one comes last."""
    put_back = shown(qtbot, lab)
    lab.window.hide()
    assert "\n".join(differences(put_back, shown(qtbot, begun(qtbot, make_lab())))) == ""


def shown(qtbot: QtBot, lab: Lab) -> list[SeenWidget]:
    """Return what is to be seen once charts and texts are as new as the recording."""
    lab.window.open_panel("runs")  # behind a tab: it is made when it is first seen
    for chart in lab.views.charts.values():
        chart.arrange_controls()  # switches of legends are made when a chart has its turn to paint
    switches = lab.views.charts["memory"].findChildren(QToolButton)
    published = next(switch for switch in switches if switch.accessibleName() == "Published bars")
    qtbot.waitUntil(published.isVisible)  # it is offered with the first painting
    lab.views.text()
    return seen(lab.window)
