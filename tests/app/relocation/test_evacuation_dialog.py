"""Evacuate a member in a dialog: a plan is found, changed by mouse and keys, simulated, copied and saved."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.look import theme
from app.relocation.evacuation_chart import EvacuationRow
from app.relocation.evacuation_dialog import EvacuationDialog
from app.relocation.evacuation_legend import exceptions
from engine.evacuation.report import command_text
from engine.evacuation.search import EvacuationReport, EvacuationWish, search
from engine.kernel.units import MINUTE, MS
from engine.runs.pool import Threads
from engine.scenario.scenario import Scenario
from tests.app.files.noted import NOTE, one_note, words
from tests.engine.evacuation.cluster import cluster
from tests.engine.small import group

LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier
AT = 50 * MS
OWN = ["SML0001", "SML0002", "LRG0001"]


@pytest.fixture(autouse=True)
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Agree to each loss of plans, also when a test ends; the answer to give next is the last element."""
    answers: list[Any] = [QMessageBox.StandardButton.Discard]

    def question(*_: object) -> Any:
        answers.insert(0, "asked")
        return answers[-1]

    monkeypatch.setattr(QMessageBox, "question", question)
    return answers


def asked_on_closing(dialog: EvacuationDialog, asked: list[Any]) -> bool:
    """Try to close the dialog, and keep it open where it asks."""
    before, asked[-1] = asked.count("asked"), QMessageBox.StandardButton.Cancel
    dialog.reject()
    return asked.count("asked") > before


def machine() -> Scenario:
    guests = {
        "small": group("writer", 2, "SML", up=True),
        "large": group("writer", 1, "LRG", up=True, memory="24M"),
        "fixed": group("writer", 1, "FIX", up=True, relocatable=False),
    }
    return cluster(guests=guests, timeline=[{"at": "0s", "do": "load", "guests": list(guests)}])


@pytest.fixture(scope="module")
def table() -> dict[str, Any]:
    """Return plans for one relocation at a time."""
    wish = EvacuationWish(member="A1", at=AT, window=30 * MINUTE, at_once=1, to="B1")
    with closing(Threads()) as threads:
        return search(machine(), wish, threads).model_dump(mode="json")


@pytest.fixture
def empty(qtbot: QtBot) -> EvacuationDialog:
    dialog = EvacuationDialog(machine(), at=AT - 7)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.fixture
def dialog(empty: EvacuationDialog, table: dict[str, Any]) -> EvacuationDialog:
    empty.fields.at_once.setCurrentIndex(1)
    empty.fields.to.setCurrentText("B1")
    empty.show_report(table)
    return empty


def settle(qtbot: QtBot, dialog: EvacuationDialog) -> None:
    qtbot.waitUntil(lambda: not (dialog.searching.busy or dialog.running.busy), timeout=60_000)


def order(dialog: EvacuationDialog) -> list[str]:
    return [row.name for row in dialog.chart.rows]


def test_commands_of_another_input_are_not_copied(dialog: EvacuationDialog) -> None:
    assert dialog.copy.isEnabled()
    dialog.fields.member.setCurrentIndex(1)
    assert not dialog.copy.isEnabled()
    assert not dialog.save_pdf.isEnabled()
    assert "the plan shown is for A1" in dialog.note.text()
    dialog.fields.member.setCurrentIndex(0)
    dialog.fields.to.setCurrentText("B1")
    assert dialog.copy.isEnabled()


