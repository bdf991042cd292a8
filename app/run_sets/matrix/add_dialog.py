"""Asks for a custom run: a value for each field of the matrix."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QWidget,
)

from app.run_sets.definition import DefinitionDialog
from app.run_sets.matrix import words
from app.widgets.number_boxes import WholeBox
from app.widgets.reach import make_accessible
from engine.scenario.scenario import load_scenario
from engine.studies.matrix import Matrix, MatrixField, Values

WIDTH = 380


class FileField(QWidget):
    """A combo box that accepts a typed path, and a button that browses for a file."""

    def __init__(self, field: MatrixField, value: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.choice, self.browse = QComboBox(self), QPushButton(self.tr("Browse…"), self)
        self.choice.setEditable(True)
        for choice in field.choices:
            self.choice.addItem(choice)
        self.choice.setEditText(value)
        make_accessible(self.choice, words.told(field.title), words.told(field.help))
        about = self.tr("Browses for a custom file.")
        make_accessible(self.browse, self.tr("Browse for a file: {0}").format(words.told(field.title)), about)
        self.browse.clicked.connect(self._look)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.choice, 1)
        line.addWidget(self.browse)
        self.setFocusProxy(self.choice)

    def text(self) -> str:
        """The selected name or path."""
        return self.choice.currentText().strip()

    def _look(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Rule file"))
        if path:
            self.choice.setEditText(path)


class AddDialog(DefinitionDialog):
    """A dialog that starts with the values of the selected run; the scenario is read when the run is
    added.
    """

    given = Signal(object)  # Values

    def __init__(self, matrix: Matrix, values: Values, parent: QWidget) -> None:
        super().__init__(self.tr("Add a run"), WIDTH, parent)
        self._matrix = matrix
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.fields: dict[str, QWidget] = {}
        for field in matrix.fields:
            self.fields[field.id] = self._control(field, values.get(field.id, field.default))
            self.form.addRow(words.told(field.title), self.fields[field.id])
        self.add_buttons(self.tr("Add"))

    def _control(self, field: MatrixField, value: str) -> QWidget:
        made = _made(field, value, self)
        make_accessible(made, words.told(field.title), words.told(field.help))
        made.setToolTip(words.told(field.help))
        return made

    def values(self) -> dict[str, str]:
        """The selected values."""
        return {id: _value(control) for id, control in self.fields.items()}

    def summary(self) -> str:
        run = self._matrix.entry(self.values()).run
        load_scenario(run.scenario, run.settings)
        return ""

    def give(self) -> None:
        self.summary()
        self.given.emit(self.values())


def _made(field: MatrixField, value: str, parent: QWidget) -> QWidget:
    if field.kind == "file":
        return FileField(field, value, parent)
    if field.kind == "yes":
        box = QCheckBox(parent)
        box.setChecked(value == "true")
        return box
    if field.kind == "whole":
        number = WholeBox(parent)
        number.setRange(*field.range)
        number.setValue(int(value))
        number.setProperty("bare", True)
        number.setAlignment(Qt.AlignmentFlag.AlignRight)
        return number
    if field.choices:
        choice = QComboBox(parent)
        for name in field.choices:
            choice.addItem(words.phrase(field, name), name)
        choice.setCurrentIndex(choice.findData(value))
        return choice
    text = QLineEdit(value, parent)
    text.setPlaceholderText(QCoreApplication.translate("AddDialog", "as in the study"))
    return text


def _value(control: QWidget) -> str:
    if isinstance(control, FileField):
        return control.text()
    if isinstance(control, QCheckBox):
        return "true" if control.isChecked() else "false"
    if isinstance(control, WholeBox):
        control.interpretText()
        return str(control.value())
    if isinstance(control, QComboBox):
        return str(control.currentData())
    assert isinstance(control, QLineEdit)
    return control.text().strip()
