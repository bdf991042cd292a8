"""Number boxes, which read input as `engine.typed` does and reject invalid input as a whole."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QValidator
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox, QToolTip, QWidget

from app.widgets.announce import announce
from engine.language import numeral
from engine.typed import TypedError, typed_number

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_INDENT = 8  # px, as in a box for text; Qt leaves the padding of a style sheet out here


class _Box:
    """Enter leaves a rejected text unchanged; leaving the box restores the previous number."""

    complaint = ""  # why the last text was refused, until the box is used again
    _before: float | None = None  # the number before something was typed

    def __init__(self: Any, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.lineEdit().setTextMargins(_INDENT, 0, 0, 0)

    def textFromValue(self: Any, value: float) -> str:
        mark = "," if self.isGroupSeparatorShown() else ""
        return numeral(value, f"{mark}.{self._decimals()}f")

    def validate(self: Any, text: str, place: int) -> tuple[QValidator.State, str, int]:
        if not self._why_not(text):
            return QValidator.State.Acceptable, text, place
        word = any(item.isalpha() for item in self._bare(text) if item not in "eE")
        return (QValidator.State.Invalid if word else QValidator.State.Intermediate), text, place

    def fixup(self: Any, text: str) -> str:
        if self._bare(text):
            self.complain(self._why_not(text))
        before = self.value() if self._before is None else self._before
        return f"{self.prefix()}{self.textFromValue(before)}{self.suffix()}"

    def complain(self: Any, complaint: str) -> None:
        """Show why a text was refused."""
        self.complaint = complaint
        QToolTip.showText(self.mapToGlobal(QPoint(0, self.height())), complaint, self)
        announce(self, complaint, urgent=True)

    def keyPressEvent(self: Any, event: QKeyEvent) -> None:
        if event.key() in _ENTER and (why_not := self._why_not(self.text())):
            self.complain(why_not)  # and nothing more: a dialog would be accepted
            return
        self._begin()
        super().keyPressEvent(event)  # type: ignore[misc]  # of the box that this is mixed into

    def focusInEvent(self: Any, event: QFocusEvent) -> None:
        self._begin()
        super().focusInEvent(event)  # type: ignore[misc]

    def _begin(self: Any) -> None:
        self.complaint = ""
        if not self.lineEdit().isModified():
            self._before = self.value()

    def _decimals(self) -> int:
        return 0

    def _bare(self: Any, text: str) -> str:
        return text.removeprefix(self.prefix()).removesuffix(self.suffix()).strip()

    def _why_not(self: Any, text: str) -> str:
        """Return why a text is not a valid number, or "" if it is."""
        try:
            number = typed_number(self._bare(text))
        except TypedError as error:
            return str(error)
        if round(number, self._decimals()) != number:
            fine = _tr("Expected a number with at most {0} decimal places.").format(self._decimals())
            return fine if self._decimals() else _tr("Expected a whole number.")
        if self.minimum() <= number <= self.maximum():
            return ""
        ends = (self.textFromValue(end) for end in (self.minimum(), self.maximum()))
        return _tr("Expected a number from {0} to {1}.").format(*ends)


class WholeBox(_Box, QSpinBox):
    """A box for a whole number."""

    def valueFromText(self, text: str) -> int:
        return int(typed_number(self._bare(text)))


class RealBox(_Box, QDoubleSpinBox):
    """A box for a decimal number."""

    def valueFromText(self, text: str) -> float:
        return typed_number(self._bare(text))

    def _decimals(self) -> int:
        return self.decimals()


def complaint_in(parent: QWidget) -> str:
    """Return why a box refused the last entry, repeating the message at that box, or "" if no box refused an
    entry.
    """
    for box in (*parent.findChildren(QSpinBox), *parent.findChildren(QDoubleSpinBox)):
        if isinstance(box, _Box) and (complaint := box.complaint):
            box.setFocus()
            box.complain(complaint)
            box.complaint = ""  # a second attempt continues with the number that is shown
            return complaint
    return ""


def _tr(text: str) -> str:
    return QCoreApplication.translate("NumberBox", text)
