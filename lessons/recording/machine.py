"""The actions of a trainer while a lesson is recorded, and the run that is repeated to write it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from engine.conditions.condition import Condition
from engine.cp.reply import Reply
from engine.kernel.units import MS, SECOND, clock_text
from engine.language import say
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario
from engine.sim import Simulation, SimulationError

How = Literal["cp", "shell", "change"]
MAX_ACTIONS = 500  # actions of a lesson
GRAIN = 100 * MS  # moments are rounded up to this, so that they can be written and read
_SLICE = 5 * SECOND


@dataclass(frozen=True)
class OpenedScenario:
    """A scenario was opened: an id from the catalog or a file. seed None: the scenario's own seed."""

    scenario: str
    settings: tuple[str, ...] = ()
    seed: int | None = None


@dataclass(frozen=True)
class Ran:
    """The run is now at a time (ns): it ran to this time, or was taken back to it. `condition`: the condition
    until which it ran.
    """

    at: int
    condition: str = ""


@dataclass(frozen=True)
class Typed:
    """A command at a time (ns): for CP as a user ID, in the shell of a guest, or a change of a parameter."""

    at: int
    userid: str
    line: str
    how: How = "cp"


@dataclass(frozen=True)
class Looked:
    """A panel was pointed at, and perhaps a guest in it."""

    chart: str
    guest: str = ""


@dataclass(frozen=True)
class Noted:
    """A text for the student. If it has several lines, the first is the title of the step."""

    text: str


Action = OpenedScenario | Ran | Typed | Looked | Noted


@dataclass
class ActionLog:
    """The actions in order."""

    actions: list[Action] = field(default_factory=list)

    def add(self, action: Action) -> None:
        """Note an action. Replace the last action if both only record the trainer's current position."""
        last = self.actions[-1] if self.actions else None
        passing = isinstance(action, Ran) and isinstance(last, Ran) and not last.condition
        if passing or (isinstance(action, Looked) and isinstance(last, Looked)):
            self.actions.pop()
        if len(self.actions) < MAX_ACTIONS:
            self.actions.append(action)

    @property
    def opened(self) -> bool:
        """True if a scenario was opened."""
        return any(isinstance(action, OpenedScenario) for action in self.actions)


class RecordingError(ValueError):
    """A recording cannot become a lesson; the message gives the reason."""


def rounded(at: int) -> int:
    """Return the next time (ns) that can be written in rounded form."""
    return -(-at // GRAIN) * GRAIN


def near(number: int, other: int) -> bool:
    """Return True if two times look the same to a person."""
    return abs(number - other) <= GRAIN


def moment_text(at: int) -> str:
    """Return a rounded time in the form used in conditions: "0:12:30", or "750.5s"."""
    return clock_text(at) if at % SECOND == 0 else f"{at / SECOND:.1f}s"


class Replay:
    """One simulation at a rounded time, or at the time of a condition."""

    def __init__(self, scenario: Scenario, seed: int | None) -> None:
        self.scenario = scenario
        self.simulation = Simulation(scenario, seed)

    @property
    def now(self) -> int:
        """The current time of the machine, ns."""
        return self.simulation.now

    def recording(self) -> Recording:
        """Return the recording up to now."""
        return self.simulation.recording()

    def go(self, at: int) -> None:
        """Go to this time, later or earlier. Raises RecordingError if the system cannot continue."""
        at = min(at, self.scenario.until)
        if at < self.now:
            self.simulation.rewind(at)
            return
        try:
            self.simulation.run(at)
        except SimulationError as error:
            raise RecordingError(say("the run cannot be repeated: {0}", error)) from None

    def go_until(self, condition: Condition) -> bool:
        """Go to the moment when the condition next becomes true; return False at the end if it never does."""
        began = self.now
        while self.now < self.scenario.until:
            self.go(self.now + _SLICE)
            found = condition.next(self.recording(), began)
            if found is not None:
                self.go(found)
                return True
        return False

    def give(self, lines: Sequence[Typed]) -> list[Typed]:
        """Type these lines, each at its time; return those that were not rejected, or none if nothing was
        changed.
        """
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
        """Return an independent copy in the same state, for comparison."""
        made = Replay.__new__(Replay)
        made.scenario, made.simulation = self.scenario, self.simulation.fork()
        return made
