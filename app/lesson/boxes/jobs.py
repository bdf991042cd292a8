"""Steps that run in a separate process: the grade of the student's solution, and the runs of a sweep."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QPushButton

from app.lesson.boxes.box import StepBox, Verdict
from app.lesson.forms.form import number_text
from app.lesson.playing.jobs import StepJob
from app.lesson.reading import markup
from app.lesson.reading.reader import TextReader
from app.widgets.looks import button
from app.widgets.progress_line import ProgressLine
from engine.language import filled, numeral, title_said
from lessons.format.models import Step
from lessons.play.answer_text import grade_rows, grade_sentence
from lessons.play.judging import unit_of

if TYPE_CHECKING:
    from app.lesson.boxes.sweep_curves import SweepCurves


class JobBox(StepBox):
    """Shows the progress of a job; the button `start` begins it."""

    start: QPushButton

    def _add_progress(self, job: StepJob) -> None:
        self.job = job
        self.state = self.line()
        self.state.setObjectName("caption")
        self.progress = self.add(ProgressLine(self))
        self.progress.label.hide()  # a narrow panel has no room for text beside the bar
        self.progress.cancelled.connect(job.stop)
        job.progressed.connect(self._show_progress)

    def _show_words(self) -> None:
        self.state.setText(self.progress.label.text())
        self.state.show()

    def _show_progress(self, done: int, total: int) -> None:
        self.progress.show_progress(done, total)
        self._show_words()

    def main_button(self) -> QPushButton | None:
        return None if self.player.done or self.job.busy else self.start


class GradeBox(JobBox):
    """The grade of a solution: one button begins grading; another writes the solution as a folder."""

    def build(self) -> None:
        self.heading(self.tr("Your grade"))
        self.line(self.tr("Runs your commands, rules and drawing again with seeds that you have not seen."))
        self._add_progress(self.player.grader)
        self.verdict = self.add(Verdict(self))
        self.start = button(
            self.tr("Grade my solution"),
            self.tr("Grades the solution in the background; you can continue working."),
            self,
            True,
        )
        self.save = button(
            self.tr("Save my solution…"), self.tr("Saves your commands, rules and drawing in a folder."), self
        )
        self.start.clicked.connect(self._begin)
        self.save.clicked.connect(self._choose)
        for part in (self.start, self.save):
            self.whole.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft)
        self.refresh()

    def _begin(self) -> None:
        self.verdict.hide()
        self._begin_progress()
        self.told.emit(self.progress)
        self.player.grader.begin()

    def _begin_progress(self) -> None:
        self.progress.begin(self.tr("Runs"))
        self._show_words()

    def _show_progress(self, done: int, total: int) -> None:
        if done == 0:  # loading the engine also took time, which is unrelated to the runs
            self._begin_progress()
        super()._show_progress(done, total)

    def _choose(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("Folder for the solution"))
        if folder:
            self.write_into(Path(folder))

    def write_into(self, folder: Path) -> None:
        """Write the solution into a folder, and report that it was written."""
        try:
            count = self.player.grader.write(folder)
        except (OSError, ValueError) as error:
            self.verdict.show_verdict("wrong", str(error))
            return
        self.verdict.show_verdict(
            "note", filled(self.tr("Saved {0} {0:file|files} of your solution in {1}."), count, folder)
        )

    def refresh(self) -> None:
        grader = self.player.grader
        self.start.setEnabled(not grader.busy)
        if grader.busy and self.progress.isHidden():  # the step was left and is opened again
            self._begin_progress()
        if grader.busy:
            return
        self.progress.finish()
        self.state.hide()
        if grader.why_not:
            self._say("wrong", grader.why_not)
        elif grader.grade and self.verdict.isHidden():
            self._say("right" if grader.passed else "open", self._told(grader.grade))

    def _say(self, kind: str, text: str) -> None:
        new = self.verdict.isHidden()
        self.verdict.show_verdict(kind, text)
        if new:
            self.told.emit(self.verdict)

    def _told(self, grade: Any) -> str:
        """Return the grade's values as Markdown; a table with five columns would be too wide here."""
        text = self.tr("**{0}: {4}**  \nunchanged {1}, yours {2}, set by the lesson {3}")
        *rows, _ = grade_rows(grade)
        return "\n\n".join([grade_sentence(grade), *(f"* {text.format(*row)}" for row in rows)])


