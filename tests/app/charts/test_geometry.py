"""Lanes, bars, rows and axes."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from app.charts.memory_bars import painting
from app.charts.timeline.rows import TimelineRows
from app.charts.toolkit.header import ChartHeader, ChartPlaces
from app.charts.toolkit.lanes import layout
from app.look import axis_text as axis
from engine.kernel.units import MINUTE, MS, SECOND

ROLES = st.integers(1, 900).map(lambda n: [("a", "b", "c")[3 * g // n] for g in range(n)])


@given(ROLES, st.floats(40, 900), st.sampled_from([1.0, 1.5, 2.0]))
def test_lanes_lie_in_order_and_hold_each_guest_once(roles: list[str], height: float, ratio: float) -> None:
    made = layout.lay_out(roles, 0, len(roles), height, ratio)
    assert made.begin[0] == 0
    assert made.end[-1] == len(roles)
    assert (made.begin[1:] == made.end[:-1]).all()
    assert (made.heights >= 1).all()
    assert (made.tops[1:] >= (made.tops + made.heights)[:-1]).all()
    assert made.tops[-1] + made.heights[-1] <= height * ratio + 1


@given(ROLES, st.floats(60, 900))
def test_a_lane_is_found_by_its_middle(roles: list[str], height: float) -> None:
    made = layout.lay_out(roles, 0, len(roles), height, 1.0)
    for lane in range(len(made)):
        assert made.at(made.tops[lane] + made.heights[lane] / 2) == lane
    assert made.at(-3) is None


def test_virtual_cpus_are_in_the_lane_of_their_guest() -> None:
    made = layout.lay_out(["a"] * 10, 2, 3, 100, 1.0)
    assert made.row_of(np.array([0, 2, 2, 3, 4, 5, 9])).tolist() == [-1, 0, 0, 1, 2, -1, -1]


@given(st.integers(1, 200), st.floats(10, 300), st.data())
def test_the_name_of_the_guest_pointed_at_is_shown_and_no_two_names_overlap(
    qapp: QApplication, count: int, height: float, data: st.DataObject
) -> None:
    made = layout.lay_out(["a"] * count, 0, count, height, 1.0)
    guest = data.draw(st.integers(0, count - 1))
    head = ChartHeader("", QRectF(), "", QRectF(), None, (), 0.0)
    place = ChartPlaces(QRectF(0, 0, 400, height), head, QRectF(90, 0, 300, height), 1.0)
    named = list(made.name_boxes(place, guest))
    assert any(made.begin[lane] <= guest < made.end[lane] for lane, _ in named)
    assert all(above.bottom() <= below.top() for (_, above), (_, below) in pairwise(named))


def test_eleven_guests_have_a_lane_each_and_nine_hundred_share() -> None:
    assert len(layout.lay_out(["a"] * 11, 0, 11, 280, 1.0)) == 11
    shared = layout.lay_out(["a"] * 900, 0, 900, 280, 1.0)
    assert len(shared) == 25
    assert set((shared.end - shared.begin).tolist()) == {36}


@given(ROLES, st.floats(100, 1500), st.sampled_from([1.0, 2.0]))
def test_bars_lie_in_order_inside_the_plot(roles: list[str], width: float, ratio: float) -> None:
    made = painting.lay_out(roles, width, ratio)
    assert made[0].begin == 0
    assert made[-1].end == len(roles)
    for one, other in zip(made, made[1:], strict=False):
        assert one.end == other.begin
        assert one.right <= other.left + 1e-9
    assert made[0].left >= 0
    assert made[-1].right <= width + 1
    assert all(bar.right - bar.left <= painting.MAX_WIDTH + 1 for bar in made)


def test_tails_tell_guests_apart() -> None:
    assert painting.tails(["LNK00102", "LNK00111"]) == ["0102", "0111"]
    assert painting.tails(["LNK00102", "WAS2"]) == ["LNK00102", "WAS2"]
    assert painting.tails(["AB1"]) == ["AB1"]


def test_rows_zoom_and_page_within_all_guests() -> None:
    some = TimelineRows().zoomed(0.5, 0.5, 100)
    assert (some.first, some.count) == (25, 50)
    assert some.paged(1, 100) == TimelineRows(50, 50)
    assert some.paged(-1, 100) == TimelineRows(0, 50)
    assert some.zoomed(4.0, 0.5, 100) == TimelineRows()
    assert TimelineRows().paged(1, 100) == TimelineRows()
    assert TimelineRows().range(7) == (0, 7)


def test_time_ticks_are_round_and_few() -> None:
    assert axis.time_ticks(0, 60 * MINUTE, 6) == [n * 10 * MINUTE for n in range(7)]
    assert axis.time_ticks(61 * SECOND, 65 * SECOND, 5) == [n * SECOND for n in range(61, 66)]


@given(st.integers(1, 10**14), st.integers(1, 20))
def test_time_steps_keep_the_number_of_ticks(span: int, most: int) -> None:
    if span <= 24 * 60 * MINUTE:
        assert span / axis.time_step(span, most) <= most


@pytest.mark.parametrize(
    ("ns", "step", "text"),
    [(2_472 * SECOND, SECOND, "0:41:12"), (1_500 * MS, 500 * MS, "0:00:01.5"), (20 * MS, MS, "0:00:00.020")],
)
def test_times_are_written_as_exactly_as_needed(ns: int, step: int, text: str) -> None:
    assert axis.time_text(ns, step) == text


@given(st.floats(1e-3, 1e9))
def test_the_top_of_an_axis_is_not_below_the_value_nor_far_above(value: float) -> None:
    assert value * (1 - 1e-6) <= axis.round_up(value) <= 1.5 * value


@given(st.floats(1e-3, 1e9), st.integers(1, 12))
def test_value_ticks_fit_the_axis(top: float, most: int) -> None:
    ticks = axis.value_ticks(top, most)
    assert ticks[0] == 0
    assert ticks[-1] <= top * (1 + 1e-6)
    assert len(ticks) <= most + 1


def test_numbers_are_short_and_small_shares_are_not_nothing() -> None:
    assert [axis.short(v) for v in (0, 0.5, 150, 2_500, 150_000, 1.2e6)] == [
        "0",
        "0.5",
        "150",
        "2.5k",
        "150k",
        "1.2M",
    ]
    assert [axis.share(v) for v in (0, 1e-5, 0.012, 0.42, 1)] == ["0%", "<0.1%", "1.2%", "42%", "100%"]
