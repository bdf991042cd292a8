"""The dialogs and menus of the editor; each is imported when it is first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

if TYPE_CHECKING:
    from app.topology.running.panel import RunPanel
    from app.topology.window.main_window import TopologyWindow


def connect_things(window: TopologyWindow) -> None:
    """Open the dialog that adds connections to a link."""
    from app.topology.dialogs.connect import ConnectDialog

    ConnectDialog(window.editor, window).open()


def renumber(window: TopologyWindow) -> None:
    """Open the assistant for number schemes."""
    from app.topology.dialogs.numbers import NumbersDialog

    NumbersDialog(window.editor, window).open()


def import_decks(window: TopologyWindow) -> None:
    """Open the assistant that reads IOCP decks."""
    from app.topology.importing.dialog import ImportDialog

    ImportDialog(window.editor, window).open()


def export(window: TopologyWindow) -> None:
    """Open the menu of what can be written, below its button."""
    from app.topology.actions.export_menu import ExportMenu

    menu, button = ExportMenu(window.editor, window, window.canvas), window.header.buttons["export"]
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.told.connect(window.say)
    menu.failed.connect(window.refuse)
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))


def open_menu(window: TopologyWindow, things: tuple[str, ...], point: QPoint) -> None:
    """What can be done with the selected things, where the pointer is."""
    from app.topology.actions.run import FAULTS

    names = "properties connect cut copy paste duplicate delete group ungroup inside neighbours".split()
    menu = QMenu(window)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.addActions([window.actions_by_id[name] for name in names])
    if not window.bodies.waits("run") and run_panel(window).drawn.running:
        menu.addSeparator()
        menu.addActions([window.actions_by_id[name] for name in FAULTS])
    menu.popup(point)


def run_panel(window: TopologyWindow) -> RunPanel:
    """The panel from which the drawing runs."""
    return cast("RunPanel", window.body("run"))
