"""The charts alone: time to paint a frame with four of them, without a machine running beside them.

`python -m bench.window.frames SCALE GUESTS CHART...` measures in this process and prints JSON; `run` starts
one process a case, since Qt takes its scale from the environment.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import QEvent, QObject

from bench.report import Report, Table, Target

if TYPE_CHECKING:
    from app.charts.toolkit.chart import Chart
    from engine.recording.recorder import Recording

ROOT = Path(__file__).parents[2]
SIZE = (1600, 900)  # logical pixels
LEFT = 0.62  # of the width, for bars and timeline
CASES = ((1, 11), (2, 11), (1, 900), (2, 900))  # scale, guests
RUNS = {11: (2_450, 63.0), 900: (1_200, 2.0)}  # guests: simulated s, changes of state a guest and s
FRAMES = 120
FOUR = ("memory", "timeline", "cpu", "paging")  # that a scenario without locks opens with
CLUSTER = ("cluster", "members", "efficiency", "packs")  # of web servers on members of a cluster
SCENES = ("live, whole run", "live, 60 s", "live, cursor", "zooming", "dragging", "live, compared")


def layout(
    scale: float, guests: int, names: Sequence[str] = FOUR
) -> tuple[Any, dict[str, Chart], Recording, Recording]:
    """Return a window with the four charts, and two recordings made up for them."""
    os.environ.update(QT_SCALE_FACTOR=str(scale), QT_QPA_PLATFORM="offscreen")
    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QApplication, QWidget

    from app.charts.toolkit.time_view import TimeView
    from app.look import theme
    from app.panels.charts import chart_kinds
    from tests.app.charts.synthetic import recording

    app = QApplication.instance() or QApplication([])
    theme.apply(app, "dark")  # type: ignore[arg-type]
    window = QWidget()
    window.setProperty("app", app)
    window.resize(*SIZE)
    view = TimeView(window)
    charts = {make.id: make(view, window) for make in chart_kinds() if make.id in names}
    for chart in charts.values():
        chart.setProperty("watch", Stopwatch(chart))
    wide, high = window.width(), window.height()
    left = round(wide * LEFT)
    boxes = (
        QRect(0, 0, left, high // 2),
        QRect(0, high // 2, left, high - high // 2),
        QRect(left, 0, wide - left, high // 2),
        QRect(left, high // 2, wide - left, high - high // 2),
    )
    for name, box in zip(names, boxes, strict=True):
        charts[name].setGeometry(box)
    window.show()
    QApplication.processEvents()
    of_members = names == CLUSTER
    first, second = (recording(guests, *RUNS[guests], seed=seed, cluster=of_members) for seed in (1, 2))
    return window, charts, first, second


class Stopwatch(QObject):
    """Takes the CPU time of a chart's last painting, s."""

    def __init__(self, chart: Chart) -> None:
        super().__init__(chart)
        self.took = 0.0
        chart.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the chart paint, and note how long that took."""
        if event.type() != QEvent.Type.Paint:
            return False
        began = time.thread_time()
        watched.event(event)
        self.took += time.thread_time() - began
        return True


def scenes(charts: dict[str, Chart], whole: Recording, other: Recording) -> dict[str, Callable[[int], None]]:
    """Return the changes from frame to frame in each scene; called with the number of the frame.

    other: a second run, which is shown behind the first one in the last scene.
    """
    from engine.kernel.units import SECOND
    from tests.app.charts.synthetic import until

    view, seconds = next(iter(charts.values())).time_view, len(whole.time) - 1

    def show(frame: int, compared: bool = False) -> None:
        now = until(whole, (seconds - FRAMES + frame) * SECOND + SECOND // 3)
        view.follow(now.now)
        for chart in charts.values():
            chart.set_compared(until(other, now.now) if compared else None)
            chart.set_recording(now)

    def live(span: int, cursor: bool, compared: bool = False) -> Callable[[int], None]:
        def step(frame: int) -> None:
            if frame == 0:
                view.fit(whole.scenario.until)
                view.set_following(True)
                view.zoom(view.span / span, (seconds - FRAMES) * SECOND)
                view.set_following(True)
            show(frame, compared)
            view.set_cursor(view.start + view.span * frame // FRAMES if cursor else None)

        return step

    def zooming(frame: int) -> None:
        if frame == 0:
            view.fit(whole.scenario.until)
            show(FRAMES)
        view.zoom(1.12 if frame < FRAMES * 3 // 5 else 1 / 1.12, seconds * SECOND // 2)

    def dragging(frame: int) -> None:
        if frame == 0:
            view.fit(whole.scenario.until)
            view.zoom(20)
        view.pan(0.01)

    whole_run, closer, cursor = (live(view.limit, False), live(60 * SECOND, False), live(view.limit, True))
    steps = (whole_run, closer, cursor, zooming, dragging, live(view.limit, False, compared=True))
    return dict(zip(SCENES, steps, strict=True))


def measure(scale: float, guests: int, names: Sequence[str] = FOUR) -> dict[str, dict[str, float]]:
    """Median ms a frame of each chart and of all, and the 95th percentile of all, by scene."""
    window, charts, whole, other = layout(scale, guests, names)
    next(iter(charts.values())).time_view.fit(whole.scenario.until)
    found = {}
    for scene, step in scenes(charts, whole, other).items():
        rows = [_frame(charts, step, frame) for frame in range(FRAMES)]
        times = 1000 * np.array(rows[2:])  # the first ones lay out and compile
        total = times.sum(axis=1)
        found[scene] = dict(zip([*charts, "rest"], np.median(times, axis=0).tolist(), strict=True))
        found[scene] |= {"all": float(np.median(total)), "p95": float(np.percentile(total, 95))}
    window.close()
    return found


def _frame(charts: dict[str, Any], step: Callable[[int], None], frame: int) -> list[float]:
    """Return the seconds of CPU time to paint each chart, and for the rest of the frame."""
    from PySide6.QtWidgets import QApplication

    began = time.thread_time()
    for chart in charts.values():
        chart.property("watch").took = 0.0
    step(frame)
    QApplication.processEvents()
    painted = [chart.property("watch").took for chart in charts.values()]
    return [*painted, time.thread_time() - began - sum(painted)]


def _in_process(scale: int, guests: int, names: Sequence[str] = FOUR) -> dict[str, dict[str, float]]:
    command = [sys.executable, "-m", "bench.window.frames", str(scale), str(guests), *names]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, dict[str, float]] = json.loads(done.stdout.splitlines()[-1])
    return found


def run(quick: bool = False) -> Report:
    """Measure all cases; `quick`: only the first."""
    found = {case: _in_process(*case) for case in (CASES[:1] if quick else CASES)}
    of_members = {case: _in_process(*case, CLUSTER) for case in CASES[: 1 if quick else 2]}
    live = found[CASES[0]][SCENES[0]]["all"]
    compared = found[CASES[0]][SCENES[-1]]["all"]
    dearest = max(of_members[CASES[0]][SCENES[0]][name] for name in CLUSTER)
    targets = (
        Target("four charts, work a frame", 6.0, live, at_least=False, unit=" ms"),
        Target("another run behind the first, times that work", 1.6, compared / live, at_least=False),
        Target("a chart of a cluster, work a frame", 2.0, dearest, at_least=False, unit=" ms"),
    )
    tables = _table(FOUR, found), _table(CLUSTER, of_members)
    return Report("charts without a machine", tables, targets)


def _table(names: Sequence[str], found: Mapping[tuple[int, int], Mapping[str, Mapping[str, float]]]) -> Table:
    """Return a row per case and scene: ms of each chart, of all, and the 95th percentile of all."""
    rows = [
        (
            f"scale {scale}, {guests} guests: {scene}",
            *(f"{times[name]:.2f}" for name in (*names, "all", "p95")),
        )
        for (scale, guests), scenes_found in found.items()
        for scene, times in scenes_found.items()
    ]
    return Table(("charts at 1600 x 900", *names, "all, ms", "p95, ms"), tuple(rows))


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]), int(sys.argv[2]), tuple(sys.argv[3:]) or FOUR)))
