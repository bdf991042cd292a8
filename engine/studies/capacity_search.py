"""The smallest number at which a figure reaches a value: for example, users until the master is full.

One whole number of a scenario ("users": guests.linux.count) is changed from run to run. From the scenario's
own number, doubling steps lead to one number at which the value is not reached and another at which it is;
the search then bisects until the two are neighbors. The figure should therefore grow with the number. It is
the mean over the scenario's last phase; with several seeds, the median is used.
"""

from __future__ import annotations

import re
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.language import with_unit
from engine.measures import measures
from engine.measures.selectors import UnknownName, find_measure, members_of
from engine.runs.pool import Pool, all_answers
from engine.runs.processes import Processes
from engine.runs.request import NoFigure, RunFigure, RunRequest, taken
from engine.scenario.files.error import shown, text_key, value_at
from engine.scenario.files.layers import Layers
from engine.scenario.scenario import Scenario, find_scenario, load_scenario

MASTER = ("processor.busy", "0")  # what "master" means: the share of time that processor 0 is not idle
USERS = "guests.linux.count"  # what "users" means
FULL = 0.995  # of 100%: no share is larger than all, so what rounds to 100% has reached it
MAX_NUMBER = 5000  # the largest number that is tried unless another one is given
_UNTIL = re.compile(r"\s*([a-z][\w.]*)(?:\s+of\s+([^=]{1,40}?))?\s*=\s*(\d+(?:\.\d+)?)\s*(%?)\s*")


class LimitError(ValueError):
    """A search that is impossible or finds nothing; the text is one sentence for the user."""


@dataclass(frozen=True)
class Until:
    """The goal of a search: "master=100%", "system.page_rate=50000", "member.util of SYSTEM02=90%"."""

    text: str
    measure: str  # id
    of: str | None  # whose figure; None: that of the system, or of all
    value: float  # in the measure's unit
    percent: bool  # of each of those whose figure it is

    def reached(self, value: float) -> bool:
        """Return whether a figure reaches the goal; 99.5% reaches 100%."""
        whole = 1.0 if self.percent else 100.0 if measures()[self.measure].unit == "%" else 0.0
        return value >= (FULL * whole if whole and self.value == whole else self.value)

    def shown(self, value: float) -> str:
        """Return a figure with its unit, as in the goal."""
        if self.percent:
            return f"{100 * value:.2f}%"
        return with_unit(f"{value:,.5g}", measures()[self.measure].unit)


@dataclass(frozen=True)
class SearchTrial:
    """A number that was tried, and the figure for each seed."""

    number: int
    values: tuple[float, ...]

    @property
    def value(self) -> float:
        """The median of the figures."""
        return statistics.median(self.values)


@dataclass(frozen=True)
class FoundCapacity:
    """The result, and the trials that led to it."""

    of: str  # the setting
    until: Until
    seeds: tuple[int, ...]
    trials: tuple[SearchTrial, ...]  # as they were made
    below: SearchTrial  # the highest number at which it is not reached
    reached: SearchTrial  # the next one, at which it is


