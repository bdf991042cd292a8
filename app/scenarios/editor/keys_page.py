"""The page with the keys of the chosen part: a hint, a filter and the form."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QLabel, QLineEdit, QTableView, QVBoxLayout, QWidget

from app.look import theme
from app.scenarios.editor.form import VALUE, FormModel, ValueDelegate
from app.scenarios.editor.parts import TreePart
from app.scenarios.editor.tables import show_model
from app.widgets.reach import make_accessible
from engine.scenario.document import ScenarioDocument
from engine.scenario.files.error import Key

WIDEST = 190  # px of a value at a text size of 100 %, and at most this part of the page
PART = 0.28
EDIT = QAbstractItemView.EditTrigger


class KeysPage(QWidget):
    """`form` has the rows: it says what has changed, and what was refused."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hint = QLabel(self, wordWrap=True)
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(self.tr("Filter: words of a key or its meaning"))
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
        reset = QAction(self.tr("Take the inherited value"), self.table)
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
            return self.tr("Choose a part below this heading, or add one.")
        return self.tr("Bold: of this machine. Italic: the default. Delete takes the inherited value.")

    def go_to(self, key: Key) -> None:
        """Choose the row of a key, if the form has it, and give the form the focus."""
        row = self.form.row_of(key)
        if row >= 0:
            self.table.setCurrentIndex(self.form.index(row, VALUE))
            self.table.setFocus()
