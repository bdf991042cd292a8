"""The start of the program: displays, arguments, milestones, and the real engine in the window."""

from __future__ import annotations

import csv
import ctypes
import math
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.export.run import CSV, PAGE, PNG, Wish
from app.lab.lab import Lab
from app.run.process import STARTED, missing_display
from app.settings.settings import Settings
from engine.kernel.units import SECOND
from engine.platform import LINUX
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from tests.app.export.pages import held
from tests.systems import needs_linux, needs_posix

ROOT = Path(__file__).parents[3]


@needs_linux("X11 and Wayland")
def test_no_display_is_one_line_and_exit_2() -> None:
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment.pop("QT_QPA_PLATFORM", None)
    ended = subprocess.run(
        [sys.executable, "-m", "app"], env=environment, capture_output=True, text=True, timeout=20
    )
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1
    assert "no display" in ended.stderr


@needs_linux("X11")
def test_a_display_that_does_not_answer() -> None:
    assert "does not answer" in missing_display({"DISPLAY": ":4711"})
    assert missing_display({"DISPLAY": "far.away:0"}) == ""  # only Qt can tell
    assert missing_display({"WAYLAND_DISPLAY": "wayland-0"}) == ""
    assert missing_display({"QT_QPA_PLATFORM": "offscreen"}) == ""


@needs_linux("X11")
def test_a_display_that_answers() -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("\0/tmp/.X11-unix/X4712")
        server.listen()
        assert missing_display({"DISPLAY": ":4712"}) == ""
        assert missing_display({"DISPLAY": ":4712.0"}) == ""


FREED = """
import sys
from engine.platform import give_memory_back
if sys.argv[1] == "set":
    give_memory_back()
import numpy as np

def megabytes():
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) >> 8

np.ones(20 << 17)  # given back; glibc takes blocks of this size from a heap from now on
before = megabytes()
pairs = [(np.ones(8 << 17), bytes(100_000)) for _ in range(10)]
small = [few for _, few in pairs]
del pairs
print(megabytes() - before)
"""


@pytest.mark.skipif(not (LINUX and hasattr(ctypes.CDLL(None), "mallopt")), reason="Linux: of glibc")
def test_memory_of_arrays_that_are_freed_goes_back_to_the_system() -> None:
    kept = [
        int(
            subprocess.run(
                [sys.executable, "-c", FREED, how], cwd=ROOT, capture_output=True, check=True
            ).stdout
        )
        for how in ("set", "as usual")
    ]
    assert kept[0] < 20 < 60 < kept[1]


@pytest.mark.slow
def test_the_milestones_of_a_start(tmp_path: Path) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(tmp_path)}
    environment.pop(STARTED, None)
    command = [sys.executable, "-m", "app", "--measure-start", "pause-stop"]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert ended.returncode == 0, ended.stderr
    milestones = {name: int(ms) for name, ms in (line.split() for line in ended.stdout.splitlines())}
    assert list(milestones) == ["painted", "interactive", "running"]
    assert 0 < milestones["painted"] < milestones["interactive"] < milestones["running"]


@pytest.mark.slow
def test_a_lesson_opens_by_its_file_until_another_file_is_wanted(tmp_path: Path) -> None:
    """The window comes to it as to the lesson that was open last."""
    lesson = ROOT / "lessons" / "05_how_cp_schedules"
    assert _lesson_after_start(tmp_path, str(lesson / "lesson.toml")) == str(lesson)
    assert _lesson_after_start(tmp_path) == str(lesson)
    assert _lesson_after_start(tmp_path, "pause-stop") == ""


def _lesson_after_start(folder: Path, *names: str) -> str:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(folder)}
    command = [sys.executable, "-m", "app", "--measure-start", *names]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("painted")
        process.terminate()
        process.communicate(timeout=20)
    (settings,) = folder.rglob("*.conf")
    return Settings(QSettings(str(settings), QSettings.Format.IniFormat)).lesson


@needs_posix("signals")
@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_program_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "app", "--measure-start"]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("painted")
        process.send_signal(number)
        _, said = process.communicate(timeout=20)
    assert process.returncode == 0, said
    assert "QThread" not in said


@needs_linux("X11")
@pytest.mark.slow
@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="Xvfb is not installed")
def test_a_display_that_goes_away_ends_the_program_with_a_message(tmp_path: Path) -> None:
    read, write = os.pipe()
    server = ["Xvfb", "-displayfd", str(write), "-nolisten", "tcp"]
    environment = os.environ | {"QT_QPA_PLATFORM": "xcb", "XDG_CONFIG_HOME": str(tmp_path)}
    with subprocess.Popen(server, pass_fds=[write], stderr=subprocess.DEVNULL) as screen:
        os.close(write)
        with open(read, encoding="ascii") as number:
            environment["DISPLAY"] = f":{number.readline().strip()}"
        command = [sys.executable, "-m", "app", "--measure-start"]
        with subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            assert process.stdout.readline().startswith("painted")
            screen.kill()
            _, said = process.communicate(timeout=20)
    assert process.returncode == 1, said
    assert "lparlab: the display has gone. The next start offers the work that was open." in said
    assert "QThread" not in said


