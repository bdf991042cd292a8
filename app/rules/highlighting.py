"""The colors of a rule file during editing, token by token, and the gutter with line numbers and problem
markers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QSyntaxHighlighter,
    QTextCharFormat,
    QTextDocument,
)
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.look import theme
from app.look.theme import Theme
from app.rules.checking import SEVERITIES
from app.widgets.pictured import pictured
from engine.cpuplugd.language.configuration import builtin
from engine.cpuplugd.language.lines import MAX_LINE
from engine.cpuplugd.language.messages import ERROR, WARNING
from engine.cpuplugd.language.names import COUNTERS, PREDEFINED, find

MAX_COLOURED = 4096  # maximum characters of a line that are colored: no rule is that long
PAD = 6  # px
LETTERS = {ERROR: "✕", WARNING: "!"}
MIN_DIGITS = 2


class TokenKind(Enum):
    """The kind of a token."""

    COMMENT = "comment"
    IGNORED = "ignored by the daemon"
    SETTING = "a name that the daemon knows"
    DEFINED = "the name of a variable, where it is defined"
    QUOTE = "quote"
    NUMBER = "number"
    KEYWORD = "keyword or counter of the guest"
    USED = "variable, where it is used"
    OPERATOR = "operator or parenthesis"
    WRONG = "unreadable for the daemon"


class Token(NamedTuple):
    """A part of a line, from start to just before end, and its kind."""

    start: int
    end: int
    kind: TokenKind


_PART = re.compile(
    r"(?P<number>0[xX][0-9a-fA-F]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?)"
    r"|(?P<counter>(?:meminfo|vmstat|cpustat)\.[A-Za-z_]*(?:\[\d+\])?)"
    r"|(?P<word>[A-Za-z_]\w*(?:\[\d+\])?)"
    r"|(?P<operator>[-+*/<>&|!()])"
    r"|(?P<other>[^\s])",
    re.ASCII,
)
_NAME = re.compile(rf"(?:(?:{'|'.join(COUNTERS)})\.)?[A-Za-z_]\w*", re.ASCII)
_KEYWORDS = frozenset(word for word in PREDEFINED if not word.endswith("."))


def tokens(line: str, variables: Container[str]) -> Iterator[Token]:
    """Yield the parts of a line, from left to right; `variables` are those that the file defines."""
    if line.startswith("#"):
        yield Token(0, len(line), TokenKind.COMMENT)
        return
    name, equals, _ = line.partition("=")
    if not equals:
        yield Token(0, len(line), TokenKind.IGNORED)
        return
    yield Token(0, len(name), TokenKind.SETTING if builtin("".join(name.split())) else TokenKind.DEFINED)
    yield from _right(line, len(name) + 1, variables)


def _right(line: str, begin: int, variables: Container[str]) -> Iterator[Token]:
    first, last = line.find('"', begin), line.rfind('"')
    if first < 0 or first == last:
        yield Token(begin, len(line), TokenKind.WRONG)
        return
    yield Token(begin, first, TokenKind.WRONG if line[begin:first].strip() else TokenKind.IGNORED)
    yield Token(first, first + 1, TokenKind.QUOTE)
    for found in _PART.finditer(line, first + 1, last):
        yield Token(found.start(), found.end(), _kind(found, variables))
    yield Token(last, last + 1, TokenKind.QUOTE)
    yield Token(last + 1, len(line), TokenKind.IGNORED)
    if len(line) > MAX_LINE:
        yield Token(MAX_LINE, len(line), TokenKind.WRONG)


def _kind(found: re.Match[str], variables: Container[str]) -> TokenKind:
    text = found.group()
    plain = text.partition("[")[0]
    if found["number"]:
        return TokenKind.NUMBER
    if found["operator"]:
        return TokenKind.OPERATOR
    if found["counter"]:
        kind, _, name = plain.partition(".")
        return TokenKind.KEYWORD if name and find(kind, name) else TokenKind.WRONG
    if found["word"] and plain in variables and plain == text:
        return TokenKind.USED
    known = plain in _KEYWORDS and (plain == text or plain == "time")
    return TokenKind.KEYWORD if known else TokenKind.WRONG


def word_at(line: str, column: int) -> str:
    """Return the name at or just before a column (from 0), including a prefix such as meminfo.; "" if there
    is no name.
    """
    for found in _NAME.finditer(line):
        if found.start() <= column <= found.end():
            return found.group()
    return ""


class Highlighter(QSyntaxHighlighter):
    """Colors tokens; the file's variables are known only after the whole file has been read."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self._variables: Container[str] = frozenset()
        self._formats = formats(theme.current())

    def set_variables(self, names: frozenset[str]) -> None:
        """Set the variables that the file defines."""
        if names != self._variables:
            self._variables = names
            self.rehighlight()

    def apply_theme(self) -> None:
        """Use the colors of the current theme."""
        self._formats = formats(theme.current())
        self.rehighlight()

    def highlightBlock(self, text: str) -> None:
        """Color a line; Qt calls this for each line that has changed."""
        for token in tokens(text[:MAX_COLOURED], self._variables):
            self.setFormat(token.start, token.end - token.start, self._formats[token.kind])


