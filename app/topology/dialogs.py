"""The dialogs of the editor; each is imported when it is first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from app.topology.window import TopologyWindow


def connect_things(window: TopologyWindow) -> None:
    """Open the dialog that adds connections to a link."""
    from app.topology.connect_dialog import ConnectDialog

    ConnectDialog(window.editor, window).open()


def renumber(window: TopologyWindow) -> None:
    """Open the assistant for number schemes."""
    from app.topology.numbers_dialog import NumbersDialog

    NumbersDialog(window.editor, window).open()


def import_decks(window: TopologyWindow) -> None:
    """Open the assistant that reads IOCP decks."""
    from app.topology.import_dialog import ImportDialog

    ImportDialog(window.editor, window).open()


def export(window: TopologyWindow) -> None:
    """Open the menu of what can be written, below its button."""
    from app.topology.export_menu import ExportMenu

    menu, button = ExportMenu(window.editor, window, window.canvas), window.header.buttons["export"]
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.told.connect(window.say)
    menu.failed.connect(window.refuse)
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
