"""The common part of drawn answers: a canvas, a line with its values, and fields that can be folded."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from app.lesson.drawn.canvas import AnswerCanvas
from app.lesson.drawn.number_field import NumberField
from app.widgets.reach import make_accessible

FOLDED_FROM = 4  # rows of fields


class DrawnAnswer(QWidget):
    """`changed` after each change by hand; `set_locked` when it is given."""

    changed = Signal()

    def __init__(self, canvas: AnswerCanvas, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.canvas = canvas
        canvas.setParent(
            self
        )  # first of all: Tab begins at the canvas, and would leave out what is before it
        self.drawn = False  # has anything been changed by hand, or set?
        self.reading = QLabel(self, wordWrap=True)
        self.numbers = QToolButton(self)
        self.numbers.setText(self.tr("Numbers"))
        self.numbers.setCheckable(True)
        self.fields = QWidget(self)
        self.grid = QGridLayout(self.fields)
        make_accessible(self.numbers, self.tr("Numbers"), self.tr("Enter the same answer in fields."))
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
        """Show the fields when there are few rows of them, hide them when there are many."""
        self.numbers.setChecked(rows < FOLDED_FROM)
        self.fields.setVisible(rows < FOLDED_FROM)

    def set_locked(self, locked: bool) -> None:
        """Make the answer read-only, or editable again."""
        self.canvas.locked = locked
        for field in self.entries():
            field.setReadOnly(locked)
        self.canvas.update()

    def entries(self) -> list[NumberField]:
        """Return the number fields."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show the present values in the fields."""
        raise NotImplementedError

    def _tell(self) -> None:
        self.reading.setText(self.canvas.describe())

    def _on_drawn(self) -> None:
        self.drawn = True
        self.refresh()
        self.changed.emit()
