"""A popup with a field to type in and a list below it, which the field's keys steer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

MARGIN = 20  # px between the popup and the edges of the widget below it
_STEERING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class PopupList(QDialog):
    """`typed` says what to list; `chosen` carries the item of a click or of Enter. Esc closes it."""

    typed = Signal(str)
    chosen = Signal(QTreeWidgetItem)

    def __init__(self, parent: QWidget, columns: int) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._over = parent
        self.setObjectName("palette")
        self.field = QLineEdit(self)
        self.list = QTreeWidget(self, columnCount=columns)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.field)
        layout.addWidget(self.list)
        self.field.textChanged.connect(self.typed)
        self.field.installEventFilter(self)
        self.list.itemActivated.connect(self.chosen)
        self.list.itemClicked.connect(self.chosen)

    def show_over(self, size: QSize, top: int, left: int | None = None) -> None:
        """Show it in its parent, px from its top and left (None: in the middle), with an empty field."""
        over = self._over
        width = min(size.width(), over.width() - 2 * MARGIN)
        height = min(size.height(), over.height() - 2 * MARGIN)
        middle = (over.width() - width) // 2
        x = middle if left is None else min(max(left, MARGIN), over.width() - width - MARGIN)
        y = min(top, over.height() - height - MARGIN)
        self.setGeometry(QRect(over.mapToGlobal(QPoint(x, y)), QSize(width, height)))
        self.field.clear()
        self.typed.emit("")
        self.show()
        self.field.setFocus()

    def show_under(self, box: QWidget, size: QSize) -> None:
        """Show it below a box, where there is room."""
        below = self._over.mapFromGlobal(box.mapToGlobal(QPoint(0, box.height())))
        self.show_over(size, below.y(), below.x())

    def say(self, text: str) -> None:
        """Add a line that cannot be chosen."""
        item = QTreeWidgetItem(self.list, [text])
        item.setFirstColumnSpanned(True)
        item.setFlags(Qt.ItemFlag.NoItemFlags)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in _STEERING:
                self.list.event(event)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                if (item := self.list.currentItem()) is not None:
                    self.chosen.emit(item)
                return True
        return False
