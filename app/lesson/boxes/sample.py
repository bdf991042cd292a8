"""A model answer to compare one's own words with, and the rubric to tick."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QVBoxLayout, QWidget

from app.lesson.boxes.verdict import Verdict
from app.lesson.playing.player import Player
from app.widgets.looks import button
from app.widgets.reach import reachable


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
        self.ticks = [self._tick(number, line) for number, line in enumerate(player.step.rubric)]
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        for part in (self.show_it, self.model, self.head, *self.ticks):
            whole.addWidget(part)
        self.show_it.clicked.connect(self.open)
        self._open = bool(player.play.entry.ticks)

    def _tick(self, number: int, line: str) -> QCheckBox:
        box = QCheckBox(line, self)
        reachable(box, line)
        ticks = self._player.play.entry.ticks
        box.setChecked(number < len(ticks) and ticks[number])
        box.toggled.connect(lambda on: self._player.answers.tick(number, on))
        return box

    def open(self) -> None:
        """Show the model answer and the rubric."""
        self._open = True
        self.refresh()

    def refresh(self) -> None:
        """Show what makes sense now."""
        step, given = self._player.step, bool(self._player.answers.given)
        self.setVisible(given and bool(step.model or step.rubric))
        self.show_it.setVisible(not self._open)
        self.head.setVisible(self._open and bool(self.ticks))
        for tick in self.ticks:
            tick.setVisible(self._open)
        if self._open and step.model:
            self.model.show_verdict("note", self.tr("**A model answer.** {0}").format(step.model))
