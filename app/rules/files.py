"""The file being edited: opened, saved, guarded against loss, and meanwhile kept as a draft."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from app.files.autosave import Autosave
from app.files.reading_notes import notes_on_files
from app.files.save_dialog import save_path
from app.rules.editor import RuleEdit
from app.rules.rule_file import RuleEditError, read_file, write_file
from engine.cpuplugd.language.lines import MAX_FILE_BYTES
from engine.cpuplugd.shipped import shipped

_MAX_BYTES = 8 * MAX_FILE_BYTES


class RuleDraft(NamedTuple):
    """A text, its title, and its file."""

    name: str
    path: str  # "" = it has none
    text: str


def read_draft(file: Path) -> RuleDraft | None:
    """Return the saved draft; None when there is no draft, or when it cannot be read."""
    try:
        with file.open("rb") as opened:
            found = json.loads(opened.read(_MAX_BYTES))
        draft = RuleDraft(found["name"], found["path"], found["text"])
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
    return (
        draft if all(isinstance(part, str) for part in draft) and len(draft.text) <= MAX_FILE_BYTES else None
    )


def draft_text(draft: RuleDraft) -> str:
    """Return the file text for a draft, which `read_draft` reads back."""
    return json.dumps(draft._asdict())


SUFFIX = ".conf"
DRAFT = "draft.json"


class RuleFiles(QObject):
    """The name and file of the text in an editor."""

    replaced = Signal()  # another text is edited
    failed = Signal(str)
    told = Signal(str)

    def __init__(self, edit: RuleEdit, parent: QWidget) -> None:
        super().__init__(parent)
        self._edit, self._window = edit, parent
        self.name, self.path = "", ""  # path "" = no file
        self.folder: Path | None = None  # for drafts
        self.drafts = Autosave(self._draft, self._report_draft)

    @property
    def title(self) -> str:
        """The title of the text."""
        return self.name or self.tr("new rules")

    @property
    def run_name(self) -> str:
        """The name for a run with this text."""
        return self.tr("{0}, edited").format(self.title) if self.changed else self.title

    @property
    def changed(self) -> bool:
        """True if closing the text would lose changes."""
        return self._edit.document().isModified()

    def show(self, text: str, name: str, path: str = "") -> None:
        """Edit another text; the previous text is lost."""
        self._edit.set_text(text)
        self.name, self.path = name, path
        self.drafts.drop()
        self.replaced.emit()

    # ---- guard

    def guarded(self, go_on: Callable[[], object]) -> None:
        """Call `go_on`, which replaces the edited text, but ask first if the text has been changed."""
        if not self.changed:
            go_on()
            return
        asks = QMessageBox.StandardButton
        box = QMessageBox(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.tr("Changed rules"))
        box.setText(self.tr("“{0}” has been changed. Save the changes?").format(self.title))
        box.setStandardButtons(asks.Save | asks.Discard | asks.Cancel)
        box.setDefaultButton(asks.Save)
        box.buttonClicked.connect(lambda button: self._on_answer(box.standardButton(button), go_on))
        box.open()

    def _on_answer(self, answer: QMessageBox.StandardButton, go_on: Callable[[], object]) -> None:
        discards = answer == QMessageBox.StandardButton.Discard
        if discards or (answer == QMessageBox.StandardButton.Save and self.save()):
            go_on()

    # ---- files

    def open_shipped(self, name: str) -> None:
        """Edit a copy of rules that ship with the program."""
        self.guarded(lambda: self.show(shipped()[name], name))

    def choose(self) -> None:
        """Ask for a file and edit it."""
        kinds = self.tr("Rules (*{0});;All files (*)").format(SUFFIX)
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Open rules"), self.path, kinds)
        if name:
            self.guarded(lambda: self.open(Path(name)))

    def open(self, path: Path) -> None:
        """Edit a file; the current text stays if the file cannot be read."""
        try:
            found = read_file(path)
        except RuleEditError as error:
            self.failed.emit(str(error))
            return
        self.show(found.text, path.stem, str(path))
        notes_on_files.put(str(path), found.notes, reported=True)
        if found.notes:
            self.told.emit(" ".join(note.text for note in found.notes))

    def save(self) -> bool:
        """Write the file, or ask for a file if the text has none. Returns whether it was written."""
        return self.save_into(Path(self.path)) if self.path else self.save_as()

    def save_as(self) -> bool:
        """Ask for a file and write it."""
        kinds = self.tr("Rules (*{0})").format(SUFFIX)
        start = self.path or f"{self.name or 'cpuplugd'}{SUFFIX}"
        path = save_path(self._window, self.tr("Save rules"), start, kinds)
        return path is not None and self.save_into(path)

    def save_into(self, path: Path) -> bool:
        """Write to this file, which becomes the edited file."""
        try:
            write_file(path, self._edit.text())
        except RuleEditError as error:
            self.failed.emit(str(error))
            return False
        self.name, self.path = path.stem, str(path)
        self._edit.document().setModified(False)
        self.drafts.drop()
        self.told.emit(self.tr("Saved: {0}").format(path))
        return True

    # ---- drafts

    def use_folder(self, folder: Path) -> None:
        """Keep drafts in this folder, and continue an existing draft from there."""
        self.folder, self.drafts.path = folder, folder / DRAFT
        draft = read_draft(folder / DRAFT)
        if draft is not None and draft.text.strip():
            self._edit.set_text("")
            self._edit.put_text(draft.text)
            self.name, self.path = draft.name, draft.path
            self.replaced.emit()
            self.told.emit(self.tr("Restored unsaved rules: {0}").format(self.title))

    def _draft(self) -> str:
        return draft_text(RuleDraft(self.name, self.path, self._edit.text())) if self.changed else ""

    def _report_draft(self, reason: str) -> None:
        self.failed.emit(self.tr("Autosave failed: {0}").format(reason))
