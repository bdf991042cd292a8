"""The tokens of a line of a rule file, as the daemon reads it, and their colours while it is edited."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from enum import Enum
from typing import NamedTuple

from PySide6.QtGui import QColor, QFont, QSyntaxHighlighter, QTextCharFormat, QTextDocument

from app.look import theme
from app.look.theme import Theme
from engine.cpuplugd.language.configuration import builtin
from engine.cpuplugd.language.lines import MAX_LINE
from engine.cpuplugd.language.names import COUNTERS, PREDEFINED, find

MAX_COLOURED = 4096  # characters of a line that get colours: no rule is as long


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
    """A part of a line, from start to before end, and its kind."""

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
    """Return the parts of a line, from left to right; `variables` are those that the file defines."""
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
    """Return the name that a column (from 0) lies in or behind, with its prefix as meminfo.; "" when none."""
    for found in _NAME.finditer(line):
        if found.start() <= column <= found.end():
            return found.group()
    return ""


class Highlighter(QSyntaxHighlighter):
    """Colours tokens; the file's variables are only known when the whole file was read."""

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
        """Use the colours of the present theme."""
        self._formats = formats(theme.current())
        self.rehighlight()

    def highlightBlock(self, text: str) -> None:
        """Called by Qt for each line that has changed."""
        for token in tokens(text[:MAX_COLOURED], self._variables):
            self.setFormat(token.start, token.end - token.start, self._formats[token.kind])


def formats(look: Theme) -> dict[TokenKind, QTextCharFormat]:
    """Return the format of each kind of token: weight and slant distinguish it too, not colour alone."""
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
