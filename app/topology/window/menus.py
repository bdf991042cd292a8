"""The actions of the editor's window, and the menus that come when there is a drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.frame.files import RecentMenu
from app.frame.standard import specs_of_help
from app.topology.actions.arrange import ArrangeActions
from app.topology.actions.edit import EditActions
from app.topology.actions.file import FileActions
from app.topology.actions.run import run_spec
from app.topology.actions.view import ViewActions

if TYPE_CHECKING:  # imported after the first painting
    from app.topology.actions.insert import InsertActions
    from app.topology.window.main_window import TopologyWindow


class Menus(QObject):
    """Makes the actions of a window, then its menus. recent: the files that were open lately."""

    recent: RecentMenu
    _insert: InsertActions

    def __init__(self, window: TopologyWindow) -> None:
        super().__init__(window)
        self._window = window
        for group in (FileActions, EditActions, ArrangeActions, ViewActions):
            window.actions_by_id.add(group(window), first=window.populate)  # a user may be quick
        window.actions_by_id.add_specs([run_spec()], {"run": window.open_run})
        window.actions_by_id.add_specs(specs_of_help(), window.standard_handlers())

    def add_recent(self) -> None:
        """Put the files that were open lately into the menu, once there is a header."""
        window = self._window
        self.recent = RecentMenu(
            lambda: window.files.recent(), lambda path: window.files.open_somewhere(path), window
        )
        window.header.menu["file"].insertMenu(window.actions_by_id["save"], self.recent)

    def complete(self) -> None:
        """Add what needs the drawing."""
        from app.topology.actions.insert import InsertActions  # late: the start stays short
        from app.topology.actions.run import RunActions
        from app.topology.link_menu import LinkMenu

        window, actions = self._window, self._window.actions_by_id
        self._insert = InsertActions(window)
        window.header.menu["insert"].addActions(list(actions.add(self._insert)))
        window.header.menu["run"].addActions(list(actions.add(RunActions(window))))
        links = LinkMenu(window.editor, window)
        window.header.menu["view"].insertMenu(actions["next-link"], links)
        window.header.layers_menu.addMenu(links)

    def put(self, payload: str) -> None:
        """Put a thing or a template of the palette into the drawing."""
        self._insert.put(payload)
