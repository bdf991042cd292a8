"""The separate-process jobs of a step: grading the student's solution, and simulating a sweep."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.jobs.process import Process
from app.jobs.work import work_list
from app.lesson.playing.part import PlayerPart
from app.widgets.note_label import sentence_of
from lessons.grading.submission import as_table, of_work, write
from lessons.play.play import Play

SEEDS = 2  # of each run: a student waits for it


class StepJob(PlayerPart):
    """A job of the current step; `progressed` carries the number of runs done and the total."""

    progressed = Signal(int, int)

    def __init__(self, name: str, play: Play, parent: QObject) -> None:
        super().__init__(play, parent)
        self.process = Process(name, self)
        self.why_not = ""
        self.process.failed.connect(self._fail)

    @property
    def busy(self) -> bool:
        """True while the job runs."""
        return self.process.busy

    def stop(self) -> None:
        """Stop the job and keep the results so far."""
        self.process.stop()
        self.refreshed.emit()

    def _fail(self, text: str) -> None:
        self.why_not = sentence_of(text)
        self.refreshed.emit()


class Grader(StepJob):
    """Grades the solution and stores the grade."""

    def __init__(self, play: Play, parent: QObject) -> None:
        super().__init__("grade", play, parent)
        self._step = ""  # that is graded; the student can continue in the meantime
        work_list.follow(self.process, self._work_title, self.stop)
        self.process.progress.connect(lambda counts: self.progressed.emit(*counts))
        self.process.done.connect(self._on_graded)

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
        """Grade the actions so far in this lesson's runs."""
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

    def write(self, folder: Path) -> int:
        """Write the solution as a folder to submit; return the number of files. Raises OSError."""
        return len(write(of_work(self.lesson, self.play.work), folder))

    def _on_graded(self, grade: dict[str, Any]) -> None:
        self.play.graded(grade, self._step)
        self.kept.emit()
        self.refreshed.emit()


class Sweeps(StepJob):
    """Simulates the runs of the step's sweep and stores their values."""

    def __init__(self, play: Play, parent: QObject) -> None:
        super().__init__("sweep", play, parent)
        self._sweep = ""  # that is simulated; the student can continue in the meantime
        work_list.follow(self.process, self._work_title, self.stop)
        self.process.progress.connect(self._on_progress)
        self.process.done.connect(lambda _: self.refreshed.emit())

    @property
    def results(self) -> dict[str, dict[str, float]]:
        """The values of this step's sweep so far: point -> step -> value."""
        return self.play.work.sweeps.get(self.step.sweep, {})

    def begin(self) -> None:
        """Simulate the missing points of this step's sweep."""
        self.why_not, self._sweep = "", self.step.sweep
        points = [point.id for point in self.lesson.sweeps[self._sweep].points]
        self.process.start(
            folder=str(self.lesson.folder.path),
            sweep=self._sweep,
            points=[point for point in points if point not in self.results],
            student=self.play.work.student,
        )
        self.refreshed.emit()

    def _work_title(self) -> str:
        return self.tr("Runs in the lesson “{0}”").format(self.lesson.title)

    def _on_progress(self, report: dict[str, Any]) -> None:
        if "point" in report:
            self.play.swept(self._sweep, report["point"], report["figures"])
            self.kept.emit()
        self.progressed.emit(report["done"], report["total"])
        self.refreshed.emit()
