"""The window with a live run: `python -m bench.window.live_window SPEED SECONDS [ID]` prints figures as JSON.

SPEED is a ratio to real time or "inf"; the run is measured for SECONDS, or to the end of the scenario.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass
from time import perf_counter, thread_time
from typing import TYPE_CHECKING

from bench.runs.headless import peak_mb
from bench.window.screen import SIZE

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


if __name__ == "__main__":
    print(json.dumps(asdict(measure(float(sys.argv[1]), float(sys.argv[2]), *sys.argv[3:]))))
