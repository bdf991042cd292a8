"""Cells of tables whose rows are as high as their wrapped text."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

PADDING = 16  # px beside the text of a cell, of the style sheet: Qt counts it as room for text


class WrappedDelegate(QStyledItemDelegate):
    """Leaves the cell's padding out when the height of its lines is asked for; else the last word is cut."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        narrow, room = QStyleOptionViewItem(option), QRect(option.rect)
        room.setWidth(max(1, room.width() - PADDING))
        narrow.rect = room
        return super().sizeHint(narrow, index)
