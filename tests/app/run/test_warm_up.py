"""Compiling in a process of its own: progress, canceling, failure; and that nothing is left to compile."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.lesson.store import WorkStore
from app.panels.specs import LESSON
from app.settings.settings import Settings
from app.welcome import StartPage
from app.widgets.progress_line import ProgressLine, time_left
from app.window import preparing
from lessons.format.load import catalog, load_lesson
from lessons.play.work import new_work
from tests.app.fake_compiler import BAD, GOOD, SLOW
from tests.app.fake_simulation import FakeMachines

FRESH_PROCESS = """
import sys
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication
from app.charts.toolkit.comparing import Compare
from app.lab.lab import Lab
from app.settings.settings import Settings
app = QApplication([])
lab = Lab(Settings(QSettings(sys.argv[1], QSettings.Format.IniFormat)))
lab.window.resize(1280, 720)
lab.window.show()
def look():
    if lab.session.time_travel.recorded > 30_000_000_000:
        view = lab.views.time_view
        view.set_cursor(10_000_000_000)
        view.zoom(50.0, 10_000_000_000)
        lab.window.grab()
        for mode in Compare:
            for chart in lab.views.charts.values():
                chart.set_compared(lab.session.recording, mode=mode)
            lab.window.grab()
        lab.window.close()
lab.view.set_speed(float("inf"))
def begin():
    if lab.views is None:  # still to come
        QTimer.singleShot(50, begin)
    else:
        lab.views.framed.connect(look)
