"""Experiment designs: the points of the parameter space that are run.

scipy.stats.qmc draws Latin hypercubes and Sobol sequences; SALib draws the samples for Morris and Sobol
indices. Equal designs with equal seeds have equal points.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.experiments.axis import ParameterAxis, Value
from engine.language import later, say

Point = tuple[Value, ...]  # a value for each axis
Floats = npt.NDArray[np.float64]
MAX_POINTS = 200_000
MISSING = later(
    'This design requires the scipy and SALib packages; install them with: pip install "lparlab[experiments]"'
)
MORRIS_LEVELS = 4


class DesignError(ValueError):
    """A design that cannot be created; the text states what was expected."""


def grid(axes: Sequence[ParameterAxis], points: int, seed: int) -> list[Point]:
    """Return every combination of levels."""
    count = int(np.prod([len(axis.levels) for axis in axes], dtype=np.float64))
    if count > MAX_POINTS:
        raise DesignError(say("{0:,} points: expected at most {1:,}; use fewer steps", count, MAX_POINTS))
    return list(product(*(axis.levels for axis in axes)))


def one_at_a_time(axes: Sequence[ParameterAxis], points: int, seed: int) -> list[Point]:
    """Return the base, then each parameter at each of its levels with the others at their base."""
    base = tuple(axis.base for axis in axes)
    found = [base]
    for place, axis in enumerate(axes):
        found += [(*base[:place], level, *base[place + 1 :]) for level in axis.levels if level != base[place]]
    return found


def latin_hypercube(axes: Sequence[ParameterAxis], points: int, seed: int) -> list[Point]:
    """Return points in which each parameter's values are spread evenly."""
    return _valued(axes, _qmc().LatinHypercube(len(axes), rng=seed).random(points))


def sobol(axes: Sequence[ParameterAxis], points: int, seed: int) -> list[Point]:
    """Return points of a scrambled Sobol sequence; their number is rounded up to a power of two."""
    exponent = max(0, (points - 1).bit_length())
    return _valued(axes, _qmc().Sobol(len(axes), rng=seed).random_base2(exponent))


def morris(axes: Sequence[ParameterAxis], points: int, seed: int) -> list[Point]:
    """Return trajectories in which every parameter makes one step: points / (parameters + 1)."""
    _some(axes)
    trajectories = max(2, points // (len(axes) + 1))
    made = _sample("morris").sample(problem(axes), trajectories, num_levels=MORRIS_LEVELS, seed=seed)
    return _valued(axes, made)


def sobol_indices(axes: Sequence[ParameterAxis], points: int, seed: int) -> list[Point]:
    """Return Saltelli's sample: a power of two of groups, each with parameters + 2 points."""
    _some(axes)
    made = _sample("sobol").sample(problem(axes), _groups(axes, points), calc_second_order=False, seed=seed)
    return _valued(axes, made)


DESIGNS: dict[str, Callable[[Sequence[ParameterAxis], int, int], list[Point]]] = {
    "grid": grid,
    "one-at-a-time": one_at_a_time,
    "latin-hypercube": latin_hypercube,
    "sobol": sobol,
    "morris": morris,
    "sobol-indices": sobol_indices,
}
OF_LEVELS = ("grid", "one-at-a-time")  # the number of points follows from the levels


def points_of(kind: str, axes: Sequence[ParameterAxis], points: int, seed: int) -> list[Point]:
    """Return the points of a design. Raises DesignError."""
    found = DESIGNS[kind](axes, points, seed)
    if len(found) > MAX_POINTS:
        raise DesignError(say("{0:,} points: expected at most {1:,}", len(found), MAX_POINTS))
    return found


def count_of(kind: str, axes: Sequence[ParameterAxis], points: int) -> int:
    """Return the number of points in a design without generating them."""
    levels, parameters = [len(axis.levels) for axis in axes], len(axes)
    if kind == "grid":
        return int(np.prod(levels, dtype=np.float64))
    if kind == "one-at-a-time":
        return 1 + sum(sum(level != axis.base for level in axis.levels) for axis in axes)
    if kind == "sobol":
        return 1 << max(0, (points - 1).bit_length())
    if kind == "morris":
        return max(2, points // (parameters + 1)) * (parameters + 1)
    return points if kind == "latin-hypercube" else _groups(axes, points) * (parameters + 2)


def _groups(axes: Sequence[ParameterAxis], points: int) -> int:
    """Return the number of groups in Saltelli's sample: a power of two, at least four."""
    return 1 << max(2, (max(1, points // (len(axes) + 2)) - 1).bit_length())


def problem(axes: Sequence[ParameterAxis]) -> dict[str, Any]:
    """Return the parameters in SALib's format, all ranging from 0 to 1."""
    return {"num_vars": len(axes), "names": [axis.name for axis in axes], "bounds": [[0.0, 1.0]] * len(axes)}


def places(axes: Sequence[ParameterAxis], points: Sequence[Point]) -> Floats:
    """Return the position of each point between low and high on each axis: (points, axes)."""
    return np.array(
        [[axis.place(value) for axis, value in zip(axes, point, strict=True)] for point in points]
    )


def _valued(axes: Sequence[ParameterAxis], made: Floats) -> list[Point]:
    return [tuple(axis.value(float(at)) for axis, at in zip(axes, row, strict=True)) for row in made]


def _some(axes: Sequence[ParameterAxis]) -> None:
    if len(axes) < 2:
        raise DesignError(say("expected at least two parameters for a design that compares them"))


def _qmc() -> Any:
    try:
        from scipy.stats import qmc  # optional, and slow to import
    except ImportError:
        raise DesignError(say(MISSING)) from None
    return qmc


def _sample(name: str) -> Any:
    from importlib import import_module

    try:
        return import_module(f"SALib.sample.{name}")  # optional, and slow to import
    except ImportError:
        raise DesignError(say(MISSING)) from None
