"""The one look of plots: axes, lines above plots, logarithms and bars on each other."""

from __future__ import annotations

import re
from html import unescape
from itertools import combinations

import numpy as np
import pyqtgraph
import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPicture
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.look import theme
from app.plot import look
from app.plot.axes import PlotAxis, exact, place
from app.plot.board import Board
from app.plot.kinds import furniture, legend
from app.plot.kinds.points import PointSet
from app.plot.plot import Plot
from app.plot.published import PublishedSource, published, stored_bands
from app.plot.series import Series
from engine.kernel.units import SECOND
from engine.scenario.model.scenario import NamedMoment


def wave(name: str = "wave", values: int = 1000) -> Series:
    times = np.arange(1, values + 1, dtype=np.int64) * SECOND
    return Series(name, "V", times, 10 ** (np.arange(values) / values * 4), "here")


@pytest.mark.parametrize(
    ("span", "shown"),
    [
        (2400, ["0:00:00", "0:10:00", "0:20:00", "0:30:00", "0:40:00"]),
        (90, ["0:00:00", "0:00:20", "0:00:40", "0:01:00", "0:01:20"]),
        (0.004, ["0:00:00.000", "0:00:00.001", "0:00:00.002", "0:00:00.003", "0:00:00.004"]),
    ],
)
def test_a_clock_has_round_times(qtbot: QtBot, span: float, shown: list[str]) -> None:
    axis = PlotAxis("bottom")
    axis.clock = True
    ((step, values),) = axis.tickValues(0, span, 600)
    assert axis.tickStrings(values, 1, step) == shown


@pytest.mark.parametrize(
    ("low", "high", "shown"),
    [
        (0, 1.6e6, ["0", "500k", "1M", "1.5M"]),
        (-3, 3, ["−2", "0", "2"]),
        (1_000_000, 1_000_010, ["1,000,000", "1,000,005", "1,000,010"]),
    ],
)
def test_values_are_short_and_differ(qtbot: QtBot, low: float, high: float, shown: list[str]) -> None:
    axis = PlotAxis("left")
    ((step, values),) = axis.tickValues(low, high, 120)
    assert axis.tickStrings(values, 1, step) == shown


def test_a_logarithmic_axis_names_decades_and_parts_of_a_short_one(qtbot: QtBot) -> None:
    axis = PlotAxis("left")
    axis.setLogMode(y=True)
    ((_, values),) = axis.tickValues(-2, 4, 300)
    assert axis.tickStrings(values, 1, 1) == ["0.01", "0.1", "1", "10", "100", "1k", "10k"]
    ((_, values),) = axis.tickValues(0.5, 1.5, 300)
    assert axis.tickStrings(values, 1, 1) == ["5", "10", "20"]


def test_axes_are_as_wide_as_the_others_at_every_size_of_text(qtbot: QtBot, qapp: QApplication) -> None:
    wide = {}
    for percent in (100, 200):
        theme.resize_text(qapp, percent)
        first, second = look.plot(), look.plot()
        second.getAxis("left").setRange(0, 1e9)
        wide[percent] = [item.getAxis("left").maximumWidth() for item in (first, second)]
    theme.resize_text(qapp, 100)
    assert len(set(wide[100])) == len(set(wide[200])) == 1
    assert wide[200][0] == pytest.approx(2 * wide[100][0], rel=0.1)


@pytest.mark.parametrize("kind", ["time", "scatter", "histogram", "cumulative", "boxes"])
def test_logarithms_stand_where_the_axis_says(qtbot: QtBot, kind: str) -> None:
    holder = Plot()
    holder.add(wave())
    holder.add(wave("other"))
    holder.set_kind(kind)
    holder.set_log(True)
    left, bottom = (holder.item.getAxis(side).logMode for side in ("left", "bottom"))
    assert (left, bottom) == (kind in ("time", "scatter", "boxes"), kind not in ("time", "boxes"))
    bounds = holder.item.getViewBox().childrenBounds()
    low, high = bounds[0 if kind in ("histogram", "cumulative") else 1]
    assert low >= -0.1
    assert 3.5 < high < 4.1


def test_values_without_a_logarithm_are_left_out() -> None:
    assert np.isnan(place([0.0, -1.0], True)).all()
    assert list(place([1.0, 100.0], True)) == [0, 2]
    assert list(place([0.0, -1.0], False)) == [0, -1]


