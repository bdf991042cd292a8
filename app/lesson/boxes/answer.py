"""Predict and explain: a form and a button to give the answer."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from app.lesson.boxes.box import StepBox
from app.lesson.boxes.sample import SampleAnswer
from app.lesson.boxes.verdict import Verdict
from app.lesson.forms.choice import ChoiceForm
from app.lesson.forms.kinds import make_form
from app.lesson.forms.words import WordsForm
from app.widgets.looks import button


class AnswerBox(StepBox):
    """A prediction is kept for the comparison; an explanation is judged at once."""

    def build(self) -> None:
        player = self.player
        self._predicts = player.step.kind == "predict"
        self.heading(self._title())
        self.form = make_form(player.lesson, player.index, player.play.work.seed, self)
        self.whole.addWidget(self.form)
        self.verdict = Verdict(self)
        self.whole.addWidget(self.verdict)
        self.give = self._make_give()
        help_text = self.tr("Takes the answer back so that you can give another one.")
        self.change = button(self.tr("Change it"), help_text, self)
        self.sample = SampleAnswer(player, self)
        self.whole.addWidget(self.sample)
        self.dock = QWidget(self)
        line = QHBoxLayout(self.dock)
        line.setContentsMargins(14, 8, 14, 8)
        line.addWidget(self.give)
        line.addWidget(self.change)
        line.addStretch(1)
        entry = player.play.entry
        kept = entry.answer if entry.answer is not None else entry.draft
        if kept is not None:
            self.form.set_value(kept)
        self._connect()
        self.refresh()

    def _title(self) -> str:
        if self._predicts:
            return self.tr("Your prediction")
        in_words = self.player.step.form == "text"
        return self.tr("Your explanation") if in_words else self.tr("Your answer")

    def _make_give(self) -> QPushButton:
        if self._predicts:
            return button(
                self.tr("Save my prediction"),
                self.tr("A later step compares it with the run."),
                self,
                main=True,
            )
        if self.player.step.form == "choice":
            return button(
                self.tr("Check"), self.tr("Shows whether the answer is right, and why."), self, main=True
            )
        return button(self.tr("Keep it"), self.tr("Saves your answer for the report."), self, main=True)

    def _connect(self) -> None:
        self.form.changed.connect(self._on_changed)
        self.give.clicked.connect(self._give)
        self.change.clicked.connect(self._take_back)

    def _on_changed(self) -> None:
        self.told.emit(self.form)  # a step opens at the top of its text, with the focus in the form below
        if self.player.answers.given is None:
            self.verdict.hide()
            self.player.answers.draft(self.form.value())
        self.refresh()

    def _give(self) -> None:
        missing = self.form.what_is_missing()
        if missing:
            self.verdict.show_verdict("open", missing)
            self.form.setFocus()
            return
        self.player.answers.give(self.form.value())
        self.refresh()
        self.told.emit(self.verdict)

    def _take_back(self) -> None:
        self.player.answers.take_back()
        self.verdict.hide()
        self.refresh()
        self.form.setFocus()

    def refresh(self) -> None:
        given = self.player.answers.given is not None
        self.form.set_locked(given)
        self.give.setVisible(not given)
        self.change.setVisible(given and self.player.answers.may_change())
        self.sample.refresh()
        if given:
            self._show_verdict()
        elif self._predicts and self.player.play.locked:
            text = self.tr(
                "The run has already passed this moment. An answer now is marked: you looked first."
            )
            self.verdict.show_verdict("open", text)

    def _show_verdict(self) -> None:
        player, judged = self.player, self.player.answers.judged
        if self._predicts:
            self.verdict.show_verdict("note", self.tr("Saved. A later step compares it with the run."))
        elif judged is None or not judged.sentence:
            self.verdict.show_verdict("note", self.tr("Saved for your report."))
        else:
            self.verdict.show_verdict("right" if judged.right else "wrong", judged.sentence)
            if isinstance(self.form, ChoiceForm):
                self.form.mark(str(player.answers.given), judged.right)

    def first(self) -> QWidget:
        """Return the form, where the answer is given."""
        return self.form if self.player.answers.given is None else self.change

    def main_button(self) -> QPushButton | None:
        return self.give if self.player.answers.given is None else None


class ReflectBox(StepBox):
    """Nothing has to be pressed."""

    def build(self) -> None:
        self.heading(self.tr("Your notes for the report"))
        self.form = WordsForm(parent=self)
        self.form.set_value(self.player.answers.given or "")
        self.form.changed.connect(self._keep)
        self.whole.addWidget(self.form)
        self.sample = SampleAnswer(self.player, self)
        self.whole.addWidget(self.sample)
        self.refresh()

    def refresh(self) -> None:
        self.sample.refresh()

    def first(self) -> QWidget:
        """Return the text field."""
        return self.form

    def _keep(self) -> None:
        self.told.emit(self.form)
        self.player.answers.note(self.form.value() or "")
