"""The time used by a class against the plan, and the key moments of the run, with the trainer's bookmarks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import monotonic

from app.language import scenario_text
from app.run.markers import Markers
from engine.kernel.units import clock_text
from engine.scenario.scenario import Scenario
from lessons.format.lesson import Lesson
from lessons.format.moments import UnknownMoment, fixed_time


class ClassClock:
    """Counts seconds from its first start and can be paused. `minutes`: planned for each step."""

    def __init__(self, minutes: Sequence[float], clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._planned = [60 * minute for minute in minutes]
        self._spent = [0.0] * len(self._planned)
        self._place = 0
        self._since: float | None = None  # None while it is paused

    @property
    def running(self) -> bool:
        """True unless it is paused."""
        return self._since is not None

    def start(self) -> None:
        """Start or resume counting."""
        if self._since is None:
            self._since = self._clock()

    def pause(self) -> None:
        """Stop counting."""
        self._count()
        self._since = None

    def go(self, place: int) -> None:
        """Count for another step from now on."""
        self._count()
        self._place = place

    def _count(self) -> None:
        if self._since is not None:
            now = self._clock()
            self._spent[self._place] += now - self._since
            self._since = now

    def plan_minutes(self, minutes: float) -> None:
        """Distribute a different total over the steps in the same proportions."""
        share = 60 * minutes / self.planned
        self._planned = [value * share for value in self._planned]

    @property
    def planned(self) -> float:
        """Seconds planned for the class."""
        return sum(self._planned)

    @property
    def passed(self) -> float:
        """Seconds since the start, without pauses."""
        self._count()
        return sum(self._spent)

    @property
    def left(self) -> float:
        """Seconds left in the plan; negative when it has been exceeded."""
        return self.planned - self.passed

    @property
    def step(self) -> tuple[float, float]:
        """Seconds spent in this step, and seconds planned for it."""
        self._count()
        return self._spent[self._place], self._planned[self._place]

    @property
    def behind(self) -> float:
        """Seconds by which the class is behind the plan; negative when it is ahead.

        Within a step, the class is on time as long as the step has time left.
        """
        spent, planned = self.step
        return self.passed - sum(self._planned[: self._place]) - min(spent, planned)


def minutes_text(seconds: float) -> str:
    """Return seconds in a form like 12:05, or −0:30."""
    whole = round(abs(seconds))
    return f"{'−' if seconds < -0.5 else ''}{whole // 60}:{whole % 60:02}"


@dataclass(frozen=True)
class KeyMoment:
    """A time (ns) in the run, its title, and whether the trainer set it."""

    at: int
    title: str
    own: bool = False

    @property
    def text(self) -> str:
        """The time and title."""
        return f"{clock_text(self.at)}  {self.title}"


def key_moments(lesson: Lesson, run: str, scenario: Scenario, markers: Markers) -> list[KeyMoment]:
    """Return the moments in time order, without duplicate times; the trainer's own moments take
    precedence.
    """
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
