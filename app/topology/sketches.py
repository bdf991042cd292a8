"""Drawings in the lab's menu: a new sketch, an existing drawing, each in a window of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from app.spec import Spec
from app.topology import windows

if TYPE_CHECKING:
    from app.settings import Settings

SUFFIX = ".topology.json"  # as engine.topology.file has it, which is not imported for the lab's first picture


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

    def open(self, name: str) -> None:
        """Open a drawing's file; what is wrong with it is told in its window."""
        windows.open_window(self._settings, Path(name))
