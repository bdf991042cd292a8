"""An answer in the student's own words; it is kept for the report and not judged."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from app.lesson.forms.form import AnswerForm
from app.widgets.reach import make_accessible
from app.widgets.text_size import fix_height

MAX_LENGTH = 5_000  # characters
HIGH = 120  # px


class WordsForm(AnswerForm):
    """A few lines of text."""

    def __init__(self, step: Any = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = QPlainTextEdit(self)
        self.field.setObjectName("words")
        self.field.setPlaceholderText(self.tr("In your own words…"))
        self.field.setTabChangesFocus(True)
        fix_height(self.field, HIGH)
        make_accessible(
            self.field, self.tr("Your answer in words"), self.tr("Saved for your report; it is not judged.")
        )
        self.field.textChanged.connect(self._on_text)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.field)
        self.setFocusProxy(self.field)

    def _on_text(self) -> None:
        if len(self.field.toPlainText()) > MAX_LENGTH:
            self.field.textCursor().deletePreviousChar()
        self.changed.emit()

    def value(self) -> str | None:
        return self.field.toPlainText().strip()[:MAX_LENGTH] or None

    def what_is_missing(self) -> str:
        return "" if self.value() else self.tr("Write a sentence or two.")

    def set_value(self, value: Any) -> None:
        if value != self.value():
            self.field.setPlainText(str(value or ""))

    def set_locked(self, locked: bool) -> None:
        self.field.setReadOnly(locked)
