"""The rows of an experiment as a table, twin of its charts: to read out, sort and open."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from app.look import theme
from app.widgets.reach import reachable
from app.widgets.reading_table import for_reading
from app.widgets.rows_model import ROW, RowsModel, TableColumn
from engine.experiments.experiment import ERROR, POINT, SEED, Experiment
from engine.language import COMMA, numeral, say, title_said

ROW_HEIGHT = 22
MEASURED = 40  # rows that say how wide a column is
Row = Mapping[str, Any]


class TableView(QTableView):
    """A row for each run; arrows choose one, Enter opens it."""

    wanted = Signal(int, object)  # point and seed
    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: RowsModel[Row] = RowsModel([], parent=self)
        about = self.tr("A row for each run. Enter opens it in the lab.")
        reachable(self, self.tr("Runs of the experiment"), about)
        for_reading(self, ROW_HEIGHT, sortable=True)
        self.activated.connect(self._want)

    def show_experiment(self, experiment: Experiment | None) -> None:
        """Show the columns of another experiment, without rows."""
        if experiment is None:
            return
        self.rows = RowsModel(_columns(experiment), key=lambda row: (row[POINT], row[SEED]), parent=self)
        self.setModel(self.rows)
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)  # as they come, until somebody asks
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setResizeContentsPrecision(MEASURED)
        header.setStretchLastSection(True)
        self.selectionModel().currentChanged.connect(self.chosen)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows; a selection stays on its run."""
        self.rows.show_rows(rows)

    @property
    def row(self) -> Row | None:
        """The run that is chosen."""
        found = self.currentIndex().data(ROW) if self.currentIndex().isValid() else None
        return dict(found) if found is not None else None

    def choose(self, point: int) -> None:
        """Choose the first run of a point."""
        for place in range(self.rows.rowCount()):
            index = self.rows.index(place, 0)
            if index.data(ROW)[POINT] == point:
                self.setCurrentIndex(index)
                return

    def _want(self) -> None:
        if (row := self.row) is not None:
            self.wanted.emit(row[POINT], row[SEED])


def _tr(text: str) -> str:
    return QCoreApplication.translate("ExperimentTable", text)


def _columns(experiment: Experiment) -> list[TableColumn[Row]]:
    units = experiment.units
    names = [*(one.name for one in experiment.axes), *(one.name for one in experiment.figures)]
    return [
        _whole(POINT, _tr("Point")),
        _whole(SEED, _tr("Seed")),
        *(_number(name, named(name, units[name])) for name in names),
        TableColumn(
            _tr("Why it failed"), lambda row: row[ERROR] or "", colour=lambda row: theme.current().error
        ),
    ]


def _whole(name: str, title: str) -> TableColumn[Row]:
    return TableColumn(title, lambda row: str(row[name]), number=True, order=lambda row: row[name])


def _number(name: str, title: str) -> TableColumn[Row]:
    def order(row: Row) -> tuple[bool, Any]:
        value = row[name]
        return isinstance(value, str), math.inf if value is None else value

    return TableColumn(title, lambda row: shown(row[name]), number=True, order=order)


def named(name: str, unit: str) -> str:
    """Return a name of the experiment with its unit, as columns and axes are called."""
    return say(COMMA, name, title_said(unit)) if unit else name


def shown(value: Any) -> str:
    """Return a value as the table shows it."""
    return "" if value is None else value if isinstance(value, str) else numeral(value, ",.6g")
