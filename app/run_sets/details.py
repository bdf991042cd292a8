"""The chosen run in words, with a button for each thing that can be done with it."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.run_sets.run_set import ChosenRun
from app.widgets.elided import ElidedLabel
from app.widgets.looks import button
from app.widgets.text_size import fix_height

HIGH = 40  # px: two lines


class Details(QFrame):
    """Two lines and buttons; the keys and the menus of the views have the same actions."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.text = ElidedLabel(self), ElidedLabel(self)
        self.text.setObjectName("caption")
        self.buttons: list[QPushButton] = []
        lines = QVBoxLayout()
        lines.setSpacing(0)
        for label in (self.title, self.text):
            lines.addWidget(label)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(8, 2, 4, 2)
        self._line.addLayout(lines, 1)
        fix_height(self, HIGH)

    def add(self, action: QAction) -> None:
        """Put a button for an action at the right."""
        made = button(action.text(), action.toolTip(), self)
        made.clicked.connect(action.trigger)
        action.changed.connect(partial(_follow, made, action))
        self._line.addWidget(made)
        self.buttons.append(made)
        _follow(made, action)

    def show_run(self, chosen: ChosenRun | None) -> None:
        """Show what a run is, how far it is, and what it has found or why it has failed."""
        title = " · ".join(filter(None, (chosen.name, chosen.state))) if chosen is not None else ""
        self.title.setText(title)
        self.text.setText(chosen.text if chosen is not None else "")
        for label in (self.title, self.text):
            label.setToolTip(chosen.tip if chosen is not None else "")


def _follow(made: QPushButton, action: QAction) -> None:
    made.setText(action.text())
    made.setAccessibleName(action.text())
    made.setEnabled(action.isEnabled())
    made.setVisible(action.isVisible())
