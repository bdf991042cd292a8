"""A choice among several sentences, and items to put in order, largest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from app.lesson.forms.form import AnswerForm
from app.lesson.reading import markup
from app.look.theme import text_scale
from app.widgets.looks import button, set_look
from app.widgets.reach import make_accessible

SIGNS = {"right": "✓", "wrong": "✗"}
ROW = 30  # px
NAME = Qt.ItemDataRole.UserRole


class OptionButton(QFrame):
    """A radio button next to a sentence that may wrap; the whole row can be clicked."""

    def __init__(self, name: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("option")
        self.name = name
        self.button = QRadioButton(self)
        make_accessible(self.button, text)
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.text = QLabel(markup.short(text), self, wordWrap=True)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setMinimumWidth(40)
        line = QHBoxLayout(self)
        line.setContentsMargins(10, 8, 10, 8)
        line.setSpacing(10)
        line.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.text, 1)
        self.sign = QLabel(self)
        line.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        self.sign.hide()
        self.button.toggled.connect(self._on_toggled)

    def _on_toggled(self, chosen: bool) -> None:
        set_look(self, "chosen", chosen)

    def mark(self, right: bool) -> None:
        """Show whether the option is right or wrong with a sign, as colors alone mean nothing to many
        people.
        """
        set_look(self, "verdict", "right" if right else "wrong")
        self.sign.setText(SIGNS["right" if right else "wrong"])
        self.sign.setAccessibleName(self.tr("Right") if right else self.tr("Not right"))
        self.sign.show()

    def unmark(self) -> None:
        """Show that the option has not been judged."""
        set_look(self, "verdict", "")
        self.sign.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.button.isEnabled():
            self.button.setFocus(Qt.FocusReason.MouseFocusReason)
            self.button.setChecked(True)


class ChoiceForm(AnswerForm):
    """A choice of one option; arrow keys move from one option to the next."""

    def __init__(self, options: Sequence[Any], parent: QWidget | None = None) -> None:
        """Show the options of a step in this order."""
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self.options = [OptionButton(option.id, option.text, self) for option in options]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        for option in self.options:
            self._group.addButton(option.button)
            layout.addWidget(option)
        self._group.idToggled.connect(self._on_toggled)
        if self.options:
            self.setFocusProxy(self.options[0].button)

    def _on_toggled(self, number: int, chosen: bool) -> None:
        if chosen:
            self.changed.emit()

    def value(self) -> str | None:
        return next((option.name for option in self.options if option.button.isChecked()), None)

    def what_is_missing(self) -> str:
        return "" if self.value() is not None else self.tr("Choose one of the answers.")

    def set_value(self, value: Any) -> None:
        for option in self.options:
            if option.name == value:
                option.button.setChecked(True)

    def set_locked(self, locked: bool) -> None:
        for option in self.options:
            option.button.setEnabled(not locked)
            if not locked:
                option.unmark()

    def mark(self, name: str, right: bool) -> None:
        """Show whether an option is right or wrong."""
        for option in self.options:
            if option.name == name:
                option.mark(right)


class OrderForm(AnswerForm):
    """Items to put in order: by dragging with the mouse, with Ctrl+Up and Ctrl+Down, or with the buttons."""

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
        """Move the selected line up (-1) or down (1)."""
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
    """A list that handles the keys for moving a line."""

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
