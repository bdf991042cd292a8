"""A start without compiled kernels: until the study runs, until all is compiled; the size of the cache."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.report import Report, Table, Target
from bench.rounds import Spread
from bench.runs.headless import ROOT
from bench.window.screen import Screen, virtual_screen
from bench.window.start import MILESTONES, measure_start

ROUNDS = 3
CHOSEN = "LPARLAB_KERNELS"  # the variable that names the folder of compiled kernels


@dataclass(frozen=True)
class Compiled:
    """One compilation of all kernels, by itself."""

    first_s: float  # until the first set was there
    all_s: float
    megabytes: float  # of the folder
    files: int


def compile_all() -> Compiled:
    """Compile into an empty folder, as a process of its own."""
    with TemporaryDirectory() as folder:
        began, first = time.monotonic(), 0.0
        process = subprocess.Popen(
            [sys.executable, "-m", "app.charts.warm"],
            cwd=ROOT,
            env=os.environ | {CHOSEN: folder},
            stdout=subprocess.DEVNULL,
        )
        while process.poll() is None:
            if not first and list(Path(folder).glob("*/first.kernels")):
                first = time.monotonic() - began
            time.sleep(0.05)
        if process.returncode != 0:
            raise RuntimeError(f"compiling ended with exit code {process.returncode}")
        sizes = [file.stat().st_size for file in Path(folder).rglob("*") if file.is_file()]
        return Compiled(first, time.monotonic() - began, sum(sizes) / 1e6, len(sizes))


def cold_start(screen: Screen) -> dict[str, float]:
    """Open the window with an empty folder; return its milestones, s."""
    with TemporaryDirectory() as folder:
        there = replace(screen, environment=screen.environment | {CHOSEN: folder})
        return {name: ms / 1000 for name, ms in measure_start(there).milestones.items()}


def run(quick: bool = False) -> Report:
    """Measure starts and compilations with an empty folder of kernels. `quick` makes one of each."""
    rounds = 1 if quick else ROUNDS
    with virtual_screen() as screen:
        starts = [cold_start(screen) for _ in range(rounds)]
    compiled = [compile_all() for _ in range(rounds)]
    seen = {name: Spread(tuple(start[name] for start in starts)) for name in MILESTONES}
    first, every = (Spread(tuple(getattr(one, name) for one in compiled)) for name in ("first_s", "all_s"))
    size = compiled[0].megabytes
    rows = [(title, seen[name].text(".1f")) for name, (title, _) in MILESTONES.items()]
    rows += [
        ("first set of kernels, no window", first.text(".1f")),
        ("all kernels, no window", every.text(".1f")),
    ]
    return Report(
        "cold start: nothing is compiled",
        (
            Table(("milestone", "s after the start of the process"), tuple(rows)),
            Table(("cache", ""), (("MB", f"{size:.2f}"), ("files", str(compiled[0].files)))),
        ),
        (
            Target("window painted", 3, seen["painted"].median, at_least=False, unit=" s"),
            Target("pause study runs", 20, seen["running"].median, at_least=False, unit=" s"),
            Target("all kernels compiled", 60, every.median, at_least=False, unit=" s"),
            Target("cache", 60, size, at_least=False, unit=" MB"),
        ),
        ("Each round has an empty folder of kernels; packages and modules are in the system's cache.",),
    )
