"""Calibrates an experiment: fits its parameters to its targets, from study facts or your own data."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from engine.experiments.axis import ParameterAxis, Value
from engine.experiments.experiment import Experiment, ExperimentError
from engine.experiments.fitting import ROUNDS, Evaluate, Fit, Floats, Heard, fit
from engine.experiments.model import TargetTable
from engine.language import say
from engine.measured.data import DataError
from engine.measured.reading import read
from engine.measures import measures
from engine.measures.target import Measured
from engine.measures.target import MeasuredTarget as SeriesTarget
from engine.runs.pool import Pool, all_answers
from engine.runs.request import ResultRow, RunFigure, RunRequest, row_of
from engine.sim import Simulation
from engine.studies.ledger import LedgerError, load_ledger
from engine.studies.own_data import measured

TOLERANCE = 0.05  # share of a value unless stated otherwise
FITTED = ("calibrate", "input")  # roles of facts that may be fitted to


@dataclass(frozen=True)
class Target:
    """The desired value of a figure. scale: the difference that corresponds to 1; series: used instead of the
    value.
    """

    name: str
    figure: RunFigure
    value: float
    scale: float
    series: Measured | None = None

    def residuals(self, simulation: Simulation) -> list[float]:
        """Return the differences between a run and the target, in tolerances; all differences of a series
        together count as one.
        """
        if self.series is None:
            return [(self.figure.value(simulation) - self.value) / self.scale]
        measure = measures()[self.figure.measure]
        members = self.series.target.numbers(simulation.scenario)
        found = measure.values(simulation.recording(), members, self.series.times)
        left = np.where(np.isfinite(found), found - self.series.values[1:], 0.0)
        return [float(item) for item in left / self.scale / math.sqrt(self.count)]

    @property
    def count(self) -> int:
        """The number of residuals."""
        return 1 if self.series is None else len(self.series.times) - 1


@dataclass(frozen=True)
class Residuals:
    """Computes the residuals of all targets from a run."""

    targets: tuple[Target, ...]

    def __call__(self, simulation: Simulation) -> list[float]:
        """Return the residuals in the order of the targets. Raises NoFigure and UnknownName."""
        return [residual for target in self.targets for residual in target.residuals(simulation)]


@dataclass(frozen=True)
class Fitted:
    """A parameter after the fit. error: its standard error as a share of its range."""

    name: str
    start: Value
    value: Value
    error: float
    fixed: bool
    at_bound: bool


@dataclass(frozen=True)
class Calibration:
    """The outcome. residuals: in tolerances; together: parameters of which only a combination matters."""

    fitted: tuple[Fitted, ...]
    residuals: tuple[tuple[str, float], ...]
    fit: Fit
    settings: tuple[str, ...]
    together: tuple[tuple[str, ...], ...]


def targets_of(experiment: Experiment) -> tuple[Target, ...]:
    """Return the targets of an experiment. Raises ExperimentError."""
    if not experiment.table.targets:
        raise ExperimentError(say("targets: expected at least one [[targets]] table to calibrate with"))
    figures = {figure.name: figure for figure in experiment.figures}
    return tuple(_target(target, figures[target.figure], experiment) for target in experiment.table.targets)


def calibrate(
    experiment: Experiment,
    pool: Pool,
    *,
    rounds: int = ROUNDS,
    everywhere: bool = False,
    notify: Heard = lambda step, places, squares: None,
) -> Calibration:
    """Fit the parameters to the targets; residuals are medians over the seeds.

    Raises ExperimentError, FitError and PoolError.
    """
    if any(axis.kind == "text" for axis in experiment.axes):
        raise ExperimentError(say("parameters: expected numbers, times or sizes for a calibration"))
    targets = targets_of(experiment)
    take = Residuals(targets)

    def evaluate(points: Sequence[Floats]) -> list[Floats]:
        valued = [_values(experiment, point) for point in points]
        jobs = [(_request(experiment, values, seed, take),) for values in valued for seed in experiment.seeds]
        rows: list[ResultRow] = all_answers(pool, row_of, jobs)
        count = len(experiment.seeds)
        return [_median(rows[k : k + count]) for k in range(0, len(rows), count)]

    start = [axis.place(axis.base) for axis in experiment.axes]
    found = fit(evaluate, start, rounds=rounds, everywhere=everywhere, notify=notify)
    return _outcome(experiment, targets, _with_best_whole_numbers(experiment.axes, evaluate, found))


def _target(table: TargetTable, figure: RunFigure, experiment: Experiment) -> Target:
    if sum((bool(table.fact), table.value is not None, bool(table.data))) != 1:
        raise ExperimentError(say("targets ({0}): expected one of fact, value and data", table.figure))
    if table.data:
        return _series(table, figure, experiment.folder, experiment.table.until or experiment.scenario.until)
    value, tolerance, name = table.value, table.tolerance, table.figure
    if table.fact:
        value, usual = _fact(table.fact)
        tolerance, name = tolerance or usual, table.fact
    assert value is not None
    share = tolerance or TOLERANCE
    return Target(name, figure, value, share * abs(value) if value else share)


def _fact(id: str) -> tuple[float, float | None]:
    """Return a fact's value and tolerance. Raises ExperimentError for a fact not allowed in a fit."""
    try:
        found = load_ledger(id.partition(".")[0]).fact(id)
        value = found.value
    except LedgerError as error:
        raise ExperimentError(f"targets: {error}") from None
    if found.role not in FITTED:
        raise ExperimentError(
            say("targets: {0}: expected a fact with the role calibrate, not {1}", id, found.role)
        )
    return value, found.tolerance


