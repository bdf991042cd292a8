"""Text from files, names and errors is not treated as markup; only text that is declared as rich text is
treated as markup, and it loads nothing.
"""

from __future__ import annotations

from html import escape
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QTextDocument, QTextDocumentFragment
from PySide6.QtGui import Qt as Guess
from PySide6.QtWidgets import QLabel, QProxyStyle, QStyle, QTextBrowser, QWidget


class LiteralStyle(QProxyStyle):
    """Qt's style "Fusion", in which labels, message boxes and tool tips show text as written.

    Qt would guess from each text whether it is HTML, and load the images to which it refers. A label with
    HTML of the program declares this through its text format.
    """

    def __init__(self) -> None:
        super().__init__("Fusion")

    def polish(self, dressed: Any) -> None:
        """Polish a widget, the application or a palette; a label passes through here before its size is
        determined.
        """
        if isinstance(dressed, QLabel) and dressed.textFormat() == Qt.TextFormat.AutoText:
            dressed.setTextFormat(Qt.TextFormat.PlainText)
        super().polish(dressed)

    def standardIcon(self, icon: QStyle.StandardPixmap, option: Any = None, widget: Any = None) -> QIcon:
        """Return one of Qt's icons; the icon that clears a field is Qt's own.

        Qt would first look for the latter among the desktop's icons, which takes 40 ms of a start.
        """
        if icon != QStyle.StandardPixmap.SP_LineEditClearButton:
            return super().standardIcon(icon, option, widget)
        own = QIcon()
        for pixels in (16, 32, 128):
            own.addFile(f":/qt-project.org/styles/commonstyle/images/cleartext-{pixels}.png")
        return own


class HtmlPage(QTextDocument):
    """HTML or Markdown of the program; it loads nothing, whatever it references."""

    def loadResource(self, kind: int, name: Any) -> Any:
        """Load nothing: no image, style or page from disk or a network."""
        return None


class HtmlView(QTextBrowser):
    """A view of an `HtmlPage`; Qt's own page would load from disk the resources that a view does not load."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, openLinks=False)
        page = HtmlPage(self)
        page.setDefaultFont(self.font())
        page.setUndoRedoEnabled(False)
        page.documentLayout().setPaintDevice(self.viewport())
        self.setDocument(page)

    def update_html(self, text: str) -> None:
        """Show the next state of a page, and keep the reading position."""
        bar = self.verticalScrollBar()
        place = bar.value()
        self.setHtml(text)
        bar.setValue(place)


def literal(text: str) -> str:
    """Return a text for "What's this?", which also guesses the format, so that it displays the given text
    literally.
    """
    return f"<p>{'<br>'.join(map(escape, text.split(chr(10))))}</p>" if Guess.mightBeRichText(text) else text


def written(text: str) -> str:
    """Return the original text from which `literal` made this text."""
    return QTextDocumentFragment.fromHtml(text).toPlainText() if Guess.mightBeRichText(text) else text
