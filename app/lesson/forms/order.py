"""Things put into an order, the largest first."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.lesson.forms.form import AnswerForm
from app.look.theme import text_scale
from app.widgets.looks import button
from app.widgets.reach import make_accessible

ROW = 30  # px
NAME = Qt.ItemDataRole.UserRole


class OrderForm(AnswerForm):
    """Dragged by the mouse; by keyboard with Ctrl+Up and Ctrl+Down, or the buttons."""

    def __init__(self, step: Any, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = _OrderList(self)
        self._titles = {item.id: item.title for item in step.items}
        self.up = button(self.tr("Move up"), self.tr("Moves the selected line up (Ctrl+Up)."), self)
        self.down = button(self.tr("Move down"), self.tr("Moves the selected line down (Ctrl+Down)."), self)
        help_text = self.tr("Drag the largest to the top, or use Ctrl+Up and Ctrl+Down.")
        make_accessible(self.list, self.tr("Order, largest first"), help_text)
        self._lay_out()
        self._connect()
        self._fill(list(self._titles))
        self.setFocusProxy(self.list)

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.addWidget(self.up)
        line.addWidget(self.down)
        line.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.list)
        whole.addLayout(line)

    def _connect(self) -> None:
        self.up.clicked.connect(lambda: self.move_chosen(-1))
        self.down.clicked.connect(lambda: self.move_chosen(1))
        self.list.model().rowsMoved.connect(self._on_moved)

    def _fill(self, names: list[str]) -> None:
        self.list.clear()
        for name in names:
            item = QListWidgetItem(self.list)
            item.setData(NAME, name)
            item.setSizeHint(QSize(0, round(ROW * text_scale())))
        self._number()
        self.list.setCurrentRow(0)
        self.list.setFixedHeight(round(len(names) * ROW * text_scale()) + 4)

    def _number(self) -> None:
        for row in range(self.list.count()):
            item = self.list.item(row)
            item.setText(f"{row + 1}   {self._titles[item.data(NAME)]}")

    def _on_moved(self) -> None:
        self._number()
        self.changed.emit()

    def move_chosen(self, by: int) -> None:
        """Move the chosen line up (-1) or down (1)."""
        row = self.list.currentRow()
        target = row + by
        if self.list.isEnabled() and 0 <= target < self.list.count() and row >= 0:
            item = self.list.takeItem(row)
            self.list.insertItem(target, item)
            self.list.setCurrentRow(target)
            self._on_moved()

    def value(self) -> list[str]:
        return [self.list.item(row).data(NAME) for row in range(self.list.count())]

    def set_value(self, value: Any) -> None:
        self._fill([name for name in value if name in self._titles])

    def set_locked(self, locked: bool) -> None:
        for part in (self.list, self.up, self.down):
            part.setEnabled(not locked)


class _OrderList(QListWidget):
    """Knows the keys that move a line."""

    def __init__(self, form: OrderForm) -> None:
        super().__init__(form)
        self._form = form
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setTabKeyNavigation(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._form.move_chosen(step)
        else:
            super().keyPressEvent(event)
