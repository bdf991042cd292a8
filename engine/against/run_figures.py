"""Figures of a run as responses would show them, per minute or at one moment, and the usual range over many
minutes or moments.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.against.figures import FIGURES, own_figure
from engine.kernel.units import MINUTE
from engine.measures.selectors import find_measure, members_of
from engine.recording.recorder import Recording
from engine.runs.ranges import Range
from engine.runs.request import RunFigure
from engine.scenario.scenario import Scenario
from engine.sim import Simulation

WARM = 0.2  # initial share of a run that is ignored: the machine is not yet in its usual state
OUTER = 0.05  # of the minutes or moments of runs, at each end, that are not usual; at least one of them
FEW = 5  # of them, of which all count
PARTS = np.linspace(0.0, 100.0, 101)  # percentiles that stand for thousands of moments


def span_of(scenario: Scenario) -> tuple[int, int]:
    """Return the start and end of the evaluated part of a run, ns."""
    return round(WARM * scenario.until), scenario.until


@dataclass(frozen=True)
class RunSamples:
    """A figure of a run as responses would show it. values: one per minute, or percentiles over moments."""

    mean: float
    values: tuple[float, ...]


def usual(runs: Sequence[RunSamples]) -> Range:
    """Return the mean over runs and the range of nine of ten minutes or moments, ignoring outliers."""
    values = sorted(value for run in runs for value in run.values)
    outer = max(1, round(OUTER * len(values))) if len(values) >= FEW else 0
    return Range(sum(run.mean for run in runs) / len(runs), values[outer], values[-1 - outer])


@dataclass(frozen=True)
class FigureOfRun(RunFigure):
    """A figure of a run over the evaluated part. guests: user IDs to sum over; empty means all."""

    guests: tuple[str, ...] = ()

    def value(self, simulation: Simulation) -> float:
        """Return the mean."""
        return self.samples(simulation.recording()).mean

    def samples(self, recording: Recording) -> RunSamples:
        """Return the mean and the values that responses would show, for each minute or over moments."""
        scenario, measure = recording.scenario, find_measure(self.measure)
        start, end = span_of(scenario)
        members = self._members(scenario)
        mean = measure.value(recording, members, start, end) if members else 0.0
        if FIGURES[self.name].moment:
            inside = (recording.time >= start) & (recording.time <= end)
            series = measure.series(recording, np.asarray(members, np.int64))[inside] * measure.scale
            values = np.percentile(series, PARTS)
        else:
            edges = np.linspace(start, end, 1 + max(1, (end - start) // MINUTE)).astype(np.int64)
            values = measure.values(recording, members, edges) if members else np.zeros(1)
        return RunSamples(float(mean), tuple(map(float, values)))

    def _members(self, scenario: Scenario) -> list[int]:
        if self.guests:
            return [guest.index for guest in scenario.guests if guest.userid in self.guests]
        return members_of(scenario, find_measure(self.measure), None)


@dataclass(frozen=True)
class FigureSamples:
    """Collects all figures of a run, by key."""

    figures: tuple[FigureOfRun, ...]

    def __call__(self, simulation: Simulation) -> dict[str, RunSamples]:
        """Return the samples of all figures."""
        recording = simulation.recording()
        return {figure.name: figure.samples(recording) for figure in self.figures}


def figures_of(scenario: Scenario) -> tuple[FigureOfRun, ...]:
    """Return the figures that a run of this scenario has."""
    return tuple(
        FigureOfRun(key, figure.measure, guests=given.guests if (given := own_figure(scenario, key)) else ())
        for key, figure in FIGURES.items()
        if key != "response" or scenario.loads
    )
