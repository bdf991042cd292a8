"""The differences of a drawing: found as it is edited, marked in the picture, written as a report."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.topology.differences.dialog import DifferencesDialog
from app.topology.differences.versions_dialog import VersionsDialog
from app.topology.window.main_window import TopologyWindow
from engine.ficon.drawing.changes.remove import remove
from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.decks.exporting import decks
from engine.ficon.drawing.file import save
from engine.ficon.drawing.model.cabling import Cable, Lpar
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.iocp.writer import write
from tests.app.files.noted import NOTE, one_note, words
from tests.engine.ficon.drawing.any_drawing import pair
from tests.engine.ficon.drawing.test_differences import shared


@pytest.fixture
def planned(window: TopologyWindow) -> DifferencesDialog:
    """A drawing in which a CUADD was changed and a channel removed, and its differences, opened by a key."""
    window.editor.replace(UndoHistory(pair()))
    unit = window.editor.drawing.of(ControlUnit)[0]
    window.editor.do(set_fields(window.editor.drawing, unit.id, cuadd=7))
    QTest.keyClick(
        window.canvas, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    (dialog,) = window.findChildren(DifferencesDialog)
    return dialog


def cells(dialog: DifferencesDialog) -> list[list[str]]:
    table = dialog.table
    return [[table.item(row, column).text() for column in range(4)] for row in range(table.rowCount())]


def test_the_last_edit_is_shown_and_a_row_selects_its_thing(planned: DifferencesDialog) -> None:
    assert cells(planned) == [
        ["changed", "control unit", "control unit 4000 of CEC A", "CUADD: 02 \u2192 07"]
    ]
    assert planned.sum.text() == "0 added, 0 removed, 1 changed."
    planned.table.setFocus()
    QTest.keyClick(planned.table, Qt.Key.Key_Down)
    assert planned.editor.selection == (planned.found[0].after,)
    shown = [[planned.order.item(row, column).text() for column in (0, 2, 5)] for row in range(4)]
    (stop,) = (row for row in shown if row[0] == "Stop links")
    assert stop[1].startswith("DEACTIVE ISLINK")
    assert stop[2].startswith("ACTIVATE ISLINK")
    planned.hcd.click()
    assert any(one.do == "ACTIVATE IODF=xx" for one in planned.steps)
    assert not any(one.do.startswith("DELETE") for one in planned.steps)


def test_it_follows_edits_and_marks_the_picture(planned: DifferencesDialog) -> None:
    editor, canvas = planned.editor, planned.canvas
    canvas.grab()
    assert list(canvas.compared.here.values()) == ["changed"]
    before = canvas.grab().toImage()
    editor.do(remove(editor.drawing, ["channel1"]))
    QApplication.processEvents()
    assert "removed" in {row[0] for row in cells(planned)}
    assert "CHPID 50 of CEC A" in {name for name, _ in canvas.compared.gone}
    assert canvas.grab().toImage() != before
    QTest.keyClick(planned, Qt.Key.Key_Escape)
    assert not canvas.compared


def test_decks_and_drawings_are_compared_and_reported(planned: DifferencesDialog, tmp_path: Path) -> None:
    former, deck = tmp_path / "former.topology.json", tmp_path / "former.iocp"
    save(former, UndoHistory(pair()))
    planned.use_files([former])
    assert [row[3] for row in cells(planned)] == ["CUADD: 02 \u2192 07"]
    for name in ("change.html", "change.pdf"):
        with one_note():
            planned.write_report(tmp_path / name)
        assert str(NOTE) in words(tmp_path / name)
    page = (tmp_path / "change.html").read_text("utf-8")
    assert "control unit 4000 of CEC A" in page
    assert "From <b>former.topology.json</b> to <b>a drawing without a file</b>" in page
    assert (tmp_path / "change.pdf").read_bytes().startswith(b"%PDF")
    deck.write_text(write(decks(pair())["cec1"]).text, "ascii")
    planned.use_files([deck])
    assert ["changed", "control unit", "control unit 4000 of CEC A"] in [row[:3] for row in cells(planned)]


def test_what_cannot_be_read_is_said_and_no_old_results_stay(
    planned: DifferencesDialog, tmp_path: Path
) -> None:
    planned.use_files([tmp_path / "missing.iocp"])
    assert "missing.iocp" in planned.sum.text()
    assert cells(planned) == []
    assert not planned.canvas.compared
    assert not planned.save.isEnabled()
    planned.choice.setCurrentIndex(0)
    planned.write_report(tmp_path / "no" / "folder.html")
    assert "not written" in planned.sum.text()


def test_a_removed_cable_is_marked_and_its_row_shows_the_place(planned: DifferencesDialog) -> None:
    editor, canvas = planned.editor, planned.canvas
    planned._add("as it was", pair())
    planned.choice.setCurrentIndex(planned.choice.count() - 1)
    cable = editor.drawing.of(Cable)[0]
    editor.do(remove(editor.drawing, [cable.id]))
    QApplication.processEvents()
    (line,) = canvas.compared.lines
    assert line
    canvas.viewport.view.centre(50_000, 50_000)
    assert cells(planned)[0][:2] == ["removed", "cable"]
    planned.table.setFocus()
    QTest.keyClick(planned.table, Qt.Key.Key_Down)
    assert canvas.viewport.view.box.covers(canvas.compared.places[cable.id])


def test_the_key_raises_the_dialog_that_is_open(planned: DifferencesDialog) -> None:
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(planned.canvas, Qt.Key.Key_D, keys)
    assert planned.canvas.window().findChildren(DifferencesDialog) == [planned]


def test_questions_of_decks_are_shown(planned: DifferencesDialog) -> None:
    planned.use_files([Path(__file__).parents[3] / "engine" / "ficon" / "iocp" / "decks" / "cascade_a.iocp"])
    assert "Which port of switch 21 is CHPID 50 of CA plugged into?" in planned.sum.text()


def test_a_new_drawing_says_what_to_choose(window: TopologyWindow) -> None:
    dialog = DifferencesDialog(window.editor, window.canvas, window)
    assert dialog.sum.text() == "Choose a file: a drawing, or IOCP decks."
    assert not dialog.save.isEnabled()


def test_the_steps_name_no_system_of_several_until_one_is_chosen(planned: DifferencesDialog) -> None:
    def wheres() -> set[str]:
        return {one.where for one in planned.steps if one.changes}

    assert not planned.changers.boxes
    assert wheres() == {"VM1, for CEC A"}
    planned._add("as it was", shared())
    planned.editor.replace(UndoHistory(shared()))
    planned.editor.do(
        set_fields(planned.editor.drawing, planned.editor.drawing.of(ControlUnit)[0].id, cuadd=7)
    )
    planned.choice.setCurrentIndex(planned.choice.count() - 1)
    QApplication.processEvents()
    planned.pages.setCurrentIndex(1)
    (box,) = planned.changers.boxes.values()
    assert box.isVisible()
    assert wheres() == {"a system to be selected, for CEC A"}
    assert not planned.save.isEnabled()
    box.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down):
        QTest.keyClick(box, key)
        QApplication.processEvents()
    assert box.currentText() == "VM1 in LPAR1"
    assert wheres() == {"VM1, for CEC A"}
    assert planned.save.isEnabled()
    assert [one.name for one in planned.editor.drawing.of(Lpar) if one.dynamic_io] == ["LPAR1"]
    planned.editor.do(set_fields(planned.editor.drawing, "lpar3", name="OTHER"))
    QApplication.processEvents()
    assert not planned.changers.boxes
    assert wheres() == {"VM1, for CEC A"}


def test_versions_are_kept_and_the_one_in_production_is_offered(
    window: TopologyWindow, tmp_path: Path
) -> None:
    window.editor.replace(UndoHistory(pair()))
    window.actions_by_id["versions"].trigger()
    assert not window.findChildren(VersionsDialog)
    path = tmp_path / "site.topology.json"
    save(path, window.editor.history)
    window.files.path = path
    window.actions_by_id["versions"].trigger()
    (dialog,) = window.findChildren(VersionsDialog)
    assert "No version is saved yet. Type a name" in dialog.said.text()
    QTest.keyClicks(dialog.name, "2026-11")
    QTest.mouseClick(dialog.keep, Qt.MouseButton.LeftButton)
    dialog.table.setFocus()
    QTest.keyClick(dialog.table, Qt.Key.Key_Down)
    QTest.mouseClick(dialog.install, Qt.MouseButton.LeftButton)
    shown = [dialog.table.item(0, column).text() for column in range(4)]
    assert shown[0] == "2026-11"
    assert shown[2].endswith("now")
    assert shown[3] == "nothing differs"
    QTest.mouseClick(dialog.keep, Qt.MouseButton.LeftButton)
    assert "already has a version 2026-11" in dialog.said.text()
    window.editor.do(set_fields(window.editor.drawing, window.editor.drawing.of(ControlUnit)[0].id, cuadd=7))
    window.actions_by_id["differences"].trigger()
    (other,) = window.findChildren(DifferencesDialog)
    other.choice.setCurrentIndex(other.choice.findText("As saved in site.topology.json"))
    assert [row[3] for row in cells(other)] == ["CUADD: 02 \u2192 07"]
    place = other.choice.findText("Version in production: 2026-11")
    other.choice.setCurrentIndex(place)
    assert [row[3] for row in cells(other)] == ["CUADD: 02 \u2192 07"]
