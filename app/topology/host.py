"""The window around an editor, as the actions of its menus see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from app.frame.actions import Handlers

if TYPE_CHECKING:  # the window is painted before these are imported
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from app.settings.settings import Settings
    from app.topology.canvas.canvas import Canvas
    from app.topology.editor import Editor
    from app.topology.files import DrawingFiles
    from app.topology.messages import Messages
    from app.topology.running.run_panel import RunPanel
    from engine.ficon.drawing.model.drawing import Drawing


class Dialogs(Protocol):
    """Dialogs and menus over the window."""

    def import_decks(self, files: list[Path]) -> None: ...
    def import_connections(self, file: Path) -> None: ...
    def open_export(self) -> None: ...


class DrawingState(Protocol):
    """What the menus and the title show of the drawing."""

    def show_tool(self) -> None: ...
    def use_switches(self) -> None: ...
    def show_file(self, name: str, path: str, changed: bool) -> None: ...


class EditorHost(Protocol):
    """A window with a drawing. It has `editor`, `canvas` and `files` once it is furnished."""

    settings: Settings
    editor: Editor
    canvas: Canvas
    files: DrawingFiles
    messages: Messages

    @property
    def dialogs(self) -> Dialogs: ...
    @property
    def state(self) -> DrawingState: ...

    @property
    def dialog_parent(self) -> QWidget:
        """The widget that dialogs and menus belong to."""
        ...

    def other_drawings(self) -> list[tuple[str, Drawing]]:
        """Return names and drawings of the other windows."""
        ...

    def run_panel(self) -> RunPanel:
        """Return the panel from which the drawing runs."""
        ...

    # -- actions of the window itself
    def standard_handlers(self) -> Handlers: ...
    def open_another(self) -> None: ...
    def close(self) -> bool: ...
    def quit(self) -> None: ...
    def edit_properties(self) -> None: ...
    def find_things(self) -> None: ...
    def open_run(self) -> None: ...
    def go_to_panel(self, step: int) -> None: ...
    def escape(self) -> None: ...
