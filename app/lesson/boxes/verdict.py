"""The verdict on an answer: a sign, a sentence (Markdown), a coloured edge."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from app.lesson.reading.reader import TextReader
from app.look import theme
from app.widgets.announce import announce
from app.widgets.looks import set_look

SIGNS = {"right": "✓", "wrong": "✗", "open": "…", "note": "i"}


class Verdict(QFrame):
    """`show_verdict` with one of SIGNS; hidden before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("verdict")
        self._said = ""
        self.sign = QLabel(self)
        self.sign.setFont(theme.font(11.0, QFont.Weight.Bold))
        self.text = TextReader(self)
        self.text.setMinimumWidth(60)
        line = QHBoxLayout(self)
        line.setContentsMargins(10, 8, 10, 8)
        line.setSpacing(10)
        line.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.text, 1)
        self.hide()

    def show_verdict(self, kind: str, text: str) -> None:
        """Show a sentence with the sign of "right", "wrong", "open" or "note"."""
        if text == self._said and not self.isHidden():
            return
        self._said = text
        self.sign.setText(SIGNS[kind])
        name = {"right": self.tr("Right:"), "wrong": self.tr("Not right:")}.get(kind, "")
        self.sign.setAccessibleName(name or self.tr("Note:"))
        self.text.setAccessibleName(text)
        self.text.show_text(text)
        set_look(self, "verdict", kind)
        set_look(self.sign, "verdict", kind)
        self.show()
        announce(self, " ".join(filter(None, (name, self.text.accessibleDescription()))))
