"""The window of the scenario editor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QFontDatabase, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QInputDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSplitter,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.files.folders import Kind, begin_in
from app.look import theme
from app.scenarios.editor.dials import Dials, dials
from app.scenarios.editor.file import EditedFile
from app.scenarios.editor.form import VALUE, FormModel, ValueDelegate, written
from app.scenarios.editor.new_parts import free_name, is_list, new_part, own_of_copy
from app.scenarios.editor.parts import Part, tree
from app.scenarios.editor.picture import MachinePicture
from app.scenarios.editor.tree_view import PartsTree
from app.widgets.reach import reachable
from app.widgets.rows_model import RowsModel, TableColumn
from engine.scenario.document import Difference, ScenarioDocument
from engine.scenario.files.error import Key, text_key
from engine.scenario.model.guests import Group
from engine.scenario.scenario import Scenario, ScenarioError

SIZE = 1120, 680


class ScenarioEditor(QDialog):
    """`run_wanted` has the file to run; `live_wanted` settings that the running machine can take."""

    run_wanted = Signal(object, bool)  # Path; True: a slider has moved
    live_wanted = Signal(object)  # list[str]

    def __init__(
        self,
        document: ScenarioDocument,
        drafts: Path,
        live: Callable[[str], Sequence[str]] = lambda name: (),
        parent: QWidget | None = None,
    ) -> None:
        """drafts: folder of machines that run unsaved; live: keys that the run of a name can take now."""
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowMinMaxButtonsHint)
        self.document, self._live = document, live
        self.file = EditedFile(document, drafts)
        self.scenario: Scenario | None = None
        self._has_run = False  # from here; only then do sliders run it
        self._make_parts()
        self._lay_out()
        self._connect()
        self.refresh()

    # ---- parts of the window

    def _make_parts(self) -> None:
        self.picture = MachinePicture(self)
        self.tree = PartsTree(self)
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(self.tr("Filter: words of a key or its meaning"))
        reachable(self.filter, self.tr("Filter the keys"))
        self.form = FormModel(self)
        self.form_table = self._table(self.form, self.tr("Keys of this part"))
        self.form_table.setItemDelegateForColumn(VALUE, ValueDelegate(self.form_table))
        trigger = QAbstractItemView.EditTrigger
        self.form_table.setEditTriggers(
            trigger.DoubleClicked | trigger.SelectedClicked | trigger.EditKeyPressed | trigger.AnyKeyPressed
        )
        self.dials = Dials(self)
        self.changes: RowsModel[Difference] = RowsModel(self._columns(), lambda one: one.key, self)
        self.change_table = self._table(self.changes, self.tr("Differences to the scenario below"))
        self.text = QPlainTextEdit(self)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setAccessibleName(self.tr("Scenario file"))
        self.text.setTabChangesFocus(True)
        self.note = QPushButton(self)
        self.note.setFlat(True)
        self.note.setAutoDefault(False)
        self.note.setObjectName("note")
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._said = ""
        self.hint = QLabel(self, wordWrap=True)

    def _columns(self) -> list[TableColumn[Difference]]:
        return [
            TableColumn(self.tr("Key"), lambda one: one.name),
            TableColumn(self.tr("Below"), lambda one: _shown(one.before)),
            TableColumn(self.tr("Here"), lambda one: _shown(one.after)),
        ]

    def _table(self, model: FormModel | RowsModel[Difference], name: str) -> QTableView:
        table = QTableView(self)
        table.setModel(model)
        table.setAccessibleName(name)
        table.verticalHeader().hide()
        table.setTabKeyNavigation(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.horizontalHeader().setStretchLastSection(True)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        return table

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.add = QPushButton(self.tr("&Add…"), self)
        self.copy = QPushButton(self.tr("&Copy…"), self)
        self.remove = QPushButton(self.tr("Re&move"), self)
        for button in (self.add, self.copy, self.remove):
            button.setAutoDefault(False)  # Enter in the filter adds nothing
            row.addWidget(button)
        row.addStretch()
        return row

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.undo = QPushButton(self.tr("&Undo"), self)
        self.redo = QPushButton(self.tr("Red&o"), self)
        self.save = QPushButton(self.tr("&Save…"), self)
        self.run = QPushButton(self.tr("&Run"), self)
        self.run.setDefault(False)
        self.run.setObjectName("primary")
        close = QPushButton(self.tr("Close"), self)
        close.clicked.connect(self.close)
        row.addWidget(self.note, 1)
        for button in (self.undo, self.redo, self.save, self.run, close):
            button.setAutoDefault(False)
            row.addWidget(button)
        return row

    def _lay_out(self) -> None:
        left, column = QWidget(self), QVBoxLayout()
        left.setLayout(column)
        column.setContentsMargins(0, 0, 0, 0)
        seen = QScrollArea(self, widgetResizable=True)
        seen.setFrameShape(QFrame.Shape.NoFrame)
        seen.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the tree does by keyboard what the picture does
        seen.setWidget(self.picture)
        column.addWidget(seen, 2)
        column.addWidget(self.tree, 3)
        column.addLayout(self._buttons())
        keys, below = QWidget(self), QVBoxLayout()
        keys.setLayout(below)
        below.addWidget(self.hint)
        below.addWidget(self.filter)
        below.addWidget(self.form_table)
        scrolled = QScrollArea(self, widgetResizable=True)
        scrolled.setWidget(self.dials)
        self.tabs = QTabWidget(self)
        for widget, title in (
            (keys, self.tr("Keys")),
            (scrolled, self.tr("Sliders")),
            (self.change_table, self.tr("Differences")),
            (self.text, self.tr("File")),
        ):
            self.tabs.addTab(widget, title)
        halves = QSplitter(self)
        halves.addWidget(left)
        halves.addWidget(self.tabs)
        halves.setStretchFactor(1, 1)
        halves.setSizes([430, 690])
        layout = QVBoxLayout(self)
        layout.addWidget(halves, 1)
        layout.addLayout(self._foot())
        self.resize(*SIZE)

    def _connect(self) -> None:
        self.picture.chosen.connect(self.tree.go_to)
        self.tree.chosen.connect(self._show_part)
        self.filter.textChanged.connect(self.form.set_filter)
        self.form.changed.connect(self.refresh)
        self.form.refused.connect(self._say)
        self.dials.moved.connect(self._slide)
        self.change_table.activated.connect(self._open_difference)
        self.note.clicked.connect(self._go_to_wrong)
        for button, act in (
            (self.add, self.add_part),
            (self.copy, self.copy_part),
            (self.remove, self.remove_part),
            (self.undo, self.take_back),
            (self.redo, self.do_again),
            (self.save, self.save_file),
            (self.run, lambda: self.run_machine()),
        ):
            button.clicked.connect(act)
        for keys, act in (
            (QKeySequence(QKeySequence.StandardKey.Undo), self.take_back),
            (QKeySequence(QKeySequence.StandardKey.Redo), self.do_again),
            (QKeySequence(QKeySequence.StandardKey.Save), self.save_file),
            (QKeySequence("Ctrl+Return"), lambda: self.run_machine()),
        ):
            action = QAction(self)
            action.setShortcut(keys)
            action.triggered.connect(act)
            self.addAction(action)
        reset = QAction(self.tr("Take the inherited value"), self.form_table)
        reset.setShortcut(QKeySequence(QKeySequence.StandardKey.Delete))
        reset.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        reset.triggered.connect(self._reset)
        self.form_table.addAction(reset)
        self.form_table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.tabs.currentChanged.connect(self._leave_text)

    # ---- what is shown

    def refresh(self) -> None:
        """Check the document and show what it says."""
        error = self._check()
        self.tree.show_parts(tree(self.document.table))
        self._show_part()
        self.form.mark(text_key(error.key) if error and error.key else None)
        self.changes.show_rows(self.document.differences())
        if self.text.toPlainText() != self.document.text:
            self.text.setPlainText(self.document.text)
        self._say(str(error) if error else self._good())
        self.undo.setEnabled(self.document.can_undo)
        self.redo.setEnabled(self.document.can_redo)
        self.run.setEnabled(error is None)
        name = self.document.path.name
        self.setWindowTitle(self.tr("{0}[*] - Scenario editor").format(name))
        self.setWindowModified(self.file.is_changed)

    def _check(self) -> ScenarioError | None:
        try:
            self.scenario = self.document.scenario()
        except ScenarioError as error:
            return error
        self.picture.show_scenario(self.scenario)
        self.dials.show_dials(dials(self.scenario, self.document.table))
        return None

    def _good(self) -> str:
        assert self.scenario is not None
        text = self.tr("No problems. {0} guests, {1} differences to the scenario below.")
        return text.format(len(self.scenario.guests), len(self.document.differences()))

    def _say(self, text: str) -> None:
        self._said = text
        self.note.setToolTip(text)
        self._fit_note()
        self.note.setAccessibleName(text)

    def _fit_note(self) -> None:
        """Cut what is said where the window ends; the tool tip has all of it."""
        room = self.note.width() - 2 * self.note.fontMetrics().averageCharWidth()
        self.note.setText(self.note.fontMetrics().elidedText(self._said, Qt.TextElideMode.ElideRight, room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self._fit_note)  # when the note has its size

    def _show_part(self) -> None:
        part = self.tree.part
        self.form.show_part(self.document, part)
        self.hint.setText(self._hint(part))
        self.form_table.resizeColumnToContents(0)
        self.form_table.horizontalHeader().resizeSection(
            VALUE, min(round(190 * theme.text_scale()), self.width() // 6)
        )
        inside = part is not None and len(part.key) > 1
        self.add.setEnabled(part is not None and self.tree.heading is not None)
        there = inside and part is not None and part.model is not None
        self.copy.setEnabled(there and self.tree.heading is not None)
        self.remove.setEnabled(there)

    def _hint(self, part: Part | None) -> str:
        if part is None or part.item is not None:
            return self.tr("Choose a part below this heading, or add one.")
        return self.tr("Bold: of this machine. Italic: the default. Delete takes the inherited value.")

    def _go_to_wrong(self) -> None:
        if self.form.wrong is None:
            return
        self.tabs.setCurrentIndex(0)
        self.filter.clear()
        wrong = self.form.wrong
        self.tree.go_to(wrong)
        row = self.form.row_of(wrong)
        if row >= 0:
            self.form_table.setCurrentIndex(self.form.index(row, VALUE))
            self.form_table.setFocus()

    def _open_difference(self, index: QModelIndex) -> None:
        key = self.changes.rows[index.row()].key
        self.tabs.setCurrentIndex(0)
        self.tree.go_to(key)
        row = self.form.row_of(key)
        if row >= 0:
            self.form_table.setCurrentIndex(self.form.index(row, VALUE))

    # ---- changes

    def _reset(self) -> None:
        row = self.form_table.currentIndex().row()
        if row >= 0:
            self.form.reset(row)

    def _do(self, change: Callable[[], object]) -> None:
        try:
            change()
        except ScenarioError as error:
            self._say(str(error))
        else:
            self.refresh()

    def _slide(self, key: Key, value: object) -> None:
        if value == self.document.value(key):  # steps of small numbers
            return
        self._do(lambda: self.document.set(key, value))
        if self._has_run and self.run.isEnabled():
            self.run_machine(slid=True)

    def add_part(self) -> None:
        """Add a part below the heading, with what it must have."""
        heading = self.tree.heading
        if heading is None or heading.item is None:
            return
        if heading.single:
            made = new_part(heading.item, self.document.table, "")
            self._do(lambda: self.document.set(heading.key, made))
            self.tree.go_to(heading.key)
            return
        name = self._name_of(heading, "")
        if name is not None:
            self._insert(heading, name, new_part(heading.item, self.document.table, name))

    def copy_part(self) -> None:
        """Add a copy of the chosen part."""
        part, heading = self.tree.part, self.tree.heading
        if part is None or heading is None:
            return
        name = self._name_of(heading, str(part.key[-1]))
        if name is not None:
            value = dict(self.document.value(part.key))
            if heading.item is Group:
                value |= own_of_copy(str(name))
            self._insert(heading, name, value)

    def _insert(self, heading: Part, name: str | int, value: object) -> None:
        self._do(lambda: self.document.set((*heading.key, name), value))
        self.tree.go_to((*heading.key, name))

    def _name_of(self, heading: Part, like: str) -> str | int | None:
        """Return the name of a new part, or its place in a list; None when there is to be none."""
        there = self.document.value(heading.key)
        if isinstance(there, list) or is_list(heading):
            return len(there or ())
        name, taken = QInputDialog.getText(
            self, self.tr("Add"), self.tr("Name:"), text=free_name(like, there or {})
        )
        if not taken or not name.strip():
            return None
        if name.strip() in (there or {}):
            self._say(self.tr("{0} exists already; choose another name").format(name.strip()))
            return None
        return name.strip()

    def remove_part(self) -> None:
        """Remove the chosen part. An inherited one cannot be removed: a file only adds to what it extends."""
        part = self.tree.part
        if part is None:
            return
        if not isinstance(part.key[-1], int) and not self.document.is_own(part.key):
            self._say(
                self.tr("{0} is inherited: set its count to 0, or save the machine on its own").format(
                    part.title
                )
            )
            return
        self._do(lambda: self.document.remove(part.key))

    def take_back(self) -> None:
        """Undo the latest change."""
        self.document.undo()
        self.refresh()

    def do_again(self) -> None:
        """Redo the change that was undone last."""
        self.document.redo()
        self.refresh()

    def _leave_text(self) -> None:
        """Take a text that was edited by hand."""
        text = self.text.toPlainText()
        if text != self.document.text:
            self._do(lambda: self.document.replace(text))

    # ---- file and run

    def save_file(self) -> bool:
        """Ask for a name unless the file has one, and write it; return whether it was written."""
        self._leave_text()
        if not self.file.is_saved:
            begin = begin_in(Kind.WORK, self.document.path.name)
            kinds = self.tr("Scenarios (*.toml)")
            name, _ = QFileDialog.getSaveFileName(self, self.tr("Save the scenario"), begin, kinds)
            if not name:
                return False
            self.document.path = Path(name if name.endswith(".toml") else f"{name}.toml")
        if not self._write(self.file.save):
            return False
        self.refresh()
        return True

    def _write(self, write: Callable[[], None]) -> bool:
        try:
            write()
        except OSError as error:
            name = self.document.path.name
            self._say(self.tr("{0} cannot be written: {1}").format(name, error.strerror or error))
            return False
        return True

    def run_machine(self, slid: bool = False) -> None:
        """Change the running machine where it can take all that differs; start it again else."""
        self._leave_text()
        if not self.run.isEnabled():
            return
        settings = self.file.live_settings(self._live(self.file.ran_as))
        if settings:
            self.live_wanted.emit(settings)
            self.file.runs_as(self.file.ran_as)
        elif not self._write(lambda: self._start(slid)):
            return
        self._has_run = True

    def _start(self, slid: bool) -> None:
        path = self.file.written_for_run()
        self.file.runs_as(str(path))
        self.run_wanted.emit(path, slid)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._leave_text()
        if self.file.is_changed and self.document.can_undo and not self._may_lose():
            event.ignore()
            return
        super().closeEvent(event)

    def _may_lose(self) -> bool:
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self,
            self.tr("Scenario editor"),
            self.tr("The changes of {0} are not saved. Save them?").format(self.document.path.name),
            buttons.Save | buttons.Discard | buttons.Cancel,
        )
        return answer == buttons.Discard or (answer == buttons.Save and self.save_file())


def _shown(value: object) -> str:
    return "" if value is None else written(value)
