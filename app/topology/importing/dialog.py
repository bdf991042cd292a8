"""The dialog that imports IOCP decks: one deck, or decks of several CECs joined into one picture."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.files.reading_notes import notes_on_files
from app.files.save_dialog import FolderKind, begin_in
from app.frame.on_screen import resize_for_text
from app.topology.background import Background
from app.topology.editor import Editor
from app.topology.importing import tables
from app.topology.importing.joining import Joining
from app.topology.importing.sources import DeckSource, from_file, from_text
from app.widgets.dialog_buttons import dialog_buttons
from app.widgets.reach import tab_through
from engine.ficon.drawing.decks.importing import Imported
from engine.ficon.drawing.decks.loading import import_notes
from engine.ficon.drawing.decks.questions import Question
from engine.reading_notes import ReadingNote

SIZE = (860, 560)
MAX_DECKS = 16
MOST_TOLD = 6  # sentences below the tables


class ImportDialog(QDialog):
    """Nothing changes until Import is pressed; the whole import is one undo step."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editor = editor
        self.sources: list[DeckSource] = []
        self.answers: dict[str, str] = {}
        self._imported: Imported | None = None
        self._asked: list[Question] = []
        self._why, self._wanted = "", False  # why nothing can be imported; Import was pressed in the meantime
        self.work, self.joining = Background(self), Joining(self)
        self.setWindowTitle(self.tr("Import IOCP decks"))
        resize_for_text(self, *SIZE)
        self._make()
        self._lay_out()
        self._connect()
        self._show()

    def _make(self) -> None:
        self.add = QPushButton(self.tr("Add &files…"), self)
        self.paste = QPushButton(self.tr("Add from the &clipboard"), self)
        self.remove = QPushButton(self.tr("&Remove"), self)
        self.lenient = QCheckBox(self.tr("&Lenient: pasted from an email or a web page"), self)
        self.lenient.setToolTip(self.tr("Reads decks whose columns were lost, and lists all repairs."))
        heads = [self.tr("Deck"), self.tr("Read as"), self.tr("Statements"), self.tr("Found")]
        self.decks = tables.made(self.tr("Decks"), heads, self)
        place = [self.tr("Line"), self.tr("Column"), self.tr("Description")]
        self.problems = tables.made(
            self.tr("Problems"), [self.tr("Severity"), self.tr("Message"), *place], self
        )
        self.repairs = tables.made(self.tr("Repairs"), place, self)
        asked = [self.tr("Question"), self.tr("Answer"), self.tr("Reason")]
        self.questions = tables.made(self.tr("Questions"), asked, self)
        self.note = QLabel(self, wordWrap=True)
        self.tabs = QTabWidget(self)
        self.tabs.setAccessibleName(self.tr("About the decks"))

    def _lay_out(self) -> None:
        top, layout = QHBoxLayout(), QVBoxLayout(self)
        for widget in (self.add, self.paste, self.remove):
            top.addWidget(widget)
        top.addStretch(1)
        top.addWidget(self.lenient)
        for table in (self.problems, self.repairs, self.questions):
            self.tabs.addTab(table, table.accessibleName())
        self.buttons = dialog_buttons(self, self.tr("&Import"), self._import)
        layout.addLayout(top)
        layout.addWidget(self.decks, 2)
        layout.addWidget(self.tabs, 3)
        layout.addWidget(self.note)
        layout.addWidget(self.joining.line)
        layout.addWidget(self.buttons)
        self.buttons.setFocusProxy(None)  # type: ignore[arg-type]  # it would lead Tab back to a button
        tables = [self.decks, self.tabs.tabBar(), self.problems, self.repairs, self.questions]
        buttons = self.buttons.findChildren(QPushButton)
        tab_through([self.add, self.paste, self.remove, self.lenient, *tables, *buttons])

    def _connect(self) -> None:
        self.add.clicked.connect(self.choose)
        self.paste.clicked.connect(self.take_clipboard)
        self.remove.clicked.connect(self._remove)
        self.lenient.clicked.connect(self._read_again)
        self.decks.itemSelectionChanged.connect(self._show_deck)
        self.work.done.connect(self._take)
        self.work.busy_changed.connect(self._show)
        self.joining.done.connect(self._take_joined)
        self.joining.changed.connect(self._show)
        self.finished.connect(self.work.stop)
        self.finished.connect(self.joining.stop)

    def choose(self) -> None:
        """Ask for files."""
        names, _ = QFileDialog.getOpenFileNames(self, self.tr("IOCP decks"), begin_in(FolderKind.DECKS))
        self.add_files([Path(name) for name in names])

    _awaited = 0  # new decks that are being read

    def add_files(self, paths: list[Path]) -> None:
        """Also read these files."""
        room = max(0, MAX_DECKS - len(self.sources) - self._awaited)
        text = self.tr("beyond the limit of {0} decks").format(MAX_DECKS)
        notes_on_files.add(ReadingNote(path.name, "left out", text) for path in paths[room:])
        for path in paths[:room]:
            self._awaited += 1
            self.work.ask(None, partial(from_file, path))

    def take_clipboard(self) -> None:
        """Read the text on the clipboard."""
        text = QGuiApplication.clipboard().text()
        if text.strip():
            name = self.tr("clipboard {0}").format(len(self.sources) + 1)
            self._awaited += 1
            self.work.ask(None, partial(from_text, name, text))
        else:
            self.note.setText(self.tr("The clipboard contains no text."))

    def _row(self) -> int:
        chosen = self.decks.selectionModel().selectedRows()
        return chosen[0].row() if chosen else -1

    def _take(self, key: object, result: object) -> None:
        """Show a deck that has been read."""
        assert isinstance(result, DeckSource)
        self._awaited -= key is None
        row = key if isinstance(key, int) and key < len(self.sources) else len(self.sources)
        self.sources[row : row + 1] = [result]
        self._fill(row)

    def _fill(self, row: int) -> None:
        tables.fill(self.decks, [tables.deck_row(source) for source in self.sources])
        self.decks.selectRow(min(row, len(self.sources) - 1))
        self._join()

    def _remove(self) -> None:
        if (row := self._row()) >= 0:
            del self.sources[row]
            self._fill(row)

    def _read_again(self) -> None:
        row = self._row()
        if row < 0 or not self.sources[row].text:
            return
        source = self.sources[row]
        self.work.ask(row, partial(from_text, source.name, source.text, self.lenient.isChecked()))

    def _show_deck(self) -> None:
        row = self._row()
        source = self.sources[row] if row >= 0 else None
        self.lenient.setEnabled(source is not None and bool(source.text))
        self.lenient.setChecked(source is not None and source.lenient)
        tables.fill(self.problems, tables.problem_rows(source) if source else [])
        tables.fill(self.repairs, tables.repair_rows(source) if source else [])
        self._name_tabs()

    def _name_tabs(self) -> None:
        for place, table in enumerate((self.problems, self.repairs, self.questions)):
            count = table.rowCount()
            name = table.accessibleName()
            self.tabs.setTabText(place, f"{name} {count}" if count else name)

    def _join(self) -> None:
        """Start joining the decks, and find out which questions remain open after the answers."""
        self._imported = None
        decks = [source.reading.deck for source in self.sources if source.reading is not None]
        self.joining.begin(self.editor.drawing, decks, self._given())

    def _take_joined(self, result: Imported | str) -> None:
        """Show the current questions, keeping the boxes in use if the questions are the same."""
        self._imported = result if isinstance(result, Imported) else None
        self._why = "" if isinstance(result, Imported) else result
        still = {
            question.key: question
            for question in (self._imported.questions if self._imported is not None else ())
        }
        before = (item for item in self._asked if self.sources and self.answers.get(item.key, "").strip())
        now = list({**{item.key: item for item in before}, **still}.values())
        if [item.key for item in now] != [item.key for item in self._asked]:
            self._asked = now
            self._ask()
        if self._wanted and self._imported is not None:
            self._import()
        self._wanted = False
        self._show()

    def _given(self) -> dict[str, str]:
        return {key: text for key, text in self.answers.items() if text.strip()}

    def _ask(self) -> None:
        """Show the questions."""
        boxes = tables.ask(self.questions, self._asked, self.answers)
        for box, question in zip(boxes, self._asked, strict=True):
            keep = partial(self._answer, box, question.key)
            box.activated.connect(keep)
            if line := box.lineEdit():
                line.editingFinished.connect(keep)
        self._name_tabs()
        self._show()

    def _answer(self, box: QComboBox, key: str, *_: object) -> None:
        """Accept an answer, which may settle other questions or raise new ones."""
        if self.answers.get(key, "") == box.currentText():
            return
        self.answers[key] = box.currentText()
        self._join()

    def _show(self) -> None:
        ready = self._imported is not None or self.joining.was_cancelled
        self.buttons.buttons()[0].setEnabled(ready and not self.busy)
        if self.work.busy:
            self.note.setText(self.tr("Reading…"))
        elif self.joining.busy:
            self.note.setText(self.tr("Combining the decks…"))
        elif self.joining.was_cancelled:
            self.note.setText(self.tr("Canceled: nothing has changed. Press Import to start again."))
        elif self._imported is None:
            empty = self.tr("Add a deck: a file, or text from an email or a web page.")
            self.note.setText(self._why or empty)
        else:
            self.note.setText(self._told(self._imported))

    @property
    def busy(self) -> bool:
        """True while decks are being read or joined."""
        return self.work.busy or self.joining.busy

    def _told(self, imported: Imported) -> str:
        told = [*imported.told, *(problem.text for problem in imported.problems)][:MOST_TOLD]
        if imported.questions:
            told.append(self.tr("Open questions can be answered later, by drawing cables."))
        return "\n".join(told)

    def _import(self) -> None:
        imported = self._imported
        if imported is None:
            self._wanted = True
            self._join()
        elif self.editor.attempt(lambda: imported.change):
            for source in self.sources:
                notes_on_files.add(source.reading_notes())
            notes_on_files.add(import_notes(self.tr("decks"), imported))
            self.accept()
