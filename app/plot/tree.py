"""The tree of everything that can be drawn: drag an entry onto a plot, or press Enter."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QMimeData, QModelIndex, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QLabel, QLineEdit, QTreeView, QVBoxLayout, QWidget

from app.plot.series import SeriesEntry, SeriesSource
from app.widgets.reach import make_accessible
from engine.language import title_said

MIME = "application/x-lparlab-series"
_KEY = Qt.ItemDataRole.UserRole  # number of the source and key, with a line break between them
_WORDS = Qt.ItemDataRole.UserRole + 1  # all that leads to an entry, in which words are searched


class _Entries(QStandardItemModel):
    """Sources, and their entries by path; a dragged entry is represented as text with its source number
    and key.
    """

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        keys = [index.data(_KEY) for index in indexes if index.data(_KEY)]
        data.setData(MIME, "\n\n".join(keys).encode())
        return data


class SeriesTree(QWidget):
    """A search field and the tree."""

    chosen = Signal(str)  # number of the source and key, as in the dragged data

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search, self.view = QLineEdit(self), QTreeView(self)
        self.nothing = QLabel(self.tr("No measure contains these words."), self)
        self._entries, self._found = _Entries(self), QSortFilterProxyModel(self)
        self._found.setSourceModel(self._entries)
        self._found.setRecursiveFilteringEnabled(True)
        self._found.setFilterRole(_WORDS)
        self._found.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._set_up()

    def _set_up(self) -> None:
        self.search.setPlaceholderText(self.tr("Search measures"))
        self.search.setClearButtonEnabled(True)
        make_accessible(self.search, self.tr("Search measures"))
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self._go_to_first)
        self.view.setModel(self._found)
        self.view.setHeaderHidden(True)
        self.view.setDragEnabled(True)
        self.view.setUniformRowHeights(True)
        self.view.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.activated.connect(self._choose)
        make_accessible(
            self.view, self.tr("Measures"), self.tr("Enter adds the selected measures to the plot.")
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.search)
        self.nothing.setWordWrap(True)
        self.nothing.setObjectName("caption")
        self.nothing.hide()
        layout.addWidget(self.nothing)
        layout.addWidget(self.view)
        self.setFocusProxy(self.search)

    @property
    def count(self) -> int:
        """The number of listed sources."""
        return self._entries.rowCount()

    def show_sources(self, sources: Sequence[SeriesSource]) -> None:
        """List the entries of all sources."""
        self._entries.removeRows(0, self._entries.rowCount())  # PySide keeps the items of `clear`
        for number, source in enumerate(sources):
            branch = _item(source.name, "")
            _fill(branch, number, source.entries())
            self._entries.appendRow(branch)  # as a whole: the search evaluates each added entry separately
        self._expand(self.search.text())

    def _filter(self, text: str) -> None:
        words = "".join(f"(?=.*{re.escape(word)})" for word in text.split())
        self.view.collapseAll()  # else the view would lay out all rows anew for each row that goes
        self._found.setFilterRegularExpression(words and f"^{words}")  # not tried from each letter
        self.nothing.setVisible(not self._found.rowCount())
        self._expand(text)

    def _expand(self, text: str) -> None:
        """Show all search results or, without a search, only the branches."""
        if text:
            self.view.expandAll()
        else:
            self.view.collapseAll()
            self.view.expandToDepth(0)

    def _go_to_first(self) -> None:
        """Move from the search field to the first matching entry."""
        index = self._found.index(0, 0)
        while index.isValid() and not index.data(_KEY):
            index = self._found.index(0, 0, index)
        if index.isValid():
            self.view.setCurrentIndex(index)
            self.view.setFocus()

    def _choose(self, index: QModelIndex) -> None:
        if not index.data(_KEY):
            self.view.setExpanded(index, not self.view.isExpanded(index))
            return
        for selectedIndex in self.view.selectedIndexes() or [index]:
            if selectedIndex.data(_KEY):
                self.chosen.emit(selectedIndex.data(_KEY))


def _item(title: str, about: str) -> QStandardItem:
    item = QStandardItem(title)
    item.setToolTip("\n".join(filter(None, (title, about))))
    return item


def _fill(root: QStandardItem, number: int, entries: Sequence[SeriesEntry]) -> None:
    made: dict[tuple[str, ...], QStandardItem] = {(): root}
    for entry in entries:
        for depth in range(1, len(entry.path) + 1):
            if (path := entry.path[:depth]) not in made:
                made[path] = _item(path[-1], entry.about)
                made[path[:-1]].appendRow(made[path])
        leaf = made[entry.path]
        leaf.setData(f"{number}\n{entry.key}", _KEY)
        leaf.setData(" ".join((*entry.path, entry.key)), _WORDS)
        unit = f" ({title_said(entry.unit)})" if entry.unit and entry.path[-1] != entry.unit else ""
        title = ", ".join(entry.path[1:] or entry.path) + unit
        leaf.setToolTip("\n".join(filter(None, (title, entry.about))))