def _series(table: TargetTable, figure: RunFigure, folder: Path, end: int) -> Target:
    if Path(table.data).name != table.data:
        raise ExperimentError(say('targets: "{0}": expected a file in the experiment folder', table.data))
    try:
        data = read(folder / table.data)
        known = {" / ".join(path): path for path in data.paths()}
        path = known.get(table.series) or next((p for p in known.values() if p[-1] == table.series), None)
        if path is None:
            raise ExperimentError(
                say('targets: "{0}": expected one of {1}', table.series, ", ".join(list(known)[:8]))
            )
        series = measured(data, path, SeriesTarget(figure.measure, figure.of or ""))
    except DataError as error:
        raise ExperimentError(f"targets: {error}") from None
    inside = (series.times >= 0) & (series.times <= end)
    series = replace(series, times=series.times[inside], values=series.values[inside])
    if len(series.times) < 2:
        raise ExperimentError(say("targets: {0}: has no values during the run", table.series))
    middle = float(np.nanmedian(np.abs(series.values))) if len(series.values) else 0.0
    scale = (table.tolerance or TOLERANCE) * (middle or 1.0)
    return Target(f"{table.data}: {table.series}", figure, math.nan, scale, series)


def _values(experiment: Experiment, places: Floats) -> tuple[Value, ...]:
    return tuple(axis.value(float(place)) for axis, place in zip(experiment.axes, places, strict=True))


def _request(experiment: Experiment, values: Sequence[Value], seed: int, take: Residuals) -> RunRequest:
    run = experiment.request(values, seed)
    return RunRequest(run.scenario, take, run.settings, seed, until=run.until, table=run.table)


def _median(rows: Sequence[ResultRow]) -> Floats:
    """Return the median residuals over the seeds. Raises ExperimentError with the message of a failed run."""
    failed = next((row.error for row in rows if row.error), "")
    if failed:
        raise ExperimentError(say("a calibration run failed: {0}", failed))
    return np.array([statistics.median(each) for each in zip(*(row.taken for row in rows), strict=True)])


def _with_best_whole_numbers(axes: Sequence[ParameterAxis], evaluate: Evaluate, found: Fit) -> Fit:
    """Return a fit whose whole numbers are no worse than their neighbors, because the steps of the fit can be
    longer than 1.
    """
    for at, axis in enumerate(axes):
        if axis.kind == "whole" and not axis.values:
            points = [_moved(found.places, at, place) for place in _places_beside(axis, found.places[at])]
            for places, residuals in zip(points, evaluate(points), strict=True):
                if residuals @ residuals < found.after:
                    found = replace(found, places=places, residuals=residuals)
    return found


def _places_beside(axis: ParameterAxis, place: float) -> list[float]:
    value = float(axis.value(float(place)))
    return [axis.place(number) for number in (value - 1, value + 1) if axis.low <= number <= axis.high]


def _moved(places: Floats, at: int, place: float) -> Floats:
    moved = places.copy()
    moved[at] = place
    return moved


def _outcome(experiment: Experiment, targets: Sequence[Target], found: Fit) -> Calibration:
    values = _values(experiment, found.places)
    parts = zip(experiment.axes, values, found.errors, found.fixed, found.at_bound, strict=True)
    fitted = tuple(
        Fitted(axis.name, axis.base, value, float(error), fixed, bound)
        for axis, value, error, fixed, bound in parts
    )
    names = [axis.name for axis in experiment.axes]
    together = tuple(tuple(names[place] for place in group) for group in found.loose() if len(group) > 1)
    settings = experiment.settings(values)
    return Calibration(fitted, tuple(_by_target(targets, found.residuals)), found, settings, together)


def _by_target(targets: Sequence[Target], residuals: Floats) -> Iterator[tuple[str, float]]:
    """Yield the name and residual of each target; for a series, the root mean square."""
    at = 0
    for target in targets:
        own = residuals[at : at + target.count]
        at += target.count
        yield target.name, float(own[0]) if target.series is None else float(np.sqrt(own @ own))
