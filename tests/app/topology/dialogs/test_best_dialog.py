"""The best layout in the window: searched for in the background, shown with reasons, drawn and undone."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.topology.editor import Editor
from app.topology.running.best_dialog import BestDialog
from engine.ficon.drawing.best import Ranking, question, search
from engine.ficon.drawing.best.tables import question_table, read_question, read_said, said_table
from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import Drawing
from engine.studies.relocation import layouts
from tests.engine.ficon.drawing.running import drawn, the_link


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[BestDialog]:
    editor = Editor()
    editor.replace(UndoHistory(drawn(layouts.crossed(2, 2))))
    made = BestDialog(editor)
    qtbot.addWidget(made)
    made.show()
    yield made
    made.process.stop()


def test_a_layout_is_found_drawn_and_undone(qtbot: QtBot, dialog: BestDialog) -> None:
    editor = dialog.editor
    before = Drawing(editor.drawing, editor.drawing.places)
    dialog.connections.setValue(3)
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.ranking is not None, timeout=120_000)
    assert dialog.ranking is not None
    assert dialog.rows()[0] is dialog.ranking.now
    assert dialog.chosen() == dialog.ranking.candidates[0]
    assert "saturated" in dialog.reasons.toPlainText()
    QTest.keyClick(dialog.draw, Qt.Key.Key_Return)
    assert len(the_link(editor.drawing).devices[0]) == len(dialog.ranking.candidates[0].order)
    editor.undo()
    assert editor.drawing == before


def test_a_later_release_of_zvm_is_cautioned_with_the_result(qtbot: QtBot, dialog: BestDialog) -> None:
    editor = dialog.editor
    end = the_link(editor.drawing).ends[0]
    assert editor.do(set_fields(editor.drawing, end, release="7.2"))
    dialog.connections.setValue(2)
    dialog.begin()
    assert "7.2" in dialog.state.text()
    qtbot.waitUntil(lambda: dialog.ranking is not None, timeout=120_000)
    assert "7.2" in dialog.state.text()


def test_it_is_cancelled_at_once(qtbot: QtBot, dialog: BestDialog) -> None:
    dialog.begin()
    qtbot.waitUntil(lambda: dialog.progress.bar.maximum() > 0, timeout=60_000)
    began = perf_counter()
    dialog.progress.cancel.click()
    assert perf_counter() - began < 1.0
    assert not dialog.process.busy
    assert dialog.search.isEnabled()


def test_a_drawing_without_a_link_says_what_to_draw(qtbot: QtBot) -> None:
    made = BestDialog(Editor())
    qtbot.addWidget(made)
    assert made.state.text() == "Draw an ISFC link between two LPARs first."
    assert not made.search.isEnabled()


def test_what_may_not_be_is_said(dialog: BestDialog) -> None:
    dialog.number.setText("XY")
    dialog.begin()
    assert "hexadecimal" in dialog.state.text()
    for row in range(dialog.channels.count()):
        dialog.channels.item(row).setCheckState(Qt.CheckState.Unchecked)
    dialog.begin()
    assert "No channel is selected" in dialog.state.text()
    assert not dialog.process.busy


def test_a_search_that_died_is_told_in_a_sentence(dialog: BestDialog) -> None:
    dialog.process.failed.emit("It ended unexpectedly (exit code 1)\n\nTraceback (most recent call last)")
    assert dialog.state.text() == "It ended unexpectedly (exit code 1)"
    assert "Traceback" in dialog.state.toolTip()


def test_nothing_is_drawn_yet(qtbot: QtBot) -> None:
    made = BestDialog(Editor())
    qtbot.addWidget(made)
    assert not made.search.isEnabled()
    assert made.state.text()


def test_every_control_has_a_name(dialog: BestDialog) -> None:
    for control in dialog.findChildren(QWidget):
        if control.focusPolicy() & Qt.FocusPolicy.TabFocus and control.isVisible():
            named = control.accessibleName() or control.parentWidget().accessibleName()
            assert named, control


@pytest.mark.slow
def test_questions_and_answers_go_through_json() -> None:
    drawing = drawn(layouts.straight(1, 2))
    asked = question(drawing, the_link(drawing).id)
    assert read_question(question_table(asked)) == asked
    said = [one for one in search(asked) if isinstance(one, Ranking) or one.done == 1]
    assert [read_said(asked, said_table(one)) for one in said] == said
