"""What every part of the player has at hand, and how it says that there is something new."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.lesson.playing.machine_control import MachineControl
from app.run.session import Session
from lessons.format.lesson import Lesson
from lessons.format.models import Step
from lessons.play.play import Play


class Part(QObject):
    """`kept`: there is something to be written down; `refreshed`: something to be shown."""

    kept = Signal()
    refreshed = Signal()

    def __init__(
        self, play: Play, session: Session, machine: MachineControl, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.play, self.session, self.machine = play, session, machine

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
        """Has this step been done?"""
        return self.play.entry.state == "done"

    def predicted(self) -> Step:
        """The step whose prediction this one compares. Raises LessonError when there is none."""
        return self.lesson.steps[self.lesson.index(self.step.predict or "")]
