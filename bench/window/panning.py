"""The plot workbench: CPU time of a frame while a plot of many values is panned, and of its first plot.

`python -m bench.window.panning` measures in this process and prints JSON; `run` starts a process of its own.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from bench.report import Report, Table, Target

ROOT = Path(__file__).parents[2]
SIZE = (1600, 900)
VALUES = (10_000, 10_000_000)
SHARES = (0.9, 0.1, 0.001)  # of all values, that are seen
FRAMES, SHORT = 120, 20
WANTED = 30.0  # frames/s


def measure(frames: int) -> dict[str, Any]:
    """Return ms of CPU time: of the first plot, and a median and 95th percentile a frame by case."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from app.look import theme
    from app.run import process

    process.prepare()
    app = QApplication([])
    theme.apply(app, "light")
    began = time.process_time()
    from app.plot.plot_panel import PlotPanel

    panel = PlotPanel()
    panel.resize(*SIZE)
    panel.show()
    panel.board.view.grab()
    found: dict[str, Any] = {"first": 1000 * (time.process_time() - began)}
    for count in VALUES:
        _fill(panel, count)
        for share in SHARES:
            found[f"{count} {share}"] = _pan(panel, count * 1e-3, share, frames)
    return found


def _fill(panel: Any, count: int) -> None:
    from app.plot.series import Series

    panel.board.reset(1)
    walk = np.cumsum(np.random.default_rng(1).normal(size=count))
    panel.board.current.add(Series("walk", "V", np.arange(count, dtype=np.int64) * 1_000_000, walk, "made"))
    panel.board.view.grab()


def _pan(panel: Any, seconds: float, share: float, frames: int) -> tuple[float, float]:
    from PySide6.QtWidgets import QApplication

    item, took = panel.board.current.item, []
    for frame in range(frames):
        start = seconds * (1 - share) * frame / frames
        began = time.thread_time()
        item.setXRange(start, start + seconds * share, padding=0)
        QApplication.processEvents()
        took.append(1000 * (time.thread_time() - began))
    return statistics.median(took), float(np.percentile(took, 95))


def run(quick: bool) -> Report:
    """Measure in a process of its own."""
    frames = SHORT if quick else FRAMES
    command = [sys.executable, "-m", "bench.window.panning", str(frames)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    found = json.loads(done.stdout.splitlines()[-1])
    rows = []
    for share in SHARES:
        few, many = (found[f"{count} {share}"] for count in VALUES)
        shown = [f"{value:.1f}" for value in (few[0], *many)]
        rows.append((f"{share:.1%} of the values seen", *shown, f"{many[0] / few[0]:.2f}"))
    worst = max(found[f"{VALUES[1]} {share}"][1] for share in SHARES)
    columns = ("panning", "10,000 values, ms", "10 million values, ms", "95th percentile, ms", "ratio")
    return Report(
        "the plot workbench",
        (Table(columns, tuple(rows)),),
        (
            Target("10 million values pan, frames/s of the 95th percentile", WANTED, 1000 / worst),
            Target("first plot, CPU time", 1000.0, found["first"], at_least=False, unit=" ms"),
        ),
    )


if __name__ == "__main__":
    print(json.dumps(measure(int(sys.argv[1]) if len(sys.argv) > 1 else FRAMES)))
