"""One property in the inspector: its name, its control, and below it what was wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from app.look import theme
from app.topology.inspector.controls import Control, control
from app.topology.inspector.spec import PropertyRow
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing

TITLE_WIDTH = 98  # px


class Property(QWidget):
    """Reports a new value; the inspector calls `refuse` if it is rejected."""

    committed = Signal(object, object)  # this, the value
    entered = Signal(object)

    def __init__(self, row: PropertyRow, parent: QWidget) -> None:
        super().__init__(parent)
        self.row = row
        self.title = QLabel(row.title, self, wordWrap=True)
        self.title.setObjectName("caption")
        self.title.setFixedWidth(TITLE_WIDTH)
        self.control: Control = control(row.form, self)
        self.error = QLabel("", self, wordWrap=True)
        self.error.setProperty("verdict", "wrong")
        self.error.setFont(theme.font(9))
        self.error.hide()
        self.control.describe(row.title, self.help_text())
        self.control.committed.connect(self._commit)
        self.control.unreadable.connect(self.refuse)
        self.control.entered.connect(lambda: self.entered.emit(self))
        self._lay_out()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(2)
        wide = self.row.form.control in ("area", "checks")
        line = QHBoxLayout()
        line.setSpacing(6)
        line.addWidget(self.control, 1)
        if self.row.spec.unit:
            line.addWidget(QLabel(self.row.spec.unit, self))
        if wide:
            self.title.setMaximumWidth(16_777_215)
            grid.addWidget(self.title, 0, 0, 1, 2)
            grid.addLayout(line, 1, 0, 1, 2)
        else:
            top = Qt.AlignmentFlag.AlignVCenter
            grid.addWidget(self.title, 0, 0, top)
            grid.addLayout(line, 0, 1)
        grid.addWidget(self.error, 2, 0, 1, 2)
        grid.setColumnStretch(1, 1)

    def help_text(self) -> str:
        """Meaning, then what may stand there."""
        meaning, expected = self.row.spec.meaning, self.row.expected
        unit = f" {self.row.spec.unit}" if self.row.spec.unit else ""
        return f"{meaning} {self.tr('Expected: {0}.').format(expected + unit)}" if expected else meaning

    def _commit(self, value: Any) -> None:
        self.committed.emit(self, value)

    def show_things(self, drawing: Drawing, things: Sequence[Thing]) -> None:
        """Show the values of these things."""
        self.control.show_values([self.row.get(thing) for thing in things], drawing, things[0])
        self.control.setEnabled(not self.row.spec.fixed)
        self.error.hide()

    def refuse(self, reason: str) -> None:
        """Say at the field why a value cannot be, and what was expected."""
        expected = self.tr("Expected: {0}").format(self.row.expected) if self.row.expected else ""
        self.error.setText(". ".join(filter(None, (reason.rstrip("."), expected))))
        self.error.show()
        self.control.show_error(True)
        self.control.field.setAccessibleDescription(self.error.text())
