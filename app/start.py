"""Opens the window: first it is painted, then the engine is imported, then the study runs."""

from __future__ import annotations

import os
import signal
import sys
from time import clock_gettime_ns, monotonic_ns

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from app.lab import Lab
from app.settings import APPLICATION, ORGANISATION, Settings

SWITCH_INTERVAL = 0.0005  # s; the worker's Python must not hold up the painting for the usual 5 ms
STARTED = "LPARLAB_STARTED"  # environment: CLOCK_MONOTONIC when the process was started, ns


def run(scenario: str = "", measure: bool = False) -> int:
    """Open the window and return the exit code. `measure` prints the start's milestones and closes."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName(APPLICATION)
    app.setOrganizationName(ORGANISATION)
    app.setApplicationDisplayName("LPAR Lab")
    lab = Lab(Settings(), scenario=scenario)
    sys.excepthook = lab.report
    for number in (signal.SIGINT, signal.SIGTERM):  # Ctrl+C in the terminal ends cleanly, too
        signal.signal(number, lambda *_: lab.window.close())
    if measure:
        Milestones(lab)
    lab.window.painted.connect(lambda: QTimer.singleShot(0, lab.start))
    lab.window.show()
    return app.exec()


class Milestones(QObject):
    """Prints when the window was painted, when it could be used and when the run was seen, in ms."""

    def __init__(self, lab: Lab) -> None:
        super().__init__(lab)
        self._lab = lab
        self._began = int(os.environ.get(STARTED) or _process_start())
        lab.window.painted.connect(self._painted)
        lab.interactive.connect(self._interactive)

    def _say(self, what: str) -> None:
        print(f"{what} {(monotonic_ns() - self._began) / 1e6:.0f}", flush=True)  # noqa: T201

    def _painted(self) -> None:
        self._say("painted")

    def _interactive(self) -> None:
        self._say("interactive")
        assert self._lab.views is not None
        self._lab.views.framed.connect(self._framed)

    def _framed(self) -> None:
        recording = self._lab.session.recording
        if recording is not None and len(recording.time) > 1:
            assert self._lab.views is not None
            self._lab.views.framed.disconnect(self._framed)
            self._say("running")
            QTimer.singleShot(0, self._lab.window.close)


def _process_start() -> int:
    """When this process was started, in ns of CLOCK_MONOTONIC; to 10 ms."""
    with open("/proc/self/stat", encoding="ascii") as file:
        ticks = int(file.read().rpartition(")")[2].split()[19])
    since_boot = ticks * 1_000_000_000 // os.sysconf("SC_CLK_TCK")
    return since_boot + monotonic_ns() - clock_gettime_ns(7)  # CLOCK_BOOTTIME
