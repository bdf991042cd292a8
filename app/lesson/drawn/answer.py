"""The common part of drawn answers: a canvas, a line with its values, and collapsible fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from app.lesson.drawn.canvas import AnswerCanvas
from app.look import theme
from app.widgets.number_boxes import RealBox
from app.widgets.reach import make_accessible

FOLDED_FROM = 4  # rows of fields


class NumberField(RealBox):
    """A value from `least` to `most`, with as many decimals as that range needs."""

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
        """Leave the mouse wheel to the enclosing page."""
        event.ignore()


class DrawnAnswer(QWidget):
    """A drawn answer; it emits `changed` after each manual change. Call `set_locked` when the answer is
    submitted.
    """

    changed = Signal()

    def __init__(
        self, canvas: AnswerCanvas, value_at: Callable[[Any], float], parent: QWidget | None = None
    ) -> None:
        """value_at: function that returns the value for the key of a field."""
        super().__init__(parent)
        self.canvas, self._value_at = canvas, value_at
        self._fields: list[tuple[NumberField, QLabel]] = []  # each with its note
        canvas.setParent(self)  # first: Tab begins at the canvas, and would leave out what is before it
        self.drawn = False  # has anything been changed manually or set?
        self.reading = QLabel(self, wordWrap=True)
        self.numbers = QToolButton(self)
        self.numbers.setText(self.tr("Numbers"))
        self.numbers.setCheckable(True)
        self.fields = QWidget(self)
        self.grid = QGridLayout(self.fields)
        make_accessible(self.numbers, self.tr("Numbers"), self.tr("Enter the same answer as numbers."))
        self.numbers.toggled.connect(self.fields.setVisible)
        self.canvas.edited.connect(self._on_drawn)
        self.canvas.told.connect(self._tell)
        self._lay_out()

    def _lay_out(self) -> None:
        self.head = QHBoxLayout()
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(6)
        self.grid.setVerticalSpacing(4)
        foot = QHBoxLayout()
        foot.addWidget(self.reading, 1)
        foot.addWidget(self.numbers)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(6)
        whole.addLayout(self.head)
        whole.addWidget(self.canvas, 1)
        whole.addLayout(foot)
        whole.addWidget(self.fields)
        self.setFocusProxy(self.canvas)

    def fold(self, rows: int) -> None:
        """Show the fields when they have few rows; hide them when they have many."""
        self.numbers.setChecked(rows < FOLDED_FROM)
        self.fields.setVisible(rows < FOLDED_FROM)

    def set_locked(self, locked: bool) -> None:
        """Make the answer read-only, or editable again."""
        self.canvas.locked = locked
        for field in self.entries():
            field.setReadOnly(locked)
        self.canvas.update()

    def untouched(self) -> list[str]:
        """Return the labels of parts that have no value yet."""
        return []

    def entries(self) -> list[NumberField]:
        """Return the number fields in their order."""
        return [field for field, _ in self._fields]

    def refresh(self) -> None:
        """Show the current values in the fields."""
        for field, _ in self._fields:
            field.show_value(self._value_at(field.key))

    def _add_field(self, field: NumberField, row: int, column: int, *heads: QLabel) -> None:
        """Add a field to the grid, below its headings and above its note."""
        note = QLabel(self.fields)
        note.setFont(theme.font(8.25))
        note.hide()
        cell = QVBoxLayout()
        cell.setSpacing(0)
        for part in (*heads, field, note):
            cell.addWidget(part)
        self.grid.addLayout(cell, row, column, Qt.AlignmentFlag.AlignTop)
        self.grid.setColumnStretch(column, 1)
        self._fields.append((field, note))

    def _show_notes(self, notes_of: Callable[[Any], Sequence[str]]) -> None:
        """Show below each field the other known values."""
        for field, note in self._fields:
            notes = notes_of(field.key)
            note.setText("\n".join(notes))
            note.setVisible(bool(notes))

    def _tell(self) -> None:
        self.reading.setText(self.canvas.describe())

    def _on_drawn(self) -> None:
        self.drawn = True
        self.refresh()
        self.changed.emit()
