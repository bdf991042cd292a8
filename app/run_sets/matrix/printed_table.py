"""A table of the study as it was printed, with the simulated values next to the published values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.look import theme
from app.run_sets.matrix import words
from app.run_sets.matrix.book import MatrixBook
from app.run_sets.table import RunsView
from app.widgets.reading_table import for_reading
from app.widgets.rows_model import RowsModel, TableColumn
from engine.studies.probes import StudyRun
from engine.studies.tables import PublishedTable, TableRow, Values

_tr = partial(QCoreApplication.translate, "RunMatrix")


_FONT, _ALIGNMENT = 6, 7
_CENTER = int((Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter).value)
FIRST = 2  # columns before the runs: quantity, unit
ROW_HEIGHT = 22
PAD = 14  # px beside a text
WIDE = 84  # px of a simulated value where nothing was published
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class Head:
    """A header line, or the line above the ratios: a name, and a text for each run."""

    title: str
    unit: str = ""
    texts: Sequence[str] = ()


Line = Head | TableRow


def lines_of(table: PublishedTable) -> list[Line]:
    """Return all lines of a table, as printed."""
    heads = [
        Head(title, texts=tuple(column.heads[place] for column in table.columns))
        for place, title in enumerate(table.heads)
    ]
    plain = [row for row in table.rows if not row.ratio]
    ratios = [row for row in table.rows if row.ratio]
    return [*heads, *plain, *([Head("Ratios")] if ratios else []), *ratios]


class PrintedModel(RowsModel[Line]):
    """Names and units on the left, then the published and simulated values of each run."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__([], id, parent)
        self.table: PublishedTable | None = None
        self.each = 2  # columns of a run: published, simulated; nothing published: one
        self._values: Values = {}

    def show_table(self, book: MatrixBook, table: PublishedTable) -> None:
        """Show a table with the results so far."""
        before, self._values = self._values, book.values(table)
        if table is not self.table:
            self.table = table
            self.each = 2 if any(is_published(row) for row in table.rows) else 1
            self.reset(self._columns(table))
            self.show_rows(lines_of(table))
        else:
            changed = [before.get(column.run) != self._values[column.run] for column in table.columns]
            runs = [n for n, column in enumerate(table.columns) if changed[n] or changed[column.base]]
            self.refresh(FIRST + self.each * (n + 1) - 1 for n in runs)  # with ratios to runs that changed

    def _columns(self, table: PublishedTable) -> list[TableColumn[Line]]:
        found: list[TableColumn[Line]] = [
            TableColumn(_tr("Quantity"), lambda line: words.told(line.title)),
            TableColumn(_tr("Unit"), lambda line: words.told(line.unit)),
        ]
        for place in range(len(table.columns)):
            if self.each > 1:
                found.append(TableColumn(_tr("Published"), partial(_published, place), number=True))
            found.append(self._simulated(place))
        return found

    def _simulated(self, place: int) -> TableColumn[Line]:
        return TableColumn(
            _tr("Simulated"),
            partial(self._text, place),
            number=True,
            tip=partial(self._tip, place),
            spoken=partial(self._spoken, place),
            colour=partial(self._colour, place),
        )

    def _value(self, place: int, row: TableRow) -> float | None:
        assert self.table is not None
        return self.table.simulated(row, place, self._values)

    def _text(self, place: int, line: Line) -> str:
        if isinstance(line, Head):
            return _head(place, line) if self.each == 1 else ""
        value = self._value(place, line)
        sign = f" {words.SIGNS[line.verdict(place, value)] or '  '}" if self.each > 1 else ""
        return "" if value is None else f"{line.text(value)}{sign}"

    def _spoken(self, place: int, line: Line) -> str:
        value = None if isinstance(line, Head) else self._value(place, line)
        if isinstance(line, Head) or value is None:
            return self._text(place, line)
        return f"{line.text(value)} {words.verdict(line, place, value)}"

    def _tip(self, place: int, line: Line) -> str:
        return "" if isinstance(line, Head) else words.how_far(line, place, self._value(place, line))

    def _colour(self, place: int, line: Line) -> QColor | None:
        if isinstance(line, Head) or line.verdict(place, self._value(place, line)) != "outside":
            return None
        return theme.current().error

    def place(self, column: int) -> int:
        """Return the run that a column shows."""
        return (column - FIRST) // self.each

    def is_simulated(self, column: int) -> bool:
        """Return True for a simulated column, False for a published column."""
        return (column - FIRST) % self.each == self.each - 1

    def begins(self, column: int) -> bool:
        """Return whether a column is the first of a run."""
        return column >= FIRST and (column - FIRST) % self.each == 0

    def data(self, index: Index, role: int = 0) -> Any:
        """Return the data of a cell; header lines are bold, and span both columns of a run."""
        if index.isValid() and isinstance(self.rows[index.row()], Head):
            if role == _FONT:
                return theme.font(theme.POINTS, QFont.Weight.DemiBold)
            if role == _ALIGNMENT and index.column() >= FIRST:
                return _CENTER
        return super().data(index, role)


def is_published(row: TableRow) -> bool:
    """Return whether a row has a published value."""
    return any(value is not None for value in row.published)


def _head(place: int, head: Head) -> str:
    return head.texts[place] if head.texts else ""


def _published(place: int, line: Line) -> str:
    return _head(place, line) if isinstance(line, Head) else line.text(line.published[place])


class RunLines(QStyledItemDelegate):
    """A delegate that draws a line before each run, and below the header."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        box, line = QRectF(option.rect), theme.current().outline
        model = index.model()
        assert isinstance(model, PrintedModel)
        if model.begins(index.column()):
            painter.fillRect(QRectF(box.left(), box.top(), 1, box.height()), line)


class PrintedTable(RunsView):
    """A read-only table; arrow keys move from value to value, and thus from run to run."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries = PrintedModel(self)
        self.setModel(self.entries)
        self.setItemDelegate(RunLines(self))
        for_reading(self, ROW_HEIGHT, rows=False)
        about = self.tr("A table of the study as printed, with the medians of the simulated runs.")
        self.offer(self.tr("Published and simulated, in the layout of the study"), about)

    def show_table(self, book: MatrixBook, table: PublishedTable) -> None:
        """Show a table with the results so far."""
        same = table is self.entries.table
        self.entries.show_table(book, table)
        if not same:
            self._span()
            self._size()

    @property
    def row(self) -> TableRow | None:
        """The selected row; None for a header line."""
        index = self.currentIndex()
        line = self.entries.rows[index.row()] if index.isValid() else None
        return None if isinstance(line, Head) else line

    @property
    def run(self) -> StudyRun | None:
        """The run of the selected column; None to the left of all runs."""
        column, table = self.currentIndex().column(), self.entries.table
        return None if column < FIRST or table is None else table.columns[self.entries.place(column)].run

    def _size(self) -> None:
        """Set the column widths, once for each table: simulated values are about as wide as published
        values.
        """
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
        """Widen columns until a header text, which spans several columns, fits."""
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
