"""Reports beside the drawing: they follow it, a row selects its things, and files say the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.topology.reports.dialog import ReportsDialog
from app.topology.window.main_window import TopologyWindow
from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.definitions import ControlUnit
from tests.app.files.noted import NOTE, one_note, words
from tests.engine.ficon.drawing.any_drawing import pair


@pytest.fixture
def dialog(window: TopologyWindow) -> ReportsDialog:
    """The reports of two machines with a link, opened by the menu."""
    window.editor.replace(UndoHistory(pair()))
    window.actions_by_id["reports"].trigger()
    window.actions_by_id["reports"].trigger()
    (made,) = window.findChildren(ReportsDialog)
    return made


def test_a_row_selects_its_things_and_edits_change_the_table(
    dialog: ReportsDialog, window: TopologyWindow
) -> None:
    table = dialog.tables["ctc"]
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Down)
    chosen = dialog.current().rows[table.currentRow()].things
    assert set(window.editor.selection) == set(chosen)
    column = dialog.current().heads.index("CUADD 1")
    unit = next(one for one in chosen if isinstance(window.editor.drawing[one], ControlUnit))
    before = [table.item(row, column).text() for row in range(table.rowCount())]
    window.editor.do(set_fields(window.editor.drawing, unit, cuadd=0x33))
    QApplication.processEvents()
    after = [table.item(row, column).text() for row in range(table.rowCount())]
    assert "33" in after + [table.item(row, column + 8).text() for row in range(table.rowCount())]
    assert after != before


def test_the_report_that_is_shown_is_saved_as_csv_html_and_pdf(dialog: ReportsDialog, tmp_path: Path) -> None:
    dialog.pages.setCurrentIndex(2)
    for name in ("points.csv", "points.html", "points.pdf"):
        with one_note():
            dialog.write(tmp_path / name)
        assert dialog.about.text() == f"The report was saved in {name}."
    assert (tmp_path / "points.csv").read_text("utf-8").startswith("What,Open paths")
    assert "Single points of failure" in (tmp_path / "points.html").read_text("utf-8")
    assert str(NOTE) in words(tmp_path / "points.html")
    assert str(NOTE) in words(tmp_path / "points.pdf")
    assert (tmp_path / "points.pdf").read_bytes().startswith(b"%PDF")
    dialog.write(tmp_path / "no" / "folder.csv")
    assert "not written" in dialog.about.text()
