"""The settings of the program: one line for each field; a change applies at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.files import folders
from app.frame.on_screen import move_onto_screen
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
)
from app.settings.settings import Settings
from app.widgets.reach import make_accessible
from app.window.layouts.store import NamedLayouts
from app.window.settings_row import FieldRow

MARGIN = 48  # pixels beside the rows, with the bar for scrolling


class SettingsDialog(QDialog):
    """All settings, with a search; closing it keeps everything, since each change has been applied."""

    memory_chosen = Signal(int)  # MB

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Settings"))
        self.search = QLineEdit(self, placeholderText=self.tr("Search settings"), clearButtonEnabled=True)
        make_accessible(self.search, self.tr("Search settings"))
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
        """Return the line of a field; the layouts and screens to choose from are those that there are now."""
        if field is LAYOUT:
            return self._named(LAYOUT, NamedLayouts(self._settings).names(), self._settings.first_layout)
        if field is SCREEN:
            kept = self._settings.class_screen
            screens = [screen.name() for screen in QGuiApplication.screens()]
            return self._named(SCREEN, dict.fromkeys([*screens, *filter(None, [kept])]), kept)
        return FieldRow(field, self._settings.chosen(field), self)

    def _named(self, field: ChoiceSetting, names: Iterable[str], kept: str) -> FieldRow:
        """Return the line of a field whose names are known only now."""
        known = {**field.names, **{name: name for name in names}}
        return FieldRow(replace(field, names=known), kept if kept in known else "", self)

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
            folders.use(self._settings.folders)
        elif field is MEMORY:
            self.memory_chosen.emit(value)
