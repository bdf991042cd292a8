"""The dialog of named layouts: saves the current layout; applies, renames and deletes other layouts."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.frame.later import later
from app.widgets.reach import make_accessible
from app.window.layouts.store import NAME_LENGTH, NamedLayouts

KEPT_NAME = Qt.ItemDataRole.UserRole  # that an item had before it was edited


class LayoutsDialog(QDialog):
    """The signals request changes; `show_names` shows the result."""

    save_wanted = Signal(str)
    use_wanted = Signal(str)
    rename_wanted = Signal(str, str)  # name, new name
    delete_wanted = Signal(str)

    def __init__(self, layouts: NamedLayouts, parent: QWidget) -> None:
        super().__init__(parent)
        self._layouts = layouts
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Layouts"))
        self.name = QLineEdit(self, placeholderText=self.tr("Name of the current layout"))
        self.name.setMaxLength(NAME_LENGTH)
        self.list = QListWidget(self)
        self.list.setSpacing(2)
        self.list.setEditTriggers(QListWidget.EditTrigger.EditKeyPressed)
        self.save = self._button(self.tr("&Save"), self._save)
        self.use = self._button(self.tr("&Use"), self._use)
        self.rename = self._button(self.tr("&Rename"), self._edit)
        self.delete = self._button(self.tr("&Delete"), self._delete)
        self.note = QLabel(self, wordWrap=True)
        self.note.hide()
        self._name_controls()
        self._lay_out()
        self._connect()
        self.show_names()

    def _button(self, text: str, do: object) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.clicked.connect(do)
        return button

    def _name_controls(self) -> None:
        make_accessible(
            self.name,
            self.tr("Name of the current layout"),
            self.tr("Type a name and press Enter. An existing layout with the same name is replaced."),
        )
        make_accessible(
            self.list,
            self.tr("Saved layouts"),
            self.tr("Enter uses a layout, F2 renames it, and Delete deletes it. Ctrl+Z undoes a change."),
        )

    def _lay_out(self) -> None:
        first, middle, right, whole = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(), QVBoxLayout(self)
        first.addWidget(self.name, 1)
        first.addWidget(self.save)
        for button in (self.use, self.rename, self.delete):
            right.addWidget(button)
        right.addStretch(1)
        middle.addWidget(self.list, 1)
        middle.addLayout(right)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        whole.addLayout(first)
        whole.addLayout(middle)
        whole.addWidget(self.note)
        whole.addWidget(buttons)
        self.resize(440, 320)

    def _connect(self) -> None:
        self.name.returnPressed.connect(self._save)
        self.name.textChanged.connect(self._enable)
        self.list.itemActivated.connect(self._use)
        self.list.itemChanged.connect(self._renamed)
        self.list.currentItemChanged.connect(self._enable)

    def show_names(self, current: str = "") -> None:
        """List the layouts, with one of them selected."""
        self.list.blockSignals(True)
        self.list.clear()
        for name in self._layouts.names():
            item = QListWidgetItem(name, self.list)
            item.setData(KEPT_NAME, name)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            if name == current:
                self.list.setCurrentItem(item)
        if self.list.currentItem() is None:
            self.list.setCurrentRow(0)
        self.list.blockSignals(False)
        self._enable()

    def say(self, text: str) -> None:
        """Show a message below the list, or hide it for ""."""
        self.note.setText(text)
        self.note.setVisible(bool(text))

    @property
    def chosen(self) -> str:
        """The layout selected in the list, or "" for none."""
        item = self.list.currentItem()
        return str(item.data(KEPT_NAME)) if item is not None else ""

    def _enable(self, *_: object) -> None:
        self.save.setEnabled(bool(self.name.text().strip()))
        for button in (self.use, self.rename, self.delete):
            button.setEnabled(bool(self.chosen))

    def _save(self) -> None:
        if self.name.text().strip():
            self.say("")
            self.save_wanted.emit(self.name.text())

    def _use(self, *_: object) -> None:
        if self.chosen:
            self.say("")
            self.use_wanted.emit(self.chosen)

    def _delete(self) -> None:
        if self.chosen:
            self.say("")
            self.delete_wanted.emit(self.chosen)

    def _edit(self) -> None:
        self.list.editItem(self.list.currentItem())

    def _renamed(self, item: QListWidgetItem) -> None:
        self.say("")
        rename = partial(self.rename_wanted.emit, str(item.data(KEPT_NAME)), item.text())
        later(self, rename)  # the list is filled again: not while it takes the text

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.list.hasFocus():
            self._delete()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):  # there is no default button
            super().keyPressEvent(event)
