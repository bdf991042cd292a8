"""The window in use: transport by mouse and by keyboard, scenarios, looks, panels, messages."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QThread
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from app.frame.docks import is_seen
from app.lab.lab import Lab
from app.look import theme
from app.run import speed
from app.scenarios.choice import title_of
from app.settings.settings import Settings
from app.widgets.key_list import KeyList
from engine.kernel.units import MINUTE, SECOND
from tests.app.fake_simulation import END, EVERY, FakeMachines

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


def press(lab: Lab, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    target = QApplication.focusWidget() or lab.window
    QTest.keyClick(target, key, modifier)


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, LEFT)


def at(lab: Lab, time: int) -> Callable[[], bool]:
    return lambda: lab.session.time_travel.position == time


def shows(lab: Lab, entry: Any) -> bool:
    title = lab.window.header.choice.study.currentText()
    return lab.session.name == entry.id and title == title_of(entry)


def test_the_first_start_plays_the_study_at_60(qtbot: QtBot, make_lab: Callable[..., Lab]) -> None:
    lab = make_lab(start=False)
    assert not lab.window.actions_by_id["play"].isEnabled()
    lab.start()
    qtbot.waitUntil(
        lambda: lab.session.time_travel.recorded > 0, timeout=30_000
    )  # the kernels are loaded first
    assert lab.session.playing
    assert lab.session.speed == 60.0
    assert lab.session.name == "pause-suspend"


def test_play_and_pause_by_mouse(qtbot: QtBot, lab: Lab) -> None:
    play = lab.window.header.transport.play
    click(play)
    assert lab.session.playing
    assert play.text() == "Pause"
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded > SECOND)
    click(play)
    qtbot.waitUntil(lambda: not lab.session.playing)
    assert play.text() == "Play"


def test_play_and_pause_by_keyboard(qtbot: QtBot, lab: Lab) -> None:
    press(lab, Key.Key_Space)
    assert lab.session.playing
    press(lab, Key.Key_Space)
    assert not lab.session.playing


def test_space_presses_a_focused_button_rather_than_play(qtbot: QtBot, lab: Lab) -> None:
    before = lab.session.time_travel.recorded
    lab.window.header.transport.step.setFocus(Qt.FocusReason.TabFocusReason)
    press(lab, Key.Key_Space)
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded > before)
    assert not lab.session.playing
    assert lab.session.time_travel.recorded % EVERY == 0


def test_step_by_mouse_and_keyboard(qtbot: QtBot, lab: Lab) -> None:
    click(lab.window.header.transport.restart)
    qtbot.waitUntil(at(lab, 0))
    click(lab.window.header.transport.step)
    qtbot.waitUntil(at(lab, EVERY))
    press(lab, Key.Key_Period)
    qtbot.waitUntil(at(lab, 2 * EVERY))
    press(lab, Key.Key_Greater)
    qtbot.waitUntil(at(lab, 2 * EVERY + SECOND // 100))


def test_letters_typed_into_a_field_are_no_commands(lab: Lab) -> None:
    assert lab.views is not None
    field = lab.views.guests.filter
    field.setFocus()
    QTest.keyClicks(field, "f 1.l?")
    assert field.text() == "f 1.l?"
    assert not lab.session.playing
    assert lab.window.findChild(KeyList) is None


def test_speed_by_mouse_and_keyboard(qtbot: QtBot, lab: Lab, settings: Settings) -> None:
    slider = lab.window.header.transport.slider
    QTest.mouseClick(slider, LEFT, pos=slider.point(speed.position(1.0)) + QPoint(2, 0))
    assert lab.session.speed == 1.0
    assert lab.window.header.transport.asked.text() == "1×"
    slider.setFocus()
    press(lab, Key.Key_PageUp)
    assert lab.session.speed == 10.0
    press(lab, Key.Key_Right)
    assert 10.0 < lab.session.speed < 60.0
    press(lab, Key.Key_End)
    assert lab.session.speed == speed.MAX
    assert settings.speed == speed.MAX


def test_run_to_a_phase(qtbot: QtBot, lab: Lab) -> None:
    menu = lab.window.header.transport.until.menu()
    entry = next(action for action in menu.actions() if action.text() == "Pause")
    entry.trigger()
    qtbot.waitUntil(at(lab, 1180 * SECOND))
    qtbot.waitUntil(lambda: not lab.session.playing)


def test_another_method_begins_the_other_scenario(qtbot: QtBot, lab: Lab, settings: Settings) -> None:
    lab.session.run_to(MINUTE)
    qtbot.waitUntil(at(lab, MINUTE))
    qtbot.waitUntil(lambda: not lab.session.playing)
    method = lab.window.header.choice.method
    method.setFocus()
    press(lab, Key.Key_Down)  # opens the list; nothing is chosen yet
    QTest.keyClick(method.view(), Key.Key_Down)
    assert lab.session.name == "pause-suspend"
    QTest.keyClick(method.view(), Key.Key_Return)
    qtbot.waitUntil(lambda: lab.session.name == "pause-stop")
    qtbot.waitUntil(at(lab, 0))
    assert method.currentText() == "CP STOP and BEGIN"
    assert "CP STOP" in lab.window.windowTitle()
    assert settings.scenario == "pause-stop"


@pytest.mark.slow
def test_every_test_of_the_catalog_can_be_chosen(qtbot: QtBot, lab: Lab) -> None:
    choice = lab.window.header.choice
    for entry in lab.session.entries:
        choice.study.setCurrentText(title_of(entry))
        choice.study.activated.emit(choice.study.currentIndex())
        choice.method.setCurrentIndex(choice.method.findData(entry.method))
        choice.method.activated.emit(choice.method.currentIndex())
        qtbot.waitUntil(partial(shows, lab, entry))


def test_a_title_that_a_setting_gave_is_shown_as_long_as_its_run_plays(qtbot: QtBot, lab: Lab) -> None:
    choice, first = lab.window.header.choice, lab.session.name
    own = choice.study.currentText()
    with qtbot.waitSignal(lab.opened):
        lab.session.open(first, ("title=A smaller one",))
    assert choice.study.currentText() == "A smaller one"
    with qtbot.waitSignal(lab.opened):
        choice.study.setCurrentText(own)
        choice.study.activated.emit(choice.study.currentIndex())
    assert (lab.session.name, choice.study.currentText()) == (first, own)


def test_another_seed_begins_again_and_goes_on_playing(qtbot: QtBot, lab: Lab) -> None:
    lab.session.play()
    seed = lab.window.header.choice.seed
    seed.setFocus()
    seed.selectAll()
    QTest.keyClicks(seed, "77")
    press(lab, Key.Key_Return)
    qtbot.waitUntil(lambda: lab.session.recording.seed == 77)
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded > 0)
    assert lab.session.playing


def test_switch_of_look(qtbot: QtBot, lab: Lab, settings: Settings) -> None:
    before = theme.current().name
    press(lab, Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    after = theme.current().name
    assert {before, after} == {"light", "dark"}
    assert settings.theme == after
    click(lab.window.header.theme_button)
    assert theme.current().name == before


def test_a_panel_is_closed_and_comes_back(qtbot: QtBot, lab: Lab) -> None:
    card = lab.window.cards["paging"]
    card.close()
    assert not card.isVisible()
    assert not is_seen(lab.views.charts["paging"])
    lab.session.run_to(MINUTE)
    qtbot.waitUntil(at(lab, MINUTE))
    assert lab.views.charts["paging"].recording is not lab.session.recording
    card.toggleViewAction().trigger()
    assert is_seen(lab.views.charts["paging"])
    assert lab.views.charts["paging"].recording is lab.session.recording


def test_a_digit_goes_to_a_panel_even_a_closed_one(qtbot: QtBot, lab: Lab) -> None:
    lab.window.cards["timeline"].close()
    press(lab, Key.Key_2)
    assert lab.window.cards["timeline"].isVisible()
    assert QApplication.focusWidget() is lab.views.charts["timeline"]
    press(lab, Key.Key_5)
    assert QApplication.focusWidget() is lab.views.guests.table


def test_the_layout_is_reset(lab: Lab) -> None:
    QApplication.processEvents()
    places = {
        name: card.geometry().center()
        for name, card in lab.window.cards.items()
        if card.body and is_seen(card.body)
    }
    lab.window.cards["memory"].close()
    lab.window.cards["cpu"].setFloating(True)
    lab.window.actions_by_id["layout"].trigger()
    QApplication.processEvents()
    assert set(places) == {"memory", "timeline", "cpu", "paging", "guests", "storage"}
    for name, place in places.items():
        assert (lab.window.cards[name].geometry().center() - place).manhattanLength() < 12, name


@pytest.mark.slow
def test_layout_and_look_are_kept_until_the_next_start(
    make_lab: Callable[..., Lab], settings: Settings
) -> None:
    first = make_lab()
    first.window.cards["cpu"].close()
    first.window.resize(1300, 800)
    first.window.set_theme("light")
    first.view.set_speed(10.0)
    first.window.close()
    second = make_lab(start=False, size=(1300, 800))
    assert not second.window.cards["cpu"].isVisible()
    assert second.window.cards["memory"].isVisible()
    assert theme.current().name == "light"
    assert settings.speed == 10.0


def test_an_error_in_the_worker_becomes_a_message(qtbot: QtBot, lab: Lab, machines: FakeMachines) -> None:
    machines.faults["run"] = RuntimeError("no frame left")
    lab.session.play()
    banner = lab.window.header.banner
    qtbot.waitUntil(banner.isVisible)
    assert "no frame left" in banner.message.text()
    assert "Traceback" not in banner.message.text()
    assert not banner.details.isVisible()
    click(banner.more)
    assert "RuntimeError" in banner.details.toPlainText()
    assert not lab.session.playing
    click(banner.remedy)
    qtbot.waitUntil(lambda: not lab.session.broken)
    qtbot.waitUntil(at(lab, 0))
    assert not banner.isVisible()


def test_a_bad_scenario_file_becomes_a_message_and_the_run_stays(qtbot: QtBot, lab: Lab) -> None:
    lab.session.run_to(MINUTE)
    qtbot.waitUntil(at(lab, MINUTE))
    lab.files.open("no-such.toml")
    banner = lab.window.header.banner
    qtbot.waitUntil(banner.isVisible)
    assert "no-such.toml" in banner.message.text()
    assert lab.session.time_travel.recorded == MINUTE
    assert lab.window.header.choice.method.currentText() == "Linux suspend and resume"
    press(lab, Key.Key_Escape)
    assert not banner.isVisible()


def test_the_first_scenario_opens_when_the_last_one_has_gone(
    qtbot: QtBot, make_lab: Callable[..., Lab], settings: Settings
) -> None:
    settings.scenario = "gone.toml"
    lab = make_lab()
    assert lab.session.name == "pause-suspend"
    assert "gone.toml" in lab.window.header.banner.message.text()


@pytest.mark.parametrize("ratio", [60.0, speed.MAX])
def test_closing_while_running_ends_at_once(qtbot: QtBot, lab: Lab, ratio: float) -> None:
    lab.view.set_speed(ratio)
    lab.session.play()
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded > 0)
    began = perf_counter()
    lab.window.close()
    assert lab.session.findChild(QThread).isFinished()
    assert perf_counter() - began < 1.0


def test_closing_before_the_worker_has_started(make_lab: Callable[..., Lab]) -> None:
    lab = make_lab(start=False)
    lab.window.close()
    lab.start()
    assert not lab.session.findChild(QThread).isRunning()


def test_the_scrub_bar_moves_the_cursor_of_all_views(qtbot: QtBot, lab: Lab) -> None:
    lab.session.run_to(30 * MINUTE)
    qtbot.waitUntil(at(lab, 30 * MINUTE))
    scrub = lab.window.footer.scrub
    QTest.mouseClick(scrub, LEFT, pos=QPoint(round(scrub.x(10 * MINUTE)), 14))
    assert lab.views.time_view.cursor == pytest.approx(10 * MINUTE, abs=10 * SECOND)
    assert lab.window.footer.time.text().startswith(("0:09:5", "0:10:0"))
    assert lab.views.guests.model.index(0, 3).data() == "running"
    QTest.mouseClick(scrub, LEFT, pos=QPoint(round(scrub.x(38 * MINUTE)), 14))
    assert lab.views.time_view.cursor is None  # what is not recorded yet is the latest
    qtbot.waitUntil(at(lab, 30 * MINUTE))
    press(lab, Key.Key_L)
    assert lab.views.time_view.cursor is None
    assert lab.window.footer.time.text() == "0:30:00"


def test_the_scrub_bar_by_keyboard(qtbot: QtBot, lab: Lab) -> None:
    lab.session.run_to(30 * MINUTE)
    qtbot.waitUntil(at(lab, 30 * MINUTE))
    lab.window.footer.scrub.setFocus()
    press(lab, Key.Key_PageDown)
    first = lab.views.time_view.cursor
    assert first is not None
    assert first < 30 * MINUTE
    press(lab, Key.Key_Left)
    assert lab.views.time_view.cursor < first
    press(lab, Key.Key_Escape)
    assert lab.views.time_view.cursor is None


def test_the_end_of_the_run_and_play_again(qtbot: QtBot, lab: Lab) -> None:
    lab.window.actions_by_id["end"].trigger()
    qtbot.waitUntil(at(lab, END))
    qtbot.waitUntil(lambda: not lab.session.playing)
    assert not lab.window.actions_by_id["step"].isEnabled()
    lab.view.set_speed(1.0)
    press(lab, Key.Key_Space)
    qtbot.waitUntil(lambda: lab.session.time_travel.position < MINUTE)
    assert lab.session.playing
    assert lab.session.time_travel.recorded == END


def test_an_error_of_the_window_itself_is_said_once(lab: Lab, capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("first", "second"):
        try:
            raise LookupError(text)
        except LookupError as error:
            lab.report(type(error), error, error.__traceback__)
    assert "first" in lab.window.header.banner.message.text()
    assert "LookupError: second" in capsys.readouterr().err


def test_numbers_are_shown_twice_a_second(qtbot: QtBot, lab: Lab) -> None:
    lab.view.set_speed(100.0)
    lab.session.play()
    reached = lab.window.header.transport.reached
    qtbot.waitUntil(lambda: "events/s" in lab.window.footer.readout.text())
    assert "fps" in lab.window.footer.readout.text()
    assert reached.text() == "" or reached.text().startswith("now")
    assert lab.views.storage.value("available") != "–"


def test_the_class_sees_the_window_and_escape_takes_it_back(lab: Lab) -> None:
    window = lab.window
    before = window.geometry()
    QTest.keyClick(window, Qt.Key.Key_F11, Qt.KeyboardModifier.ShiftModifier)
    assert window.isFullScreen()
    window.keep_geometry()  # a crash now must not leave the next window on the screen of the class
    assert lab.settings.geometry == window.class_screen.before
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert window.size() == before.size()


def test_a_site_on_a_release_that_is_not_simulated_is_marked_as_long_as_it_is_open(
    qtbot: QtBot, lab: Lab
) -> None:
    caution = lab.window.header.caution
    assert not caution.isVisible()
    lab.runs.open("pause-suspend", ["lpar.site_release=7.3"], None, None)
    qtbot.waitUntil(caution.isVisible)
    assert "z/VM 7.3" in caution.text()
    assert "global aging list" in caution.toolTip()
    lab.runs.open("pause-stop", [], None, None)
    qtbot.waitUntil(lambda: not caution.isVisible())
