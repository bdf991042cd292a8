"""The benchmarks of the window, on Qt's offscreen platform and for a moment only."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from bench.runs.headless import in_process
from bench.window.blocks import in_window
from bench.window.live import window
from bench.window.screen import Screen, virtual_screen
from bench.window.start import LIBRARIES, MILESTONES, measure_empty, measure_start
from bench.window.watchdog import Watchdog
from tests.systems import needs_posix

MEASURED = "wait4 and /proc say what a process has used"


@pytest.fixture(scope="module")
def offscreen(tmp_path_factory: pytest.TempPathFactory) -> Screen:
    """No X server; kernels compiled."""
    in_process("pause-suspend", 1)
    config = str(tmp_path_factory.mktemp("config"))
    return Screen("offscreen", dict(os.environ, QT_QPA_PLATFORM="offscreen", XDG_CONFIG_HOME=config))


@needs_posix(MEASURED)
@pytest.mark.slow
def test_the_live_window_is_watched(offscreen: Screen) -> None:
    live = window(offscreen, "60", 1.0)
    assert live.charts == 4
    assert live.frames > 5
    assert 0.0 < live.work_median <= live.work_p99
    assert 0.0 < live.interval_median <= live.interval_p99
    assert 0.0 < live.ratio < 120.0


@needs_posix(MEASURED)
@pytest.mark.slow
def test_a_start_passes_its_milestones_in_order(offscreen: Screen) -> None:
    start = measure_start(offscreen)
    assert list(start.milestones) == list(MILESTONES)
    times = list(start.milestones.values())
    assert 0.0 < times[0] <= times[1] <= times[2]
    assert start.cpu_ms > 0.0
    assert start.peak_mb > 50.0


@needs_posix(MEASURED)
def test_an_empty_window_needs_less_than_the_program(offscreen: Screen) -> None:
    empty = measure_empty(offscreen, *LIBRARIES)
    assert list(empty.milestones) == ["painted"]
    assert empty.milestones["painted"] > 0.0
    assert empty.cpu_ms > measure_empty(offscreen).cpu_ms > 0.0


def test_the_screen_has_settings_of_its_own() -> None:
    with virtual_screen() as screen:
        folder = Path(screen.environment["XDG_CONFIG_HOME"])
        assert folder.is_dir()
        assert screen.environment["QT_QPA_PLATFORM"] in {"xcb", "offscreen"}
    assert not folder.exists()


def _spin(seconds: float) -> None:
    began = perf_counter()
    while perf_counter() - began < seconds:
        pass


def test_a_block_is_found_with_the_code_that_made_it(qtbot: QtBot) -> None:
    watchdog = Watchdog()
    QTimer.singleShot(10, lambda: _spin(0.15))
    QTimer.singleShot(20, lambda: _spin(0.05))
    qtbot.wait(300)
    block = watchdog.take()
    watchdog.stop()
    assert block.wall >= 150.0
    assert block.cpu <= block.wall + 1.0
    assert block.where.startswith("tests/bench/test_window_benchmarks.py:")
    assert block.where.endswith(" _spin")


def test_what_is_taken_counts_no_more(qtbot: QtBot) -> None:
    watchdog = Watchdog()
    QTimer.singleShot(10, lambda: _spin(0.2))
    qtbot.wait(300)
    assert watchdog.take().wall >= 200.0
    assert watchdog.take().wall < 200.0
    watchdog.stop()


@needs_posix(MEASURED)
@pytest.mark.slow
def test_the_window_is_watched_during_an_act(offscreen: Screen) -> None:
    (done,) = in_window(offscreen, "settings")
    assert done.title == "settings"
    assert done.there > 0.0
    assert done.block > 0.0