def test_bars_stand_on_each_other_and_published_values_on_those_below(qtbot: QtBot) -> None:
    facts = [PublishedSource("x", "x", "pages", value, value * 0.9, value * 1.1) for value in (10.0, 4.0)]
    sets = [PointSet(str(n), ("A",), [12.0 - n], (fact,)) for n, fact in enumerate(facts)]
    holder = Plot()
    holder.show_points(sets, "Guest", "pages", stacked=True)
    bars = [one.opts for one in holder.item.items if "y0" in getattr(one, "opts", {})]
    assert [(one["y0"][0], one["y1"][0]) for one in bars if "width" in one] == [(0, 12), (12, 23)]
    diamonds = [one.data["y"][0] for one in holder.item.items if type(one).__name__ == "ScatterPlotItem"]
    assert diamonds == [10, 14]


@pytest.mark.parametrize("named", [True, False])
def test_a_published_value_shows_how_far_it_moves_over_all_assumptions(qtbot: QtBot, named: bool) -> None:
    id = "timers.t1.total_util_per_proc.600/4.3.0/nopatch"
    source, stored = published(id), stored_bands("timers")[id]
    assert source.band == (stored.low, stored.high)
    plot = Plot()
    points = PointSet("utilization", ("600 users" if named else 600.0,), [68.4], (source,))
    plot.show_points([points], "Users", "%")
    bars = [one.opts for one in plot.item.items if "y0" in getattr(one, "opts", {}) and "width" in one.opts]
    assert [(one["y0"][0], one["y1"][0]) for one in bars][-1] == pytest.approx(source.band)
    assert "over all assumptions 60.58 to 82.15%" in points.said("%")[0]
    assert "90% over assumptions" in " ".join(legend.lines_of(plot, 2000.0, 1))


def test_a_band_over_a_phase_is_a_ribbon_and_over_a_moment_a_line(qtbot: QtBot) -> None:
    id = "timers.t1.total_util_per_proc.600/4.3.0/nopatch"
    for end, ribbons in ((3.0, 2), (1.0, 1)):  # one of them is the tolerance
        item = look.plot()
        furniture.band(item, published(id, start=1.0, end=end), (0.0, 9.0), False)
        assert sum(isinstance(one, pyqtgraph.FillBetweenItem) for one in item.items) == ribbons
        spans = [one.yData for one in item.items if isinstance(one, pyqtgraph.PlotDataItem)]
        moved = [list(ys) for ys in spans if len(ys) == 2 and ys[0] != ys[1]]
        assert moved == ([] if ribbons == 2 else [pytest.approx(published(id).band)])


def test_numbers_are_written_as_people_do() -> None:
    assert [exact(value) for value in (0.12345, 12.5, 2315.4, -60_030_000.0)] == [
        "0.1235",
        "12.5",
        "2,315",
        "-60,030,000",
    ]


def test_the_line_above_names_the_runs_that_series_come_from(qtbot: QtBot) -> None:
    holder = Plot()
    for source in ("one second", "two seconds"):
        one = wave("pages, LNX1")
        holder.add(Series(one.name, one.unit, one.times, one.values, source))
    plain = re.sub("<[^>]*>", "", " ".join(legend.lines_of(holder, 10_000, 1)))
    assert plain == "● pages, LNX1 (one second) · ■ two seconds"


def test_names_above_a_plot_take_more_lines_where_one_is_too_short(qtbot: QtBot) -> None:
    holder = Plot()
    for number in range(5):
        holder.add(wave(f"a measure with a long name, number {number}, LNX4"))
    assert len(legend.lines_of(holder, 10_000, 3)) == 1
    lines = legend.lines_of(holder, 500, 9)
    assert len(lines) > 2
    assert all(look.wide(re.sub("<[^>]*>", "", line)) <= 500 for line in lines)
    assert "number 4" in lines[-1]
    assert len(legend.lines_of(holder, 500, 2)) == 2


@pytest.mark.parametrize("title", ["", "a title " * 30, "short <b>&"])
@pytest.mark.parametrize("most", [1, 2])
def test_dots_replace_what_does_not_fit_above_a_plot(qtbot: QtBot, title: str, most: int) -> None:
    holder = Plot()
    for number in range(9):
        holder.add(wave(f"a measure with a long name, number {number}, LNX4"))
    holder.title = title
    lines = [unescape(re.sub("<[^>]*>", "", line)) for line in legend.lines_of(holder, 300, most)]
    assert len(lines) == most
    assert lines[-1].endswith("…")
    assert all(look.wide(line) <= 300 for line in lines)
    assert lines[0].startswith(title[:8] or "● a measure")


def test_dots_over_numbers_are_seen_from_zero(qtbot: QtBot) -> None:
    holder = Plot()
    holder.show_points([PointSet("a", (7.0,), [11.5], (None,))], "Channels", "s")
    holder.item.getViewBox().updateAutoRange()
    (left, right), (low, high) = holder.item.viewRange()
    assert left < 7 < right
    assert low < 0.1
    assert high > 11.5


