"""Plays a lesson with all its solutions, without a window, and checks that its steps work as stated."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Any

from engine.scenario.files.error import Key, ScenarioError
from engine.sim import Simulation, SimulationError
from lessons.format.fields import STUDENT
from lessons.format.lesson import Lesson
from lessons.format.models import ASKS, MAKES, Goal, Step
from lessons.grading.grade import UNTOUCHED, figures_of
from lessons.grading.submission import SubmissionError, reference
from lessons.play.goals import GoalState, goal_state, reached
from lessons.play.judging import figure_text, judge, unit_of
from lessons.play.machine import LessonRuns, NoSweepFigure, Unreached, carry_out, go, play_point, series
from lessons.play.machine_settings import act_settings
from lessons.play.truth import holding, passed, truth
from lessons.proof.finding import LessonFinding, at_key
from lessons.proof.ways import NUMBERS, LessonWays

_NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")


def rehearse(lesson: Lesson, student: str = "", own: bool = False) -> Iterator[LessonFinding]:
    """Yield the errors for this student; the names in the lesson must have been checked.

    `own`: play only runs with the student's own seed; the others are the same for everyone.
    """
    rehearsal = _Rehearsal(lesson, student)
    found = list(rehearsal.findings(own))
    yield from found
    if lesson.figures and not found and not own:
        yield from rehearsal.worth()


class _Rehearsal:
    def __init__(self, lesson: Lesson, student: str) -> None:
        self.lesson = lesson
        self.machines = LessonRuns(lesson, student)
        self.ways = LessonWays(lesson, self.machines)
        self.swept: dict[str, dict[str, dict[str, float]]] = {}

    def findings(self, own: bool) -> Iterator[LessonFinding]:
        for name, sweep in self.lesson.sweeps.items():
            if not own or self.lesson.runs[sweep.run].seed == STUDENT:
                yield from self._sweep(name)
        for place, step in enumerate(self.lesson.steps):
            run = self.lesson.run_of(place)
            if not run or (own and self.lesson.runs[run].seed != STUDENT):
                continue
            try:
                yield from self._step(step, ("steps", place), self.machines.run(run))
            except SimulationError as error:
                yield self._finding(("steps", place), f"the run cannot continue: {error}", run)
                return

    def _sweep(self, name: str) -> Iterator[LessonFinding]:
        """Simulate each point; check that its figures are between the minimum and the maximum."""
        found = {}
        for number, point in enumerate(self.lesson.sweeps[name].points):
            key: Key = ("sweeps", name, "points", number)
            try:
                found[point.id] = play_point(self.lesson, name, point.id, self.machines.student)
            except (NoSweepFigure, ScenarioError, SimulationError) as error:
                yield at_key(self.lesson, key, str(error))
                return
        self.swept[name] = found
        for step in self.lesson.asked_of(name):
            for point_id, value in (series(self.lesson, step, found) or {}).items():
                if not step.least <= value <= step.most:
                    where: Key = ("steps", self.lesson.index(step.id), "most")
                    text = f"point {point_id} has {value:,.6g}, which is not between least and most"
                    yield at_key(self.lesson, where, text)
                if problem := unlike(self.lesson, step, value):
                    where = ("steps", self.lesson.index(step.id), "worked")
                    yield at_key(self.lesson, where, f"at point {point_id} {problem}")

    def worth(self) -> Iterator[LessonFinding]:
        """Yield the figures for which the lesson's own solution is not better than the untouched run."""
        try:
            own = reference(self.lesson)
        except SubmissionError:
            return  # reported already
        for run in dict.fromkeys(figure.run for figure in self.lesson.figures):
            figures = [(n, figure) for n, figure in enumerate(self.lesson.figures) if figure.run == run]
            folder, seed = str(self.lesson.folder.path), self.lesson.seed(run, self.machines.student)
            was, right = (
                figures_of(folder, run, submission.part(self.lesson, run), seed)
                for submission in (UNTOUCHED, own)
            )
            for (number, figure), before, after in zip(figures, was, right, strict=True):
                way = after - before if figure.better == "more" else before - after
                if math.isnan(after) or way <= 0:
                    text = f"the solution is not better: {after:,.6g} after {before:,.6g} untouched"
                    yield self._finding(("figures", number, "better"), text, run)

    def _finding(self, key: Key, text: str, run: str) -> LessonFinding:
        return at_key(self.lesson, key, f"{text} (run {run}, seed {self.machines.run(run).seed})")

    def _step(self, step: Step, key: Key, machine: Simulation) -> Iterator[LessonFinding]:
        run = self.lesson.run_of(int(key[1]))
        problems = self._problems(step, key, machine)
        yield from (self._finding(where, text, run) for where, text in problems)

    def _problems(self, step: Step, key: Key, machine: Simulation) -> Iterator[tuple[Key, str]]:
        """Yield each error with its key."""
        try:
            if step.at is not None:
                place: Key = (*key, "at")
                go(machine, step.at, after=-1)
            if step.until:
                place = (*key, "until")
                go(machine, step.until)
        except Unreached as error:
            yield place, str(error)
            return
        if step.kind == "predict" and not step.sweep and passed(step, machine.recording()):
            yield key, "the run has already passed what this step asks about; ask before the run goes there"
        if step.form in NUMBERS:
            self.ways.ask(step)
        if step.kind == "compare":
            yield from self._compared(step, machine)
        if step.kind in ASKS and any(option.decided for option in step.options):
            yield from _options(step, key, machine)
        if step.kind == "do":
            yield from self._done(step, key, machine)

    def _compared(self, step: Step, machine: Simulation) -> Iterator[tuple[Key, str]]:
        """Check a question at the step that shows its answer."""
        asked = self.lesson.asked_by(step)
        key: Key = ("steps", self.lesson.index(asked.id))
        recording = machine.recording()
        if asked.form == "series":
            if found := series(self.lesson, asked, self.swept.get(asked.sweep, {})):
                yield from self._ways(asked, found)
            return
        if asked.form == "choice" and any(option.decided for option in asked.options):
            yield from _options(asked, key, machine)
            return
        found = truth(self.lesson, asked, recording)
        if found is None:
            yield key, f"the run has not reached it when step {step.id} compares the prediction"
            return
        for value in _numbers(asked, found):
            if value is None:
                yield key, "the run lacks a figure for part of the question"
            elif not asked.least <= value <= asked.most:
                yield (*key, "most"), f"the run shows {value:,.6g}, which is not between least and most"
                return
        if asked.form == "number" and (problem := unlike(self.lesson, asked, found)):
            yield (*key, "worked"), problem
        if asked.form == "number":
            yield from self._ways(asked, found)

    def _ways(self, asked: Step, found: Any) -> Iterator[tuple[Key, str]]:
        key: Key = ("steps", self.lesson.index(asked.id))
        for name, problem in self.ways.judge(asked, found):
            yield (*key, *name), problem

    def _done(self, step: Step, key: Key, machine: Simulation) -> Iterator[tuple[Key, str]]:
        began, idle = machine.now, machine.fork()
        yield from self._too_early(step, key, machine)
        for number, act in enumerate(step.solution):
            where = (*key, "solution", number)
            if act.tool in MAKES:
                made = act_settings(self.lesson, step, act)
                machine = self.machines.make(self.lesson.run_of(int(key[1])), made)
                continue
            try:
                reply = carry_out(machine, act, self.lesson.folder)
            except Unreached as error:
                yield where, str(error)
                return
            if reply.number:
                yield where, f"the answer is: {' / '.join(reply.lines)[:300]}"
        for number, state in enumerate(self._goals(step, machine, began)):
            if not state.holds:
                yield (*key, "goals", number), f"the goal does not hold after the solution: {state.why_not}"
        if any(act.tool != "run" for act in step.solution) and machine.now > began:
            idle.seek(machine.now)
            if reached(self._goals(step, idle, began)):
                yield (*key, "goals"), "all goals are also reached in the same time without any action"

    def _too_early(self, step: Step, key: Key, machine: Simulation) -> Iterator[tuple[Key, str]]:
        """Yield goals that hold at the start, and goals to be kept that do not."""
        for number, goal in enumerate(step.goals):
            state = self._before(step, goal, machine)
            if state.holds and not goal.keep:
                yield (*key, "goals", number), "the goal already holds at the start of its step"
            elif goal.keep and not state.holds:
                why = f"the goal does not hold at the start of its step: {state.why_not}"
                yield (*key, "goals", number), why

    def _before(self, step: Step, goal: Goal, machine: Simulation) -> GoalState:
        """Return a goal at the start of its step, counting the time before the step as part of its
        duration.
        """
        alone = step.model_copy(update={"goals": (goal,), "within": None})
        return self._goals(alone, machine, max(0, machine.now - (goal.held or 0)))[0]

    def _goals(self, step: Step, machine: Simulation, began: int) -> list[GoalState]:
        return goal_state(self.lesson, step, machine.recording(), began)


