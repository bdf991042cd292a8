"""The canvas follows the model: another drawing, selection or link, and what screen readers say of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QObject

from app.topology.canvas.describing import describe
from app.topology.canvas.framing import Framing
from app.topology.canvas.gathered import said
from app.topology.canvas.painting.look import Look
from app.topology.canvas.shapes.captions import DOT
from app.topology.canvas.shapes.scene import CanvasScene
from app.topology.canvas.tidying import Tidying
from app.topology.canvas.turning import Turned, Turning
from app.topology.canvas.writers import Writers, writers
from app.widgets.announce import announce
from engine.ficon.drawing.model.drawing import Change


class Followed(Turned, Protocol):
    """A canvas that shows what a model has."""

    look: Look
    current: str
    hovered: str
    problems: dict[str, tuple[str, int]]

    def look_again(self) -> None: ...


class Following(QObject):
    """Hears the editor's signals for a canvas."""

    def __init__(self, canvas: Followed, framing: Framing, turning: Turning, tidying: Tidying) -> None:
        super().__init__(canvas.widget)
        self._canvas, self._framing, self._turning, self._tidying = canvas, framing, turning, tidying
        editor = canvas.editor
        editor.changed.connect(self.changed)
        editor.replaced.connect(self.replaced)
        editor.selection_changed.connect(self.selected)
        editor.link_changed.connect(self.rewritten)

    def changed(self, change: Change) -> None:
        """Show the drawing after a change; on another sheet, if what is new is not on this one."""
        canvas = self._canvas
        canvas.cancel()
        self._turning.touch()
        canvas.whole = CanvasScene(canvas.editor.drawing)
        self._renew()
        self.rewritten()
        self._tidying.begin()
        if not canvas.whole.large:
            self._tidying.tell_passed()
        made = any(before is None for before, _ in change.things.values())
        elsewhere = made and change.select and canvas.scene is not canvas.whole
        if elsewhere and canvas.scene.box_of(change.select) is None:
            self._turning.show_sheet(canvas.sheets.sheet_of(change.select))

    def _renew(self) -> None:
        """Show the same sheet of a new picture, or all of it if the sheet is gone."""
        canvas, before = self._canvas, self._canvas.sheets.name
        canvas.show_scene(canvas.sheets.renew(canvas.whole))
        if before != canvas.sheets.name:
            self._framing.fit()
        canvas.sheets.changed.emit()

    def replaced(self) -> None:
        """Show another drawing, all of it."""
        canvas = self._canvas
        canvas.current = canvas.hovered = canvas.sheets.name = ""
        canvas.sheets.views.clear()
        self.changed(Change(""))
        self._turning.fit_opened()

    def selected(self) -> None:
        """Show what is selected, and let the keyboard continue from it."""
        canvas, chosen = self._canvas, self._canvas.editor.selection
        if canvas.current not in chosen:
            canvas.current = chosen[0] if chosen else ""
        self.tell()
        canvas.update()

    def tell(self) -> None:
        """Let a screen reader say what is selected."""
        canvas = self._canvas
        names = canvas.editor.selection or (canvas.current,)
        words = describe(canvas.scene, names)
        if canvas.scene is not canvas.whole:
            words = f"{canvas.sheets.title(canvas.sheets.name)}: {words}"
        if len(names) == 1 and (problems := said(canvas.scene, canvas.problems, names[0])):
            words = f"{words}{DOT}{problems}"
        if words != canvas.widget.accessibleDescription():
            canvas.widget.setAccessibleDescription(words)
            announce(canvas.widget, words)

    def rewritten(self) -> None:
        """Paint the writers of the chosen link."""
        canvas = self._canvas
        found: Writers = writers(canvas.editor.drawing, canvas.editor.link)
        canvas.keys_of_writers = found.keys
        canvas.look = replace(canvas.look, writers=found.cells, usable=found.usable)
        canvas.look_again()
