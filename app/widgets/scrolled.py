"""What scrolls when the screen has no room for it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QScrollArea, QWidget

AROUND = QSize(64, 140)  # px of the screen for the frame of a dialog and what stands below


class Scrolled(QScrollArea):
    """Shows a widget without a frame; it asks for all the room that the widget needs and the screen has."""

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
