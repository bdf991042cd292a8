"""One of several sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QRadioButton, QVBoxLayout, QWidget

from app.lesson.forms.form import AnswerForm
from app.lesson.reading import markup
from app.widgets.looks import set_look
from app.widgets.reach import make_accessible

SIGNS = {"right": "✓", "wrong": "✗"}


class OptionButton(QFrame):
    """A radio button beside a sentence that may take several lines; all of it can be clicked."""

    def __init__(self, name: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("option")
        self.name = name
        self.button = QRadioButton(self)
        make_accessible(self.button, text)
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.text = QLabel(markup.short(text), self, wordWrap=True)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setMinimumWidth(40)
        line = QHBoxLayout(self)
        line.setContentsMargins(10, 8, 10, 8)
        line.setSpacing(10)
        line.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.text, 1)
        self.sign = QLabel(self)
        line.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        self.sign.hide()
        self.button.toggled.connect(self._on_toggled)

    def _on_toggled(self, chosen: bool) -> None:
        set_look(self, "chosen", chosen)

    def mark(self, right: bool) -> None:
        """Show that it is right, or wrong: by a sign, as colours alone say nothing to many."""
        set_look(self, "verdict", "right" if right else "wrong")
        self.sign.setText(SIGNS["right" if right else "wrong"])
        self.sign.setAccessibleName(self.tr("Right") if right else self.tr("Not right"))
        self.sign.show()

    def unmark(self) -> None:
        """Show that it is not judged."""
        set_look(self, "verdict", "")
        self.sign.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.button.isEnabled():
            self.button.setFocus(Qt.FocusReason.MouseFocusReason)
            self.button.setChecked(True)


class ChoiceForm(AnswerForm):
    """Arrow keys go from one to the next."""

    def __init__(self, options: Sequence[Any], parent: QWidget | None = None) -> None:
        """Show options of a step in this order."""
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self.options = [OptionButton(option.id, option.text, self) for option in options]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        for option in self.options:
            self._group.addButton(option.button)
            layout.addWidget(option)
        self._group.idToggled.connect(self._on_toggled)
        if self.options:
            self.setFocusProxy(self.options[0].button)

    def _on_toggled(self, number: int, chosen: bool) -> None:
        if chosen:
            self.changed.emit()

    def value(self) -> str | None:
        return next((option.name for option in self.options if option.button.isChecked()), None)

    def what_is_missing(self) -> str:
        return "" if self.value() is not None else self.tr("Choose one of the answers.")

    def set_value(self, value: Any) -> None:
        for option in self.options:
            if option.name == value:
                option.button.setChecked(True)

    def set_locked(self, locked: bool) -> None:
        for option in self.options:
            option.button.setEnabled(not locked)
            if not locked:
                option.unmark()

    def mark(self, name: str, right: bool) -> None:
        """Show that an option is right, or wrong."""
        for option in self.options:
            if option.name == name:
                option.mark(right)
