"""The dialog: the files of a site, the outcomes of their lines, the remaining questions, and the scenario."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QInputDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.files.reading_notes import notes_on_files
from app.files.save_dialog import FolderKind, begin_in, save_path
from app.frame.files import FileDrops
from app.frame.on_screen import resize_for_text
from app.relocation.evacuation_dialog import EvacuationDialog
from app.site.against_page import AgainstPage
from app.site.making import MadeSite, Making
from app.site.questions import ANSWER, QUESTION, AnswerDelegate, QuestionsModel
from app.storage.space_dialog import SpaceDialog
from app.widgets.banner import Caution
from app.widgets.copy_menu import copy_table
from app.widgets.looks import FollowText
from app.widgets.reach import make_accessible, tab_through
from app.widgets.reading_table import WrappedDelegate
from app.widgets.rows_model import RowsModel, TableColumn
from engine.atomic import atomic_write
from engine.language import filled
from engine.site.facts import Outcome, SiteError, SiteFinding
from engine.site.reading import SiteFile, open_files, site_file
from engine.site.texts import lines
from engine.space.plan import NOTHING
from engine.space.site import of_site

SIZE = 1160, 680
FILES = 3  # rows of files that are seen
ROW_HEIGHT = 24  # px of a file at 100%
PASTED = 680, 420  # of the dialog for a console: 80 columns
EDIT = QAbstractItemView.EditTrigger
OUTCOMES: tuple[Outcome, ...] = ("understood", "guessed", "left out")


def _keep_low(table: QWidget, scale: float) -> None:
    """Give the table of files a height of a few rows, so that the tabs below it stay in place."""
    assert isinstance(table, QTableView)
    table.verticalHeader().setDefaultSectionSize(round(ROW_HEIGHT * scale))
    head = table.horizontalHeader().sizeHint().height()
    table.setFixedHeight(head + round(FILES * ROW_HEIGHT * scale) + 2 * table.frameWidth())


class SiteDialog(QDialog):
    """The site dialog; `wanted` carries the scenario file to open."""

    wanted = Signal(object)  # Path

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Read a site"))
        self.files: list[SiteFile] = []
        self.made: MadeSite | None = None
        self._making = Making(self)
        self._outcomes: Counter[tuple[str, Outcome]] = Counter()
        self._make_tables()
        self._make_controls()
        self._lay_out()
        self._connect()
        self._show_state()

    @property
    def making(self) -> bool:
        """True while files are read in the background."""
        return self._making.running

    # ---- parts

    def _make_tables(self) -> None:
        self.file_model: RowsModel[SiteFile] = RowsModel(self._file_columns(), lambda file: file.path, self)
        self.file_table = self._table(self.file_model, self.tr("Files"))
        self.file_table.horizontalHeader().setStretchLastSection(False)
        FollowText(self.file_table, _keep_low)
        self.questions = QuestionsModel(self)
        self.question_table = self._table(self.questions, self.tr("Questions"))
        self.question_table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.question_table.setItemDelegate(WrappedDelegate(self.question_table))
        self.question_table.setItemDelegateForColumn(ANSWER, AnswerDelegate(self.question_table))
        self.question_table.setEditTriggers(EDIT.EditKeyPressed | EDIT.AnyKeyPressed)
        self.question_table.clicked.connect(self._edit)
        self.finding_model: RowsModel[tuple[int, SiteFinding]] = RowsModel(
            self._finding_columns(), lambda pair: pair[0], self
        )
        self.finding_table = self._table(self.finding_model, self.tr("Lines"))
        self.text = QPlainTextEdit(self, readOnly=True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setAccessibleName(self.tr("Scenario file"))
        self.text.setTabChangesFocus(True)
        self.against = AgainstPage(self)

    def _edit(self, index: QModelIndex) -> None:
        """Edit an answer after one click; arrow keys only move over it, since they would change a choice."""
        if index.column() == ANSWER:
            self.question_table.edit(index)

    def _table(self, model: RowsModel | QuestionsModel, name: str) -> QTableView:  # type: ignore[type-arg]
        table = QTableView(self)
        table.setModel(model)
        table.setAccessibleName(name)
        table.verticalHeader().hide()
        table.setTabKeyNavigation(False)
        table.setWordWrap(True)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.horizontalHeader().setStretchLastSection(True)
        copy_table(table)
        return table

    def _file_columns(self) -> list[TableColumn[SiteFile]]:
        counts = [
            TableColumn[SiteFile](
                title,
                lambda item, outcome=outcome: self._count(item, outcome),  # type: ignore[misc]
                number=True,
            )
            for outcome, title in zip(
                OUTCOMES, (self.tr("Understood"), self.tr("Guessed"), self.tr("Left out")), strict=True
            )
        ]
        return [
            TableColumn(self.tr("File"), lambda file: file.path.name, tip=lambda file: str(file.path)),
            TableColumn(self.tr("Type"), lambda file: file.what),
            *counts,
        ]

    def _count(self, file: SiteFile, outcome: Outcome) -> str:
        return str(self._outcomes[file.path.name, outcome])

    def _finding_columns(self) -> list[TableColumn[tuple[int, SiteFinding]]]:
        return [
            TableColumn(self.tr("Line"), lambda pair: str(pair[1].line), order=lambda pair: pair[0]),
            TableColumn(self.tr("Status"), lambda pair: pair[1].outcome),
            TableColumn(self.tr("Outcome"), lambda pair: pair[1].text, tip=lambda pair: pair[1].text),
        ]

    def _make_controls(self) -> None:
        self.caution = Caution(self)
        self.hint = QLabel(self.tr(_HINT), self, wordWrap=True)
        self.title = QLineEdit(self.tr("My site"), self, maxLength=100)
        self.add = QPushButton(self.tr("&Add files…"), self)
        self.paste = QPushButton(self.tr("&Paste console output…"), self)
        self.remove = QPushButton(self.tr("&Remove"), self)
        self.outcome = QComboBox(self)
        self.outcome.addItems(
            [self.tr("All lines"), self.tr("Understood"), self.tr("Guessed"), self.tr("Left out")]
            + [self.tr("Left out, might have values")]
        )
        self.note = QLabel(self, wordWrap=True)
        self.note.setObjectName("caption")
        self.tabs = QTabWidget(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.space = self.buttons.addButton(self.tr("Pa&ging space…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.save = self.buttons.addButton(self.tr("&Save…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.run = self.buttons.addButton(self.tr("Save and &open…"), QDialogButtonBox.ButtonRole.ActionRole)
        leave = self.tr("E&vacuate…")
        self.evacuate = self.buttons.addButton(leave, QDialogButtonBox.ButtonRole.ActionRole)
        self.evacuate.hide()
        make_accessible(self.title, self.tr("Scenario title"))
        make_accessible(self.outcome, self.tr("Lines shown"))

    def _lay_out(self) -> None:
        beside = QHBoxLayout()
        for part in (self.add, self.paste, self.remove):
            part.setAutoDefault(False)  # Enter in the title asks for no files
            beside.addWidget(part)
        beside.addStretch()
        label = QLabel(self.tr("&Title:"), self)
        label.setBuddy(self.title)
        beside.addWidget(label)
        beside.addWidget(self.title, 1)
        lines_ = QWidget(self)
        column = QVBoxLayout(lines_)
        column.addWidget(self.outcome)
        column.addWidget(self.finding_table)
        self.tabs.addTab(self.question_table, self.tr("Questions"))
        self.tabs.addTab(lines_, self.tr("Lines"))
        self.tabs.addTab(self.against, self.tr("Your system"))
        self.tabs.addTab(self.text, self.tr("Scenario"))
        layout = QVBoxLayout(self)
        for item in (self.caution, self.hint, self.file_table):
            layout.addWidget(item)
        layout.addLayout(beside)
        layout.addWidget(self.tabs, 1)
        for button in self.buttons.findChildren(QPushButton):
            button.setAutoDefault(False)
        below = QHBoxLayout()
        below.addWidget(self.note, 1)
        below.addWidget(self.buttons)
        layout.addLayout(below)
        self.buttons.setFocusProxy(None)  # type: ignore[arg-type]  # it would lead Tab back to a button
        tab_through(
            [self.file_table, self.add, self.paste, self.remove, self.title, self.tabs.tabBar()]
            + [self.question_table, self.outcome, self.finding_table]
            + [*self.against.stops, self.text]
            + [self.space, self.save, self.run, self.evacuate]
            + [self.buttons.button(QDialogButtonBox.StandardButton.Close)]
        )
        resize_for_text(self, *SIZE)

    def _connect(self) -> None:
        FileDrops(self).dropped.connect(self.add_files)
        self.add.clicked.connect(self.choose_files)
        self.paste.clicked.connect(self.paste_console)
        self.remove.clicked.connect(self.remove_chosen)
        self.outcome.currentIndexChanged.connect(self._filter)
        self.title.editingFinished.connect(self._start)
        self.questions.answered.connect(self._start)
        self._making.made.connect(self._take)
        self.against.changed.connect(lambda: self.text.setPlainText(self.against.text))
        self.buttons.rejected.connect(self.reject)
        self.space.clicked.connect(self.plan_space)
        self.evacuate.clicked.connect(self.plan_evacuation)
        self.save.clicked.connect(self.save_file)
        self.run.clicked.connect(self._save_and_open)

    # ---- files

    def choose_files(self) -> None:
        """Ask for files and add them."""
        names, _ = QFileDialog.getOpenFileNames(self, self.tr("Site files"), begin_in(FolderKind.WORK))
        self.add_files([Path(name) for name in names])

    def add_files(self, paths: Sequence[Path]) -> None:
        """Add files; a file that cannot be read is refused with a reason, and the others stay."""
        known = {file.path for file in self.files}
        troubles = []
        for path in paths:
            try:
                self.files += [] if path in known else open_files([path])
            except SiteError as error:
                troubles.append(str(error))
        self._start()
        if troubles:
            self.note.setText(" ".join(troubles))

    def paste_console(self) -> None:
        """Ask for console text and add it as a separate file."""
        asked = QInputDialog(self)
        asked.setOption(QInputDialog.InputDialogOption.UsePlainTextEditForTextInput)
        asked.setWindowTitle(self.tr("Paste console output"))
        asked.setLabelText(self.tr("Responses to QUERY and INDICATE, with or without the commands:"))
        field = asked.findChild(QPlainTextEdit)
        assert field is not None
        field.setTabChangesFocus(True)  # otherwise only the accelerators lead out of it
        field.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        resize_for_text(asked, *PASTED)
        if asked.exec() and asked.textValue().strip():
            self.add_text(asked.textValue())

    def add_text(self, text: str) -> None:
        """Add pasted text."""
        name = self.tr("pasted {0}").format(1 + sum(not file.path.is_absolute() for file in self.files))
        try:
            file = site_file(Path(name), lines(text.encode(), name))
        except SiteError as error:
            self.note.setText(str(error))
            return
        self.files.append(file)
        self._start()

    def remove_chosen(self) -> None:
        """Remove the selected files."""
        chosen = {index.row() for index in self.file_table.selectionModel().selectedRows()}
        gone = {self.file_model.rows[row].path for row in chosen}
        self.files = [file for file in self.files if file.path not in gone]
        self._start()

    # ---- the machine

    def _start(self) -> None:
        self.file_model.show_rows(self.files)
        if self.files:
            self.note.setText(self.tr("Reading…"))
            self._making.start(
                self.files, self.questions.answers, self.title.text().strip() or self.tr("My site")
            )
        else:
            self._take(MadeSite(None, None))

    def _take(self, made: MadeSite) -> None:
        self.made = made
        findings = made.site.facts.findings if made.site else []
        self._outcomes = made.site.facts.counts if made.site else Counter()
        self.file_model.refresh()
        self.finding_model.show_rows(enumerate(findings))
        notes_on_files.put("site", made.reading_notes(), reported=True)
        if made.machine is not None:
            self.questions.show_questions(made.machine.questions)
        self.against.show_machine(made.machine)
        self._show_state()

    def _show_state(self) -> None:
        made = self.made.machine if self.made else None
        self.note.setText(self._words())
        self.caution.show_text(made.caution if made else "")
        for button in (self.space, self.save, self.run):
            button.setEnabled(made is not None)
        self.evacuate.setVisible(made is not None and len(made.scenario.systems) > 1)
        self.remove.setEnabled(bool(self.files))
        self.hint.setVisible(not self.files)
        for table in (self.file_table, self.finding_table):
            table.horizontalHeader().resizeSections(QHeaderView.ResizeMode.ResizeToContents)
        self.file_table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header = self.question_table.horizontalHeader()
        header.resizeSection(QUESTION, self.width() * 2 // 5)
        header.resizeSection(ANSWER, self.width() // 4)

    def _words(self) -> str:
        if not self.files:
            return ""
        if self.made is None or self.made.machine is None:
            return self.made.trouble if self.made else ""
        scenario, assumed = self.made.machine.scenario, len(self.made.machine.assumed)
        text = self.tr(
            "{0} {0:guest|guests}, {1} {1:processor|processors}. {2} {2:value is|values are} assumed; "
            "see the comments in the file."
        )
        return filled(text, len(scenario.guests), scenario.lpar.processors, assumed)

    def _filter(self, place: int) -> None:
        wanted = (None, *OUTCOMES, None)[place]
        if place > len(OUTCOMES):
            self.finding_model.set_filter(lambda pair: pair[1].costs)
        else:
            self.finding_model.set_filter(None if wanted is None else lambda pair: pair[1].outcome == wanted)

    def plan_space(self) -> SpaceDialog | None:
        """Open the page with the paging space of the site, with the virtual disks of its directory."""
        made = self.made
        if made is None or made.machine is None or made.site is None:
            return None
        extras = of_site(NOTHING, made.site.facts, made.machine)
        dialog = SpaceDialog(made.machine.scenario, None, extras, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def plan_evacuation(self) -> EvacuationDialog | None:
        """Open the page that plans how all guests leave a member of the site's cluster."""
        made = self.made.machine if self.made else None
        if made is None or len(made.scenario.systems) < 2:
            return None
        dialog = EvacuationDialog(made.scenario, parent=self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    # ---- the file

    def save_file(self) -> Path | None:
        """Ask for a name and write the scenario; return the file, or None if it was not written."""
        machine = self.made.machine if self.made else None
        if machine is None:
            return None
        begin = begin_in(FolderKind.WORK, f"{machine.scenario.id}.toml")
        path = save_path(self, self.tr("Save the scenario"), begin, self.tr("Scenarios (*.toml)"))
        if path is None:
            return None
        try:
            atomic_write(path, self.against.text)
        except OSError as error:
            self.note.setText(
                self.tr("{0} cannot be written: {1}").format(path.name, error.strerror or error)
            )
            return None
        self.note.setText(self.tr("Saved as {0}").format(path))
        return path

    def done(self, result: int) -> None:
        """Close the dialog and end its background work."""
        self.against.stop()
        super().done(result)

    def _save_and_open(self) -> None:
        path = self.save_file()
        if path is not None:
            self.wanted.emit(path)
            self.accept()


_HINT = (
    "Add the files that you have: the user directory, SYSTEM CONFIG, "
    "responses to QUERY and INDICATE, /proc/meminfo, lscpu, vmstat and sar of guests, cpuplugd rules, and "
    "IOCP decks. The files stay on this computer."
)
