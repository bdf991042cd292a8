"""The goals of a do step, checked live against the recording."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from app.lesson.playing.machine_control import Checkpoint
from app.lesson.playing.solution import Solution
from app.lesson.playing.starts import Starts
from app.lesson.playing.step_part import StepPart
from lessons.play.goals import goal_state, reached

MAX_CHECKS = 40  # moments at which goals are looked at, twice a second


class Goals(StepPart):
    """The states of the goals, the commands given for them, and the time left."""

    def __init__(self, starts: Starts, solution: Solution, parent: QObject) -> None:
        super().__init__(starts, solution, parent)
        self._seen = 0  # ns; until then they were looked at

    def states(self) -> list[Any]:
        """Return the present states of the goals."""
        recording, began = self.session.recording, self.play.entry.began_at
        if recording is None or began is None or self.machine.busy and not self.solution.on_copy:
            return []
        checkpoint = self.starts.checkpoint
        reached = checkpoint.time if self.done and checkpoint is not None else None
        return list(goal_state(self.lesson, self.step, recording, began, reached))

    def time_left(self) -> int | None:
        """Return the simulated time left, ns; None without a limit."""
        began = self.play.entry.began_at
        if self.step.within is None or began is None:
            return None
        return int(began + self.step.within - self.session.time_travel.position)

    # ---- what is done for them

    @property
    def commanded(self) -> bool:
        """True if a command was given in this step."""
        return bool(self.play.entry.commands)

    @property
    def changes_only(self) -> bool:
        """True if only parameters may be changed in this step."""
        return self.step.allow == ("change",)

    def forbidden(self) -> str:
        """Return a command of a kind that this step does not allow; "" if there was none."""
        for given in self.session.commands[self.starts.commands :]:
            if self._tool(given) not in self.step.allow:
                return str(given.line)
        return ""

    @staticmethod
    def _tool(given: Any) -> str:
        return str(getattr(given, "how", "") or ("shell" if given.shell else "cp"))

    # ---- have they been reached?

    def look(self) -> None:
        """Finish the step at the first moment at which all goals hold; move the machine there."""
        steady = self.own_run
        if self.step.kind != "do" or self.done or not steady or self.forbidden():
            return
        judged, position = self.play.judge(self.session.recording), self.session.time_travel.position
        self._seen = min(self._seen, position)  # the machine may have gone back
        at = position if judged is not None and judged.right else self._held_at()
        self._seen = position
        if at is not None:
            self._reach(at)

    def _reach(self, at: int) -> None:
        self.play.entry.state = "done"
        self.starts.checkpoint = Checkpoint(
            self.session.branches.active, at, self.machine.checkpoint.commands
        )
        self.session.time_travel.seek(at)
        self.kept.emit()

    def _held_at(self) -> int | None:
        """Return the first sample (ns) since the last check at which all goals held."""
        recording, began = self.session.recording, self.play.entry.began_at
        if recording is None or began is None:
            return None
        since = max(self._seen, began)
        first, last = recording.time.searchsorted([since + 1, self.session.time_travel.position])
        times: list[int] = recording.time[first:last].tolist()
        for at in times[:: max(len(times) // MAX_CHECKS, 1)]:
            if reached(goal_state(self.lesson, self.step, recording, began, at)):
                return at
        return None
