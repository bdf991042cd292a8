"""The window while test case 2 runs: reached speed, work a frame and frame interval, with all panels.

`python -m bench.window.live SPEED SECONDS [ID]` measures in this process and prints JSON. SPEED is a ratio to
real time or "inf"; the run is measured for SECONDS, or to the end of the scenario.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import asdict, dataclass
from functools import partial
from time import perf_counter, thread_time
from typing import TYPE_CHECKING

from bench.report import Report, Table, Target
from bench.rounds import Spread
from bench.runs.headless import ROOT, in_process, peak_mb
from bench.window.screen import SIZE, Screen, virtual_screen

if TYPE_CHECKING:
    from app.lab.lab import Lab


SCENARIO = "pause-suspend"
SETTLE = 1.0  # s after the start of the run that do not count


@dataclass(frozen=True)
class Live:
    """Measurements of a live window; times of a frame in ms."""

    ratio: float  # simulated time to real time
    simulated_s: float
    frames: int
    charts: int  # that could be seen
    work_median: float  # CPU time of the window's thread
    work_p99: float
    interval_median: float  # between two ticks of the frame clock
    interval_p99: float
    peak_mb: float


class Probe:
    """Notes when each frame began, and what the window's thread had worked by then."""

    def __init__(self, lab: Lab, seconds: float) -> None:
        self._lab, self._seconds = lab, seconds
        self._opened = 0.0
        self._notes: list[tuple[float, float, int]] = []  # wall, CPU time (s), simulated time (ns)
        self._charts = 0
        self.found: Live | None = None
        lab.opened.connect(self._begin)

    def _begin(self) -> None:
        self._opened = perf_counter()
        assert self._lab.views is not None
        self._lab.views.framed.connect(self._frame)

    def _frame(self) -> None:
        wall, session = perf_counter(), self._lab.session
        if self.found or wall - self._opened < SETTLE:
            return
        if session.finished or wall - self._opened > SETTLE + self._seconds:
            self.found = self._summary()
            self._lab.window.close()
            return
        self._notes.append((wall, thread_time(), session.time_travel.recorded))

    def _summary(self) -> Live:
        import numpy as np

        from app.frame.docks import is_seen

        assert self._lab.views is not None
        wall, work, now = np.array(self._notes).T
        intervals, works = np.diff(wall) * 1e3, np.diff(work) * 1e3
        return Live(
            ratio=float((now[-1] - now[0]) / 1e9 / (wall[-1] - wall[0])),
            simulated_s=float(now[-1] / 1e9),
            frames=len(intervals),
            charts=sum(is_seen(chart) for chart in self._lab.views.charts.values()),
            work_median=float(np.median(works)),
            work_p99=float(np.percentile(works, 99)),
            interval_median=float(np.median(intervals)),
            interval_p99=float(np.percentile(intervals, 99)),
            peak_mb=peak_mb(),
        )


def measure(ratio: float, seconds: float, scenario: str = SCENARIO) -> Live:
    """Open the window as the program does, and watch it."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from app.lab.lab import Lab
    from app.settings.settings import APPLICATION, ORGANISATION, Settings
    from app.start import SWITCH_INTERVAL

    sys.setswitchinterval(SWITCH_INTERVAL)
    app = QApplication(["lparlab"])
    app.setApplicationName(APPLICATION)
    app.setOrganizationName(ORGANISATION)
    lab = Lab(Settings(), scenario=scenario)
    probe = Probe(lab, seconds)
    lab.opened.connect(lambda: lab.view.set_speed(ratio))
    lab.session.failed.connect(lambda text: app.exit(1))
    lab.window.painted.connect(lambda: QTimer.singleShot(0, lab.start))
    lab.window.resize(*SIZE)
    lab.window.show()
    app.exec()
    if probe.found is None:
        raise RuntimeError("the run in the window ended before it could be measured")
    return probe.found


SPEEDS = {"60": "at 60 times real time", "inf": "as fast as it goes"}
ROUNDS, SECONDS, QUICK_SECONDS = 3, 20.0, 4.0
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
    command = [sys.executable, "-m", "bench.window.live", speed, str(seconds), scenario]
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


if __name__ == "__main__":
    print(json.dumps(asdict(measure(float(sys.argv[1]), float(sys.argv[2]), *sys.argv[3:]))))
