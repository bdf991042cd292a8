"""The output of a console: lines in a font of equal width, to be read and copied."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtGui import QColor, QFontMetricsF, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.console import transcript
from app.console.transcript import OutputLine
from app.look import theme
from app.look.theme import Theme, fixed_font

MARGIN = 8
NARROWEST = 30  # columns that a text is folded to


def colour(kind: str, look: Theme) -> QColor:
    """Return the colour of a line."""
    colours = {transcript.COMMAND: look.link, transcript.ERROR: look.error, transcript.ANSWER: look.text}
    return colours.get(kind, look.muted)


class Output(QPlainTextEdit):
    """Shows one transcript; what is added comes into sight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("consoleOutput")
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setMaximumBlockCount(transcript.LINES)
        self.setFont(fixed_font())
        self.document().setDocumentMargin(MARGIN)
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)

    @property
    def columns(self) -> int:
        """Letters that fit into a line."""
        room = self.viewport().width() - 2 * MARGIN - self.verticalScrollBar().sizeHint().width()
        return max(int(room / QFontMetricsF(self.font()).horizontalAdvance("M")), NARROWEST)

    def show_lines(self, lines: Iterable[OutputLine]) -> None:
        """Show these lines and no others, the last one in sight."""
        self.clear()
        self._insert(lines)
        self.to_end()

    def append_lines(self, lines: Iterable[OutputLine]) -> None:
        """Add lines at the end."""
        self._insert(lines)
        self.to_end()

    def append_text(self, lines: Sequence[OutputLine]) -> None:
        """Add what is read from its beginning: when it is long, that is what is in sight."""
        self.append_lines(lines)
        self.verticalScrollBar().setValue(self.blockCount() - len(lines))

    def to_end(self) -> None:
        """Bring the last line into sight."""
        for bar, value in (
            (self.verticalScrollBar(), self.verticalScrollBar().maximum()),
            (self.horizontalScrollBar(), 0),
        ):
            bar.setValue(value)

    def _insert(self, lines: Iterable[OutputLine]) -> None:
        cursor, look = QTextCursor(self.document()), theme.current()
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        for line in lines:
            if not self.document().isEmpty():
                cursor.insertBlock()
            cursor.insertText(line.before, _format(look.muted))
            cursor.insertText(line.text, _format(colour(line.kind, look)))
        cursor.endEditBlock()


def _format(ink: QColor) -> QTextCharFormat:
    made = QTextCharFormat()
    made.setForeground(ink)
    return made
