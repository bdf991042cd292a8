"""The settings of the program: one line for each field; a change applies at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.look import appearance
from app.widgets.reach import reachable
from app.window.fields import FIELDS, LAYOUT, MEMORY, TEXT_SIZE, THEME, Field, Number, translated
from app.window.layouts.store import NamedLayouts
from app.window.settings import Settings

MARGIN = 48  # pixels beside the rows, with the bar for scrolling


class FieldRow(QWidget):
    """A setting: its control, a button that restores the default, and what it is for."""

    edited = Signal(object)  # int or str

    def __init__(self, field: Field, value: int | str, parent: QWidget) -> None:
        super().__init__(parent)
        self._default = field.default
        self.words = f"{translated(field.title)} {translated(field.help)}".casefold()
        self.control: QSpinBox | QComboBox
        self.control = self._number(field) if isinstance(field, Number) else self._choice(field.names)
        reachable(self.control, translated(field.title), translated(field.help))
        self.reset = QPushButton(self.tr("Default"), self)
        reachable(self.reset, self.tr("Restore the default of %1").replace("%1", translated(field.title)))
        self.reset.setAutoDefault(False)
        self.reset.clicked.connect(lambda: self.show_value(self._default))
        label = QLabel(translated(field.title), self)
        label.setBuddy(self.control)
        note = QLabel(translated(field.help), self, wordWrap=True)
        note.setObjectName("caption")
        layout = QGridLayout(self)
        layout.addWidget(label, 0, 0)
        layout.addWidget(self.control, 0, 1)
        layout.addWidget(self.reset, 0, 2)
        layout.addWidget(note, 1, 0, 1, 3)
        layout.setColumnStretch(0, 1)
        self.show_value(value)
        self.reset.setEnabled(value != self._default)
        self._listen()

    def show_value(self, value: int | str) -> None:
        """Show a value; when it differs from the one on show, this is an edit."""
        if isinstance(self.control, QSpinBox):
            self.control.setValue(int(value))
        else:
            self.control.setCurrentIndex(self.control.findData(value))

    def _number(self, field: Number) -> QSpinBox:
        box = QSpinBox(self, minimum=field.least, maximum=field.most, singleStep=field.step)
        box.setSuffix(f" {field.unit}")
        box.setKeyboardTracking(False)  # a number that is typed applies as a whole
        return box

    def _choice(self, names: Mapping[str, str]) -> QComboBox:
        box = QComboBox(self)
        for name, text in names.items():
            box.addItem(translated(text), name)
        return box

    def _listen(self) -> None:
        if isinstance(self.control, QSpinBox):
            self.control.valueChanged.connect(self._edit)
        else:
            self.control.currentIndexChanged.connect(self._edit_choice)

    def _edit_choice(self) -> None:
        assert isinstance(self.control, QComboBox)
        self._edit(self.control.currentData())

    def _edit(self, value: int | str) -> None:
        self.reset.setEnabled(value != self._default)
        self.edited.emit(value)


class SettingsDialog(QDialog):
    """All settings, with a search; closing it keeps everything, since each change has been applied."""

    memory_chosen = Signal(int)  # MB

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Settings"))
        self.search = QLineEdit(self, placeholderText=self.tr("Search settings"), clearButtonEnabled=True)
        reachable(self.search, self.tr("Search settings"))
        self._named = NamedLayouts(settings)
        self.rows = {field.key: self._row(field) for field in FIELDS}
        self.nothing = QLabel(self.tr("No setting contains these words."), self)
        self.nothing.hide()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.search)
        self._area = self._scrolled()
        layout.addWidget(self._area, stretch=1)
        layout.addWidget(buttons)
        self._fit()
        self.search.textChanged.connect(self._find)
        for field in FIELDS:
            self.rows[field.key].edited.connect(lambda value, field=field: self._apply(field, value))

    def _row(self, field: Field) -> FieldRow:
        """Return the line of a field; the layouts to choose from are those that there are now."""
        if field is not LAYOUT:
            return FieldRow(field, self._settings.chosen(field), self)
        names = self._named.names()
        kept = self._settings.first_layout
        named = replace(LAYOUT, names={**LAYOUT.names, **dict(zip(names, names, strict=True))})
        return FieldRow(named, kept if kept in names else "", self)

    def go_to(self, key: str) -> None:
        """Give the focus to a setting and bring it into view; an unknown key changes nothing."""
        row = self.rows.get(key)
        if row is not None:
            row.control.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._area.ensureWidgetVisible(row)

    def _scrolled(self) -> QScrollArea:
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        for row in self.rows.values():
            column.addWidget(row)
        column.addWidget(self.nothing)
        column.addStretch()
        area = QScrollArea(self, widgetResizable=True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inside)
        return area

    def _fit(self) -> None:
        """Grow with the text, up to the width and height of a small screen."""
        wanted = max((row.minimumSizeHint().width() for row in self.rows.values()), default=0) + MARGIN
        height = sum(row.heightForWidth(wanted) + MARGIN // 4 for row in self.rows.values())
        self.search.setStyleSheet(
            f"min-height: {self.search.fontMetrics().height()}px"
        )  # the sheet's is fixed
        self._area.setMinimumSize(min(max(wanted, 440), 900), min(height, 480))
        self.adjustSize()

    def _find(self, text: str) -> None:
        words = text.casefold().split()
        found = [row for row in self.rows.values() if all(word in row.words for word in words)]
        for row in self.rows.values():
            row.setVisible(row in found)
        self.nothing.setVisible(not found)

    def _apply(self, field: Field, value: int | str) -> None:
        if field is LAYOUT:
            self._settings.first_layout = str(value)
            return
        self._settings.choose(field, value)
        if field in (THEME, TEXT_SIZE):
            appearance.wear(self._settings, self._settings.theme)
            self._fit()
        elif field is MEMORY:
            self.memory_chosen.emit(value)
