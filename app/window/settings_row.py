"""A line of the settings: a control, what restores its default, and what it is for."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from app.settings.fields import ChoiceSetting, Field, FolderSetting, NumberSetting, translated
from app.widgets.number_boxes import WholeBox
from app.widgets.reach import make_accessible


class FieldRow(QWidget):
    """Emits each edit at once."""

    edited = Signal(object)  # int or str

    def __init__(self, field: Field, value: int | str, parent: QWidget) -> None:
        super().__init__(parent)
        self._default = field.default
        self.words = f"{translated(field.title)} {translated(field.help)}".casefold()
        self.control = self._make(field)
        make_accessible(self.control, translated(field.title), translated(field.help))
        self.choose = self._chooser(field) if isinstance(field, FolderSetting) else None
        self.reset = QPushButton(self.tr("Default"), self)
        make_accessible(
            self.reset, self.tr("Restore the default of %1").replace("%1", translated(field.title))
        )
        self.reset.setAutoDefault(False)
        self.reset.clicked.connect(self._restore)
        self.note = QLabel(translated(field.help), self, wordWrap=True)
        self.note.setObjectName("caption")
        self._help = self.note.text()
        self._lay_out(QLabel(translated(field.title), self))
        self.show_value(value)
        self.reset.setEnabled(value != self._default)
        self._listen()

    def _lay_out(self, label: QLabel) -> None:
        label.setBuddy(self.control)
        layout = QGridLayout(self)
        layout.addWidget(label, 0, 0)
        layout.addWidget(self.control, 0, 1)
        if self.choose is not None:
            layout.addWidget(self.choose, 0, 2)
        layout.addWidget(self.reset, 0, 3)
        layout.addWidget(self.note, 1, 0, 1, 4)
        layout.setColumnStretch(1 if self.choose is not None else 0, 1)

    def show_value(self, value: int | str) -> None:
        """Show a value; when it differs from the one on show, this is an edit."""
        if isinstance(self.control, WholeBox):
            self.control.setValue(int(value))
        elif isinstance(self.control, QComboBox):
            self.control.setCurrentIndex(self.control.findData(value))
        else:
            self.control.setText(str(value))

    def _restore(self) -> None:
        self.show_value(self._default)
        if isinstance(self.control, QLineEdit):
            self._edit_folder()

    def _make(self, field: Field) -> WholeBox | QComboBox | QLineEdit:
        if isinstance(field, NumberSetting):
            return self._number(field)
        return self._choice(field.names) if isinstance(field, ChoiceSetting) else self._folder(field)

    def _number(self, field: NumberSetting) -> WholeBox:
        box = WholeBox(self, minimum=field.least, maximum=field.most, singleStep=field.step)
        box.setSuffix(f" {field.unit}")
        box.setKeyboardTracking(False)  # a number that is typed applies as a whole
        return box

    def _choice(self, names: Mapping[str, str]) -> QComboBox:
        box = QComboBox(self)
        for name, text in names.items():
            box.addItem(translated(text), name)
        return box

    def _folder(self, field: FolderSetting) -> QLineEdit:
        return QLineEdit(self, placeholderText=translated(field.empty))

    def _chooser(self, field: FolderSetting) -> QPushButton:
        button = QPushButton(self.tr("Choose…"), self)
        make_accessible(button, self.tr("Choose the folder: %1").replace("%1", translated(field.title)))
        button.setAutoDefault(False)
        button.clicked.connect(self._ask)
        return button

    def _ask(self) -> None:
        assert isinstance(self.control, QLineEdit)
        folder = QFileDialog.getExistingDirectory(self, self.tr("Choose a folder"), self.control.text())
        if folder:
            self.control.setText(folder)
            self._edit_folder()

    def _listen(self) -> None:
        if isinstance(self.control, WholeBox):
            self.control.valueChanged.connect(self._edit)
        elif isinstance(self.control, QComboBox):
            self.control.currentIndexChanged.connect(self._edit_choice)
        else:
            self.control.editingFinished.connect(self._edit_folder)

    def _edit_choice(self) -> None:
        assert isinstance(self.control, QComboBox)
        self._edit(self.control.currentData())

    def _edit_folder(self) -> None:
        """Take a folder that exists, or none; say so when there is no such folder."""
        assert isinstance(self.control, QLineEdit)
        folder = self.control.text().strip()
        missing = bool(folder) and not Path(folder).is_dir()
        self.note.setText(
            self.tr("There is no such folder. Choose one that exists.") if missing else self._help
        )
        if not missing:
            self._edit(folder)

    def _edit(self, value: int | str) -> None:
        self.reset.setEnabled(value != self._default)
        self.edited.emit(value)
