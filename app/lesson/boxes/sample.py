"""A model answer to compare one's own words with, and the rubric to tick."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.lesson.boxes.verdict import Verdict
from app.lesson.playing.player import Player
from app.widgets.looks import button
from app.widgets.reach import make_accessible


class Criterion(QWidget):
    """A check box beside a line of the rubric that may take several lines; all of it can be clicked."""

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
    """Offered once an answer in words was kept; the ticks go into the report."""

    def __init__(self, player: Player, parent: QWidget) -> None:
        super().__init__(parent)
        self._player = player
        self.show_it: QPushButton = button(
            self.tr("Compare with a model answer"), self.tr("Shows one good answer, and a rubric."), self
        )
        self.model = Verdict(self)
        self.head = QLabel(self.tr("Tick what your answer has:"), self)
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
        """Show what makes sense now."""
        step, given = self._player.step, bool(self._player.answers.given)
        self.setVisible(given and bool(step.model or step.rubric))
        self.show_it.setVisible(not self._open)
        self.head.setVisible(self._open and bool(self.rubric))
        for criterion in self.rubric:
            criterion.setVisible(self._open)
        if self._open and step.model:
            self.model.show_verdict("note", self.tr("**A model answer.** {0}").format(step.model))
