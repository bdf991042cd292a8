"""Fits numbers to residuals by least squares (scipy.optimize); all runs of a step are in a pool at the same
time.

Numbers are places between 0 and 1, the bounds of each parameter. Residuals are in tolerances: 1 is a
difference that counts as one. Whether the data determine a parameter follows from how residuals change with
it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.language import later, say

Floats = npt.NDArray[np.float64]
Evaluate = Callable[[Sequence[Floats]], Sequence[Floats]]  # residuals of each of some points
Heard = Callable[[int, Floats, float], None]  # step, places, sum of squares
STEP = 0.05  # of the range: differences of noisy runs need long steps
ROUNDS = 12
AT_BOUND = 1e-3  # of the range
LOOSE = 0.5  # of the range: a parameter with a larger error is not fixed
POPULATION = 30  # points of a generation, at least
WEIGHT = 0.3  # of a direction: parameters with less do not belong to it
MISSING = later('Fits require the scipy package; install it with: pip install "lparlab[experiments]"')


class FitError(ValueError):
    """A fit that cannot be performed; the text states the reason."""


@dataclass(frozen=True)
class Fit:
    """The result of a fit. places: between the bounds; slopes: derivatives of residuals by place."""

    places: Floats
    residuals: Floats
    before: float  # sum of squares at the start
    slopes: Floats
    points: int  # that were evaluated

    @property
    def after(self) -> float:
        """The sum of squares at the end."""
        return float(self.residuals @ self.residuals)

    @property
    def errors(self) -> Floats:
        """Standard errors of the places, for residuals of one tolerance; infinite if there is no effect."""
        noise = max(1.0, self.after / max(1, len(self.residuals) - len(self.places)))
        _, values, directions = np.linalg.svd(self.slopes, full_matrices=False)
        if len(values) < len(self.places):  # fewer residuals than parameters fix no parameter by itself
            return np.full(len(self.places), math.inf)
        with np.errstate(divide="ignore", invalid="ignore"):
            parts = np.where(directions.T == 0, 0.0, directions.T**2 / values**2)
        return np.asarray(np.sqrt(noise * parts.sum(axis=1)))

    @property
    def at_bound(self) -> list[bool]:
        """Whether each place is at one of its bounds, so that the best value may lie outside."""
        return [not AT_BOUND < place < 1 - AT_BOUND for place in self.places.tolist()]

    @property
    def fixed(self) -> list[bool]:
        """Whether the data determine each parameter within its bounds."""
        return [bool(error < LOOSE) for error in self.errors]

    def loose(self) -> list[list[int]]:
        """Return the groups of parameters that can move together over their whole range with little effect on
        the residuals.
        """
        _, values, directions = np.linalg.svd(self.slopes, full_matrices=True)
        padded = np.concatenate([values, np.zeros(len(self.places) - len(values))])
        return [
            [place for place, weight in enumerate(direction) if abs(weight) >= WEIGHT]
            for value, direction in zip(padded, directions, strict=True)
            if value < 1 / LOOSE
        ]


def fit(
    evaluate: Evaluate,
    start: Sequence[float],
    *,
    step: float = STEP,
    rounds: int = ROUNDS,
    everywhere: bool = False,
    seed: int = 1,
    notify: Heard = lambda step, places, squares: None,
) -> Fit:
    """Return the places with the smallest sum of squared residuals.

    everywhere: search the whole space first (differential evolution), for sums with several minima. Raises
    FitError, and any error raised by `evaluate`.
    """
    fitter = _Fitter(evaluate, step, notify)
    begin = np.clip(np.asarray(start, np.float64), 0.0, 1.0)
    before = fitter.squares(begin)
    if everywhere:
        begin = fitter.search(len(begin), rounds, seed)
    found = _scipy().least_squares(
        fitter.residuals,
        np.clip(begin, 1e-6, 1 - 1e-6),
        jac=fitter.slopes,
        bounds=(0.0, 1.0),
        max_nfev=rounds,
        ftol=1e-4,
        xtol=1e-4,
        gtol=None,
    )
    places = np.asarray(found.x, np.float64)
    return Fit(places, fitter.residuals(places), before, fitter.slopes(places), fitter.points)


class _Fitter:
    """Calls `evaluate` for lists of points, once for each point."""

    def __init__(self, evaluate: Evaluate, step: float, notify: Heard) -> None:
        self._evaluate, self._step, self._notify = evaluate, step, notify
        self._known: dict[bytes, Floats] = {}
        self._rounds = 0

    @property
    def points(self) -> int:
        """The number of points evaluated."""
        return len(self._known)

    def all_residuals(self, points: Sequence[Floats]) -> list[Floats]:
        """Return the residuals of points; unknown residuals are evaluated together."""
        new = {point.tobytes(): point for point in points if point.tobytes() not in self._known}
        if new:
            found = self._evaluate(list(new.values()))
            self._known.update(zip(new, (np.asarray(array, np.float64) for array in found), strict=True))
        return [self._known[point.tobytes()] for point in points]

    def residuals(self, point: Floats) -> Floats:
        """Return the residuals at a point. Raises FitError if they are not numbers."""
        (found,) = self.all_residuals([point])
        if not np.isfinite(found).all():
            raise FitError(say("a run of the fit has no figures; expected narrower bounds"))
        return found

    def squares(self, point: Floats) -> float:
        """Return the sum of squares at a point."""
        found = self.residuals(point)
        return float(found @ found)

    def slopes(self, point: Floats) -> Floats:
        """Return the derivatives of the residuals, from steps toward the interior."""
        signs = np.where(point + self._step > 1, -1.0, 1.0)
        tries = [point + self._step * signs[k] * np.eye(len(point))[k] for k in range(len(point))]
        here, *there = self.all_residuals([point, *tries])
        self._notify(self._rounds, point, float(here @ here))
        self._rounds += 1
        columns = [(array - here) / (self._step * sign) for array, sign in zip(there, signs, strict=True)]
        return np.asarray(np.nan_to_num(np.column_stack(columns)), np.float64)

    def search(self, count: int, rounds: int, seed: int) -> Floats:
        """Return the best point of a search over the whole space."""

        def in_pool(function: Any, points: Any) -> list[float]:
            found = self.all_residuals([np.asarray(point, np.float64) for point in points])
            return [float(array @ array) if np.isfinite(array).all() else math.inf for array in found]

        result = _scipy().differential_evolution(
            lambda point: math.inf,  # never called: in_pool evaluates all points of a generation
            [(0.0, 1.0)] * count,
            maxiter=rounds,
            popsize=max(5, round(POPULATION / count)),
            rng=seed,
            polish=False,
            updating="deferred",
            workers=in_pool,
        )
        return np.asarray(result.x, np.float64)


def _scipy() -> Any:
    try:
        from scipy import optimize  # optional, and slow to import
    except ImportError:
        raise FitError(say(MISSING)) from None
    return optimize
