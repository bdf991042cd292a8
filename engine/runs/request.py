"""A run as requested, and the row with its result."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.kernel.units import clock_text
from engine.language import say
from engine.measures import measures
from engine.measures.moments import moment
from engine.measures.selectors import UnknownName, find_measure, members_of
from engine.recording.snapshots import ONLY_FORWARD
from engine.runs.pool import run_to
from engine.scenario.files.layers import names_file
from engine.scenario.saving import scenario_table
from engine.scenario.scenario import Scenario, ScenarioError, load_scenario
from engine.sim import Simulation, SimulationError

Take = Callable[[Simulation], Any]  # takes what is wanted from a run at its end


class NoFigure(ValueError):
    """A value that a run does not have; the text names the value and the reason."""


@dataclass(frozen=True)
class RunRequest:
    """A run: scenario, settings, seed, end and the requested result.

    scenario: an id, a file, or a loaded scenario. seed None: the scenario's own seed; `place` is added to it.
    until: ns; None: the scenario's end. table: the contents of the file, for workers that cannot read it.
    """

    scenario: str | Scenario
    take: Take
    settings: tuple[str, ...] = ()
    seed: int | None = None
    place: int = 0
    until: int | None = None
    table: Mapping[str, Any] | None = field(default=None, compare=False)

    def loaded(self) -> Scenario:
        """Return the scenario with its settings. Raises ScenarioError."""
        if isinstance(self.scenario, Scenario):
            return self.scenario
        table = None if self.table is None else dict(self.table)
        return load_scenario(self.scenario, self.settings, table)


@dataclass(frozen=True)
class ResultRow:
    """The result of a run: the requested values, or the reason why there are none."""

    taken: Any = None
    error: str = ""


def taken(request: RunRequest) -> Any:
    """Perform a run and return the requested result.

    Raises ScenarioError, SimulationError and the exceptions that `take` raises.
    """
    scenario = request.loaded()
    seed = (scenario.seed if request.seed is None else request.seed) + request.place
    simulation = Simulation(scenario, seed, ONLY_FORWARD)
    run_to(simulation, scenario.until if request.until is None else request.until)
    return request.take(simulation)


def row_of(request: RunRequest) -> ResultRow:
    """Perform a run; if it fails, the row contains its message."""
    try:
        return ResultRow(taken(request))
    except (ScenarioError, SimulationError, NoFigure, UnknownName) as error:
        return ResultRow(error=str(error))


@dataclass(frozen=True)
class RunFigure:
    """A value from a run: a measure over part of the run, for some guests or processors or for all.

    start, end: ns, or the name of a phase or mark; "" for the start and the end of the run.
    """

    name: str
    measure: str
    of: str | None = None
    start: str | int = ""
    end: str | int = ""
    mean: bool = False  # of those whose figure it is, where the measure adds them up

    def value(self, simulation: Simulation) -> float:
        """Return the value of the measure for a run. Raises UnknownName and NoFigure."""
        scenario, measure = simulation.scenario, find_measure(self.measure)
        members = members_of(scenario, measure, self.of)
        start, end = self.span(scenario)
        value = float(measure.value(simulation.recording(), members, start, end))
        if not math.isfinite(value):
            raise NoFigure(
                say("{0}: nothing is recorded from {1} to {2}", self.name, clock_text(start), clock_text(end))
            )
        return value / len(members) if self.mean and not measure.mean else value

    def span(self, scenario: Scenario) -> tuple[int, int]:
        """Return the beginning and end of the time range, ns. Raises UnknownName."""
        first = _moment(scenario, self.start, (0, scenario.until if self.end == "" else 0))
        last = _moment(scenario, self.end, first)
        return first[0], last[1]

    @property
    def unit(self) -> str:
        """The unit of the measure; "" if there is no such measure."""
        return measures()[self.measure].unit if self.measure in measures() else ""


def _moment(scenario: Scenario, text: str | int, usual: tuple[int, int]) -> tuple[int, int]:
    if isinstance(text, int):
        return text, text
    return moment(scenario, text) if text else usual


@dataclass(frozen=True)
class RunResult:
    """Takes several values of a run, by name."""

    figures: tuple[RunFigure, ...]

    def __call__(self, simulation: Simulation) -> dict[str, float]:
        """Return the values. Raises UnknownName and NoFigure."""
        return {figure.name: figure.value(simulation) for figure in self.figures}


def content_of(request: RunRequest) -> Any:
    """Return all values of a run's scenario, with the text of its rule files, or the reason why there are
    none.
    """
    try:
        return scenario_table(request.loaded())
    except ScenarioError as error:
        return str(error)


def key_of(request: RunRequest, sources: str) -> str:
    """Return 32 hex digits that identify a run of a program: equal runs have equal keys, and different
    runs have different keys. The text of a rule file counts, not its name.
    """
    content = request.table if request.table is not None else request.scenario
    if any(map(names_file, request.settings)):
        content = content_of(request)
    parts = [sources, repr(request.take), list(request.settings), request.seed, request.place, request.until]
    text = json.dumps([*parts, content], sort_keys=True, default=str)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
