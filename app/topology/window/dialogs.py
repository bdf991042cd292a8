"""Dialogs and menus over the editor's window; the module of each is imported when it is wanted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu

from app.topology.actions.arrange import BENDING
from app.topology.actions.edit import AT_POINTER
from app.topology.actions.run import FAULTS

if TYPE_CHECKING:
    from app.topology.window.main_window import TopologyWindow
    from app.widgets.findable import Findable


class Dialogs(QObject):
    """Opens each; it is deleted when it closes."""

    def __init__(self, window: TopologyWindow) -> None:
        super().__init__(window)
        self._window = window

    def find_help(self) -> Iterator[Findable]:
        """Return words and pages of the help for the search."""
        from app.help.finding import find_pages
        from app.help.words import find_words

        yield from find_words(self._window.show_text)
        yield from find_pages(self._window)

    def open_documentation(self) -> None:
        """Open the documentation in a window of its own."""
        from app.help.window import open_documentation

        open_documentation(self._window)

    def import_decks(self, files: list[Path]) -> None:
        """Open the dialog that imports IOCP decks, with these files."""
        from app.topology.importing.dialog import ImportDialog

        dialog = ImportDialog(self._window.editor, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.add_files(files)
        dialog.open()
        if files:
            dialog.buttons.buttons()[0].setFocus()

    def import_connections(self, file: Path) -> None:
        """Open the dialog that imports connections from a table."""
        from app.topology.importing.connections_dialog import ConnectionsDialog
        from engine.ficon.drawing.connection_table.table import open_table
        from engine.ficon.drawing.file import FileError

        window = self._window
        try:
            table = open_table(file)
        except FileError as error:
            window.messages.refuse(str(error))
            return
        dialog = ConnectionsDialog(window.editor, table, window.settings, window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def open_export(self) -> None:
        """Open the menu of what can be written, below its button."""
        from app.topology.actions.export_menu import ExportMenu

        window, button = self._window, self._window.header.buttons["export"]
        menu = ExportMenu(window.editor, window, window.canvas)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.told.connect(window.messages.say)
        menu.failed.connect(window.messages.refuse)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def open_menu(self, things: tuple[str, ...], point: QPoint) -> None:
        """Open the menu of what can be done with the selected things, at a point of the screen."""
        from app.topology.canvas import bending

        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._add(menu, AT_POINTER)
        if bending.cable(self._window.canvas.interaction):
            menu.addSeparator()
            self._add(menu, (*BENDING, "straighten"))
        if self._window.running:
            menu.addSeparator()
            self._add(menu, FAULTS)
        menu.popup(point)

    def _add(self, menu: QMenu, names: Sequence[str]) -> None:
        menu.addActions([self._window.actions_by_id[name] for name in names])
