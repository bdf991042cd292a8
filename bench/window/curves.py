"""A line chart: ours against pyqtgraph's, three live curves of the same values, one value a pixel column.

And the charts of machines with locks, which have several panes: two or three stacks, four to five curves.

`python -m bench.window.curves` measures in this process and prints JSON. Ours does more (it takes the values
from the recording, and paints heads, phases and marks); pyqtgraph gets ready values and paints axes.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.report import Report, Table

ROOT = Path(__file__).parents[2]
SIZE = (608, 450)  # a quarter of the window, in pixels
FRAMES, SHORT = 200, 60
GUESTS = 11
PANES = ("processors", "timers", "lock")


def measure(frames: int) -> dict[str, float]:
    """Median ms of CPU time a frame, by candidate; they take turns frame by frame."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from app.look import theme

    app = QApplication([])
    theme.apply(app, "dark")
    steps: dict[str, Callable[[int], None]] = {"ours": _ours(), "pyqtgraph": _pyqtgraph(1.0)}
    steps["pyqtgraph, antialiased"] = _pyqtgraph(2.0)
    steps |= {name: _ours(name, locks=True) for name in PANES}
    took: dict[str, list[float]] = {name: [] for name in steps}
    for frame in range(frames):
        for name, step in steps.items():
            began = time.thread_time()
            step(frame)
            QApplication.processEvents()
            took[name].append(1000 * (time.thread_time() - began))
    return {name: statistics.median(times[5:]) for name, times in took.items()}


def _ours(name: str = "cpu", locks: bool = False) -> Callable[[int], None]:
    from app.charts.toolkit.time_view import TimeView
    from app.panels.charts import chart_kinds
    from engine.kernel.units import SECOND
    from tests.app.charts.synthetic import recording, until

    whole = recording(GUESTS, 2_450, 5.0, locks=locks)
    view = TimeView()
    chart = next(kind for kind in chart_kinds() if kind.id == name)(view)
    chart.resize(*SIZE)
    chart.show()
    view.fit(whole.scenario.until)
    seconds = len(whole.time) - 1

    def step(frame: int) -> None:
        chart.set_recording(until(whole, (seconds - FRAMES + frame) * SECOND))
        chart.repaint()

    step.chart = chart  # type: ignore[attr-defined]  # kept alive
    return step


def _pyqtgraph(width: float) -> Callable[[int], None]:
    import numpy as np
    import pyqtgraph

    plot = pyqtgraph.PlotWidget(antialias=width > 1.0)
    plot.resize(*SIZE)
    plot.setRange(xRange=(0, SIZE[0]), yRange=(0, 10))
    colours = ("#30aff8", "#f2ed2b", "#a4a4a4")
    curves: list[Any] = [plot.plot(pen=pyqtgraph.mkPen(colour, width=width)) for colour in colours]
    plot.show()
    columns = np.arange(SIZE[0], dtype=np.float64)
    noise = np.random.default_rng(1)
    values = [level + 0.1 * noise.standard_normal(len(columns)) for level in (4.0, 2.0, 0.2)]

    def step(frame: int) -> None:
        for curve, value in zip(curves, values, strict=True):
            curve.setData(columns, np.roll(value, frame))
        plot.repaint()

    return step


def run(quick: bool = False) -> Report:
    """Measure all candidates in a process of their own."""
    command = [sys.executable, "-m", "bench.window.curves", str(SHORT if quick else FRAMES)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    rows = tuple((name, f"{ms:.2f}", f"{ms / found['ours']:.1f}") for name, ms in found.items())
    table = Table(("three live curves, 608 x 450", "ms a frame", "against ours"), rows)
    return Report("a line chart, against pyqtgraph", (table,))


if __name__ == "__main__":
    print(json.dumps(measure(int(sys.argv[1]))))
