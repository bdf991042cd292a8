"""A figure over all points: its median, and the bands that contain 50% and 90% of its values."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

SURE = 3.8  # standard deviations of a rank correlation: of 300 values none is chance, with 95% confidence
Floats = npt.NDArray[np.float64]
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True)
class FigureBand:
    """Five quantiles of a figure; count: the number of its values."""

    low: float  # 5%
    low_half: float  # 25%
    median: float
    high_half: float
    high: float  # 95%
    count: int

    @property
    def width(self) -> float:
        """The width of the 90% band as a share of the median; NaN where the median is 0."""
        return (self.high - self.low) / abs(self.median) if self.median else math.nan

    def holds(self, value: float, slack: float = 0.0) -> bool:
        """Return whether a value that may be off by `slack` lies in the 90% band."""
        return self.low - slack <= value <= self.high + slack


@dataclass(frozen=True)
class BandCause:
    """A value that affects a figure, with its rank correlation, from -1 to 1."""

    key: str
    correlation: float


def band(values: Sequence[float]) -> FigureBand:
    """Return the band of values; at least one value is required."""
    low, low_half, median, high_half, high = np.quantile(np.asarray(values), QUANTILES).tolist()
    return FigureBand(low, low_half, median, high_half, high, len(values))


def causes(points: Sequence[Mapping[str, float]], values: Sequence[float]) -> tuple[BandCause, ...]:
    """Return the values whose effect on a figure exceeds chance, strongest first. values: one for each
    point.
    """
    least = SURE / math.sqrt(len(points) - 1) if len(points) > 1 else 1.0
    if least >= 1.0 or len(set(values)) < 2:  # of so few points, chance alone orders some as the figure
        return ()
    keys = sorted(set.intersection(*(set(point) for point in points)))
    places = np.array([[point[key] for key in keys] for point in points])
    found = _correlations(_ranks(places), _ranks(np.asarray(values, np.float64)[:, None])[:, 0])
    own = [BandCause(key, float(each)) for key, each in zip(keys, found, strict=True) if abs(each) >= least]
    return tuple(sorted(own, key=lambda cause: -abs(cause.correlation)))


def _ranks(columns: Floats) -> Floats:
    """Return the rank of each entry in its column; equal entries share their mean rank."""
    first = np.sort(columns, axis=0)
    return np.stack(
        [
            (np.searchsorted(own, column, "left") + np.searchsorted(own, column, "right") - 1) / 2
            for own, column in zip(first.T, columns.T, strict=True)
        ],
        axis=1,
    )


def _correlations(columns: Floats, ranks: Floats) -> Floats:
    centered, own = columns - columns.mean(axis=0), ranks - ranks.mean()
    lengths = np.sqrt((centered**2).sum(axis=0) * (own @ own))
    with np.errstate(invalid="ignore"):
        return np.asarray(np.nan_to_num(own @ centered / lengths))
