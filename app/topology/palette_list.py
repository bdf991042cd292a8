"""A list of insertable entries, as high as its contents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QMimeData, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.look import theme
from app.look.literal import literal
from app.look.theme import text_scale
from app.widgets.reach import make_accessible

MIME = "application/x-lparlab-thing"
ROW = 27  # px
ICON, EDGES, ABOVE = 18, 14, 12  # px: of an icon; beside a name; above the icon and below the name
_ENTRY = Qt.ItemDataRole.UserRole


class PaletteEntry(NamedTuple):
    """A palette entry. payload: dragged, and emitted by `put_asked` and `arm_asked`."""

    payload: str
    title: str
    help: str
    icon: str


class _IconAbove(QStyledItemDelegate):
    """Paints the icon above the name to keep the list narrow."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.decorationPosition = QStyleOptionViewItem.Position.Top
        option.decorationAlignment = option.displayAlignment = Qt.AlignmentFlag.AlignCenter


class PaletteList(QListWidget):
    """A list of entries, as high as its contents: a click arms an entry, a double click or Enter inserts
    it.
    """

    put_asked = Signal(str)
    arm_asked = Signal(str)  # the next click on the canvas places it

    def __init__(self, name: str, about: str, shown: Sequence[PaletteEntry], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("paletteList")
        make_accessible(self, name, about)
        self.setDragEnabled(True)
        self.setDefaultDropAction(Qt.DropAction.CopyAction)
        self.setIconSize(QSize(ICON, ICON))
        self.setItemDelegate(_IconAbove(self))
        self.setFont(theme.font(9))
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemActivated.connect(self._put)
        self.itemClicked.connect(self._arm)
        self.show_entries(shown)

    def show_entries(self, shown: Sequence[PaletteEntry]) -> None:
        """Show these entries instead."""
        self.clear()
        for entry in shown:
            self._add(entry)
        self.setCurrentRow(0)
        self.refresh()
        self._fit_rows()

    def _add(self, entry: PaletteEntry) -> None:
        item = QListWidgetItem(entry.title, self)
        item.setData(_ENTRY, entry)
        item.setToolTip(entry.help)
        item.setWhatsThis(literal(entry.help))
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, entry.help)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break names that are longer than a line."""
        super().resizeEvent(event)
        self._fit_rows()

    def _fit_rows(self) -> None:
        room, least = QRect(0, 0, self.viewport().width() - EDGES, 1000), round(ROW * text_scale())
        height = 2 * self.frameWidth()
        for item in map(self.item, range(self.count())):
            text = self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, item.text())
            item.setSizeHint(QSize(0, max(least, text.height() + ICON + ABOVE)))
            height += item.sizeHint().height()
        self.setFixedHeight(height)

    def longest(self) -> int:
        """Return the width at which no word of a name is cut, in px."""
        words = (word for row in range(self.count()) for word in self.item(row).text().split())
        return max(map(self.fontMetrics().horizontalAdvance, words), default=0) + EDGES

    def _put(self, item: QListWidgetItem) -> None:
        """Request insertion of an entry."""
        self.put_asked.emit(item.data(_ENTRY).payload)

    def _arm(self, item: QListWidgetItem) -> None:
        """Request that the next click place an entry, unless a single click activates items on this
        desktop.
        """
        if not self.style().styleHint(QStyle.StyleHint.SH_ItemView_ActivateItemOnSingleClick, None, self):
            self.arm_asked.emit(item.data(_ENTRY).payload)

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, items: Sequence[QListWidgetItem]) -> QMimeData:
        data = QMimeData()
        for item in items:
            data.setData(MIME, QByteArray(item.data(_ENTRY).payload.encode()))
        return data

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction

    def refresh(self) -> None:
        """Apply the theme colors."""
        for row in range(self.count()):
            item = self.item(row)
            item.setIcon(theme.icon(item.data(_ENTRY).icon))
