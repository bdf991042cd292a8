"""The conditions for which a step waits: the condition of a watch or run step, and the goals of a do step."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.lesson.playing.hints import Solution
from app.lesson.playing.machine_control import Checkpoint, MachineControl
from app.lesson.playing.part import PlayerPart
from app.lesson.playing.starts import Starts
from app.run.session import Session
from engine.scenario.files.quantities import to_time
from lessons.format.moments import UnknownMoment, condition, fixed_time
from lessons.play.goals import GoalState, goal_state, in_words, reached
from lessons.play.play import Play

MAX_CHECKS = 40  # moments at which goals are checked, twice per second


class RunWait(PlayerPart):
    """Runs the machine, and reports whether the condition was reached, or the reason why it was not."""

    def __init__(
        self, play: Play, session: Session, machine: MachineControl, starts: Starts, parent: QObject
    ) -> None:
        super().__init__(play, parent)
        self.session, self.machine, self._starts = session, machine, starts
        self.missed = ""  # why a wait ended without its condition
        machine.waited.connect(self._on_waited)

    @property
    def reached(self) -> bool:
        """True if this step has reached its condition."""
        return self.done and self.step.kind in ("watch", "run")

    def run(self) -> None:
        """Run until this step's condition holds."""
        self.missed = ""
        self.machine.wait(self._until(), self.step.speed if self.step.kind == "watch" else None)

    def _until(self) -> str:
        """Return the condition; "+30s" counts from the machine's position."""
        text = self.step.until
        if text.startswith("+"):
            return f"{(self.session.time_travel.position + to_time(text[1:])) / 1e9:.9f}s"
        return text

    def _on_waited(self, text: str) -> None:
        if not self.step.until:  # the waiting step has been left in the meantime
            return
        if text and self._came():
            self.play.reached()
            self._starts.checkpoint = self.machine.checkpoint
            self.kept.emit()
        elif text:
            self.missed = self.tr("The condition was not reached. {0}").format(text)
        self.refreshed.emit()

    def _came(self) -> bool:
        """Return True if the condition became true at the machine's position."""
        assert self.session.scenario is not None
        wanted = condition(self.session.scenario, self._until())
        recording, at = self.session.recording, self.session.time_travel.position
        return recording is not None and wanted.next(recording, at - 1) == at

    def why_not(self) -> str:
        """Return the reason why the condition does not hold yet."""
        scenario, recording = self.session.scenario, self.session.recording
        if recording is None or scenario is None:
            return ""
        try:
            why = condition(scenario, self._until()).why_not(recording, self.session.time_travel.position)
        except UnknownMoment:
            return ""
        return in_words(str(why))

    def share(self) -> int:
        """Return the progress in thousandths toward a moment, or otherwise through the scenario."""
        scenario, until = self.session.scenario, self.step.until
        if self.reached:
            return 1000
        if scenario is None:
            return 0
        try:
            whole = None if until.startswith("+") else fixed_time(scenario, until)
        except UnknownMoment:  # another scenario is still open
            return 0
        return min(1000, round(1000 * self.session.time_travel.position / (whole or scenario.until)))


class Goals(PlayerPart):
    """The states of the goals, the commands given to reach them, and the remaining time."""

    def __init__(
        self,
        play: Play,
        session: Session,
        machine: MachineControl,
        starts: Starts,
        solution: Solution,
        parent: QObject,
    ) -> None:
        super().__init__(play, parent)
        self.session, self.machine, self._starts, self._solution = session, machine, starts, solution
        self._seen = 0  # ns; they were checked until then

    def states(self) -> list[GoalState]:
        """Return the current states of the goals."""
        recording, began = self.session.recording, self.play.entry.began_at
        if recording is None or began is None or self.machine.busy and not self._solution.on_copy:
            return []
        checkpoint = self._starts.checkpoint
        reached = checkpoint.time if self.done and checkpoint is not None else None
        return goal_state(self.lesson, self.step, recording, began, reached)

    def time_left(self) -> int | None:
        """Return the remaining simulated time, ns; None without a limit."""
        began = self.play.entry.began_at
        if self.step.within is None or began is None:
            return None
        return began + self.step.within - self.session.time_travel.position

    # ---- actions for them

    @property
    def commanded(self) -> bool:
        """True if a command was given in this step."""
        return bool(self.play.entry.commands)

    @property
    def changes_only(self) -> bool:
        """True if only parameters may be changed in this step."""
        return self.step.allow == ("change",)

    def forbidden(self) -> str:
        """Return a command of a kind that this step does not allow; "" if there was no such command."""
        for given in self.session.commands[self._starts.commands :]:
            if given.how not in self.step.allow:
                return given.line
        return ""

    # ---- have the conditions been met?

    def look(self) -> None:
        """Finish the step at the first time at which all goals hold; move the machine there."""
        if self.step.kind != "do" or self.done or not self._solution.own_run or self.forbidden():
            return
        judged, position = self.play.judge(self.session.recording), self.session.time_travel.position
        self._seen = min(self._seen, position)  # the machine may have been set back
        at = position if judged is not None and judged.right else self._held_at()
        self._seen = position
        if at is not None:
            self._reach(at)

    def _reach(self, at: int) -> None:
        self.play.entry.state = "done"
        self._starts.checkpoint = Checkpoint(
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
