"""The dialog that imports connections from a table; the meaning of each column is selected above its
first rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.files import by_headings
from app.files.reading_notes import notes_on_files
from app.frame.on_screen import resize_for_text
from app.settings.settings import Settings
from app.topology.background import Background
from app.topology.editor import Editor
from app.topology.importing import tables
from app.widgets.dialog_buttons import dialog_buttons
from app.widgets.reach import make_accessible
from engine.ficon.drawing.connection_table.adding import Added, add_table
from engine.ficon.drawing.connection_table.columns import KEYS, NEEDED, guess
from engine.ficon.drawing.connection_table.row import title
from engine.ficon.drawing.connection_table.table import DELIMITERS, ConnectionTable
from engine.language import filled

SIZE = (920, 560)
SHOWN = 6  # rows of the preview
COLUMN = 118  # px


class ConnectionsDialog(QDialog):
    """Nothing changes until Import is pressed; the whole import is one undo step."""

    def __init__(
        self, editor: Editor, table: ConnectionTable, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.editor, self.table, self._settings = editor, table, settings
        self.added: Added | None = None
        self.setWindowTitle(self.tr("Import connections: {0}").format(table.name))
        resize_for_text(self, *SIZE)
        self.preview = QTableWidget(min(len(table.rows), SHOWN) + 1, len(table.headings), self)
        self.columns = [self._box(heading) for heading in table.headings]
        self.bad = tables.made(self.tr("Omitted lines"), [self.tr("Line"), self.tr("Reason")], self)
        self.about, self.note = QLabel(self._summary(), self), QLabel(self, wordWrap=True)
        self.work, self._asked = Background(self), 0
        self._later = QTimer(self, singleShot=True, interval=0)
        self._fill()
        self._lay_out()
        self._choose(self._remembered())
        self._later.timeout.connect(self.check)
        self.work.done.connect(self._take_checked)
        self.finished.connect(self.work.stop)
        for box in self.columns:
            box.currentIndexChanged.connect(self._later.start)
        self.check()

    # -- making

    def _box(self, heading: str) -> QComboBox:
        box = QComboBox(self)
        box.addItem(self.tr("– not used –"), "")
        for key in KEYS:
            box.addItem(title(key), key)
        about = self.tr("Content of the column: which end of the connection, and which property.")
        make_accessible(box, self.tr("Content of column {0}").format(heading), about)
        return box

    def _summary(self) -> str:
        text = self.tr("{0}: {1} {1:row|rows}, delimiter: {2}. Select the content of each column.")
        return filled(text, self.table.name, len(self.table.rows), DELIMITERS[self.table.delimiter])

    def _fill(self) -> None:
        self.preview.setHorizontalHeaderLabels(list(self.table.headings))
        labels = [self.tr("value"), *(str(line) for line, _ in self.table.rows[:SHOWN])]
        self.preview.setVerticalHeaderLabels(labels)
        self.preview.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.preview.setTabKeyNavigation(False)
        about = self.tr("The first rows of the table. Tab goes to the content of each column, above.")
        make_accessible(self.preview, self.tr("First rows"), about)
        for column, box in enumerate(self.columns):
            self.preview.setCellWidget(0, column, box)
            self.preview.setItem(0, column, QTableWidgetItem())
            self.preview.setColumnWidth(column, max(COLUMN, box.sizeHint().width()))
        for row, (_, cells) in enumerate(self.table.rows[:SHOWN], 1):
            for column, text in enumerate(cells[: len(self.columns)]):
                self.preview.setItem(row, column, QTableWidgetItem(text))

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        self.buttons: QDialogButtonBox = dialog_buttons(self, self.tr("&Import"), self.take)
        for widget, share in ((self.about, 0), (self.preview, 3), (self.note, 0), (self.bad, 2)):
            layout.addWidget(widget, share)
        layout.addWidget(self.buttons)

    # -- meaning of columns

    def _remembered(self) -> Sequence[str]:
        """Return the column meanings remembered for a table with these headings, or those guessed from
        the headings.
        """
        kept = by_headings.recall(self._settings.connection_columns, self.table.headings)
        try:
            said = [(str(heading), str(key)) for heading, key in kept]
        except (TypeError, ValueError):
            return guess(self.table.headings)
        found = []
        for heading in self.table.headings:  # in any order, even with duplicates
            pair = next((pair for pair in said if pair[0] == heading), ("", ""))
            said = said if pair not in said else [item for item in said if item is not pair]
            found.append(pair[1])
        return found

    def _choose(self, keys: Sequence[str]) -> None:
        for box, key in zip(self.columns, keys, strict=True):
            box.setCurrentIndex(max(box.findData(key), 0))

    def keys(self) -> list[str]:
        """Return the meaning of each column, or "" for a column without a meaning."""
        return [box.currentData() for box in self.columns]

    # -- result

    def check(self) -> None:
        """Find what would be added and which lines do not fit, in a thread because large tables take
        seconds.
        """
        keys, self.added = self.keys(), None
        self._say_columns()
        self._asked += 1
        wrong = self._wrong(keys)
        self._show(wrong or self.tr("Checking…"))
        if not wrong:
            drawing = self.editor.drawing.copy()
            self.work.ask(self._asked, partial(add_table, drawing, self.table, keys))

    def _say_columns(self) -> None:
        """Give the cells the meaning selected above them as accessible text, because a screen reader does
        not reach the boxes.
        """
        for column, box in enumerate(self.columns):
            said = self.preview.item(0, column)
            assert said is not None
            said.setData(Qt.ItemDataRole.AccessibleTextRole, f"{box.accessibleName()} {box.currentText()}")

    def _take_checked(self, asked: object, result: object) -> None:
        """Show the result of the check if the column meanings are still the same."""
        if asked == self._asked and isinstance(result, Added):
            self.added = result
            self._show(self._note(result))

    def _show(self, note: str) -> None:
        tables.fill(self.bad, self.added.bad[: tables.MAX_ROWS] if self.added else ())
        self.note.setText(note)
        self.buttons.buttons()[0].setEnabled(self.added is not None and self.added.connections > 0)

    def _wrong(self, keys: Sequence[str]) -> str:
        """Return the selection that is required before anything can be read, or "" if none is missing."""
        if missing := [title(key) for key in NEEDED if key not in keys]:
            return self.tr("Select the columns that contain: {0}.").format(", ".join(missing))
        if twice := [title(key) for key in KEYS if keys.count(key) > 1]:
            return self.tr("Several columns contain: {0}. Select one column for each.").format(
                ", ".join(twice)
            )
        return ""

    def _note(self, added: Added) -> str:
        text = filled(self.tr("{0} {0:connection|connections} can be added."), added.connections)
        if added.bad:
            text += " " + self.tr("Lines that do not fit are omitted: {0}.").format(len(added.bad))
        return text

    def take(self) -> None:
        """Add the lines that fit, and remember the meanings of the columns."""
        added = self.added
        if added is None or not self.editor.attempt(lambda: added.change):
            return
        said = list(zip(self.table.headings, self.keys(), strict=True))
        text = by_headings.keep(self._settings.connection_columns, self.table.headings, said)
        self._settings.connection_columns = text
        notes = [*self.table.reading_notes(self.keys()), *added.reading_notes(self.table.name)]
        notes_on_files.add(notes)
        self.accept()
