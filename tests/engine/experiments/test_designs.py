"""Laws of designs: points within bounds, equal for equal seeds, as many and as even as they promise."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.experiments.axis import ParameterAxis, axis
from engine.experiments.bounds import bounds_of
from engine.experiments.designs import (
    DESIGNS,
    MISSING,
    DesignError,
    count_of,
    latin_hypercube,
    places,
    points_of,
)
from engine.kernel.units import parse_time

pytest.importorskip("scipy", reason=MISSING)
pytest.importorskip("SALib", reason=MISSING)


@st.composite
def axes(draw: st.DrawFn) -> list[ParameterAxis]:
    """Return two to four axes of every kind."""
    made = []
    for number in range(draw(st.integers(2, 4))):
        low = draw(st.integers(1, 50))
        high = low + draw(st.integers(1, 100))
        suffix = draw(st.sampled_from(("", "ms", "M")))
        ends = (f"{low}{suffix}", f"{high}{suffix}") if suffix else (low, high)
        log, steps = draw(st.booleans()), draw(st.integers(1, 4))
        made.append(axis(f"p{number}", f"key{number}", ends, log=log, steps=steps))
    return made


@settings(max_examples=40, deadline=None)
@given(axes=axes(), kind=st.sampled_from(sorted(DESIGNS)), points=st.integers(1, 40), seed=st.integers(0, 9))
def test_points_are_within_bounds_and_the_same_for_the_same_seed(
    axes: list[ParameterAxis], kind: str, points: int, seed: int
) -> None:
    found = points_of(kind, axes, points, seed)
    assert found == points_of(kind, axes, points, seed)
    assert len(found) == count_of(kind, axes, points)
    assert all(len(point) == len(axes) for point in found)
    at = places(axes, found)
    assert at.min() >= -1e-9
    assert at.max() <= 1 + 1e-9
    for point in found:
        for one, value in zip(axes, point, strict=True):
            key, _, text = one.setting(value).partition("=")
            assert key == one.key
            assert text


def test_a_grid_has_each_combination_and_one_at_a_time_changes_one() -> None:
    two = [axis("a", "a", (1, 3), steps=3), axis("b", "b", ("x", "y"), levels=True)]
    assert points_of("grid", two, 1, 1) == [
        (1.0, "x"), (1.0, "y"), (2.0, "x"), (2.0, "y"), (3.0, "x"), (3.0, "y"),
    ]  # fmt: skip
    assert points_of("one-at-a-time", two, 1, 1) == [(2.0, "x"), (1.0, "x"), (3.0, "x"), (2.0, "y")]


def test_a_latin_hypercube_has_one_point_in_each_layer_of_each_axis() -> None:
    two = [axis("a", "a", (0.0, 1.0)), axis("b", "b", ("1s", "11s"))]
    at = places(two, latin_hypercube(two, 10, 3))
    assert [sorted((at[:, k] * 10).astype(int)) for k in (0, 1)] == [list(range(10))] * 2


def test_numbers_of_points() -> None:
    three = [axis(name, name, (0.0, 1.0)) for name in "abc"]
    assert len(points_of("sobol", three, 20, 1)) == 32
    assert len(points_of("morris", three, 40, 1)) == 40
    assert len(points_of("sobol-indices", three, 40, 1)) == 8 * 5
    with pytest.raises(DesignError, match="at least two parameters"):
        points_of("morris", three[:1], 40, 1)
    with pytest.raises(DesignError, match="at most"):
        points_of("grid", [axis(str(n), "k", (0.0, 1.0), steps=200) for n in range(3)], 1, 1)


def test_axes_keep_units() -> None:
    time, size = axis("t", "k", ("250us", "1ms")), axis("s", "k", ("256M", "1G"), log=True)
    assert (time.unit, time.low, time.setting(time.low)) == ("ms", 0.25, "k=250000ns")
    assert (size.unit, size.value(0.5), size.setting(512.0)) == ("MB", 512.0, "k=131072p")
    assert axis("n", "k", (1, 9)).setting(4.4) == "k=4"
    for wrong, said in (((9, 1), "less than"), (("a", "b"), "expected numbers"), ((-1.0, 1.0), "above 0")):
        with pytest.raises(ValueError, match=said):
            axis("n", "k", wrong, log=True)


def test_bounds_follow_from_the_source_of_a_parameter() -> None:
    low, high, own = (parse_time(str(one)) for one in bounds_of("parameters.adapter"))  # fitted
    assert (low, high) == (round(own * 0.75), round(own * 4 / 3))
    low, high, own = (parse_time(str(one)) for one in bounds_of("parameters.pdr_every"))  # assumed
    assert (2 * low, high) == (own, 2 * own)
    with pytest.raises(ValueError, match="its source is: CP"):
        bounds_of("parameters.test_idle")
    with pytest.raises(ValueError, match="it is not a machine parameter"):
        bounds_of("lpar.xstor")
