"""A field for one number of a drawn answer: its twin for those who do not draw."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QWidget

from app.widgets.number_boxes import RealBox
from app.widgets.reach import make_accessible


class NumberField(RealBox):
    """A value from `least` to `most`, with as many decimals as such a range needs."""

    entered = Signal(object, float)  # `key` and the value that was entered by hand

    def __init__(
        self, least: float, most: float, step: float, name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setGroupSeparatorShown(True)
        self.setDecimals(0 if most - least >= 500 else 1 if most - least >= 50 else 2)
        self.setRange(least, most)
        self.setSingleStep(step)
        self.setProperty("bare", True)  # no buttons in the columns of a narrow table
        self.setKeyboardTracking(False)
        self.setMinimumWidth(64)
        self.lineEdit().setTextMargins(6, 0, 4, 0)
        self.key: Any = None  # which value of the answer it is
        self.valueChanged.connect(self._enter)
        make_accessible(self, name)

    def _enter(self, value: float) -> None:
        self.entered.emit(self.key, value)

    def show_value(self, value: float) -> None:
        """Show a value that was set elsewhere."""
        self.blockSignals(True)
        self.setValue(value)
        self.blockSignals(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page around it."""
        event.ignore()
