"""The chosen run in words, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.run_sets.matrix import words
from app.run_sets.matrix.book import MatrixBook
from app.widgets.elided import ElidedLabel
from app.widgets.reach import reachable
from app.widgets.text_size import fix_height
from engine.studies.matrix import MatrixEntry

HIGH = 40  # px: two lines


class Details(QFrame):
    """Two lines and buttons; the buttons do what the keys of the grid do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.text = ElidedLabel(self), ElidedLabel(self)
        self.text.setObjectName("caption")
        lines = QVBoxLayout()
        lines.setSpacing(0)
        for label in (self.title, self.text):
            lines.addWidget(label)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(8, 2, 4, 2)
        self._line.addLayout(lines, 1)
        fix_height(self, HIGH)

    def button(self, text: str, about: str, do: Callable[[], object]) -> QPushButton:
        """Another button at the right."""
        made = QPushButton(text, self)
        reachable(made, text, about)
        made.setToolTip(about)
        made.clicked.connect(do)
        self._line.addWidget(made)
        return made

    def show_entry(self, book: MatrixBook | None, entry: MatrixEntry | None) -> None:
        """Show what a run is, how far it is, and its published figures or why it has failed."""
        if book is None or entry is None:
            self.title.setText("")
            self.text.setText("")
            return
        self.title.setText(f"{words.name(book, entry)} · {words.state(book, entry)}")
        self.text.setText(book.reason(entry) or words.published(book, entry))
        for label in (self.title, self.text):
            label.setToolTip(words.spoken(book, entry).replace("; ", "\n"))
