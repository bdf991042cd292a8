"""The chosen run in full, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from app.matrix import words
from app.matrix.book import Book
from app.widgets.reach import reachable
from engine.studies.matrix import Entry

HIGH = 42  # px: two lines


class Details(QFrame):
    """Text and buttons; the buttons do what the keys of the grid do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = QLabel(self, wordWrap=True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(8, 2, 4, 2)
        self._line.addWidget(self.text, 1)
        self.setFixedHeight(HIGH)

    def button(self, text: str, about: str, do: Callable[[], object]) -> QPushButton:
        """Another button at the right."""
        made = QPushButton(text, self)
        reachable(made, text, about)
        made.setToolTip(about)
        made.clicked.connect(do)
        self._line.addWidget(made)
        return made

    def show_entry(self, book: Book | None, entry: Entry | None) -> None:
        """Tell all about a run."""
        text = words.spoken(book, entry).replace("; ", " · ") if book and entry else ""
        self.text.setText(text)
        self.text.setToolTip(text.replace(" · ", "\n"))
