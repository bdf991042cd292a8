"""Times and time ranges of a scenario, by time or name, and the phases of a run to the extent that they have
run.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.units import clock_text
from engine.language import say
from engine.measures.selectors import UnknownName
from engine.recording.recorder import Recording
from engine.scenario.files.error import nearest
from engine.scenario.files.quantities import TIME_HINT, to_time
from engine.scenario.scenario import Scenario


@dataclass(frozen=True)
class Period:
    """The part of a phase that has run, in ns, and the time at which pages are counted."""

    id: str
    title: str
    start: int
    end: int
    counted_at: int
    counted: str  # that moment in words


def periods(recording: Recording) -> list[Period]:
    """Return the phases that have begun; the whole run if the scenario has no phases."""
    scenario: Scenario = recording.scenario
    spans = [(phase.id, phase.title, phase.start, min(phase.end, recording.now)) for phase in scenario.phases]
    spans = spans or [("run", say("Whole run"), 0, recording.now)]
    return [Period(*span, *_moment(scenario, span[2], span[3])) for span in spans if span[2] < span[3]]


def _moment(scenario: Scenario, start: int, end: int) -> tuple[int, str]:
    """Return the time at which pages are counted: the mark in the phase, as in the study, otherwise its
    end.
    """
    for mark in scenario.marks:
        if start < mark.at <= end:
            return mark.at, f"{mark.title}, {clock_text(mark.at)}"
    return end, say("end, {0}", clock_text(end))


def moment(scenario: Scenario, text: str) -> tuple[int, int]:
    """Return (start, end) in ns of a phase, or the same time twice for a mark or a time. Raises UnknownName.

    The caller checks whether the time lies within the scenario.
    """
    names = named_moments(scenario)
    if text in names:
        return names[text]
    try:
        at = to_time(0 if text == "0" else text)
    except ValueError:
        wanted = _wanted(", ".join(names))
        raise UnknownName(text, wanted, nearest(text, names)) from None
    return at, at


def _wanted(listed: str) -> str:
    hint = say(TIME_HINT)
    return say("expected {0}, or one of {1}", hint, listed) if listed else say("expected {0}", hint)


def named_moments(scenario: Scenario) -> dict[str, tuple[int, int]]:
    """Return the start and end of all phases and marks by id, in ns."""
    names = {phase.id: (phase.start, phase.end) for phase in scenario.phases}
    return names | {mark.id: (mark.at, mark.at) for mark in scenario.marks}