def test_a_plan_is_found_and_a_bar_is_dragged(
    qtbot: QtBot,
    empty: EvacuationDialog,
    table: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dialog = empty
    dialog.fields.at_once.setCurrentIndex(1)
    dialog.fields.to.setCurrentText("B1")
    qtbot.mouseClick(dialog.search, LEFT)
    settle(qtbot, dialog)
    assert dialog.report == EvacuationReport.model_validate(table)
    text = dialog.page.toPlainText()
    assert "3 of 4 guests leave A1" in text
    assert "SET VMRELOCATE FIX0001 ON" in text
    before = order(dialog)
    assert sorted(before[:3]) == sorted(OWN)
    assert before[3] == "FIX0001"
    chart = dialog.chart
    start, end = (chart.bar(row).center().toPoint() for row in (0, 2))
    qtbot.mousePress(chart, LEFT, pos=start)
    for point in (start + QPoint(0, 10), end):
        qtbot.mouseMove(chart, point)
    qtbot.mouseRelease(chart, LEFT, pos=end)
    assert order(dialog)[:3] == [*before[1:3], before[0]]
    assert chart.stale
    settle(qtbot, dialog)
    assert not chart.stale
    assert dialog.found is not None
    begun = sorted(dialog.found.moves, key=lambda move: move.asked_at or 0)
    assert [move.userid for move in begun] == order(dialog)[:3]
    assert "changed by you" in dialog.plans.currentText()
    lefts = [chart.bar(row).left() for row in range(3)]
    assert lefts == sorted(lefts)
    qtbot.mouseClick(dialog.copy, LEFT)
    assert QApplication.clipboard().text() == command_text(dialog.report.survey, dialog.found)
    assert QApplication.clipboard().text().startswith("* FIX0001 (FIX) stays on A1.")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "plan.pdf"), ""))
    with one_note():
        qtbot.mouseClick(dialog.save_pdf, LEFT)
    assert str(NOTE) in words(tmp_path / "plan.pdf")


def test_keys_change_the_order_and_boxes_the_target(qtbot: QtBot, dialog: EvacuationDialog) -> None:
    before = order(dialog)
    dialog.chart.setFocus()
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Down):
        qtbot.keyClick(dialog.chart, key)
    assert before[1] in dialog.chart.accessibleDescription()
    qtbot.keyClick(dialog.chart, Qt.Key.Key_Up, ALT)
    assert order(dialog)[:2] == [before[1], before[0]]
    qtbot.keyClick(dialog.chart, Qt.Key.Key_Up, ALT)  # it is the first
    settle(qtbot, dialog)
    dialog.guest.target.setFocus()
    assert dialog.guest.target.currentText() == "B1"
    qtbot.keyClick(dialog.guest.target, Qt.Key.Key_Down)
    settle(qtbot, dialog)
    assert dialog.found is not None
    assert [move.to for move in dialog.found.moves] == ["C1", "B1", "B1"]
    assert all(move.arrived for move in (*dialog.found.moves, *dialog.found.back))
    dialog.guest.timeout.selectAll()
    qtbot.keyClicks(dialog.guest.timeout, "20s\r")
    settle(qtbot, dialog)
    assert "MAXQUIESCE 20 SEC" in dialog.page.toPlainText()
    assert "specified by you" in dialog.page.toPlainText()
    qtbot.mouseClick(dialog.guest.down, LEFT)
    settle(qtbot, dialog)
    assert order(dialog)[:2] == before[:2]
    dialog.plans.setCurrentIndex(0)
    dialog.plans.activated.emit(0)
    settle(qtbot, dialog)
    assert order(dialog) == before


def test_a_bar_that_is_dragged_along_its_row_goes_before_earlier_ones(
    qtbot: QtBot, dialog: EvacuationDialog
) -> None:
    before, chart = order(dialog), dialog.chart
    start = chart.bar(2).center().toPoint()
    end = start - QPoint(round(chart.bar(2).left() - chart.bar(0).left()) + 3, 0)
    qtbot.mousePress(chart, LEFT, pos=start)
    qtbot.mouseMove(chart, start - QPoint(20, 0))
    qtbot.mouseMove(chart, end)
    qtbot.mouseRelease(chart, LEFT, pos=end)
    assert order(dialog)[:3] == [before[2], before[0], before[1]]
    dialog.stop()
    assert order(dialog) == before
    assert not dialog.running.pid


