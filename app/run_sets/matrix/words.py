"""The texts of the matrix, each with a sign in addition to its color; its rows and columns, with a cell
for each run.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from app.jobs.task_book import RunKey
from app.run_sets import run_set as states
from app.run_sets.matrix.book import NO_MATRIX, MatrixBook, Printed
from engine.language import numeral, with_unit
from engine.studies.matrix import Gauge, MatrixEntry, MatrixField
from engine.studies.tables import TableRow

_tr = partial(QCoreApplication.translate, "RunMatrix")
SIGNS = {"within": "✓", "outside": "✗", "": ""}
_DISPLAY, _TOOL_TIP, _SPOKEN = 0, 3, 11  # Qt requests many roles per cell: plain ints compare fast
ENTRY = int(Qt.ItemDataRole.UserRole)  # the MatrixEntry itself
Index = QModelIndex | QPersistentModelIndex
Place = tuple[int, int]  # row, column


def told(text: str) -> str:
    """Return the translation of a text in a study's matrix or tables."""
    return QCoreApplication.translate("StudyTables", text) if text else ""


def phrase(field: MatrixField, value: str) -> str:
    """Return a value of a field as text."""
    pattern = field.no if field.kind == "yes" and value == "false" else field.pattern
    return told(pattern).format(told(value) if field.choices else value)


def row_title(book: MatrixBook, entry: MatrixEntry) -> str:
    """Return the settings that the runs of a row share."""
    fields = [field for field in book.matrix.fields if field.id != book.matrix.across]
    parts = [
        phrase(field, entry.values[field.id]) for field in fields if field.told or _changed(field, entry)
    ]
    return "\n".join(parts)


def _changed(field: MatrixField, entry: MatrixEntry) -> bool:
    return entry.values[field.id] != field.default


def column_title(book: MatrixBook, entry: MatrixEntry) -> str:
    """Return the setting that the runs of a column share."""
    across = book.matrix.field(book.matrix.across)
    return phrase(across, entry.values[across.id])


def name(book: MatrixBook, entry: MatrixEntry) -> str:
    """Return the name of a run, in one line."""
    return ", ".join((column_title(book, entry), *row_title(book, entry).split("\n")))


def unpublished(entry: MatrixEntry | None = None) -> str:
    """Return the note on a run without published values."""
    return told(entry.note) if entry is not None and entry.note else _tr("not published")


def number(value: float, decimals: int) -> str:
    """Return a number with separators."""
    return numeral(value, f",.{decimals}f")


def amount(gauge: Gauge, value: float) -> str:
    """Return a number with its unit."""
    text, unit = number(value, gauge.decimals), told(gauge.unit)
    return f"{text}{unit}" if gauge.unit.startswith("/") else with_unit(text, unit)


def verdict(row: TableRow, place: int, value: float | None) -> str:
    """Return the verdict as text, with its sign."""
    found = row.verdict(place, value)
    return {"within": _tr("✓ within"), "outside": _tr("✗ outside"), "": ""}[found]


def how_far(row: TableRow, place: int, value: float | None) -> str:
    """Return the verdict, error and tolerance of a simulated value, in one line."""
    fact = row.fact(place)
    if value is None:
        return ""
    if row.published[place] is None:
        return _tr("No published value: an untested prediction.")
    if fact is None:
        return ""
    if fact.ceiling is not None:
        return _tr("{0}: must stay below {1}").format(verdict(row, place, value), numeral(fact.ceiling, "g"))
    off = row.error(place, value) or 0.0
    text = (numeral(off, "+.1%") if fact.relative else numeral(off, "+.4g")).replace("-", "−")
    within = f"±{numeral(fact.tolerance, '.0%')}" if fact.tolerance else _tr("exact")
    return _tr("{0}: {1} (tolerance {2}, {3})").format(verdict(row, place, value), text, within, fact.role)


def published(book: MatrixBook, entry: MatrixEntry) -> str:
    """Return the published values of a run with the current verdicts."""
    medians, printed = book.medians(entry.run), book.printed(entry.run)
    parts = []
    for gauge in gauges(book):
        known = printed.get(gauge.quantity)
        if known is not None and known.value is not None:
            sign = SIGNS[known.row.verdict(known.place, medians.get(gauge.quantity))]
            parts.append(f"{told(gauge.title)} {amount(gauge, known.value)} {sign}".rstrip())
    return _tr("Published: {0}").format(", ".join(parts)) if parts else unpublished(entry)


def spoken(book: MatrixBook, entry: MatrixEntry) -> str:
    """Return the whole content of a cell as text."""
    medians, printed = book.medians(entry.run), book.printed(entry.run)
    parts = [name(book, entry), states.state(book, entry)]
    if reason := book.reason(entry):
        parts.append(reason)
    for gauge in gauges(book):
        if text := _values(gauge, medians.get(gauge.quantity), printed.get(gauge.quantity)):
            parts.append(f"{told(gauge.title)}: {text}")
    if not printed:
        parts.append(unpublished(entry))
    return "; ".join(parts)


def gauges(book: MatrixBook) -> list[Gauge]:
    """Return the gauges of a cell, including one for the total of each bar."""
    return [*(Gauge(bar.title, bar.total, "%", 1) for bar in book.matrix.bars), *book.matrix.gauges]


def _values(gauge: Gauge, value: float | None, printed: Printed | None) -> str:
    texts = []
    if value is not None:
        texts.append(_tr("{0} simulated").format(amount(gauge, value)))
    if printed is not None and printed.value is not None:
        texts.append(_tr("{0} published").format(amount(gauge, printed.value)))
        texts.append(verdict(printed.row, printed.place, value))
    return ", ".join(text for text in texts if text)


class GridModel(QAbstractTableModel):
    """The runs of a book by row and column."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.book = MatrixBook("", NO_MATRIX, (), 1)
        self.rows: list[str] = []  # their titles
        self.columns: list[str] = []
        self.cells: dict[Place, MatrixEntry] = {}

    def show_book(self, book: MatrixBook) -> None:
        """Arrange the runs of a book."""
        self.beginResetModel()
        self.book = book
        self.rows = list(dict.fromkeys(row_title(book, entry) for entry in book.items))
        self.columns = list(dict.fromkeys(column_title(book, entry) for entry in book.items))
        self.cells = {self._place(entry): entry for entry in book.items}
        self.endResetModel()

    def _place(self, entry: MatrixEntry) -> Place:
        row, column = row_title(self.book, entry), column_title(self.book, entry)
        return self.rows.index(row), self.columns.index(column)

    def index_of(self, entry: MatrixEntry) -> QModelIndex:
        """Return the index of a run."""
        return next(
            (self.index(*place) for place, matrix_entry in self.cells.items() if matrix_entry == entry),
            QModelIndex(),
        )

    def tell(self, key: RunKey) -> None:
        """Repaint the runs with these settings."""
        for place, entry in self.cells.items():
            if RunKey.of(entry.run) == key:
                self.dataChanged.emit(self.index(*place), self.index(*place))

    def tell_all(self) -> None:
        """Repaint all runs."""
        if self.cells:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, len(self.columns) - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        entry = self.cells.get((index.row(), index.column()))
        if entry is None:
            return None
        if role == ENTRY:
            return entry
        if role in (_DISPLAY, _SPOKEN):
            return spoken(self.book, entry)
        return spoken(self.book, entry).replace("; ", "\n") if role == _TOOL_TIP else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if (index.row(), index.column()) not in self.cells:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        if role != _DISPLAY:
            return None
        titles = self.columns if orientation == Qt.Orientation.Horizontal else self.rows
        return titles[section] if section < len(titles) else None