@pytest.mark.parametrize("log", [False, True])
def test_names_at_both_ends_of_an_axis_have_room_before_a_run_is_simulated(qtbot: QtBot, log: bool) -> None:
    holder, names = Plot(), ("600 on 4.2", "900 on 4.3")
    facts = tuple(PublishedSource(name, name, "%", 90.0, 80.0, 100.0) for name in names)
    holder.set_log(log)
    holder.show_points([PointSet("a", names, [float("nan")] * 2, facts)], "Release", "%")
    holder.item.getViewBox().updateAutoRange()
    (left, right), (low, _) = holder.item.viewRange()
    assert left <= -0.5
    assert right >= 1.5
    assert low > 1 if log else low <= 0


def test_one_number_along_an_axis_is_the_only_one_that_is_written(qtbot: QtBot) -> None:
    holder = Plot()
    holder.show_points([PointSet("a", (7.0,), [11.5], (None,))], "Channels", "s")
    board = Board("text/plain")
    qtbot.addWidget(board)
    board.resize(600, 300)
    holder.put_into(board.view.ci, 2)
    board.grab()
    axis = holder.item.getAxis("bottom")
    picture = QPicture()
    painter = QPainter(picture)
    _, _, texts = axis.generateDrawSpecs(painter)
    painter.end()
    assert [text for _, _, text in texts] == ["7"]


def test_a_label_whose_fields_are_gone_has_no_size(qapp: object) -> None:
    label = pyqtgraph.LabelItem("Requests/s")
    del label.__dict__["_sizeHint"]
    assert label.sizeHint(Qt.SizeHint.PreferredSize, QSizeF()) == QSizeF(0, 0)


def test_a_label_whose_text_is_gone_can_be_resized(qapp: object) -> None:
    label = pyqtgraph.LabelItem("Requests/s")
    del label.__dict__["item"]
    label.resizeEvent(None)


def test_curves_differ_without_their_colours(qtbot: QtBot) -> None:
    board = Board("x/y")
    qtbot.addWidget(board)
    board.resize(600, 300)
    board.show()
    seconds = np.arange(1, 101)
    for number in range(7):
        board.current.add(
            Series(
                f"real, LNX{number}",
                "",
                seconds * SECOND,
                np.asarray(seconds + 9.0 * number, np.float64),
                "run",
            )
        )
    marks = [one for one in board.current.item.items if isinstance(one, pyqtgraph.ScatterPlotItem)]
    assert len(marks) == 7
    assert all(len(one.getData()[0]) > 3 for one in marks)
    looks = {(one.opts["symbol"], one.opts["brush"].color().name()) for one in marks}
    assert len(looks) == 7
    named = "".join(legend.lines_of(board.current, 2000, 1))
    assert all(sign in named for sign in look.SIGNS)
    assert len({(look.shape(number), look.colour(number).name()) for number in range(25)}) == 25


@pytest.mark.parametrize("kind", ["histogram", "cumulative"])
def test_lines_of_one_colour_differ_by_their_dashes(qtbot: QtBot, kind: str) -> None:
    board = Board("x/y")
    qtbot.addWidget(board)
    plot = board.current
    for number in range(7):
        plot.add(Series(f"real, LNX{number}", "", np.arange(1, 101) * SECOND, np.arange(100.0), "run"))
    plot.set_kind(kind)
    pens = [one.opts["pen"] for one in plot.item.listDataItems()]
    assert len({(one.color().name(), one.style()) for one in pens}) == 7
    assert "".join(legend.lines_of(plot, 2000, 1)).count("╌") == 2


@pytest.mark.parametrize("height", [400, 170])
def test_names_of_near_marks_cover_no_other_and_are_inside(height: int, qtbot: QtBot) -> None:
    board = Board("x/y")
    qtbot.addWidget(board)
    board.resize(700, height)
    board.show()
    plot = board.current
    plot.marks = [
        NamedMoment.model_validate({"id": f"m{at}", "at": f"{at}s", "title": f"Something happens at {at}"})
        for at in (40, 41, 42, 43, 99)
    ]
    plot.add(Series("real", "", np.arange(1, 101) * SECOND, np.ones(100), "run"))
    QApplication.processEvents()
    lines = [one for one in plot.item.items if hasattr(one, "label")]
    shown = [one.label for one in lines if one.label.isVisible()]
    boxes = [one.mapRectToScene(one.boundingRect()) for one in shown]
    assert len(lines) == 5
    assert len(shown) == 4, "three rows of near names, and the far one"
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    inside = plot.item.getViewBox().sceneBoundingRect().adjusted(0, -1, 0, 1)
    assert all(inside.top() <= one.top() and one.bottom() <= inside.bottom() for one in boxes)
