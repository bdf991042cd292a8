"""A searchable list of all commands, with their keys."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.widgets.button import plain

WIDTH, HEIGHT = 520, 380
_ACTION = Qt.ItemDataRole.UserRole
_STEERING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class CommandPalette(QDialog):
    """Type a few letters, press Enter. Letters may be left out: "rst" finds "Restart"."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._over = parent
        self.setObjectName("palette")
        self.setAccessibleName(self.tr("Command palette"))
        self.search = QLineEdit(self, placeholderText=self.tr("Type a command"))
        self.search.setAccessibleName(self.tr("Search the commands"))
        self.setWhatsThis(self.tr("Type a few letters of a command and press Enter."))
        self.list = QTreeWidget(self, columnCount=2)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setAccessibleName(self.tr("Commands"))
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.search)
        layout.addWidget(self.list)
        self.search.textChanged.connect(self._filter)
        self.search.installEventFilter(self)
        self.list.itemActivated.connect(self._run)
        self.list.itemClicked.connect(self._run)

    def open_with(self, actions: Iterable[QAction]) -> None:
        """Show the palette over its parent, with these actions."""
        self.list.clear()
        for action in actions:
            if action.isEnabled() and action.text():
                keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
                item = QTreeWidgetItem(self.list, [plain(action.text()), keys])
                item.setData(0, _ACTION, action)
                item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.search.clear()
        self._filter("")
        self._place()
        self.show()
        self.search.setFocus()

    def _place(self) -> None:
        over = self._over
        width, height = min(WIDTH, over.width() - 40), min(HEIGHT, over.height() - 120)
        self.resize(width, height)
        self.move(over.mapToGlobal(QPoint((over.width() - width) // 2, 70)))

    def _filter(self, text: str) -> None:
        first: QTreeWidgetItem | None = None
        for row in range(self.list.topLevelItemCount()):
            item = self.list.topLevelItem(row)
            assert item is not None
            item.setHidden(not matches(text, item.text(0)))
            if first is None and not item.isHidden():
                first = item
        self.list.setCurrentItem(first)  # type: ignore[arg-type]  # None is allowed

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in _STEERING:
                self.list.event(event)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._run(self.list.currentItem())
                return True
        return False

    def _run(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.close()
            item.data(0, _ACTION).trigger()


def matches(typed: str, name: str) -> bool:
    """Return whether the letters typed appear in the name in this order, whatever their case."""
    letters = iter(name.casefold())
    return all(letter in letters for letter in typed.casefold() if not letter.isspace())
