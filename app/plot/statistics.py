"""Figures of a stretch of a series, and curves fitted to it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from app.plot.series import Floats, Series
from engine.kernel.units import SECOND

PERCENTS = (5, 50, 95)
FITS = {"line": 1, "parabola": 2, "cubic": 3}  # degree of each polynomial


@dataclass(frozen=True)
class Figures:
    """Figures of a stretch. slope: units a second, of the best line. integral: units times seconds."""

    count: int
    mean: float
    low: float
    high: float
    percentiles: tuple[float, ...]  # of PERCENTS
    slope: float
    integral: float


def figures(series: Series, start: float, end: float) -> Figures | None:
    """Return the figures of a series from `start` to `end`, ns; None when it has no values there."""
    part = series.between(start, end)
    known = np.isfinite(part.values)
    times, values = part.times[known] / SECOND, part.values[known]
    if not len(values):
        return None
    slope = float(np.polyfit(times - times[0], values, 1)[0]) if len(values) > 1 else float("nan")
    points = tuple(float(point) for point in np.percentile(values, PERCENTS))
    area = float(np.trapezoid(values, times))
    low, high = float(values.min()), float(values.max())
    return Figures(len(values), float(values.mean()), low, high, points, slope, area)


@dataclass(frozen=True)
class Fit:
    """A polynomial over the seconds after the first time. rms: of the residuals, in the values' unit."""

    coefficients: tuple[float, ...]  # the highest power first
    curve: Series
    residuals: Series
    rms: float


def fitted(series: Series, kind: str) -> Fit:
    """Return the polynomial of a kind of FITS that fits best.

    Raises ValueError when there are fewer known values than the polynomial has coefficients.
    """
    degree, known = FITS[kind], np.isfinite(series.values)
    times, values = series.times[known], series.values[known]
    if len(values) <= degree:
        raise ValueError(
            f"{series.name}: a {kind} needs at least {degree + 1} values; there are {len(values)}"
        )
    seconds: Floats = (times - times[0]) / SECOND
    best = np.polynomial.Polynomial.fit(seconds, values, degree)
    drawn = np.asarray(best(seconds), np.float64)
    curve = Series(f"{series.name}, {kind}", series.unit, times, drawn, series.source)
    rest = Series(f"{series.name} − {kind}", series.unit, times, values - drawn, series.source)
    powers = tuple(float(one) for one in best.convert().coef[::-1])
    return Fit(powers, curve, rest, float(np.sqrt(np.mean(rest.values**2))))
