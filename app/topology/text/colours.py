"""Highlights statements, operands and comments."""

from __future__ import annotations

import re

from PySide6.QtGui import QFont, QSyntaxHighlighter, QTextCharFormat, QTextDocument

from app.look import theme

_WORDS = "ID|RESOURCE|CHPID|CNTLUNIT|IODEVICE|ACTIVATE ISLINK|SSI|SYSTEM_IDENTIFIER|RDEVICE"
_OPERATION = re.compile(rf"^\s*(?:[A-Z0-9@#$]+:?\s+)??({_WORDS})\b")
_NAME = re.compile(r"\b[A-Z_]{3,12}(?==)")


class Colours(QSyntaxHighlighter):
    """Operations are bold, names of operands blue, comments grey."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self.dress()

    def dress(self) -> None:
        """Take on the colours of the theme."""
        tones = theme.current()
        self._comment, self._operation, self._name = (QTextCharFormat() for _ in range(3))
        self._comment.setForeground(tones.muted)
        self._comment.setFontItalic(True)
        self._operation.setFontWeight(QFont.Weight.Bold)
        self._operation.setForeground(tones.text)
        self._name.setForeground(tones.link)
        self.rehighlight()

    def highlightBlock(self, text: str) -> None:
        """Called by Qt for each line that has changed."""
        if text.startswith(("*", ".*", "/*")):
            self.setFormat(0, len(text), self._comment)
            return
        if found := _OPERATION.match(text):
            self.setFormat(found.start(1), len(found[1]), self._operation)
        for name in _NAME.finditer(text):
            self.setFormat(name.start(), len(name[0]), self._name)
