"""A start without compiled kernels: until the study runs, until all is compiled; the size of the cache.

The same with a wheel's kernels, in turns with an empty window.
"""

from __future__ import annotations

import os
import shutil
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
from bench.window.start import MILESTONES, Start, measure_empty, measure_start

ROUNDS, SHIPPED_ROUNDS = 2, 5
PACKAGES = ("app", "assets", "engine", "lessons")  # of a wheel
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


def cold_start(screen: Screen, root: Path = ROOT) -> Start:
    """Open the window of the program in a folder, with no compiled kernels."""
    with TemporaryDirectory() as folder:
        there = replace(screen, environment=screen.environment | {CHOSEN: folder})
        return measure_start(there, root)


def install(root: Path) -> None:
    """Put the program into a folder as a wheel does, with kernels for a processor level."""
    for name in PACKAGES:
        shutil.copytree(ROOT / name, root / name)
    subprocess.run(
        [sys.executable, "-m", "tools.wheels.kernels", str(root / "engine" / "shipped")], cwd=ROOT, check=True
    )


def with_shipped(screen: Screen, rounds: int) -> tuple[Spread, Spread]:
    """Return when the study of an installed wheel runs and when an empty window is painted, s."""
    with TemporaryDirectory() as folder:
        install(Path(folder))
        cold_start(screen, Path(folder))  # not counted, since files come from the disk
        pairs = [(cold_start(screen, Path(folder)), measure_empty(screen, "numpy")) for _ in range(rounds)]
    return (
        Spread(tuple(start.milestones["running"] / 1000 for start, _ in pairs)),
        Spread(tuple(empty.milestones["painted"] / 1000 for _, empty in pairs)),
    )


def run(quick: bool = False) -> Report:
    """Measure starts and compilations with an empty folder of kernels. `quick` makes one of each."""
    rounds = 1 if quick else ROUNDS
    with virtual_screen() as screen:
        starts = [cold_start(screen) for _ in range(rounds)]
        shipped, empty = with_shipped(screen, 1 if quick else SHIPPED_ROUNDS)
    compiled = [compile_all() for _ in range(rounds)]
    seen = {name: Spread(tuple(one.milestones[name] / 1000 for one in starts)) for name in MILESTONES}
    first, every = (Spread(tuple(getattr(one, name) for one in compiled)) for name in ("first_s", "all_s"))
    size = compiled[0].megabytes
    rows = [(title, seen[name].text(".1f")) for name, (title, _) in MILESTONES.items()]
    rows += [
        ("first set of kernels, no window", first.text(".1f")),
        ("all kernels, no window", every.text(".1f")),
        ("with a wheel's kernels: study runs", shipped.text(".2f")),
        ("empty window with numpy painted", empty.text(".2f")),
    ]
    to_empty = shipped.per(empty).median
    return Report(
        "cold start: nothing is compiled",
        (
            Table(("milestone", "s after the start of the process"), tuple(rows)),
            Table(("cache", ""), (("MB", f"{size:.2f}"), ("files", str(compiled[0].files)))),
        ),
        (
            Target("window painted", 3, seen["painted"].median, at_least=False, unit=" s"),
            Target("pause study runs", 20, seen["running"].median, at_least=False, unit=" s"),
            Target("with a wheel's kernels, to an empty window with numpy", 2.5, to_empty, at_least=False),
            Target("all kernels compiled", 60, every.median, at_least=False, unit=" s"),
            Target("cache", 60, size, at_least=False, unit=" MB"),
        ),
        ("Each round has an empty folder of kernels; packages and modules are in the system's cache.",),
    )
