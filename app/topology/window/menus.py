"""The actions of the editor's window, and the menus that come when there is a drawing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from app.frame.actions import Actions, Handlers
from app.frame.files import RecentMenu
from app.frame.standard import specs_of_help
from app.topology.actions.arrange import BENDING, ArrangeActions, arrange_specs
from app.topology.actions.edit import AT_POINTER, EditActions, edit_specs
from app.topology.actions.file import FileActions, file_specs
from app.topology.actions.run import FAULTS, run_spec
from app.topology.actions.view import ViewActions, view_specs

if TYPE_CHECKING:  # imported after the first painting
    from app.settings.settings import Settings
    from app.topology.actions.insert import InsertActions
    from app.topology.files import DrawingFiles
    from app.topology.panel_context import EditorContext
    from app.topology.running.run_panel import RunPanel
    from app.topology.window.header import EditorHeader


class Menus(QObject):
    """Makes the actions of a window, then its menus. recent: the files that were open lately."""

    recent: RecentMenu
    _insert: InsertActions

    def __init__(
        self, actions: Actions, own: Handlers, populate: Callable[[], object], window: QWidget
    ) -> None:
        """own: what the window does itself. populate: adds the drawing, if the user is quicker than that."""
        super().__init__(window)
        self._actions, self._window = actions, window
        self._handlers = dict(own)
        specs = [*file_specs(), *edit_specs(), *arrange_specs(), *view_specs()]
        actions.add_specs(specs, {spec.id: partial(self._do, spec.id) for spec in specs}, first=populate)
        actions.add_specs([run_spec(), *specs_of_help()], own)

    def _do(self, name: str, *_: object) -> None:
        self._handlers[name]()

    def complete(
        self,
        header: EditorHeader,
        context: EditorContext,
        files: DrawingFiles,
        settings: Settings,
        run_panel: Callable[[], RunPanel],
    ) -> None:
        """Add what needs the drawing."""
        editor, canvas, messages, window = context.editor, context.canvas, context.messages, self._window
        groups = (
            FileActions(editor, canvas, files, messages, settings, context.other_drawings, window),
            EditActions(editor, messages),
            ArrangeActions(editor, canvas, window),
            ViewActions(editor, canvas, settings, self._actions),
        )
        for group in groups:
            self._handlers |= group.handlers()
        self._handlers["export"] = partial(self._open_export, header, context)
        self._add_insert_and_run(header, context, run_panel)
        self._add_submenus(header, context, files)

    def _add_insert_and_run(
        self, header: EditorHeader, context: EditorContext, run_panel: Callable[[], RunPanel]
    ) -> None:
        from app.topology.actions.insert import InsertActions  # late: the start stays short
        from app.topology.actions.run import RunActions

        self._insert = InsertActions(
            context.editor, context.canvas, context.templates, context.messages, self._window
        )
        header.menu["insert"].addActions(list(self._actions.add(self._insert)))
        header.menu["run"].addActions(list(self._actions.add(RunActions(run_panel))))

    def _add_submenus(self, header: EditorHeader, context: EditorContext, files: DrawingFiles) -> None:
        from app.topology.link_menu import LinkMenu  # late: the start stays short

        self.recent = RecentMenu(files.recent, files.open_somewhere, self._window)
        header.menu["file"].insertMenu(self._actions["save"], self.recent)
        links = LinkMenu(context.editor, self._window)
        header.menu["view"].insertMenu(self._actions["next-link"], links)
        header.layers_menu.addMenu(links)

    def put(self, payload: str) -> None:
        """Put a thing or a template of the palette into the drawing."""
        self._insert.put(payload)

    def _open_export(self, header: EditorHeader, context: EditorContext) -> None:
        """Open the menu of what can be written, below its button."""
        from app.topology.actions.export_menu import ExportMenu  # late: the start stays short

        button = header.buttons["export"]
        menu = ExportMenu(context.editor, self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.told.connect(context.messages.say)
        menu.failed.connect(context.messages.refuse)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def open_at_pointer(self, point: QPoint, bends: bool, running: bool) -> None:
        """Open the menu of what can be done with the selected things, at a point of the screen.

        bends: the selected thing is a cable. running: the drawing runs.
        """
        parts = [AT_POINTER, (*BENDING, "straighten") if bends else (), FAULTS if running else ()]
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for names in filter(None, parts):
            if not menu.isEmpty():
                menu.addSeparator()
            menu.addActions([self._actions[name] for name in names])
        menu.popup(point)
