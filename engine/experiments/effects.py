"""Effects of parameters on figures, as a tornado chart shows them.

The design determines how an effect is found. One at a time: the figure at each end, relative to the base.
Morris: mean and spread of the steps (SALib). Sobol indices: shares of the variance (SALib). All others: the
slope of a straight line through all points, over the whole range, with its standard error.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.experiments.designs import MORRIS_LEVELS, Floats, Point, places, problem
from engine.experiments.experiment import POINT, Experiment
from engine.language import later

SHARE = later("share of variance")


@dataclass(frozen=True)
class Effect:
    """The effect of a parameter on a figure: the figure's change toward either end, and its uncertainty.

    low, high: in the figure's unit, relative to the base; for Sobol indices, low is 0 and high the total
    share. first: the share of the variance that the parameter explains alone; NaN if that is not known.
    """

    parameter: str
    figure: str
    low: float
    high: float
    error: float  # half the width of a 95% interval of high; NaN: not known
    first: float = math.nan

    @property
    def size(self) -> float:
        """The size of the figure's change."""
        return max(abs(self.low), abs(self.high), abs(self.high - self.low))


@dataclass(frozen=True)
class Effects:
    """The effects on one figure, largest first; `base`: where the bars begin, in the figure's unit."""

    figure: str
    unit: str
    base: float
    effects: tuple[Effect, ...]
    kind: str  # the design
    fit: float = math.nan  # share of the variance that straight lines explain
    used: int = 0  # points
    dropped: int = 0  # points omitted because a run of their group has failed


def medians(experiment: Experiment, rows: Sequence[Mapping[str, Any]], figure: str) -> dict[int, float]:
    """Return the median over the seeds for each point that has a value."""
    found: dict[int, list[float]] = {}
    for row in rows:
        if row[figure] is not None and math.isfinite(row[figure]):
            found.setdefault(int(row[POINT]), []).append(float(row[figure]))
    return {point: statistics.median(values) for point, values in sorted(found.items())}


def effects(
    experiment: Experiment, points: Sequence[Point], rows: Sequence[Mapping[str, Any]], figure: str
) -> Effects:
    """Return the effects on a figure, computed from the rows; empty if there are too few rows."""
    values, kind = medians(experiment, rows, figure), experiment.table.design.kind
    unit = experiment.units[figure]
    if kind == "one-at-a-time":
        found, base, fit, used = _ends(experiment, points, values, figure)
        return _sorted(figure, unit, base, found, kind, fit, used, len(points) - used)
    if kind in ("morris", "sobol-indices"):
        return _by_groups(experiment, points, values, figure, unit, kind)
    found, base, fit, used = _lines(experiment, points, values, figure)
    return _sorted(figure, unit, base, found, kind, fit, used, len(points) - used)


_Parts = tuple[list[Effect], float, float, int]


def _sorted(figure: str, unit: str, base: float, found: list[Effect], *rest: Any) -> Effects:
    ordered = tuple(sorted(found, key=lambda effect: -effect.size))
    return Effects(figure, unit, base, ordered, *rest)


def _ends(experiment: Experiment, points: Sequence[Point], values: dict[int, float], figure: str) -> _Parts:
    """Return effects that compare the ends of each axis with the base, which is the first point."""
    base, found = values.get(0, math.nan), []
    for place, axis in enumerate(experiment.axes):
        own = [
            (axis.place(point[place]), values[number] - base)
            for number, point in enumerate(points)
            if number in values and all(point[k] == points[0][k] for k in range(len(point)) if k != place)
        ]
        own = [entry for entry in own if math.isfinite(entry[1])]
        if len(own) > 1:
            found.append(Effect(axis.name, figure, min(own)[1], max(own)[1], math.nan))
    return found, base, math.nan, len(values)


def _lines(experiment: Experiment, points: Sequence[Point], values: dict[int, float], figure: str) -> _Parts:
    """Return effects from a straight line fitted over all axes by least squares."""
    names, numbers = [axis.name for axis in experiment.axes], list(values)
    if len(numbers) < len(names) + 2:
        return [], math.nan, math.nan, len(numbers)
    at = places(experiment.axes, [points[number] for number in numbers]) - 0.5
    y = np.array([values[number] for number in numbers])
    matrix = np.column_stack([np.ones(len(y)), at])
    slopes, _, rank, _ = np.linalg.lstsq(matrix, y, rcond=None)
    left = y - matrix @ slopes
    freedom = max(1, len(y) - int(rank))
    spread = np.sqrt(np.diag(np.linalg.pinv(matrix.T @ matrix)) * float(left @ left) / freedom)
    total = float(((y - y.mean()) ** 2).sum())
    fit = 1 - float(left @ left) / total if total > 0 else math.nan
    found = [
        Effect(name, figure, -slope / 2, slope / 2, 1.96 * float(error) / 2)
        for name, slope, error in zip(names, slopes[1:].tolist(), spread[1:], strict=True)
    ]
    return found, float(slopes[0]), fit, len(numbers)


def _by_groups(
    experiment: Experiment,
    points: Sequence[Point],
    values: dict[int, float],
    figure: str,
    unit: str,
    kind: str,
) -> Effects:
    """Return effects from SALib, without the sample groups in which a run has failed."""
    size = len(experiment.axes) + (1 if kind == "morris" else 2)
    groups = [range(start, start + size) for start in range(0, len(points), size)]
    whole = [number for group in groups if all(number in values for number in group) for number in group]
    y = np.array([values[number] for number in whole])
    found: list[Effect] = []
    base = float(y.mean()) if len(y) else math.nan
    if len(whole) >= 2 * size and float(np.ptp(y)) > 0:
        at = places(experiment.axes, [points[number] for number in whole])
        analyse = _morris if kind == "morris" else _shares
        found = analyse(experiment, at, y, figure)
    base, unit = (base, unit) if kind == "morris" else (0.0, SHARE)
    return _sorted(figure, unit, base, found, kind, math.nan, len(whole), len(points) - len(whole))


def _morris(experiment: Experiment, at: Floats, y: Floats, figure: str) -> list[Effect]:
    from SALib.analyze import morris  # optional, and slow to import

    made = morris.analyze(problem(experiment.axes), at, y, num_levels=MORRIS_LEVELS, seed=1)
    return [
        Effect(axis.name, figure, -float(star) / 2, float(star) / 2, float(conf) / 2)
        for axis, star, conf in zip(experiment.axes, made["mu_star"], made["mu_star_conf"], strict=True)
    ]


def _shares(experiment: Experiment, at: Floats, y: Floats, figure: str) -> list[Effect]:
    from SALib.analyze import sobol  # optional, and slow to import

    made = sobol.analyze(problem(experiment.axes), y, calc_second_order=False, seed=1)
    parts = zip(experiment.axes, made["ST"], made["ST_conf"], made["S1"], strict=True)
    return [
        Effect(axis.name, figure, 0.0, float(total), float(conf), float(first))
        for axis, total, conf, first in parts
    ]
