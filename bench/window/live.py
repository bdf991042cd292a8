"""The window while test case 2 runs: reached speed, work a frame and frame interval, with all panels."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial

from bench.report import Report, Table, Target
from bench.rounds import Spread
from bench.runs.headless import ROOT, in_process
from bench.window.live_window import SCENARIO, Live
from bench.window.screen import SIZE, Screen, virtual_screen

SPEEDS = {"60": "at 60 times real time", "inf": "as fast as it goes"}
ROUNDS, SECONDS, QUICK_SECONDS = 3, 45.0, 4.0
FIGURES = {
    "ratio": ("times real time", ".0f"),
    "work_median": ("work a frame, median, ms", ".2f"),
    "work_p99": ("p99", ".1f"),
    "interval_median": ("frame interval, median, ms", ".1f"),
    "interval_p99": ("p99", ".1f"),
    "peak_mb": ("peak memory, MB", ".0f"),
}


def window(screen: Screen, speed: str, seconds: float, scenario: str = SCENARIO) -> Live:
    """Run the window at a speed, in a process of its own."""
    command = [sys.executable, "-m", "bench.window.live_window", speed, str(seconds), scenario]
    done = subprocess.run(
        command, cwd=ROOT, env=screen.environment, stdout=subprocess.PIPE, text=True, check=True
    )
    return Live(**json.loads(done.stdout.splitlines()[-1]))


def _spread(runs: list[Live], figure: str) -> Spread:
    return Spread(tuple(float(getattr(run, figure)) for run in runs))


def _table(found: dict[str, list[Live]]) -> Table:
    columns = ("the run goes", "frames", *(title for title, _ in FIGURES.values()))
    rows = [
        (
            SPEEDS[speed],
            f"{sum(run.frames for run in runs):,}",
            *(_spread(runs, name).text(form) for name, (_, form) in FIGURES.items()),
        )
        for speed, runs in found.items()
    ]
    return Table(columns, tuple(rows))


def _targets(found: dict[str, list[Live]]) -> tuple[Target, ...]:
    live, fast = (partial(_spread, found[speed]) for speed in SPEEDS)
    return (
        Target("live with four charts, simulated time to real time", 60, fast("ratio").median),
        Target("work a frame, median", 6, live("work_median").median, at_least=False, unit=" ms"),
        Target("frame interval, p99", 20, live("interval_p99").median, at_least=False, unit=" ms"),
        Target("memory of the process", 600, fast("peak_mb").median, at_least=False, unit=" MB"),
    )


def run(quick: bool = False) -> Report:
    """Measure; `quick` makes one round of a few seconds."""
    rounds, seconds = (1, QUICK_SECONDS) if quick else (ROUNDS, SECONDS)
    in_process(SCENARIO, 1)  # the kernels are compiled now
    found: dict[str, list[Live]] = {speed: [] for speed in SPEEDS}
    with virtual_screen() as screen:
        for _ in range(rounds):
            for speed in SPEEDS:
                found[speed].append(window(screen, speed, seconds))
    charts = min(run.charts for runs in found.values() for run in runs)
    return Report(
        "the window while test case 2 runs",
        (_table(found),),
        _targets(found),
        (
            f"Screen: {screen.name}, {SIZE[0]} x {SIZE[1]}, painted by software; {charts} charts, the guests "
            "table and the storage strip are seen. Work is CPU time of the window's thread from frame to "
            "frame. The targets for frames are judged at 60 times real time.",
        ),
    )
