"""The kernels of curves against slow twins."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from PySide6.QtGui import QColor

from app.charts.toolkit.columns import TimeColumns
from app.charts.toolkit.lines.curves import Curve, CurveLook, CurvePicture, Style
from app.charts.toolkit.lines.raster import cover_curve, fill_between, paint_strokes
from app.charts.toolkit.value_axis import Scale

WIDTH, HEIGHT = 12, 16
YS = arrays(np.float64, WIDTH, elements=st.floats(-2, HEIGHT + 2) | st.just(float("nan")))


def naive_cover(ys: np.ndarray, radius: float) -> np.ndarray:
    """Coverage of each pixel from its distance to the nearest of many points on the curve."""
    points = []
    for c, y in enumerate(ys):
        if not np.isnan(y):
            joined = c > 0 and not np.isnan(ys[c - 1])
            ax, ay = (c - 0.5, ys[c - 1]) if joined else (c + 0.5, y)
            points += [(ax + t * (c + 0.5 - ax), ay + t * (y - ay)) for t in np.linspace(0, 1, 400)]
    out = np.zeros((HEIGHT, WIDTH))
    if points:
        where = np.array(points)
        for y in range(HEIGHT):
            for x in range(WIDTH):
                near = radius - np.hypot(where[:, 0] - x - 0.5, where[:, 1] - y - 0.5).min()
                out[y, x] = 255 * min(max(near, 0), 1)
    return out


@settings(max_examples=30, deadline=None)
@given(YS, st.sampled_from([1.0, 1.5, 2.5]))
def test_a_curve_covers_what_is_near_it(ys: np.ndarray, radius: float) -> None:
    cover = np.zeros((HEIGHT, WIDTH), np.uint8)
    cover_curve(ys, radius, 0, WIDTH, cover)
    np.testing.assert_allclose(cover.astype(float), naive_cover(ys, radius), atol=6)


def test_a_line_is_painted_in_its_colour_and_the_cover_emptied() -> None:
    cover, out = np.zeros((9, 3), np.uint8), np.zeros((9, 3), np.uint32)
    ys, look = np.full((1, 3), 4.5), np.array([[0, 200, 100, 50]])
    paint_strokes(ys, ys, look, np.array([2.0]), 0, 3, cover, out)
    channels = [(int(p) >> 24, int(p) >> 16 & 255, int(p) >> 8 & 255, int(p) & 255) for p in out[:, 1]]
    assert channels[4] == pytest.approx((255, 200, 100, 50), abs=2)
    assert channels[0] == channels[8] == (0, 0, 0, 0)
    assert not cover.any()


def test_a_second_colour_lies_over_the_first() -> None:
    out, top, foot = np.zeros((1, 1), np.uint32), np.zeros(1), np.ones(1)
    for red, blue in ((255, 0), (0, 255)):
        fill_between(top, foot, 0, 1, 128, red, 0, blue, out)
    pixel = int(out[0, 0])
    assert (pixel >> 24, pixel >> 16 & 255, pixel & 255) == pytest.approx((192, 64, 128), abs=3)


def test_an_area_is_filled_between_two_curves_and_not_where_one_is_unknown() -> None:
    out = np.zeros((6, 3), np.uint32)
    upper, lower = np.array([1.0, 2.5, np.nan]), np.array([4.0, 4.0, 6.0])
    fill_between(upper, lower, 0, 3, 200, 255, 255, 255, out)
    alpha = (out >> 24).astype(int)
    assert alpha[:, 0] == pytest.approx([0, 200, 200, 200, 0, 0], abs=2)
    assert alpha[:, 1] == pytest.approx([0, 0, 100, 200, 0, 0], abs=2)
    assert not alpha[:, 2].any()


@pytest.mark.parametrize("style", Style)
@settings(max_examples=30, deadline=None)
@given(
    arrays(np.float32, (2, 40), elements=st.floats(0, 10, width=32)),
    st.lists(st.integers(1, 39), max_size=5),
    st.integers(0, 100),
)
def test_painting_column_by_column_equals_painting_at_once(
    style: Style, values: np.ndarray, stops: list[int], first: int
) -> None:
    curves = [Curve(name, QColor("red"), hatched=name == "b") for name in "ab"]

    def upto(end: int) -> np.ndarray:
        known = values.copy()
        known[:, end:] = np.nan
        return known

    slow, fast, begin = CurvePicture(style), CurvePicture(style), 0
    scale = Scale(-10.0 if style == Style.SIGNED else 0.0, 10.0)
    look = CurveLook(scale, 30, 2.0, TimeColumns(1, first, 40), "dark", ("a", "b"))

    def lower(end: int) -> dict[int, np.ndarray]:
        return {0: upto(end)[1] / 2} if style == Style.PLAIN else {}

    for end in [*sorted(stops), 40]:
        fast.update(curves, upto(end), lower(end), look, (begin, end))
        begin = max(end - 1, 0)
    slow.update(curves, upto(40), lower(40), look, (0, 40))
    assert fast.image() == slow.image()


@settings(max_examples=30, deadline=None)
@given(YS, YS)
def test_nothing_is_painted_where_nothing_is_known(upper: np.ndarray, lower: np.ndarray) -> None:
    """What the machine has not reached yet stays empty, also between curves."""
    out, cover = np.zeros((HEIGHT, WIDTH), np.uint32), np.zeros((HEIGHT, WIDTH), np.uint8)
    look = np.array([[120, 10, 20, 30]])
    paint_strokes(upper[None], lower[None], look, np.zeros(1), 0, WIDTH, cover, out)
    assert not out[:, np.isnan(upper) | np.isnan(lower)].any()
