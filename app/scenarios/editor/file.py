"""The file of an edited scenario: whether it is saved, whether it has changed, and the file that runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import tomlkit
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from app.files.save_dialog import FolderKind, begin_in, save_path
from engine.scenario.document import ScenarioDocument


class EditedFile:
    """The file of a document. A document runs from a separate draft, so that users do not have to name or
    save it before a run.
    """

    def __init__(self, document: ScenarioDocument, drafts: Path) -> None:
        self._document, self._drafts = document, drafts
        self._saved = document.text if document.path.is_file() else ""
        self._runs = 0
        self._ran: tuple[str, dict[str, Any]] | None = None  # text and values that run
        self.ran_as = ""  # the name of its run

    def runs_as(self, name: str) -> None:
        """Record that the run with this name simulates the current document."""
        self._ran, self.ran_as = (self._document.text, self._document.table), name

    @property
    def is_saved(self) -> bool:
        """True if the file has been written under its name."""
        return bool(self._saved)

    @property
    def is_changed(self) -> bool:
        """True if the document differs from its file."""
        return self._document.text != self._saved

    def save(self) -> None:
        """Write the file at its path. Raises OSError."""
        self._document.save()
        self._saved = self._document.text

    def written_for_run(self) -> Path:
        """Return the file to run: the saved file, or a new draft if the document differs. Raises OSError."""
        if not self.is_changed:
            return self._document.path
        self._runs += 1
        draft = self._drafts / f"{self._document.path.stem}.run{self._runs}.toml"
        draft.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(self._document.text, "utf-8")  # not synced: it is needed no longer than the run
        return draft

    def live_settings(self, live: Sequence[str]) -> list[str] | None:
        """Return the differences from the running machine as settings; None if the run cannot apply all
        of them.
        """
        if self._ran is None or self._ran[0] == self._document.text:
            return None
        changes = self._document.changes_since(self._ran[1])
        if not changes or any(change.name not in live or change.after is None for change in changes):
            return None
        return [f"{change.name}={_as_setting(change.after)}" for change in changes]


def _as_setting(value: Any) -> str:
    """Return a value in the format of a setting: text without quotes, anything else in TOML."""
    return value if isinstance(value, str) else tomlkit.item(value).as_string()


class Saving(QObject):
    """Writes the file of a document; `failed` reports why that was not possible."""

    failed = Signal(str)

    def __init__(self, document: ScenarioDocument, file: EditedFile, window: QWidget) -> None:
        super().__init__(window)
        self._document, self._file, self._window = document, file, window

    def save(self) -> bool:
        """Ask for a name unless the file has one, and write the file; return whether it was written."""
        if not self._file.is_saved:
            begin = begin_in(FolderKind.WORK, self._document.path.name)
            kinds = self.tr("Scenarios (*.toml)")
            path = save_path(self._window, self.tr("Save the scenario"), begin, kinds)
            if path is None:
                return False
            self._document.path = path
        return self.write(self._file.save)

    def write(self, write: Callable[[], None]) -> bool:
        """Call a function that writes the file; return whether it succeeded."""
        try:
            write()
        except OSError as error:
            name = self._document.path.name
            self.failed.emit(self.tr("{0} cannot be written: {1}").format(name, error.strerror or error))
            return False
        return True

    def may_close(self) -> bool:
        """Return whether the window may close: there is nothing to lose, or the user agrees."""
        if not (self._file.is_changed and self._document.can_undo):
            return True
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self._window,
            self.tr("Scenario editor"),
            self.tr("The changes to {0} are not saved. Save them?").format(self._document.path.name),
            buttons.Save | buttons.Discard | buttons.Cancel,
        )
        return answer == buttons.Discard or (answer == buttons.Save and self.save())
