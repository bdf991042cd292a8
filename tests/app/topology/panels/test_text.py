"""The texts of a drawing: lines and things belong together, and the text is what an import would read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.topology.editor import Editor
from app.topology.text.text_panel import TextPanel
from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.model.cabling import Cec, Channel
from engine.ficon.drawing.templates import template
from engine.ficon.iocp.reader import read


@pytest.fixture
def panel(qtbot: QtBot, editor: Editor) -> TextPanel:
    made = TextPanel(editor)
    qtbot.addWidget(made)
    made.resize(700, 400)
    with qtbot.waitExposed(made):
        made.show()
    return made


def _line(panel: TextPanel) -> str:
    return panel.text.textCursor().block().text()


def test_each_page_can_be_chosen(panel: TextPanel, qtbot: QtBot) -> None:
    titles = [panel.choice.itemText(i) for i in range(panel.choice.count())]
    assert titles == ["IOCP of CEC A", "SYSTEM CONFIG", "Commands at LPAR1", "Commands at LPAR2"]
    panel.choice.setFocus()
    QTest.keyClick(panel.choice, Qt.Key.Key_Down)
    assert "ACTIVATE ISLINK" in panel.text.toPlainText()


def test_the_deck_is_one_that_can_be_read(panel: TextPanel) -> None:
    deck = read(panel.text.toPlainText())
    assert {name: deck.counts[name] for name in ("CHPID", "CNTLUNIT", "IODEVICE")} == {
        "CHPID": 4,
        "CNTLUNIT": 8,
        "IODEVICE": 10,
    }
    assert not [one for one in deck.problems if one.severity == "error"]


def test_what_is_selected_has_its_lines_marked(panel: TextPanel, editor: Editor) -> None:
    editor.select(["unit2"])
    assert "CUNUMBR=4001" in _line(panel).replace(" ", "") or "4001" in _line(panel)
    assert panel.text.extraSelections()


def test_a_line_selects_what_it_defines(panel: TextPanel, editor: Editor, qtbot: QtBot) -> None:
    found = panel.text.document().find("CHPID")
    panel.text.setFocus()
    panel.text.setTextCursor(QTextCursor(found.block()))
    assert editor.selection[0].startswith("channel")


def test_an_edit_is_written(panel: TextPanel, editor: Editor, qtbot: QtBot) -> None:
    editor.do(set_fields(editor.drawing, "unit1", number=0x7ABC))
    qtbot.waitUntil(lambda: "7ABC" in panel.text.toPlainText(), timeout=5000)


def test_copy(panel: TextPanel, qtbot: QtBot) -> None:
    QTest.mouseClick(panel.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == panel.text.toPlainText()


def test_the_panel_follows_the_selection_to_another_cec(panel: TextPanel, editor: Editor) -> None:
    editor.do(template("mesh").make(editor.drawing))
    panel.read()
    shown = panel.choice.currentText()
    other = editor.drawing.of(Cec)[-1]
    channel = next(one for one in editor.drawing.of(Channel) if one.cec == other.id)
    editor.select([channel.id])
    assert panel.choice.currentText() == f"IOCP of CEC {other.name}" != shown
    assert f"{channel.chpid:02X}" in _line(panel)
    assert panel.text.extraSelections()


def test_other_texts_stay_whatever_is_selected(panel: TextPanel, editor: Editor) -> None:
    panel.choice.setFocus()
    QTest.keyClick(panel.choice, Qt.Key.Key_Down)
    editor.select([editor.drawing.of(Channel)[0].id])
    assert panel.choice.currentText() == "SYSTEM CONFIG"
