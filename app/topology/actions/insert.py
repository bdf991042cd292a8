"""The things of the palette and its templates, as actions: for the menu and the command palette."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication

from app.frame.actions import Spec
from app.topology.host import EditorHost
from app.topology.insertion import put
from app.topology.palette import entries


def _tr(text: str) -> str:
    return QCoreApplication.translate("Things", text)


class InsertActions:
    """The insert menu; made once the drawing exists."""

    def __init__(self, host: EditorHost) -> None:
        self._host = host
        self._entries = entries()

    def specs(self) -> list[Spec]:
        """Return the actions in the order of the palette."""
        add = QCoreApplication.translate("DrawingInsert", "Add: {0}")
        return [
            Spec(f"add-{one.payload}", "insert", add.format(one.title), (), one.icon, one.help)
            for one in self._entries
        ] + [_connections()]

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return the handler of each action, by its id."""
        adding = {f"add-{one.payload}": partial(self.put, one.payload) for one in self._entries}
        return {**adding, "connect": self._connect}

    def put(self, payload: str) -> None:
        """Put a thing or a template of the palette into the drawing."""
        put(self._host.editor, self._host.canvas, payload, self._host.dialog_parent)

    def _connect(self) -> None:
        from app.topology.dialogs.connect import ConnectDialog  # late: the start stays short

        ConnectDialog(self._host.editor, self._host.dialog_parent).open()


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
            "Adds FCTC control units and devices on both sides, over the chosen channels.",
        ),
    )
