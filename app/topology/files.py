"""The file of the drawing in a window: opening it, saving it, and asking about it before the window
closes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from app.files.save_dialog import FolderKind, begin_in, save_path
from app.topology.autosave import OWN, Keeping
from app.topology.editor import Editor
from app.topology.file_guard import FileGuard
from app.topology.messages import Messages
from app.topology.opening import Opening, is_large
from engine.ficon.drawing.file import SUFFIX, FileError, Opened, digest, file_digest, open_file, save
from engine.ficon.drawing.model.drawing import Drawing
from engine.language import filled

if TYPE_CHECKING:
    from app.settings.settings import Settings
    from engine.ficon.drawing.differences.merging import Merged
    from engine.ficon.drawing.journal import JournalContent

TABLES = (".csv", ".tsv")  # suffixes of tables of connections
MAX_CONFLICTS = 5  # that a message lists
NEVER = object()  # not a change: the drawing was never saved in this state


def is_drawing(path: Path) -> bool:
    """Return whether a file is a drawing by its name or its first bytes; a folder or missing file also
    counts as a drawing.
    """
    if path.name.endswith(SUFFIX):
        return True
    try:
        with path.open("rb") as file:
            return file.read(64).lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{")
    except OSError:
        return True  # opening it shows why it cannot be read


class DrawingFiles(QObject):
    """Remembers the saved point in the history: after undoing back to it, there is nothing to save."""

    state_changed = Signal(str, str, bool)  # name, path or "", is there something to save?
    another_asked = Signal(object, object)  # a window with a file or None, and with what a crash left or None
    decks_asked = Signal(list)  # import these files
    table_asked = Signal(object)  # import the connections of this file

    def __init__(
        self,
        editor: Editor,
        settings: Settings,
        messages: Messages,
        shown_elsewhere: Callable[[Path], bool],
        window: QWidget,
    ) -> None:
        """Create the file handling of a window; shown_elsewhere: returns whether another window shows a
        file.
        """
        super().__init__(window)
        self._editor, self._settings, self._messages = editor, settings, messages
        self._shown_elsewhere, self._window = shown_elsewhere, window
        self.path: Path | None = None
        self._saved: object = None  # the latest change when it was saved; None = none
        self._digest = ""  # of what is in the file, as far as we know
        self._common = Drawing()  # that was read from the file or written into it last
        self.keeping = Keeping(editor, settings.drawings, self)
        self.keeping.failed.connect(messages.refuse)
        self.opening = Opening(self)
        self.opening.done.connect(self._take_opened)
        self.opening.failed.connect(self._fail_to_open)
        self.opening.cancelled.connect(self._cancel_opening)
        self.guard = FileGuard(settings.drawings, self)
        self.guard.gone.connect(self._tell_gone)
        self.guard.changed.connect(self._tell_changed)
        editor.changed.connect(self.tell_state)
        editor.replaced.connect(self.tell_state)

    @property
    def untouched(self) -> bool:
        """True while there is no file and nothing has been edited."""
        history = self._editor.history
        return self.path is None and not history.done and not history.undone

    @property
    def changed(self) -> bool:
        """True while there is something to save."""
        return self._latest() is not self._saved

    def _latest(self) -> object:
        done = self._editor.history.done
        return done[-1] if done else None

    @property
    def name(self) -> str:
        """Name of the file, or the title of a drawing without a file."""
        return self.path.name if self.path else self.tr("New drawing")

    def tell_state(self, *_: object) -> None:
        """Emit `state_changed`."""
        self.state_changed.emit(self.name, str(self.path or ""), self.changed)

    def choose(self) -> None:
        """Ask for a file and open it, in another window if this one has been used."""
        kinds = self.tr("Drawings and decks (*{0} *.iocp);;All files (*)").format(SUFFIX)
        name, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open a drawing"), begin_in(FolderKind.DECKS), kinds
        )
        if name:
            self.open_dropped([Path(name)])

    def open_somewhere(self, path: Path, *_: object) -> None:
        """Open a file here, or in another window if this one has been used."""
        if self.untouched and not self.opening.under_way and not self._shown_elsewhere(path):
            self.open(path)
        else:
            self.another_asked.emit(path, None)

    def open_first(self, path: Path) -> None:
        """Open the file given when the window was opened; a deck is shown for import."""
        if is_drawing(path):
            self.open(path)
        else:
            self.open_dropped([path])

    def open(self, path: Path) -> bool:
        """Open a file in this window; on an error report it, change nothing and return False.

        A large file is read in the background, and True then means that reading has begun.
        """
        if is_large(path):
            self._editor.wait_for(path.name)
            self.opening.begin(path)
            return True
        try:
            opened = open_file(path)
        except FileError as error:
            self._messages.refuse(str(error))
            return False
        self._show_opened(path, opened)
        return True

    def _take_opened(self, path: Path, opened: Opened) -> None:
        """Show a file that was read in the background, in another window if this one has been edited in the
        meantime.
        """
        self._editor.wait_for("")
        if self.untouched:
            self._show_opened(path, opened)
        else:
            self.another_asked.emit(path, None)

    def _fail_to_open(self, why: str) -> None:
        self._editor.wait_for("")
        self.tell_state()
        self._messages.refuse(why)

    def _cancel_opening(self, path: Path) -> None:
        self._editor.wait_for("")
        self.tell_state()
        self._messages.say(self.tr("Not opened: {0}").format(path.name))

    def _show_opened(self, path: Path, opened: Opened) -> None:
        self.path = path.absolute()
        self.keeping.expect(self.path, opened.text)
        self._editor.replace(opened.history)
        self._keep_saved(opened.text)
        if self.read_only:
            self._messages.say_more(self.read_only)

    @property
    def read_only(self) -> str:
        """Why the file cannot be written from this window, or "" if it can."""
        if self.path is None:
            return ""
        if not self.guard.writable:
            text = self.tr("{0} is read-only. Save the drawing to another file.")
            return text.format(self.path.name)
        if not self.guard.try_lock():
            text = self.tr(
                "{0} is open in another window of the program. It is read-only here until the "
                "other window is closed. Save the drawing to another file, or save and merge; "
                "the file then contains the edits from both windows."
            )
            return text.format(self.path.name)
        return ""

    def save(self) -> bool:
        """Write to the file; return False if it was not written."""
        return self.save_as() if self.path is None else self.write_to(self.path)

    def save_as(self) -> bool:
        """Ask for a file and write to it."""
        kinds = self.tr("Drawings (*{0})").format(SUFFIX)
        start = str(self.path or begin_in(FolderKind.DECKS))
        path = save_path(self._window, self.tr("Save the drawing"), start, kinds)
        return path is not None and self.write_to(path)

    def write_to(self, path: Path) -> bool:
        """Write to a file, which becomes the drawing's file; return False if it was not written."""
        path = path.absolute()
        if path == self.path and (why := self.read_only):
            self._refuse(why)
            return False
        if path != self.path and self._shown_elsewhere(path):
            text = self.tr("{0} is open in another window. Save the drawing to another file.")
            self._messages.refuse(text.format(path.name))
            return False
        return (path != self.path or self._may_overwrite()) and self._write(path)

    def _refuse(self, why: str) -> None:
        """Report why a file cannot be written; offer to merge if another window has it."""
        if self.guard.writable:
            self._messages.offer(why, self.tr("Merge and save"), self.merge_and_save)
        else:
            self._messages.refuse(why)

    def _write(self, path: Path) -> bool:
        try:
            text = save(path, self._editor.history, self.keeping.saving)
        except OSError as error:
            why = self.tr("Cannot write {0}: {1}. Save the drawing in another location.")
            self._messages.refuse(why.format(path, error.strerror or error))
            return False
        self.path = path
        self.keeping.saved(path, text)
        self._keep_saved(text)
        self._messages.say(self.tr("Saved: {0}").format(path.name))
        return True

    def _may_overwrite(self) -> bool:
        """Ask if the file differs from the file opened or saved here."""
        now = file_digest(self.path) if self.path else ""
        if not now or now == self._digest:
            return True
        return self._overwrite(self.tr("Another program has changed the file since it was opened here."))

    def merge(self) -> bool:
        """Merge what another window has written with the edits made here; return False if it was not read."""
        from engine.ficon.drawing.differences.merging import merge  # imported late: few sessions need it

        assert self.path is not None
        try:
            opened = open_file(self.path)
        except FileError as error:
            self._messages.refuse(str(error))
            return False
        theirs = opened.history.drawing
        merged = merge(self._common, self._editor.drawing, theirs)
        if merged.change and not self._editor.do(merged.change):
            return False
        self._common, self._digest = theirs.copy(), digest(opened.text)
        self._saved = self._latest() if self._editor.drawing == theirs else NEVER
        self.guard.take(self.path, self._digest)
        self.tell_state()
        self._tell_merged(merged)
        return True

    def _tell_merged(self, merged: Merged) -> None:
        things = len({*merged.change.things, *merged.change.places})
        if not merged.conflicts:
            self._messages.say(
                filled(self.tr("Merged with the file: {0} {0:element has|elements have} changed"), things)
            )
            return
        listed = "\n".join(merged.conflicts[:MAX_CONFLICTS])
        more = "\n…" if len(merged.conflicts) > MAX_CONFLICTS else ""
        text = self.tr(
            "Merged with the file: {0} {0:element has|elements have} changed. The following "
            "elements keep their state in this window:\n{1}"
        )
        self._messages.say_more(filled(text, things, listed + more))

    def merge_and_save(self) -> bool:
        """Merge the edits made here into a file that another window has open, keeping what that window
        saved.
        """
        assert self.path is not None
        if file_digest(self.path) != self._digest and not self.merge():
            return False
        return self._write(self.path)

    def _tell_gone(self) -> None:
        """Mark the drawing as unsaved because its file no longer exists, so that the user is asked before
        closing.
        """
        assert self.path is not None
        self._saved, self._digest = NEVER, ""
        self.tell_state()
        self._messages.refuse(
            self.tr("{0} no longer exists. Save the drawing to create the file again.").format(self.path.name)
        )

    def _tell_changed(self) -> None:
        """Offer to load what another program has written, unless that would lose edits."""
        assert self.path is not None
        name = self.path.name
        if self.changed:
            text = self.tr(
                "Another program changed {0}, and this drawing has edits. Merge adopts the other "
                "program's changes in one undo step; Differences compares the two."
            )
            self._messages.offer(text.format(name), self.tr("Merge"), self.merge)
        else:
            text = self.tr("Another program changed {0}.").format(name)
            self._messages.offer(text, self.tr("Read again"), partial(self.open, self.path))

    def _overwrite(self, why: str) -> bool:
        buttons = QMessageBox.StandardButton
        title = self.tr("Overwrite the file?")
        asked = QMessageBox.question(self._window, title, why, buttons.Save | buttons.Cancel)
        return asked == buttons.Save

    def _keep_saved(self, text: str) -> None:
        self._saved, self._digest = self._latest(), digest(text)
        self._common = self._editor.drawing.copy()
        assert self.path is not None
        self.guard.take(self.path, self._digest)
        self._settings.note_recent(self.path)
        self.tell_state()

    def recent(self) -> list[str]:
        """Return the recently opened drawings, newest first."""
        return [name for name in self._settings.recent_files if name.endswith(SUFFIX)]

    def open_dropped(self, paths: list[Path]) -> None:
        """Open drawings; show tables as connections to import, and all other files as decks."""
        drawings = [path for path in paths if is_drawing(path)]
        lists = [path for path in paths if path.suffix.lower() in TABLES]
        for path in drawings:
            self.open_somewhere(path)
        if decks := [path for path in paths if path not in (*drawings, *lists)]:
            self.decks_asked.emit(decks)
        for path in lists[:1]:
            self.table_asked.emit(path)

    def may_go(self) -> bool:
        """Ask whether to save unsaved changes; return False if the window must stay open."""
        if not self.changed:
            return True
        buttons = QMessageBox.StandardButton
        asked = QMessageBox.question(
            self._window,
            self.tr("Save the drawing?"),
            self.tr("The drawing has unsaved changes."),
            buttons.Save | buttons.Discard | buttons.Cancel,
        )
        return self.save() if asked == buttons.Save else asked == buttons.Discard

    def close(self, asked: bool) -> None:
        """End the journal. If the user was not `asked`, unsaved work is offered at the next start."""
        self.guard.release()
        if asked:
            self.keeping.close()
        else:
            self.keeping.leave()

    # -- after a crash -----------------------------------------------------------------------------------

    def offer(self) -> None:
        """Offer to recover the drawings that a crash left behind."""
        kept = next(iter(self.keeping.offers()), None)
        if kept is None:
            return
        name = Path(kept.source).name if kept.source else self.tr("a new drawing")
        text = self.tr("The program ended unexpectedly. Your work in {0} can be recovered.")
        self._messages.offer_recovery(text.format(name), partial(self.recover, kept))

    def recover(self, kept: JournalContent) -> None:
        """Show a recovered drawing, in this window if nothing is lost as a result, otherwise in another
        window.
        """
        if not (self.untouched or (not self.changed and str(self.path) == kept.source)):
            self._recover_elsewhere(kept)
            return
        try:
            self.keeping.recover(kept)
        except FileError as error:
            self._messages.refuse(str(error))
            return
        self.path = Path(kept.source) if kept.source and kept.state in OWN else None
        self._saved, self._digest = NEVER, kept.file_digest
        self._common = self._in_file()
        if self.path is not None:
            self.guard.take(self.path, self._digest)
        self.tell_state()
        self.offer()

    def _in_file(self) -> Drawing:
        """Return the drawing in the file, or an empty one if it cannot be read."""
        try:
            return open_file(self.path).history.drawing if self.path is not None else Drawing()
        except FileError:
            return Drawing()

    def _recover_elsewhere(self, kept: JournalContent) -> None:
        self.keeping.release(kept)
        self.another_asked.emit(None, kept)

    def take(self, kept: JournalContent) -> None:
        """Recover a drawing that another window has released, unless a third window was faster."""
        if any(offer.path == kept.path for offer in self.keeping.offers()):
            self._messages.dismiss()
            self.recover(kept)
