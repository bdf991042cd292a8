"""Sweep: simulates runs over one parameter in the background; shows their figures as curves and table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from app.lesson.boxes.box import StepBox
from app.lesson.boxes.comparison import rows
from app.lesson.boxes.verdict import Verdict
from app.lesson.forms.number import number_text
from app.lesson.reading import markup
from app.lesson.reading.reader import TextReader
from app.widgets.looks import button
from app.widgets.progress_line import ProgressLine
from engine.language import filled, numeral, title_said
from lessons.format.models import Step
from lessons.play.judging import unit_of

if TYPE_CHECKING:
    from app.lesson.boxes.sweep_curves import SweepCurves


class SweepBox(StepBox):
    """One button begins; a row of the table appears as soon as its run has ended."""

    def build(self) -> None:
        player = self.player
        self._sweep = player.lesson.sweeps[player.step.sweep or ""]
        self.heading(filled(self.tr("{0} {0:run|runs}: {1}"), len(self._sweep.points), self._sweep.title))
        self.progress = ProgressLine(self)
        self.progress.label.hide()  # a narrow panel has no room for words beside the bar
        self.state = self.line()
        self.state.setObjectName("caption")
        self.whole.addWidget(self.progress)
        self.curves: SweepCurves | None = None  # when the first figures are there
        self.table = TextReader(self)
        self.table.setAccessibleName(self.tr("Figures of the runs"))
        self.whole.addWidget(self.table)
        self.verdict = Verdict(self)
        self.whole.addWidget(self.verdict)
        help_text = self.tr("Simulates the runs in the background; you can continue working.")
        self.start: QPushButton = button(self.tr("Simulate the runs"), help_text, self, main=True)
        self.start.clicked.connect(self._begin)
        self.progress.cancelled.connect(player.sweeps.stop)
        player.sweeps.progressed.connect(self._show_progress)
        self.whole.addWidget(self.start, 0, Qt.AlignmentFlag.AlignLeft)
        self._shown = ""
        self.refresh()

    def _begin(self) -> None:
        self.verdict.hide()
        self.progress.begin(self.tr("Runs"))
        self.player.sweeps.begin()
        self.told.emit(self.progress)

    def _show_progress(self, done: int, total: int) -> None:
        self.progress.show_progress(done, total)
        self.state.setText(self.progress.label.text())
        self.state.show()

    def refresh(self) -> None:
        sweeps = self.player.sweeps
        if sweeps.busy and self.progress.isHidden():  # the step was left and comes again
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
        """Show the figures so far over the parameter, and what the student predicted."""
        results = self.player.sweeps.results
        if not results:
            return
        from app.lesson.boxes.sweep_curves import AskedFigure, SweepCurves  # late: pyqtgraph takes 0.3 s

        asked = []
        for step in self.player.lesson.asked_of(self.player.step.sweep or ""):
            truth = {id: found[step.id] for id, found in results.items() if step.id in found}
            answer = self.player.play.work.step(step.id).answer
            asked.append(AskedFigure(self._head(step), answer if isinstance(answer, dict) else {}, truth))
        if self.curves is None:
            across = ", ".join(filter(None, (self._sweep.title, title_said(self._sweep.unit))))
            self.curves = SweepCurves({point.id: point.at for point in self._sweep.points}, across, self)
            self.whole.insertWidget(self.whole.indexOf(self.table), self.curves)
        self.curves.show_asked(asked)

    def _text(self) -> str:
        """Return the figures so far: a row for each point, a column for each question."""
        results, asked = self.player.sweeps.results, self.player.lesson.asked_of(self.player.step.sweep or "")
        if not results:
            return ""
        heads = [title_said(self._sweep.unit) or self._sweep.title, *(self._head(step) for step in asked)]
        lines = [
            [numeral(point.at, ",g"), *(self._cell(results.get(point.id, {}).get(step.id)) for step in asked)]
            for point in self._sweep.points
        ]
        return rows(heads, lines)

    @staticmethod
    def _head(step: Step) -> str:
        return f"{step.title}, {unit_of(step)}".rstrip(", ")

    @staticmethod
    def _cell(value: float | None) -> str:
        return "…" if value is None else number_text(value)

    def main_button(self) -> QPushButton | None:
        return None if self.player.done or self.player.sweeps.busy else self.start
