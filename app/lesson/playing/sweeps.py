"""Simulates the runs of a sweep in a separate process and keeps their figures."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from app.jobs.process import Process
from app.jobs.work import work_list
from app.lesson.playing.machine_control import MachineControl
from app.lesson.playing.part import PlayerPart
from app.run.session import Session
from lessons.play.play import Play


class Sweeps(PlayerPart):
    """Simulates the sweep of the step; `progressed` carries the runs done and the runs in all."""

    progressed = Signal(int, int)

    def __init__(self, play: Play, session: Session, machine: MachineControl, parent: QObject) -> None:
        super().__init__(play, session, machine, parent)
        self.process = Process("sweep", self)
        self.why_not = ""
        self._sweep = ""  # that is simulated; the student may go on meanwhile
        work_list.follow(self.process, self._work_title, self.stop)
        self.process.progress.connect(self._on_progress)
        self.process.done.connect(lambda _: self.refreshed.emit())
        self.process.failed.connect(self._fail)

    @property
    def busy(self) -> bool:
        """True while a sweep is being simulated."""
        return self.process.busy

    @property
    def results(self) -> dict[str, dict[str, float]]:
        """The figures of this step's sweep so far: point -> step -> figure."""
        return self.play.work.sweeps.get(self.step.sweep or "", {})

    def begin(self) -> None:
        """Simulate the points of this step's sweep that are missing."""
        self.why_not, self._sweep = "", self.step.sweep or ""
        points = [point.id for point in self.lesson.sweeps[self._sweep].points]
        self.process.start(
            folder=str(self.lesson.folder.path),
            sweep=self._sweep,
            points=[point for point in points if point not in self.results],
            student=self.play.work.student,
        )
        self.refreshed.emit()

    def stop(self) -> None:
        """Stop; what has been simulated is kept."""
        self.process.stop()
        self.refreshed.emit()

    def _work_title(self) -> str:
        return self.tr("Runs of the lesson “{0}”").format(self.lesson.title)

    def _on_progress(self, report: dict[str, Any]) -> None:
        if "point" in report:
            self.play.swept(self._sweep, report["point"], report["figures"])
            self.kept.emit()
        self.progressed.emit(report["done"], report["total"])
        self.refreshed.emit()

    def _fail(self, text: str) -> None:
        self.why_not = text
        self.refreshed.emit()
