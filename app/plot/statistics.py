"""Statistics of a time range of a series, and curves fitted to it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from app.plot.series import Floats, Series
from engine.kernel.units import SECOND
from engine.language import numeral, say

PERCENTS = (5, 50, 95, 99)
POLYNOMIALS = {"line": 1, "parabola": 2, "cubic": 3}  # degree of each
FITS = (*POLYNOMIALS, "exponential", "power")


@dataclass(frozen=True)
class PlotStatistics:
    """Statistics of a time range. slope: units per second, of the best-fit line. integral: units times
    seconds.
    """

    count: int
    mean: float
    low: float
    high: float
    percentiles: tuple[float, ...]  # of PERCENTS
    slope: float
    integral: float


def figures(series: Series, start: float, end: float) -> PlotStatistics | None:
    """Return the statistics of a series from `start` to `end`, ns; None when it has no values there."""
    part = series.between(start, end)
    known = np.isfinite(part.values)
    times, values = part.times[known] / SECOND, part.values[known]
    if not len(values):
        return None
    slope = float(np.polyfit(times - times[0], values, 1)[0]) if len(values) > 1 else float("nan")
    points = tuple(float(point) for point in np.percentile(values, PERCENTS))
    area = float(np.trapezoid(values, times))
    low, high = float(values.min()), float(values.max())
    return PlotStatistics(len(values), float(values.mean()), low, high, points, slope, area)


@dataclass(frozen=True)
class CurveFit:
    """A curve over x, the seconds after the first time, and its residuals.

    coefficients: for a polynomial, highest power first; for an exponential or a power, factor and exponent.
    rms: of the residuals, in the values' unit. explained: share of the variance (R²).
    """

    kind: str
    coefficients: tuple[float, ...]
    curve: Series
    residuals: Series
    rms: float
    explained: float

    @property
    def formula(self) -> str:
        """The curve as a formula of x."""
        if self.kind in POLYNOMIALS:
            degree = len(self.coefficients) - 1
            parts = [_term(value, degree - n) for n, value in enumerate(self.coefficients)]
            return " ".join(parts).removeprefix("+ ")
        factor, rate = (numeral(coefficient, ".4g") for coefficient in self.coefficients)
        return f"{factor} exp({rate} x)" if self.kind == "exponential" else f"{factor} x^{rate}"


def _term(value: float, power: int) -> str:
    sign = "−" if value < 0 else "+"
    return f"{sign} {numeral(abs(value), '.4g')}{('', ' x')[power] if power < 2 else f' x^{power}'}"


def fitted(series: Series, kind: str) -> CurveFit:
    """Return the best-fitting curve of a kind in FITS.

    Exponentials and powers are fitted to the logarithms of values; a power omits the first time, x = 0.
    Raises ValueError when there are too few known values, or values that have no logarithm.
    """
    least = POLYNOMIALS.get(kind, 1) + 1
    known = np.isfinite(series.values)
    times, values = series.times[known], series.values[known]
    if kind == "power":
        times, values = times[1:], values[1:]
    if len(values) < least:
        raise ValueError(
            say("{0}: a {1} needs at least {2} values; there are {3}", series.name, kind, least, len(values))
        )
    seconds: Floats = (times - series.times[known][0]) / SECOND
    drawn, numbers = (_polynomial if kind in POLYNOMIALS else _growth)(seconds, values, kind, series.name)
    curve = Series(f"{series.name}, {kind}", series.unit, times, drawn, series.source)
    rest = Series(f"{series.name} − {kind}", series.unit, times, values - drawn, series.source)
    spread = float(np.var(values))
    explained = 1 - float(np.mean(rest.values**2)) / spread if spread else float("nan")
    return CurveFit(kind, numbers, curve, rest, float(np.sqrt(np.mean(rest.values**2))), explained)


def _polynomial(x: Floats, y: Floats, kind: str, _: str) -> tuple[Floats, tuple[float, ...]]:
    best = np.polynomial.Polynomial.fit(x, y, POLYNOMIALS[kind])
    powers = np.zeros(POLYNOMIALS[kind] + 1)
    found = best.convert().coef
    powers[: len(found)] = found
    return np.asarray(best(x), np.float64), tuple(float(power) for power in powers[::-1])


def _growth(x: Floats, y: Floats, kind: str, name: str) -> tuple[Floats, tuple[float, ...]]:
    if (y <= 0).any():
        raise ValueError(say("{0}: this fit needs values above 0; the smallest is {1:.4g}", name, y.min()))
    at = x if kind == "exponential" else np.log(x)
    rate, factor = np.polyfit(at, np.log(y), 1)
    return np.asarray(np.exp(factor + rate * at)), (float(np.exp(factor)), float(rate))
