"""The lines shown on a console, each with its kind, in a fixed-width font, for reading and copying."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import NamedTuple

from PySide6.QtGui import QColor, QFontMetricsF, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.look import theme
from app.look.theme import Theme, fixed_font

LINES = 5_000  # that a console keeps
COMMAND, ANSWER, ERROR, HELP, NOTE = "command", "answer", "error", "help", "note"
MARGIN = 8
NARROWEST = 30  # column width to which a text is wrapped


class OutputLine(NamedTuple):
    """A line of the output."""

    kind: str
    text: str
    before: str = ""  # the time and the prompt of a command


Transcript = deque[OutputLine]


def transcript() -> Transcript:
    """Return an empty transcript, in which new lines replace the oldest lines."""
    return deque(maxlen=LINES)


def lines(kind: str, texts: Iterable[str]) -> list[OutputLine]:
    """Return lines of one kind; a text with line breaks becomes several lines."""
    return [OutputLine(kind, plain(line)) for text in texts for line in text.splitlines() or [""]]


def fold(text: str, columns: int) -> list[str]:
    """Return a text folded to a number of columns; continuations of long lines are indented."""
    folded = []
    for line in _joined(text, columns):
        if len(line) <= columns:
            folded.append(line)
            continue
        indent = " " * _indent(line)
        for part in re.split(r" {3,}", line.strip()):
            folded += wrap(part, columns, initial_indent=indent, subsequent_indent=indent) or [""]
            indent += "    " * (not indent.endswith("    "))
    return folded


def _joined(text: str, columns: int) -> list[str]:
    """Return the text after rejoining sentences that were broken for wider lines."""
    whole = [""]
    for line in text.splitlines():
        broken = len(whole[-1]) > columns and not whole[-1].endswith(".") and _indent(line) > 0
        if broken and _indent(line) == _indent(whole[-1]):
            whole[-1] = f"{whole[-1]} {line.strip()}"
        else:
            whole.append(line)
    return whole[1:]


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def plain(text: str) -> str:
    """Return a text without invisible characters, which could break the line or change its direction."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def colour(kind: str, look: Theme) -> QColor:
    """Return the color of a line."""
    colours = {COMMAND: look.link, ERROR: look.error, ANSWER: look.text}
    return colours.get(kind, look.muted)


class Output(QPlainTextEdit):
    """Shows one transcript; added lines are scrolled into view."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("consoleOutput")
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setMaximumBlockCount(LINES)
        self.setFont(fixed_font())
        self.document().setDocumentMargin(MARGIN)
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)

    @property
    def columns(self) -> int:
        """The number of characters that fit on a line."""
        room = self.viewport().width() - 2 * MARGIN - self.verticalScrollBar().sizeHint().width()
        return max(int(room / QFontMetricsF(self.font()).horizontalAdvance("M")), NARROWEST)

    def show_lines(self, lines: Iterable[OutputLine]) -> None:
        """Show only these lines, with the last line in view."""
        self.clear()
        self._insert(lines)
        self.to_end()

    def append_lines(self, lines: Iterable[OutputLine]) -> None:
        """Add lines at the end."""
        self._insert(lines)
        self.to_end()

    def append_text(self, lines: Sequence[OutputLine]) -> None:
        """Add text that is read from its beginning: if it is long, the beginning is in view."""
        self.append_lines(lines)
        self.verticalScrollBar().setValue(self.blockCount() - len(lines))

    def to_end(self) -> None:
        """Scroll the last line into view."""
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
