"""The window around an editor, as the actions of its menus see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from app.frame.actions import Handlers

if TYPE_CHECKING:  # the window is painted before these are imported
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from app.topology.canvas.canvas import Canvas
    from app.topology.editor import Editor
    from app.topology.files import Files
    from app.topology.running.panel import RunPanel
    from app.window.settings import Settings
    from engine.ficon.drawing.model.drawing import Drawing


class EditorHost(Protocol):
    """A window with a drawing. It has `editor`, `canvas` and `files` once it is furnished."""

    settings: Settings
    editor: Editor
    canvas: Canvas
    files: Files

    @property
    def dialog_parent(self) -> QWidget:
        """The widget that dialogs and menus belong to."""
        ...

    def run_panel(self) -> RunPanel:
        """Return the panel from which the drawing runs."""
        ...

    def other_drawings(self) -> list[tuple[str, Drawing]]:
        """Return names and drawings of the other windows."""
        ...

    # -- messages
    def say(self, text: str) -> None: ...
    def refuse(self, text: str) -> None: ...
    def import_decks(self, files: list[Path]) -> None: ...

    # -- actions of the window itself
    def standard_handlers(self) -> Handlers: ...
    def open_another(self) -> None: ...
    def close(self) -> bool: ...
    def quit(self) -> None: ...
    def edit_properties(self) -> None: ...
    def find_things(self) -> None: ...
    def open_run(self) -> None: ...
    def open_export(self) -> None: ...
    def go_to_panel(self, step: int) -> None: ...
    def show_tool(self) -> None: ...
    def use_switches(self) -> None: ...
    def escape(self) -> None: ...
