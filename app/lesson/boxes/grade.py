"""Grade: runs the student's solution with other seeds and shows its points figure by figure."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QPushButton

from app.lesson.boxes.box import StepBox
from app.lesson.boxes.verdict import Verdict
from app.widgets.looks import button
from app.widgets.progress_line import ProgressLine
from engine.language import filled
from lessons.play.grade_table import grade_rows, grade_sentence


class GradeBox(StepBox):
    """One button begins; another writes the solution as a folder."""

    def build(self) -> None:
        grader = self.player.grader
        self.heading(self.tr("Your grade"))
        self.line(self.tr("Runs your commands, rules and drawing again with seeds that you have not seen."))
        self.progress = ProgressLine(self)
        self.progress.label.hide()  # a narrow panel has no room for words beside the bar
        self.state = self.line()
        self.state.setObjectName("caption")
        self.whole.addWidget(self.progress)
        self.verdict = Verdict(self)
        self.whole.addWidget(self.verdict)
        self.start = button(
            self.tr("Grade my solution"),
            self.tr("Grades in the background; you can continue working."),
            self,
            True,
        )
        self.save = button(
            self.tr("Save my solution…"), self.tr("Saves your commands, rules and drawing in a folder."), self
        )
        self.start.clicked.connect(self._begin)
        self.save.clicked.connect(self._choose)
        self.progress.cancelled.connect(self._cancel)
        grader.progressed.connect(self._show_progress)
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

    def _show_words(self) -> None:
        self.state.setText(self.progress.label.text())
        self.state.show()

    def _show_progress(self, done: int, total: int) -> None:
        if done == 0:  # to load the engine took time as well, which says nothing of the runs
            self._begin_progress()
        self.progress.show_progress(done, total)
        self._show_words()

    def _cancel(self) -> None:
        self.player.grader.stop()

    def _choose(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("Folder for the solution"))
        if folder:
            self.write_into(Path(folder))

    def write_into(self, folder: Path) -> None:
        """Folder for the solution a folder, and say so."""
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
        if grader.busy and self.progress.isHidden():  # the step was left and comes again
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
        """Return the figures as Markdown; a table of five columns would be too wide here."""
        text = self.tr("**{0}: {4}**  \nuntouched {1}, yours {2}, lesson's own {3}")
        *rows, _ = grade_rows(grade)
        return "\n\n".join([grade_sentence(grade), *(f"* {text.format(*row)}" for row in rows)])

    def main_button(self) -> QPushButton | None:
        return None if self.player.done or self.player.grader.busy else self.start
