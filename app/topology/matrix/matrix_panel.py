"""The panel with the matrix above, and the connections of the selected cell below."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QColor, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QLabel, QSplitter, QTableView, QVBoxLayout, QWidget

from app.look import theme
from app.topology.editor import Editor
from app.topology.matrix.pairs import PairCell, PairRow, cell, lines, lpar, tr
from app.topology.panel_context import EditorContext
from app.widgets.reading_table import for_reading
from app.widgets.rows_model import ROW, RowsModel, TableColumn
from engine.ficon.drawing.model.cabling import Cec, Css, Lpar
from engine.ficon.drawing.model.names import short

Index = QModelIndex | QPersistentModelIndex
_DISPLAY, _TOOL_TIP, _ALIGNMENT, _FOREGROUND, _SPOKEN = 0, 3, 7, 9, 11
_CENTRE = int(Qt.AlignmentFlag.AlignCenter.value)


class PairsModel(QAbstractTableModel):
    """The upper half mirrors the lower half, seen from the other side."""

    def __init__(self, editor: Editor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.editor = editor
        self.lpars: list[Lpar] = []
        self._cells: dict[tuple[int, int], PairCell] = {}

    def read(self) -> None:
        """Show the drawing in its current state."""
        lpars = [lpar for lpar in self.editor.drawing.of(Lpar) if lpar.name != "*"]
        self._cells = {}
        if [lpar.id for lpar in lpars] != [lpar.id for lpar in self.lpars]:
            self.beginResetModel()
            self.lpars = lpars
            self.endResetModel()
            return
        self.lpars = lpars
        if lpars:
            last = len(lpars) - 1
            self.dataChanged.emit(self.index(0, 0), self.index(last, last))
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, last)

    def cell(self, row: int, column: int) -> PairCell:
        """Return the cell at a row and a column."""
        if (row, column) not in self._cells:
            ids = self.lpars[row].id, self.lpars[column].id
            self._cells[row, column] = cell(self.editor.drawing, *ids)
        return self._cells[row, column]

    def place(self, names: tuple[str, ...]) -> tuple[int, int] | None:
        """Return the row and column of a link, or of the two selected LPARs."""
        ends = [end for name in names for end in getattr(self.editor.drawing[name], "ends", ())]
        ids = [lpar.id for lpar in self.lpars]
        found = [ids.index(end) for end in (*ends, *names) if end in ids]
        return (found[0], found[1]) if len(found) >= 2 else None

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.lpars)

    def columnCount(self, parent: Index | None = None) -> int:
        return self.rowCount(parent)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        if section >= len(self.lpars):
            return None
        if role == _DISPLAY:
            return self.lpars[section].name
        return self._where(self.lpars[section]) if role == _TOOL_TIP else None

    def _where(self, lpar: Lpar) -> str:
        css = self.editor.drawing.get(lpar.css, Css)
        cec = short(self.editor.drawing.get(css.cec, Cec))
        return tr("{0}: {1}, CSS {2}, z/VM system {3}").format(
            short(lpar), cec, css.number, lpar.system or tr("none")
        )

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        if not index.isValid():
            return None
        if role == _ALIGNMENT:
            return _CENTRE
        shown = self.cell(index.row(), index.column())
        if role == _DISPLAY:
            return "·" if index.row() == index.column() and not shown.text() else shown.text()
        if role in (_TOOL_TIP, _SPOKEN):
            names = (lpar(self.editor.drawing, name) for name in (shown.first, shown.second))
            return tr("{0} and {1}: {2}").format(*names, shown.text() or tr("nothing"))
        if role == _FOREGROUND and (shown.lost or shown.down):
            return theme.current().warning
        return None


MIN_HEIGHT = 52  # px: the head and a row of each table
ROW_HEIGHT = 28
WIDTHS = 16  # rows that give columns their widths: checking all is slow with many LPARs
SIDE_BY_SIDE = 320  # px: a panel less high has no room for both, one below the other


class MatrixPanel(QWidget):
    """Shares its selection with all views."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editor = editor
        self.model, self.details = PairsModel(editor, self), RowsModel(_columns(), parent=self)
        self.grid, self.table = QTableView(self), QTableView(self)
        self.heading = QLabel(self)
        self._following = False
        self._build()
        self._connect()
        self._read()

    def _build(self) -> None:
        self.grid.setModel(self.model)
        self.table.setModel(self.details)
        self.grid.setAccessibleName(self.tr("Connections between LPARs"))
        self.table.setAccessibleName(self.tr("Devices of the selected connections"))
        for_reading(self.grid, ROW_HEIGHT, rows=False)
        for_reading(self.table, 24)
        self.grid.verticalHeader().show()
        self.grid.horizontalHeader().setResizeContentsPrecision(WIDTHS)
        self.grid.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.grid.setShowGrid(True)
        for table in (self.grid, self.table):
            table.setMinimumHeight(MIN_HEIGHT)
        self.table.horizontalHeader().setStretchLastSection(True)
        split, layout, below = QSplitter(self), QVBoxLayout(self), QWidget(self)
        self.split = split
        under = QVBoxLayout(below)
        under.setContentsMargins(0, 0, 0, 0)
        under.addWidget(self.heading)
        under.addWidget(self.table)
        split.addWidget(self.grid)
        split.addWidget(below)
        split.setChildrenCollapsible(False)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.addWidget(split)
        self.setFocusProxy(self.grid)

    def _connect(self) -> None:
        self.editor.changed.connect(self._read_shown)
        self.editor.replaced.connect(self._read)
        self.editor.selection_changed.connect(self._follow)
        self.grid.selectionModel().currentChanged.connect(self._choose)
        self.table.selectionModel().selectionChanged.connect(self._choose_lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the parts side by side in a low panel, and one below the other in a tall panel."""
        super().resizeEvent(event)
        low = event.size().height() < SIDE_BY_SIDE
        self.split.setOrientation(Qt.Orientation.Horizontal if low else Qt.Orientation.Vertical)

    def _read_shown(self) -> None:
        if self.isVisible():
            self._read()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._read()
        self._follow()

    def _read(self) -> None:
        self.model.read()
        if self.isVisible():  # otherwise, it checks every cell, which is slow in a large drawing
            self.grid.resizeColumnsToContents()
        self._show_details()

    def _choose(self) -> None:
        """Select the elements of the cell under the cursor."""
        self._show_details()
        index = self.grid.currentIndex()
        if index.isValid() and not self._following:
            self._following = True
            self.editor.select(self.model.cell(index.row(), index.column()).things)
            self._following = False

    def _choose_lines(self) -> None:
        chosen = [
            name for index in self.table.selectionModel().selectedRows() for name in index.data(ROW).things
        ]
        if chosen and not self._following:
            self._following = True
            self.editor.select(chosen)
            self._following = False

    def _follow(self) -> None:
        """Go to the cell of the link or of the two LPARs selected elsewhere."""
        place = self.model.place(self.editor.selection) if self.isVisible() else None
        if place is None or self._following:
            return
        self._following = True
        mode = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.grid.selectionModel().setCurrentIndex(self.model.index(*place), mode)
        self._following = False

    def _show_details(self) -> None:
        index = self.grid.currentIndex()
        if not index.isValid():
            self.heading.setText(self.tr("Select a cell to list its devices here, side by side."))
            self.details.show_rows([])
            return
        cell, drawing = self.model.cell(index.row(), index.column()), self.editor.drawing
        names = (lpar(drawing, text) for text in (cell.first, cell.second))
        self.heading.setText(
            self.tr("{0} and {1}: {2}").format(*names, cell.text() or self.tr("nothing between them"))
        )
        self.details.show_rows(lines(drawing, cell))
        self.table.resizeColumnsToContents()


def _columns() -> list[TableColumn[PairRow]]:
    """Return the columns: both sides, the nearer side on the left, with the pairing unit addresses between
    them.
    """
    near = [tr("LPAR"), tr("CHPID"), tr("Control unit"), tr("Devices")]
    titles = [*near, tr("Unit addresses"), *reversed(near), tr("State")]
    return [TableColumn(title, partial(_cell, place), colour=_colour) for place, title in enumerate(titles)]


def _cell(place: int, row: PairRow) -> str:
    return row.cells[place]


def _colour(row: PairRow) -> QColor | None:
    return theme.current().warning if row.fault else None


def make_panel(context: EditorContext, parent: QWidget) -> MatrixPanel:
    """Return the panel for a window."""
    return MatrixPanel(context.editor, parent)
