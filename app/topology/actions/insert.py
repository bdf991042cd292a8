"""The things of the palette and its templates, as actions: for the menu and the command palette."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.topology.dialogs import dialogs
from app.topology.insertion import put
from app.window.action_spec import Spec

if TYPE_CHECKING:
    from app.topology.window.main_window import TopologyWindow


def _tr(text: str) -> str:
    return QCoreApplication.translate("Things", text)


class InsertDoer:
    """The insert menu; it is made when the drawing is there."""

    def __init__(self, window: TopologyWindow) -> None:
        from app.topology.palette import entries

        self._window = window
        self._entries = entries()

    def specs(self) -> list[Spec]:
        """In the order of the palette."""
        add = QCoreApplication.translate("DrawingInsert", "Add: {0}")
        return [
            Spec(f"add-{one.payload}", "insert", add.format(one.title), (), one.icon, one.help)
            for one in self._entries
        ] + [_connections()]

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Who does each."""
        adding = {f"add-{one.payload}": partial(put, self._window, one.payload) for one in self._entries}
        return {**adding, "connect": partial(dialogs.connect_things, self._window)}


def _connections() -> Spec:
    translate = QCoreApplication.translate
    return Spec(
        "connect",
        "insert",
        translate("DrawingInsert", "&Connections of a link…"),
        ("Ctrl+L",),
        "thing-link",
        translate(
            "DrawingInsert",
            "Makes FCTC control units and devices on both sides, over the channels that are chosen.",
        ),
    )
