"""Tables of the editor, and the differences of the edited scenario to the one below."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from app.scenarios.editor.form import written
from app.widgets.copy_menu import copy_table
from app.widgets.rows_model import RowsModel, TableColumn
from app.widgets.wrapped import WrappedDelegate
from engine.scenario.document import ScenarioDifference


def show_model(table: QTableView, model: QAbstractTableModel, name: str) -> None:
    """Let a table show the rows of a model, whole and with a menu that copies them."""
    table.setModel(model)
    table.setAccessibleName(name)
    table.verticalHeader().hide()
    table.setTabKeyNavigation(False)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.horizontalHeader().setStretchLastSection(True)
    table.setItemDelegate(WrappedDelegate(table))
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    copy_table(table)


class DifferenceTable(QTableView):
    """What the edited scenario has other than the one below; `wanted` has the key of an activated row."""

    wanted = Signal(tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        columns = [
            TableColumn[ScenarioDifference](self.tr("Key"), lambda difference: difference.name),
            TableColumn[ScenarioDifference](self.tr("Below"), lambda difference: _shown(difference.before)),
            TableColumn[ScenarioDifference](self.tr("Here"), lambda difference: _shown(difference.after)),
        ]
        self.rows: RowsModel[ScenarioDifference] = RowsModel(columns, lambda difference: difference.key, self)
        show_model(self, self.rows, self.tr("Differences to the scenario below"))
        self.activated.connect(lambda index: self.wanted.emit(self.rows.rows[index.row()].key))


def _shown(value: object) -> str:
    return "" if value is None else written(value)
