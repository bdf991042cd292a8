"""Predict, explain and reflect: a form, a button to submit the answer, and a model answer next to it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.lesson.boxes.box import StepBox, Verdict
from app.lesson.forms.choice import ChoiceForm
from app.lesson.forms.form import WordsForm
from app.lesson.forms.kinds import make_form
from app.lesson.playing.player import Player
from app.widgets.looks import button
from app.widgets.reach import make_accessible


class Criterion(QWidget):
    """A check box next to a rubric line that may wrap; the whole row can be clicked."""

    def __init__(self, line: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.box = QCheckBox(self)
        make_accessible(self.box, line)
        text = QLabel(line, self, wordWrap=True)
        text.setTextFormat(Qt.TextFormat.PlainText)
        text.setMinimumWidth(40)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(text, 1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.box.setFocus(Qt.FocusReason.MouseFocusReason)
        self.box.toggle()


class SampleAnswer(QWidget):
    """The model answer, offered after a written answer was saved; the checked boxes go into the report."""

    def __init__(self, player: Player, parent: QWidget) -> None:
        super().__init__(parent)
        self._player = player
        self.show_it: QPushButton = button(
            self.tr("Compare with a model answer"), self.tr("Shows one good answer, and a rubric."), self
        )
        self.model = Verdict(self)
        self.head = QLabel(self.tr("Tick each point that your answer covers:"), self)
        self.rubric = [self._criterion(number, line) for number, line in enumerate(player.step.rubric)]
        self.ticks = [criterion.box for criterion in self.rubric]
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        for part in (self.show_it, self.model, self.head, *self.rubric):
            whole.addWidget(part)
        self.show_it.clicked.connect(self.open)
        self._open = bool(player.play.entry.ticks)

    def _criterion(self, number: int, line: str) -> Criterion:
        criterion = Criterion(line, self)
        ticks = self._player.play.entry.ticks
        criterion.box.setChecked(number < len(ticks) and ticks[number])
        criterion.box.toggled.connect(lambda on: self._player.answers.tick(number, on))
        return criterion

    def open(self) -> None:
        """Show the model answer and the rubric."""
        self._open = True
        self.refresh()

    def refresh(self) -> None:
        """Show the controls that are useful now."""
        step, given = self._player.step, bool(self._player.answers.given)
        self.setVisible(given and bool(step.model or step.rubric))
        self.show_it.setVisible(not self._open)
        self.head.setVisible(self._open and bool(self.rubric))
        for criterion in self.rubric:
            criterion.setVisible(self._open)
        if self._open and step.model:
            self.model.show_verdict("note", self.tr("**A model answer.** {0}").format(step.model))


class AnswerBox(StepBox):
    """An answer form: a prediction is kept for the comparison; an explanation is judged immediately."""

    def build(self) -> None:
        player = self.player
        self._predicts = player.step.kind == "predict"
        self.heading(self._title())
        self.form = self.add(make_form(player.lesson, player.index, player.play.work.seed, self))
        self.verdict = self.add(Verdict(self))
        self.give = self._make_give()
        help_text = self.tr("Withdraws the answer so that you can give another answer.")
        self.change = button(self.tr("Change it"), help_text, self)
        self.sample = self.add(SampleAnswer(player, self))
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
                self.tr("A later step compares your answer with the run."),
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Submit the answer with Enter, except in a multi-line form, which handles Enter itself."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.player.answers.given is None:
            self._give()
        else:
            super().keyPressEvent(event)

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
                "The run has already passed this moment. If you answer now, the answer is "
                "marked: you looked first."
            )
            self.verdict.show_verdict("open", text)

    def _show_verdict(self) -> None:
        player, judged = self.player, self.player.answers.judged
        if self._predicts:
            self.verdict.show_verdict(
                "note", self.tr("Saved. A later step compares your answer with the run.")
            )
        elif judged is None or not judged.sentence:
            self.verdict.show_verdict("note", self.tr("Saved for your report."))
        else:
            self.verdict.show_verdict("right" if judged.right else "wrong", judged.sentence)
            if isinstance(self.form, ChoiceForm):
                self.form.mark(str(player.answers.given), judged.right)

    def first(self) -> QWidget:
        """Return the form in which the answer is entered."""
        return self.form if self.player.answers.given is None else self.change

    def main_button(self) -> QPushButton | None:
        return self.give if self.player.answers.given is None else None


class ReflectBox(StepBox):
    """A form that needs no button."""

    def build(self) -> None:
        self.heading(self.tr("Your notes for the report"))
        self.form = self.add(WordsForm(parent=self))
        self.form.set_value(self.player.answers.given or "")
        self.form.changed.connect(self._keep)
        self.sample = self.add(SampleAnswer(self.player, self))
        self.refresh()

    def refresh(self) -> None:
        self.sample.refresh()

    def first(self) -> QWidget:
        """Return the text field."""
        return self.form

    def _keep(self) -> None:
        self.told.emit(self.form)
        self.player.answers.note(self.form.value() or "")
