"""The model of all tables: what a cell says, sorting, filtering, and selections that stay on their rows."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QTableView
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from app.widgets.rows_model import ORDER, ROW, RowsModel, TableColumn

RED = QColor("red")
Role = Qt.ItemDataRole


class Guest(NamedTuple):
    userid: str
    pages: int
    state: str = "running"


def columns() -> list[TableColumn[Guest]]:
    return [
        TableColumn("User ID", lambda one: one.userid, help="The guest's user ID"),
        TableColumn(
            "Pages",
            lambda one: f"{one.pages:,}",
            number=True,
            order=lambda one: one.pages,
            tip=lambda one: f"{one.pages} pages",
            spoken=lambda one: f"{one.pages} pages of 4 KB",
            colour=lambda one: RED if one.pages > 900 else None,
        ),
        TableColumn("State", lambda one: one.state),
    ]


GUESTS = [Guest("LINUX1", 1000), Guest("LINUX2", 90), Guest("LINUX3", 500, "asleep")]


@pytest.fixture
def model() -> RowsModel[Guest]:
    made = RowsModel(columns(), key=lambda one: one.userid)
    made.show_rows(GUESTS)
    return made


def texts(model: RowsModel[Guest], column: int = 0) -> list[str]:
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_it_is_a_sound_model(qtmodeltester: ModelTester, model: RowsModel[Guest]) -> None:
    qtmodeltester.check(model, force_py=True)


def test_a_cell_is_shown_explained_and_read_out(model: RowsModel[Guest]) -> None:
    cell = model.index(0, 1)
    assert cell.data() == "1,000"
    assert cell.data(Role.ToolTipRole) == "1000 pages"
    assert cell.data(Role.AccessibleTextRole) == "1000 pages of 4 KB"
    assert cell.data(Role.ForegroundRole) == RED
    assert model.index(1, 1).data(Role.ForegroundRole) is None
    assert cell.data(Role.TextAlignmentRole) & int(Qt.AlignmentFlag.AlignRight.value)
    assert cell.data(ROW) == GUESTS[0]
    assert cell.data(ORDER) == 1000
    assert model.index(0, 0).data(Role.ToolTipRole) == "LINUX1"
    assert model.data(QModelIndex()) is None


def test_a_heading_has_its_title_and_its_help(model: RowsModel[Guest]) -> None:
    assert model.headerData(0, Qt.Orientation.Horizontal) == "User ID"
    assert model.headerData(0, Qt.Orientation.Horizontal, Role.ToolTipRole) == "The guest's user ID"
    title = model.headerData(1, Qt.Orientation.Horizontal)
    assert model.headerData(1, Qt.Orientation.Horizontal, Role.ToolTipRole) == title  # it may be cut
    assert model.headerData(0, Qt.Orientation.Vertical) is None


def test_numbers_are_sorted_as_numbers_and_stay_sorted(model: RowsModel[Guest]) -> None:
    model.sort(1)
    assert texts(model) == ["LINUX2", "LINUX3", "LINUX1"]
    model.show_rows([GUESTS[0], GUESTS[1]._replace(pages=2000), GUESTS[2]])
    assert texts(model) == ["LINUX3", "LINUX1", "LINUX2"]
    model.sort(1, Qt.SortOrder.DescendingOrder)
    assert texts(model) == ["LINUX2", "LINUX1", "LINUX3"]
    model.sort(-1)
    assert texts(model) == ["LINUX1", "LINUX2", "LINUX3"]


def test_a_filter_hides_rows_until_it_is_taken_off(model: RowsModel[Guest]) -> None:
    model.set_filter(lambda one: one.state == "running")
    assert texts(model) == ["LINUX1", "LINUX2"]
    assert model.row_of("LINUX3") == -1
    model.set_filter(None)
    assert model.row_of("LINUX3") == 2


def test_a_selection_stays_on_its_row(qtbot: QtBot, model: RowsModel[Guest]) -> None:
    table = QTableView()
    qtbot.addWidget(table)
    table.setModel(model)
    table.setCurrentIndex(model.index(2, 0))
    model.sort(0, Qt.SortOrder.DescendingOrder)
    assert table.currentIndex().row() == 0
    model.show_rows([Guest("LINUX4", 1), *GUESTS])
    assert table.currentIndex().data() == "LINUX3"
    model.show_rows(GUESTS[:2])
    assert not table.currentIndex().isValid()


def test_only_rows_that_differ_are_painted_again(qtbot: QtBot, model: RowsModel[Guest]) -> None:
    with qtbot.assertNotEmitted(model.dataChanged):
        model.show_rows(list(GUESTS))
    with qtbot.waitSignal(model.dataChanged) as changed:
        model.show_rows([GUESTS[0], GUESTS[1]._replace(pages=91), GUESTS[2]])
    first, last = changed.args[:2]
    assert (first.row(), last.row(), last.column()) == (1, 1, 2)


def test_other_headings_are_shown(qtbot: QtBot, model: RowsModel[Guest]) -> None:
    with qtbot.waitSignals([model.headerDataChanged, model.dataChanged]):
        model.set_columns([TableColumn("Name", lambda one: one.userid.lower()), *columns()[1:]])
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Name"
    assert texts(model)[0] == "linux1"


def test_the_rows_go_into_a_spreadsheet_as_they_are_shown(model: RowsModel[Guest]) -> None:
    model.sort(1)
    assert model.csv().splitlines()[:2] == ["User ID,Pages,State", "LINUX2,90,running"]
