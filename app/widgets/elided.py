"""A label that cuts its text with dots when there is no room, and says all of it in its tool tip."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel


class ElidedLabel(QLabel):
    """Asks for the room of its text, gets by with less; so changing values never move the layout."""

    def minimumSizeHint(self) -> QSize:
        return QSize(24, super().minimumSizeHint().height())

    def text_width(self) -> int:
        """Return the width of the whole text, px."""
        return self.fontMetrics().horizontalAdvance(self.text()) + 2

    def is_cut(self) -> bool:
        """Return whether a part of the text is hidden."""
        return self.fontMetrics().horizontalAdvance(self.text()) > self.width()

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        with QPainter(self) as painter:
            painter.setPen(self.palette().windowText().color())
            painter.drawText(self.rect(), self.alignment() | Qt.TextFlag.TextSingleLine, shown)
