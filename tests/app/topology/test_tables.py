"""The tables of a drawing: they say what is drawn, select with the other views, and are typed into."""

import pytest
from PySide6.QtCore import Qt

from app.topology.editor import Editor
from app.topology.tables.columns import sheets
from app.topology.tables.panel import TablesPanel
from engine.ficon.drawing.model import kinds
from engine.ficon.drawing.model.cabling import Css
from engine.ficon.drawing.model.definitions import Kept
from engine.ficon.drawing.model.paper import Group, Note, Rule, TitleBlock, Waiver
from engine.ficon.drawing.templates import template


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
    made.show()
    qtbot.waitExposed(made)
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
    assert set(kinds.KINDS) - shown == {Css, Kept, Note, Group, TitleBlock, Waiver, Rule}


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
    assert view.proxy.setData(_cell(view, 0, "MIF id"), "F")
    assert editor.drawing["lpar1"].mif == 15


def test_sort_and_filter(panel):
    view = _view(panel, "DeviceRange")
    view.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    numbers = [view.proxy.index(row, 0).data() for row in range(view.proxy.rowCount())]
    assert numbers == sorted(numbers, reverse=True)
    panel.filter.setText("D050")
    assert view.proxy.rowCount() == 2
