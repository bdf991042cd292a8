"""The figures that tables and CSV files show for each guest, and the periods of a run."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.units import clock_text
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario

MOST_ROWS = 40  # guests in a table; more are shown group by group


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
    """The phases that have begun; the whole run when the scenario names none."""
    scenario: Scenario = recording.scenario
    spans = [(phase.id, phase.title, phase.start, min(phase.end, recording.now)) for phase in scenario.phases]
    spans = spans or [("run", "Whole run", 0, recording.now)]
    return [Period(*span, *_moment(scenario, span[2], span[3])) for span in spans if span[2] < span[3]]


def _moment(scenario: Scenario, start: int, end: int) -> tuple[int, str]:
    """Pages are counted at the mark within the phase, as the study does, else at its end."""
    for mark in scenario.marks:
        if start < mark.at <= end:
            return mark.at, f"{mark.title}, {clock_text(mark.at)}"
    return end, f"end, {clock_text(end)}"


def rows(scenario: Scenario) -> list[tuple[str, list[int]]]:
    """(label, guests) for each line of a table: the guests, or the groups when there are many."""
    if len(scenario.guests) <= MOST_ROWS:
        return [(guest.label, [guest.index]) for guest in scenario.guests]
    groups: dict[str, list[int]] = {}
    for guest in scenario.guests:
        groups.setdefault(f"{scenario.groups[guest.group].label}*", []).append(guest.index)
    return list(groups.items())
