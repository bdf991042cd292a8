"""Columns that fit a narrow table: the least important ones are hidden, and the first takes what is left."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QHeaderView, QTableView

MOST = 0.4  # of the width, for the first column: its names tell the rows apart


class Fitting(QObject):
    """Follows the width and the contents of a table. columns: the important ones first."""

    def __init__(self, table: QTableView, columns: Sequence[int]) -> None:
        super().__init__(table)
        self._table, self._columns = table, list(columns)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.fit)
        table.horizontalHeader().setSectionResizeMode(self._columns[0], QHeaderView.ResizeMode.Stretch)
        table.viewport().installEventFilter(self)
        table.model().dataChanged.connect(self._later.start)
        table.model().layoutChanged.connect(self._later.start)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the columns again when there is more or less room."""
        if event.type() == QEvent.Type.Resize:
            self._later.start()
        return False

    def fit(self) -> None:
        """Show the columns that fit."""
        width = self._table.viewport().width()
        left = width - min(self._wanted(self._columns[0]), round(MOST * width))
        for column in self._columns[1:]:
            left -= self._wanted(column)
            self._table.setColumnHidden(column, left < 0)

    def _wanted(self, column: int) -> int:
        hint = self._table.horizontalHeader().sectionSizeHint(column)
        return max(hint, self._table.sizeHintForColumn(column), 30)
