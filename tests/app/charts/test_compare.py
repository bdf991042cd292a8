"""Two runs in every chart: over one another, side by side, as a difference; and the tables of both."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.charts.cpu import CHART as CPU
from app.charts.efficiency.chart import CHART as EFFICIENCY
from app.charts.memory_bars import compare
from app.charts.memory_bars.chart import CHART as MEMORY
from app.charts.memory_bars.values import PLACES
from app.charts.paging import CHART as PAGING
from app.charts.passes.chart import CHART as PASSES
from app.charts.timeline.chart import CHART as TIMELINE
from app.charts.toolkit import comparing
from app.charts.toolkit.bars import in_halves
from app.charts.toolkit.chart import Chart, ChartKind
from app.charts.toolkit.comparing import MAX_NAME, Compare, guest_numbers, make_other, sample_at
from app.charts.toolkit.lanes.layout import lay_out
from app.charts.toolkit.lanes.raster import keep_differences
from app.charts.toolkit.panes import numbers
from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.time_view import TimeView
from app.export.chart import svg
from app.look import theme
from app.panels.charts import chart_kinds
from engine.kernel.kinds import STATES
from engine.kernel.units import SECOND
from engine.recording.recorder import Recording
from tests.app.charts.conftest import Show, made, need_of, readings_now
from tests.app.charts.pixels import names, rgb
from tests.app.charts.synthetic import ROLES, recording, replace, until

NAME, OWN = "Branch 2", "Branch 1"
every = pytest.mark.parametrize("kind", chart_kinds(), ids=lambda kind: kind.id)
PANES = {"cpu", "processors", "linux_memory", "lock", "timers"}  # lines, stacks, limits, a second axis
BUILT = [kind for kind in chart_kinds() if not isinstance(kind, PaneKind) or kind.id in PANES]
built = pytest.mark.parametrize("kind", BUILT, ids=lambda kind: kind.id)  # one of each way to paint
modes = pytest.mark.parametrize("mode", Compare, ids=lambda mode: mode.name)
LINES = pytest.mark.parametrize("kind", [CPU, PAGING], ids=lambda kind: kind.id)


def number(text: str) -> float:
    return float(text.replace(",", "").replace("−", "-"))


def colours(image: QImage, box: QRectF, step: int = 1) -> set[str]:
    return names(image, box.toRect(), step)


def plot(chart: Chart) -> QRectF:
    return chart.place(QRectF(chart.rect()), 1.0).plot


def top(chart: Any) -> float:
    """The upper end of the axis of the first pane."""
    return float(chart.axes.scale(chart.panes()[0]).top)


def settle(chart: Chart) -> None:
    chart.settle(chart.place(QRectF(chart.rect()), 1.0))


# ---- all charts


@every
def test_a_chart_names_both_runs(kind: ChartKind, show: Show, eleven: Recording, second: Recording) -> None:
    size = QSize(700, 300)  # the curves are a picture: of a larger one most of the time is compression
    chart = show(kind, eleven, 1200, 500)
    alone = svg(chart, size).decode()
    assert NAME not in alone
    for mode in Compare:
        chart.set_compared(second, NAME, mode, OWN)
        both = svg(chart, size).decode()
        assert NAME in both
        assert OWN in both or (kind in (MEMORY, PASSES) and mode == Compare.OVERLAY)


@built
def test_a_run_that_is_taken_away_leaves_nothing(
    kind: ChartKind, show: Show, eleven: Recording, second: Recording
) -> None:
    chart = show(kind, eleven)
    chart.clearFocus()
    before, table = chart.grab().toImage(), chart.table()
    for mode in Compare:
        chart.set_compared(second, NAME, mode)
        QApplication.processEvents()
        assert chart.grab().toImage() != before, mode
        assert chart.table() != table, mode
        chart.set_compared(None)
        QApplication.processEvents()
        assert chart.grab().toImage() == before, mode
        assert chart.table() == table, mode


@built
@modes
def test_runs_that_go_on_are_painted_as_if_they_were_whole(
    kind: ChartKind, mode: Compare, show: Show, eleven: Recording, second: Recording, view: TimeView
) -> None:
    chart = show(kind, until(eleven, 40 * SECOND))
    for now in (40 * SECOND, 40 * SECOND + SECOND // 3, 43 * SECOND, 60 * SECOND, 97 * SECOND):
        chart.set_compared(until(second, now), NAME, mode)
        chart.set_recording(until(eleven, now))
        QApplication.processEvents()
    fresh = show(kind, None)
    fresh.set_compared(until(second, 97 * SECOND), NAME, mode)
    fresh.set_recording(until(eleven, 97 * SECOND))
    assert on_screen(chart) == on_screen(fresh)


@built
@pytest.mark.parametrize(("now", "beside"), [(40, True), (41, False), (60, True)])
def test_another_branch_of_the_same_run_is_painted_as_if_it_were_the_first(
    kind: ChartKind, now: int, beside: bool, show: Show, eleven: Recording, second: Recording
) -> None:
    branch = replace(second, scenario=eleven.scenario)
    chart = show(kind, until(eleven, 40 * SECOND))
    if beside:
        chart.set_compared(until(branch, 40 * SECOND), NAME)
    chart.grab()
    if beside:
        chart.set_compared(until(eleven, now * SECOND), NAME)
    chart.set_recording(until(branch, now * SECOND))
    QApplication.processEvents()
    fresh = show(kind, None)
    fresh.set_compared(until(eleven, now * SECOND) if beside else None, NAME)
    fresh.set_recording(until(branch, now * SECOND))
    assert on_screen(chart) == on_screen(fresh)


def on_screen(chart: Chart) -> QImage:
    """What the screen shows of the plot, without painting everything once more."""
    QApplication.processEvents()
    around = plot(chart).toRect().adjusted(-44, 0, 0, 0)  # with the values at its left
    screen = chart.window().backingStore().paintDevice()
    assert isinstance(screen, QImage)
    return screen.copy(around)


@every
def test_another_way_to_compare_is_painted_as_if_it_were_the_first(
    kind: ChartKind, show: Show, eleven: Recording, second: Recording
) -> None:
    first = {}
    for mode in Compare:
        chart = show(kind, eleven)
        chart.clearFocus()
        chart.set_compared(second, NAME, mode)
        first[mode] = chart.grab().toImage()
    chart = show(kind, eleven)
    chart.clearFocus()
    over, side, less = Compare
    for mode in (over, side, less, over, less, side, over):  # each after each other
        chart.set_compared(second, NAME, mode)
        assert chart.grab().toImage() == first[mode], mode


@every
def test_a_table_tells_of_both_runs(
    kind: ChartKind, show: Show, eleven: Recording, second: Recording
) -> None:
    chart, other = show(kind, eleven), show(kind, second)
    plain, theirs = chart.table(), other.table()
    for mode in Compare:
        chart.set_compared(second, NAME, mode)
        heads, *rows = chart.table()
        assert heads[: len(plain[0])] == plain[0]
        assert all(head.startswith(NAME) or head == "difference" for head in heads[len(plain[0]) :])
        assert all(len(row) == len(heads) for row in rows)
        named = len(plain[0]) - sum(head.startswith(NAME) for head in heads)  # columns without values
        for row, before, same in zip(rows, plain[1:], theirs[1:], strict=True):
            assert row[: len(before)] == before
            assert row[len(before) : 2 * len(before) - named] == same[named:]


@built
@pytest.mark.parametrize("shorter", ["own", "other"])
def test_one_run_may_be_shorter_than_the_other(
    kind: ChartKind, shorter: str, show: Show, eleven: Recording, second: Recording
) -> None:
    half = 50 * SECOND
    own = until(eleven, half) if shorter == "own" else eleven
    chart = show(kind, own)
    for mode in Compare:
        chart.set_compared(until(second, half) if shorter == "other" else second, NAME, mode)
        assert not chart.grab().isNull()
        assert len(chart.table()) > 1
        if kind.id in ("cpu", "paging"):
            settle(chart)
            columns = chart.grid(chart.place(QRectF(chart.rect()), 1.0)).count
            late = chart.values.columns.theirs.values[0, columns * 3 // 4 :]
            assert np.isfinite(late).any() == (shorter == "own")


@built
def test_runs_of_other_guests_can_be_compared(kind: ChartKind, show: Show, eleven: Recording) -> None:
    few = recording(5, 100, seed=3)
    for own, other in ((eleven, few), (few, eleven)):
        chart = show(kind, own)
        for mode in Compare:
            chart.set_compared(other, NAME, mode)
            assert not chart.grab().isNull()
            assert len({len(row) for row in chart.table()}) == 1
        chart.close()


@built
@pytest.mark.parametrize("guests", [1, 900])
def test_any_number_of_guests_can_be_compared(
    kind: ChartKind, guests: int, show: Show, request: pytest.FixtureRequest
) -> None:
    need = need_of(request)
    chart = show(kind, made(guests, 20, need, rows_a_second=1.0))
    worn = theme.current()
    kinds = (worn.places, worn.flows, worn.work, worn.linux)
    sets = (worn.states[1:8], worn.series, *(kind.values() for kind in kinds))
    data = {colour.name() for some in sets for colour in some}
    for mode in Compare:
        chart.set_compared(made(guests, 20, need, rows_a_second=1.0, seed=9), NAME, mode)
        assert colours(chart.grab().toImage(), plot(chart), 2) & data, mode


@built
@pytest.mark.parametrize("size", [(220, 112), (1900, 900)])
def test_nothing_leaves_the_card(
    kind: ChartKind, size: tuple[int, int], show: Show, eleven: Recording, second: Recording
) -> None:
    chart, worn = show(kind, eleven, *size), theme.current()
    card = {worn.panel.name(), worn.border.name(), worn.window.name()}
    for mode in Compare:
        chart.set_compared(second, "A run with a name that is much too long for a chart", mode)
        chart.clearFocus()
        image = chart.grab().toImage()
        edge = QRectF(0, 4, 2, image.height() - 8), QRectF(image.width() - 2, 4, 3, image.height() - 8)
        for box in edge:
            seen = colours(image, box)
            assert all(any(_near(name, ground) for ground in card) for name in seen), seen


def _near(one: str, other: str) -> bool:
    pairs = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return all(abs(a - b) < 40 for a, b in pairs)


def test_a_run_without_samples_is_not_compared(show: Show, eleven: Recording, second: Recording) -> None:
    chart = show(CPU, eleven)
    chart.set_compared(until(second, 0), NAME, Compare.OVERLAY)
    assert chart.compared is None
    assert chart.table()[0] == numbers.heads(None)


def test_names_are_cut_to_fit() -> None:
    other = make_other(recording(1, 3), "x" * 90, Compare.OVERLAY, "")
    assert len(other.name) == MAX_NAME
    assert other.name.endswith("…")
    assert other.own == "this run"
    assert make_other(None, "x", Compare.OVERLAY, "") is None


# ---- one cursor


@every
@modes
def test_the_cursor_is_one_for_both(
    kind: ChartKind, mode: Compare, show: Show, eleven: Recording, second: Recording, view: TimeView
) -> None:
    chart = show(kind, eleven, 700, 360)
    chart.set_compared(second, NAME, mode)
    if kind is MEMORY:
        view.set_cursor(40 * SECOND)
        pages = chart.other_pages()
        np.testing.assert_allclose(pages.sum(axis=0), second.guests["inst"][40])
        return
    if kind is PASSES:
        view.set_cursor(40 * SECOND)
        assert len(chart.table()) == 1 + 5
        return
    if kind is EFFICIENCY:
        view.set_cursor(40 * SECOND)
        alone = show(kind, second).table()[1]
        assert chart.table()[1][-8:] == alone[-8:]
        return
    box = plot(chart)
    for part in (0.3, 0.9):  # in the upper half and in the lower one
        point = QPoint(round(box.center().x()), round(box.top() + part * box.height()))
        QTest.mouseMove(chart, point)
        assert view.cursor == pytest.approx(50 * SECOND, abs=SECOND)
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    assert view.pinned
    QTest.keyClick(chart, Qt.Key.Key_Escape)
    assert view.cursor is None


@LINES
@modes
def test_the_legend_tells_both_values(
    kind: Any, mode: Compare, show: Show, eleven: Recording, second: Recording, view: TimeView
) -> None:
    chart, other, own = show(kind, eleven, 900), show(kind, second, 900), show(kind, eleven, 900)
    chart.set_compared(second, NAME, mode, OWN)
    at = {row[0]: row for row in chart.table()[1:]}
    view.set_cursor(41 * SECOND)
    (both,), table = readings_now(chart).values(), chart.table()
    where = {head: column for column, head in enumerate(table[0])}
    for (value, note), row in zip(both, table[1:], strict=True):
        if mode == Compare.DIFFERENCE:
            assert value == row[where["difference"]]
        else:
            assert (value, note) == (row[where["value"]], row[where[f"{NAME}: value"]])
    assert set(at) == {row[0] for row in table[1:]}
    assert readings_now(own) != readings_now(other)


# ---- line charts


@LINES
def test_a_run_less_itself_is_nothing(kind: Any, show: Show, eleven: Recording) -> None:
    chart = show(kind, eleven)
    chart.set_compared(eleven, NAME, Compare.DIFFERENCE)
    settle(chart)
    for row in chart.table()[1:]:
        assert number(row[-1]) == 0
    assert np.nanmax(np.abs(chart.values.columns.difference)) == 0


@LINES
def test_differences_change_their_sign_with_the_sides(
    kind: Any, show: Show, eleven: Recording, second: Recording
) -> None:
    chart, back = show(kind, eleven), show(kind, second)
    chart.set_compared(second, NAME, Compare.DIFFERENCE)
    back.set_compared(eleven, NAME, Compare.DIFFERENCE)
    for one in (chart, back):
        settle(one)
    np.testing.assert_allclose(chart.values.columns.difference, -back.values.columns.difference)
    assert top(chart) == top(back) >= np.nanmax(np.abs(chart.values.columns.difference))


def test_what_is_less_is_hatched(show: Show, eleven: Recording) -> None:
    """More of a flow throughout is a plain area above zero, less of it a hatched one below."""
    more = eleven.system.copy()
    more["page_outs"] = more["page_outs"] * 2
    busier = replace(eleven, system=more)
    inked = {}
    for own, other in ((busier, eleven), (eleven, busier)):
        chart = show(PAGING, own)
        chart.set_compared(other, NAME, Compare.DIFFERENCE)
        box = plot(chart)
        pixels, ground = rgb(chart.grab().toImage()), theme.current().panel.rgb() & 0xFFFFFF
        middle, across = box.center().y(), slice(int(box.left()) + 60, int(box.right()) - 320)
        rows = (round(middle - 6), round(middle + 6))
        inked[own is busier] = [np.mean(pixels[y, across] != ground) for y in rows]
        chart.close()
    above, below = inked[True]
    assert above > 0.95 > below
    above, below = inked[False]
    assert above < 0.2
    assert 0.3 < below < 0.6


def test_side_by_side_has_one_scale_and_two_equal_halves(
    show: Show, eleven: Recording, second: Recording
) -> None:
    chart = show(CPU, eleven)
    chart.set_compared(second, NAME, Compare.SIDE_BY_SIDE)
    place = chart.place(QRectF(chart.rect()), 1.0)
    (upper, own), (lower, other) = comparing.of(place, chart.compared)
    assert (own, other) == ("this run", NAME)
    assert upper.plot.size() == lower.plot.size()
    assert upper.plot.bottom() < lower.plot.top()
    assert place.plot.contains(upper.plot)
    assert lower.plot.bottom() == place.plot.bottom()
    image = chart.grab().toImage()
    chart.set_compared(eleven, NAME, Compare.SIDE_BY_SIDE)
    alike = chart.grab().toImage()
    inner = QSize(int(0.5 * upper.plot.width()), int(upper.plot.height()) - 4)  # right of the dashed mark
    parts = [alike.copy(*_corner(part.plot), inner.width(), inner.height()) for part in (upper, lower)]
    assert parts[0] == parts[1]
    assert image != alike


def _corner(box: QRectF) -> tuple[int, int]:
    return round(box.left() + 0.3 * box.width()), round(box.top()) + 2


@pytest.mark.parametrize("high", [150, 200, 260, 500])
def test_the_halves_of_a_low_chart_are_not_lower_than_they_must(
    high: int, show: Show, eleven: Recording, second: Recording
) -> None:
    chart = show(CPU, eleven, 420, high)
    chart.set_compared(second, NAME, Compare.SIDE_BY_SIDE)
    place = chart.place(QRectF(chart.rect()), 1.0)
    (upper, _), (lower, _) = comparing.of(place, chart.compared)
    assert upper.plot.height() == lower.plot.height() >= 0.35 * place.plot.height()
    assert place.plot.contains(upper.plot)
    assert place.plot.contains(lower.plot)
    assert upper.plot.bottom() < lower.plot.top()


def test_the_axis_reaches_over_both_runs(show: Show, eleven: Recording) -> None:
    more = eleven.system.copy()
    more["page_outs"] = more["page_outs"] * 5
    chart = show(PAGING, eleven)
    settle(chart)
    low = top(chart)
    chart.set_compared(replace(eleven, system=more), NAME, Compare.OVERLAY)
    settle(chart)
    assert top(chart) >= 4 * low
    chart.set_compared(None)
    settle(chart)
    assert top(chart) == low


def test_roles_that_only_the_other_run_has_get_a_curve(show: Show, eleven: Recording) -> None:
    one = recording(1, 100)  # of the first role only
    assert {guest.role for guest in one.scenario.guests} == {ROLES[0]}
    chart = show(CPU, one)
    chart.set_compared(eleven, NAME, Compare.OVERLAY)
    rows = {row[0]: row for row in chart.table()[1:]}
    assert list(rows) == list(ROLES)
    assert rows[ROLES[2]][2] == ""
    assert number(rows[ROLES[2]][chart.table()[0].index(f"{NAME}: value")]) > 0


# ---- memory bars


def test_bars_of_the_other_run_have_the_height_of_their_pages(
    show: Show, eleven: Recording, second: Recording
) -> None:
    bars = show(MEMORY, eleven, 900, 400)
    bars.set_compared(second, NAME, Compare.SIDE_BY_SIDE)
    place, image = bars.place(QRectF(bars.rect()), 1.0), bars.grab().toImage()
    _, right = in_halves(bars.bars(place), 1.0)
    ground = {theme.current().panel.name(), theme.current().grid.name()}
    for bar, pages in zip(right, second.guests["inst"][-1], strict=True):
        x = round(place.plot.left() + bar.middle)
        column = [
            image.pixelColor(x, y).name() for y in range(round(place.plot.top()), round(place.plot.bottom()))
        ]
        high = sum(name not in ground for name in column)
        assert high == pytest.approx(float(pages) / bars.top() * place.plot.height(), abs=3)


def test_a_difference_of_bars_adds_up(show: Show, eleven: Recording, second: Recording) -> None:
    bars = show(MEMORY, eleven, 900, 400)
    bars.set_compared(second, NAME, Compare.DIFFERENCE)
    settle(bars)
    place = bars.place(QRectF(bars.rect()), 1.0)
    heights = bars.difference(bars.bars(place))
    wanted = eleven.guests["inst"][-1].astype(float) - second.guests["inst"][-1]
    np.testing.assert_allclose(heights.sum(axis=0), wanted)
    assert bars.top() >= np.abs(heights).max()
    for row, net in zip(bars.table()[1:], wanted, strict=True):
        assert number(row[-1]) == net


def test_what_has_grown_is_above_zero(show: Show, eleven: Recording) -> None:
    less = eleven.guests.copy()
    less["real"][:, 3] = less["both"][:, 3]  # a guest without pages that are in real storage only
    bars = show(MEMORY, eleven, 900, 400)
    bars.set_compared(replace(eleven, guests=less), NAME, Compare.DIFFERENCE)
    image, place = bars.grab().toImage(), bars.place(QRectF(bars.rect()), 1.0)
    zero = compare.zero_line(place).plot.bottom()
    real = theme.current().places["real"].name()
    for number_, bar in enumerate(bars.bars(place)):
        x = place.plot.left() + bar.left + 1
        above = QRectF(x, place.plot.top(), 4, zero - place.plot.top())
        below = QRectF(x, zero + 2, 4, place.plot.bottom() - zero - 2)
        assert (real in colours(image, above)) == (number_ == 3)
        assert real not in colours(image, below)


def test_the_box_of_a_bar_tells_both_runs(show: Show, eleven: Recording, second: Recording) -> None:
    bars = show(MEMORY, eleven, 900, 400)
    bars.set_compared(second, NAME, Compare.OVERLAY)
    place = bars.place(QRectF(bars.rect()), 1.0)
    QTest.keyClick(bars, Qt.Key.Key_Right)
    bar = bars.bars(place)[bars.chosen]
    lines = compare.lines(bars.compared, bars.pages(), bars.other_pages(), bar, "whole")
    assert number(lines[-1].value) == eleven.guests["inst"][-1, 0]
    assert number(lines[-1].note) == second.guests["inst"][-1, 0]
    point = QPointF(place.plot.left() + bars.bars(place)[4].middle, place.plot.center().y())
    QTest.mouseMove(bars, point.toPoint())
    assert bars.chosen == 4


def test_per_cent_can_be_compared(show: Show, eleven: Recording, second: Recording) -> None:
    bars = show(MEMORY, eleven, 900, 400)
    bars.set_compared(second, NAME, Compare.DIFFERENCE)
    QTest.keyClick(bars, Qt.Key.Key_Percent)
    assert bars.unit() == "% of the guest's pages, this run − Branch 2"
    settle(bars)
    heights = bars.difference(bars.bars(bars.place(QRectF(bars.rect()), 1.0)))
    np.testing.assert_allclose(heights.sum(axis=0), 0, atol=1e-9)
    assert bars.top() <= 150


# ---- timeline


@settings(max_examples=50, deadline=None)
@given(
    arrays(np.float32, (2, 2, 5, STATES), elements=st.sampled_from([0.0, 0.0, 1.0, 5.0, 10.0])),
    st.floats(0, 1),
)
def test_differences_of_states_as_by_hand(pair: np.ndarray, least: float) -> None:
    own, theirs = pair.astype(np.float32)
    out = np.full_like(own, 7)
    keep_differences(own, theirs, 1, 4, least, out)
    assert (out[:, [0, 4]] == 7).all()
    for row, column in np.ndindex(2, 3):
        mine, his = own[row, column + 1], theirs[row, column + 1]
        kept = out[row, column + 1]
        if not his.any():
            assert not kept.any()
        elif not mine.any():
            assert (kept == his).all()
        else:
            part = 0.5 * float(np.abs(mine / float(mine.sum()) - his / float(his.sum())).sum())
            if abs(part - least) > 1e-5:
                assert (kept == (his if part >= least else 0)).all()


def test_equal_runs_differ_nowhere(show: Show, eleven: Recording) -> None:
    """The lower parts of the lanes stay empty."""
    chart = show(TIMELINE, eleven)
    chart.set_compared(eleven, NAME, Compare.DIFFERENCE)
    chart.grab()
    assert (chart.ruling[1] == -1).all()
    chart.set_compared(eleven, NAME, Compare.SIDE_BY_SIDE)
    chart.grab()
    np.testing.assert_array_equal(*chart.ruling)


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("share", [0.5, 0.62])
@pytest.mark.parametrize("guests", [1, 11, 60, 900])
def test_lanes_are_parted_without_touching_their_neighbours(ratio: float, share: float, guests: int) -> None:
    lanes = lay_out(["a"] * guests, 0, guests, 200.0, ratio, 7.0)
    upper, lower = lanes.parted(share, ratio)
    assert (upper.tops == lanes.tops).all()
    assert (upper.tops + upper.heights <= lower.tops).all()
    assert (lower.tops + lower.heights == lanes.tops + lanes.heights).all()
    assert (upper.heights >= 1).all()
    assert (lower.heights >= 1).all()
    assert {part.tops.dtype for part in (upper, lower)} == {np.dtype(np.int64)}


def test_the_timelines_box_tells_both_runs(
    show: Show, eleven: Recording, second: Recording, view: TimeView
) -> None:
    chart = show(TIMELINE, eleven)
    chart.set_compared(second, NAME, Compare.SIDE_BY_SIDE)
    box = plot(chart)
    QTest.mouseMove(chart, QPoint(round(box.center().x()), round(box.top() + 8)))
    chart.grab()
    place, grid = chart.here()
    title, lines = chart.readings(view.cursor, grid, place)
    assert title.startswith(eleven.scenario.guests[0].userid)
    assert NAME in title
    assert lines
    assert all(line.note for line in lines)


# ---- what they share


def test_guests_are_found_by_their_userids() -> None:
    some, all_ = recording(5, 3).scenario, recording(11, 3).scenario
    assert guest_numbers(some, all_).tolist() == [0, 1, 2, 3, 4]
    assert guest_numbers(all_, some).tolist() == [0, 1, 2, 3, 4, *[-1] * 6]


def test_a_sample_at_a_time(eleven: Recording) -> None:
    assert sample_at(eleven, 0) == 0
    assert sample_at(eleven, 41 * SECOND - 1) == 40
    assert sample_at(until(eleven, 30 * SECOND), 31 * SECOND) is None


def test_pages_are_read_anew_when_the_moment_or_the_run_changes(eleven: Recording, second: Recording) -> None:
    pages, all_ = compare.OtherPages(), eleven.scenario
    for run, sample in ((eleven, 3), (eleven, 4), (second, 4), (eleven, 4), (eleven, 4)):
        found = pages.at(make_other(run, "", Compare.OVERLAY, ""), all_, sample * SECOND)
        assert found.shape == (len(PLACES), 11)
        np.testing.assert_allclose(found.sum(axis=0), run.guests["inst"][sample])
    some = recording(5, 3)
    found = pages.at(make_other(some, "", Compare.OVERLAY, ""), all_, 2 * SECOND)
    assert np.isnan(found[:, 5:]).all()
    np.testing.assert_allclose(found[:, :5].sum(axis=0), some.guests["inst"][2])