def formats(look: Theme) -> dict[TokenKind, QTextCharFormat]:
    """Return the format of each kind of token; weight and slant, not only color, distinguish the kinds."""
    return {
        TokenKind.COMMENT: _format(look.muted, italic=True),
        TokenKind.IGNORED: _format(look.muted),
        TokenKind.SETTING: _format(look.link, bold=True),
        TokenKind.DEFINED: _format(look.text, bold=True),
        TokenKind.QUOTE: _format(look.muted),
        TokenKind.NUMBER: _format(look.warning),
        TokenKind.KEYWORD: _format(look.link),
        TokenKind.USED: _format(look.text),
        TokenKind.OPERATOR: _format(look.text, bold=True),
        TokenKind.WRONG: _format(look.error),
    }


def _format(colour: QColor, bold: bool = False, italic: bool = False) -> QTextCharFormat:
    made = QTextCharFormat()
    made.setForeground(colour)
    if bold:
        made.setFontWeight(QFont.Weight.Bold)
    made.setFontItalic(italic)
    return made


class Gutter(QWidget):
    """The gutter of the editor; a click selects the line. Screen readers use the list of findings instead."""

    chosen = Signal(int)  # a line

    def __init__(self, edit: QPlainTextEdit, shown_lines: Callable[[], Iterable[tuple[int, QRectF]]]) -> None:
        """shown_lines: yields the number and rectangle of each visible line."""
        super().__init__(edit)
        pictured(self, name=self.tr("Line numbers"))
        self._edit, self._shown_lines = edit, shown_lines
        self.marks: Mapping[int, str] = {}  # line -> severity
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleDescription(
            self.tr("Marks lines that have findings; the list of findings also shows them.")
        )

    def set_marks(self, marks: Mapping[int, str]) -> None:
        """Mark only these lines."""
        if marks != self.marks:
            self.marks = dict(marks)
            self.update()

    def wide(self) -> int:
        """Return the width in logical pixels."""
        digits = max(len(str(self._edit.blockCount())), MIN_DIGITS)
        metrics = self._edit.fontMetrics()
        return 2 * PAD + metrics.horizontalAdvance("9" * digits) + metrics.horizontalAdvance("! ")

    def sizeHint(self) -> QSize:
        """Return a size as wide as the largest line number."""
        return QSize(self.wide(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        with QPainter(self) as painter:
            painter.setFont(self._edit.font())
            painter.fillRect(event.rect(), look.window)
            for line, box in self._shown_lines():
                place = QRectF(PAD, box.top(), self.width() - 2 * PAD, box.height())
                severity = self.marks.get(line, "")
                painter.setPen(look.muted)
                painter.drawText(place, int(Qt.AlignmentFlag.AlignRight), str(line))
                if severity in LETTERS:
                    painter.setPen(look.error if severity == ERROR else look.warning)
                    painter.drawText(place, int(Qt.AlignmentFlag.AlignLeft), LETTERS[severity])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for line, box in self._shown_lines():
            if box.top() <= event.position().y() < box.bottom():
                self.chosen.emit(line)


def worst(severities: list[str]) -> str:
    """Return the most serious severity."""
    return min(severities, key=SEVERITIES.index)
