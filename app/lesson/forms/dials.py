"""The dials of a machine to be built: a list or a number each."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QWidget

from app.widgets.number_boxes import WholeBox
from app.widgets.reach import make_accessible
from lessons.format.models import Dial, Step


class DialsForm(QWidget):
    """The dials of a step; `changed` when one was turned."""

    changed = Signal()

    def __init__(self, step: Step, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controls: dict[str, QComboBox | WholeBox] = {}
        layout = QFormLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for dial in step.dials:
            control = self._list(dial) if dial.options else self._number(dial)
            make_accessible(control, dial.title, self.tr("The machine is built with this value."))
            label = QLabel(dial.title, self)
            label.setBuddy(control)
            layout.addRow(label, control)
            self.controls[dial.id] = control

    def _list(self, dial: Dial) -> QComboBox:
        box = QComboBox(self)
        for option in dial.options:
            box.addItem(option.text, option.id)
        box.currentIndexChanged.connect(self.changed)
        return box

    def _number(self, dial: Dial) -> WholeBox:
        box = WholeBox(self)
        box.setRange(dial.least, dial.most)
        box.setSingleStep(dial.by)
        box.setGroupSeparatorShown(True)
        box.setProperty("bare", True)  # arrow keys do; buttons would take the room of the number
        box.setToolTip(
            self.tr("{0} to {1}; arrow keys change it by {2}.").format(dial.least, dial.most, dial.by)
        )
        box.setValue(dial.start)
        box.valueChanged.connect(self.changed)
        return box

    def value(self) -> dict[str, str | int]:
        """Return the value of each dial by its id."""
        return {id: self._of(control) for id, control in self.controls.items()}

    @staticmethod
    def _of(control: QComboBox | WholeBox) -> str | int:
        return control.value() if isinstance(control, WholeBox) else str(control.currentData())

    def set_value(self, values: Mapping[str, str | int]) -> None:
        """Turn the dials."""
        for id, value in values.items():
            control = self.controls[id]
            if isinstance(control, WholeBox):
                control.setValue(int(value))
            else:
                control.setCurrentIndex(control.findData(value))