def test_what_is_typed_wrong_is_named_and_escape_ends_the_runs(qtbot: QtBot, empty: EvacuationDialog) -> None:
    dialog = empty
    dialog.fields.window_time.clear()
    qtbot.keyClicks(dialog.fields.window_time, "long")
    qtbot.mouseClick(dialog.search, LEFT)
    assert dialog.note.text().startswith('Window: "long"')
    assert not dialog.searching.busy
    dialog.fields.window_time.setText("30m")
    assert dialog.note.text() == ""
    dialog.fields.at.clear()
    qtbot.keyClicks(dialog.fields.at, "2h\r")
    settle(qtbot, dialog)
    assert "earlier time" in dialog.note.text()
    dialog.fields.at.setText("50ms")
    qtbot.mouseClick(dialog.search, LEFT)
    assert dialog.searching.pid
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.searching.pid == 0


def test_closing_asks_before_plans_are_lost(qtbot: QtBot, dialog: EvacuationDialog, asked: list[Any]) -> None:
    asked[-1] = QMessageBox.StandardButton.Cancel
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    qtbot.mouseClick(dialog.close_button, LEFT)
    assert dialog.isVisible()
    assert asked.count("asked") == 2
    qtbot.mouseClick(dialog.copy, LEFT)
    qtbot.mouseClick(dialog.close_button, LEFT)
    assert not dialog.isVisible()
    assert asked.count("asked") == 2


def test_a_new_search_asks_before_changed_plans_are_lost(
    qtbot: QtBot, dialog: EvacuationDialog, asked: list[Any]
) -> None:
    for by in (1, -1, 1):
        dialog.chart.move_selected(by)
        settle(qtbot, dialog)
    dialog.chart.select(2)
    dialog.chart.move_selected(-1)
    settle(qtbot, dialog)
    texts = [dialog.plans.itemText(row) for row in range(dialog.plans.count())]
    assert sum("changed by you" in text for text in texts) == 2
    assert len({text.partition(",")[0] for text in texts}) == len(texts)
    asked[-1] = QMessageBox.StandardButton.Cancel
    qtbot.mouseClick(dialog.search, LEFT)
    assert dialog.search.isEnabled()
    asked[-1] = QMessageBox.StandardButton.Discard
    qtbot.mouseClick(dialog.search, LEFT)
    assert dialog.searching.busy
    assert not dialog.chart.isEnabled()
    assert not dialog.guest.isEnabled()
    dialog.stop()
    assert dialog.chart.isEnabled()


def test_each_changed_plan_counts_until_it_is_copied(
    qtbot: QtBot, dialog: EvacuationDialog, asked: list[Any]
) -> None:
    for _ in range(2):
        dialog.chart.move_selected(1)
        settle(qtbot, dialog)
    changed = dialog.plans.currentIndex()
    for place in (0, changed - 1):
        dialog.plans.activated.emit(place)
        qtbot.mouseClick(dialog.copy, LEFT)
        assert asked_on_closing(dialog, asked)
    dialog.plans.activated.emit(changed)
    qtbot.mouseClick(dialog.copy, LEFT)
    assert not asked_on_closing(dialog, asked)


def test_a_changed_plan_counts_while_it_is_simulated(
    qtbot: QtBot, dialog: EvacuationDialog, asked: list[Any]
) -> None:
    qtbot.mouseClick(dialog.copy, LEFT)
    dialog.chart.move_selected(1)
    assert dialog.running.busy
    assert asked_on_closing(dialog, asked)
    qtbot.mouseClick(dialog.search, LEFT)
    assert asked.count("asked") == 2
    assert dialog.running.busy
    dialog.stop()
    assert not asked_on_closing(dialog, asked)


def test_a_timeout_that_is_being_typed_stays_when_a_run_ends(qtbot: QtBot, dialog: EvacuationDialog) -> None:
    dialog.chart.move_selected(1)
    field = dialog.guest.timeout
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "25")
    settle(qtbot, dialog)
    assert field.text() == "25"
    qtbot.keyClicks(field, "s\r")
    settle(qtbot, dialog)
    assert dialog.found is not None
    assert dialog.found.moves[dialog.chart.row].timeout == 25_000 * MS
    assert field.text() == "25s"


def test_another_plan_of_another_input_stays_marked(dialog: EvacuationDialog) -> None:
    dialog.fields.member.setCurrentIndex(1)
    for place in (0, dialog.plans.count() - 1):
        dialog.plans.activated.emit(place)
        assert not dialog.copy.isEnabled()
        assert "the plan shown is for A1" in dialog.note.text()
        assert dialog.note.isVisible()


