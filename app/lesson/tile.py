"""A lesson in the catalogue."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.look import theme
from app.widgets.looks import button
from lessons.format.load import LessonEntry
from lessons.play.work import StudentWork


class LessonTile(QFrame):
    """A lesson: number, title, one sentence, how long it takes, what to take first, how far it was taken."""

    chosen = Signal(object, bool)

    def __init__(
        self, entry: LessonEntry, work: StudentWork | None, needs: Sequence[str], parent: QWidget
    ) -> None:
        """`needs`: the lessons to take first, as the user reads them."""
        super().__init__(parent)
        self.setObjectName("tile")
        self.entry = entry
        self.done = work is not None and bool(work.finished)
        self.begun = begun = work is not None and bool(work.started)
        mark = "✓  " if self.done else ""
        self.title = QLabel(f"{mark}{entry.number}  {entry.title}", self, wordWrap=True)
        self.title.setFont(theme.font(11.0, QFont.Weight.DemiBold))
        self.summary = QLabel(entry.summary, self, wordWrap=True)
        self.needs = QLabel(self.tr("First: {0}").format(", ".join(needs)), self, wordWrap=True)
        self.needs.setObjectName("caption")
        self.needs.setVisible(bool(needs))
        self.state = QLabel(self._state_text(begun), self)
        self.state.setObjectName("caption")
        self.go = self._go_button(begun)
        help_text = self.tr("Starts the lesson over. Your work is set aside; steps that you know earn less.")
        self.afresh = button(self.tr("Start over"), help_text, self)
        self.afresh.setAccessibleName(self.tr("Start over: {0}").format(entry.title))
        self.afresh.setVisible(begun)
        self.go.clicked.connect(lambda: self.chosen.emit(entry.folder, False))
        self.afresh.clicked.connect(lambda: self.chosen.emit(entry.folder, True))
        self._lay_out(work if begun else None)

    def _go_button(self, begun: bool) -> QPushButton:
        text = self.tr("Review") if self.done else self.tr("Go on") if begun else self.tr("Start")
        made = button(text, self.entry.summary, self, main=False)
        made.setAccessibleName(f"{text}: {self.entry.title}")
        return made

    def matches(self, words: Sequence[str]) -> bool:
        """Return True if the number, title or sentence has all words."""
        text = f"{self.entry.number} {self.entry.title} {self.entry.summary}".casefold()
        return all(word in text for word in words)

    def _state_text(self, begun: bool) -> str:
        minutes = self.tr("{0} minutes").format(self.entry.minutes)
        if self.done:
            return f"{minutes}  ·  {self.tr('done')}"
        return f"{minutes}  ·  {self.tr('begun')}" if begun else minutes

    def _lay_out(self, work: StudentWork | None) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(14, 11, 14, 12)
        whole.setSpacing(5)
        whole.addWidget(self.title)
        whole.addWidget(self.summary)
        whole.addWidget(self.needs)
        if work is not None:
            whole.addWidget(self._bar(work))
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.state, 1)
        foot.addWidget(self.afresh)
        foot.addWidget(self.go)
        whole.addLayout(foot)

    def _bar(self, work: StudentWork) -> QProgressBar:
        bar = QProgressBar(self, textVisible=False)
        ended = sum(step.state in ("done", "skipped") for step in work.steps.values())
        bar.setRange(0, max(len(work.steps), 1))
        bar.setValue(ended)
        bar.setAccessibleName(self.tr("Progress in {0}").format(self.entry.title))
        return bar
