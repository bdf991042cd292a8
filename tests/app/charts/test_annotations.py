"""Annotations of charts over time: where they are painted, and all that mouse and keyboard do with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from app.annotations import places as marks
from app.annotations.places import PlacedAnnotation
from app.charts.cpu import CHART as CPU
from app.charts.lock import CHART as LOCK
from app.charts.paging import CHART as PAGING
from app.charts.processor_lanes.chart import CHART as LANES
from app.charts.timeline.chart import CHART as TIMELINE
from app.charts.timeline.rows import TimelineRows
from app.charts.toolkit.time_view import TimeView
from app.look import theme
from engine.kernel.units import SECOND
from engine.recording.recorder import Recording
from engine.session_file.annotation import Annotation
from tests.app.charts.conftest import Show, made
from tests.app.mouse import point_at

Key, LEFT = Qt.Key, Qt.MouseButton.LeftButton
CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ADD = {"text": Key.Key_T, "frame": Key.Key_B, "arrow": Key.Key_A}
every = pytest.mark.parametrize("kind", [TIMELINE, LANES, CPU, PAGING], ids=lambda kind: kind.id)


@pytest.fixture
def timeline(show: Show, eleven: Recording) -> Any:
    chart = show(TIMELINE, eleven, 900, 420)
    chart.activateWindow()
    chart.setFocus()
    QApplication.processEvents()
    return chart


def item(chart: Any, number: int = 0) -> PlacedAnnotation:
    shown: list[PlacedAnnotation] = chart.annotations(*chart.here())
    return shown[number]


def x(chart: Any, time: float) -> float:
    place, grid = chart.here()
    return float(place.plot.left() + grid.x(time) / place.ratio)


def row(chart: Any, name: str) -> QRectF:
    box: QRectF = chart.named_rows(chart.here()[0])[name]
    return box


def middle(chart: Any, name: str, seconds: float) -> QPointF:
    return QPointF(x(chart, seconds * SECOND), row(chart, name).center().y())


def drag(chart: Any, start: QPointF, by: QPoint) -> None:
    at = start.toPoint()
    QTest.mousePress(chart, LEFT, pos=at)
    for share in (0.5, 1.0):
        QTest.mouseMove(chart, at + by * share)
    QTest.mouseRelease(chart, LEFT, pos=at + by)


def field_of(chart: Any) -> QLineEdit:
    (field,) = (field for field in chart.findChildren(QLineEdit) if field.isVisible())
    return field


def add(chart: Any, kind: str, text: str, at: QPointF | None = None) -> Annotation:
    """Point to a place, press the key of a kind, type, and press Enter; return the new annotation."""
    point_at(chart, at)
    QTest.keyClick(chart, ADD[kind], CTRL_SHIFT)
    field = field_of(chart)
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Key.Key_Return)
    QApplication.processEvents()
    made: Annotation = chart.time_view.annotations.all[-1]
    return made


def put(chart: Any, kind: Any, name: str, start: float, end: float, text: str = "here") -> None:
    scenario = chart.recording.scenario.id
    ends = round(start * SECOND), round((end if kind == "frame" else start) * SECOND)
    chart.time_view.annotations.put(Annotation(kind, scenario, chart.id, *ends, name, 500, text, 40, -30))


# ---- where they are


@every
@pytest.mark.parametrize("shape", ["text", "frame", "arrow"])
def test_an_annotation_is_painted_at_its_time_and_row_also_after_a_zoom(
    kind: Any, shape: str, show: Show, eleven: Recording, view: TimeView
) -> None:
    chart = show(kind, eleven, 900, 420)
    name = list(chart.named_rows(chart.here()[0]))[-1]
    for start, end in ((0, 100), (20, 60)):
        view.show_span(start * SECOND, end * SECOND)
        view.annotations.show(())
        before = chart.grab().toImage()
        put(chart, shape, name, 30, 50)
        shown, box = item(chart), row(chart, name)
        if shown.frame is not None:
            edges = shown.frame.left(), shown.frame.right()
            assert edges == pytest.approx((x(chart, 30 * SECOND), x(chart, 50 * SECOND)), abs=1)
            assert (shown.frame.top(), shown.frame.bottom()) == (box.top(), box.bottom())
        else:
            point = shown.tip or shown.text.center()
            assert point.x() == pytest.approx(x(chart, 30 * SECOND), abs=1)
            assert box.top() <= point.y() <= box.bottom()
        after = chart.grab().toImage()
        assert differs(before, after, (shown.frame or shown.text).toRect())
        assert theme.current().text.name() in colours(after, shown.text.adjusted(-1, -1, 1, 1))


def differs(one: QImage, other: QImage, box: Any) -> bool:
    return one.copy(box) != other.copy(box)


def colours(image: QImage, box: QRectF) -> set[str]:
    part = box.toAlignedRect().intersected(image.rect())
    points = [(x, y) for x in range(part.left(), part.right()) for y in range(part.top(), part.bottom())]
    return {image.pixelColor(*point).name() for point in points}


def test_texts_stay_in_the_plot_and_nothing_is_left_out_of_sight(timeline: Any, view: TimeView) -> None:
    first, last = list(timeline.named_rows(timeline.here()[0]))[::10]
    for name, at in ((first, 0), (last, 100)):
        put(timeline, "text", name, at, at, "a long text that needs more lines than just one " * 3)
    plot = timeline.here()[0].plot
    assert all(plot.contains(item(timeline, number).text) for number in range(2))
    assert len(marks.lines_of(item(timeline).own.text)) == marks.MOST_LINES
    view.show_span(40 * SECOND, 60 * SECOND)
    assert timeline.annotations(*timeline.here()) == []


@pytest.mark.parametrize("change", [{"row": "NOBODY"}, {"scenario": "other"}, {"chart": "cpu"}])
def test_what_is_bound_to_something_else_is_not_shown(timeline: Any, change: dict[str, str]) -> None:
    put(timeline, "text", "", 50, 50)
    notes = timeline.time_view.annotations
    assert len(timeline.annotations(*timeline.here())) == 1
    notes.replace(0, notes.all[0]._replace(**change))
    assert timeline.annotations(*timeline.here()) == []


def test_another_run_of_the_scenario_has_the_same_annotations(timeline: Any, second: Recording) -> None:
    name = next(iter(timeline.named_rows(timeline.here()[0])))
    put(timeline, "arrow", name, 40, 40)
    before = item(timeline)
    timeline.set_recording(second)
    assert item(timeline) == before


def test_markup_is_text(timeline: Any) -> None:
    text = "<b>bold</b> <img src=x>"
    put(timeline, "text", "", 50, 50, text)
    assert marks.lines_of(text) == (text,)
    assert text in timeline.describe()
    assert item(timeline).text.width() > 100


def test_a_picture_shows_them_without_the_selection(timeline: Any) -> None:
    size = QSize(timeline.width(), timeline.height())
    put(timeline, "arrow", "", 50, 50)
    plain = timeline.image(size)
    timeline.annotating.select(0)
    assert timeline.image(size) == plain
    timeline.time_view.annotations.show(())
    assert timeline.image(size) != plain


@every
def test_the_cursor_does_not_cross_a_text(kind: Any, show: Show, eleven: Recording, view: TimeView) -> None:
    chart = show(kind, eleven, 900, 420)
    put(chart, "text", list(chart.named_rows(chart.here()[0]))[-1], 40, 40, "a text of some length")
    text, size = item(chart).text.toAlignedRect(), chart.size()
    above = text.adjusted(0, -12, 0, -text.height())
    plain = chart.image(size)
    view.set_cursor(40 * SECOND)
    with_cursor = chart.image(size)
    assert differs(plain, with_cursor, above)
    assert not differs(plain, with_cursor, text)


# ---- other changes


@pytest.mark.parametrize("second", [20, 40])
def test_an_annotation_stays_selected_when_another_is_removed(
    timeline: Any, view: TimeView, second: int
) -> None:
    for at in (20, second, 60):
        put(timeline, "text", "", at, at, f"at {at}")
    timeline.annotating.select(1)
    view.annotations.remove(0)
    QTest.keyClick(timeline, Key.Key_Delete)
    assert [own.text for own in view.annotations.all] == ["at 60"]


@pytest.mark.parametrize("chosen", [0, 1])
def test_one_of_two_equal_annotations_is_moved_alone(timeline: Any, view: TimeView, chosen: int) -> None:
    for _ in range(2):
        put(timeline, "text", "", 40, 40)
    same = view.annotations.all[0]
    timeline.annotating.select(chosen)
    for _ in range(3):
        QTest.keyClick(timeline, Key.Key_Right)
    assert view.annotations.all[1 - chosen] == same
    by_keys = view.annotations.all[chosen].start
    assert by_keys > same.start
    timeline.annotating.select(1 - chosen)
    view.annotations.show([same, same])
    drag(timeline, item(timeline).text.center(), QPoint(120, 0))
    assert view.annotations.all[0] == same  # the last one is on top
    assert view.annotations.all[1].start > by_keys


def test_a_text_that_is_typed_is_not_put_into_another_session(timeline: Any, view: TimeView) -> None:
    put(timeline, "text", "", 20, 20, "old")
    timeline.annotating.select(0)
    QTest.keyClick(timeline, Key.Key_Return)
    field = field_of(timeline)
    QTest.keyClicks(field, "typed")
    opened = (view.annotations.all[0]._replace(text="of another session"),)
    view.annotations.show(opened)
    assert not field.isVisible()
    timeline.setFocus()
    assert view.annotations.all == opened
    QTest.keyClick(timeline, Key.Key_Return)
    assert field_of(timeline).text() == "of another session"


def test_the_chart_has_its_keys_while_the_selected_one_belongs_to_another_run(
    timeline: Any, view: TimeView
) -> None:
    put(timeline, "text", "", 50, 50)
    view.show_span(40 * SECOND, 60 * SECOND)
    timeline.annotating.select(0)
    own = view.annotations.all[0]
    timeline.known_annotations = list  # as of a run of another scenario
    QTest.keyClick(timeline, Key.Key_Right)
    assert view.annotations.all == (own,)
    assert view.start > 40 * SECOND


# ---- by keyboard


@pytest.mark.parametrize("kind", ADD)
def test_each_kind_is_typed_on_the_chart(timeline: Any, kind: str) -> None:
    name = list(timeline.named_rows(timeline.here()[0]))[3]
    steps: list[Any] = []
    timeline.time_view.annotations.edited.connect(lambda *step: steps.append(step))
    made = add(timeline, kind, "peak  of load", middle(timeline, name, 40))
    assert (made.kind, made.row, made.text) == (kind, name, "peak of load")
    assert made.start <= 40.2 * SECOND
    assert made.end >= 39.8 * SECOND
    assert steps == [("Annotate", (), (made,))]
    assert timeline.hasFocus()


def test_a_frame_takes_the_selected_time_range(timeline: Any, view: TimeView) -> None:
    view.select((20 * SECOND, 30 * SECOND))
    made = add(timeline, "frame", "")
    assert (made.start, made.end) == (20 * SECOND, 30 * SECOND)


def test_escape_and_an_empty_text_leave_nothing(timeline: Any) -> None:
    for key in (Key.Key_Escape, Key.Key_Return):
        QTest.keyClick(timeline, Key.Key_T, CTRL_SHIFT)
        QTest.keyClick(field_of(timeline), key)
        assert timeline.time_view.annotations.all == ()


def test_the_selected_one_is_moved_edited_and_deleted_by_keys(timeline: Any, view: TimeView) -> None:
    name, notes = list(timeline.named_rows(timeline.here()[0]))[5], view.annotations
    begun = add(timeline, "text", "one", middle(timeline, name, 40))
    start, place = view.start, item(timeline).text.center()
    for key, by in ((Key.Key_Right, QPointF(4, 0)), (Key.Key_Down, QPointF(0, 4))):
        QTest.keyClick(timeline, key)
        moved = item(timeline).text.center() - place
        assert (moved.x(), moved.y()) == pytest.approx((by.x(), by.y()), abs=1.1)
        place = item(timeline).text.center()
    assert view.start == start  # the chart did not move
    for _ in range(20):
        QTest.keyClick(timeline, Key.Key_Down)
    assert notes.all[0].row != begun.row
    QTest.keyClick(timeline, Key.Key_Return)
    field = field_of(timeline)
    assert field.selectedText() == "one"
    QTest.keyClicks(field, "two")
    QTest.keyClick(field, Key.Key_Return)
    assert notes.all[0].text == "two"
    QTest.keyClick(timeline, Key.Key_Delete)
    assert notes.all == ()
    QTest.keyClick(timeline, Key.Key_Right)  # the keys are those of the chart again
    assert view.start != start or view.span == view.limit


def test_shift_moves_the_tip_of_an_arrow_and_the_end_of_a_frame(timeline: Any, view: TimeView) -> None:
    name = list(timeline.named_rows(timeline.here()[0]))[5]
    arrow = add(timeline, "arrow", "a", middle(timeline, name, 40))
    text = item(timeline).text.center()
    QTest.keyClick(timeline, Key.Key_Right)
    assert view.annotations.all[0] == arrow._replace(dx=arrow.dx + 4)
    QTest.keyClick(timeline, Key.Key_Right, SHIFT)
    assert view.annotations.all[0].start > arrow.start
    assert item(timeline).text.center().x() == pytest.approx(text.x() + 4, abs=1.1)
    frame = add(timeline, "frame", "f", middle(timeline, name, 60))
    QTest.keyClick(timeline, Key.Key_Right, SHIFT)
    longer = view.annotations.all[1]
    assert (longer.start, longer.end > frame.end) == (frame.start, True)
    QTest.keyClick(timeline, Key.Key_Down)
    rows = list(timeline.named_rows(timeline.here()[0]))
    assert rows.index(view.annotations.all[1].row) == rows.index(name) + 1


def test_a_key_selects_the_next_and_brings_it_into_view(timeline: Any, view: TimeView) -> None:
    for at in (80, 10):
        put(timeline, "text", "", at, at, f"at {at}")
    put(timeline, "text", "NOBODY", 50, 50)  # a row that is not shown
    view.show_span(70 * SECOND, 90 * SECOND)
    chosen = []
    for _ in range(3):
        QTest.keyClick(timeline, Key.Key_J, CTRL_SHIFT)
        own = view.annotations.all[timeline.annotating.chosen]
        assert view.start <= own.start <= view.end
        chosen.append(own.text)
    assert chosen == ["at 10", "at 80", "at 10"]
    QTest.keyClick(timeline, Key.Key_Escape)
    assert timeline.annotating.chosen == -1
    assert "Text at 0:00:10: at 10." in timeline.describe()


@pytest.mark.parametrize("second", [50, 90])
def test_edit_scrolls_to_the_row_and_the_time(timeline: Any, view: TimeView, second: int) -> None:
    name = list(timeline.named_rows(timeline.here()[0]))[-1]
    put(timeline, "text", name, second, second, "old")
    timeline.annotating.select(0)
    timeline.show_rows(TimelineRows(0, 4))
    view.show_span(40 * SECOND, 60 * SECOND)
    assert not timeline.annotations(*timeline.here())
    QTest.keyClick(timeline, Key.Key_Return)
    assert field_of(timeline).text() == "old"
    assert (view.start == 40 * SECOND) == (second == 50)


@pytest.mark.parametrize("number", [0, -1])
def test_edit_scrolls_to_a_pane(show: Show, number: int) -> None:
    chart: Any = show(LOCK, made(11, 100, "locks"), 700, 200)
    put(chart, "text", chart.panes()[number].id, 50, 50, "old")
    chart.annotating.select(0)
    chart.scroller.setValue(0 if number else chart.scroller.maximum())
    assert not chart.annotations(*chart.here())
    chart.annotating.edit()
    assert field_of(chart).text() == "old"


def test_edit_leaves_the_time_alone_when_there_is_no_such_row(timeline: Any, view: TimeView) -> None:
    put(timeline, "text", "NOBODY", 90, 90)
    timeline.annotating.select(0)
    view.show_span(40 * SECOND, 60 * SECOND)
    QTest.keyClick(timeline, Key.Key_Return)
    assert (view.start, view.end) == (40 * SECOND, 60 * SECOND)
    assert not [field for field in timeline.findChildren(QLineEdit) if field.isVisible()]


# ---- by mouse


def test_a_text_is_dragged_to_another_time_and_row(timeline: Any, view: TimeView) -> None:
    names = list(timeline.named_rows(timeline.here()[0]))
    put(timeline, "text", names[2], 40, 40)
    steps: list[Any] = []
    view.annotations.edited.connect(lambda *step: steps.append(step))
    away = middle(timeline, names[6], 60) - item(timeline).text.center()
    drag(timeline, item(timeline).text.center(), away.toPoint())
    moved = view.annotations.all[0]
    assert moved.row == names[6]
    assert moved.start == pytest.approx(60 * SECOND, abs=SECOND)
    assert view.start == 0  # the chart was not dragged
    assert len(steps) == 1  # to be undone


def test_the_parts_of_an_arrow_and_a_frame_are_dragged(timeline: Any, view: TimeView) -> None:
    names, notes = list(timeline.named_rows(timeline.here()[0])), view.annotations
    put(timeline, "arrow", names[5], 40, 40)
    drag(timeline, item(timeline).text.center(), QPoint(30, 10))
    assert notes.all[0] == notes.all[0]._replace(start=40 * SECOND, row=names[5], dx=70, dy=-20)
    tip = item(timeline).tip
    assert tip is not None
    drag(timeline, tip, (middle(timeline, names[8], 30) - tip).toPoint())
    assert notes.all[0].row == names[8]
    assert notes.all[0].start == pytest.approx(30 * SECOND, abs=SECOND)
    notes.show(())
    put(timeline, "frame", names[5], 40, 60, "")
    box = item(timeline).frame
    assert box is not None
    wide = round(x(timeline, 10 * SECOND) - x(timeline, 0))
    drag(timeline, QPointF(box.right(), box.center().y()), QPoint(wide, 0))
    assert notes.all[0].end == pytest.approx(70 * SECOND, abs=SECOND)
    drag(timeline, QPointF(box.center().x(), box.top()), QPoint(-wide, 0))
    times = notes.all[0].start, notes.all[0].end
    assert times == pytest.approx((30 * SECOND, 60 * SECOND), abs=SECOND)


def test_a_double_click_types_and_a_click_elsewhere_selects_nothing(timeline: Any, view: TimeView) -> None:
    put(timeline, "text", "", 40, 40)
    QTest.mouseDClick(timeline, LEFT, pos=item(timeline).text.center().toPoint())
    field = field_of(timeline)
    QTest.keyClicks(field, "typed")
    QTest.mouseClick(timeline, LEFT, pos=QPoint(300, 100))
    assert view.annotations.all[0].text == "typed"  # the field has lost the focus
    assert timeline.annotating.chosen == -1


def test_the_menu_adds_where_it_was_opened_and_deletes_what_is_there(
    timeline: Any, view: TimeView, qtbot: QtBot
) -> None:
    name = list(timeline.named_rows(timeline.here()[0]))[4]
    entries: dict[str, Callable[[], None]] = {
        action.text().partition("\t")[0].replace("&", ""): action.trigger
        for action in timeline.annotating.menu.actions()
    }
    timeline.customContextMenuRequested.emit(middle(timeline, name, 30).toPoint())
    entries["Add arrow"]()
    QTest.keyClick(field_of(timeline), Key.Key_Return)
    (made,) = view.annotations.all
    assert (made.kind, made.row) == ("arrow", name)
    assert made.start == pytest.approx(30 * SECOND, abs=SECOND)
    tip = item(timeline).tip
    assert tip is not None
    timeline.customContextMenuRequested.emit(tip.toPoint())
    entries["Delete"]()
    assert view.annotations.all == ()
