"""Moments and stretches of a scenario: times, or the names of its phases and marks -> ns."""

from __future__ import annotations

from engine.measures.selectors import UnknownName
from engine.scenario.files.error import nearest
from engine.scenario.files.quantities import TIME_HINT, to_time
from engine.scenario.scenario import Scenario


def moment(scenario: Scenario, text: str) -> tuple[int, int]:
    """Return (start, end) in ns of a phase, or twice the same for a mark or a time. Raises UnknownName.

    Whether the time lies within the scenario is the caller's question.
    """
    names = named_moments(scenario)
    if text in names:
        return names[text]
    try:
        at = to_time(0 if text == "0" else text)
    except ValueError:
        listed = f", or one of {', '.join(names)}" if names else ""
        raise UnknownName(text, f"expected {TIME_HINT}{listed}", nearest(text, names)) from None
    return at, at


def named_moments(scenario: Scenario) -> dict[str, tuple[int, int]]:
    """Start and end of all phases and marks by their ids, ns."""
    names = {phase.id: (phase.start, phase.end) for phase in scenario.phases}
    return names | {mark.id: (mark.at, mark.at) for mark in scenario.marks}
