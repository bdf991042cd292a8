"""Drawings in the lab's menu: a new sketch, an existing drawing, each in a window of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLockFile
from PySide6.QtWidgets import QFileDialog, QWidget

from app.topology.window import windows
from app.window.action_spec import Spec

if TYPE_CHECKING:
    from app.widgets.banner import Banner
    from app.window.settings import Settings

# as engine.ficon.drawing.file and journal have them, which are not imported for the lab's first picture
SUFFIX, JOURNALS = ".topology.json", "*.journal"


def _tr(text: str) -> str:
    return QCoreApplication.translate("Actions", text)


def specs() -> list[Spec]:
    """In the lab's file menu."""
    return [
        Spec(
            "sketch",
            "file",
            _tr("&New sketch"),
            ("Ctrl+D",),
            "thing-director",
            _tr("Opens the editor for FICON CTC layouts, with nothing drawn yet."),
        ),
        Spec(
            "drawing",
            "file",
            _tr("Open &drawing…"),
            ("Ctrl+Shift+O",),
            "",
            _tr("Opens a drawing of a FICON CTC layout in the editor."),
        ),
    ]


def _left(journal: Path) -> bool:
    """Is it of a program that is gone?"""
    lock = QLockFile(f"{journal}.lock")
    lock.setStaleLockTime(0)
    if not lock.tryLock(0):
        return False
    lock.unlock()
    return True


class Sketches:
    """Opens the editor's windows for the lab."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def handlers(self, parent: Callable[[], QWidget]) -> dict[str, Callable[[], object]]:
        """Who does each; parent: the lab's window, once it is there."""
        return {
            "sketch": lambda: windows.open_window(self._settings),
            "drawing": lambda: self.choose(parent()),
        }

    def choose(self, parent: QWidget) -> None:
        """Ask for a drawing and open it."""
        kinds = _tr("Drawings (*{0});;All files (*)").format(SUFFIX)
        name, _ = QFileDialog.getOpenFileName(parent, _tr("Open a drawing"), "", kinds)
        if name:
            self.open(name)

    def offer(self, banner: Banner) -> None:
        """Say so when a drawing was left behind by a crash; a session that was has the first word."""
        if not banner.isVisible() and any(map(_left, self._settings.drawings.glob(JOURNALS))):
            banner.show_message(
                _tr("The program was not closed as it should be. A drawing has been kept."),
                error=False,
                remedy=_tr("Open the editor"),
                do=lambda: windows.open_window(self._settings),
            )

    def open(self, name: str) -> None:
        """Open a drawing's file; what is wrong with it is told in its window."""
        windows.open_window(self._settings, Path(name))
