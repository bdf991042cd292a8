"""Columns that fit a narrow table: the least important ones are hidden, and the first takes the remaining
width.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QHeaderView, QTableView

MOST = 0.4  # of the width, for the first column: its names distinguish the rows


class Fitting(QObject):
    """Follows the width and the contents of a table. columns: the most important first."""

    def __init__(self, table: QTableView, columns: Sequence[int]) -> None:
        super().__init__(table)
        self._table, self._columns = table, list(columns)
        self._left_out: set[int] = set()
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.fit)
        table.horizontalHeader().setSectionResizeMode(self._columns[0], QHeaderView.ResizeMode.Stretch)
        # A bar would appear and disappear with the columns and change the room that determines them.
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.viewport().installEventFilter(self)
        table.model().dataChanged.connect(self._later.start)
        table.model().layoutChanged.connect(self._later.start)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the columns again when the available room changes."""
        if event.type() == QEvent.Type.Resize:
            self._later.start()
        return False

    def leave_out(self, column: int, out: bool) -> None:
        """Hide a column without useful contents, or make room for it again."""
        if out != (column in self._left_out):
            (self._left_out.add if out else self._left_out.discard)(column)
            self.fit()

    def fit(self) -> None:
        """Show the columns that fit."""
        width, least = self._room(), self._table.horizontalHeader().minimumSectionSize()
        left = width - max(min(self._wanted(self._columns[0]), round(MOST * width)), least)
        for column in self._columns[1:]:
            out = column in self._left_out
            left -= 0 if out else self._wanted(column)
            self._table.setColumnHidden(column, out or left < 0)

    def _room(self) -> int:
        """Return the width for columns next to a scroll bar, whether or not it is visible.

        The visible columns determine the row height and thus the scroll bar, so the two could otherwise
        trigger each other forever.
        """
        table = self._table
        around = 2 * table.frameWidth() + table.verticalScrollBar().sizeHint().width()
        return table.width() - around

    def _wanted(self, column: int) -> int:
        """Return the width that a column needs, visible or not: the header's own hint is 0 for a hidden
        column.
        """
        header = self._table.horizontalHeader()
        heading = header.sectionSizeFromContents(column).width()
        return max(heading, self._table.sizeHintForColumn(column), header.minimumSectionSize())