@pytest.fixture
def real_lab(qtbot: QtBot, tmp_path: Path) -> Iterator[Lab]:
    lab = Lab(Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)))
    lab.window.resize(1280, 720)
    lab.window.show()
    with qtbot.waitSignal(lab.opened, timeout=240_000):  # the kernels are compiled when need be
        lab.start()
    yield lab
    lab.window.close()
    lab.window.deleteLater()
    lab.deleteLater()


def test_the_window_runs_the_machine_that_the_command_line_runs(qtbot: QtBot, real_lab: Lab) -> None:
    session = real_lab.session
    session.pause()
    session.run_to(30 * SECOND)
    qtbot.waitUntil(lambda: session.time_travel.recorded == 30 * SECOND, timeout=20_000)
    alone = Simulation(load_scenario("pause-suspend"))
    alone.run(30 * SECOND)
    expected = alone.recording()
    assert (session.recording.time == expected.time).all()
    for table in ("system", "guests", "vcpus", "cpus", "trace"):
        assert (getattr(session.recording, table) == getattr(expected, table)).all(), table


def test_the_real_machine_in_the_window(qtbot: QtBot, real_lab: Lab) -> None:
    real_lab.view.set_speed(100.0)
    qtbot.waitUntil(lambda: real_lab.session.time_travel.recorded > 5 * SECOND, timeout=20_000)
    assert real_lab.views is not None
    shown = [chart for chart in real_lab.views.charts.values() if chart.isVisible()]
    assert len(shown) > 2
    assert all(chart.recorded for chart in shown)
    real_lab.window.header.choice.chosen.emit("pause-stop", (), 5)
    qtbot.waitUntil(lambda: real_lab.session.name == "pause-stop", timeout=20_000)
    qtbot.waitUntil(lambda: real_lab.session.recording.seed == 5)
    assert real_lab.session.playing


def test_a_real_bad_file_is_a_message(qtbot: QtBot, real_lab: Lab, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('title = "Mine"\nmethod = "suspnd"\nuntil = "5m"\n', "utf-8")
    real_lab.files.open(str(file))
    banner = real_lab.window.header.banner
    qtbot.waitUntil(banner.isVisible)
    assert "mine.toml" in banner.message.text()
    assert "Traceback" not in banner.message.text() + banner.details.toPlainText()
    assert real_lab.session.name == "pause-suspend"


def test_a_file_of_ones_own_with_both_methods(qtbot: QtBot, real_lab: Lab, tmp_path: Path) -> None:
    source = Path(__file__).parents[2] / "data" / "two-guests.toml"
    file = tmp_path / "mine.toml"
    file.write_bytes(source.read_bytes())
    choice = real_lab.window.header.choice
    tests, shipped = choice.study.count(), choice.study.currentText()
    real_lab.files.open(str(file))
    qtbot.waitUntil(lambda: real_lab.session.name == str(file), timeout=20_000)
    assert choice.study.currentText() == real_lab.session.scenario.title
    assert choice.study.count() == tests + 1
    other = {"suspend": 1, "stop": 0}[real_lab.session.scenario.method]
    choice.method.setCurrentIndex(other)
    choice.method.activated.emit(other)
    qtbot.waitUntil(lambda: bool(real_lab.session.settings), timeout=20_000)
    assert real_lab.session.settings == (f"method={real_lab.session.scenario.method}",)
    first = choice.study.findText(shipped)
    choice.study.setCurrentIndex(first)
    choice.study.activated.emit(first)
    qtbot.waitUntil(lambda: real_lab.session.name.startswith("pause-"), timeout=20_000)
    assert choice.study.count() == tests


def test_charts_are_exported(qtbot: QtBot, real_lab: Lab, tmp_path: Path) -> None:
    real_lab.session.run_to(5 * SECOND)
    qtbot.waitUntil(lambda: real_lab.session.time_travel.recorded >= 5 * SECOND, timeout=20_000)
    QApplication.processEvents()
    real_lab.time_travel.markers.put(2 * SECOND, "here")
    real_lab.dialogs.export(Wish(tmp_path, frozenset({PNG, CSV, PAGE})))
    message = real_lab.window.header.banner.message
    qtbot.waitUntil(lambda: "were written" in message.text(), timeout=20_000)
    pictures = {file.stem for file in tmp_path.glob("*.png")}
    shown = {name for name, card in real_lab.window.cards.items() if not card.isHidden()}
    assert {"memory", "timeline", "cpu", "paging"} <= pictures <= shown
    heads, *rows = csv.reader((tmp_path / "system.csv").read_text("utf-8").splitlines())
    assert heads[:3] == ["from (s)", "to (s)", "system.users (users)"]
    assert [row[0] for row in rows] == [f"{second:g}" for second in range(len(rows))]
    assert all(math.isfinite(float(cell)) for row in rows for cell in row if cell)
    assert f"{len(pictures) + 4} files" in message.text()
    (only,) = held((tmp_path / "run.html").read_bytes())["runs"]
    assert {"at": 2.0, "title": "here"} in only["marks"]


def test_a_folder_that_cannot_be_written_is_a_message(qtbot: QtBot, real_lab: Lab, tmp_path: Path) -> None:
    real_lab.dialogs.export(Wish(tmp_path / "no" / "such" / "folder"))
    qtbot.waitUntil(lambda: "cannot be written" in real_lab.window.header.banner.message.text())