def test_a_plan_that_is_chosen_during_a_run_stays(qtbot: QtBot, dialog: EvacuationDialog) -> None:
    before = order(dialog)
    dialog.chart.move_selected(1)
    assert dialog.running.busy
    dialog.plans.activated.emit(0)
    assert not dialog.running.busy
    assert order(dialog) == before
    assert not dialog.chart.stale
    assert dialog.copy.isEnabled()


def test_a_wrong_time_out_is_named_while_the_run_continues(qtbot: QtBot, dialog: EvacuationDialog) -> None:
    dialog.chart.move_selected(1)
    moved = order(dialog)
    dialog.guest.timeout.selectAll()
    qtbot.keyClicks(dialog.guest.timeout, "soon\r")
    assert dialog.note.isVisible()
    assert 'applications of the selected guest: "soon"' in dialog.note.text()
    assert dialog.running.busy
    assert order(dialog) == moved


def test_nothing_is_moved_without_a_plan_or_from_the_legend(
    qtbot: QtBot, empty: EvacuationDialog, table: dict[str, Any]
) -> None:
    assert not empty.guest.up.isEnabled()
    assert not empty.guest.down.isEnabled()
    empty.show_report(table)
    assert empty.guest.down.isEnabled()
    before, chart = order(empty), empty.chart
    legend = QPoint(chart.width() // 2, chart.height() - 5)
    qtbot.mousePress(chart, LEFT, pos=legend)
    for row in (2, 1):
        qtbot.mouseMove(chart, chart.bar(row).center().toPoint())
    qtbot.mouseRelease(chart, LEFT, pos=chart.bar(1).center().toPoint())
    assert order(empty) == before
    assert not empty.running.busy


def test_an_empty_member_and_a_process_that_died_are_told(empty: EvacuationDialog) -> None:
    with closing(Threads()) as threads:
        found = search(machine(), EvacuationWish(member="C1", at=AT, window=30 * MINUTE), threads)
    empty.fields.member.setCurrentText("C1")
    empty.show_report(found.model_dump(mode="json"))
    assert empty.note.text().startswith("No guest is logged on to C1")
    empty.searching.failed.emit(
        "The runs ended unexpectedly (exit code 1)\n\nTraceback (most recent call last)"
    )
    assert empty.note.text() == "The runs ended unexpectedly (exit code 1)"
    assert "Traceback" in empty.note.toolTip()


def test_the_legend_explains_what_only_some_plans_have(dialog: EvacuationDialog) -> None:
    chart = dialog.chart
    usual = chart.minimumHeight()
    assert dialog.found is not None
    first = dialog.found.moves[0]
    over = first.model_copy(update={"timeout": first.quiesce_ns - 1})
    chart.show_rows([EvacuationRow(over.userid, over)], AT, (over.ended_at or 0) - 1)
    assert [entry.colour for entry in exceptions([over], True)] == [
        theme.current().error,
        theme.current().phase,
    ]
    one_row = chart.minimumHeight()
    chart.show_rows([EvacuationRow(first.userid, first)], AT, AT + 30 * MINUTE)
    assert chart.minimumHeight() < one_row < usual
    assert exceptions([first], False) == []


def test_quitting_asks_once_before_plans_are_lost(
    make_lab: Callable[..., Lab], table: dict[str, Any], asked: list[Any]
) -> None:
    lab = make_lab(scenario="ssi-io-4")
    closed, dialog = lab.dialogs.evacuate(), lab.dialogs.evacuate()
    assert closed is not None
    assert dialog is not None
    for each in (closed, dialog):
        each.show_report(table)
    closed.close()
    asked[-1] = QMessageBox.StandardButton.Cancel
    lab.window.quit()
    assert lab.window.isVisible()
    assert dialog.isVisible()
    asked[-1] = QMessageBox.StandardButton.Discard
    lab.window.quit()
    assert not lab.window.isVisible()
    assert not dialog.isVisible()
    QApplication.closeAllWindows()  # as the end of the program does
    assert asked.count("asked") == 3
