"""The list of markers; selecting two shows their difference."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTreeWidget, QTreeWidgetItem, QWidget

from app.run.markers import Marker, Markers
from app.widgets.copy_menu import copy_table
from app.widgets.reach import make_accessible
from engine.kernel.units import SECOND, clock_text

AT = Qt.ItemDataRole.UserRole
TIME, TITLE = range(2)


class MarkerList(QTreeWidget):
    """Enter or a double click goes to a marker, F2 renames it, and Delete removes the selected markers."""

    wanted = Signal(object)  # ns

    def __init__(self, markers: Markers, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._markers = markers
        self._shown: tuple[Marker, ...] = ()
        self._filling = False
        self.setHeaderLabels([self.tr("Time"), self.tr("Marker")])
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.header().setSectionResizeMode(TIME, QHeaderView.ResizeMode.ResizeToContents)
        about = self.tr(
            "Markers: M adds a marker at the cursor. Enter goes to a marker, F2 renames it, "
            "and Delete removes it. Select two markers (with Ctrl or Shift) to see the "
            "difference between them."
        )
        make_accessible(self, self.tr("Markers"), about)
        copy_table(self, self._menu)
        markers.changed.connect(self.fill)
        self.itemDoubleClicked.connect(self._want)
        self.itemChanged.connect(self._on_changed)
        self.itemSelectionChanged.connect(self._on_selected)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        editing = self.state() == QAbstractItemView.State.EditingState
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not editing:
            self._want(self.currentItem())
        elif event.key() == Qt.Key.Key_F2:
            self._rename()
        elif event.key() == Qt.Key.Key_Delete:
            self._remove()
        else:
            super().keyPressEvent(event)

    def _menu(self, place: QPoint) -> QMenu:
        """Return a menu of actions for the selected markers."""
        menu, chosen = QMenu(self), self.currentItem()
        for text, act in (
            (self.tr("&Go to the marker"), lambda: self._want(chosen)),
            (self.tr("&Rename"), self._rename),
            (self.tr("Re&move"), self._remove),
        ):
            menu.addAction(text, act).setEnabled(chosen is not None)
        return menu

    def _rename(self) -> None:
        if (item := self.currentItem()) is not None:
            self.editItem(item, TITLE)

    def _remove(self) -> None:
        self._markers.remove(item.data(TIME, AT) for item in self.selectedItems())

    def _want(self, item: QTreeWidgetItem | None, column: int = TIME) -> None:
        if item is not None:
            self.wanted.emit(item.data(TIME, AT))

    def _on_changed(self, item: QTreeWidgetItem, column: int) -> None:
        if not self._filling and column == TITLE:
            self._markers.rename(item.data(TIME, AT), item.text(TITLE))

    def _on_selected(self) -> None:
        if not self._filling:
            self._markers.choose(item.data(TIME, AT) for item in self.selectedItems())

    def fill(self) -> None:
        """Show the current markers and their titles."""
        if self._markers.all == self._shown:
            return
        current = self.currentItem()
        at = None if current is None else current.data(TIME, AT)
        self._shown = self._markers.all
        self._filling = True
        self.clear()
        for marker in self._shown:
            item = QTreeWidgetItem(self, [_time(marker.at), marker.title])
            item.setData(TIME, AT, marker.at)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            if marker.at == at:
                self.setCurrentItem(item)
            item.setSelected(marker in self._markers.chosen)
        self._filling = False


def _time(at: int) -> str:
    """Return a time as text, to the millisecond if it is not a whole second."""
    part = at % SECOND
    return f"{clock_text(at)}.{part // 1_000_000:03d}" if part else clock_text(at)
