"""The program settings: one line per field with a button to restore its default; changes apply
immediately.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.files import save_dialog
from app.frame.keys_page import CommandKeysPage
from app.frame.on_screen import move_onto_screen
from app.frame.own_keys import CommandKeys
from app.look import appearance
from app.settings.fields import (
    FIELDS,
    FOLDERS,
    LAYOUT,
    MEMORY,
    MOTION,
    SCREEN,
    TEXT_SIZE,
    THEME,
    ChoiceSetting,
    Field,
    FolderSetting,
    NumberSetting,
    translated,
)
from app.settings.settings import Settings
from app.widgets.number_boxes import WholeBox
from app.widgets.reach import make_accessible
from app.window.layouts.store import NamedLayouts
from engine.language import with_unit

MARGIN = 48  # pixels beside the rows, with the bar for scrolling


class FieldRow(QWidget):
    """A field of the settings; emits each edit immediately."""

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
        """Show a value; it counts as an edit if it differs from the current one."""
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
        box.setSuffix(with_unit("", field.unit))
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
        """Accept an existing folder or no folder; report a folder that does not exist."""
        assert isinstance(self.control, QLineEdit)
        folder = self.control.text().strip()
        missing = bool(folder) and not os.path.isdir(folder)
        self.note.setText(
            self.tr("The folder does not exist. Choose an existing folder.") if missing else self._help
        )
        if not missing:
            self._edit(folder)

    def _edit(self, value: int | str) -> None:
        self.reset.setEnabled(value != self._default)
        self.edited.emit(value)


class SettingsDialog(QDialog):
    """All settings, with a search; each change is applied immediately, so closing the dialog keeps all
    changes.
    """

    memory_chosen = Signal(int)  # MB

    def __init__(self, settings: Settings, parent: QWidget, keys: CommandKeys | None = None) -> None:
        """Create the dialog. keys: keys of the window, for a page on which they are changed; None: no
        page.
        """
        super().__init__(parent)
        self._settings = settings
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Settings"))
        self.pages = QTabWidget(self, documentMode=True)
        make_accessible(self.pages, self.tr("Settings"))
        self.search = QLineEdit(self, placeholderText=self.tr("Search settings"), clearButtonEnabled=True)
        make_accessible(self.search, self.tr("Search settings"))
        self.rows = {field.key: self._row(field) for field in FIELDS}
        self.nothing = QLabel(self.tr("No setting contains these words."), self)
        self.nothing.hide()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        self._area = self._scrolled()
        self._add_pages(keys)
        layout = QVBoxLayout(self)
        layout.addWidget(self.pages)
        layout.addWidget(buttons)
        self._fit()
        self.search.setFocus()
        self.search.textChanged.connect(self._find)
        for field in FIELDS:
            self.rows[field.key].edited.connect(lambda value, field=field: self._apply(field, value))

    def _add_pages(self, keys: CommandKeys | None) -> None:
        general = QWidget(self)
        inside = QVBoxLayout(general)
        inside.addWidget(self.search)
        inside.addWidget(self._area, stretch=1)
        self.pages.addTab(general, self.tr("General"))
        if keys is not None:
            self.pages.addTab(CommandKeysPage(keys, self), self.tr("Keys"))

    def _row(self, field: Field) -> FieldRow:
        """Return the line of a field that offers the existing layouts or screens."""
        if field is LAYOUT:
            return self._named(LAYOUT, NamedLayouts(self._settings).names(), self._settings.first_layout)
        if field is SCREEN:
            kept = self._settings.class_screen
            screens = [screen.name() for screen in QGuiApplication.screens()]
            return self._named(SCREEN, dict.fromkeys([*screens, *filter(None, [kept])]), kept)
        return FieldRow(field, self._settings.chosen(field), self)

    def _named(self, field: ChoiceSetting, names: Iterable[str], kept: str) -> FieldRow:
        """Return the line of a field whose names are known only at run time."""
        known = {**field.names, **{name: name for name in names}}
        return FieldRow(replace(field, names=known), kept if kept in known else "", self)

    def go_to(self, key: str) -> None:
        """Set the focus to a setting and bring it into view; an unknown key changes nothing."""
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
        """Grow with the text, up to the size of a small screen."""
        wanted = max((row.minimumSizeHint().width() for row in self.rows.values()), default=0) + MARGIN
        height = sum(row.heightForWidth(wanted) + MARGIN // 4 for row in self.rows.values())
        self.search.setStyleSheet(
            f"min-height: {self.search.fontMetrics().height()}px"
        )  # the sheet's is fixed
        self._area.setMinimumSize(min(max(wanted, 440), 900), min(height, 480))
        self.adjustSize()
        move_onto_screen(self)

    def _find(self, text: str) -> None:
        words = text.casefold().split()
        found = [row for row in self.rows.values() if all(word in row.words for word in words)]
        for row in self.rows.values():
            row.setVisible(row in found)
        self.nothing.setVisible(not found)

    def _apply(self, field: Field, value: int | str) -> None:
        if field is LAYOUT:
            self._settings.first_layout = str(value)
        elif field is SCREEN:
            self._settings.class_screen = str(value)
        else:
            self._settings.choose(field, value)
        if field in (THEME, TEXT_SIZE, MOTION):
            appearance.apply_theme(self._settings, self._settings.theme)
            self._fit()
        elif field in FOLDERS.values():
            save_dialog.use(self._settings.folders)
        elif field is MEMORY:
            self.memory_chosen.emit(value)
