"""Grades the student's solution in a process of its own, and keeps what it is worth."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.jobs.process import Process
from app.lesson.playing.machine_control import MachineControl
from app.lesson.playing.part import Part
from app.run.session import Session
from lessons.grading.submission import as_table, of_work, write
from lessons.play.play import Play

SEEDS = 2  # of each run: a student waits for it


class Grader(Part):
    """`progressed` says how far it is: runs done, runs in all."""

    progressed = Signal(int, int)

    def __init__(self, play: Play, session: Session, machine: MachineControl, parent: QObject) -> None:
        super().__init__(play, session, machine, parent)
        self.process = Process("grade", self)
        self.why_not = ""
        self._step = ""  # that is graded; the student may go on meanwhile
        self.process.progress.connect(lambda counts: self.progressed.emit(*counts))
        self.process.done.connect(self._on_graded)
        self.process.failed.connect(self._fail)

    @property
    def busy(self) -> bool:
        """Is a solution being graded?"""
        return self.process.busy

    @property
    def grade(self) -> Any:
        """What the solution was worth when it was graded last; None: it has not been."""
        return self.play.entry.answer

    @property
    def passed(self) -> bool:
        """Was it worth enough?"""
        judged = self.play.entry.judged
        return judged is not None and bool(judged.right)

    def begin(self) -> None:
        """Grade what was done in this lesson's runs so far."""
        self.why_not, self._step = "", self.step.id
        try:
            handed = as_table(of_work(self.lesson, self.play.work))
        except ValueError as error:
            self._fail(str(error))
            return
        self.process.start(folder=str(self.lesson.folder.path), handed=handed, seeds=SEEDS)
        self.refreshed.emit()

    def stop(self) -> None:
        """Do without."""
        self.process.stop()
        self.refreshed.emit()

    def write(self, folder: Path) -> int:
        """Write the solution as a folder to be handed in; how many files. Raises OSError, ValueError."""
        return len(write(of_work(self.lesson, self.play.work), folder))

    def _on_graded(self, grade: dict[str, Any]) -> None:
        self.play.graded(grade, self._step)
        self.kept.emit()
        self.refreshed.emit()

    def _fail(self, text: str) -> None:
        self.why_not = text
        self.refreshed.emit()
