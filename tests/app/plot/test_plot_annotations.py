"""Annotations of plots over time: by mouse and keyboard, in pictures and in templates."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from app.annotations import places
from app.annotations.places import PlacedAnnotation
from app.plot.menu import of_plot
from app.plot.plot_panel import PlotPanel
from app.plot.template import MOST_ANNOTATIONS, read_text, text_of
from engine.kernel.units import SECOND
from engine.session_file.annotation import Annotation
from tests.app.plot.test_plot_panel import Waves, put

Key, LEFT = Qt.Key, Qt.MouseButton.LeftButton
CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
ADD = {"text": Key.Key_T, "frame": Key.Key_B, "arrow": Key.Key_A}


@pytest.fixture
def panel(qtbot: QtBot) -> Any:
    """A plot of 100 s."""
    shown: Any = PlotPanel()
    qtbot.addWidget(shown)
    shown.resize(1000, 640)
    with qtbot.waitExposed(shown):
        shown.show()
    shown.activateWindow()
    shown.add_source(Waves())
    put(shown, "rising")
    QApplication.processEvents()
    shown.board.view.setFocus()
    return shown


def known(panel: Any) -> list[Annotation]:
    return [own for _, own in panel.board.annotations.known_annotations()]


def item(panel: Any, number: int = 0) -> PlacedAnnotation:
    notes = panel.board.annotations
    return places.placed(notes.known_annotations(), notes.annotation_area())[number]


def add(panel: Any, kind: str, text: str, seconds: float = 40.0) -> Annotation:
    board = panel.board
    board.show_cross(board.current, seconds, None)
    board.annotations.pointer = None
    QTest.keyClick(board.view, ADD[kind], CTRL_SHIFT)
    (field,) = (field for field in board.view.findChildren(QLineEdit) if field.isVisible())
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Key.Key_Return)
    return known(panel)[-1]


@pytest.mark.parametrize("kind", ADD)
def test_each_kind_is_typed_at_the_crosshair_and_kept_in_a_template(panel: Any, kind: str) -> None:
    made = add(panel, kind, "<b>half</b> way")
    assert (made.kind, made.text) == (kind, "<b>half</b> way")
    assert (made.start + made.end) / 2 == pytest.approx(40 * SECOND, abs=SECOND)
    assert f"{made.text}" in panel.board.describe()
    template = panel.arranging.captured()
    assert read_text(text_of(template), "a.toml") == template
    panel.apply(template)
    assert [own._replace(chart=made.chart) for own in known(panel)] == [made]


def test_an_annotation_stays_at_its_time_and_is_in_pictures(panel: Any, tmp_path: Path) -> None:
    view, box = panel.board.view, panel.board.current.item.getViewBox()
    for start, end in ((0, 100), (30, 50)):
        box.setXRange(start, end, padding=0)
        before = view.grab().toImage()
        add(panel, "arrow", "peak")
        QTest.keyClick(view, Key.Key_Escape)
        shown = item(panel)
        assert shown.tip is not None
        assert box.mapSceneToView(shown.tip).x() == pytest.approx(40, abs=0.5)
        assert view.grab(shown.text.toRect()).toImage() != before.copy(shown.text.toRect())
        panel.write(tmp_path / "plot.svg")
        assert ">peak<" in (tmp_path / "plot.svg").read_text("utf-8")
        panel.board.annotations.all_annotations.show(())


def test_keys_and_the_pointer_move_it_and_leave_the_plot_alone(panel: Any) -> None:
    view, box = panel.board.view, panel.board.current.item.getViewBox()
    made, shown = add(panel, "text", "here"), box.viewRange()
    QTest.keyClick(view, Key.Key_Right)
    assert known(panel)[0].start > made.start
    start = item(panel).text.center().toPoint()
    for act, at in ((QTest.mousePress, start), (QTest.mouseRelease, start + QPoint(120, 20))):
        QTest.mouseMove(view.viewport(), at)
        act(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)
    moved = item(panel).text.center() - QPointF(start)
    assert (moved.x(), moved.y()) == pytest.approx((120, 20), abs=1.5)
    assert box.viewRange() == shown
    QTest.keyClick(view, Key.Key_Delete)
    assert known(panel) == []
    assert panel.board.current.curves  # Delete did not remove the measure


def test_one_of_two_equal_annotations_is_dragged_alone(panel: Any) -> None:
    made = add(panel, "text", "same")
    assert add(panel, "text", "same") == made
    view, at = panel.board.view.viewport(), item(panel, 1).text.center().toPoint()
    QTest.mousePress(view, LEFT, pos=at)
    for step in (20, 40, 60, 80):
        QTest.mouseMove(view, at + QPoint(step, 0))
    QTest.mouseRelease(view, LEFT, pos=at + QPoint(80, 0))
    other, moved = known(panel)
    assert other == made
    assert moved.start > made.start + 5 * SECOND


def test_a_frame_over_a_time_range_beside_the_run_is_put_on_its_edge(panel: Any) -> None:
    plot = panel.board.current
    panel.measure.click()
    plot.item.getViewBox().setXRange(-40, 310, padding=0)
    for region, edge in (((-30, -10), 0), ((200, 300), 1)):
        plot.region.setRegion(region)
        made = add(panel, "frame", "beside")
        assert made.start == made.end == edge * round(plot.span()[1] * SECOND)
        frame = item(panel, edge).frame
        assert frame is not None
        assert plot.item.getViewBox().mapSceneToView(frame.center()).x() == pytest.approx(100 * edge, abs=0.5)
        assert read_text(panel.text(), "a.toml").plots[0].annotations


def test_a_new_frame_is_seen_although_the_time_range_is_out_of_sight(panel: Any) -> None:
    steps: list[Any] = []
    panel.board.annotations.all_annotations.edited.connect(lambda *step: steps.append(step))
    panel.measure.click()
    panel.board.current.region.setRegion((10, 20))
    panel.board.current.item.getViewBox().setXRange(50, 90, padding=0)
    made = add(panel, "frame", "seen", 70.0)
    assert 50 * SECOND < made.start < 70 * SECOND < made.end < 90 * SECOND
    assert steps == [("Annotate", (), (made,))]


@pytest.mark.parametrize("kind", ADD)
def test_a_new_annotation_beside_the_run_is_brought_into_view(panel: Any, kind: str) -> None:
    box = panel.board.current.item.getViewBox()
    for start, seconds, edge in ((150, 170.0, 100), (-90, -60.0, 0)):
        box.setXRange(start, start + 50, padding=0)
        made = add(panel, kind, "at the edge", seconds)
        first, last = box.viewRange()[0]
        assert last - first == pytest.approx(50)
        assert first < made.start / SECOND <= made.end / SECOND < last
        assert edge * SECOND in (made.start, made.end)
        panel.board.annotations.all_annotations.show(())


@pytest.mark.parametrize("span", [100 / 3, 200 / 3, 500 / 7])
def test_a_new_annotation_at_the_edge_of_the_view_leaves_the_view(panel: Any, span: float) -> None:
    box = panel.board.current.item.getViewBox()
    box.setXRange(100 / 9, 100 / 9 + span, padding=0)
    shown = box.viewRange()[0]
    for seconds in (-1.0, 99.0):
        assert add(panel, "text", "edge", seconds).text == "edge"
        assert box.viewRange()[0] == shown


def test_a_plot_takes_no_more_annotations_than_a_session_holds(panel: Any) -> None:
    notes, key = panel.board.annotations.all_annotations, panel.board.current.key
    notes.show([Annotation("text", "", key, 0, 0, text="x")] * MOST_ANNOTATIONS)
    QTest.keyClick(panel.board.view, ADD["text"], CTRL_SHIFT)
    assert len(known(panel)) == MOST_ANNOTATIONS
    assert len(read_text(panel.text(), "a.toml").plots[0].annotations) == MOST_ANNOTATIONS


def test_the_menu_annotates_plots_over_time_that_are_not_empty(panel: Any) -> None:
    board = panel.board
    menu = of_plot(panel, board, panel.kind, [], panel._show_current, panel.choose_titles)
    (entry,) = (action for action in menu.actions() if action.menu() is board.annotations.handling.menu)
    assert entry.text().replace("&", "") == "Annotate"
    add(panel, "text", "gone with the plot")
    board.current.set_kind("histogram")
    assert known(panel) == []
    assert board.annotations.scope() is None
    board.current.set_kind("time")
    assert len(known(panel)) == 1
    board.current.clear()
    assert board.annotations.all_annotations.all == ()
    assert board.annotations.scope() is None


def test_plots_that_a_session_cannot_hold_are_reported_and_their_last_state_stays(
    panel: Any, qtbot: QtBot
) -> None:
    made = add(panel, "text", "here")
    held, told = panel.text(), list[str]()
    panel.failed.connect(told.append)
    everything = panel.board.annotations.all_annotations
    everything.show([made] * (MOST_ANNOTATIONS + 1))
    assert panel.text() == panel.text() == held
    (text,) = told
    assert "plot 1: annotations = (a list of 41): expected at most 40 entries" in text
    everything.show([made])
    assert panel.text() == held


def test_plots_of_another_session_are_not_kept_instead_of_those_that_do_not_fit(panel: Any) -> None:
    made, told = add(panel, "text", "of session A"), list[str]()
    held = panel.text()
    panel.failed.connect(told.append)
    too_late = made._replace(start=10**18, end=10**18, text="")  # ns
    for before in (held, ""):
        panel.restore(before, None)
        panel.board.annotations.all_annotations.show([too_late])
        assert panel.text() == panel.text() == before
    assert len(told) == 2
    assert told[0] == told[1]
    assert "plot 1: annotations.1.start = 1000000000.0: expected a number of at most 1e+08" in told[0]
