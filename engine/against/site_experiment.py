"""An experiment with the assumptions of a site's scenario, and how far a run is off the site's figures."""

from __future__ import annotations

import math
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from engine.against.assumptions import SiteAssumption
from engine.against.comparison import FILE, AgainstRow
from engine.against.figures import machine_table
from engine.against.run_figures import FigureOfRun, figures_of
from engine.experiments.designs import Point
from engine.experiments.experiment import Experiment
from engine.experiments.model import ExperimentTable
from engine.scenario.scenario import Scenario
from engine.sim import Simulation

POINTS = 8  # of the design, for each assumption


@dataclass(frozen=True)
class SiteExperiment(Experiment):
    """An experiment whose axes are assumptions, each a factor of several values."""

    assumptions: tuple[SiteAssumption, ...] = ()

    def points(self) -> list[Point]:
        """Return the scenario as it is, and the points of the design."""
        return [tuple(1.0 for _ in self.axes), *super().points()]

    def settings(self, point: Sequence[Any]) -> tuple[str, ...]:
        """Return the settings of a point."""
        pairs = zip(self.assumptions, point, strict=True)
        return tuple(
            setting for assumption, factor in pairs for setting in assumption.settings(float(factor))
        )


@dataclass(frozen=True)
class FigureOff(FigureOfRun):
    """How far a run is off a figure: see `off`. given, scale: of its row."""

    given: float = 0.0
    scale: float = 1.0

    def value(self, simulation: Simulation) -> float:
        """Return the difference in tolerances."""
        return off(super().value(simulation), self.given, self.scale)


def off(value: float, given: float, scale: float) -> float:
    """Return by how many tolerances a value differs: as many near the given one, and far away by its ratio.

    Else a rate that is a hundred times too high would outweigh all other figures together.
    """
    return (math.asinh(value / scale) - math.asinh(given / scale)) * math.hypot(given / scale, 1.0)


def squares(values: Mapping[str, float], rows: Sequence[AgainstRow], unmoved: Container[str] = ()) -> float:
    """Return the sum of squares of how far values are off the figures that are compared and not unmoved."""
    pairs = ((values[row.key], row) for row in rows if row.is_compared and row.key not in unmoved)
    return math.fsum(off(value, row.given.mean, row.scale) ** 2 for value, row in pairs if row.given)


def experiment_of(
    scenario: Scenario, found: Sequence[SiteAssumption], rows: Sequence[AgainstRow]
) -> SiteExperiment:
    """Return the experiment that varies assumptions and takes the figures that are compared."""
    compared = {row.key for row in rows if row.is_compared}
    return _experiment(
        scenario, found, [figure for figure in figures_of(scenario) if figure.name in compared], []
    )


def calibration_of(
    scenario: Scenario,
    found: Sequence[SiteAssumption],
    rows: Sequence[AgainstRow],
    unmoved: Container[str],
) -> SiteExperiment:
    """Return the experiment that fits assumptions to the figures that are compared, without those unmoved."""
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
) -> SiteExperiment:
    table = {
        "scenario": FILE,
        "design": {"kind": "sobol", "points": POINTS * len(found)},
        "parameters": [{"key": assumption.name} for assumption in found],
        "figures": [{"name": figure.name, "measure": figure.measure} for figure in figures],
        "targets": targets,
    }
    return SiteExperiment(
        ExperimentTable.model_validate(table),
        Path(),
        scenario,
        machine_table(scenario),
        tuple(assumption.axis for assumption in found),
        tuple(figures),
        tuple(found),
    )
