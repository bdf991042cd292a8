"""The window of the scenario editor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QScrollArea,
    QSplitter,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from app.frame.on_screen import resize_for_text
from app.scenarios.editor.file import EditedFile, Saving
from app.scenarios.editor.pages import EditorPages, Foot
from app.scenarios.editor.parts import tree
from app.scenarios.editor.picture import MachinePicture
from app.scenarios.editor.tree_view import PartButtons, PartsTree
from engine.language import filled
from engine.scenario.document import ScenarioDocument
from engine.scenario.files.error import Key, text_key
from engine.scenario.scenario import Scenario, ScenarioError

SIZE = 1120, 680
LEFT, MOST_LEFT = 0.38, 0.45  # of the width, for picture and tree: usually, and where texts need more
LATER = 250  # ms from a step of a slider until the rest of the window shows it


class ScenarioEditor(QDialog):
    """The editor window. `run_wanted` carries the file to run, and `live_wanted` carries the settings that
    the running machine can apply.
    """

    run_wanted = Signal(object, bool)  # Path; True: a slider has moved
    live_wanted = Signal(object, bool)  # list[str]; True: a slider has moved

    def __init__(
        self,
        document: ScenarioDocument,
        drafts: Path,
        live: Callable[[str], Sequence[str]] = lambda name: (),
        parent: QWidget | None = None,
    ) -> None:
        """drafts: folder of machines that run without being saved; live: returns the keys that can be
        changed now in the run with a given name.
        """
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowMinMaxButtonsHint)
        self.document, self._live = document, live
        self.file = EditedFile(document, drafts)
        self.scenario: Scenario | None = None
        self._has_run = False  # started from here; only then do sliders run it
        self._error: ScenarioError | None = None  # of a slider
        self._later = QTimer(self, interval=LATER, singleShot=True)
        self._make_parts()
        self._lay_out()
        self._connect()
        self._add_keys()
        self.refresh()
        self._share_out()

    # ---- parts of the window

    def _make_parts(self) -> None:
        self.picture, self.tree = MachinePicture(self), PartsTree(self)
        self.buttons = PartButtons(self.document, self.tree, self)
        self.pages = EditorPages(self)
        self.foot = Foot(self)
        self.saving = Saving(self.document, self.file, self)

    def _lay_out(self) -> None:
        self._halves = QSplitter(self)
        self._halves.addWidget(self._left())
        self._halves.addWidget(self.pages)
        self._halves.setStretchFactor(1, 1)
        layout = QVBoxLayout(self)
        layout.addWidget(self._halves, 1)
        layout.addWidget(self.foot)
        resize_for_text(self, *SIZE)

    def _share_out(self) -> None:
        """Give the picture the width that its texts need, as far as the pages do not need the room."""
        scroll = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        needed = (self.picture.minimumWidth() + 2 * scroll) / self.width()
        left = round(self.width() * max(LEFT, min(needed, MOST_LEFT)))
        self._halves.setSizes([left, self.width() - left])

    def _left(self) -> QWidget:
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        seen = QScrollArea(self, widgetResizable=True)
        seen.setFrameShape(QFrame.Shape.NoFrame)
        seen.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the tree does by keyboard what the picture does
        seen.setWidget(self.picture)
        column.addWidget(seen, 2)
        column.addWidget(self.tree, 3)
        column.addWidget(self.buttons)
        return left

    def _connect(self) -> None:
        self.picture.chosen.connect(self.tree.go_to)
        self.tree.chosen.connect(self._show_part)
        self.buttons.wanted.connect(self._do)
        self.pages.keys.form.changed.connect(self.refresh)
        for source in (self.buttons.refused, self.pages.keys.form.refused, self.saving.failed):
            source.connect(self.foot.note.say)
        self.pages.dials.moved.connect(self._slide)
        self._later.timeout.connect(lambda: self._show(self._error))
        self.pages.differences.wanted.connect(self.go_to)
        self.pages.text_edited.connect(lambda text: self._do(lambda: self.document.replace(text)))
        self.foot.note.clicked.connect(self._go_to_wrong)
        self.foot.undo.clicked.connect(self.take_back)
        self.foot.redo.clicked.connect(self.do_again)
        self.foot.save.clicked.connect(self.save_file)
        self.foot.run.clicked.connect(lambda: self.run_machine())
        self.foot.close_button.clicked.connect(self.close)

    def _add_keys(self) -> None:
        standard = QKeySequence.StandardKey
        for keys, act in (
            (QKeySequence(standard.Undo), self.take_back),
            (QKeySequence(standard.Redo), self.do_again),
            (QKeySequence(standard.Save), self.save_file),
            (QKeySequence("Ctrl+Return"), lambda: self.run_machine()),
        ):
            action = QAction(self)
            action.setShortcut(keys)
            action.triggered.connect(act)
            self.addAction(action)

    # ---- displayed content

    def refresh(self) -> None:
        """Check the document and show its contents."""
        self._show(self._check())

    def _show(self, error: ScenarioError | None) -> None:
        self._later.stop()
        self.tree.show_parts(tree(self.document.table))
        self._show_part()
        self.pages.keys.form.mark(text_key(error.key) if error and error.key else None)
        self.pages.differences.rows.show_rows(self.document.differences())
        self.pages.show_text(self.document.text)
        self.foot.note.say(str(error) if error else self._good())
        self.foot.undo.setEnabled(self.document.can_undo)
        self.foot.redo.setEnabled(self.document.can_redo)
        self.foot.run.setEnabled(error is None)
        self.setWindowTitle(self.tr("{0}[*] - Scenario editor").format(self.document.path.name))
        self.setWindowModified(self.file.is_changed)

    def _check(self) -> ScenarioError | None:
        try:
            self.scenario = self.document.scenario()
        except ScenarioError as error:
            return error
        self.picture.show_scenario(self.scenario)
        self.pages.dials.show_dials(self.scenario, self.document.table)
        return None

    def _good(self) -> str:
        assert self.scenario is not None
        text = self.tr(
            "No problems. {0} {0:guest|guests}, {1} {1:difference|differences} from the base scenario."
        )
        return filled(text, len(self.scenario.guests), len(self.document.differences()))

    def _show_part(self) -> None:
        self.pages.keys.show_part(self.document, self.tree.part)
        self.buttons.show_part(self.tree.part)

    def go_to(self, key: Key) -> None:
        """Show the part and the row of a key."""
        self.tree.go_to(key)
        self.pages.go_to(key)

    def _go_to_wrong(self) -> None:
        if self.pages.keys.form.wrong is not None:
            self.go_to(self.pages.keys.form.wrong)

    # ---- changes

    def _do(self, change: Callable[[], object]) -> None:
        try:
            change()
        except ScenarioError as error:
            self.foot.note.say(str(error))
        else:
            self.refresh()

    def _slide(self, key: Key, value: object) -> None:
        if value == self.document.value(key):  # steps of small numbers
            return
        try:
            self.document.set(key, value)
        except ScenarioError as problem:
            self.foot.note.say(str(problem))
            return
        self._error = self._check()
        self.foot.run.setEnabled(self._error is None)
        if self._has_run and self._error is None:
            self.run_machine(slid=True)
        self._later.start()  # the new run is seen before keys, differences and file are

    def take_back(self) -> None:
        """Undo the last change."""
        self.document.undo()
        self.refresh()

    def do_again(self) -> None:
        """Redo the last change that was undone."""
        self.document.redo()
        self.refresh()

    # ---- file and run

    def save_file(self) -> bool:
        """Ask for a name unless the file has one, and write the file; return whether it was written."""
        self.pages.leave_text()
        if not self.saving.save():
            return False
        self.refresh()
        return True

    def run_machine(self, slid: bool = False) -> None:
        """Change the running machine if it can apply all differences; otherwise start it again."""
        self.pages.leave_text()
        if not self.foot.run.isEnabled():
            return
        settings = self.file.live_settings(self._live(self.file.ran_as))
        if settings:
            self.live_wanted.emit(settings, slid)
            self.file.runs_as(self.file.ran_as)
        elif not self.saving.write(lambda: self._start(slid)):
            return
        self._has_run = True

    def _start(self, slid: bool) -> None:
        path = self.file.written_for_run()
        self.file.runs_as(str(path))
        self.run_wanted.emit(path, slid)

    def reject(self) -> None:
        """Ask about unsaved changes when the window closes, even when Escape is pressed, which sends no close
        event.
        """
        self.pages.leave_text()
        if self.saving.may_close():
            super().reject()
