"""Playing a lesson's runs without a window: going to moments, carrying out solutions, running sweeps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.cp.reply import Reply
from engine.kernel.units import SECOND
from engine.language import say
from engine.recording.recorder import Recording
from engine.scenario.files.quantities import to_time
from engine.sim import Simulation
from lessons.format.folder import ENDING, MAX_TEXT_BYTES, Folder
from lessons.format.lesson import Lesson
from lessons.format.models import Act, Step
from lessons.format.moments import UnknownMoment, condition, fixed_time
from lessons.play.machine_settings import Values, settings_of
from lessons.play.truth import figure

SLICE = 20 * SECOND  # simulated time between two checks of a condition
MEMORY = 128 * 2**20  # bytes for the history of each run
DONE = Reply()
Results = Mapping[str, Mapping[str, float]]  # point -> step -> value


class Unreached(Exception):
    """A run ended before it reached a moment or condition; the text gives the reason."""


class LessonRuns:
    """The runs of a lesson for one student; each begins when it is first requested."""

    def __init__(self, lesson: Lesson, student: str = "") -> None:
        self.lesson, self.student = lesson, student
        self._open: dict[str, Simulation] = {}

    def run(self, name: str) -> Simulation:
        """Return the machine of a run at its current position. Raises LessonError."""
        if name not in self._open:
            seed = self.lesson.seed(name, self.student)
            self._open[name] = Simulation(self.lesson.scenario(name), seed, MEMORY)
        return self._open[name]

    def opened(self, name: str) -> bool:
        """Return True if the machine of a run has been requested."""
        return name in self._open

    def build(self, name: str, step: Step, values: Values) -> Simulation:
        """Rebuild the machine of a run at time 0 with these values of a step's dials.

        Raises ScenarioError if the values do not fit together.
        """
        return self.make(name, settings_of(step, values))

    def make(self, name: str, settings: Sequence[str]) -> Simulation:
        """Rebuild the machine of a run with additional settings, at time 0. Raises ScenarioError."""
        seed = self.lesson.seed(name, self.student)
        self._open[name] = Simulation(self.lesson.built(name, settings), seed, MEMORY)
        return self._open[name]


def go(simulation: Simulation, text: str, after: int | None = None) -> None:
    """Go to a moment, to the time at which a condition becomes true later than `after` (ns; None = now), or
    forward by "+30s".

    Raises UnknownMoment for a text that cannot be understood, Unreached if the run ends first.
    """
    if text.startswith("+"):
        _on(simulation, text)
    elif (at := fixed_time(simulation.scenario, text)) is not None:
        simulation.seek(at)
    else:
        _until(simulation, text, simulation.now if after is None else after)


def carry_out(simulation: Simulation, act: Act, folder: Folder | None = None) -> Reply:
    """Carry out one part of a solution and return the response. `folder` contains its rule files.

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
            raise Unreached(say("the end of {0} comes first: {1}", simulation.scenario.id, why))
        simulation.seek(min(recording.now + SLICE, end))
    simulation.seek(at)


class NoSweepFigure(Exception):
    """A run ended before the value of a step was known; the text identifies the value."""


def play_point(lesson: Lesson, sweep: str, point: str, student: str = "") -> dict[str, float]:
    """Simulate one point of a sweep; return the value of each step that asks about the sweep.

    Raises ScenarioError for settings that do not fit, SimulationError, and NoFigure.
    """
    base = lesson.sweeps[sweep].run
    settings = next(item.settings for item in lesson.sweeps[sweep].points if item.id == point)
    simulation = Simulation(lesson.built(base, settings), lesson.seed(base, student), MEMORY)
    asked = lesson.asked_of(sweep)
    while missing := [step.id for step in asked if figure(step, simulation.recording()) is None]:
        if simulation.now >= simulation.scenario.until:
            raise NoSweepFigure(say("the run at point {0} has no value for {1}", point, ", ".join(missing)))
        simulation.seek(min(simulation.now + SLICE, simulation.scenario.until))
    return _figures(asked, simulation.recording())


def _figures(asked: list[Step], recording: Recording) -> dict[str, float]:
    found = {step.id: figure(step, recording) for step in asked}
    return {id: value for id, value in found.items() if value is not None}


def series(lesson: Lesson, step: Step, results: Results) -> dict[str, float] | None:
    """Return the values of a step by point; None until all points have been simulated."""
    points = [point.id for point in lesson.sweeps[step.sweep].points]
    known = {id: results[id][step.id] for id in points if step.id in results.get(id, {})}
    return known if len(known) == len(points) else None
