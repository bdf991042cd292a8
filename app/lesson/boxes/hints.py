"""The hint buttons: one hint at a time, and finally the solution on a copy of the run."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.lesson.boxes.box import Verdict
from app.lesson.playing.player import Player
from app.widgets.looks import button


class Hints(QWidget):
    """The hints of a step; hints that were given stay visible."""

    shown = Signal()  # new content can be read

    def __init__(self, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.player = player
        self.given: list[Verdict] = []
        self.copy = Verdict(self)
        self.more = button(self.tr("Hint"), self.tr("Shows a hint; press again for the next hint."), self)
        self.solution = button(
            self.tr("Show the solution"),
            self.tr("Plays the solution on a copy of your run; your run does not change."),
            self,
        )
        self.own = button(self.tr("Back to my run"), self.tr("Returns to your run."), self, main=True)
        self.more.clicked.connect(self._more)
        self.solution.clicked.connect(player.ladder.show_solution)
        self.own.clicked.connect(player.solution.leave)
        self.whole = QVBoxLayout(self)
        self.whole.setContentsMargins(0, 0, 0, 0)
        self.whole.setSpacing(8)
        self.whole.addWidget(self.copy)
        line = QHBoxLayout()
        for part in (self.more, self.solution, self.own):
            line.addWidget(part)
        line.addStretch(1)
        self.whole.addLayout(line)

    @property
    def newest(self) -> QWidget:
        """The widget that shows the latest hint, or the solution."""
        return self if self.copy.isVisible() or not self.given else self.given[-1]

    def show_step(self) -> None:
        """Show the hints given in the current step."""
        for verdict in self.given:
            self.whole.removeWidget(verdict)
            verdict.deleteLater()
        self.given = []
        for text in self.player.ladder.given():
            self._add(text)

    def _add(self, text: str) -> None:
        verdict = Verdict(self)
        verdict.setAccessibleName(self.tr("Hint"))
        self.whole.insertWidget(len(self.given), verdict)
        self.given.append(verdict)
        verdict.show_verdict("note", text)

    def _more(self) -> None:
        text = self.player.ladder.climb()
        if text:
            self._add(text)
        self.refresh()
        self.shown.emit()

    def refresh(self) -> None:
        """Show the buttons that are useful now."""
        player = self.player
        if text := player.ladder.due():
            self._add(text)
            self.shown.emit()
        self.more.setVisible(player.ladder.has_more())
        self.solution.setVisible(player.ladder.may_show_solution())
        self.own.setVisible(player.solution.on_copy)
        self.copy.setVisible(player.solution.on_copy)
        if player.solution.on_copy:
            self.copy.show_verdict("note", player.solution.text())
        self.setVisible(
            bool(self.given) or any(not b.isHidden() for b in (self.more, self.solution, self.own))
        )