def _options(step: Step, key: Key, machine: Simulation) -> Iterator[tuple[Key, str]]:
    recording = machine.recording()
    held = holding(step, recording)
    if held is None:
        yield key, "the run ends before the options are evaluated"
        return
    right = [option.id for option in held]
    if len(right) != 1:
        told = f"those of {', '.join(right)} hold" if right else "none holds"
        yield (*key, "options"), f"expected one option that the run decides for: {told}"
    for number, option in enumerate(step.options):
        if option.decided and option.right is not None and option.right != (option.id in right):
            holds = "holds" if option.id in right else "does not hold"
            hint = f"`when` {holds}" if option.when else f"what it measures {holds}"
            yield (*key, "options", number), f"{hint}, contrary to right, at {step.at_time or step.from_time}"


def _numbers(step: Step, value: Any) -> list[float | None]:
    """Return the figures in a truth that have to be between least and most."""
    if step.form == "number":
        return [value]
    if step.form == "bars" and value:
        return [pages for bar in value.values() for pages in bar.values()]
    return [point[1] for point in value or ()] if step.form == "curve" else []


def unlike(lesson: Lesson, step: Step, found: float) -> str | None:
    """Return the error in the worked solution of a number or a point; None if a number is close enough.

    found: the run's result, in the unit of the step.
    """
    alone = step.model_copy(update={"form": "number"})
    if not step.worked or any(judge(alone, number, found).right for number in _numbers_in(step.worked)):
        return None
    said = figure_text(found, unit_of(step))
    return f"the run shows {said}; expected a number near it in the worked solution"


def _numbers_in(text: str) -> list[float]:
    return [float(item.replace(",", "")) for item in _NUMBER.findall(text)]
