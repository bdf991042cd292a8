"""The dialog that lists what readers assumed, changed and left out of the files they read."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.files.reading_notes import notes_on_files
from app.frame.on_screen import resize_for_text
from app.widgets.copy_menu import copy_table
from app.widgets.reading_table import WrappedDelegate
from app.widgets.rows_model import RowsModel, TableColumn
from engine.language import say
from engine.reading_notes import DECISIONS, ReadingNote

SIZE = 900, 480
_WIDTHS = 180, 110, 100  # px of file, place and decision


class NotesDialog(QDialog):
    """A table of notes, starting with those on the latest file; it is updated as more files are read."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Reading notes"))
        self.about = QLabel(self, wordWrap=True)
        self.model: RowsModel[tuple[int, ReadingNote]] = RowsModel(
            self._columns(), lambda pair: pair[0], self
        )
        self.table = QTableView(self)
        self._make_table()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for widget in (self.about, self.table, buttons):
            layout.addWidget(widget)
        notes_on_files.added.connect(self._show)
        self._show()
        resize_for_text(self, *SIZE)

    def _columns(self) -> list[TableColumn[tuple[int, ReadingNote]]]:
        return [
            TableColumn(self.tr("File"), lambda pair: pair[1].file),
            TableColumn(self.tr("Place"), lambda pair: pair[1].place, order=lambda pair: pair[0]),
            TableColumn(self.tr("Decision"), lambda pair: say(DECISIONS[pair[1].decision])),
            TableColumn(self.tr("Note"), lambda pair: pair[1].text),
        ]

    def _make_table(self) -> None:
        self.table.setModel(self.model)
        self.table.setAccessibleName(self.tr("Reading notes"))
        self.table.verticalHeader().hide()
        self.table.setTabKeyNavigation(False)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setItemDelegate(WrappedDelegate(self.table))
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setStretchLastSection(True)
        for column, width in enumerate(_WIDTHS):
            self.table.setColumnWidth(column, width)
        copy_table(self.table)

    def _show(self) -> None:
        notes = notes_on_files.all
        self.model.show_rows(enumerate(notes))
        self.about.setText(
            self.tr("The program assumed, changed or left out the following in files that it has read.")
            if notes
            else self.tr("Nothing was assumed, changed or left out when files were read.")
        )
