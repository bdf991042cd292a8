"""What is in the panels: those that are seen are made at once, the others one by one when there is time."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from app.topology.editor import Editor
from app.topology.window import panels
from app.widgets.card import Card

AT_ONCE = ("problems",)  # panels that work though nobody may see them


class Bodies(QObject):
    """The bodies of the cards, by the names of the panels."""

    made = Signal(object)  # a body
    completed = Signal()  # there are all of them

    def __init__(self, cards: Mapping[str, Card], editor: Editor, parent: QObject) -> None:
        super().__init__(parent)
        self._cards, self._editor = cards, editor
        self._waiting = {panel.id: panel for panel in panels.panels()}

    def fill_seen(self) -> None:
        """Those that are seen."""
        for name in list(self._waiting):
            if name in AT_ONCE or panels.is_seen(self._cards[name]):
                self.body(name)

    def fill_rest(self) -> None:
        """One of the panels that nobody has seen yet, and so on."""
        if self._waiting:
            self.body(next(iter(self._waiting)))
        if self._waiting:
            QTimer.singleShot(0, self, self.fill_rest)
        else:
            self.completed.emit()

    def waits(self, name: str) -> bool:
        """Whether a body was not made yet."""
        return name in self._waiting

    def body(self, name: str) -> QWidget:
        """What is in the card of a panel; it is made now if it was not before."""
        panel, card = self._waiting.pop(name, None), self._cards[name]
        if panel is not None:
            body = panels.make_body(panel, self._editor, card)
            card.set_body(body)
            card.enter_by_tab()
            body.setVisible(panels.is_seen(card))
            self.made.emit(body)
        assert card.body is not None
        return card.body
