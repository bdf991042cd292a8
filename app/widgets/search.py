"""One search for everything in a window that has a name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.widgets.findable import Findable, fitting, near

WIDTH, HEIGHT = 680, 440
_THING = Qt.ItemDataRole.UserRole
_STEERING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class Search(QDialog):
    """Type some words, press Enter. Where nothing fits, it lists what is near."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._over = parent
        self._things: list[Findable] = []
        self._first: list[Findable] = []
        self.setObjectName("palette")
        self.setAccessibleName(self.tr("Search"))
        self.setWhatsThis(self.tr("Type a few words and press Enter. Words may be incomplete."))
        self.field = QLineEdit(self)
        self.field.setAccessibleName(self.tr("Words to search for"))
        self.list = self._make_list()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.field)
        layout.addWidget(self.list)
        self.field.textChanged.connect(self._find)
        self.field.installEventFilter(self)
        self.list.itemActivated.connect(self._open)
        self.list.itemClicked.connect(self._open)

    def _make_list(self) -> QTreeWidget:
        made = QTreeWidget(self, columnCount=3)
        made.setHeaderHidden(True)
        made.setRootIsDecorated(False)
        made.setAccessibleName(self.tr("Found"))
        header = made.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        return made

    def open_with(self, things: Sequence[Findable], first: Sequence[Findable]) -> None:
        """Show the search over its parent. first: what is listed before anything is typed."""
        self._things, self._first = list(things), list(first)
        kinds = ", ".join(dict.fromkeys(thing.kind.casefold() for thing in things))
        self.field.setPlaceholderText(self.tr("Search: %1").replace("%1", kinds))
        self.field.clear()
        self._find("")
        self._place()
        self.show()
        self.field.setFocus()

    def _place(self) -> None:
        over = self._over
        width, height = min(WIDTH, over.width() - 40), min(HEIGHT, over.height() - 120)
        self.resize(width, height)
        self.move(over.mapToGlobal(QPoint((over.width() - width) // 2, 70)))

    def _find(self, text: str) -> None:
        self.list.clear()
        found = fitting(text, self._things) if text.strip() else self._first
        if not found:
            found = near(text, self._things)
            said = self.tr("Nothing contains these words. Near them:")
            self._say(said if found else self.tr("Nothing contains these words, and nothing is near them."))
        rows = [self._add(thing) for thing in found]
        if rows:
            self.list.setCurrentItem(rows[0])

    def _say(self, text: str) -> None:
        item = QTreeWidgetItem(self.list, [text])
        item.setFirstColumnSpanned(True)
        item.setFlags(Qt.ItemFlag.NoItemFlags)

    def _add(self, thing: Findable) -> QTreeWidgetItem:
        item = QTreeWidgetItem(self.list, [thing.text, thing.kind, thing.keys])
        item.setData(0, _THING, thing)
        item.setToolTip(0, thing.note or thing.text)
        item.setTextAlignment(2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        item.setForeground(1, self.palette().placeholderText())
        return item

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in _STEERING:
                self.list.event(event)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._open(self.list.currentItem())
                return True
        return False

    def _open(self, item: QTreeWidgetItem | None) -> None:
        thing: Findable | None = item.data(0, _THING) if item is not None else None
        if thing is not None:
            self.close()
            thing.do()
