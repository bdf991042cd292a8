"""The foot of the editor: what is wrong, and the buttons that act on the whole machine."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from app.frame.later import later


class FootNote(QPushButton):
    """A text, cut where its room ends; the tool tip has all of it. A click leads to what is wrong."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._said = ""
        self.setFlat(True)
        self.setAutoDefault(False)
        self.setObjectName("note")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def say(self, text: str) -> None:
        """Show a text."""
        self._said = text
        self.setToolTip(text)
        self._fit()
        self.setAccessibleName(text)

    def _fit(self) -> None:
        room = self.width() - 2 * self.fontMetrics().averageCharWidth()
        self.setText(self.fontMetrics().elidedText(self._said, Qt.TextElideMode.ElideRight, room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        later(self, self._fit)  # a text that changes the layout may not be set within it


class Foot(QWidget):
    """The note, and the buttons Undo, Redo, Save, Run and Close."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.note = FootNote(self)
        self.undo = QPushButton(self.tr("&Undo"), self)
        self.redo = QPushButton(self.tr("Red&o"), self)
        self.save = QPushButton(self.tr("&Save…"), self)
        self.run = QPushButton(self.tr("&Run"), self)
        self.run.setObjectName("primary")
        self.close_button = QPushButton(self.tr("Close"), self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.note, 1)
        for button in (self.undo, self.redo, self.save, self.run, self.close_button):
            button.setAutoDefault(False)  # Enter in a field runs nothing
            row.addWidget(button)
