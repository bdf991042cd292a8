"""A pop-up that explains a technical term."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, QUrl
from PySide6.QtGui import QEnterEvent, QFont, QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from app import language
from app.lesson.reading import markup
from app.look import theme
from app.look.literal import HtmlView
from lessons.format.glossary import find

WIDTH = 320  # px
LEAVE_MS = 250  # until it disappears after the pointer leaves the word
_SHEET = """p {{ line-height: 118%; margin-top: 0px; margin-bottom: 5px; }}
a {{ color: {link}; text-decoration: none; }}"""


class Explanation(QFrame):
    """Opens below a word; closes on Escape, on a click elsewhere, or when the pointer leaves."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.ToolTip)
        self.setObjectName("explanation")
        self.setAccessibleName(self.tr("Explanation"))
        self.setWhatsThis(self.tr("Explains a term. Press Escape to close."))
        self.word = QLabel(self)
        self.word.setFont(theme.font(10.5, QFont.Weight.DemiBold))
        self.text = HtmlView(self)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setAccessibleName(self.tr("Term definition"))
        self.text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.document().setDocumentMargin(0)
        self.text.anchorClicked.connect(self._go_on)
        self._leaving = QTimer(self, interval=LEAVE_MS, singleShot=True)
        self._leaving.timeout.connect(self.hide)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 12)
        layout.setSpacing(4)
        layout.addWidget(self.word)
        layout.addWidget(self.text)
        self.setFixedWidth(WIDTH)

    def explain(self, word: str, place: QPoint) -> None:
        """Explain a glossary word near a position on the screen; do nothing if the word is not in the
        glossary.
        """
        entry = find(word, language.current())
        if entry is not None:
            see = ", ".join(map(_linked, entry.see))
            more = "\n\n" + self.tr("See also {0}.").format(see) if see else ""
            self.show_text(entry.name, entry.text + more, place)

    def show_text(self, title: str, text: str, place: QPoint) -> None:
        """Show a heading and a text (Markdown) near a position on the screen."""
        self._leaving.stop()
        self._fill(title, text)
        self.adjustSize()
        self.move(self._inside(place))
        self.show()
        self.raise_()

    def _fill(self, title: str, text: str) -> None:
        tones = theme.current()
        self.setStyleSheet(
            f"#explanation {{ background: {tones.box.name()}; border: 1px solid {tones.outline.name()}; "
            "border-radius: 8px; } #explanation QTextBrowser { background: transparent; border: none; }"
        )
        self.word.setText(title)
        self.text.document().setDefaultStyleSheet(_SHEET.format(link=tones.link.name()))
        self.text.setHtml(markup.render(text).html)
        self.text.document().setTextWidth(WIDTH - 28)
        self.text.setFixedHeight(round(self.text.document().size().height()) + 2)
        self.setAccessibleDescription(f"{title}: {self.text.toPlainText()}")

    def _inside(self, place: QPoint) -> QPoint:
        """Keep the pop-up on the screen."""
        room = self.screen().availableGeometry()
        x = min(max(place.x(), room.left() + 4), room.right() - self.width() - 4)
        y = place.y()
        if y + self.height() > room.bottom():
            y = place.y() - self.height() - 40
        return QPoint(x, max(y, room.top() + 4))

    def leave(self) -> None:
        """Close soon after the pointer leaves the word, unless it moves onto the pop-up."""
        if self.isVisible() and not self.underMouse():
            self._leaving.start()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._leaving.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._leaving.start()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.hide()

    def _go_on(self, url: QUrl) -> None:
        word = url.toString(QUrl.ComponentFormattingOption.FullyDecoded)
        self.explain(word.removeprefix(markup.GLOSSARY), self.pos())


def _linked(word: str) -> str:
    """Return a link to a glossary word, with its text in readable form."""
    entry = find(word, language.current())
    return f"[{entry.name if entry else word}](glossary:{word.replace(' ', '%20')})"
