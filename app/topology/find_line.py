"""The line above the picture in which a name or a number is typed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QToolButton, QWidget

from app.look import theme
from app.topology.editor import Editor
from app.topology.searching import find
from app.widgets.reach import reachable

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FindLine(QFrame):
    """Enter goes to the next thing found, Shift+Enter to the one before, Escape closes it."""

    left = Signal()  # it has been closed

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("findLine")
        self._editor = editor
        self._found: list[str] = []
        self._at = -1
        self.text = QLineEdit(self)
        self.text.setPlaceholderText(self.tr("Name, device number, CHPID 3C, port C0, system …"))
        self.text.setClearButtonEnabled(True)
        reachable(
            self.text,
            self.tr("Find"),
            self.tr("Enter goes to the next thing that has it, Shift+Enter to the one before."),
        )
        self.count = QLabel("", self)
        self.count.setObjectName("caption")
        self.close_button = QToolButton(self)
        self.close_button.setProperty("flat", True)
        reachable(self.close_button, self.tr("Close the search"))
        self.close_button.setToolTip(self.tr("Close (Esc)"))
        self._lay_out()
        self.text.textChanged.connect(self._search)
        self.text.installEventFilter(self)
        self.close_button.clicked.connect(self.end)
        self.refresh()
        self.hide()

    def _lay_out(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(8, 4, 6, 4)
        line.addWidget(self.text, 1)
        line.addWidget(self.count)
        line.addWidget(self.close_button)

    def begin(self) -> None:
        """Show it, and let something be typed."""
        self.show()
        self.text.setFocus()
        self.text.selectAll()
        self._search(self.text.text())

    def end(self) -> None:
        """Hide it; what was found last stays selected."""
        self.hide()
        self.left.emit()

    def _search(self, text: str) -> None:
        self._found = find(self._editor.drawing, text)
        self._at = -1
        self._tell()

    def _tell(self) -> None:
        if not self.text.text().strip():
            self.count.setText("")
        elif not self._found:
            self.count.setText(self.tr("nothing found"))
        else:
            place = self.tr("{0} of {1}").format(self._at + 1, len(self._found))
            self.count.setText(place if self._at >= 0 else self.tr("{0} found").format(len(self._found)))
        self.text.setAccessibleDescription(self.count.text())

    def go(self, step: int) -> None:
        """To the next thing that was found, or the one before; round at the ends."""
        self._found = find(self._editor.drawing, self.text.text())
        if self._found:
            self._at = 0 if self._at < 0 and step > 0 else (self._at + step) % len(self._found)
            self._editor.show([self._found[self._at]])
        self._tell()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.key() not in (Qt.Key.Key_Escape, *_ENTER):
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            self._key(event)
        return event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)

    def _key(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.end()
        else:
            self.go(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)

    def refresh(self) -> None:
        """After a change of theme."""
        self.close_button.setIcon(theme.icon("close"))
