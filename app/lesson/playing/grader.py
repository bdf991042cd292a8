"""Grades the student's solution in a separate process and keeps the grade."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.jobs.process import Process
from app.jobs.work import work_list
from app.lesson.playing.machine_control import MachineControl
from app.lesson.playing.part import PlayerPart
from app.run.session import Session
from lessons.grading.submission import as_table, of_work, write
from lessons.play.play import Play

SEEDS = 2  # of each run: a student waits for it


class Grader(PlayerPart):
    """Grades the solution; `progressed` carries the runs done and the runs in all."""

    progressed = Signal(int, int)

    def __init__(self, play: Play, session: Session, machine: MachineControl, parent: QObject) -> None:
        super().__init__(play, session, machine, parent)
        self.process = Process("grade", self)
        self.why_not = ""
        self._step = ""  # that is graded; the student may go on meanwhile
        work_list.follow(self.process, self._work_title, self.stop)
        self.process.progress.connect(lambda counts: self.progressed.emit(*counts))
        self.process.done.connect(self._on_graded)
        self.process.failed.connect(self._fail)

    @property
    def busy(self) -> bool:
        """True while a solution is being graded."""
        return self.process.busy

    @property
    def grade(self) -> Any:
        """The last grade of the solution; None if it was not graded."""
        return self.play.entry.answer

    @property
    def passed(self) -> bool:
        """True if the grade is high enough to pass."""
        judged = self.play.entry.judged
        return judged is not None and bool(judged.right)

    def begin(self) -> None:
        """Grade the actions in this lesson's runs so far."""
        self.why_not, self._step = "", self.step.id
        try:
            handed = as_table(of_work(self.lesson, self.play.work))
        except ValueError as error:
            self._fail(str(error))
            return
        self.process.start(folder=str(self.lesson.folder.path), handed=handed, seeds=SEEDS)
        self.refreshed.emit()

    def _work_title(self) -> str:
        return self.tr("Grade the lesson “{0}”").format(self.lesson.title)

    def stop(self) -> None:
        """Stop grading."""
        self.process.stop()
        self.refreshed.emit()

    def write(self, folder: Path) -> int:
        """Write the solution as a folder to submit; return the number of files. Raises OSError."""
        return len(write(of_work(self.lesson, self.play.work), folder))

    def _on_graded(self, grade: dict[str, Any]) -> None:
        self.play.graded(grade, self._step)
        self.kept.emit()
        self.refreshed.emit()

    def _fail(self, text: str) -> None:
        self.why_not = text
        self.refreshed.emit()
