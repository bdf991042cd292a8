"""Text of files, names and errors is no markup: only what asks to be rich text is, and that loads nothing."""

from __future__ import annotations

from html import escape
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as Guess
from PySide6.QtGui import QTextDocument, QTextDocumentFragment
from PySide6.QtWidgets import QLabel, QProxyStyle, QTextBrowser, QWidget


class LiteralStyle(QProxyStyle):
    """Qt's style "Fusion", in which labels, message boxes and tool tips show text as it is written.

    Qt would guess from each text whether it is HTML, and load the pictures that it names. A label with HTML
    of ours says so by its text format.
    """

    def __init__(self) -> None:
        super().__init__("Fusion")

    def polish(self, dressed: Any) -> None:
        """Dress a widget, the application or a palette; a label comes here before it finds its size."""
        if isinstance(dressed, QLabel) and dressed.textFormat() == Qt.TextFormat.AutoText:
            dressed.setTextFormat(Qt.TextFormat.PlainText)
        super().polish(dressed)


class HtmlPage(QTextDocument):
    """HTML or Markdown of ours; whatever it names, it loads nothing."""

    def loadResource(self, kind: int, name: Any) -> Any:
        """Load nothing: no picture, style or page from a disk or a network."""
        return None


class HtmlView(QTextBrowser):
    """Shows an `HtmlPage`: Qt's own page loads from the disk what a view does not load."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, openLinks=False)
        page = HtmlPage(self)
        page.setDefaultFont(self.font())
        page.setUndoRedoEnabled(False)
        page.documentLayout().setPaintDevice(self.viewport())
        self.setDocument(page)


def literal(text: str) -> str:
    """Return what "What's this?", which guesses as well, shows as this text."""
    return f"<p>{'<br>'.join(map(escape, text.split(chr(10))))}</p>" if Guess.mightBeRichText(text) else text


def written(text: str) -> str:
    """Return the text of which `literal` has made another."""
    return QTextDocumentFragment.fromHtml(text).toPlainText() if Guess.mightBeRichText(text) else text
