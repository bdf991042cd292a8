"""The page on which the user changes the keys of a window's actions, and the dialog that shows it alone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.frame.key_field import KeyField
from app.frame.on_screen import resize_for_text
from app.frame.own_keys import CommandKeys, native
from app.widgets.announce import announce
from app.widgets.button import plain
from app.widgets.reach import make_accessible

SIZE = 640, 560
_NAME = Qt.ItemDataRole.UserRole


class _CommandList(QTreeWidget):
    """Enter activates a line, and does not press a button of the dialog around it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class CommandKeysPage(QWidget):
    """Lists all actions with their keys. A change applies immediately, in all windows of the same kind."""

    def __init__(self, keys: CommandKeys, parent: QWidget) -> None:
        super().__init__(parent)
        self._keys = keys
        self.search = QLineEdit(self, placeholderText=self.tr("Search commands or keys"))
        self.search.setClearButtonEnabled(True)
        make_accessible(self.search, self.tr("Search commands or keys"))
        self.list = self._make_list()
        self.field, self.note = KeyField(self), QLabel(self, wordWrap=True)
        self.note.setObjectName("caption")
        self.change = self._button(self.tr("Change key"), self.tr("Waits for a new key (Enter)."), self.begin)
        self.remove = self._button(self.tr("No key"), self.tr("Removes the key."), self._remove)
        about = self.tr("Restores the original keys of the selected command.")
        self.restore = self._button(self.tr("Default"), about, self._restore)
        about = self.tr("Restores the original keys of all commands.")
        self.restore_all = self._button(self.tr("All defaults"), about, self._restore_all)
        self._lay_out()
        self._fill()
        self._connect()

    def _button(self, text: str, about: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        make_accessible(button, text, about)
        button.setToolTip(about)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: do())
        return button

    def _make_list(self) -> QTreeWidget:
        made = _CommandList(self)
        made.setColumnCount(3)
        made.setRootIsDecorated(False)
        made.setHeaderLabels([self.tr("Command"), self.tr("Keys"), self.tr("Default")])
        make_accessible(made, self.tr("Commands and keys"), self.tr("Enter changes the key of a command."))
        made.header().setStretchLastSection(False)
        made.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        made.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        return made

    def _lay_out(self) -> None:
        layout, line = QVBoxLayout(self), QHBoxLayout()
        for button in (self.change, self.remove, self.restore):
            line.addWidget(button)
        line.addStretch(1)
        line.addWidget(self.restore_all)
        for part in (self.search, self.list, self.field, self.note):
            layout.addWidget(part)
        layout.addLayout(line)
        self.note.setMinimumHeight(2 * self.note.fontMetrics().lineSpacing())

    def _connect(self) -> None:
        self.search.textChanged.connect(self._find)
        self.list.currentItemChanged.connect(self._show_chosen)
        self.list.itemActivated.connect(self.begin)
        self.field.pressed.connect(self._take)
        self.field.left.connect(self._end)
        self._keys.changed.connect(self._show_keys)

    def _fill(self) -> None:
        for name, action in self._keys.actions.items():
            item = QTreeWidgetItem(self.list, [plain(action.text()), "", ""])
            item.setData(0, _NAME, name)
            item.setToolTip(0, action.whatsThis() or plain(action.text()))
        self._show_keys()
        self.list.setCurrentItem(self._items()[0])
        self._show_chosen()

    def _items(self) -> list[QTreeWidgetItem]:
        items = [self.list.topLevelItem(row) for row in range(self.list.topLevelItemCount())]
        return [item for item in items if item is not None]

    def _show_keys(self) -> None:
        for item in self._items():
            name = item.data(0, _NAME)
            item.setText(1, ", ".join(native(key.toString()) for key in self._keys.actions[name].shortcuts()))
            changed = name in self._keys.chosen
            item.setText(2, ", ".join(map(native, self._keys.originals(name))) if changed else "")
            font = item.font(1)
            font.setBold(changed)
            item.setFont(1, font)
        self._show_buttons()

    @property
    def _name(self) -> str:
        """The id of the selected action; "" if the search finds no action."""
        item = self.list.currentItem()
        return "" if item is None or item.isHidden() else str(item.data(0, _NAME))

    def _show_chosen(self, *_: object) -> None:
        name = self._name
        self.note.setText(self._keys.actions[name].whatsThis() if name else "")
        self._show_buttons()

    def _show_buttons(self) -> None:
        name = self._name
        free = bool(name) and not self._keys.is_fixed(name)
        self.change.setEnabled(free)
        self.remove.setEnabled(free and bool(self._keys.actions[name].shortcuts()))
        self.restore.setEnabled(free and name in self._keys.chosen)
        self.restore_all.setEnabled(bool(self._keys.chosen))

    def _find(self, text: str) -> None:
        words = text.casefold().split()
        for item in self._items():
            found = " ".join(item.text(column) for column in range(3)).casefold()
            item.setHidden(not all(word in found for word in words))
        first = next((item for item in self._items() if not item.isHidden()), None)
        current = self.list.currentItem()
        if current is None or current.isHidden():
            self.list.setCurrentIndex(QModelIndex() if first is None else self.list.indexFromItem(first))
        self._show_chosen()
        if first is None:
            self.note.setText(self.tr("No command contains these words."))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Change the key of the command that was searched for; the dialog must not take Enter as Close."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.focusWidget() is self.search:
            self.begin()
        else:
            super().keyPressEvent(event)

    def begin(self, *_: object) -> None:
        """Wait for the new key of the selected action."""
        name = self._name
        if not name:
            return
        if self._keys.is_fixed(name):
            self._say(self._keys.complaint(name, ""))
            return
        text = self.tr("Press the new key for: {0}. Esc keeps the previous key.")
        self._say(text.format(plain(self._keys.actions[name].text())))
        self.field.clear()
        self.field.show()
        self.field.setFocus()

    def _take(self, keys: str) -> None:
        complaint = self._keys.choose(self._name, keys)
        if complaint:
            self.field.setText(native(keys))
            self._say(self.tr("{0} Press another key, or Esc.").format(complaint))
            return
        self._end()
        self._say(self.tr("{0} now has the key {1}.").format(self._text(), native(keys)))

    def _end(self) -> None:
        """Stop waiting for a key."""
        if self.field.isHidden():
            return
        focused = self.field.hasFocus()
        self.field.hide()
        if focused:
            self.list.setFocus()
        self._show_chosen()

    def _remove(self) -> None:
        self._say(self._keys.choose(self._name, "") or self.tr("{0} now has no key.").format(self._text()))

    def _restore(self) -> None:
        complaint = self._keys.restore(self._name)
        self._say(complaint or self.tr("{0} has its original keys again.").format(self._text()))

    def _restore_all(self) -> None:
        self._keys.restore_all()
        self._say(self.tr("All commands have their original keys again."))

    def _text(self) -> str:
        return plain(self._keys.actions[self._name].text())

    def _say(self, text: str) -> None:
        self.note.setText(text)
        announce(self, text)


class KeysDialog(QDialog):
    """The keys of one window."""

    def __init__(self, keys: CommandKeys, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Change keys"))
        self.page = CommandKeysPage(keys, self)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.page)
        layout.addWidget(buttons)
        resize_for_text(self, *SIZE)
        self.page.list.setFocus()
