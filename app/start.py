"""Opens the window: first the window is painted, then the engine is imported, then the study runs."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from app import language
from app.frame.ending import QuitKey, SignalEnd, end_without_display
from app.lab.idle_imports import IdleImports
from app.lab.lab import Lab
from app.run.process import say_since_start
from app.run.worker.machines import Machines
from app.settings.settings import APPLICATION, ORGANISATION, Settings
from app.time_travel.files.session_files import SUFFIX as SESSION
from app.topology.window import windows

LESSON = "lesson.toml"


class Application(QApplication):
    """The application; it receives files that macOS passes to a running program instead of starting it
    again.
    """

    file_wanted = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Take the path of a file; leave all other events to Qt."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_wanted.emit(event.file())
            return True
        return super().event(event)


SWITCH_INTERVAL = 0.0005  # s; the worker's Python must not hold up the painting for the usual 5 ms


def run(scenario: str = "", measure: bool = False, present: str | None = None) -> int:
    """Open the window and return the exit code. `measure` prints the startup milestones and closes.

    `scenario`: a scenario, a session, the file lesson.toml of a lesson, or another file, such as
    measurements, that is opened in addition to whatever was open last time; "": only whatever was open last
    time.
    `present`: present that lesson to a class, with the students' page at this address; "" = without the page.
    """
    sys.setswitchinterval(SWITCH_INTERVAL)
    app = QApplication.instance() or Application(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName(APPLICATION)
    app.setOrganizationName(ORGANISATION)
    app.setApplicationDisplayName("LPAR Lab")
    settings = Settings()
    spoken = language.readable(settings.language)
    language.speak(app, spoken)
    newcomer = not (scenario or settings.scenario or settings.lesson)
    if Path(scenario).name == LESSON:
        settings.lesson, scenario = str(Path(scenario).absolute().parent), ""
    elif scenario:
        settings.lesson = ""  # the current request has priority over the last lesson
    beside = Path(scenario) if _is_beside(scenario) else None
    lab = Lab(settings, Machines(elsewhere=True), scenario="" if beside else scenario)
    if beside is not None:
        open_beside(lab, beside)
    if spoken != settings.language:
        lab.window.header.banner.show_message(language.NO_FONT)
    if isinstance(app, Application):
        app.file_wanted.connect(lambda name: open_beside(lab, Path(name)))
    if present is not None:
        lab.teaching.present_when_open(present)
    sys.excepthook = lab.report
    SignalEnd(partial(_close, lab), app)
    end_without_display()
    QuitKey(lab.window.quit, app)
    if measure:
        Milestones(lab)
    else:
        lab.greet(newcomer)
        IdleImports(lab)
    lab.window.painted.connect(lambda: QTimer.singleShot(0, lab.start))
    lab.window.show()
    return app.exec()


def _is_beside(name: str) -> bool:
    """Return whether a name refers to a file that is neither a scenario nor a session."""
    return bool(name) and not name.endswith((".toml", SESSION)) and os.path.isfile(name)


def open_beside(lab: Lab, file: Path) -> None:
    """Open a file in addition to the run, once the run is displayed."""

    def begin() -> None:
        assert lab.views is not None
        lab.views.framed.connect(lambda: lab.files.open_all([file]), Qt.ConnectionType.SingleShotConnection)

    if lab.views is None:
        lab.interactive.connect(begin)
    else:
        lab.files.open_all([file])


def _close(lab: Lab) -> None:
    """Close all windows without asking; unsaved work can be recovered at the next start."""
    windows.close_all(ask=False)
    lab.window.ask_before_closing = False
    lab.window.close()


class Milestones(QObject):
    """Prints the times at which the window was painted, became usable and showed the run, in ms."""

    def __init__(self, lab: Lab) -> None:
        super().__init__(lab)
        self._lab = lab
        lab.window.painted.connect(self._painted)
        lab.interactive.connect(self._interactive)

    def _painted(self) -> None:
        say_since_start("painted")

    def _interactive(self) -> None:
        say_since_start("interactive")
        assert self._lab.views is not None
        self._lab.views.framed.connect(self._framed)

    def _framed(self) -> None:
        recording = self._lab.session.recording
        if recording is not None and len(recording.time) > 1:
            assert self._lab.views is not None
            self._lab.views.framed.disconnect(self._framed)
            say_since_start("running")
            QTimer.singleShot(0, self._lab.window.close)
