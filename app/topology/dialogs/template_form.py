"""The numbers of a template; impossible values are reported while they are typed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QComboBox, QDialog, QFormLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from app.topology.editor import Editor
from app.topology.shapes.placing.pinning import with_layout
from app.widgets.dialog_buttons import dialog_buttons
from app.widgets.number_boxes import WholeBox
from app.widgets.reach import make_accessible
from engine.ficon.drawing.model.drawing import Change, DrawingError, Place
from engine.ficon.drawing.templates import template
from engine.ficon.drawing.templates.template import MOST_TEXT, Field


def _value(box: QComboBox | WholeBox | QLineEdit) -> Any:
    if isinstance(box, QLineEdit):
        return box.text()
    return box.value() if isinstance(box, WholeBox) else box.currentData()


class TemplateForm(QDialog):
    """OK puts the layout into the drawing; Cancel does nothing."""

    def __init__(self, editor: Editor, key: str, place: Place | None, parent: QWidget) -> None:
        """Create the form of a template. Raises KeyError for an unknown key."""
        super().__init__(parent)
        self._editor, self._template, self._place = editor, template(key), place
        title = QCoreApplication.translate("Things", self._template.title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.fields: dict[str, QComboBox | WholeBox | QLineEdit] = {}
        self.refusal = QLabel("", self, wordWrap=True)
        self.refusal.setProperty("verdict", "wrong")
        self.refusal.setAccessibleName(self.tr("Error"))
        self._lay_out()
        self._check()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        about = QLabel(QCoreApplication.translate("Things", self._template.help), self, wordWrap=True)
        about.setObjectName("caption")
        about.setMinimumWidth(380)
        form = QFormLayout()
        for field in self._template.fields:
            self.fields[field.name] = self._control(field)
            form.addRow(QCoreApplication.translate("Things", field.title), self.fields[field.name])
        self.buttons = dialog_buttons(self, self.tr("Insert"), self.put)
        layout.addWidget(about)
        layout.addLayout(form)
        layout.addWidget(self.refusal)
        layout.addWidget(self.buttons)

    def _control(self, field: Field) -> QComboBox | WholeBox | QLineEdit:
        title = QCoreApplication.translate("Things", field.title)
        if field.default == "":
            text = QLineEdit(self)
            text.setMaxLength(MOST_TEXT)
            text.setPlaceholderText(self.tr("numbered"))
            text.setToolTip(self.tr("Names separated by blanks; numbered if empty."))
            text.textChanged.connect(self._check)
            make_accessible(text, title, text.toolTip())
            return text
        if field.choices:
            choice = QComboBox(self)
            for name in field.choices:
                choice.addItem(QCoreApplication.translate("Things", name), name)
            choice.setCurrentIndex(choice.findData(field.default))
            choice.currentTextChanged.connect(self._check)
            make_accessible(choice, title)
            return choice
        number = WholeBox(self, minimum=field.least, maximum=field.most)
        number.setProperty("bare", True)
        number.setValue(int(field.default))
        number.selectAll()  # the first typed character replaces it
        number.valueChanged.connect(self._check)
        make_accessible(number, title, self.tr("{0} to {1}").format(field.least, field.most))
        number.setToolTip(self.tr("{0} to {1}").format(field.least, field.most))
        return number

    def values(self) -> dict[str, Any]:
        """Return the values in the form by name."""
        return {name: _value(box) for name, box in self.fields.items()}

    def _check(self) -> None:
        """Show why these values are impossible, if they are."""
        try:
            self._template.make(self._editor.drawing, self._place, **self.values())
        except DrawingError as error:
            self.refusal.setText(str(error))
        else:
            self.refusal.setText("")
        self.refusal.setVisible(bool(self.refusal.text()))
        self.buttons.buttons()[0].setEnabled(not self.refusal.text())

    def put(self) -> None:
        """Put the template into the drawing, and close."""
        editor = self._editor
        if editor.attempt(self._change):
            self.accept()
            editor.shown.emit(editor.selection)

    def _change(self) -> Change:
        """Return the change that inserts the template, laid out if the drawing is empty. Raises
        DrawingError.
        """
        drawing = self._editor.drawing
        return with_layout(drawing, self._template.make(drawing, self._place, **self.values()))
