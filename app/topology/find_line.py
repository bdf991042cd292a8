"""The search line above the canvas for a name or number, and the search itself."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QToolButton, QWidget

from app.look import theme
from app.topology.editor import Editor
from app.widgets.reach import make_accessible
from engine.ficon.drawing.model.cabling import Cable, Lpar
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.names import short, words
from engine.ficon.drawing.model.paper import PaperGroup, PaperNote, SeverityRule, TitleBlock, Waiver

_HEX = re.compile("[0-9A-Fa-f]{4}")
HIDDEN = (PaperGroup, TitleBlock, Waiver, SeverityRule)  # not in the picture
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FindLine(QFrame):
    """Enter goes to the next match, Shift+Enter goes to the previous match, and Escape closes the line."""

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
        make_accessible(
            self.text,
            self.tr("Find"),
            self.tr("Enter goes to the next match, Shift+Enter to the previous one."),
        )
        self.count = QLabel("", self)
        self.count.setObjectName("caption")
        self.close_button = QToolButton(self)
        self.close_button.setProperty("flat", True)
        make_accessible(self.close_button, self.tr("Close the search"))
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
        """Show the line, ready for typing."""
        self.show()
        self.text.setFocus()
        self.text.selectAll()
        self._search(self.text.text())

    def end(self) -> None:
        """Hide the line; the last match stays selected."""
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
        """Go to the next or previous match, wrapping around at the ends."""
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
        """Apply the theme colors."""
        self.close_button.setIcon(theme.icon("close"))


def find(drawing: Drawing, text: str) -> list[str]:
    """Return the ids of all elements whose name contains the text or whose numbers include the number."""
    wanted = text.strip().casefold()
    if not wanted:
        return []
    number = int(wanted, 16) if _HEX.fullmatch(wanted) else None
    return [
        thing.id
        for thing in drawing.sorted()
        if not isinstance(thing, HIDDEN) and _fits(drawing, thing, wanted, number)
    ]


def _fits(drawing: Drawing, thing: Thing, wanted: str, number: int | None) -> bool:
    if isinstance(thing, DeviceRange) and number is not None:
        return thing.number <= number < thing.number + thing.count
    return any(wanted in text.casefold() for text in _texts(drawing, thing))


def _texts(drawing: Drawing, thing: Thing) -> tuple[str, ...]:
    """Return the names of an element, without the name of its container."""
    own = thing.text if isinstance(thing, PaperNote) else short(thing)
    if isinstance(thing, IsfcLink):
        return (words(drawing, thing),)
    if isinstance(thing, Cable):
        return own, thing.note  # its ends are found automatically
    if isinstance(thing, Lpar):
        return own, thing.system
    if isinstance(thing, ControlUnit):
        return own, thing.description
    return (own,)
