"""Playing a lesson's runs without a window: going to moments and conditions, and carrying out solutions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cp.reply import Reply
from engine.kernel.units import SECOND
from engine.language import say
from engine.scenario.files.quantities import to_time
from engine.sim import Simulation
from lessons.format.folder import MAX_TEXT_BYTES, Folder
from lessons.format.lesson import Lesson
from lessons.format.models import Act, Step
from lessons.format.moments import UnknownMoment, condition, fixed_time
from lessons.format.rule_files import ENDING
from lessons.play.machine_settings import Values, settings_of

SLICE = 20 * SECOND  # simulated time between two looks at a condition
MEMORY = 128 * 2**20  # bytes for the past of each run
DONE = Reply()


class Unreached(Exception):
    """A run ended before it reached a moment or condition; the text says why."""


class LessonRuns:
    """The runs of a lesson for one student, each begun when it is first asked for."""

    def __init__(self, lesson: Lesson, student: str = "") -> None:
        self.lesson, self.student = lesson, student
        self._open: dict[str, Simulation] = {}

    def run(self, name: str) -> Simulation:
        """Return the machine of a run where it stands. Raises LessonError."""
        if name not in self._open:
            seed = self.lesson.seed(name, self.student)
            self._open[name] = Simulation(self.lesson.scenario(name), seed, MEMORY)
        return self._open[name]

    def build(self, name: str, step: Step, values: Values) -> Simulation:
        """Rebuild the machine of a run with these values of a step's dials; it stands at time 0.

        Raises ScenarioError if the values do not fit together.
        """
        return self.make(name, settings_of(step, values))

    def make(self, name: str, settings: Sequence[str]) -> Simulation:
        """Rebuild the machine of a run with settings on top, at time 0. Raises ScenarioError."""
        seed = self.lesson.seed(name, self.student)
        self._open[name] = Simulation(self.lesson.built(name, settings), seed, MEMORY)
        return self._open[name]


def go(simulation: Simulation, text: str, after: int | None = None) -> None:
    """Go to a moment, to where a condition becomes true later than `after` (ns; None = now), or on by "+30s".

    Raises UnknownMoment for a text without a meaning, Unreached if the run ends first.
    """
    if text.startswith("+"):
        _on(simulation, text)
    elif (at := fixed_time(simulation.scenario, text)) is not None:
        simulation.seek(at)
    else:
        _until(simulation, text, simulation.now if after is None else after)


def carry_out(simulation: Simulation, act: Act, folder: Folder | None = None) -> Reply:
    """Carry out one part of a solution and return the reply. `folder` holds its rule files.

    Raises UnknownMoment and Unreached.
    """
    if act.rules is not None and folder is not None:
        name = act.rules.removesuffix(ENDING)
        return simulation.set_rules(act.on or "", name, folder.text(act.rules, MAX_TEXT_BYTES))
    if act.cp is not None:
        return simulation.execute(act.cp, act.userid or "MAINT")
    if act.shell is not None:
        return simulation.shell(act.on or "", act.shell)
    if act.change is not None:
        return simulation.change(act.change)
    go(simulation, act.run or "")
    return DONE


def passing(text: str) -> int:
    """Return the time (ns) in a text like "+30s". Raises UnknownMoment."""
    try:
        return to_time(text.removeprefix("+"))
    except ValueError as error:
        raise UnknownMoment(f'{error}, after "+"') from None


def _on(simulation: Simulation, text: str) -> None:
    at = simulation.now + passing(text)
    if at > simulation.scenario.until:
        raise Unreached(say("{0} is later than the end of {1}", text, simulation.scenario.id))
    simulation.seek(at)


def _until(simulation: Simulation, text: str, after: int) -> None:
    wanted = condition(simulation.scenario, text)
    end = simulation.scenario.until
    while (at := wanted.next(simulation.recording(), after)) is None:
        recording = simulation.recording()
        if recording.now >= end:
            why = wanted.why_not(recording, end)
            raise Unreached(
                say("this is not reached before the end of {0}: {1}", simulation.scenario.id, why)
            )
        simulation.seek(min(recording.now + SLICE, end))
    simulation.seek(at)
