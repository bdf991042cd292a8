"""Sliders of the scenario editor: from a step to the first frame of the machine that starts again."""

from __future__ import annotations

import json
import subprocess
import sys

from app.scenarios.editor.dials import PAUSE
from bench.report import Report, Table, Target
from bench.rounds import Spread
from bench.runs.headless import ROOT
from bench.window.screen import Screen, virtual_screen
from bench.window.sliding import Slide

MOST = 300.0  # ms to the first frame
SCENARIOS = ("pause-suspend", "timers-430-900", "cpuplugd", "relocation-oltp", "ssi-cpu-4")


def slides(screen: Screen, scenario: str) -> list[Slide]:
    """Move all sliders of a scenario, in a process of its own."""
    command = [sys.executable, "-m", "bench.window.sliding", scenario]
    folder = {"XDG_DATA_HOME": screen.environment["XDG_CONFIG_HOME"]}
    done = subprocess.run(
        command, cwd=ROOT, env=screen.environment | folder, stdout=subprocess.PIPE, text=True, check=True
    )
    return [Slide(**one) for one in json.loads(done.stdout.splitlines()[-1])]


def best(found: list[Slide], figure: str) -> dict[str, float]:
    """Return the least ms of each slider: what else the machine does only adds."""
    least: dict[str, float] = {}
    for one in found:
        value = float(getattr(one, figure))
        least[one.slider] = min(value, least.get(one.slider, value))
    return least


def _row(name: str, total: dict[str, float], work: dict[str, float]) -> tuple[str, ...]:
    spread = (Spread(tuple(one.values())).text(".0f") for one in (total, work))
    return (name, str(len(work)), *spread, max(work, key=lambda slider: work[slider]))


def run(quick: bool = False) -> Report:
    """Measure all scenarios; `quick`: only the first."""
    names = SCENARIOS[: 1 if quick else None]
    with virtual_screen() as screen:
        found = {name: slides(screen, name) for name in names}
    total = {name: best(found[name], "total") for name in names}
    work = {name: best(found[name], "cpu") for name in names}
    targets = [
        Target(f"{name}: pause and work, any slider", MOST, PAUSE + max(work[name].values()), False, " ms")
        for name in names
    ]
    columns = ("scenario", "sliders", "ms to the first frame", "work, ms", "most work")
    return Report(
        "sliders of the scenario editor",
        (Table(columns, tuple(_row(name, total[name], work[name]) for name in names)),),
        tuple(targets),
        (
            f"Screen: {screen.name}. Median (min..max) over the sliders, one movement of "
            f"each. The editor waits {PAUSE} ms for another step; work is CPU time of all threads from the "
            "step to the first frame; the run does not play. Targets count both, since other work on the "
            "machine makes real time longer.",
        ),
    )