class SweepBox(JobBox):
    """A sweep: one button begins it; a row of the table appears as soon as its run has ended."""

    def build(self) -> None:
        player = self.player
        self._sweep = player.lesson.sweeps[player.step.sweep]
        self.heading(filled(self.tr("{0} {0:run|runs}: {1}"), len(self._sweep.points), self._sweep.title))
        self._add_progress(player.sweeps)
        self.curves: SweepCurves | None = None  # when the first figures are available
        self.table = self.add(TextReader(self))
        self.table.setAccessibleName(self.tr("Run values"))
        self.verdict = self.add(Verdict(self))
        help_text = self.tr("Simulates the runs in the background; you can continue working.")
        self.start = button(self.tr("Simulate the runs"), help_text, self, main=True)
        self.start.clicked.connect(self._begin)
        self.whole.addWidget(self.start, 0, Qt.AlignmentFlag.AlignLeft)
        self._shown = ""
        self.refresh()

    def _begin(self) -> None:
        self.verdict.hide()
        self.progress.begin(self.tr("Runs"))
        self.player.sweeps.begin()
        self.told.emit(self.progress)

    def refresh(self) -> None:
        sweeps = self.player.sweeps
        if sweeps.busy and self.progress.isHidden():  # the step was left and is opened again
            self.progress.begin(self.tr("Runs"))
        if not sweeps.busy:
            self.progress.finish()
            self.state.hide()
        self.start.setVisible(not self.player.done)
        self.start.setEnabled(not sweeps.busy)
        if sweeps.why_not:
            self.verdict.show_verdict("wrong", sweeps.why_not)
        self._show_table()

    def _show_table(self) -> None:
        text = self._text()
        if text != self._shown:
            self._shown = text
            self.table.show_text(text, self.player.lesson.picture, markup.no_words)
            self._show_curves()
        self.table.setVisible(bool(text))

    def _show_curves(self) -> None:
        """Plot the values so far over the parameter, along with the student's predictions."""
        results = self.player.sweeps.results
        if not results:
            return
        from app.lesson.boxes.sweep_curves import AskedFigure, SweepCurves  # late: pyqtgraph takes 0.3 s

        asked = []
        for step in self.player.lesson.asked_of(self.player.step.sweep):
            truth = {id: found[step.id] for id, found in results.items() if step.id in found}
            answer = self.player.play.work.step(step.id).answer
            asked.append(AskedFigure(self._head(step), answer if isinstance(answer, dict) else {}, truth))
        if self.curves is None:
            across = ", ".join(filter(None, (self._sweep.title, title_said(self._sweep.unit))))
            self.curves = SweepCurves({point.id: point.at for point in self._sweep.points}, across, self)
            self.whole.insertWidget(self.whole.indexOf(self.table), self.curves)
        self.curves.show_asked(asked)

    def _text(self) -> str:
        """Return the values so far: a row for each point, a column for each question."""
        results, asked = self.player.sweeps.results, self.player.lesson.asked_of(self.player.step.sweep)
        if not results:
            return ""
        heads = [title_said(self._sweep.unit) or self._sweep.title, *(self._head(step) for step in asked)]
        lines = [
            [numeral(point.at, ",g"), *(self._cell(results.get(point.id, {}).get(step.id)) for step in asked)]
            for point in self._sweep.points
        ]
        return markup.table(heads, lines)

    @staticmethod
    def _head(step: Step) -> str:
        return f"{step.title}, {unit_of(step)}".rstrip(", ")

    @staticmethod
    def _cell(value: float | None) -> str:
        return "…" if value is None else number_text(value)
