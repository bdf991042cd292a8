"""The file of the drawing in a window: opened, saved, and asked for before the window goes."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMessageBox

from app.topology.autosave import OWN, Keeping
from engine.ficon.drawing.file import SUFFIX, FileError, digest, file_digest, open_file, save

if TYPE_CHECKING:
    from app.topology.window.main_window import TopologyWindow
    from engine.ficon.drawing.journal import Kept

NEVER = object()  # is no change: the drawing was never saved as it is


class Files(QObject):
    """What is saved is the history at a point of it: undo back to there, and there is nothing to save."""

    def __init__(self, window: TopologyWindow) -> None:
        super().__init__(window)
        self._window, self._editor = window, window.editor
        self.path: Path | None = None
        self._saved: object = None  # the latest change when it was saved; None = none
        self._digest = ""  # of what is in the file, as far as we know
        self.keeping = Keeping(self._editor, window.settings.drawings, self)
        self.keeping.failed.connect(window.refuse)
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
        from app.topology.window import windows

        if self.untouched:
            self.open(path)
        else:
            windows.open_window(self._window.settings, path)

    def open(self, path: Path) -> bool:
        """Open a file in this window; what is wrong with it is told, and nothing is changed."""
        try:
            opened = open_file(path)
        except FileError as error:
            self._window.refuse(str(error))
            return False
        self.path = path.absolute()
        self.keeping.expect(self.path, opened.text)
        self._editor.replace(opened.history)
        self._keep_saved(opened.text)
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
        path = Path(name if name.endswith(".json") else name + SUFFIX)
        unasked = str(path) != name and path.exists()  # the dialog knows the name without the suffix
        there = self.tr("There is a file {0} already.").format(path.name)
        return (not unasked or self._overwrite(there)) and self._write(path)

    def _write(self, path: Path) -> bool:
        path = path.absolute()
        if path == self.path and not self._may_overwrite():
            return False
        try:
            text = save(path, self._editor.history, self.keeping.saving)
        except OSError as error:
            why = self.tr("{0} cannot be written: {1}. Save the drawing somewhere else.")
            self._window.refuse(why.format(path, error.strerror or error))
            return False
        self.path = path
        self.keeping.saved(path, text)
        self._keep_saved(text)
        self._window.say(self.tr("Saved: {0}").format(path.name))
        return True

    def _may_overwrite(self) -> bool:
        """Ask when the file is not what was opened or saved here."""
        now = file_digest(self.path) if self.path else ""
        if not now or now == self._digest:
            return True
        return self._overwrite(self.tr("Somebody else has changed the file since it was opened here."))

    def _overwrite(self, why: str) -> bool:
        buttons = QMessageBox.StandardButton
        title = self.tr("Overwrite the file?")
        asked = QMessageBox.question(self._window, title, why, buttons.Save | buttons.Cancel)
        return asked == buttons.Save

    def _keep_saved(self, text: str) -> None:
        self._saved, self._digest = self._latest(), digest(text)
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
        """The window goes. If nobody was asked, what is not saved is offered at the next start."""
        if self._window.ask_before_closing:
            self.keeping.close()
        else:
            self.keeping.leave()

    # -- after a crash -----------------------------------------------------------------------------------

    def offer(self) -> None:
        """Offer what a crash has left behind."""
        kept = next(iter(self.keeping.offers()), None)
        if kept is None:
            return
        name = Path(kept.source).name if kept.source else self.tr("a sketch")
        text = self.tr("The program was not closed as it should be. What you did in {0} has been kept.")
        self._window.header.banner.show_message(
            text.format(name),
            error=False,
            remedy=self.tr("Open where you left off"),
            do=partial(self.recover, kept),
        )

    def recover(self, kept: Kept) -> None:
        """Show what was kept, here if nothing is lost by that, or else in another window."""
        if not (self.untouched or (not self.changed and str(self.path) == kept.source)):
            self._recover_elsewhere(kept)
            return
        try:
            self.keeping.recover(kept)
        except FileError as error:
            self._window.refuse(str(error))
            return
        self.path = Path(kept.source) if kept.source and kept.state in OWN else None
        self._saved, self._digest = NEVER, kept.file_digest
        self._show()
        self.offer()

    def _recover_elsewhere(self, kept: Kept) -> None:
        from app.topology.window import windows

        self.keeping.release(kept)
        other = windows.open_window(self._window.settings)
        other.furnished.connect(partial(_take, other, kept))


def _take(window: TopologyWindow, kept: Kept) -> None:
    """Recover what another window has released."""
    if any(one.path == kept.path for one in window.files.keeping.offers()):
        window.header.banner.dismiss()
        window.files.recover(kept)


class _Opening:
    """Opens a recent file."""

    def __init__(self, files: Files, path: Path) -> None:
        self._files, self._path = files, path

    def __call__(self) -> None:
        self._files._open_somewhere(self._path)
