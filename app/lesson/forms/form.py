"""The interface of all forms."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget


class AnswerForm(QWidget):
    """A field for an answer."""

    changed = Signal()

    @abstractmethod
    def value(self) -> Any:
        """Return the answer as a JSON value; None while it is incomplete."""

    @abstractmethod
    def set_value(self, value: Any) -> None:
        """Show an answer that was given."""

    def set_locked(self, locked: bool) -> None:
        """Let it be read but not changed."""
        self.setEnabled(not locked)

    def show_truth(self, model: Any, published: Any) -> None:
        """Show what came out, where the form itself can do so."""

    def what_is_missing(self) -> str:
        """Return what must be done to complete the answer; "" if it is complete."""
        return "" if self.value() is not None else self.tr("No answer yet.")
