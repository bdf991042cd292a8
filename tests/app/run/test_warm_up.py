"""Compiling in a process of its own: progress, canceling, failure; and that nothing is left to compile."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.widgets.progress_line import ProgressLine, time_left
from tests.app.fake_compiler import BAD, GOOD, SLOW
from tests.app.fake_simulation import FakeMachines

FRESH_PROCESS = """
import sys
from PySide6.QtCore import QSettings
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
lab.session.prepared.connect(lambda warm: lab.views.framed.connect(look))
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
    lab.session.prepared.connect(lambda warm: shown.append(line.isVisible()))
    shown: list[bool] = []
    with qtbot.waitSignal(lab.opened):
        lab.start()
    assert shown == [True]
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


def test_shipped_kernels_run_while_those_for_this_computer_are_compiled(
    qtbot: QtBot, make_lab: Callable[..., Lab], machines: FakeMachines, program: Callable[[str], str]
) -> None:
    machines.warm, machines.shipped = False, True
    lab = make_lab(start=False, compile_job=program(SLOW))
    header = lab.window.header
    with qtbot.waitSignal(lab.opened):
        lab.start()
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
