"""Key moments of the run that is open: of steps, of the scenario, and the trainer's own bookmarks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.language import scenario_text
from app.run.markers import Markers
from engine.kernel.units import clock_text
from engine.scenario.scenario import Scenario
from lessons.format.lesson import Lesson
from lessons.format.moments import UnknownMoment, fixed_time


@dataclass(frozen=True)
class KeyMoment:
    """A time (ns) of the run, its title, and whether the trainer has set it."""

    at: int
    title: str
    own: bool = False

    @property
    def text(self) -> str:
        """Time and title."""
        return f"{clock_text(self.at)}  {self.title}"


def key_moments(lesson: Lesson, run: str, scenario: Scenario, markers: Markers) -> list[KeyMoment]:
    """Return the moments in order of time, each time once; the trainer's own come before others."""
    found = [KeyMoment(marker.at, marker.title, own=True) for marker in markers.all]
    found += _of_steps(lesson, run, scenario)
    found += [KeyMoment(mark.at, scenario_text(mark.title)) for mark in scenario.marks]
    found += [KeyMoment(phase.start, scenario_text(phase.title)) for phase in scenario.phases]
    first: dict[int, KeyMoment] = {}
    for moment in found:
        if 0 <= moment.at <= scenario.until:
            first.setdefault(moment.at, moment)
    return sorted(first.values(), key=lambda moment: moment.at)


def _of_steps(lesson: Lesson, run: str, scenario: Scenario) -> Iterator[KeyMoment]:
    """Yield the fixed times at which steps of this run begin and end."""
    for place, step in enumerate(lesson.steps):
        if lesson.run_of(place) != run:
            continue
        for text in (step.at, step.until, step.at_time):
            at = _time(scenario, text)
            if at is not None:
                yield KeyMoment(at, f"{place + 1}. {step.title}")


def _time(scenario: Scenario, text: str | None) -> int | None:
    if not text or text.startswith("+"):
        return None
    try:
        return fixed_time(scenario, text)
    except UnknownMoment:
        return None
