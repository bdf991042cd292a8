"""The interface of all forms, and the two forms for typed answers: text, and a number with its unit."""

from __future__ import annotations

from abc import abstractmethod
from math import isfinite, log10
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from app.widgets.looks import fix_height, fix_width
from app.widgets.reach import make_accessible
from engine.language import numeral, with_unit
from engine.typed import TypedError, typed_number
from lessons.play.judging import unit_of

MAX_LENGTH = 5_000  # characters
HIGH = 120  # px
WIDE = 150  # px of the field


class AnswerForm(QWidget):
    """A field for an answer."""

    changed = Signal()

    @abstractmethod
    def value(self) -> Any:
        """Return the answer as a JSON value; None while it is incomplete."""

    @abstractmethod
    def set_value(self, value: Any) -> None:
        """Show a previously given answer."""

    def set_locked(self, locked: bool) -> None:
        """Make the answer read-only, or editable again."""
        self.setEnabled(not locked)

    def show_truth(self, model: Any, published: Any) -> None:
        """Show the true values, if the form itself can do so."""

    def what_is_missing(self) -> str:
        """Return the action that completes the answer; "" if it is complete."""
        return "" if self.value() is not None else self.tr("No answer yet.")


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
            self.field,
            self.tr("Your answer in words"),
            self.tr("Saved for your report; the answer is not judged."),
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


class NumberForm(AnswerForm):
    """A field that shows the values that it accepts, and any error in the typed text."""

    def __init__(self, step: Any, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least, self._most, self._unit = step.least, step.most, unit_of(step)
        self.field = QLineEdit(self)
        fix_width(self.field, WIDE)
        self.field.setAlignment(Qt.AlignmentFlag.AlignRight)
        make_accessible(
            self.field, self.tr("Your number, in {0}").format(self._unit or self.tr("units")), self._range()
        )
        self.field.textChanged.connect(self._on_text)
        self.unit = QLabel(self._unit, self)
        self.note = QLabel(self._range(), self, wordWrap=True)
        self.note.setObjectName("caption")
        self._lay_out()
        self.setFocusProxy(self.field)

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.field)
        line.addWidget(self.unit)
        line.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addLayout(line)
        whole.addWidget(self.note)

    def _range(self) -> str:
        ends = number_text(self._least), with_unit(number_text(self._most), self._unit)
        return self.tr("A number from {0} to {1}.").format(*ends)

    def _on_text(self) -> None:
        self.note.setText(self.what_is_missing() or self._range())
        self.changed.emit()

    def value(self) -> float | None:
        return None if self.what_is_missing() else typed_number(self.field.text())

    def what_is_missing(self) -> str:
        text = self.field.text().strip()
        if not text:
            return self.tr("Type a number. {0}").format(self._range())
        try:
            inside = self._least <= typed_number(text) <= self._most
        except TypedError as error:
            return f"{error} {self._range()}"
        return "" if inside else self.tr("{0} is out of range. {1}").format(text, self._range())

    def set_value(self, value: Any) -> None:
        self.field.setText(number_text(float(value)))

    def set_locked(self, locked: bool) -> None:
        self.field.setReadOnly(locked)


def number_text(value: float) -> str:
    """Return a number with three or four significant digits and with commas between thousands: 12,400,
    3.25, 0.012.
    """
    if value == 0 or not isfinite(value):
        return numeral(value, "g")
    if abs(value) >= 1000 or value == round(value):
        return numeral(value, ",.0f")
    return numeral(value, f".{max(0, 2 - int(log10(abs(value)) // 1))}f")


def off_by(value: float, truth: float) -> str:
    """Return the relative error of a value, such as "+12%", or the difference itself if the truth is 0."""
    if truth == 0:
        return "0" if value == 0 else numeral(value, "+,.3g")
    share = round(100 * (value - truth) / abs(truth))
    if abs(share) >= 1000:
        return f"×{numeral(value / truth, '.0f')}"
    return numeral(share / 100, "+.0%" if share else ".0%").replace("-", "−")
