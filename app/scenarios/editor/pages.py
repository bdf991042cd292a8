"""The pages of the editor: keys, sliders, differences, the file; below them the error message and buttons."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, Qt, Signal
from PySide6.QtGui import QAction, QFontDatabase, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.frame.later import later
from app.look import theme
from app.scenarios.editor.dials import Dials
from app.scenarios.editor.form import VALUE, FormModel, ValueDelegate, written
from app.scenarios.editor.parts import TreePart
from app.widgets.copy_menu import copy_table
from app.widgets.reach import make_accessible
from app.widgets.reading_table import WrappedDelegate
from app.widgets.rows_model import RowsModel, TableColumn
from engine.scenario.document import ScenarioDifference, ScenarioDocument
from engine.scenario.files.error import Key

WIDEST = 190  # px of a value at a text size of 100%, and at most this part of the page
PART = 0.28
EDIT = QAbstractItemView.EditTrigger


class KeysPage(QWidget):
    """The page of keys. `form` has the rows, and reports changes and refused changes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hint = QLabel(self, wordWrap=True)
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(self.tr("Filter by key or description"))
        make_accessible(self.filter, self.tr("Filter the keys"))
        self.form = FormModel(self)
        self.table = QTableView(self)
        show_model(self.table, self.form, self.tr("Keys of this part"))
        self.table.setItemDelegateForColumn(VALUE, ValueDelegate(self.table))
        self.table.setEditTriggers(
            EDIT.DoubleClicked | EDIT.SelectedClicked | EDIT.EditKeyPressed | EDIT.AnyKeyPressed
        )
        self.filter.textChanged.connect(self.form.set_filter)
        self._offer_reset()
        layout = QVBoxLayout(self)
        for part in (self.hint, self.filter, self.table):
            layout.addWidget(part)

    def _offer_reset(self) -> None:
        reset = QAction(self.tr("Restore the inherited value"), self.table)
        reset.setShortcut(QKeySequence(QKeySequence.StandardKey.Delete))
        reset.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        reset.triggered.connect(self._reset)
        self.table.addAction(reset)

    def _reset(self) -> None:
        row = self.table.currentIndex().row()
        if row >= 0:
            self.form.reset(row)

    def show_part(self, document: ScenarioDocument, part: TreePart | None) -> None:
        """Show the keys of a part."""
        self.form.show_part(document, part)
        self.hint.setText(self._hint(part))
        self.table.resizeColumnToContents(0)
        self._fit_values()

    def _fit_values(self) -> None:
        wide = min(round(WIDEST * theme.text_scale()), round(PART * self.width()))
        self.table.horizontalHeader().resizeSection(VALUE, wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_values()

    def _hint(self, part: TreePart | None) -> str:
        if part is None or part.item is not None:
            return self.tr("Select a part below this heading, or add a part.")
        return self.tr("Bold: set by this machine. Italic: default. Delete restores the inherited value.")

    def go_to(self, key: Key) -> None:
        """Select the row of a key, if the form has it, and focus the form."""
        row = self.form.row_of(key)
        if row >= 0:
            self.table.setCurrentIndex(self.form.index(row, VALUE))
            self.table.setFocus()


def show_model(table: QTableView, model: QAbstractTableModel, name: str) -> None:
    """Show the rows of a model in a table, in full and with a menu that copies them."""
    table.setModel(model)
    table.setAccessibleName(name)
    table.verticalHeader().hide()
    table.setTabKeyNavigation(False)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.horizontalHeader().setStretchLastSection(True)
    table.setItemDelegate(WrappedDelegate(table))
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    copy_table(table)


class DifferenceTable(QTableView):
    """The differences between the edited scenario and its base; `wanted` carries the key of an activated
    row.
    """

    wanted = Signal(tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        columns = [
            TableColumn[ScenarioDifference](self.tr("Key"), lambda difference: difference.name),
            TableColumn[ScenarioDifference](self.tr("Base"), lambda difference: _shown(difference.before)),
            TableColumn[ScenarioDifference](self.tr("Here"), lambda difference: _shown(difference.after)),
        ]
        self.rows: RowsModel[ScenarioDifference] = RowsModel(columns, lambda difference: difference.key, self)
        show_model(self, self.rows, self.tr("Differences from the base scenario"))
        self.activated.connect(lambda index: self.wanted.emit(self.rows.rows[index.row()].key))


def _shown(value: object) -> str:
    return "" if value is None else written(value)


class EditorPages(QTabWidget):
    """The pages of the editor; `text_edited` carries a text edited by the user, when its page is left."""

    text_edited = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.keys, self.dials, self.differences = KeysPage(self), Dials(self), DifferenceTable(self)
        self.text = self._make_text()
        sliders = QScrollArea(self, widgetResizable=True)
        sliders.setWidget(self.dials)
        for widget, title in (
            (self.keys, self.tr("Keys")),
            (sliders, self.tr("Sliders")),
            (self.differences, self.tr("Differences")),
            (self.text, self.tr("File")),
        ):
            self.addTab(widget, title)
        self.currentChanged.connect(self.leave_text)

    def _make_text(self) -> QPlainTextEdit:
        text = QPlainTextEdit(self)
        text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        text.setAccessibleName(self.tr("Scenario file"))
        text.setTabChangesFocus(True)
        return text

    def show_text(self, text: str) -> None:
        """Show the file."""
        if self.text.toPlainText() != text:
            self.text.setPlainText(text)
        self.text.document().setModified(False)

    def leave_text(self) -> None:
        """Emit the text if it was edited."""
        if self.text.document().isModified():
            self.text_edited.emit(self.text.toPlainText())

    def go_to(self, key: Key) -> None:
        """Show the row of a key even if the filter hides it; its part must be displayed."""
        self.setCurrentIndex(0)
        self.keys.filter.clear()
        self.keys.go_to(key)


class FootNote(QPushButton):
    """A text, cut off where its room ends; the tool tip shows the full text. A click leads to the error."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._said = ""
        self.setFlat(True)
        self.setAutoDefault(False)
        self.setObjectName("note")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def say(self, text: str) -> None:
        """Show a text."""
        self._said = text
        self.setToolTip(text)
        self._fit()
        self.setAccessibleName(text)

    def _fit(self) -> None:
        room = self.width() - 2 * self.fontMetrics().averageCharWidth()
        self.setText(self.fontMetrics().elidedText(self._said, Qt.TextElideMode.ElideRight, room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        later(self, self._fit)  # a text that changes the layout may not be set within it


class Foot(QWidget):
    """The note, and the buttons Undo, Redo, Save, Run and Close."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.note = FootNote(self)
        self.undo = QPushButton(self.tr("&Undo"), self)
        self.redo = QPushButton(self.tr("Red&o"), self)
        self.save = QPushButton(self.tr("&Save…"), self)
        self.run = QPushButton(self.tr("&Run"), self)
        self.run.setObjectName("primary")
        self.close_button = QPushButton(self.tr("Close"), self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.note, 1)
        for button in (self.undo, self.redo, self.save, self.run, self.close_button):
            button.setAutoDefault(False)  # Enter in a field runs nothing
            row.addWidget(button)
