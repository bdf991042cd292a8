"""Drawings in the lab's file menu: a new one, or one from a file, each in its own window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLockFile
from PySide6.QtWidgets import QFileDialog, QWidget

from app.files.folders import Kind, begin_in
from app.frame.actions import Spec

if TYPE_CHECKING:
    from app.widgets.banner import Banner

# as engine.ficon.drawing.file and journal have them, which are not imported for the lab's first picture
SUFFIX, JOURNALS = ".topology.json", "*.journal"


def _tr(text: str) -> str:
    return QCoreApplication.translate("Actions", text)


def specs() -> list[Spec]:
    """Return the actions in the lab's file menu."""
    return [
        Spec(
            "new-drawing",
            "file",
            _tr("&New drawing"),
            ("Ctrl+D",),
            "thing-director",
            _tr("Opens the topology editor with an empty drawing of a FICON CTC layout."),
        ),
        Spec(
            "drawing",
            "file",
            _tr("Open &drawing…"),
            ("Ctrl+Shift+O",),
            "",
            _tr("Opens a drawing of a FICON CTC layout in the topology editor."),
        ),
    ]


def _left(journal: Path) -> bool:
    """Return whether the program of a journal has ended."""
    lock = QLockFile(f"{journal}.lock")
    lock.setStaleLockTime(0)
    if not lock.tryLock(0):
        return False
    lock.unlock()
    return True


class DrawingActions:
    """Handlers of the actions. `open_window` opens a window with a file, or with an empty drawing."""

    def __init__(
        self,
        journals: Path,
        open_window: Callable[[Path | None], object],
        import_decks: Callable[[list[Path]], object],
    ) -> None:
        """`import_decks` opens a window with the dialog that imports them."""
        self._journals, self._open = journals, open_window
        self.import_decks = import_decks

    def handlers(self, parent: Callable[[], QWidget]) -> dict[str, Callable[[], object]]:
        """Return the handlers, by id; parent: returns the lab's window, once it exists."""
        return {
            "new-drawing": lambda: self._open(None),
            "drawing": lambda: self.choose(parent()),
        }

    def choose(self, parent: QWidget) -> None:
        """Ask for a drawing and open it."""
        kinds = _tr("Drawings (*{0});;All files (*)").format(SUFFIX)
        name, _ = QFileDialog.getOpenFileName(parent, _tr("Open a drawing"), begin_in(Kind.DECKS), kinds)
        if name:
            self.open(name)

    def offer(self, banner: Banner) -> None:
        """Say so when a drawing was left behind by a crash; a session that was has the first word."""
        if not banner.isVisible() and any(map(_left, self._journals.glob(JOURNALS))):
            banner.show_message(
                _tr("The program ended unexpectedly. A drawing can be recovered."),
                error=False,
                remedy=_tr("Open the topology editor"),
                do=lambda: self._open(None),
            )

    def open(self, name: str) -> None:
        """Open a drawing's file; its window reports errors."""
        self._open(Path(name))
