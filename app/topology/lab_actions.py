"""Drawing entries in the lab's file menu: a new drawing, or one from a file, each in a separate window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLockFile
from PySide6.QtWidgets import QFileDialog, QWidget

from app.files.save_dialog import FolderKind, begin_in
from app.frame.actions import ActionSpec

if TYPE_CHECKING:
    from app.widgets.banner import Banner

_tr = partial(QCoreApplication.translate, "Actions")

# as in engine.ficon.drawing.file and journal, which are not imported for the lab's first picture
SUFFIX, JOURNALS = ".topology.json", "*.journal"


def _left_behind() -> str:
    return _tr("The program ended unexpectedly. A drawing can be recovered.")


def _left(journal: Path) -> bool:
    """Return whether the program that wrote a journal has ended."""
    lock = QLockFile(f"{journal}.lock")
    lock.setStaleLockTime(0)
    if not lock.tryLock(0):
        return False
    lock.unlock()
    return True


class DrawingActions:
    """Implements the actions. `open_window` opens a window with a file or an empty drawing."""

    def __init__(
        self,
        journals: Path,
        open_window: Callable[[Path | None], object],
        import_decks: Callable[[list[Path]], object],
    ) -> None:
        """Create the actions; `import_decks` opens a window with the dialog that imports decks."""
        self._journals, self._open = journals, open_window
        self.import_decks = import_decks
        self._banner: Banner | None = None  # while a drawing is to be offered there

    def actions(self, parent: QWidget) -> list[ActionSpec]:
        """Return the actions; parent: the lab's window."""
        return [
            ActionSpec(
                "new-drawing",
                _tr("&New drawing"),
                lambda: self._open(None),
                ("Ctrl+D",),
                "thing-director",
                _tr("Opens the topology editor with an empty drawing of a FICON CTC layout."),
            ),
            ActionSpec(
                "drawing",
                _tr("Open &drawing…"),
                lambda: self.choose(parent),
                ("Ctrl+Shift+O",),
                help=_tr("Opens a drawing of a FICON CTC layout in the topology editor."),
            ),
        ]

    def choose(self, parent: QWidget) -> None:
        """Ask for a drawing and open it."""
        kinds = _tr("Drawings (*{0});;All files (*)").format(SUFFIX)
        name, _ = QFileDialog.getOpenFileName(
            parent, _tr("Open a drawing"), begin_in(FolderKind.DECKS), kinds
        )
        if name:
            self.open(name)

    def offer(self, banner: Banner) -> None:
        """Report a drawing left behind by a crash, either now or after other messages are dismissed."""
        if self._is_left() and self._banner is None:
            self._banner = banner
            banner.dismissed.connect(self._tell_next)
            if banner.isHidden():
                self._tell(banner)

    def _is_left(self) -> bool:
        return any(map(_left, self._journals.glob(JOURNALS)))

    def _tell_next(self) -> None:
        """Show the message again if another message replaced it before it was read."""
        banner = self._banner
        if banner is None:
            return
        if banner.message.text() == _left_behind():
            self._banner = None
        elif self._is_left():
            self._tell(banner)

    def _tell(self, banner: Banner) -> None:
        remedy = _tr("Open the topology editor")
        banner.show_message(_left_behind(), error=False, remedy=remedy, do=lambda: self._open(None))

    def open(self, name: str) -> None:
        """Open a drawing's file; its window reports errors."""
        self._open(Path(name))
