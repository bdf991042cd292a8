"""A chain of causes over the rows of charts: numbers, frames, lines, mouse, keys, and words."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtTest import QTest

from app.charts.processor_lanes.chart import CHART as LANES
from app.charts.timeline.chart import CHART as TIMELINE
from app.charts.toolkit.chart import Chart
from app.charts.toolkit.marks import path
from app.charts.toolkit.time_chart import TimeChart, time_to_x
from app.charts.toolkit.time_view import TimeView
from engine.explain.answer import CausalStep, step_text
from engine.kernel.units import SECOND
from tests.app.charts.conftest import Show, made
from tests.app.mouse import point_at

LEFT, ALT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.AltModifier
FIRST, LAST = "LNK00100", "LNK00110"
CHAIN = (
    CausalStep(FIRST, "it is ready", 20 * SECOND, 60 * SECOND, FIRST),
    CausalStep("processor 2", f"it runs {LAST}", 30 * SECOND, 60 * SECOND, LAST, 2),
    CausalStep("scheduler lock", "processor 2 holds it", 40 * SECOND, None),
    CausalStep(FIRST, "end of a time slice", 60 * SECOND, 60 * SECOND, FIRST),
)


def marks(chart: TimeChart) -> list[list[path.PathMark]]:
    place, grid = chart.here()
    row = partial(chart.row_of, place=place)
    return path.marks(chart.time_view, place.plot, time_to_x(place, grid), row)


def entry(chart: Chart, text: str) -> QAction:
    return next(one for one in chart.actions() if text in one.text().replace("&", ""))


@pytest.fixture
def timeline(show: Show, view: TimeView) -> TimeChart:
    chart: TimeChart = show(TIMELINE, made(11, 100, ""), 900, 420)
    view.show_path([CHAIN])
    return chart


def test_steps_are_framed_on_the_rows_of_their_guests_at_their_times(timeline: TimeChart) -> None:
    (chain,) = marks(timeline)
    place, grid = timeline.here()
    x = time_to_x(place, grid)
    rows = [timeline.row_of(step, place) for step in CHAIN]
    assert [mark.on_row for mark in chain] == [True, True, False, True]
    for mark, row in zip(chain[:2], rows[:2], strict=True):
        assert row is not None
        assert mark.frame is not None
        assert mark.frame.left() == pytest.approx(x(mark.step.start), abs=1)
        assert mark.frame.right() == pytest.approx(x(mark.step.end or 0), abs=1)
        assert abs(mark.frame.center().y() - row.center().y()) < 1
    first, second, lock = (mark.badge.center().y() for mark in chain[:3])
    assert first < lock < second  # the lock has no row: it is on the way
    assert chain[2].frame is None


def test_numbers_do_not_cover_each_other_and_are_inside(timeline: TimeChart, view: TimeView) -> None:
    view.show_path(
        [[CausalStep("demand scan", f"pass {n}", SECOND, SECOND, FIRST) for n in range(25)], CHAIN]
    )
    chains = marks(timeline)
    boxes = [mark.badge for chain in chains for mark in chain]
    assert len(boxes) == 29
    lefts = [mark.badge.left() for mark in chains[0]]
    assert lefts == sorted(lefts)  # in the order of their numbers
    plot = timeline.here()[0].plot
    for number, box in enumerate(boxes):
        assert plot.contains(box)
        assert not any(box.intersects(other) for other in boxes[:number])


def changed(before: QImage, after: QImage, box: QRectF) -> bool:
    part = box.toAlignedRect()
    return before.copy(part) != after.copy(part)


def test_the_path_is_painted_and_escape_takes_it_away(timeline: TimeChart, view: TimeView) -> None:
    seen, (chain,) = timeline.grab().toImage(), marks(timeline)
    QTest.keyClick(timeline, Qt.Key.Key_Escape)
    assert view.path == ()
    without = timeline.grab().toImage()
    for mark in chain:
        assert changed(without, seen, mark.badge)
    between = (chain[0].badge.center() + chain[1].badge.center()) / 2
    assert changed(without, seen, QRectF(between - QPointF(3, 3), between + QPointF(3, 3)))


def test_a_click_on_a_number_chooses_its_step_and_says_it(timeline: TimeChart, view: TimeView) -> None:
    (chain,) = marks(timeline)
    for mark in chain:
        QTest.mouseClick(timeline, LEFT, pos=mark.badge.center().toPoint())
        assert view.step == mark.number
        assert step_text(mark.number, mark.step) in timeline.describe()
    assert view.cursor is None  # no cursor was pinned


def test_the_pointer_on_a_number_shows_its_sentence(timeline: TimeChart) -> None:
    (chain,) = marks(timeline)
    before = timeline.grab().toImage()
    point_at(timeline, chain[0].badge.center())
    box = chain[0].badge.translated(30, 14)
    assert timeline.step_at(chain[0].badge.center()) == 0
    assert changed(before, timeline.grab().toImage(), box)


def test_keys_and_menu_go_along_the_path(timeline: TimeChart, view: TimeView) -> None:
    timeline.setFocus()
    chosen = []
    for key in [Qt.Key.Key_Right] * 5 + [Qt.Key.Key_Left]:
        QTest.keyClick(timeline, key, ALT)
        chosen.append(view.step)
    assert chosen == [0, 1, 2, 3, 3, 2]
    view.show_span(70 * SECOND, 90 * SECOND)
    entry(timeline, "Previous step").trigger()
    assert view.step == 1
    assert view.start <= CHAIN[1].start <= view.end
    entry(timeline, "Remove the path").trigger()
    assert view.path == ()
    assert not entry(timeline, "Remove the path").isVisible()


def test_the_path_has_words_for_who_does_not_see_it(timeline: TimeChart, view: TimeView) -> None:
    said = timeline.describe()
    assert all(step_text(number, step) in said for number, step in enumerate(CHAIN))
    view.show_path(())
    assert "Path" not in timeline.describe()


def test_a_path_is_on_the_lanes_of_processors(show: Show, view: TimeView) -> None:
    chart: TimeChart = show(LANES, made(11, 100, "locks"), 900, 420)
    view.show_path(
        [CHAIN, (CausalStep("processor 1", "spins", 0, None, "", 1),), (CausalStep("list", "", 0),)]
    )
    first, second = marks(chart)  # the third has no lane here
    assert [mark.on_row for mark in first] == [False, True, False, False]
    assert [mark.number for mark in second] == [4]
    place = chart.here()[0]
    for mark, number in ((first[1], 2), (second[0], 1)):
        row = chart.row_of(CausalStep("", "", 0, processor=number), place)
        assert row is not None
        assert mark.frame is not None
        assert abs(mark.frame.center().y() - row.center().y()) < 1
    assert second[0].frame is not None
    assert second[0].frame.right() == pytest.approx(time_to_x(place, chart.here()[1])(60 * SECOND), abs=2)


def test_a_step_before_and_after_what_is_shown_is_at_the_edge(timeline: TimeChart, view: TimeView) -> None:
    view.show_span(61 * SECOND, 80 * SECOND)
    (chain,) = marks(timeline)
    assert [mark.frame is None for mark in chain] == [True, True, True, True]
    plot = timeline.here()[0].plot
    assert all(plot.contains(mark.badge) and mark.badge.left() < plot.left() + 80 for mark in chain)


def test_a_path_without_a_row_here_paints_nothing(timeline: TimeChart, view: TimeView) -> None:
    view.show_path(())
    without = timeline.grab().toImage()
    view.show_path([(CausalStep("NOBODY", "waits", 0, SECOND, "NOBODY"),)])
    assert marks(timeline) == []
    assert timeline.grab().toImage() == without
