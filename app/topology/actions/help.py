"""Help, and the run."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.topology.actions.listing import canvas_keys
from app.widgets.help_text import show_help
from app.window.action_spec import Spec

if TYPE_CHECKING:
    from app.topology.window.main_window import TopologyWindow


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
            "what": self._show_help,
            "keys": self._show_keys,
            "about": self._show_about,
        }

    def _show_help(self) -> None:
        """A short text on what has the focus, or on the panel around it."""
        show_help(
            self._window, _tr("Drag things into the picture. Ctrl+K lists everything that can be done.")
        )

    def _show_keys(self) -> None:
        """The list of keys."""
        from app.widgets.key_list import KeyList

        KeyList(self._window.actions_by_id.values(), canvas_keys(), self._window).open()

    def _show_about(self) -> None:
        """What this program is, and what it is not."""
        from app.window.about import AboutDialog

        AboutDialog(self._window).open()
