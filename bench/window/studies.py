"""The first window of each study while it runs and while it is zoomed: work a frame of the window's thread.

`python -m bench.window.studies SCENARIO SECONDS` measures one and prints JSON.
"""

from __future__ import annotations

import json
import subprocess
import sys
from time import perf_counter, thread_time
from typing import TYPE_CHECKING

from bench.report import Report, Table, Target
from bench.runs.headless import ROOT
from bench.window.screen import SIZE, Screen, virtual_screen

if TYPE_CHECKING:
    from app.lab.lab import Lab

STUDIES = ("pause-suspend", "timers-430-900", "cpuplugd-shift", "relocation-java", "ssi-cpu-4")
SETTLE, SECONDS, QUICK_SECONDS = 2.0, 6.0, 3.0
ZOOM, TURN = 1.12, 40  # a frame; frames before it turns
SCENES = ("live", "zooming")
LOOP = 2_000  # steps of a loop of fixed work after each frame: it shows how disturbed the machine is
Found = dict[str, dict[str, float]]


class Probe:
    """Notes the CPU time of the window's thread from frame to frame, live and then while zooming."""

    def __init__(self, lab: Lab, seconds: float) -> None:
        self._lab, self._seconds = lab, seconds
        self._began = self._last = 0.0  # when to begin, after the first frame; CPU time at the last one
        self._frames = 0
        self._works: dict[str, list[float]] = {scene: [] for scene in SCENES}
        self._loops: dict[str, list[float]] = {scene: [] for scene in SCENES}
        lab.opened.connect(self._begin)

    def _begin(self) -> None:
        assert self._lab.views is not None
        self._lab.views.framed.connect(self._frame)

    def _frame(self) -> None:
        self._began = self._began or perf_counter() + SETTLE
        passed, worked = perf_counter() - self._began, thread_time()
        scene = SCENES[passed > self._seconds]
        if 0 < passed < 2 * self._seconds:
            self._works[scene].append(1000 * (worked - self._last))
            self._loops[scene].append(_loop())
        elif passed > 0:
            self._lab.window.close()
        if scene == SCENES[1] and self._lab.views is not None:
            view = self._lab.views.time_view
            inward = self._frames // TURN % 2 == 0
            view.zoom(ZOOM if inward else 1 / ZOOM, (view.start + view.now) // 2)
            self._frames += 1
        self._last = thread_time()

    def found(self) -> Found:
        """Return median and 95th percentile of both scenes, ms, and of the loop against its fastest turn."""
        import numpy as np

        return {
            scene: {
                "median": float(np.median(works)),
                "p95": float(np.percentile(works, 95)),
                "loop": float(np.percentile(loops, 95) / np.min(loops)),
            }
            for (scene, works), loops in zip(self._works.items(), self._loops.values(), strict=True)
        }


def _loop() -> float:
    """Return the CPU time of a loop of fixed work, s."""
    began, total = thread_time(), 0
    for step in range(LOOP):
        total += step
    return thread_time() - began


def measure(scenario: str, seconds: float) -> Found:
    """Open the window of a scenario with its first layout, and watch it."""
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
    lab.session.failed.connect(lambda text: app.exit(1))
    lab.window.painted.connect(lambda: QTimer.singleShot(0, lab.start))
    lab.window.resize(*SIZE)
    lab.window.show()
    app.exec()
    return probe.found()


def _in_process(screen: Screen, scenario: str, seconds: float) -> Found:
    command = [sys.executable, "-m", "bench.window.studies", scenario, str(seconds)]
    done = subprocess.run(
        command, cwd=ROOT, env=screen.environment, stdout=subprocess.PIPE, text=True, check=True
    )
    found: Found = json.loads(done.stdout.splitlines()[-1])
    return found


def run(quick: bool = False) -> Report:
    """Measure the windows of all studies; `quick`: for less time."""
    found = {}
    for scenario in STUDIES:
        with virtual_screen() as screen:  # settings of its own: each study has its first layout
            found[scenario] = _in_process(screen, scenario, QUICK_SECONDS if quick else SECONDS)
    names = {"median": "median, ms", "p95": "p95, ms", "loop": "loop, p95 / least"}
    heads = [f"{scene}, {name}" for scene in SCENES for name in names.values()]
    rows = [
        (scenario, *(f"{times[scene][name]:.2f}" for scene in SCENES for name in names))
        for scenario, times in found.items()
    ]
    live, zooming = (max(times[scene]["p95"] for times in found.values()) for scene in SCENES)
    return Report(
        "the first window of each study",
        (Table(("study", *heads), tuple(rows)),),
        (
            Target("live, work a frame, p95 of the slowest study", 5, live, at_least=False, unit=" ms"),
            Target("zooming, work a frame, p95 of the slowest study", 8, zooming, at_least=False, unit=" ms"),
        ),
        (
            f"Windows of {SIZE[0]} x {SIZE[1]}. Work is CPU time of the window's thread from frame to frame. "
            "The loop of fixed work runs after each frame: where its 95th percentile is far from its least, "
            "other processes took time from the caches too.",
        ),
    )


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
