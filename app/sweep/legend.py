"""Which line and mark is of which layout."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.charts.toolkit import ink
from app.look import theme
from app.sweep import look, words
from app.sweep.book import SweepBook

HIGH = 22
EACH = 37  # px of an entry beside its text


class Legend(QWidget):
    """One line; in a narrow window it ends with the last entry that has room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._entries: list[tuple[int, str]] = []
        theme.notifier.changed.connect(self.update)

    def show_book(self, book: SweepBook | None) -> None:
        """Show the layouts of a book's grid."""
        order = list(book.sweep.layouts) if book is not None else []
        shown = book.grid.layouts if book is not None else ()
        self._entries = [(order.index(name), words.layout(name)) for name in shown]
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(sum(EACH + ink.width(text) for _, text in self._entries)), HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            left = 0.0
            for place, text in self._entries:
                if left + EACH - 14 + ink.width(text) > self.width() + 1:
                    break
                left = look.name(painter, left, self.height() / 2, place, text)
