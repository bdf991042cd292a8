"""Connections of a spreadsheet: columns chosen, lines left out, one step of undo, remembered by headings."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.topology.importing.connections_dialog import ConnectionsDialog
from app.topology.window.main_window import TopologyWindow
from engine.ficon.drawing.connection_table.table import read_table
from engine.ficon.drawing.decks.connections_csv import connections_csv
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.templates import template

Key = Qt.Key
OWN = "Machine;Guest;Path;Plug;Numbers;Machine;Guest;Path;Plug;Numbers"
LINES = "A;VMA;40;21C0;D000-D003;B;VMB;50;21C1;D000-D003\nA;VMA;ZZ;21C0;D010;B;VMB;50;21C1;D010\n"
SAID = ["cec1", "lpar1", "chpid1", "port1", "device1", "cec2", "lpar2", "chpid2", "port2", "device2"]


def opened(
    window: TopologyWindow, file: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> ConnectionsDialog:
    """Return the dialog, opened by its key, when it has read the table."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Key.Key_I, held)
    dialog = next(one for one in window.findChildren(ConnectionsDialog) if one.isVisible())
    qtbot.waitUntil(lambda: not dialog.work.busy)
    return dialog


def choose(dialog: ConnectionsDialog, column: int, key: str) -> None:
    """Choose with the keyboard what a column says."""
    box = dialog.columns[column]
    box.setFocus()
    QTest.keyClick(box, Key.Key_Home)
    while box.currentData() != key:
        before = box.currentIndex()
        QTest.keyClick(box, Key.Key_Down)
        assert box.currentIndex() != before, f"no {key}"


def test_the_own_table_is_imported_with_enter(
    window: TopologyWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    wanted = Drawing()
    wanted.apply(template("study-part-ii").make(wanted))
    file = tmp_path / "own.csv"
    file.write_text(connections_csv(wanted), "utf-8", newline="")
    dialog = opened(window, file, monkeypatch, qtbot)
    assert dialog.note.text() == "16 connections can be added."
    QTest.keyClick(dialog, Key.Key_Return)
    assert not dialog.isVisible()
    assert len(resolve(window.editor.drawing).connections) == 16
    window.actions_by_id["undo"].trigger()
    assert len(window.editor.drawing) == 0


def test_columns_are_chosen_by_keyboard_and_remembered(
    window: TopologyWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    file = tmp_path / "own.csv"
    file.write_text(f"{OWN}\n{LINES}", "utf-8")
    dialog = opened(window, file, monkeypatch, qtbot)
    assert dialog.note.text().startswith("Select the columns that contain: ")
    assert not dialog.buttons.buttons()[0].isEnabled()
    for column, key in enumerate(SAID):
        choose(dialog, column, key)
    qtbot.waitUntil(lambda: dialog.added is not None)
    assert dialog.keys() == SAID
    assert dialog.note.text() == "4 connections can be added. Lines that do not fit are omitted: 1."
    assert [dialog.bad.item(0, column).text() for column in (0, 1)] == [
        "3",
        'CHPID 1 = "ZZ": expected 2 hexadecimal digits, such as 3C or 0.3C',
    ]
    QTest.mouseClick(dialog.buttons.buttons()[0], Qt.MouseButton.LeftButton)
    assert len(resolve(window.editor.drawing).connections) == 4
    window.files.open_dropped([file])
    again = next(one for one in window.findChildren(ConnectionsDialog) if one.isVisible())
    qtbot.waitUntil(lambda: not again.work.busy)
    assert again.keys() == SAID
    assert again.bad.rowCount() == 2  # those of the first line are there


def test_two_columns_cannot_say_the_same(
    window: TopologyWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    file = tmp_path / "own.csv"
    file.write_text(f"{OWN}\n{LINES}", "utf-8")
    dialog = opened(window, file, monkeypatch, qtbot)
    for column, key in enumerate(SAID):
        choose(dialog, column, key)
    choose(dialog, 3, "chpid1")
    qtbot.waitUntil(
        lambda: dialog.note.text() == "Several columns contain: CHPID 1. Select one column for each."
    )
    assert not dialog.buttons.buttons()[0].isEnabled()


def test_a_table_is_dropped_on_the_window(window: TopologyWindow, tmp_path: Path) -> None:
    file = tmp_path / "own.csv"
    file.write_text(f"{OWN}\n{LINES}", "utf-8")
    window.files.open_dropped([file])
    assert window.findChildren(ConnectionsDialog)[-1].table.name == "own.csv"
    bad = tmp_path / "bad.csv"
    bad.write_text("hello", "utf-8")
    window.files.open_dropped([bad])
    assert "has no columns" in window.header.banner.message.text()


def test_what_is_remembered_may_be_damaged(window: TopologyWindow, tmp_path: Path) -> None:
    table = read_table(f"{OWN}\n{LINES}", "x")
    for text in ("[", "[]", "{}", '{"a": 3}'):
        window.settings.connection_columns = text
        assert set(ConnectionsDialog(window.editor, table, window.settings, window).keys()) == {
            "",
            "cec1",
            "cec2",
        }
