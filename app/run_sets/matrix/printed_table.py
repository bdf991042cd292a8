"""A printed table on screen: the lines of its head span both columns of a run."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.look import theme
from app.run_sets.matrix.book import MatrixBook
from app.run_sets.matrix.printed_model import FIRST, Head, PrintedModel
from app.run_sets.table import RunsView
from app.widgets.reading_table import for_reading
from engine.studies.probes import StudyRun
from engine.studies.tables import PublishedTable, TableRow

ROW_HEIGHT = 22
PAD = 14  # px beside a text
WIDE = 84  # px of a simulated value where nothing was published
Index = QModelIndex | QPersistentModelIndex


class RunLines(QStyledItemDelegate):
    """A line before each run, and below the head."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        box, line = QRectF(option.rect), theme.current().outline
        model = index.model()
        assert isinstance(model, PrintedModel)
        if model.begins(index.column()):
            painter.fillRect(QRectF(box.left(), box.top(), 1, box.height()), line)


class PrintedTable(RunsView):
    """Read only; arrows go from value to value, and so from run to run."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries = PrintedModel(self)
        self.setModel(self.entries)
        self.setItemDelegate(RunLines(self))
        for_reading(self, ROW_HEIGHT, rows=False)
        about = self.tr("A table of the study as it was printed, with the medians of the simulated runs.")
        self.offer(self.tr("Published and simulated, in the layout of the study"), about)

    def show_table(self, book: MatrixBook, table: PublishedTable) -> None:
        """Show a table with what is known by now."""
        same = table is self.entries.table
        self.entries.show_table(book, table)
        if not same:
            self._span()
            self._size()

    @property
    def row(self) -> TableRow | None:
        """The row that is chosen; None for a line of the head."""
        index = self.currentIndex()
        line = self.entries.rows[index.row()] if index.isValid() else None
        return None if isinstance(line, Head) else line

    @property
    def run(self) -> StudyRun | None:
        """The run of the column that is chosen; None at the left of all runs."""
        column, table = self.currentIndex().column(), self.entries.table
        return None if column < FIRST or table is None else table.columns[self.entries.place(column)].run

    def _size(self) -> None:
        """Once for a table: what is simulated is about as wide as what was published."""
        self.resizeColumnsToContents()
        model = self.entries
        for column in range(FIRST, model.columnCount()):
            if model.is_simulated(column):
                sign = self.fontMetrics().horizontalAdvance(" ✓")
                published = self.columnWidth(column - 1) if model.each > 1 else WIDE
                self.setColumnWidth(column, max(self.columnWidth(column), published + sign))
        for number, line in enumerate(model.rows):
            if isinstance(line, Head):
                self._fit_head(number)

    def _fit_head(self, row: int) -> None:
        """Widen columns until a line of the head, which spans several, has room."""
        font = QFontMetrics(self.entries.index(row, 0).data(Qt.ItemDataRole.FontRole))
        columns = self.entries.columnCount()
        for first in (0, *range(FIRST, columns, self.entries.each)):
            text = self.entries.index(row, first).data() or ""
            over = range(first, min(first + (self.entries.each if first else FIRST), columns))
            missing = font.horizontalAdvance(text) + PAD - sum(map(self.columnWidth, over))
            if missing > 0:
                self.setColumnWidth(over[0], self.columnWidth(over[0]) + missing)

    def _span(self) -> None:
        self.clearSpans()
        each = self.entries.each
        for number, line in enumerate(self.entries.rows):
            if isinstance(line, Head):
                self.setSpan(number, 0, 1, FIRST)
                for column in range(FIRST, self.entries.columnCount() if each > 1 else 0, each):
                    self.setSpan(number, column, 1, each)
