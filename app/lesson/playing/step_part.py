"""The base of the parts that work on the present step, in the student's own run."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.lesson.playing.part import PlayerPart
from app.lesson.playing.solution import Solution
from app.lesson.playing.starts import Starts


class StepPart(PlayerPart):
    """A part that also needs to know where the step began and whether the solution is playing."""

    def __init__(self, starts: Starts, solution: Solution, parent: QObject) -> None:
        super().__init__(starts.play, starts.session, starts.machine, parent)
        self.starts, self.solution = starts, solution

    @property
    def own_run(self) -> bool:
        """True while the student's own run stands still for the lesson: nothing moves it, no copy plays."""
        return not self.machine.busy and not self.solution.on_copy
