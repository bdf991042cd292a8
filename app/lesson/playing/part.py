"""The base of the player's parts: the present step, and their signals for changes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from lessons.format.lesson import Lesson
from lessons.format.models import Step
from lessons.play.play import Play


class PlayerPart(QObject):
    """A part of the player. `kept`: there is something to save; `refreshed`: something to show."""

    kept = Signal()
    refreshed = Signal()

    def __init__(self, play: Play, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.play = play

    @property
    def lesson(self) -> Lesson:
        """The lesson."""
        return self.play.lesson

    @property
    def index(self) -> int:
        """The place of the present step."""
        return self.play.index

    @property
    def step(self) -> Step:
        """The present step."""
        return self.play.step

    @property
    def done(self) -> bool:
        """True if this step has been done."""
        return self.play.entry.state == "done"
