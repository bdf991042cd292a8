"""Times at which the moments and conditions to which a lesson refers occur in a run."""

from __future__ import annotations

from engine.conditions.condition import Condition, parse_condition
from engine.conditions.reader import ConditionError
from engine.kernel.units import clock_text
from engine.language import say
from engine.measures.moments import moment
from engine.measures.selectors import UnknownName
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario


class UnknownMoment(ValueError):
    """A moment or a condition that is unknown in a scenario; the text is for the user."""


def fixed_time(scenario: Scenario, text: str, end: bool = False) -> int | None:
    """Return the time (ns) if the text is a moment or a phase (its start, or its end); None for a condition.

    Raises UnknownMoment for a moment after the scenario's end.
    """
    try:
        at = moment(scenario, text)[end]
    except UnknownName:
        return None
    if at > scenario.until:
        last = clock_text(scenario.until)
        raise UnknownMoment(say("expected a moment up to {0}, the end of {1}", last, scenario.id))
    return at


def condition(scenario: Scenario, text: str) -> Condition:
    """Return the condition that a text denotes. Raises UnknownMoment."""
    try:
        return parse_condition(text, scenario)
    except ConditionError as error:
        raise UnknownMoment(str(error)) from None


def first_time(recording: Recording, text: str, end: bool = False) -> int | None:
    """Return the time (ns) of a moment, or the first time a condition holds.

    Return None if the run has not reached it. Raises UnknownMoment.
    """
    at = fixed_time(recording.scenario, text, end)
    if at is not None:
        return at if at <= recording.now else None
    return condition(recording.scenario, text).next(recording, -1)
