"""An experiment read from its file and checked, with its axes, points and runs."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from engine.experiments.axis import ParameterAxis, Value, axis
from engine.experiments.bounds import bounds_of
from engine.experiments.designs import DesignError, Point, points_of
from engine.experiments.model import MAX_RUNS, ExperimentTable, FigureTable, ParameterTable
from engine.language import one_line, say
from engine.measures.selectors import UnknownName, find_measure, members_of
from engine.runs.request import RunFigure, RunRequest, RunResult
from engine.scenario.files.catalog import catalog
from engine.scenario.files.error import ScenarioError, nearest
from engine.scenario.files.layers import Layers
from engine.scenario.files.model_errors import wrong_text
from engine.scenario.files.toml_input import read_toml
from engine.scenario.scenario import Scenario, find_scenario, load_scenario

POINT, SEED, ERROR, KEY = "point", "seed", "error", "key"  # columns beside those of the experiment
RESERVED = (POINT, SEED, ERROR, KEY)


class ExperimentError(ValueError):
    """An experiment that cannot be created; the text names the key and what was expected."""

    def __init__(self, text: str) -> None:
        super().__init__(one_line(text))


@dataclass(frozen=True)
class PlannedRun:
    """A run of an experiment: the number of its point, the point, its seed, and the request."""

    point: int
    values: Point
    seed: int
    request: RunRequest


@dataclass(frozen=True)
class Experiment:
    """A table that has been checked, with values derived from it. folder: the location of its own files."""

    table: ExperimentTable
    folder: Path
    scenario: Scenario  # with the settings, before any parameter is varied
    layers: Mapping[str, Any]  # the same as a table, for workers that cannot read the file
    axes: tuple[ParameterAxis, ...]
    figures: tuple[RunFigure, ...]

    @property
    def title(self) -> str:
        """The experiment's title, or that of the scenario."""
        return self.table.title or self.scenario.title

    @property
    def seeds(self) -> range:
        """The seeds of each point."""
        first = self.scenario.seed if self.table.first_seed is None else self.table.first_seed
        return range(first, first + self.table.seeds)

    @property
    def units(self) -> dict[str, str]:
        """The unit of each axis and figure, by name; "" if it has none."""
        axes = {parameter_axis.name: parameter_axis.unit for parameter_axis in self.axes}
        return axes | {figure.name: figure.unit for figure in self.figures}

    def points(self) -> list[Point]:
        """Return the points of the design. Raises ExperimentError."""
        design = self.table.design
        try:
            found = points_of(design.kind, self.axes, design.points, design.seed)
        except DesignError as error:
            raise ExperimentError(f"design: {error}") from None
        if len(found) * self.table.seeds > MAX_RUNS:
            raise ExperimentError(
                say("{0:,} runs: expected at most {1:,}", len(found) * self.table.seeds, MAX_RUNS)
            )
        return found

    def runs(self) -> list[PlannedRun]:
        """Return all runs, point by point. Raises ExperimentError."""
        return [run for number, point in enumerate(self.points()) for run in self.of_point(point, number)]

    def of_point(self, point: Point, number: int = 0) -> Iterator[PlannedRun]:
        """Yield the runs at a point, one for each seed."""
        for seed in self.seeds:
            yield PlannedRun(number, point, seed, self.request(point, seed))

    def request(self, point: Sequence[Value], seed: int) -> RunRequest:
        """Return the run at a point with a given seed."""
        return RunRequest(
            self.table.scenario,
            RunResult(self.figures),
            self.settings(point),
            seed,
            until=self.table.until,
            table=self.layers,
        )

    def settings(self, point: Sequence[Value]) -> tuple[str, ...]:
        """Return the settings that a point adds to those of the experiment."""
        return tuple(
            parameter_axis.setting(value) for parameter_axis, value in zip(self.axes, point, strict=True)
        )


