"""Saves an edited scenario: asks for its name, and before changes are lost."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from app.files.folders import FolderKind, begin_in
from app.files.save_dialog import save_path
from app.scenarios.editor.file import EditedFile
from engine.scenario.document import ScenarioDocument


class Saving(QObject):
    """Writes the file of a document; `failed` says why that was not possible."""

    failed = Signal(str)

    def __init__(self, document: ScenarioDocument, file: EditedFile, window: QWidget) -> None:
        super().__init__(window)
        self._document, self._file, self._window = document, file, window

    def save(self) -> bool:
        """Ask for a name unless the file has one, and write it; return whether it was written."""
        if not self._file.is_saved:
            begin = begin_in(FolderKind.WORK, self._document.path.name)
            kinds = self.tr("Scenarios (*.toml)")
            path = save_path(self._window, self.tr("Save the scenario"), begin, kinds)
            if path is None:
                return False
            self._document.path = path
        return self.write(self._file.save)

    def write(self, write: Callable[[], None]) -> bool:
        """Call what writes; return whether it was possible."""
        try:
            write()
        except OSError as error:
            name = self._document.path.name
            self.failed.emit(self.tr("{0} cannot be written: {1}").format(name, error.strerror or error))
            return False
        return True

    def may_close(self) -> bool:
        """Return whether the window may close: nothing is lost, or the user wants that."""
        if not (self._file.is_changed and self._document.can_undo):
            return True
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self._window,
            self.tr("Scenario editor"),
            self.tr("The changes of {0} are not saved. Save them?").format(self._document.path.name),
            buttons.Save | buttons.Discard | buttons.Cancel,
        )
        return answer == buttons.Discard or (answer == buttons.Save and self.save())
