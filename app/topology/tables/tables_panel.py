"""The panel with the tables: one tab per kind, and a filter above; its selection is shared with all views."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QSortFilterProxyModel, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.topology.actions.edit import clipboard_text
from app.topology.editor import Editor
from app.topology.panel_context import EditorContext
from app.topology.tables.columns import ElementTable, sheets
from app.topology.tables.model import ID, SORT, SheetModel
from app.topology.tables.pasting import PastedCell, block, pasted
from app.widgets.copy_menu import copy_table
from engine.ficon.drawing.model.drawing import DrawingError
from engine.language import filled
from engine.spreadsheet import rows_text

ROW_HEIGHT = 24
FITTED = 50  # rows that determine column widths: checking thousands takes a second


class SheetView(QTableView):
    """A table, sorted by clicking a heading and filtered by text."""

    def __init__(self, editor: Editor, sheet: ElementTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editor, self.sheet = editor, sheet
        self.model_ = SheetModel(editor, sheet, self)
        self.proxy = QSortFilterProxyModel(self)
        self.proxy.setSourceModel(self.model_)
        self.proxy.setSortRole(SORT)
        self.proxy.setFilterKeyColumn(-1)
        self.proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setModel(self.proxy)
        self._dress()
        self._following = False
        self.selectionModel().selectionChanged.connect(self._tell_selection)

    def _dress(self) -> None:
        self.setAccessibleName(self.sheet.title)
        copy_table(self)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSortingEnabled(True)
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setStretchLastSection(True)
        self.horizontalHeader().setResizeContentsPrecision(FITTED)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )

    def read(self) -> None:
        """Show the drawing in its current state."""
        self.model_.read()
        self.follow()

    def follow(self) -> int:
        """Select the rows of the selected elements; return the number of these rows."""
        chosen = QItemSelection()
        rows = [self.model_.row(name) for name in self.editor.selection]
        for row in (row for row in rows if row >= 0):
            index = self.proxy.mapFromSource(self.model_.index(row, 0))
            chosen.select(index, index)
        self._following = True
        mode = QItemSelectionModel.SelectionFlag
        self.selectionModel().select(chosen, mode.ClearAndSelect | mode.Rows)
        self._following = False
        if not chosen.isEmpty():
            self.scrollTo(chosen.indexes()[0])
        return len(chosen.indexes())

    def _tell_selection(self) -> None:
        if not self._following:
            self.editor.select(self.chosen())

    def chosen(self) -> list[str]:
        """Return the ids of the elements in the selected rows."""
        return [index.data(ID) for index in self.selectionModel().selectedRows()]

    # -- cells of a spreadsheet

    def event(self, event: QEvent) -> bool:
        """Keep the copy and paste keys from the window, which would copy and paste elements."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            event.setAccepted(event.matches(QKeySequence.StandardKey.Copy) or self._has_cells(event))
            return event.isAccepted()
        return super().event(event)

    def _has_cells(self, event: QKeyEvent) -> bool:
        return event.matches(QKeySequence.StandardKey.Paste) and not clipboard_text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the selected rows, or paste cells starting at the current cell."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_rows()
        elif self._has_cells(event):
            self.paste_cells(QGuiApplication.clipboard().text())
        else:
            super().keyPressEvent(event)

    def copy_rows(self) -> None:
        """Copy the selected rows to the clipboard as spreadsheet cells."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        columns = range(self.proxy.columnCount())
        cells = [[str(self.proxy.index(row, column).data()) for column in columns] for row in rows]
        if cells:
            QGuiApplication.clipboard().setText(rows_text(cells, "\t"))
            self.editor.told.emit(filled(self.tr("Copied: {0} {0:row|rows}"), len(cells)))

    def paste_cells(self, text: str) -> bool:
        """Paste a block into cells, or a single row into all selected rows; return whether it was done."""
        return self.editor.attempt(
            lambda: pasted(self.editor.drawing, self.sheet.kind, self._cells(block(text)))
        )

    def _cells(self, rows: list[list[str]]) -> list[PastedCell]:
        at = self.currentIndex()
        if not at.isValid() or not rows:
            raise DrawingError(self.tr("Copy cells, then select the first cell to paste into."))
        chosen = sorted(index.row() for index in self.selectionModel().selectedRows())
        if len(rows) == 1 and len(chosen) > 1:
            return [cell for row in chosen for cell in self._row_of(row, at.column(), rows[0])]
        return [
            cell for nth, row in enumerate(rows) for cell in self._row_of(at.row() + nth, at.column(), row)
        ]

    def _row_of(self, row: int, column: int, texts: list[str]) -> list[PastedCell]:
        columns = self.sheet.columns[column : column + len(texts)]
        if row >= self.proxy.rowCount() or len(columns) < len(texts):
            have = self.proxy.rowCount(), len(self.sheet.columns)
            text = self.tr("The cells do not fit: the table has {0} {0:row|rows} and {1} {1:column|columns}.")
            raise DrawingError(filled(text, *have))
        indexes = [self.proxy.index(row, column + nth) for nth in range(len(texts))]
        return [
            PastedCell(row + 1, index.data(ID), column, str(index.data()), text)
            for index, column, text in zip(indexes, columns, texts, strict=True)
        ]

    def fit(self) -> None:
        """Fit the width of each column to its text."""
        self.resizeColumnsToContents()


class TablesPanel(QWidget):
    """All tables of the drawing."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editor = editor
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(self.tr("Show rows with this text"))
        self.filter.setAccessibleName(self.tr("Table filter"))
        self.filter.setClearButtonEnabled(True)
        self.tabs = QTabWidget(self)
        self.tabs.setAccessibleName(self.tr("Drawing tables"))
        self.tabs.setDocumentMode(True)
        self.views = [SheetView(editor, sheet, self) for sheet in sheets()]
        for view in self.views:
            self.tabs.addTab(view, view.sheet.title)
        self._build()
        self._connect()
        self._read()

    def _build(self) -> None:
        layout, top = QVBoxLayout(self), QHBoxLayout()
        top.addWidget(self.filter)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.addLayout(top)
        layout.addWidget(self.tabs, 1)
        self.setFocusProxy(self.tabs)

    def _connect(self) -> None:
        self.editor.changed.connect(self._read_shown)
        self.editor.replaced.connect(self._read)
        self.editor.selection_changed.connect(self._follow)
        self.tabs.currentChanged.connect(self._read_shown)
        self.filter.textChanged.connect(self._filter)

    def _read(self) -> None:
        """Start over for another drawing, with columns fitted to its contents."""
        self._unfitted = set(range(len(self.views)))
        self._read_shown()

    def _read_shown(self) -> None:
        """Read the visible table; the others are read when they become visible."""
        if not self.isVisible():
            return
        shown = self.tabs.currentIndex()
        self.views[shown].read()
        if shown in self._unfitted:
            self._unfitted.discard(shown)
            self.views[shown].fit()
        for number in range(len(self.views)):
            self._name(number)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._read_shown()

    def _name(self, number: int) -> None:
        view = self.views[number]
        count = len(self.editor.drawing.of(view.sheet.kind))
        self.tabs.setTabText(number, f"{view.sheet.title} {count}" if count else view.sheet.title)

    def _follow(self) -> None:
        """Show the table of the selected elements, unless the visible table contains some of them."""
        if not self.isVisible() or self.views[self.tabs.currentIndex()].follow():
            return
        chosen = [type(self.editor.drawing[name]) for name in self.editor.selection]
        for number, view in enumerate(self.views):
            if view.sheet.kind in chosen:
                self.tabs.setCurrentIndex(number)
                view.follow()
                return

    def _filter(self, text: str) -> None:
        for view in self.views:
            view.proxy.setFilterFixedString(text)


def make_panel(context: EditorContext, parent: QWidget) -> TablesPanel:
    """Return the panel for a window."""
    return TablesPanel(context.editor, parent)
