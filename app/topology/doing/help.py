"""Help, and the run."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.spec import Spec

if TYPE_CHECKING:
    from app.topology.window import TopologyWindow


def _tr(text: str) -> str:
    return QCoreApplication.translate("DrawingHelp", text)


class HelpDoer:
    """The menus run and help."""

    def __init__(self, window: TopologyWindow) -> None:
        self._window = window

    def specs(self) -> list[Spec]:
        """In the order of the menus."""
        return [
            Spec(
                "run",
                "run",
                _tr("Run &relocation"),
                ("F5",),
                "play",
                _tr("Goes to the panel where guests and workloads are chosen, and the drawing runs."),
            ),
            Spec("what", "help", _tr("&Help on what has the focus"), ("F1",), "help"),
            Spec("keys", "help", _tr("&Keys"), ("?", "Shift+/")),
            Spec("about", "help", _tr("&About LPAR Lab"), (), "info"),
        ]

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Who does each."""
        window = self._window
        return {
            "run": window.open_run,
            "what": window.show_help,
            "keys": window.show_keys,
            "about": window.show_about,
        }
