"""From the start of the process to the painted window, to controls and to the running study; CPU, memory.

An empty window of the same libraries takes turns with it: what the program itself adds is the ratio to that.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from time import monotonic_ns

from bench.report import Report, Table, Target
from bench.rounds import Spread
from bench.runs.headless import ROOT, in_process, peak_mb
from bench.window.live import SCENARIO
from bench.window.screen import Screen, virtual_screen

ROUNDS = 11
STARTED = "LPARLAB_STARTED"  # environment of app/start.py: CLOCK_MONOTONIC at the start, ns
MILESTONES = {  # what is printed; title; target, ms
    "painted": ("window painted", 300),
    "interactive": ("charts and controls usable", 800),
    "running": ("study runs and its first frame is seen", 1200),
}
CPU = 2.0  # all threads, from the start of the process to its end; to the empty window
LIBRARIES = ("numpy", "pydantic")  # beside PySide6: the empty window imports them too


@dataclass(frozen=True)
class Start:
    """Times of one start, until the study ran."""

    milestones: dict[str, float]  # ms after the start of the process
    cpu_ms: float  # CPU time of the process until it has ended
    peak_mb: float


def measure_start(screen: Screen, root: Path = ROOT) -> Start:
    """Open the window of the program in a folder, wait until the study runs, close it."""
    return _measured(screen, root, "app", "--measure-start", SCENARIO)


def measure_empty(screen: Screen, *libraries: str) -> Start:
    """Import these libraries, open an empty window and close it; its milestone is `painted`."""
    return _measured(screen, ROOT, "bench.window.empty", *libraries)


def _measured(screen: Screen, root: Path, *arguments: str) -> Start:
    environment = screen.environment | {STARTED: str(monotonic_ns()), "PYTHONPATH": str(root)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a second start of a user finds modules compiled
    process = subprocess.Popen(
        [sys.executable, "-m", *arguments], cwd=root, env=environment, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    said, peak = "", 0.0
    for line in process.stdout:
        said += line
        peak = max(peak, peak_mb(process.pid))
    process.stdout.close()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise RuntimeError(f"the window ended with exit code {process.returncode}: {said}")
    milestones = {name: float(ms) for name, ms in (line.split() for line in said.splitlines())}
    cpu = usage.ru_utime + usage.ru_stime
    return Start(milestones, 1000 * cpu, peak)


def _milestone(starts: list[Start], name: str) -> Spread:
    return Spread(tuple(start.milestones[name] for start in starts))


def _target(title: str, most: float, measured: Spread) -> Target:
    return Target(title, most, measured.median, at_least=False, unit=" ms")


def run(quick: bool = False) -> Report:
    """Measure warm starts; the first one is not counted. `quick` makes two."""
    in_process(SCENARIO, 1)  # the kernels are compiled now
    with virtual_screen() as screen:
        pairs = [
            (measure_start(screen), measure_empty(screen, *LIBRARIES))
            for _ in range(3 if quick else ROUNDS + 1)
        ][1:]
    starts, empty = [start for start, _ in pairs], [start for _, start in pairs]
    times = {name: _milestone(starts, name) for name in MILESTONES}
    cpu, memory, empty_cpu = _spread(starts, "cpu_ms"), _spread(starts, "peak_mb"), _spread(empty, "cpu_ms")
    rows = [(title, times[name].text(".0f")) for name, (title, _) in MILESTONES.items()]
    rows.append(("empty window painted", _milestone(empty, "painted").text(".0f")))
    process = (
        ("CPU time in all, ms", cpu.text(".0f")),
        ("CPU time of the empty window, ms", empty_cpu.text(".0f")),
        ("ratio of CPU times", cpu.per(empty_cpu).text(".2f")),
        ("peak memory, MB", memory.text(".0f")),
    )
    targets = (
        *(_target(title, most, times[name]) for name, (title, most) in MILESTONES.items()),
        Target("CPU time in all, to the empty window", CPU, cpu.per(empty_cpu).median, at_least=False),
    )
    return Report(
        "warm start of the window",
        (
            Table(("milestone", "ms after the start of the process"), tuple(rows)),
            Table(("of the process", ""), process),
        ),
        targets,
        (
            f"Screen: {screen.name}. Files are in the system's cache, kernels and modules are compiled. The "
            f"empty window is one of PySide6 in a process that also imports {' and '.join(LIBRARIES)}, "
            "and defines a model.",
        ),
    )


def _spread(starts: list[Start], figure: str) -> Spread:
    return Spread(tuple(float(getattr(start, figure)) for start in starts))
