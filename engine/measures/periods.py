"""The phases of a run, as far as they were run, and the moments at which their pages are counted."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.units import clock_text
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario


@dataclass(frozen=True)
class Period:
    """A phase as far as it was run, ns, and the moment at which pages are counted."""

    id: str
    title: str
    start: int
    end: int
    counted_at: int
    counted: str  # that moment in words


def periods(recording: Recording) -> list[Period]:
    """Return the phases that have begun; the whole run if the scenario names none."""
    scenario: Scenario = recording.scenario
    spans = [(phase.id, phase.title, phase.start, min(phase.end, recording.now)) for phase in scenario.phases]
    spans = spans or [("run", "Whole run", 0, recording.now)]
    return [Period(*span, *_moment(scenario, span[2], span[3])) for span in spans if span[2] < span[3]]


def _moment(scenario: Scenario, start: int, end: int) -> tuple[int, str]:
    """Return the time at which pages count: the mark in the phase, as in the study, else its end."""
    for mark in scenario.marks:
        if start < mark.at <= end:
            return mark.at, f"{mark.title}, {clock_text(mark.at)}"
    return end, f"end, {clock_text(end)}"
