"""The file of the drawing in a window: opened, saved, and asked for before the window goes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMessageBox

from app.topology.later import later

if TYPE_CHECKING:
    from app.topology.window import TopologyWindow

SUFFIX = ".topology.json"


class Files(QObject):
    """What is saved is the history at a point of it: undo back to there, and there is nothing to save."""

    def __init__(self, window: TopologyWindow) -> None:
        super().__init__(window)
        self._window, self._editor = window, window.editor
        self.path: Path | None = None
        self._saved: object = None  # the latest change when it was saved; None = none
        self._editor.changed.connect(self._show)
        self._editor.replaced.connect(self._show)
        window.recent_menu.aboutToShow.connect(self._fill_recent)
        self._show()

    @property
    def untouched(self) -> bool:
        """Is there no file, and was nothing done?"""
        history = self._editor.history
        return self.path is None and not history.done and not history.undone

    @property
    def changed(self) -> bool:
        """Is there something to save?"""
        return self._latest() is not self._saved

    def _latest(self) -> object:
        done = self._editor.history.done
        return done[-1] if done else None

    def _show(self, *_: object) -> None:
        name = self.path.name if self.path else self.tr("Sketch")
        mark = "● " if self.changed else ""
        self._window.setWindowTitle(f"{mark}{name} – LPAR Lab")
        self._window.status.show_file(name, str(self.path or ""), self.changed)

    def choose(self) -> None:
        """Ask for a file and open it; another window takes it when something was done in this one."""
        kinds = self.tr("Drawings (*{0});;All files (*)").format(SUFFIX)
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Open a drawing"), "", kinds)
        if name:
            self._open_somewhere(Path(name))

    def _open_somewhere(self, path: Path) -> None:
        from app.topology import windows

        if self.untouched:
            self.open(path)
        else:
            windows.open_window(self._window.settings, path)

    def open(self, path: Path) -> bool:
        """Open a file in this window; what is wrong with it is told, and nothing is changed."""
        FileError = later("engine.topology.file.FileError")
        try:
            opened = later("engine.topology.file.open_file")(path)
        except FileError as error:
            self._window.refuse(str(error))
            return False
        self.path = path.absolute()
        self._editor.replace(opened.history)
        self._keep_saved()
        return True

    def save(self) -> bool:
        """Write into the file; False = it was not written."""
        return self.save_as() if self.path is None else self._write(self.path)

    def save_as(self) -> bool:
        """Ask for a file and write into it."""
        kinds = self.tr("Drawings (*{0})").format(SUFFIX)
        start = str(self.path or "")
        name, _ = QFileDialog.getSaveFileName(self._window, self.tr("Save the drawing"), start, kinds)
        if not name:
            return False
        return self._write(Path(name if name.endswith(".json") else name + SUFFIX))

    def _write(self, path: Path) -> bool:
        FileError = later("engine.topology.file.FileError")

        try:
            later("engine.topology.file.save")(path, self._editor.history)
        except FileError as error:
            self._window.refuse(str(error))
            return False
        self.path = path.absolute()
        self._keep_saved()
        self._window.say(self.tr("Saved: {0}").format(path.name))
        return True

    def _keep_saved(self) -> None:
        self._saved = self._latest()
        settings, name = self._window.settings, str(self.path)
        settings.recent_drawings = [name, *(one for one in settings.recent_drawings if one != name)]
        self._show()

    def _fill_recent(self) -> None:
        menu = self._window.recent_menu
        menu.clear()
        for name in self._window.settings.recent_drawings:
            menu.addAction(name).triggered.connect(_Opening(self, Path(name)))

    def may_go(self) -> bool:
        """Ask what becomes of what is not saved; False = the window stays."""
        if not self.changed:
            return True
        buttons = QMessageBox.StandardButton
        asked = QMessageBox.question(
            self._window,
            self.tr("Save the drawing?"),
            self.tr("The drawing has changes that are not saved."),
            buttons.Save | buttons.Discard | buttons.Cancel,
        )
        return self.save() if asked == buttons.Save else asked == buttons.Discard

    def close(self) -> None:
        """The window goes."""


class _Opening:
    """Opens a recent file."""

    def __init__(self, files: Files, path: Path) -> None:
        self._files, self._path = files, path

    def __call__(self) -> None:
        self._files._open_somewhere(self._path)
