"""Processors as lanes and the timeline of a thin run, against the rows of the machine that made it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from app.charts.processor_lanes import columns as work_columns
from app.charts.processor_lanes import place as work_place
from app.charts.processor_lanes.chart import CHART as LANES
from app.charts.processor_lanes.chart import ProcessorLanes
from app.charts.processor_lanes.work import ProcessorWork, lock_of
from app.charts.timeline import state_columns
from app.charts.timeline.chart import CHART as TIMELINE
from app.charts.timeline.chart import Timeline
from app.charts.timeline.state_columns import StateTotals
from app.charts.toolkit.chart import ChartKind
from app.charts.toolkit.lanes.layout import Lanes
from app.charts.toolkit.time_view import TimeView
from app.look import theme
from engine.kernel.kinds import STATES, Doing, Lock
from engine.kernel.units import MS, SECOND, US
from engine.recording.recorder import Recording
from tests.app.charts.conftest import Show
from tests.app.charts.pixels import names
from tests.app.charts.synthetic import thin
from tests.app.mouse import point_at

MACHINE = thin.ran()
AT = next(row[0] for row in MACHINE.rows if row[3] == Doing.EMULATION and row[0] > 1_234 * MS) - 90 * US


@pytest.fixture(scope="module")
def run() -> Recording:
    return thin.recording(MACHINE)


def each(processors: int) -> Lanes:
    """A lane a processor."""
    numbers = np.arange(processors, dtype=np.int64)
    return Lanes(numbers, numbers + 1, 9 * numbers, np.full(processors, 8))


def naive_work(lanes: Lanes, step: int, origin: int, count: int) -> np.ndarray:
    """Time of each Doing by lane and column: what each row has of each column."""
    out, rows = np.zeros((len(lanes), count, len(Doing))), thin.rows_of(MACHINE)
    for lane, column in np.ndindex(len(lanes), count):
        low, high = origin + column * step, origin + (column + 1) * step
        own = rows[(rows["cpu"] >= lanes.begin[lane]) & (rows["cpu"] < lanes.end[lane])]
        inside = np.minimum(own["end"], high) - np.maximum(own["start"], low)
        np.add.at(out[lane, column], own["doing"], np.maximum(inside, 0))
    return out


@pytest.mark.slow
@settings(max_examples=10, deadline=None)
@given(step=st.sampled_from([1_000, 70_000, 3 * MS]), origin=st.integers(0, 2 * SECOND))
def test_exact_columns_hold_the_times_of_the_rows(step: int, origin: int) -> None:
    lanes, end = each(3), origin + 7 * step
    work = ProcessorWork(thin.detail(MACHINE, max(origin - 5, 0), end + 5), 3, False)
    fast = work_columns.from_work(work, lanes, (), (origin, end), step, origin, 7)
    np.testing.assert_allclose(fast, naive_work(lanes, step, origin, 7), rtol=1e-6, atol=1)
    np.testing.assert_allclose(fast.sum(axis=2), step, rtol=1e-6)


def test_sampled_columns_are_the_same_in_less_detail(run: Recording) -> None:
    lanes = Lanes(np.array([0, 2]), np.array([2, 3]), np.array([0, 9]), np.array([8, 8]))
    step = 300 * MS
    fast = work_columns.from_samples(run, lanes, (Lock.SCHEDULER,), step, 0, 4)
    slow = naive_work(lanes, step, 0, 4)
    quiet = slow[..., [Doing.IDLE, Doing.WAKING]].sum(axis=2)
    rest = slow.sum(axis=2) - quiet - slow[..., Doing.SPIN] - slow[..., Doing.EMULATION]
    for kind, wanted in (
        (Doing.EMULATION, slow[..., Doing.EMULATION]),
        (Doing.SPIN, slow[..., Doing.SPIN]),
        (Doing.IDLE, quiet),
        (work_columns.CP, rest),
    ):
        np.testing.assert_allclose(fast[:2, :, kind], wanted, rtol=1e-5, atol=20)


@pytest.mark.parametrize("locks", [(0,), (0, 1), (0, 2, 1)])
def test_locks_are_held_as_long_in_samples_as_in_rows(run: Recording, locks: tuple[int, ...]) -> None:
    lanes, step = each(3), 500 * MS
    sampled = work_columns.from_samples(run, lanes, locks, step, 500 * MS, 2)[3:]
    work = ProcessorWork(thin.detail(MACHINE, 0, 2 * SECOND), 3, False)
    exact = work_columns.from_work(work, lanes, locks, (0, 2 * SECOND), step, 500 * MS, 2)[3:]
    held, spun = slice(0, len(locks)), slice(len(locks), None)
    for part in (sampled, exact):
        np.testing.assert_allclose(part[held].sum(axis=2), step, rtol=1e-6)
    np.testing.assert_allclose(sampled[held, :, Doing.IDLE], exact[held, :, Doing.IDLE], rtol=1e-4, atol=50)
    np.testing.assert_allclose(sampled[spun], exact[spun], rtol=1e-4, atol=50)


def test_a_lock_is_held_by_one_and_the_first_who_waits_comes_next() -> None:
    work = ProcessorWork(thin.detail(MACHINE, AT, AT + 100 * MS), 3, False)
    held = work.holds[Lock.SCHEDULER]
    assert (work.start[held][1:] >= work.end[held][:-1]).all()
    seen = 0
    for row in np.flatnonzero(work.doing == Doing.SPIN).tolist():
        middle = int(work.start[row] + work.end[row]) // 2
        holder = work.holder(Lock.SCHEDULER, middle)
        if holder is not None and work.end[row] < AT + 100 * MS:
            assert work.cpu[row] in work.spinning(Lock.SCHEDULER, middle)
            assert work.cpu[holder] != work.cpu[row]
            seen += 1
    assert seen > 5


def test_interrupts_know_how_many_requests_were_taken() -> None:
    rows = thin.rows_of(MACHINE)
    work = ProcessorWork(thin.detail(MACHINE, 0, MACHINE.until), 3, False)
    found, taken = work.interrupts
    assert taken.sum() == rows["n"][rows["doing"] == Doing.POP].sum()
    assert (taken[:-3] > 0).all()
    assert len(found) == (rows["doing"] == Doing.INTERRUPT).sum()


def test_a_stretch_is_found_by_processor_and_time() -> None:
    work = ProcessorWork(thin.detail(MACHINE, AT, AT + MS), 3, False)
    for start, end, cpu, doing, vcpu, _ in MACHINE.rows:
        middle = (start + end) // 2
        if AT < middle < AT + MS:
            row = work.at(cpu, middle)
            assert row is not None
            assert (work.doing[row], work.vcpu[row]) == (doing, vcpu)
    assert work.at(0, AT - 1) is work.at(0, AT + MS) is None


def test_timers_have_a_lock_of_their_own_from_4_4_on() -> None:
    assert lock_of(Doing.POP, False) == lock_of(Doing.SET, False) == Lock.SCHEDULER
    assert lock_of(Doing.POP, True) == lock_of(Doing.SET, True) == Lock.TIMER
    assert lock_of(Doing.STACK, True) == Lock.SCHEDULER
    assert lock_of(Doing.PAGE, True) == Lock.PAGING


@pytest.mark.parametrize("processors", [1, 7, 64])
@pytest.mark.parametrize("height", [40.0, 100.0, 160.0, 400.0])
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_parts_lie_inside_and_apart(processors: int, height: float, ratio: float) -> None:
    parts = work_place.arrange(processors, (0, 2, 1), height, ratio)
    ends = parts.tops + parts.heights
    assert (parts.tops[1:] >= ends[:-1]).all()
    assert ends[-1] <= height * ratio + 1
    assert parts.lanes.end[-1] == processors
    if parts.queue:
        assert parts.queue[0] >= ends[-1]
        assert sum(parts.queue) <= height * ratio + 1


# ---- the chart


def close(chart: ProcessorLanes | Timeline, view: TimeView, span: int, at: int = AT) -> thin.Detail:
    """Zoom in and hand over the Detail."""
    view.zoom(view.span / span, at)
    view.go(at)
    found = thin.detail(MACHINE, view.start - span // 2, view.end + span // 2)
    chart.set_detail(found, False, 200 * MS)
    chart.grab()
    return found


def test_the_whole_run_is_shares_and_a_close_look_is_exact(
    show: Show, run: Recording, view: TimeView
) -> None:
    chart = show(LANES, run, 900)
    chart.set_detail(None, False, 200 * MS)
    assert chart.unit() == "shares of 100 ms, exact below 200 ms"
    assert [key.label for key in chart.make_legend()] == ["guest code", "CP", "spinning", "idle"]
    before = chart.grab().toImage()
    close(chart, view, 5 * MS)
    assert chart.unit() == "exact"
    assert len(chart.make_legend()) == len(Doing) - 2  # all have physical cores, and none is parked
    worn = theme.current()
    image, plot = chart.grab().toImage(), chart.here()[0].plot.toRect()
    inked = names(image, plot)
    for doing in ("emulation", "before", "after", "pop", "set", "interrupt"):
        assert worn.work[doing].name() in inked, doing
    assert image != before


def lane_point(chart: ProcessorLanes, cpu: int, time: int) -> QPoint:
    place, grid = chart.here()
    lanes = chart.parts(place).lanes
    y = place.plot.top() + 1 + float(lanes.tops[cpu] + lanes.heights[cpu] / 2)
    return QPoint(round(place.plot.left() + grid.x(time)), round(y))


def test_the_box_tells_what_a_processor_does_for_whom_and_how_long(
    show: Show, run: Recording, view: TimeView
) -> None:
    chart = show(LANES, run, 900)
    close(chart, view, 300 * US)
    row = next(r for r in MACHINE.rows if r[3] == Doing.EMULATION and AT + 20 * US < r[0] < AT + 200 * US)
    start, end, cpu, _, vcpu, _ = row
    QTest.mouseMove(chart, lane_point(chart, cpu, (start + end) // 2))
    place, grid = chart.here()
    assert view.cursor is not None
    title, lines = chart.readings(view.cursor, grid, place)
    assert title == ("processor 0, master" if cpu == 0 else f"processor {cpu}")
    assert [(line.label, line.value) for line in lines] == [
        ("guest code", f"{(end - start) / US:.3g} µs"),
        ("guest", f"LNK{100 + vcpu:05d}"),
    ]


def test_the_box_of_a_lock_tells_who_holds_it_and_who_waits(
    show: Show, run: Recording, view: TimeView
) -> None:
    work = ProcessorWork(thin.detail(MACHINE, AT, AT + 50 * MS), 3, False)
    spins = np.flatnonzero((work.doing == Doing.SPIN) & (work.end - work.start > 4 * US))
    spin = int(spins[len(spins) // 2])
    at = int(work.start[spin] + work.end[spin]) // 2
    chart = show(LANES, run, 900)
    close(chart, view, 100 * US, at - 50 * US)
    place, grid = chart.here()
    strips = chart.parts(place).strips
    point_at(chart, QPointF(place.plot.left() + grid.x(at), place.plot.top() + 2 + float(strips.tops[0])))
    title, lines = chart.readings(at, grid, place)
    holder = work.holder(Lock.SCHEDULER, at)
    assert holder is not None
    assert title == "scheduler lock"
    assert lines[0].label == f"held by processor {work.cpu[holder]}"
    assert lines[-1].label == "waiting processors"
    assert str(int(work.cpu[spin])) in lines[-1].value


def test_n_and_p_go_from_change_to_change(show: Show, run: Recording, view: TimeView) -> None:
    chart = show(LANES, run, 900)
    close(chart, view, 2 * MS)
    QTest.mouseMove(chart, lane_point(chart, 1, AT + MS))
    view.choose(AT + MS)
    starts = sorted({r[0] for r in MACHINE.rows if r[2] == 1 and AT < r[0] < AT + 2 * MS})
    after, before = [s for s in starts if s > AT + MS], [s for s in starts if s < AT + MS]
    chart.setFocus()
    for wanted in after[:2]:
        QTest.keyClick(chart, Qt.Key.Key_N)
        assert view.cursor == wanted
    view.choose(AT + MS)
    QTest.keyClick(chart, Qt.Key.Key_P)
    assert view.cursor == before[-1]
    assert view.pinned


def test_without_a_detail_there_is_no_next_change(show: Show, run: Recording, view: TimeView) -> None:
    chart = show(LANES, run)
    QTest.keyClick(chart, Qt.Key.Key_N)
    assert view.cursor is None


def test_the_legend_hides_and_shows(show: Show, run: Recording, view: TimeView) -> None:
    chart = show(LANES, run, 900)
    close(chart, view, 300 * US)
    before = chart.grab().toImage()
    entry = next(e for e in chart.here()[0].header.entries if e.key.label == "guest code")
    for hidden in ({Doing.EMULATION}, set()):
        QTest.mouseClick(
            chart, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, entry.box.center().toPoint()
        )
        assert chart.hidden == hidden
        assert (chart.grab().toImage() == before) == (not hidden)
    QTest.keyClick(chart, Qt.Key.Key_T)
    assert Doing.SPIN not in chart.hidden
    assert Doing.EMULATION in chart.hidden
    for _ in range(3):
        QTest.keyClick(chart, Qt.Key.Key_T)
    assert not chart.hidden


def test_the_table_has_a_row_a_processor(show: Show, run: Recording, view: TimeView) -> None:
    chart = show(LANES, run, 900)
    heads, *rows = chart.table()
    assert heads == ["processor", "role", "guest code", "CP", "spinning", "idle"]
    assert [row[:2] for row in rows] == [["0", "master"], ["1", ""], ["2", ""]]
    close(chart, view, 2 * MS)
    heads, *rows = chart.table()
    assert "taking due timers" in heads
    for row in rows:
        assert sum(float(cell.rstrip("%").lstrip("<")) for cell in row[2:]) == pytest.approx(100, abs=3)


# ---- the timeline of a thin run


@settings(max_examples=20, deadline=None)
@given(step=st.sampled_from([7 * MS, 100 * MS, 250 * MS]), origin=st.integers(0, 2 * SECOND))
def test_shares_of_guests_are_those_between_samples(step: int, origin: int) -> None:
    recording, row_of = thin.recording(MACHINE), np.arange(12, dtype=np.int64) // 5
    fast = state_columns.spent(recording, row_of, 3, step, origin, 9)
    totals, time = recording.vcpus["time_in"], recording.time
    slow = np.zeros_like(fast)
    edges = np.clip(origin + step * np.arange(10), 0, time[-1])
    for v in range(12):
        for state in range(STATES):
            slow[row_of[v], :, state] += np.diff(np.interp(edges, time, totals[:, v, state]))
    np.testing.assert_allclose(fast, slow, rtol=1e-4, atol=3)


def test_totals_that_are_kept_equal_those_that_are_not() -> None:
    whole, row_of = thin.recording(MACHINE), np.arange(12, dtype=np.int64) // 4
    kept = StateTotals()
    for count in (3, 4, 17, 31):
        part = replace(
            whole, time=whole.time[:count], vcpus=whole.vcpus[:count], now=int(whole.time[count - 1])
        )
        found = state_columns.spent(part, row_of, 3, 40 * MS, 0, 60, kept)
        np.testing.assert_array_equal(found, state_columns.spent(part, row_of, 3, 40 * MS, 0, 60))


@pytest.mark.parametrize("origin", [AT - 3 * MS, AT, AT + 2 * MS + 7])
def test_a_detail_replaces_the_shares_where_it_reaches(run: Recording, origin: int) -> None:
    row_of, step = np.arange(12, dtype=np.int64), 90 * US
    found = thin.detail(MACHINE, AT, AT + 5 * MS)
    columns = state_columns.spent(run, row_of, 12, step, origin, 80, None, found)
    shares = state_columns.spent(run, row_of, 12, step, origin, 80)
    exact = _naive_states(step, origin, 80)
    for column in range(80):
        low, high = origin + column * step, origin + (column + 1) * step
        inside = low >= found.start and high <= found.end
        wanted = exact if inside else shares
        np.testing.assert_allclose(columns[:, column], wanted[:, column], rtol=1e-6, atol=1)


@pytest.mark.parametrize("kind", [LANES, TIMELINE])
def test_what_lies_behind_the_last_sample_is_told_by_a_detail(
    kind: ChartKind, show: Show, run: Recording, view: TimeView
) -> None:
    """A machine that was stopped between two samples."""
    samples = int(np.searchsorted(run.time, AT))
    names = ("time", "system", "guests", "vcpus", "cpus", "trace_at")
    parts = {name: getattr(run, name)[:samples] for name in names}
    stopped = replace(run, now=AT + 20 * MS, at=AT + 20 * MS, **parts)
    assert stopped.time[-1] < AT - 10 * MS
    chart = show(kind, stopped, 900)
    close(chart, view, 5 * MS)
    place, grid = chart.here()
    chart.settle(place)
    store = chart.columns if kind is TIMELINE else chart.columns.own
    rows = 12 if kind is TIMELINE else 3
    np.testing.assert_allclose(
        store.values[:rows].sum(axis=2) / store.values[:rows].sum(axis=2).max(), 1, 1e-6
    )
    assert chart.unit() == "exact"
    view.zoom(0.1, AT)  # now a part lies between the sample and the Detail, where nothing is known
    chart.grab()
    assert chart.unit() != "exact"
    chart.set_recording(run)
    whole = show(kind, run, 900)
    whole.set_detail(chart.detail, False, 200 * MS)
    chart.clearFocus()
    whole.clearFocus()
    assert chart.grab().toImage() == whole.grab().toImage()


def _naive_states(step: int, origin: int, count: int) -> np.ndarray:
    out = np.zeros((12, count, STATES))
    trace = thin.changes_of(MACHINE)
    for v in range(12):
        own = trace[trace["vcpu"] == v]
        for start, end, state in zip(
            own["time"], np.append(own["time"][1:], MACHINE.until), own["state"], strict=True
        ):
            first = max((int(start) - origin) // step, 0)  # no column before it
            for column in range(first, min((int(end) - origin) // step + 1, count)):
                low, high = origin + column * step, origin + (column + 1) * step
                out[v, column, state] += max(min(end, high) - max(start, low), 0)
    return out


def test_the_timeline_says_what_it_shows(show: Show, run: Recording, view: TimeView) -> None:
    chart = show(TIMELINE, run, 900)
    assert chart.unit() == "shares of 100 ms"
    close(chart, view, 5 * MS)
    assert chart.unit() == "exact"
    view.pan(20)
    assert chart.unit() != "exact"


def test_rows_are_zoomed_with_keys(show: Show, run: Recording) -> None:
    chart = show(TIMELINE, run, 900)
    QTest.keyClick(chart, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert chart.rows.count == 10
    QTest.keyClick(chart, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert chart.rows.range(12)[1] == 12
