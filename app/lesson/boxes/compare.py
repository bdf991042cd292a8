"""Compare: what you said, what this run says, what was published."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

from app.lesson.boxes.box import StepBox
from app.lesson.boxes.comparison import table
from app.lesson.boxes.verdict import Verdict
from app.lesson.forms.kinds import make_form
from app.lesson.playing.work import AnswerComparison
from app.lesson.reading import markup
from app.lesson.reading.reader import TextReader
from app.widgets.looks import button
from lessons.play.answer_text import point_texts
from lessons.play.expected import sources


class CompareBox(StepBox):
    """A table with the errors; drawn answers show the truth in their picture as well."""

    def build(self) -> None:
        player = self.player
        place = player.place_of(player.step.predict)
        self._predict = player.lesson.steps[place]
        self._points = point_texts(player.lesson, self._predict)
        cited = self._predict.fact or self._predict.facts
        self.heading(self.tr("You, this run and the study") if cited else self.tr("You and this run"))
        self.drawn = None
        if self._predict.form in ("bars", "curve", "series"):
            self.drawn = make_form(player.lesson, place, player.play.work.seed, self)
            self.drawn.set_locked(True)
            self.whole.addWidget(self.drawn)
        self.table = TextReader(self)
        self.table.setAccessibleName(self.tr("Comparison"))
        self.whole.addWidget(self.table)
        self.verdict = Verdict(self)
        self.whole.addWidget(self.verdict)
        help_text = self.tr("Runs the machine to the moment you predicted.")
        self.go: QPushButton = button(self.tr("Run to that moment"), help_text, self, main=True)
        self.go.clicked.connect(player.answers.run_to_truth)
        self.whole.addWidget(self.go)
        self._shown: object = None
        self.refresh()

    def refresh(self) -> None:
        found = self.player.answers.compared()
        self.go.setVisible(found.truth is None and self._predict.sweep is None)
        self.go.setText(self.tr("Stop") if self.player.machine.under_way else self.tr("Run to that moment"))
        if self._shown == found:
            return
        self._shown = found
        if self.drawn is not None:
            if found.answer is not None:
                self.drawn.set_value(found.answer)
            self.drawn.show_truth(found.truth, found.published)
        text = table(self._predict, found.answer, found.truth, found.published, self._along(), self._points)
        self.table.show_text(text + self._source(), self.player.lesson.picture, markup.no_words)
        self._judge(found)

    def _along(self) -> str:
        sweep = self.player.lesson.sweeps.get(self._predict.sweep or "")
        return sweep.title if sweep and not sweep.unit else ""

    def _source(self) -> str:
        where = sources(self.player.lesson, self.player.step)
        return "\n\n" + self.tr("In the study: {0}").format(where) if where else ""

    def _judge(self, found: AnswerComparison) -> None:
        if found.truth is None:
            swept = self._predict.sweep is not None
            missing = self.tr("The runs have not been simulated yet.")
            self.verdict.show_verdict(
                "open", missing if swept else self.tr("The run has not reached that moment yet.")
            )
        elif found.judged is not None:
            looked = self.player.play.work.step(self._predict.id).looked
            late = " " + self.tr("You looked first: this answer earns no point.") if looked else ""
            kind = "right" if found.judged.right else "wrong"
            self.verdict.show_verdict(kind, found.judged.sentence + late)
        else:
            self.verdict.show_verdict("note", self.tr("You made no prediction."))

    def main_button(self) -> QPushButton | None:
        return None if self.go.isHidden() else self.go

    def after(self) -> QWidget:
        """Return the table, which shows what the run has come to."""
        return self.table
