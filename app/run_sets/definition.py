"""Dialogs that define runs: fields, and their results or errors."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialog,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from app.look import theme
from app.widgets.dialog_buttons import dialog_buttons
from app.widgets.number_boxes import WholeBox
from app.widgets.reach import make_accessible


class DefinitionDialog(QDialog):
    """A dialog that defines runs. A subclass adds fields to `form`, and then buttons; after an error, the
    dialog reports it and stays open.
    """

    def __init__(self, title: str, width: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(width)
        self.form, self.said = QFormLayout(), QLabel(self, wordWrap=True)
        self.said.hide()
        self._lines = QVBoxLayout(self)
        self._lines.addLayout(self.form)
        self._lines.addWidget(self.said)

    def add_buttons(self, title: str) -> list[QAbstractButton]:
        """Add a button that submits the definition, and a button that cancels; they are last in Tab order."""
        buttons = dialog_buttons(self, title, self._give)
        self._lines.addWidget(buttons)
        return buttons.buttons()

    @abstractmethod
    def summary(self) -> str:
        """Return a description of the definition in the fields.

        Raises ValueError with the error in the fields.
        """

    @abstractmethod
    def give(self) -> None:
        """Submit the definition in the fields. Raises ValueError with the error in the fields."""

    def look(self) -> None:
        """Show the current definition in the fields, or the error in them."""
        try:
            text, colour = self.summary(), theme.current().muted
        except ValueError as error:
            text, colour = str(error), theme.current().error
        self.said.setText(text)
        self.said.setVisible(bool(text))
        self.said.setStyleSheet(f"color: {colour.name()}")

    def _give(self) -> None:
        try:
            self.give()
        except ValueError:
            self.look()
        else:
            self.accept()

    def line(self, value: str, title: str, about: str) -> QLineEdit:
        """Return a new text field."""
        made = QLineEdit(value, self)
        make_accessible(made, title, about)
        made.setToolTip(about)
        made.textChanged.connect(self.look)
        return made

    def number(self, value: int, most: int, title: str, about: str, least: int = 1) -> WholeBox:
        """Return a new field for a whole number from `least`."""
        made = WholeBox(self, minimum=least, maximum=most, value=value)
        made.setProperty("bare", True)
        make_accessible(made, title, about)
        made.setToolTip(about)
        made.valueChanged.connect(self.look)
        return made

    def choice(self, choices: Mapping[str, object], chosen: object, title: str, about: str) -> QComboBox:
        """Return a new field for a choice among several values, by name."""
        made = QComboBox(self)
        for name, value in choices.items():
            made.addItem(name, value)
        made.setCurrentIndex(max(0, made.findData(chosen)))
        make_accessible(made, title, about)
        made.currentIndexChanged.connect(self.look)
        return made
