"""The number-scheme assistant: it shows what would come, refuses clashes, and is one step of undo."""

import pytest
from PySide6.QtCore import Qt

from app.topology.dialogs.numbers import NumbersDialog
from app.topology.editor import Editor
from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.templates import template


@pytest.fixture
def editor(qtbot):
    made = Editor()
    made.do(template("study-part-ii").make(made.drawing))
    return made


@pytest.fixture
def dialog(qtbot, editor):
    made = NumbersDialog(editor)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def _type(qtbot, field, text):
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_Delete)
    qtbot.keyClicks(field, text)


def test_a_scheme_by_keyboard(dialog, editor, qtbot):
    before = editor.drawing.copy()
    _type(qtbot, dialog.devices, "5{c}{n}0")
    assert dialog.table.rowCount() >= 10
    assert dialog.buttons.buttons()[0].isEnabled()
    dialog.buttons.buttons()[0].click()
    numbers = {f"{one.number:04X}" for one in editor.drawing.of(DeviceRange)}
    assert all(one.startswith("5") for one in numbers)
    sides = editor.drawing["link1"].devices
    assert sides[0] == sides[1]
    editor.undo()
    assert editor.drawing == before


def test_a_template_that_is_none_says_so(dialog, editor, qtbot):
    _type(qtbot, dialog.devices, "5{zz}")
    assert not dialog.buttons.buttons()[0].isEnabled()
    assert "zz" in dialog.note.text()


def test_clashes_are_shown_and_refused(dialog, editor, qtbot):
    _type(qtbot, dialog.devices, "5000")
    assert not dialog.buttons.buttons()[0].isEnabled()
    assert "not possible" in dialog.note.text()
