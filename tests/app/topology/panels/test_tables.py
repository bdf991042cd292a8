"""The tables of a drawing: they say what is drawn, select with the other views, and are typed into."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QGuiApplication

from app.topology.editor import Editor
from app.topology.tables.columns import sheets
from app.topology.tables.pasting import MAX_CHARACTERS, block
from app.topology.tables.tables_panel import TablesPanel
from engine.ficon.drawing.model import kinds
from engine.ficon.drawing.model.cabling import Cable, Css, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import KeptCards
from engine.ficon.drawing.model.drawing import DrawingError
from engine.ficon.drawing.model.paper import PaperGroup, PaperNote, SeverityRule, TitleBlock, Waiver
from engine.ficon.drawing.templates import template
from engine.spreadsheet import rows_text


@pytest.fixture
def editor(qtbot):
    made = Editor()
    made.do(template("study-part-ii").make(made.drawing))
    return made


@pytest.fixture
def panel(qtbot, editor):
    made = TablesPanel(editor)
    qtbot.addWidget(made)
    made.resize(900, 400)
    with qtbot.waitExposed(made):
        made.show()
    return made


def _view(panel, kind):
    view = next(one for one in panel.views if one.sheet.kind.__name__ == kind)
    panel.tabs.setCurrentWidget(view)
    return view


def _cell(view, row, title):
    column = [one.title for one in view.sheet.columns].index(title)
    return view.proxy.index(row, column)


def test_every_kind_that_is_a_machine_or_a_definition_has_a_table():
    shown = {sheet.kind for sheet in sheets()}
    assert set(kinds.KINDS) - shown == {
        Css,
        KeptCards,
        PaperNote,
        PaperGroup,
        TitleBlock,
        Waiver,
        SeverityRule,
    }


def test_what_it_says(panel):
    view = _view(panel, "Channel")
    titles = [one.title for one in view.sheet.columns]
    row = dict(zip(titles, [view.proxy.index(0, i).data() for i in range(len(titles))], strict=True))
    assert row["CHPID"] == "3C"
    assert row["LPARs"] == "LPAR1, LPAR2"
    assert row["Cable to"] == "port C0 of director 21"
    assert row["Generation"] == "FICON Express4, 4 Gb/s"


def test_a_row_is_selected_everywhere_and_back(panel, editor, qtbot):
    view = _view(panel, "Channel")
    view.setFocus()
    view.setCurrentIndex(view.proxy.index(0, 0))
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert editor.selection == ("channel2",)
    editor.select(["unit3"])
    units = panel.tabs.currentWidget()
    assert units.sheet.kind.__name__ == "ControlUnit"
    assert units.chosen() == ["unit3"]


def test_typing_is_an_edit_that_can_be_undone(panel, editor):
    view = _view(panel, "DeviceRange")
    assert view.proxy.setData(_cell(view, 0, "Number"), "E000")
    assert editor.drawing["device1"].number == 0xE000
    assert _cell(view, 0, "Number").data() == "E000"
    editor.undo()
    assert _cell(view, 0, "Number").data() == "D000"


def test_what_cannot_be_is_refused_with_the_reason(panel, editor, qtbot):
    view = _view(panel, "Lpar")
    with qtbot.waitSignal(editor.refused) as told:
        assert not view.proxy.setData(_cell(view, 0, "Name"), "TOOLONGNAME")
    assert "name" in told.args[0]
    assert view.proxy.setData(_cell(view, 0, "MIF ID"), "F")
    assert editor.drawing["lpar1"].mif == 15


def test_sort_and_filter(panel):
    view = _view(panel, "DeviceRange")
    view.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    numbers = [view.proxy.index(row, 0).data() for row in range(view.proxy.rowCount())]
    assert numbers == sorted(numbers, reverse=True)
    panel.filter.setText("D050")
    assert view.proxy.rowCount() == 2


NO_SELECTION = QItemSelectionModel.SelectionFlag.NoUpdate
CONTROL = Qt.KeyboardModifier.ControlModifier


def _paste(view, qtbot, text):
    QGuiApplication.clipboard().setText(text)
    qtbot.keyClick(view, Qt.Key.Key_V, CONTROL)


def test_a_block_of_a_spreadsheet_is_pasted_by_keyboard_and_is_one_step(panel, editor, qtbot):
    view, before = _view(panel, "Lpar"), editor.drawing.copy()
    view.setCurrentIndex(_cell(view, 0, "z/VM system"))
    _paste(view, qtbot, "VMA\t8\t64\r\nVMB\t16\t128\r\n")
    pairs = [(one.system, one.processors, one.memory_gb) for one in editor.drawing.of(Lpar)]
    assert pairs == [("VMA", 8, 64), ("VMB", 16, 128)]
    assert editor.history.done[-1].title == "Paste 6 cells"
    editor.undo()
    assert editor.drawing == before


def test_one_row_is_pasted_into_all_selected_rows(panel, editor, qtbot):
    view = _view(panel, "Cable")
    view.selectAll()
    view.selectionModel().setCurrentIndex(_cell(view, 0, "Length, km"), NO_SELECTION)
    _paste(view, qtbot, "1.5\t90")
    assert {(one.km, one.credits) for one in editor.drawing.of(Cable)} == {(1.5, 90)}


def test_a_number_with_a_wrong_mark_is_not_pasted(panel, editor, qtbot):
    view, before = _view(panel, "Cable"), editor.drawing.copy()
    view.setCurrentIndex(_cell(view, 0, "Length, km"))
    with qtbot.waitSignal(editor.refused) as told:
        _paste(view, qtbot, "1,5")
    assert "write 1.5" in told.args[0]
    assert editor.drawing == before


def test_a_wrong_cell_is_named_and_nothing_is_changed(panel, editor, qtbot):
    view, before = _view(panel, "Channel"), editor.drawing.copy()
    view.setCurrentIndex(_cell(view, 0, "CHPID"))
    with qtbot.waitSignal(editor.refused) as told:
        _paste(view, qtbot, "50\n51\nXX\n53")
    assert "Nothing was pasted: row 3 (CHPID" in told.args[0]
    assert "hexadecimal" in told.args[0]
    assert editor.drawing == before
    with qtbot.waitSignal(editor.refused) as told:
        _paste(view, qtbot, "50\tB")
    assert 'row 1 (CHPID 3C of CEC A), CEC: "A" is derived from other elements' in told.args[0]
    with qtbot.waitSignal(editor.refused) as told:
        _paste(view, qtbot, "50\n" * 9)
    assert "the table has 4 rows" in told.args[0]
    assert editor.drawing == before


def test_rows_go_to_a_spreadsheet_and_come_back(panel, editor, qtbot):
    view = _view(panel, "Cable")
    draft = Draft(editor.drawing, "Note")
    draft.set(editor.drawing.of(Cable)[0].id, note='=1+1 "old"')
    editor.do(draft.done())
    view.read()
    view.selectAll()
    qtbot.keyClick(view, Qt.Key.Key_C, CONTROL)
    text = QGuiApplication.clipboard().text()
    assert "'=1+1" in text
    before, steps = editor.drawing.copy(), len(editor.history.done)
    view.clearSelection()
    view.selectionModel().setCurrentIndex(view.proxy.index(0, 0), NO_SELECTION)
    qtbot.keyClick(view, Qt.Key.Key_V, CONTROL)
    assert (editor.drawing, len(editor.history.done)) == (before, steps)
    text = text.replace("'=1+1", "'=2+2")
    _paste(view, qtbot, text)
    assert editor.drawing.of(Cable)[0].note == '=2+2 "old"'


WORDS = st.text(st.characters(codec="utf-8", exclude_categories=["Cs", "Cc", "Z"]))


@given(st.lists(st.lists(WORDS | st.sampled_from(["'", "'=1", "=1", "''"]), min_size=2), min_size=1))
@settings(deadline=None)
def test_what_is_copied_is_read_as_it_was(rows):
    assert block(rows_text(rows, "\t")) == rows


def test_too_much_is_refused():
    with pytest.raises(DrawingError, match="too much"):
        block("x" * (MAX_CHARACTERS + 1))
    with pytest.raises(DrawingError, match="too much"):
        block("\t" * 100_001)
    with pytest.raises(DrawingError, match="no cells"):
        block('"open')