lab.session.prepared.connect(lambda warm: begin())
lab.start()
app.exec()
from engine.kernel.handle import KERNELS
print("used", sum(1 for one in KERNELS if one.forms), "numba" in sys.modules)
"""


def test_a_cold_start_compiles_before_it_opens(
    qtbot: QtBot, make_lab: Callable[..., Lab], machines: FakeMachines, program: Callable[[str], str]
) -> None:
    machines.warm = False
    lab = make_lab(start=False, compile_job=program(GOOD))
    line = lab.window.header.progress
    with qtbot.waitSignal(lab.opened):
        lab.start()
        qtbot.waitUntil(line.isVisible)
        assert lab.session.scenario is None
    assert not line.isVisible()


def test_compiling_can_be_cancelled_and_taken_up_again(
    qtbot: QtBot, make_lab: Callable[..., Lab], machines: FakeMachines, program: Callable[[str], str]
) -> None:
    machines.warm = False
    lab = make_lab(start=False, compile_job=program(SLOW))
    lab.start()
    line, banner = lab.window.header.progress, lab.window.header.banner
    qtbot.waitUntil(lambda: "1 of 3" in line.label.text())
    assert not lab.window.header.transport.play.isEnabled()
    assert lab.views is not None
    chart, choice = lab.views.charts["cpu"], lab.window.header.choice
    assert "when the simulator is compiled, once for this computer: 33% done" in chart.why_empty()
    assert (
        choice.study.currentText() == "Pause under memory pressure"
    )  # what will run, not the first of the list
    assert choice.method.currentText() == "Linux suspend and resume"
    line.cancel.click()
    assert not line.isVisible()
    assert chart.why_empty() == "The simulator is not compiled."
    assert banner.remedy.text() == "Compile"
    program(GOOD)
    with qtbot.waitSignal(lab.opened):
        banner.remedy.click()
    assert lab.window.header.transport.play.isEnabled()


def test_the_time_before_the_first_report_is_not_expected_again(qtbot: QtBot) -> None:
    line = ProgressLine()
    qtbot.addWidget(line)
    line.begin("Compiling")
    line._began -= 100  # imports
    line.show_progress(1, 101)
    assert line.label.text() == "Compiling: 1 of 101"
    line._began -= 10
    line.show_progress(51, 101)
    assert line.label.text() == "Compiling: 51 of 101, about 10 s left"


def test_lessons_and_the_start_page_are_there_while_the_simulator_is_compiled(
    qtbot: QtBot, make_lab: Callable[..., Lab], machines: FakeMachines, program: Callable[[str], str]
) -> None:
    machines.warm = False
    lab = make_lab(start=False, compile_job=program(SLOW))
    lab.greet(newcomer=True)
    lab.start()
    qtbot.waitUntil(lambda: lab.window.findChild(StartPage) is not None)
    qtbot.keyClick(lab.window.findChild(StartPage), Qt.Key.Key_Escape)
    lab.teaching.open()
    lessons = lab.teaching.lessons
    assert lessons is not None
    assert lessons.panel.catalogue.isVisible()
    lesson = catalog()[0]
    lessons.open(lesson.folder)
    header = lab.window.header
    assert "opens as soon as the simulator is compiled" in header.banner.message.text()
    assert lab.teaching.player is None
    header.progress.cancel.click()
    program(GOOD)
    with qtbot.waitSignal(lab.opened):
        header.banner.remedy.click()
    assert lessons.player is not None
    assert lessons.player.lesson.folder.path == lesson.folder
    assert lab.window.findChild(StartPage) is None


@pytest.mark.parametrize("ended", ["canceled", "failed"])
def test_compiling_is_still_offered_after_a_lesson_is_chosen(
    ended: str,
    qtbot: QtBot,
    make_lab: Callable[..., Lab],
    machines: FakeMachines,
    program: Callable[[str], str],
) -> None:
    machines.warm = False
    lab = make_lab(start=False, compile_job=program(BAD if ended == "failed" else SLOW))
    lab.start()
    header = lab.window.header
    qtbot.waitUntil(header.progress.isVisible)
    lab.teaching.open()
    if ended == "canceled":
        header.progress.cancel.click()
    qtbot.waitUntil(header.banner.isVisible)
    assert lab.teaching.lessons is not None
    first, second = catalog()[:2]
    lab.teaching.lessons.open(first.folder)
    lab.teaching.lessons.open(second.folder)
    assert second.title in header.banner.message.text()
    assert header.banner.remedy.isVisible()
    program(GOOD)
    with qtbot.waitSignal(lab.opened):
        header.banner.remedy.click()
    assert lab.teaching.player is not None
    assert lab.teaching.player.lesson.folder.path == second.folder


def test_a_lesson_that_waits_is_presented_when_it_opens(
    qtbot: QtBot,
    make_lab: Callable[..., Lab],
    machines: FakeMachines,
    settings: Settings,
    program: Callable[[str], str],
) -> None:
    machines.warm, settings.lesson = False, str(catalog()[0].folder)
    lab = make_lab(start=False, compile_job=program(SLOW))
    lab.teaching.present_when_open()
    lab.window.cards[LESSON].show()
    lab.start()
    header = lab.window.header
    qtbot.waitUntil(lambda: lab.teaching.lessons is not None)
    header.progress.cancel.click()
    program(GOOD)
    with qtbot.waitSignal(lab.opened):
        header.banner.remedy.click()
    assert lab.teaching.classroom.presentation is not None


def test_a_lesson_to_start_over_starts_over_although_it_had_to_wait(
    qtbot: QtBot,
    make_lab: Callable[..., Lab],
    machines: FakeMachines,
    settings: Settings,
    program: Callable[[str], str],
) -> None:
    lesson, store = load_lesson(catalog()[0].folder), WorkStore(settings.lessons)
    store.keep(new_work(lesson, "", "2026-01-02T03:04:05+00:00"))
    machines.warm = False
    lab = make_lab(start=False, compile_job=program(SLOW))
    lab.start()
    header = lab.window.header
    qtbot.waitUntil(header.progress.isVisible)
    lab.teaching.open()
    assert lab.teaching.lessons is not None
    (tile,) = (one for one in lab.teaching.lessons.panel.catalogue.tiles if one.afresh.isVisible())
    tile.afresh.click()
    header.progress.cancel.click()
    program(GOOD)
    with qtbot.waitSignal(lab.opened):
        header.banner.remedy.click()
    work = store.work(lesson.id)
    assert work is not None
    assert not work.started.startswith("2026-01-02")


def test_shipped_kernels_run_while_those_for_this_computer_are_compiled(
    qtbot: QtBot,
    make_lab: Callable[..., Lab],
    machines: FakeMachines,
    program: Callable[[str], str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(preparing, "LATER", 3_600_000)
    machines.warm, machines.shipped = False, True
    lab = make_lab(start=False, compile_job=program(SLOW))
    header = lab.window.header
    with qtbot.waitSignal(lab.opened):
        lab.start()
    assert lab._preparing.compiler.pid == 0  # the run opens first, with all processors
    lab._preparing._later.start(0)
    qtbot.waitUntil(
        lambda: "Optimizing the simulator for this computer: 1 of 3" in header.progress.label.text()
    )
    assert header.transport.play.isEnabled()
    header.progress.cancel.click()
    assert not header.progress.isVisible()
    assert not header.banner.isVisible()  # nothing waits for the compiler


def test_a_failed_compilation_is_a_message(
    qtbot: QtBot, make_lab: Callable[..., Lab], machines: FakeMachines, program: Callable[[str], str]
) -> None:
    machines.warm = False
    lab = make_lab(start=False, compile_job=program(BAD))
    lab.start()
    qtbot.waitUntil(lab.window.header.banner.isVisible)
    assert "exit code 1" in lab.window.header.banner.message.text()


def test_closing_ends_the_compiler(
    qtbot: QtBot, make_lab: Callable[..., Lab], machines: FakeMachines, program: Callable[[str], str]
) -> None:
    machines.warm = False
    lab = make_lab(start=False, compile_job=program(SLOW))
    lab.start()
    qtbot.waitUntil(lambda: "1 of 3" in lab.window.header.progress.label.text())
    lab.window.close()
    assert lab._preparing.compiler.pid == 0


def test_time_left() -> None:
    assert time_left(10.0, 25, 100) == 30
    assert time_left(0.5, 25, 100) is None
    assert time_left(10.0, 0, 100) is None


def test_a_long_time_is_said_in_minutes(qtbot: QtBot) -> None:
    line = ProgressLine()
    qtbot.addWidget(line)
    line.begin("Verifying")
    line.show_progress(0, 100)
    line._began -= 40
    line.show_progress(10, 100)
    assert line.label.text() == "Verifying: 10 of 100, about 6 min left"


@pytest.mark.slow
def test_nothing_is_compiled_in_the_process_of_the_window(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "app.charts.warm"], check=True, stdout=subprocess.DEVNULL, timeout=240
    )
    command = [sys.executable, "-c", FRESH_PROCESS, str(tmp_path / "settings.ini")]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 0, ended.stderr
    said = ended.stdout.split()
    assert int(said[1]) > 5  # kernels that are called from Python; the others are within them
    assert said[2] == "False"