def load_experiment(path: Path | str) -> Experiment:
    """Read an experiment from an untrusted TOML file. Raises ExperimentError."""
    file = Path(path)
    try:
        table = read_toml(file, str(path))
    except ScenarioError as error:
        raise ExperimentError(str(error)) from None
    return experiment_of(table, file.parent, file.name)


def experiment_of(table: Mapping[str, Any], folder: Path, name: str = "") -> Experiment:
    """Check a table and return the experiment. folder: for its own files. Raises ExperimentError."""
    try:
        known = ExperimentTable.model_validate(table)
    except ValidationError as error:
        where = f"{name}: " if name else ""
        raise ExperimentError(f"{where}{wrong_text(error, ExperimentTable, dict(table))}") from None
    own = _beside(known.scenario, folder)
    known = known.model_copy(update={"scenario": own})
    try:
        scenario = load_scenario(own, known.settings)
        layers = Layers(*find_scenario(own))
        for setting in known.settings:
            layers.apply(setting)
    except ScenarioError as error:
        raise ExperimentError(f"scenario: {error}") from None
    layers.table.setdefault("id", scenario.id)
    axes = tuple(_axis(table, number) for number, table in enumerate(known.parameters, 1))
    figures = tuple(_figure(figure, scenario) for figure in known.figures)
    made = Experiment(known, folder, scenario, layers.table, axes, figures)
    _check_names(made)
    _check_first(made)
    return made


def _beside(scenario: str, folder: Path) -> str:
    """Return the scenario of an experiment: a shipped scenario, or a file in the experiment's own folder."""
    if Path(scenario).name != scenario:
        raise ExperimentError(
            say("scenario: expected a shipped scenario, or a file in the experiment folder")
        )
    shipped = any(entry.id == scenario for entry in catalog())
    if not shipped and (scenario.endswith(".toml") or os.path.exists(scenario)):
        return os.path.join(folder, scenario)  # never a file in the folder where the program was started
    return scenario


def _axis(table: ParameterTable, number: int) -> ParameterAxis:
    key = table.name or table.key.rpartition(".")[2]
    try:
        if table.values:
            made = axis(
                key, table.key, table.values, log=table.scale == "log", start=table.start, levels=True
            )
            return replace(made, steps=len(made.values))
        low, high, start = table.low, table.high, table.start
        if low is None or high is None:
            least, most, own = bounds_of(table.key)
            low, high = least if low is None else low, most if high is None else high
            start = own if start is None else start
        return axis(key, table.key, (low, high), steps=table.steps, log=table.scale == "log", start=start)
    except ValueError as error:
        raise ExperimentError(f"parameters.{number} ({table.key}): {error}") from None


def _figure(table: FigureTable, scenario: Scenario) -> RunFigure:
    figure = RunFigure(table.name, table.measure, table.of or None, table.start, table.end)
    try:
        members_of(scenario, find_measure(table.measure), figure.of)
        figure.span(scenario)
    except UnknownName as error:
        raise ExperimentError(f"figures ({table.name}): {error}") from None
    return figure


def _check_names(made: Experiment) -> None:
    names = [
        *RESERVED,
        *(parameter_axis.name for parameter_axis in made.axes),
        *(figure.name for figure in made.figures),
    ]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise ExperimentError(say('"{0}": expected different names for parameters and figures', twice))
    figures = [figure.name for figure in made.figures]
    for target in made.table.targets:
        if target.figure not in figures:
            near = nearest(target.figure, figures)
            hint = say("; the nearest valid name is {0}", near) if near else ""
            raise ExperimentError(
                say('targets: "{0}": expected the name of a figure{1}', target.figure, hint)
            )


def _check_first(made: Experiment) -> None:
    """Refuse an experiment whose first point is not a valid scenario: probably no point is valid."""
    point = tuple(parameter_axis.base for parameter_axis in made.axes)
    try:
        made.request(point, 1).loaded()
    except ScenarioError as error:
        raise ExperimentError(str(error)) from None
