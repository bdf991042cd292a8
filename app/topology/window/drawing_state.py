"""Shows the state of the drawing in its menus and the status line, also while its file is being read."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from app.frame.actions import Actions
from app.frame.later import later
from app.topology.actions.view import LAYERS
from app.topology.window.status_line import StatusLine

if TYPE_CHECKING:  # imported after the first painting
    from PySide6.QtWidgets import QWidget

    from app.settings.settings import Settings
    from app.topology.canvas.canvas import Canvas
    from app.topology.editor import Editor
    from app.topology.files import DrawingFiles
    from app.topology.window.central_widget import CentralWidget
    from engine.ficon.drawing.model.drawing import Change

_tr = partial(QCoreApplication.translate, "TopologyWindow")
FITTING = 4  # things that a view shows without fitting


class DrawingState(QObject):
    """Follows the editor and the canvas of a window. desk: disabled while a file is being read."""

    def __init__(
        self, editor: Editor, central: CentralWidget, desk: QWidget, actions: Actions, status: StatusLine
    ) -> None:
        super().__init__(desk)
        self._editor, self._central, self._desk = editor, central, desk
        self._actions, self._status = actions, status
        for signal in (editor.changed, editor.replaced, editor.selection_changed, editor.layers_changed):
            signal.connect(self._show)
        editor.awaited_changed.connect(self._show_awaited)
        central.canvas.viewport.moved.connect(self._show_zoom)
        self._show_zoom()
        self._show()

    def _show(self, *_: object) -> None:
        """Show the contents of the drawing, and enable the actions that are possible now."""
        editor, actions = self._editor, self._actions
        actions.enable()
        for name in LAYERS:
            actions[f"layer-{name}"].setChecked(name in editor.layers)
        self._show_history()
        self._central.show_invitation(not len(editor.drawing))
        self._status.show_drawing(len(editor.drawing), len(editor.selection), editor.drawing.revision)

    def _show_history(self) -> None:
        history = self._editor.history
        rows = (
            ("undo", history.done, _tr("&Undo"), _tr("&Undo: {0}")),
            ("redo", history.undone, _tr("&Redo"), _tr("&Redo: {0}")),
        )
        for name, changes, plain, text in rows:
            self._actions[name].setText(text.format(changes[-1].title) if changes else plain)

    def _show_awaited(self) -> None:
        """Show which file is being read; editing is disabled in the meantime."""
        name = self._editor.awaited
        self._desk.setEnabled(not name)
        self._central.invite(name)
        if name:
            self._status.show_opening(name)
            self._status.work.setFocus()
        else:
            self._show()
            self._central.canvas.setFocus()

    def _show_zoom(self) -> None:
        self._status.show_zoom(self._central.canvas.viewport.view.zoom)


class KeptView(QObject):
    """Keeps the last view of the drawing for each file."""

    def __init__(self, canvas: Canvas, files: DrawingFiles, settings: Settings) -> None:
        super().__init__(canvas)
        self._canvas, self._files, self._settings = canvas, files, settings
        canvas.editor.changed.connect(self._fit_first)
        canvas.editor.replaced.connect(self._recall)

    def _fit_first(self, change: Change) -> None:
        """Show everything that was added to an empty drawing, if it is more than a few elements."""
        fresh = sum(before is None for before, _ in change.things.values())
        if fresh == len(self._canvas.editor.drawing) > FITTING:
            later(self, self._canvas.viewport.fit)

    def _recall(self) -> None:
        """Restore the sheet and view from when the file was last closed."""
        if self._files.path is not None:
            self._canvas.viewport.recall_view(self._settings.drawing_view(self._files.path))

    def keep(self) -> None:
        """Keep the current sheet and view for the next time."""
        viewport = self._canvas.viewport
        if self._files.path is not None:
            viewport.keep_view()
            self._settings.keep_drawing_view(self._files.path, viewport.sheets.kept())
