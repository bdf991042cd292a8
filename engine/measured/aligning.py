"""Alignment of measured data with a simulated run: the time shift at which two series agree best."""

from __future__ import annotations

import numpy as np

from engine.measured.data import Floats, Times

POINTS = 4_096, 2**18  # of the common grid, at least and at most
FINE = 8  # points of the grid between two values of the denser series
LEAST = 8  # values of a series that can be aligned
OVERLAP = 0.5  # share of the shorter series that must overlap the other one


def best_shift(times: Times, values: Floats, of_times: Times, of_values: Floats) -> tuple[int, float] | None:
    """Return the ns to add to `times` for the highest correlation with the other series, and that
    correlation.

    Return None when a series has too few values or never changes.
    """
    own, other = _known(times, values), _known(of_times, of_values)
    if min(len(own[0]), len(other[0])) < LEAST:
        return None
    step = _step(own[0], other[0])
    a, b = _regular(*own, step), _regular(*other, step)
    if a.std() == 0 or b.std() == 0:
        return None
    lags, found = _correlations(a, b)
    best = int(np.argmax(found))
    if not np.isfinite(found[best]):
        return None
    return round(other[0][0] - own[0][0] + lags[best] * step), float(found[best])


def _step(own: Floats, other: Floats) -> float:
    """Return the step of a grid that is fine enough for both minutes of a run and a week of site data."""
    least, most = POINTS
    whole = np.ptp(own) + np.ptp(other)
    between = min(np.median(np.diff(own)), np.median(np.diff(other)))
    return float(max(min(between / FINE, whole / least), whole / most, 1.0))


def _known(times: Times, values: Floats) -> tuple[Floats, Floats]:
    known = np.isfinite(values)
    return np.asarray(times, np.float64)[known], np.asarray(values, np.float64)[known]


def _regular(times: Floats, values: Floats, step: float) -> Floats:
    grid = np.arange(times[0], times[-1] + step / 2, step)
    return np.interp(grid, times, values)


def _correlations(a: Floats, b: Floats) -> tuple[Floats, Floats]:
    """Return each lag of a behind b (steps), and the correlation of the parts that overlap."""
    size = 1 << (len(a) + len(b) - 1).bit_length()

    def sums(x: Floats, y: Floats) -> Floats:
        made = np.fft.irfft(np.conj(np.fft.rfft(x, size)) * np.fft.rfft(y, size), size)
        return np.concatenate([made[size - len(a) + 1 :], made[: len(b)]])

    a, b = a - a.mean(), b - b.mean()
    ones_a, ones_b = np.ones(len(a)), np.ones(len(b))
    count = np.maximum(np.round(sums(ones_a, ones_b)), 1.0)
    mean_a, mean_b = sums(a, ones_b) / count, sums(ones_a, b) / count
    spread_a = np.maximum(sums(a * a, ones_b) / count - mean_a**2, 0.0)
    spread_b = np.maximum(sums(ones_a, b * b) / count - mean_b**2, 0.0)
    product = np.sqrt(spread_a * spread_b)
    least = 1e-9 * a.std() * b.std()
    found = np.where(
        product > least, (sums(a, b) / count - mean_a * mean_b) / np.maximum(product, least), -np.inf
    )
    found[count < max(OVERLAP * min(len(a), len(b)), LEAST)] = -np.inf
    return np.arange(-len(a) + 1, len(b), dtype=np.float64), found
