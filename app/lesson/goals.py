"""The goals of a do step: looked at live, against the run as it is recorded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from app.lesson.hints.solution import Solution
from app.lesson.machine_control import Stand, Trip
from app.lesson.part import Part
from app.lesson.starts import Starts

if TYPE_CHECKING:
    from app.run.session import Session
    from lessons.play.play import Play

MOST_LOOKS = 40  # moments at which goals are looked at, twice a second


class Goals(Part):
    """What holds, what was done for it, and how much time is left."""

    def __init__(
        self, play: Play, session: Session, trip: Trip, solution: Solution, starts: Starts, parent: QObject
    ) -> None:
        super().__init__(play, session, trip, parent)
        self._solution, self._starts = solution, starts
        self._seen = 0  # ns; until then they were looked at

    def states(self) -> list[Any]:
        """The states of the goals, here and now."""
        from lessons.play.truth import goal_state

        recording, began = self.session.recording, self.play.entry.began_at
        if recording is None or began is None or self.trip.busy and not self._solution.on_copy:
            return []
        stand = self._starts.stand
        reached = stand.time if self.done and stand is not None else None
        return list(goal_state(self.lesson, self.step, recording, began, reached))

    def time_left(self) -> int | None:
        """Simulated time that is left, ns; None without a limit."""
        began = self.play.entry.began_at
        if self.step.within is None or began is None:
            return None
        return int(began + self.step.within - self.session.time_travel.position)

    # ---- what is done for them

    @property
    def commanded(self) -> bool:
        """Has a command been given in this step?"""
        return bool(self.play.entry.commands)

    @property
    def changes_only(self) -> bool:
        """Whether nothing but parameters may be changed in this step."""
        return self.step.allow == ("change",)

    def forbidden(self) -> str:
        """A command of a kind that this step does not allow; "" when there was none."""
        for given in self.session.commands[self._starts.commands :]:
            if self._tool(given) not in self.step.allow:
                return str(given.line)
        return ""

    @staticmethod
    def _tool(given: Any) -> str:
        return str(getattr(given, "how", "") or ("shell" if given.shell else "cp"))

    # ---- have they been reached?

    def look(self) -> None:
        """The step is done at the first moment at which all goals hold; the machine goes there."""
        steady = not self.trip.busy and not self._solution.on_copy
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
        self._starts.stand = Stand(self.session.branches.active, at, self.trip.stand.commands)
        self.session.time_travel.seek(at)
        self.kept.emit()

    def _held_at(self) -> int | None:
        """The first sample since the last look at which all goals held, ns; a fast run may be past it."""
        from lessons.play.goals import goal_state, reached

        recording, began = self.session.recording, self.play.entry.began_at
        if recording is None or began is None:
            return None
        since = max(self._seen, began)
        first, last = recording.time.searchsorted([since + 1, self.session.time_travel.position])
        times = recording.time[first:last].tolist()
        for at in times[:: max(len(times) // MOST_LOOKS, 1)]:
            if reached(goal_state(self.lesson, self.step, recording, began, at)):
                return at
        return None
