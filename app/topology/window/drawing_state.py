"""Shows the state of the drawing: in its menus and the status line, and while its file is being read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction

from app.frame.later import later
from app.topology.actions.arrange import NEEDS_THREE, NEEDS_TWO
from app.topology.actions.edit import NEEDS_SELECTION
from app.topology.actions.view import LAYERS, SWITCHES, TOOLS

if TYPE_CHECKING:  # imported after the first painting
    from app.topology.editor import Editor
    from app.topology.window.main_window import TopologyWindow
    from engine.ficon.drawing.model.drawing import Change

FITTING = 4  # things that a view shows without fitting


def _tr(text: str) -> str:
    return QCoreApplication.translate("TopologyWindow", text)


class DrawingState(QObject):
    """Follows the editor and the canvas of a window. drawing_name: of its file."""

    def __init__(self, window: TopologyWindow) -> None:
        super().__init__(window)
        self._window = window
        self.drawing_name = ""

    def begin(self) -> None:
        """Follow the editor and the canvas from now on."""
        editor, canvas = self._window.editor, self._window.canvas
        editor.changed.connect(self._fit_first)
        editor.replaced.connect(self._recall_view)
        for signal in (editor.changed, editor.replaced, editor.selection_changed, editor.layers_changed):
            signal.connect(self._show)
        editor.awaited_changed.connect(self._show_awaited)
        canvas.viewport.moved.connect(self._show_zoom)
        canvas.interaction.tool_changed.connect(self.show_tool)
        self.use_switches()
        self.show_tool()
        self._show_zoom()
        self._show()

    def _show(self, *_: object) -> None:
        """Show what the drawing holds, and enable what can be done now."""
        window, editor = self._window, self._window.editor
        _show_drawing(window.actions_by_id, editor)
        window.central.invitation.setVisible(not len(editor.drawing))
        window.status.show_drawing(len(editor.drawing), len(editor.selection), editor.drawing.revision)

    def show_file(self, name: str, path: str, changed: bool) -> None:
        """Show the name of the drawing's file, and whether there is something to save."""
        self.drawing_name, mark = name, "● " if changed else ""
        self._window.setWindowTitle(f"{mark}{name} – LPAR Lab")
        self._window.status.show_file(name, path, changed)

    def _show_awaited(self) -> None:
        """Say which file is being read; nothing can be edited meanwhile."""
        window, name = self._window, self._window.editor.awaited
        window.desk.setEnabled(not name)
        window.central.invite(name)
        if name:
            window.status.show_opening(name)
            window.status.work.setFocus()
        else:
            self._show()
            window.canvas.setFocus()

    # -- the view

    def _fit_first(self, change: Change) -> None:
        """Show all of what came into an empty drawing, if it is more than a few things."""
        fresh = sum(before is None for before, _ in change.things.values())
        if fresh == len(self._window.editor.drawing) > FITTING:
            later(self._window, self._window.canvas.viewport.fit)

    def _recall_view(self) -> None:
        """Show the sheet and the part of the drawing that were seen when its file was closed."""
        if (path := self._window.files.path) is not None:
            self._window.canvas.viewport.recall_view(self._window.settings.drawing_view(path))

    def keep_view(self) -> None:
        """Keep the sheet and the part of the drawing that are seen, for the next time."""
        canvas = self._window.canvas
        if (path := self._window.files.path) is not None:
            canvas.viewport.keep_view()
            self._window.settings.keep_drawing_view(path, canvas.viewport.sheets.kept())

    def _show_zoom(self) -> None:
        self._window.status.show_zoom(self._window.canvas.viewport.view.zoom)

    # -- switches

    def show_tool(self, *_: object) -> None:
        """Check the tool of the mouse in the menu."""
        for name in TOOLS:
            self._window.actions_by_id[f"tool-{name}"].setChecked(
                name == self._window.canvas.interaction.tool
            )

    def use_switches(self) -> None:
        """Set grid, snapping and minimap as they are in the settings."""
        window = self._window
        on = {name: window.settings.drawing_switch(name) for name in SWITCHES}
        for name, value in on.items():
            window.actions_by_id[name].setChecked(value)
        window.canvas.show_grid(on["grid"])
        window.canvas.interaction.snap = on["snap"]
        window.canvas.minimap.show_if_roomy(on["minimap"])


def _show_drawing(actions: Mapping[str, QAction], editor: Editor) -> None:
    """Enable what can be done with the selection and the history, and check the layers that are shown."""
    for names, needed in ((NEEDS_SELECTION, 1), (NEEDS_TWO, 2), (NEEDS_THREE, 3)):
        for name in names:
            if name in actions:
                actions[name].setEnabled(len(editor.selection) >= needed)
    _show_history(actions, editor)
    for name in LAYERS:
        actions[f"layer-{name}"].setChecked(name in editor.layers)


def _show_history(actions: Mapping[str, QAction], editor: Editor) -> None:
    rows = (
        ("undo", editor.history.done, _tr("&Undo"), _tr("&Undo: {0}")),
        ("redo", editor.history.undone, _tr("&Redo"), _tr("&Redo: {0}")),
    )
    for name, changes, plain, text in rows:
        actions[name].setEnabled(bool(changes))
        actions[name].setText(text.format(changes[-1].title) if changes else plain)
