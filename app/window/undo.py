"""Undo for the window: panels closed, opened or moved, the layout reset, another run."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QByteArray, QObject, QTimer
from PySide6.QtGui import QUndoCommand, QUndoStack
from PySide6.QtWidgets import QApplication, QMainWindow

from app.frame.later import later
from app.settings.settings import LAYOUT_VERSION
from app.widgets.card import Card

LIMIT = 50  # steps
DRAG_MS = 50  # until the next check whether a panel is still being dragged
Layout = tuple[QByteArray, frozenset[str]]  # state of the docks, panels that were moved
Places = dict[str, tuple[bool, bool, frozenset[str]]]  # by panel: hidden, floating, panels on tabs beside it


class WindowUndo(QObject):
    """`stack` contains the steps. Changes made by the program are not steps: make them inside `unnoted`."""

    def __init__(self, desk: QMainWindow, cards: Mapping[str, Card], parent: QObject) -> None:
        super().__init__(parent)
        self.stack = QUndoStack(self)
        self.stack.setUndoLimit(LIMIT)
        self._desk, self._cards = desk, cards
        self.moved: frozenset[str] = frozenset()  # panels that the user has moved
        self.moves = 0  # number of times that the user has moved one, in this window
        self._places, self._state = self._look(), self._layout()
        self._moved, self._busy = "", False  # panel that was moved; a step is being undone
        self._soon = QTimer(self, interval=0, singleShot=True)  # a move is several signals of several docks
        self._soon.timeout.connect(self._note)
        for card in cards.values():
            card.visibilityChanged.connect(self._soon.start)
            card.topLevelChanged.connect(self._soon.start)
            card.dockLocationChanged.connect(partial(self._on_moved, card.objectName()))

    def forget_changes(self) -> None:
        """Take the current layout, which the program has made, as the starting point of the next step."""
        self._moved = ""
        self._places, self._state = self._look(), self._layout()

    def add(self, title: str, undo: Callable[[], object], redo: Callable[[], object]) -> None:
        """Add a step that has already been done."""
        self.stack.push(_Step(title, undo, redo))

    def note(self, title: str) -> None:
        """Add the layout change since the last step, with a custom title."""
        before, after = self._state, self._layout()
        self.forget_changes()
        self.add(title, lambda: self._restore(before), lambda: self._restore(after))

    def _on_moved(self, name: str, *_: object) -> None:
        self._moved = name
        self._soon.start()

    def _note(self) -> None:
        if self._busy:
            return
        if QApplication.mouseButtons():  # a panel that is dragged floats on its way
            later(self, self._soon.start, DRAG_MS)
            return
        places = self._look()
        changed = [name for name, place in places.items() if place != self._places[name]]
        if changed or self._moved:
            self.note(self._title(changed, places))

    def _title(self, changed: list[str], places: Places) -> str:
        """Return a title that names the closed or opened panel, or else the moved panel, and note that it was
        moved.
        """
        for name in changed:
            hidden, was_hidden = places[name][0], self._places[name][0]
            if hidden != was_hidden:
                text = self.tr("Close “{0}”") if hidden else self.tr("Open “{0}”")
                return text.format(self._cards[name].windowTitle())
        floated = [name for name in changed if places[name][1] != self._places[name][1]]
        mover = next(iter(floated), self._moved or next(iter(changed), ""))
        self.moved |= {mover}
        self.moves += 1
        return self.tr("Move “{0}”").format(self._cards[mover].windowTitle())

    def _layout(self) -> Layout:
        return self._desk.saveState(LAYOUT_VERSION), self.moved

    def _restore(self, layout: Layout) -> None:
        self._busy = True
        state, self.moved = layout
        self._desk.restoreState(state, LAYOUT_VERSION)
        self._busy = False
        self.forget_changes()

    def _look(self) -> Places:
        return {
            name: (card.isHidden(), card.isFloating(), self._beside(card))
            for name, card in self._cards.items()
        }

    def _beside(self, card: Card) -> frozenset[str]:
        return frozenset(other.objectName() for other in self._desk.tabifiedDockWidgets(card))


class _Step(QUndoCommand):
    """A step that was already done when it was pushed."""

    def __init__(self, title: str, undo: Callable[[], object], redo: Callable[[], object]) -> None:
        super().__init__(title)
        self._undo, self._redo, self._is_new = undo, redo, True

    def undo(self) -> None:
        self._undo()

    def redo(self) -> None:
        if self._is_new:
            self._is_new = False
        else:
            self._redo()
