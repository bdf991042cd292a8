"""Help, and the run."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from app.topology.actions.listing import canvas_keys
from app.topology.host import EditorHost
from app.widgets.help_text import show_help
from app.window.action_spec import Spec


def _tr(text: str) -> str:
    return QCoreApplication.translate("DrawingHelp", text)


class HelpActions:
    """The menus run and help."""

    def __init__(self, host: EditorHost) -> None:
        self._host = host

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
        """Return the handler of each action, by its id."""
        host = self._host
        return {
            "run": host.open_run,
            "what": self._show_help,
            "keys": self._show_keys,
            "about": self._show_about,
        }

    def _show_help(self) -> None:
        """A short text on what has the focus, or on the panel around it."""
        show_help(
            self._host.dialog_parent,
            _tr("Drag things onto the canvas. Ctrl+K lists all actions."),
        )

    def _show_keys(self) -> None:
        """The list of keys."""
        from app.widgets.key_list import KeyList

        KeyList(self._host.actions_by_id.values(), canvas_keys(), self._host.dialog_parent).open()

    def _show_about(self) -> None:
        """What this program is, and what it is not."""
        from app.frame.about import AboutDialog

        AboutDialog(self._host.dialog_parent).open()