@dataclass(frozen=True)
class CapacitySearch:
    """The setting to search for, the goal and the scenario."""

    scenario_id: str
    settings: tuple[str, ...]
    of: str
    until: Until

    def scenario(self, number: int) -> Scenario:
        """Load the scenario with this number. Raises ScenarioError, and LimitError for an unknown name."""
        scenario = load_scenario(self.scenario_id, (*self.settings, f"{self.of}={number}"))
        try:
            members_of(scenario, measures()[self.until.measure], self.until.of)
        except UnknownName as error:
            raise LimitError(f"{self.until.text}: {error}") from None
        return scenario

    def own(self) -> int | None:
        """Return the number in the scenario; None if the setting is not a number there."""
        layers = Layers(*find_scenario(self.scenario_id))
        for setting in self.settings:
            layers.apply(setting)
        found = value_at(layers.table, text_key(self.of))
        return found if type(found) is int else None

    def span(self, low: int | None, high: int | None) -> tuple[int, int, int]:
        """Return the smallest number, the largest number and the first number to try. Raises LimitError."""
        own = self.own() if low is None or high is None else low
        if own is None:
            raise LimitError(f"{self.of}: the scenario has no whole number there; expected --low and --high")
        low = max(1, own // 8) if low is None else low
        high = max(low + 1, min(MAX_NUMBER, 8 * own)) if high is None else high
        if not 0 <= low < high:
            raise LimitError(f"{self.of}: expected a lower and a higher number, not {low} and {high}")
        return low, high, min(max(low, self.own() or low), high)


def limit(
    scenario_id: str,
    settings: Sequence[str],
    of: str,
    until: str,
    low: int | None = None,
    high: int | None = None,
    seeds: int | Sequence[int] = 1,
    progress: Callable[[SearchTrial], None] = lambda trial: None,
    pool: Pool | None = None,
) -> FoundCapacity:
    """Search from `low` to `high`; call `progress` with each number that was tried.

    `seeds`: the number of seeds, starting from the scenario's own seed, or a list of seeds. A single run runs
    here; several run in the pool, or in separate processes. Raises LimitError, ScenarioError and
    SimulationError.
    """
    asked = CapacitySearch(scenario_id, tuple(settings), setting_of(of), parse_until(until))
    low, high, start = asked.span(low, high)
    first = asked.scenario(low).seed
    asked.scenario(high)
    chosen = tuple(range(first, first + seeds)) if isinstance(seeds, int) else tuple(seeds)
    trials: list[SearchTrial] = []
    several = pool or Processes(len(chosen))

    def attempt(number: int) -> SearchTrial:
        scenario = asked.scenario(number)
        jobs = [(scenario, asked.until, seed) for seed in chosen]
        here = [value_of(*jobs[0])] if len(jobs) == 1 else all_answers(several, value_of, jobs)
        trials.append(SearchTrial(number, tuple(here)))
        progress(trials[-1])
        return trials[-1]

    try:
        below, reached = search(attempt, asked.until, low, high, start)
    finally:
        if pool is None:
            several.close()
    return FoundCapacity(asked.of, asked.until, chosen, tuple(trials), below, reached)


def search(
    attempt: Callable[[int], SearchTrial], until: Until, low: int, high: int, start: int
) -> tuple[SearchTrial, SearchTrial]:
    """Return the trials of two neighboring numbers from `low` to `high`, of which the larger reaches the
    goal. Raises LimitError.
    """
    below, reached = _around(attempt, until, low, high, start)
    while reached.number - below.number > 1:
        trial = attempt((below.number + reached.number) // 2)
        below, reached = (below, trial) if until.reached(trial.value) else (trial, reached)
    return below, reached


def _around(
    attempt: Callable[[int], SearchTrial], until: Until, low: int, high: int, start: int
) -> tuple[SearchTrial, SearchTrial]:
    """Return a number that misses the goal and a number that reaches it, searching outward from `start`."""
    last = attempt(start)
    up = not until.reached(last.value)
    end, step = (high, max(1, start // 16)) if up else (low, -max(1, start // 16))
    while last.number != end:
        trial = attempt(min(high, max(low, last.number + step)))
        if until.reached(trial.value) == up:
            return (last, trial) if up else (trial, last)
        last, step = trial, 2 * step
    said = f"{until.text} is not reached up to {end}" if up else f"{until.text} is already reached at {end}"
    raise LimitError(f"{said}: {until.shown(last.value)} there; expected another range")


def setting_of(text: str) -> str:
    """Return the full setting: "users" is short for the number of Linux guests."""
    return USERS if text.strip() == "users" else text.strip()


def parse_until(text: str) -> Until:
    """Read MEASURE=VALUE; "master" is the master processor's utilization. Raises LimitError."""
    parts = _UNTIL.fullmatch(text)
    if parts is None:
        raise LimitError(f'{shown(text)}: expected MEASURE=VALUE, like "master=100%" or "lock.share=20%"')
    name, of = MASTER if parts[1] == "master" and parts[2] is None else (parts[1], parts[2])
    try:
        unit = find_measure(name).unit
    except UnknownName as error:
        raise LimitError(f"{shown(text)}: {error}") from None
    if parts[4] and unit not in ("", "IFLs", "%"):
        raise LimitError(f"{shown(text)}: {name} is in {unit}; expected a number without %")
    share = bool(parts[4]) and unit != "%"
    return Until(text.strip(), name, of, float(parts[3]) / (100 if share else 1), share)


def value_of(scenario: Scenario, until: Until, seed: int) -> float:
    """Return the mean of the figure over the last phase of a run. Raises SimulationError and LimitError."""
    start, end = measured(scenario)
    figure = RunFigure(until.text, until.measure, until.of, start, end, mean=until.percent)
    try:
        return float(taken(RunRequest(scenario, figure.value, seed=seed, until=end)))
    except NoFigure as error:
        raise LimitError(str(error)) from None


def measured(scenario: Scenario) -> tuple[int, int]:
    """Return the time range over which the figure is taken, ns: the last phase, or the whole run."""
    last = scenario.phases[-1] if scenario.phases else None
    return (last.start, last.end) if last else (0, scenario.until)
