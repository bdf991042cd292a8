"""Contents that do not fit: a label elides its text and shows it in its tooltip; other contents scroll."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

AROUND = QSize(64, 140)  # px of the screen for the frame of a dialog and the parts below it


class ElidedLabel(QLabel):
    """Requests room for its text but accepts less, so that changing values never move the layout."""

    def setText(self, text: str) -> None:
        """Show a text; a label with padding would not repaint its edge, where the text begins here."""
        super().setText(text)
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(24, super().minimumSizeHint().height())

    def text_width(self) -> int:
        """Return the width of the whole text in px."""
        return self.fontMetrics().horizontalAdvance(self.text()) + 2

    def is_cut(self) -> bool:
        """Return whether part of the text is hidden."""
        return self.fontMetrics().horizontalAdvance(self.text()) > self.width()

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        with QPainter(self) as painter:
            painter.setPen(self.palette().windowText().color())
            painter.drawText(self.rect(), self.alignment() | Qt.TextFlag.TextSingleLine, shown)


def keep_upright(area: QScrollArea) -> None:
    """Let an area scroll only up and down: without a horizontal bar, users could not scroll back from where
    the focus shifts contents that are too wide.
    """
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    bar = area.horizontalScrollBar()
    bar.rangeChanged.connect(lambda: bar.setRange(0, 0))


class Scrolled(QScrollArea):
    """Shows a widget without a frame, requesting all the room that the widget needs and the screen has."""

    def __init__(self, inside: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._inside = inside
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)

    def sizeHint(self) -> QSize:
        inside, most = self._inside, self.screen().availableSize() - AROUND
        bar = self.verticalScrollBar().sizeHint().width()
        wide = min(inside.sizeHint().width() + bar, most.width())
        high = inside.heightForWidth(wide - bar) if inside.hasHeightForWidth() else inside.sizeHint().height()
        return QSize(wide, min(high, most.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
