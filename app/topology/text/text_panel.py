"""The panel with the texts: a line selects the elements that it defines, and the lines of the selection are
marked.
"""

from __future__ import annotations

import re

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import (
    QFont,
    QGuiApplication,
    QShowEvent,
    QSyntaxHighlighter,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from app.look import theme
from app.look.theme import fixed_font
from app.topology.editor import Editor
from app.topology.panel_context import EditorContext
from app.topology.text.pages import DECK, DeckPage, pages
from app.widgets.reach import make_accessible, tab_through
from engine.ficon.drawing.model.cabling import Cec
from engine.ficon.drawing.model.drawing import DrawingError
from engine.ficon.drawing.model.kinds import parent
from engine.ficon.iocp.writer import Written

_WORDS = "ID|RESOURCE|CHPID|CNTLUNIT|IODEVICE|ACTIVATE ISLINK|SSI|SYSTEM_IDENTIFIER|RDEVICE"
_OPERATION = re.compile(rf"^\s*(?:[A-Z0-9@#$]+:?\s+)??({_WORDS})\b")
_NAME = re.compile(r"\b[A-Z_]{3,12}(?==)")


class TextColours(QSyntaxHighlighter):
    """Operations are bold, operand names are blue, and comments are gray."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self.apply_theme()

    def apply_theme(self) -> None:
        """Apply the theme colors."""
        tones = theme.current()
        self._comment, self._operation, self._name = (QTextCharFormat() for _ in range(3))
        self._comment.setForeground(tones.muted)
        self._comment.setFontItalic(True)
        self._operation.setFontWeight(QFont.Weight.Bold)
        self._operation.setForeground(tones.text)
        self._name.setForeground(tones.link)
        self.rehighlight()

    def highlightBlock(self, text: str) -> None:
        """Highlight a line; Qt calls this for each changed line."""
        if text.startswith(("*", ".*", "/*")):
            self.setFormat(0, len(text), self._comment)
            return
        if found := _OPERATION.match(text):
            self.setFormat(found.start(1), len(found[1]), self._operation)
        for name in _NAME.finditer(text):
            self.setFormat(name.start(), len(name[0]), self._name)


LETTERS = 8  # of the choice, at least: the whole one is its tooltip
WAIT_MS = 120  # texts are long: not while a user drags
MAX_MARKED = 400  # lines


class TextPanel(QWidget):
    """A read-only view: a drawing is changed in the picture or in the tables, and decks are imported."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editor = editor
        self.choice, self.note, self.text = QComboBox(self), QLabel(self), QPlainTextEdit(self)
        self.copy = QPushButton(self.tr("&Copy"), self)
        self.colours = TextColours(self.text.document())
        self._pages: list[DeckPage] = []
        self._written: Written | None = None
        self._following = False
        self._wait = QTimer(self, singleShot=True, interval=WAIT_MS)
        self._build()
        self._connect()

    def _build(self) -> None:
        make_accessible(self.choice, self.tr("Text"))
        self.choice.currentTextChanged.connect(self.choice.setToolTip)
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.choice.setMinimumContentsLength(LETTERS)
        self.text.setAccessibleName(self.tr("Drawing as text"))
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setTabChangesFocus(True)
        self.text.setFont(fixed_font())
        by_keyboard = Qt.TextInteractionFlag.TextSelectableByKeyboard
        self.text.setTextInteractionFlags(self.text.textInteractionFlags() | by_keyboard)
        self.copy.setToolTip(self.tr("Copies the whole text."))
        top, layout = QHBoxLayout(), QVBoxLayout(self)
        top.addWidget(self.choice, 1)
        top.addWidget(self.note, 1)
        top.addWidget(self.copy)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.addLayout(top)
        layout.addWidget(self.text, 1)
        tab_through([self.choice, self.copy, self.text])
        self.setFocusProxy(self.text)

    def _connect(self) -> None:
        self.editor.changed.connect(self._later)
        self.editor.replaced.connect(self._replaced)
        self.editor.awaited_changed.connect(self._later)
        self.editor.selection_changed.connect(self._follow)
        self._wait.timeout.connect(self.read)
        self.choice.activated.connect(self._show)
        self.text.cursorPositionChanged.connect(self._select)
        self.copy.clicked.connect(self._copy)

    def _later(self) -> None:
        if self.isVisible():
            self._wait.start()

    def _replaced(self) -> None:
        """Remove the texts of the previous drawing."""
        self._written = None
        self.note.setText("")
        self._set(self.tr("Writing the text of the drawing…"))
        self._later()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.read()

    def refresh(self) -> None:
        """Apply the theme colors."""
        self.colours.apply_theme()
        self._mark()

    def read(self) -> None:
        """Write the texts again, staying on the visible page."""
        key = self.choice.currentData()
        self._pages = pages(self.editor.drawing)
        self.choice.clear()
        for page in self._pages:
            self.choice.addItem(page.title, page.key)
        self.choice.setCurrentIndex(max(0, self.choice.findData(key)))
        self._show()

    def _show(self) -> None:
        place = self.choice.currentIndex()
        try:
            self._written = self._pages[place].write() if 0 <= place < len(self._pages) else None
        except DrawingError as error:
            self._written = None
            self.note.setText(str(error))
            self._set("")
            return
        problems = self._written.problems if self._written else ()
        self.note.setText(problems[0].text if problems else "")
        self._set(self._written.text if self._written else self._nothing())
        self._mark()

    def _nothing(self) -> str:
        if self.editor.awaited:
            return self.tr("{0} is being opened…").format(self.editor.awaited)
        return self.tr("There is no CEC yet.")

    def _set(self, text: str) -> None:
        if text == self.text.toPlainText():
            return
        self._following = True
        where = self.text.verticalScrollBar().value()
        self.text.setPlainText(text)
        self.text.verticalScrollBar().setValue(where)
        self._following = False

    def _select(self) -> None:
        """Select the elements that the cursor's line defines."""
        line = self.text.textCursor().blockNumber()
        if self._written is None or self._following or line >= len(self._written.origins):
            return
        if thing := self._written.origins[line].thing:
            self._following = True
            self.editor.select([thing])
            self._following = False
            self._mark()

    def _follow(self) -> None:
        """Show the deck of the selection's CEC instead of another CEC's deck, and mark the lines of the
        selection.
        """
        key = f"{DECK}{self._cec()}"
        shown = str(self.choice.currentData())
        if not self._following and shown.startswith(DECK) and key != shown and self.isVisible():
            place = self.choice.findData(key)
            if place >= 0:
                self.choice.setCurrentIndex(place)
                self._show()
                return
        self._mark()

    def _cec(self) -> str:
        """Return the CEC of the first selected element, or "" if it is in none."""
        drawing = self.editor.drawing
        thing = drawing.find(self.editor.selection[0]) if self.editor.selection else None
        while thing is not None and not isinstance(thing, Cec):
            thing = drawing.find(parent(thing))
        return thing.id if thing is not None else ""

    def _mark(self) -> None:
        """Mark the lines of the selection; scroll to the first unless the cursor caused the selection."""
        lines = self._lines()
        marked = []
        for line in lines[:MAX_MARKED]:
            extra = QTextEdit.ExtraSelection()
            extra.format.setBackground(theme.current().hover)
            extra.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            extra.cursor = QTextCursor(self.text.document().findBlockByNumber(line))
            marked.append(extra)
        self.text.setExtraSelections(marked)
        if lines and not self._following:
            self._following = True
            self.text.setTextCursor(QTextCursor(self.text.document().findBlockByNumber(lines[0])))
            self.text.centerCursor()
            self._following = False

    def _lines(self) -> list[int]:
        if self._written is None or not self.editor.selection:
            return []
        chosen = set(self.editor.selection)
        return [line for line, origin in enumerate(self._written.origins) if origin.thing in chosen]

    def _copy(self) -> None:
        if self._written is not None:
            QGuiApplication.clipboard().setText(self._written.text)


def make_panel(context: EditorContext, parent: QWidget) -> TextPanel:
    """Return the panel for a window."""
    panel = TextPanel(context.editor, parent)
    theme.notifier.changed.connect(panel.refresh)
    return panel
