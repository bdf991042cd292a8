"""Connect links in a dialog."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.topology.dialogs.connect import ConnectDialog
from app.topology.editor import Editor
from engine.ficon.drawing.changes.remove import remove
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.cabling import Channel
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.templates import template


@pytest.fixture
def editor(qapp: object) -> Editor:
    """Two systems with cabled channels and a link without devices."""
    made = Editor()
    made.do(template("optimised").make(made.drawing))
    units = [one.id for one in made.drawing if one.id.startswith("unit")]
    made.do(remove(made.drawing, units))
    made.select([made.drawing.of(IsfcLink)[0].id])
    return made


@pytest.fixture
def dialog(qtbot: QtBot, editor: Editor) -> ConnectDialog:
    made = ConnectDialog(editor)
    qtbot.addWidget(made)
    made.show()
    return made


def test_connections_are_added_and_are_up(dialog: ConnectDialog, editor: Editor) -> None:
    dialog.count.setValue(3)
    QTest.keyClicks(dialog.number, "d000")
    assert "D000-D002" in dialog.told.text()
    QTest.keyClick(dialog.number, Qt.Key.Key_Return)
    link = editor.drawing.of(IsfcLink)[0]
    assert link.devices == ((0xD000, 0xD001, 0xD002),) * 2
    rows = resolve(editor.drawing).of_link(link.id)
    assert [row.connection is not None and row.connection.up for row in rows] == [True] * 3
    assert len(editor.history.done) == 3
    assert dialog.isVisible()


def test_the_other_side_goes_along_until_it_is_crossed(dialog: ConnectDialog, editor: Editor) -> None:
    first, second = dialog.channels
    first.setCurrentIndex(2)
    assert second.currentData() == first.currentData()
    second.setCurrentIndex(1)
    dialog.add.click()
    (one,) = resolve(editor.drawing).stretches
    assert {end.channel for end in one.ends} == {first.currentData(), second.currentData()}


def test_a_link_that_is_full_is_filled_and_not_wrong(dialog: ConnectDialog) -> None:
    dialog.all.setChecked(True)
    dialog.count.setValue(16)
    dialog.add.click()
    assert dialog.told.text().startswith("Added: 16 connections")
    assert dialog.told.property("verdict") == "note"
    assert not dialog.add.isEnabled()


def test_a_number_that_is_taken_is_refused_while_it_is_typed(dialog: ConnectDialog) -> None:
    QTest.keyClicks(dialog.number, "D000")
    dialog.add.click()
    QTest.keyClicks(dialog.number, "D000")
    assert not dialog.add.isEnabled()
    dialog.number.setText("XYZ")
    assert "0000 to FFFF" in dialog.told.text()


def test_without_a_link_it_says_what_to_do(qtbot: QtBot, qapp: object) -> None:
    made = ConnectDialog(Editor())
    qtbot.addWidget(made)
    assert "link" in made.told.text()
    assert not made.add.isEnabled()


def test_only_channels_that_the_side_may_use_are_offered(qtbot: QtBot, editor: Editor) -> None:
    from engine.ficon.drawing.changes.set_fields import set_fields

    channel = editor.drawing.of(Channel)[0]
    link = editor.drawing.of(IsfcLink)[0]
    editor.do(set_fields(editor.drawing, channel.id, access=(link.ends[0],), shared=False))
    made = ConnectDialog(editor)
    qtbot.addWidget(made)
    assert made.channels[0].findData(channel.id) >= 0
    assert made.channels[1].findData(channel.id) < 0
