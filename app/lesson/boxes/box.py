"""The base class of all boxes, used alone for a step that is only read, and the verdict on an answer."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.lesson.playing.player import Player
from app.lesson.reading.reader import TextReader
from app.look import theme
from app.widgets.announce import announce
from app.widgets.looks import set_look

WidgetT = TypeVar("WidgetT", bound=QWidget)
SIGNS = {"right": "✓", "wrong": "✗", "open": "…", "note": "i"}


class StepBox(QFrame):
    """Controls of a step. `refresh` is called twice a second, and whenever something has happened."""

    told = Signal(object)  # the widget with new content, to be scrolled into view

    def __init__(self, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("stepBox")
        self.player = player
        self.dock: QWidget | None = None  # buttons that remain visible below the text
        self.whole = QVBoxLayout(self)
        self.whole.setContentsMargins(14, 12, 14, 14)
        self.whole.setSpacing(10)
        self.build()
        self.setVisible(self.whole.count() > 0)

    def build(self) -> None:
        """Create the controls."""

    def refresh(self) -> None:
        """Show the current state."""

    def main_button(self) -> QPushButton | None:
        """Return the button for the next action in the box; None if that action is to go to the next step."""
        return None

    def first(self) -> QWidget | None:
        """Return the widget to focus when the step opens; None = the main button."""
        return self.main_button()

    def after(self) -> QWidget | None:
        """Return the widget to focus when the focused widget has disappeared; None = the main button."""
        return None

    def add(self, widget: WidgetT) -> WidgetT:
        """Add a widget to the box and return it."""
        self.whole.addWidget(widget)
        return widget

    def heading(self, text: str) -> QLabel:
        """Add a small heading to the box and return it."""
        label = QLabel(text, self)
        label.setFont(theme.font(9.0, QFont.Weight.DemiBold))
        label.setObjectName("caption")
        return self.add(label)

    def line(self, text: str = "") -> QLabel:
        """Add a line of text, which wraps, to the box and return it."""
        label = QLabel(text, self, wordWrap=True)
        label.setMinimumWidth(60)
        return self.add(label)


class Verdict(QFrame):
    """The sign and sentence that `show_verdict` shows, with one of SIGNS; hidden before that."""

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
