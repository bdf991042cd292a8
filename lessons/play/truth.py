"""The result of a run and the figures that a study published, both in the same shape as the answer."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.measures.selectors import find_measure, members_of
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario
from lessons.format.lesson import Lesson
from lessons.format.models import Option, Step
from lessons.format.moments import condition, first_time, fixed_time

POINTS = 33  # of a curve


def truth(lesson: Lesson, step: Step, recording: Recording) -> Any:
    """Return the run's answer to a step; None if the run has not reached that time.

    Raises UnknownMoment, UnknownName or IndexError for names that the scenario does not have: `lesson check`
    finds these before a student does.
    """
    takes = {"number": figure, "order": _order, "bars": _bars, "curve": _curve, "choice": option_truth}
    return takes[step.form](step, recording) if step.form in takes else None


def published(lesson: Lesson, step: Step) -> Any:
    """Return the published figures to which the step refers; None if there are no such figures. Raises
    LedgerError.
    """
    if step.fact:
        return lesson.fact(step.fact).value
    if step.form == "series":
        return {point: lesson.fact(fact).value for point, fact in step.facts.items()} or None
    bars: dict[str, dict[str, float]] = {}
    for name, fact in step.facts.items():
        item, _, place = name.rpartition(".")
        bars.setdefault(item, {})[place] = lesson.fact(fact).value
    return bars or None


def option_truth(step: Step, recording: Recording | None) -> str | None:
    """Return the id of the right option: the option that is right according to the run, or the option marked
    as right.
    """
    held = holding(step, recording) if any(option.decided for option in step.options) else None
    if held is None:
        return next((option.id for option in step.options if option.right and not option.decided), None)
    return held[0].id if held else None


def holding(step: Step, recording: Recording | None) -> list[Option] | None:
    """Return the options that are right according to the run; None if the run has not reached that time."""
    if recording is None:
        return None
    if step.measure:
        return _measured(step, recording)
    at = first_time(recording, step.at_time or "")
    if at is None:
        return None
    scenario = recording.scenario
    return [
        option
        for option in step.options
        if option.when and condition(scenario, option.when).holds(recording, at)
    ]


def _measured(step: Step, recording: Recording) -> list[Option] | None:
    """Return the options whose bounds contain the value; without bounds, those with the largest value."""
    if (span := span_of(step, recording)) is None:
        return None
    values = [_value(recording, step.measure, option.of or step.of, span) for option in step.options]
    known = [value * step.scale for value in values if value is not None]
    if len(known) < len(values):
        return None
    most = max(known)
    return [
        option
        for option, value in zip(step.options, known, strict=True)
        if (_within(option, value) if option.bounded else value == most)
    ]


def _within(option: Option, value: float) -> bool:
    low = option.above is None or value >= option.above
    return low and (option.below is None or value < option.below)


def stretch(scenario: Scenario, step: Step) -> tuple[int, int] | None:
    """Return the start and end (ns) of a curve's axis; None if a condition decides them."""
    start = fixed_time(scenario, step.from_time or "")
    end = fixed_time(scenario, step.to_time or "", end=True)
    return None if start is None or end is None else (start, end)


def curve_times(start: int, end: int) -> list[int]:
    """Return the times (ns) at which curves are compared."""
    return [int(at) for at in np.linspace(start, end, POINTS).round()]


def span_of(step: Step, recording: Recording) -> tuple[int, int] | None:
    """Return the start and end (ns), equal for a moment; None if the run has not reached that time."""
    if step.at_time is not None:
        at = first_time(recording, step.at_time)
        return None if at is None else (at, at)
    start, end = (
        first_time(recording, step.from_time or ""),
        first_time(recording, step.to_time or "", end=True),
    )
    return None if start is None or end is None or end < start else (start, end)


def _value(recording: Recording, name: str, of: str | None, span: tuple[int, int]) -> float | None:
    measure = find_measure(name)
    value = measure.value(recording, members_of(recording.scenario, measure, of), *span)
    return value if math.isfinite(value) else None


def figure(step: Step, recording: Recording) -> float | None:
    """Return the value requested by a number or one point of a series, in the shown unit."""
    span = span_of(step, recording)
    value = None if span is None else _value(recording, step.measure, step.of, span)
    return None if value is None else value * step.scale


def passed(step: Step, recording: Recording) -> bool:
    """Return True if the run has passed the time that a prediction is about: its moment, or its start."""
    text = step.at_time or step.from_time
    at = None if text is None or step.sweep else first_time(recording, text)
    if at is None:
        return False
    return recording.at > at or (step.at_time is not None and recording.at == at > 0)


def _order(step: Step, recording: Recording) -> list[str] | None:
    span = span_of(step, recording)
    if span is None:
        return None
    values = {item.id: _value(recording, step.measure, item.of or item.id, span) for item in step.items}
    known = {id: value for id, value in values.items() if value is not None}
    return sorted(known, key=lambda id: -known[id]) if len(known) == len(values) else None


def _bars(step: Step, recording: Recording) -> dict[str, dict[str, float | None]] | None:
    span = span_of(step, recording)
    if span is None:
        return None
    bars: dict[str, dict[str, float | None]] = {}
    for item in step.items:
        of = item.of or item.id
        bars[item.id] = {str(place): _value(recording, f"guest.{place}", of, span) for place in step.places}
    return bars


def _curve(step: Step, recording: Recording) -> list[list[float]] | None:
    span = span_of(step, recording)
    if span is None:
        return None
    measure = find_measure(step.measure)
    members = members_of(recording.scenario, measure, step.of)
    times = curve_times(*span)
    values = measure.values(recording, members, _edges(times)) * step.scale
    return [[at, float(value)] for at, value in zip(times, values, strict=True) if math.isfinite(value)]


def _edges(times: Sequence[int]) -> list[int]:
    """Return the boundaries halfway between the times: each point is the mean around it."""
    middles = [(a + b) // 2 for a, b in zip(times, times[1:], strict=False)]
    return [times[0], *middles, times[-1]]
