"""An experiment with the assumptions of a site's scenario, and the distance of a run from the site's
figures.
"""

from __future__ import annotations

import math
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from engine.against.assumptions import SiteAssumption
from engine.against.comparison import FILE, AgainstRow
from engine.against.run_figures import FigureOfRun, figures_of
from engine.experiments.designs import Point
from engine.experiments.experiment import ERROR, POINT, Experiment
from engine.experiments.model import ExperimentTable
from engine.scenario.saving import scenario_table
from engine.scenario.scenario import Scenario
from engine.sim import Simulation

POINTS, NEAR_POINTS = 8, 5  # of a design, for each assumption: over the whole range, and near a point


@dataclass(frozen=True)
class SiteExperiment(Experiment):
    """An experiment whose axes are assumptions, each varied by a factor with several values."""

    assumptions: tuple[SiteAssumption, ...] = ()
    width: float = 1.0  # of the design around the first point, as a share of each axis

    def points(self) -> list[Point]:
        """Return the starting points of all axes, and the design points."""
        base = tuple(float(axis.base) for axis in self.axes)
        return [base, *(self._near(base, point) for point in super().points())]

    def _near(self, base: Point, point: Point) -> Point:
        if self.width == 1.0:
            return point
        places = (
            axis.place(start) + self.width * (axis.place(value) - 0.5)
            for axis, start, value in zip(self.axes, base, point, strict=True)
        )
        return tuple(axis.value(min(1.0, max(0.0, at))) for axis, at in zip(self.axes, places, strict=True))

    def settings(self, point: Sequence[Any]) -> tuple[str, ...]:
        """Return the settings of a point."""
        pairs = zip(self.assumptions, point, strict=True)
        return tuple(
            setting for assumption, factor in pairs for setting in assumption.settings(float(factor))
        )


@dataclass(frozen=True)
class FigureOff(FigureOfRun):
    """The distance of a run from a figure; see `off`. given, scale: taken from its row."""

    given: float = 0.0
    scale: float = 1.0

    def value(self, simulation: Simulation) -> float:
        """Return the difference in tolerances."""
        return off(super().value(simulation), self.given, self.scale)


def off(value: float, given: float, scale: float) -> float:
    """Return the number of tolerances by which a value differs: linearly near the given value, by the ratio
    far away from it.

    Otherwise a rate that is a hundred times too high would outweigh all other figures together.
    """
    return (math.asinh(value / scale) - math.asinh(given / scale)) * math.hypot(given / scale, 1.0)


def squares(values: Mapping[str, float], rows: Sequence[AgainstRow], unmoved: Container[str] = ()) -> float:
    """Return the sum of squared deviations over compared figures, except those in unmoved."""
    pairs = ((values[row.key], row) for row in rows if row.is_compared and row.key not in unmoved)
    return math.fsum(off(value, row.given.mean, row.scale) ** 2 for value, row in pairs if row.given)


def experiment_of(
    scenario: Scenario, found: Sequence[SiteAssumption], rows: Sequence[AgainstRow], width: float = 1.0
) -> SiteExperiment:
    """Return the experiment that varies assumptions and records the compared figures."""
    compared = {row.key for row in rows if row.is_compared}
    figures = [figure for figure in figures_of(scenario) if figure.name in compared]
    points = POINTS if width == 1.0 else NEAR_POINTS
    return replace(_experiment(scenario, found, figures, [], points), width=width)


def best_of(
    points: Sequence[Point], done: Sequence[Mapping[str, Any]], rows: Sequence[AgainstRow]
) -> list[float]:
    """Return the point whose run is closest to the figures."""
    best = min(done, key=lambda row: math.inf if row[ERROR] else squares(row, rows))
    return [float(value) for value in points[int(best[POINT])]]


def calibration_of(
    scenario: Scenario,
    found: Sequence[SiteAssumption],
    rows: Sequence[AgainstRow],
    unmoved: Container[str],
) -> SiteExperiment:
    """Return the experiment that fits assumptions to the compared figures, except those in unmoved."""
    wanted = {row.key: row for row in rows if row.is_compared and row.key not in unmoved}
    taken = list(_off(figures_of(scenario), wanted))
    return _experiment(
        scenario, found, taken, [{"figure": each.name, "value": 0.0, "tolerance": 1.0} for each in taken]
    )


def _off(figures: Sequence[FigureOfRun], wanted: Mapping[str, AgainstRow]) -> Iterator[FigureOff]:
    for figure in figures:
        row = wanted.get(figure.name)
        if row is not None and row.given is not None:
            plain = {field.name: getattr(figure, field.name) for field in fields(figure)}
            yield FigureOff(**plain, given=row.given.mean, scale=row.scale)


def _experiment(
    scenario: Scenario,
    found: Sequence[SiteAssumption],
    figures: Sequence[FigureOfRun],
    targets: list[dict[str, Any]],
    points: int = POINTS,
) -> SiteExperiment:
    table = {
        "scenario": FILE,
        "design": {"kind": "sobol", "points": points * len(found)},
        "parameters": [{"key": assumption.name} for assumption in found],
        "figures": [{"name": figure.name, "measure": figure.measure} for figure in figures],
        "targets": targets,
    }
    return SiteExperiment(
        ExperimentTable.model_validate(table),
        Path(),
        scenario,
        scenario_table(scenario),
        tuple(assumption.axis for assumption in found),
        tuple(figures),
        tuple(found),
    )
