"""The list of all keyboard shortcuts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.widgets.button import plain

LEAST = QSize(560, 600)
AROUND = 60  # px beside the columns, with the bar for scrolling; of the frame around the dialog


class KeyList(QDialog):
    """Shows each action with a shortcut, and the keys that work inside a view."""

    def __init__(self, actions: Iterable[QAction], more: Iterable[Sequence[Any]], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keys"))
        self.list = QTreeWidget(self, columnCount=2)
        self.list.setRootIsDecorated(False)
        self.list.setHeaderLabels([self.tr("Key"), self.tr("Action")])
        self.list.setAccessibleName(self.tr("Keys"))
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        for action in actions:
            if action.shortcuts():
                self._add(_keys(action), plain(action.text()))
        for keys, what, *_ in more:
            self._add(keys, what)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.list)
        layout.addWidget(self.buttons)
        self._fit()

    def offer_change(self, change: Callable[[], object]) -> None:
        """Add a button that closes the list and calls `change`."""
        button = self.buttons.addButton(self.tr("Change keys…"), QDialogButtonBox.ButtonRole.ActionRole)
        button.setAutoDefault(False)
        button.clicked.connect(self.reject)
        button.clicked.connect(lambda: change())

    def _fit(self) -> None:
        """Fit the width to both columns, as far as the screen has room."""
        room = self.screen().availableSize()
        wide = sum(self.list.sizeHintForColumn(column) for column in (0, 1)) + AROUND
        self.resize(min(max(wide, LEAST.width()), room.width()), min(LEAST.height(), room.height() - AROUND))

    def _add(self, keys: str, what: str) -> None:
        QTreeWidgetItem(self.list, [keys, what])


def _keys(action: QAction) -> str:
    form = QKeySequence.SequenceFormat.NativeText
    return ", ".join(keys.toString(form) for keys in action.shortcuts())
