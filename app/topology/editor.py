"""The open drawing and its selection. All its views share this one Editor."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal

from app.topology.shapes.placing.room import with_room
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError

LAYERS = ("cabling", "iocp", "isfc")


class Editor(QObject):
    """Views call `do`, `select` and `show`, and connect to the signals."""

    changed = Signal(object)  # Change: carried out, also by undo and redo
    replaced = Signal()  # another drawing is open
    selection_changed = Signal()
    shown = Signal(object)  # tuple of ids: scroll them into view
    layers_changed = Signal()
    link_changed = Signal()  # another logical link has its writers painted
    refused = Signal(str, object)  # a sentence, and ids of the elements it describes
    form_wanted = Signal(str, object)  # the key of a template, and the Place for it
    offered = Signal(str, str, object)  # why something was refused, a remedy, and the function that does it
    told = Signal(str)  # a sentence about the performed action
    awaited_changed = Signal()  # a file is being read, or no longer

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.history = UndoHistory(Drawing())
        self.selection: tuple[str, ...] = ()
        self.layers = frozenset(LAYERS)
        self.link = ""  # id of the logical link whose writers are painted; "" = none
        self.awaited = ""  # name of the file that is being read and whose drawing will come; "" = none

    @property
    def drawing(self) -> Drawing:
        """The open drawing."""
        return self.history.drawing

    def replace(self, history: UndoHistory) -> None:
        """Open another drawing."""
        self.history = history
        self.selection, self.link = (), ""
        self.replaced.emit()
        self.selection_changed.emit()

    def wait_for(self, name: str) -> None:
        """Notify the views that the drawing of this file is being read, or with "" that no drawing is being
        read.
        """
        if name != self.awaited:
            self.awaited = name
            self.awaited_changed.emit()

    def do(self, change: Change) -> bool:
        """Apply a change; if it is refused, emit `refused`, change nothing and return False."""
        return self.attempt(lambda: change)

    def attempt(self, make: Callable[[], Change], room: bool = True) -> bool:
        """Make a change and apply it, with room for the elements that it enlarges.

        room: False for a layout of everything, in which nothing must be pushed aside. On a DrawingError emit
        `refused`, change nothing and return False.
        """
        try:
            change = make()
            change = with_room(self.drawing, change) if change and room else change
            self.history.do(change)
        except DrawingError as error:
            self.refused.emit(str(error), error.things)
            return False
        self._after(change)
        return True

    def undo(self) -> None:
        """Undo the last change."""
        self._after(self.history.undo())

    def redo(self) -> None:
        """Redo the change that was undone last."""
        self._after(self.history.redo())

    def select(self, things: Iterable[str]) -> None:
        """Select these elements in every view."""
        chosen = tuple(dict.fromkeys(name for name in things if name in self.drawing))
        if chosen != self.selection:
            self.selection = chosen
            self.selection_changed.emit()

    def show(self, things: Iterable[str]) -> None:
        """Select these elements and bring them into view."""
        chosen = tuple(things)
        self.select(chosen)
        self.shown.emit(chosen)

    def show_layers(self, layers: Iterable[str]) -> None:
        """Show only these layers."""
        self.layers = frozenset(layers) & frozenset(LAYERS)
        self.layers_changed.emit()

    def paint_link(self, link: str) -> None:
        """Paint which side may write to the devices of this logical link; "" paints none."""
        if link != self.link:
            self.link = link
            self.link_changed.emit()

    def _after(self, change: Change | None) -> None:
        if not change:
            return
        if self.link and self.link not in self.drawing:
            self.paint_link("")
        self.changed.emit(change)
        if change.note:
            self.told.emit(change.note)
        self.select(change.select or self.selection)
