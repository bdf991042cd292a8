"""A line of named values."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QWidget

from app import theme
from app.widgets.elided import ElidedLabel

LEAST = 6  # px of a column a share: room is made for a lesson at the side


class Strip(QFrame):
    """Names above values, side by side; what is too long is cut with dots and shown by its tool tip."""

    def __init__(self, titles: dict[str, tuple[str, str, int]], parent: QWidget | None = None) -> None:
        """`titles` maps an id to the title, a help text and its share of the width."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._captions: dict[str, ElidedLabel] = {}
        self._values: dict[str, ElidedLabel] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 6, 14, 8)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(1)
        for column, (name, (title, help_text, share)) in enumerate(titles.items()):
            self._captions[name] = self._caption(title, help_text)
            grid.addWidget(self._captions[name], 0, column)
            self._values[name] = self._value(title, help_text)
            grid.addWidget(self._values[name], 1, column)
            grid.setColumnStretch(column, share)
            grid.setColumnMinimumWidth(column, LEAST * share)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def _caption(self, title: str, help_text: str) -> ElidedLabel:
        label = ElidedLabel(title, self)
        label.setObjectName("caption")
        label.setFont(theme.font(8.5))
        label.setToolTip(help_text)
        return label

    def _value(self, title: str, help_text: str) -> ElidedLabel:
        label = ElidedLabel("–", self)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        label.setFont(theme.font(10.5, theme.QFont.Weight.Medium))
        label.setToolTip(help_text)
        label.setWhatsThis(help_text)
        label.setAccessibleName(title)
        return label

    def show_values(self, values: dict[str, str], captions: dict[str, str] | None = None) -> None:
        """Set some of the values, and captions, by their ids."""
        for name, text in (captions or {}).items():
            if self._captions[name].text() != text:
                self._captions[name].setText(text)
        for name, text in values.items():
            if self._values[name].text() != text:
                self._values[name].setText(text)
                self._values[name].setToolTip(f"{text}\n{self._values[name].whatsThis()}")
        spoken = (f"{self._captions[name].text()}: {value.text()}" for name, value in self._values.items())
        self.setAccessibleDescription("; ".join(spoken))

    def value(self, name: str) -> str:
        """The text that is shown for an id."""
        return self._values[name].text()
