"""Colours of a rule file while it is edited."""

from __future__ import annotations

from collections.abc import Container

from PySide6.QtGui import QColor, QFont, QSyntaxHighlighter, QTextCharFormat, QTextDocument

from app.look import theme
from app.look.theme import Theme
from app.rules.syntax import TokenKind, tokens

MAX_LINE = 4096  # characters of a line that get colours: no rule is as long


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
        for token in tokens(text[:MAX_LINE], self._variables):
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
