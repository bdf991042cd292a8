"""Compiling in a process of its own: progress, cancelling, failure; and that nothing is left to compile."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.lab import Lab
from app.run.warm_up import WarmUp
from app.widgets.progress_line import ProgressLine, time_left
from tests.app.fake_simulation import FakeMachines

GOOD = (
    "print('1 3 a', flush=True); print('noise'); print('2 3 b', flush=True); print('3 3 ready', flush=True)"
)
BAD = "import sys; print('1 3 a', flush=True); sys.exit('no space left on the disk')"
SLOW = "import time; print('1 3 a', flush=True); time.sleep(60)"

FRESH_PROCESS = """
import sys
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from app.charts.comparing import Compare
from app.lab import Lab
from app.settings import Settings
app = QApplication([])
lab = Lab(Settings(QSettings(sys.argv[1], QSettings.Format.IniFormat)))
lab.window.resize(1280, 720)
lab.window.show()
def look():
    if lab.session.now > 30_000_000_000:
        view = lab.views.time_view
        view.set_cursor(10_000_000_000)
        view.zoom(50.0, 10_000_000_000)
        lab.window.grab()
        for mode in Compare:
            for chart in lab.views.charts.values():
                chart.set_compared(lab.session.recording, mode=mode)
            lab.window.grab()
        lab.window.close()
lab.set_speed(float("inf"))
lab.session.prepared.connect(lambda warm: lab.views.framed.connect(look))
lab.start()
app.exec()
from engine.kernel import KERNELS
compiled = sorted(k.__name__ for k in KERNELS if sum(k.stats.cache_misses.values()))
used = sum(1 for k in KERNELS if sum(k.stats.cache_hits.values()))
print("used", used, "compiled", *compiled)
"""


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """Makes a module out of a source text; its name."""
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    def make(source: str) -> str:
        (tmp_path / "pretended_warm.py").write_text(source, "utf-8")
        return "pretended_warm"

    return make


def test_progress_is_passed_on(qtbot: QtBot, program: Callable[[str], str]) -> None:
    warm_up = WarmUp(program(GOOD))
    heard: list[tuple[int, int]] = []
    warm_up.progress.connect(lambda done, total: heard.append((done, total)))
    with qtbot.waitSignal(warm_up.done):
        warm_up.start()
    assert heard == [(1, 3), (2, 3), (3, 3)]


def test_a_failure_says_what_the_process_said(qtbot: QtBot, program: Callable[[str], str]) -> None:
    warm_up = WarmUp(program(BAD))
    with qtbot.waitSignal(warm_up.failed) as failed:
        warm_up.start()
    assert "no space left" in failed.args[0].split("\n\n")[1]


def test_cancelling_is_quick_and_no_failure(qtbot: QtBot, program: Callable[[str], str]) -> None:
    warm_up = WarmUp(program(SLOW))
    with qtbot.waitSignal(warm_up.progress):
        warm_up.start()
    with qtbot.assertNotEmitted(warm_up.failed):
        warm_up.cancel()


def test_a_cold_start_compiles_before_it_opens(
    qtbot: QtBot, make_lab: Callable[..., Lab], machines: FakeMachines, program: Callable[[str], str]
) -> None:
    machines.warm = False
    lab = make_lab(start=False, warm_module=program(GOOD))
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
    lab = make_lab(start=False, warm_module=program(SLOW))
    lab.start()
    line, banner = lab.window.header.progress, lab.window.header.banner
    qtbot.waitUntil(lambda: "1 of 3" in line.label.text())
    assert not lab.window.header.transport.play.isEnabled()
    line.cancel.click()
    assert not line.isVisible()
    assert banner.remedy.text() == "Compile"
    program(GOOD)
    with qtbot.waitSignal(lab.opened):
        banner.remedy.click()
    assert lab.window.header.transport.play.isEnabled()


def test_a_failed_compilation_is_a_message(
    qtbot: QtBot, make_lab: Callable[..., Lab], machines: FakeMachines, program: Callable[[str], str]
) -> None:
    machines.warm = False
    lab = make_lab(start=False, warm_module=program(BAD))
    lab.start()
    qtbot.waitUntil(lab.window.header.banner.isVisible)
    assert "exit code 1" in lab.window.header.banner.message.text()


def test_closing_ends_the_compiler(
    qtbot: QtBot, make_lab: Callable[..., Lab], machines: FakeMachines, program: Callable[[str], str]
) -> None:
    machines.warm = False
    lab = make_lab(start=False, warm_module=program(SLOW))
    lab.start()
    qtbot.waitUntil(lambda: "1 of 3" in lab.window.header.progress.label.text())
    lab.window.close()
    assert (
        lab._preparing._warm_up._process.state() == lab._preparing._warm_up._process.ProcessState.NotRunning
    )


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


def test_nothing_is_compiled_in_the_process_of_the_window(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "app.run.warm"], check=True, stdout=subprocess.DEVNULL, timeout=240)
    command = [sys.executable, "-c", FRESH_PROCESS, str(tmp_path / "settings.ini")]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 0, ended.stderr
    said = ended.stdout.split()
    assert int(said[1]) > 5  # kernels that are called from Python; the others are within them
    assert said[2:] == ["compiled"]
