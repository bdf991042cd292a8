"""The goals of a step: whether they are reached, and if not, why."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass

from engine.conditions.condition import Condition
from engine.conditions.logic import Lasting
from engine.kernel.units import clock_text
from engine.language import say, title_said
from engine.measures import measures
from engine.measures.selectors import find_measure, members_of
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario
from lessons.format.lesson import Lesson
from lessons.format.models import Goal, Step
from lessons.format.moments import condition

_MEASURE = re.compile(r"\b([a-z]+\.[a-z0-9_]+)( of ([^:;<>=]+?)(?=:|;| [<>=]|$))?")


@dataclass(frozen=True)
class GoalState:
    """The state of a goal at a moment. why_not: "" if it holds; value: the value of its measure, None if it
    has no measure.
    """

    text: str
    holds: bool
    why_not: str
    value: float | None = None
    bonus: bool = False


def reached(states: Sequence[GoalState]) -> bool:
    """Return True if all goals hold, except for bonus goals."""
    return all(state.holds or state.bonus for state in states)


def goal_state(
    lesson: Lesson, step: Step, recording: Recording, began: int, at: int | None = None
) -> list[GoalState]:
    """Return the states of the goals of a step that began at `began`, at `at` (ns; None = the end of the
    recording).

    Log entries from before the step do not count.
    """
    at = recording.at if at is None else at
    late = step.within is not None and at - began > step.within
    if late and step.within is not None:
        why = say("time is up: {0} since {1}", clock_text(step.within), clock_text(began))
        return [
            GoalState(goal.text, False, why, value(goal, recording, at), goal.bonus) for goal in step.goals
        ]
    return [_state(goal, recording, began, at) for goal in step.goals]


def goal_text(goal: Goal) -> str:
    """Return a goal as the text of a condition."""
    if goal.condition is not None:
        return goal.condition
    whose = f"{goal.measure} of {goal.of}" if goal.of else f"{goal.measure}"
    bounds = [(">", goal.above), ("<", goal.below)]
    return " and ".join(f"{whose} {sign} {limit:.9f}" for sign, limit in bounds if limit is not None)


def goal_condition(scenario: Scenario, goal: Goal) -> Condition:
    """Return the condition of a goal, without its duration. Raises UnknownMoment."""
    return condition(scenario, goal_text(goal))


def value(goal: Goal, recording: Recording, at: int) -> float | None:
    """Return the value of a goal's measure at a time (ns)."""
    if goal.measure is None:
        return None
    measure = find_measure(goal.measure)
    members = members_of(recording.scenario, measure, goal.of)
    found = measure.value(recording, members, at, at)
    return found if math.isfinite(found) else None


def _state(goal: Goal, recording: Recording, began: int, at: int) -> GoalState:
    wanted = goal_condition(recording.scenario, goal)
    if goal.keep:
        holds = Condition(Lasting(wanted.node, at - began)).holds(recording, at, began)
        why = (
            "" if holds else wanted.why_not(recording, at, began) or say("it was not true for the whole time")
        )
    else:
        lasting = Condition(Lasting(wanted.node, goal.held)) if goal.held else wanted
        holds = lasting.holds(recording, at, began) and (not goal.held or at - began >= goal.held)
        why = "" if holds else lasting.why_not(recording, at, began) or say("not yet long enough")
    return GoalState(goal.text, holds, in_words(why), value(goal, recording, at), goal.bonus)


def in_words(why: str) -> str:
    """Replace the ids of measures in a reason with their titles: `load.tps of ME` becomes "load (ME)"."""
    return _MEASURE.sub(_titled, why)


def _titled(found: re.Match[str]) -> str:
    measure = measures().get(found[1])
    if measure is None:
        return found[0]
    title = title_said(measure.title)
    return f"{title} ({found[3]})" if found[3] else title
