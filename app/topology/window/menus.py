"""The objects that the actions of the editor's window call, and the menus that are created with the
drawing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from app.frame.actions import Actions
from app.frame.files import RecentMenu
from app.topology.actions.arrange import BENDING, ArrangeActions
from app.topology.actions.edit import AT_POINTER, EditActions
from app.topology.actions.file import FileActions
from app.topology.actions.run import FAULTS
from app.topology.actions.view import ViewActions

if TYPE_CHECKING:  # imported after the first painting
    from app.settings.settings import Settings
    from app.topology.actions.insert import InsertActions
    from app.topology.files import DrawingFiles
    from app.topology.panel_context import EditorContext
    from app.topology.running.run_panel import RunPanel
    from app.topology.window.header import EditorHeader


class EditorParts(NamedTuple):
    """The objects that the menu actions call."""

    file: FileActions
    edit: EditActions
    arrange: ArrangeActions
    view: ViewActions


class Menus(QObject):
    """The objects called by a window's actions, and its menus. recent: recently opened files."""

    recent: RecentMenu
    _insert: InsertActions

    def __init__(self, actions: Actions, populate: Callable[[], object], window: QWidget) -> None:
        """Create the menus; populate: adds the drawing, which completes the menus, if the user acts
        before that.
        """
        super().__init__(window)
        self._actions, self._populate, self._window = actions, populate, window
        self._parts: EditorParts | None = None

    @property
    def parts(self) -> EditorParts:
        """The objects that the actions call; adds the drawing if there is no drawing yet."""
        if self._parts is None:
            self._populate()
        assert self._parts is not None
        return self._parts

    def complete(
        self,
        header: EditorHeader,
        context: EditorContext,
        files: DrawingFiles,
        settings: Settings,
        run_panel: Callable[[], RunPanel],
    ) -> None:
        """Add the menu entries that need the drawing."""
        editor, canvas, messages, window = context.editor, context.canvas, context.messages, self._window
        self._parts = EditorParts(
            FileActions(
                editor,
                canvas,
                files,
                messages,
                settings,
                context.other_drawings,
                header.buttons["export"],
                window,
            ),
            EditActions(editor, messages),
            ArrangeActions(editor, canvas, window),
            ViewActions(editor, canvas, settings, self._actions),
        )
        self._add_insert_and_run(header, context, run_panel)
        self._add_submenus(header, context, files)

    def _add_insert_and_run(
        self, header: EditorHeader, context: EditorContext, run_panel: Callable[[], RunPanel]
    ) -> None:
        from app.topology.actions.insert import InsertActions  # imported late to keep the start fast
        from app.topology.actions.run import run_actions

        self._insert = InsertActions(
            context.editor, context.canvas, context.templates, context.messages, self._window
        )
        header.menu["insert"].addActions(self._actions.add("insert", self._insert.actions()))
        header.menu["run"].addActions(self._actions.add("run", run_actions(run_panel)))

    def _add_submenus(self, header: EditorHeader, context: EditorContext, files: DrawingFiles) -> None:
        from app.topology.link_menu import LinkMenu  # imported late to keep the start fast

        self.recent = RecentMenu(files.recent, files.open_somewhere, self._window)
        header.menu["file"].insertMenu(self._actions["save"], self.recent)
        links = LinkMenu(context.editor, self._window)
        header.menu["view"].insertMenu(self._actions["next-link"], links)
        header.layers_menu.addMenu(links)

    def put(self, payload: str) -> None:
        """Put an element or template from the palette into the drawing."""
        self._insert.put(payload)

    def arm(self, payload: str) -> None:
        """Make the next click on the canvas place an element or template from the palette."""
        self._insert.arm(payload)

    def open_at_pointer(self, point: QPoint, bends: bool, running: bool) -> None:
        """Open the menu of actions for the selected elements at a point of the screen.

        bends: whether the selected element is a cable. running: whether the drawing is running.
        """
        parts = [AT_POINTER, (*BENDING, "straighten") if bends else (), FAULTS if running else ()]
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for names in filter(None, parts):
            if not menu.isEmpty():
                menu.addSeparator()
            menu.addActions([self._actions[name] for name in names])
        menu.popup(point)
