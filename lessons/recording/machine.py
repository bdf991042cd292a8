"""A run that is played again while its lesson is written."""

from __future__ import annotations

from collections.abc import Sequence

from engine.conditions import Condition
from engine.cp.reply import Reply
from engine.kernel.units import MS, SECOND, clock_text
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario
from engine.sim import Simulation, SimulationError
from lessons.recording.actions import Typed

GRAIN = 100 * MS  # moments are rounded up to this, so that they can be written and read
_SLICE = 5 * SECOND


class RecordingError(ValueError):
    """What was recorded cannot become a lesson; the message says why."""


def rounded(at: int) -> int:
    """The next moment that can be written."""
    return -(-at // GRAIN) * GRAIN


def near(one: int, other: int) -> bool:
    """Are two moments the same to a person?"""
    return abs(one - other) <= GRAIN


def moment_text(at: int) -> str:
    """A rounded moment as conditions read it: "0:12:30", or "750.5s"."""
    return clock_text(at) if at % SECOND == 0 else f"{at / SECOND:.1f}s"


class Replay:
    """One simulation at a position that is always a rounded moment, or the moment of a condition."""

    def __init__(self, scenario: Scenario, seed: int | None) -> None:
        self.scenario = scenario
        self.simulation = Simulation(scenario, seed)

    @property
    def now(self) -> int:
        """ns"""
        return self.simulation.now

    def recording(self) -> Recording:
        """All that has been recorded up to now."""
        return self.simulation.recording()

    def go(self, at: int) -> None:
        """Be at this moment, later or earlier. Raises TakenError when the system cannot go on."""
        at = min(at, self.scenario.until)
        if at < self.now:
            self.simulation.rewind(at)
            return
        try:
            self.simulation.run(at)
        except SimulationError as error:
            raise RecordingError(f"the run cannot be repeated: {error}") from None

    def go_until(self, condition: Condition) -> bool:
        """Be where it becomes true next; False, and at the end of the run, when it never does."""
        began = self.now
        while self.now < self.scenario.until:
            self.go(self.now + _SLICE)
            found = condition.next(self.recording(), began)
            if found is not None:
                self.go(found)
                return True
        return False

    def give(self, lines: Sequence[Typed]) -> list[Typed]:
        """Type these lines, each at its moment; those that were not refused. No line: nothing was changed."""
        known = len(self.simulation.commands)
        taken = []
        for typed in lines:
            self.go(typed.at)
            if not self._type(typed).number:
                taken.append(typed)
        return taken if len(self.simulation.commands) > known else []

    def _type(self, typed: Typed) -> Reply:
        if typed.how == "cp":
            return self.simulation.execute(typed.line, typed.userid)
        if typed.how == "shell":
            return self.simulation.shell(typed.userid, typed.line)
        return self.simulation.change(typed.line)

    def twin(self) -> Replay:
        """A second machine, equal now, to see what would have been."""
        made = Replay.__new__(Replay)
        made.scenario, made.simulation = self.scenario, self.simulation.fork()
        return made
