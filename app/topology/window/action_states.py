"""Keeps the actions of the editor's window in step with its drawing: which are possible, and which are on."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from app.topology.actions.arrange import NEEDS_THREE, NEEDS_TWO
from app.topology.actions.edit import NEEDS_SELECTION
from app.topology.actions.view import LAYERS, SWITCHES, TOOLS
from app.topology.canvas.canvas import Canvas
from app.topology.editor import Editor
from app.window.settings import Settings


def _tr(text: str) -> str:
    return QCoreApplication.translate("TopologyWindow", text)


def show_drawing(actions: Mapping[str, QAction], editor: Editor) -> None:
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


def show_tool(actions: Mapping[str, QAction], tool: str) -> None:
    """Check the tool that the mouse has."""
    for name in TOOLS:
        actions[f"tool-{name}"].setChecked(name == tool)


def use_switches(actions: Mapping[str, QAction], settings: Settings, canvas: Canvas) -> None:
    """Set grid, snapping and minimap as they are in the settings."""
    on = {name: settings.drawing_switch(name) for name in SWITCHES}
    for name, value in on.items():
        actions[name].setChecked(value)
    canvas.show_grid(on["grid"])
    canvas.show_snap(on["snap"])
    canvas.show_minimap(on["minimap"])
