"""Puts panels on tabs while the window is too low for all that stand over each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QByteArray, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

from app.frame import docks
from app.settings.settings import LAYOUT_VERSION
from app.widgets.card import Card


class Squeeze(QObject):
    """`before` is the layout for a higher window; it comes back with the height that it needs."""

    def __init__(
        self,
        desk: QMainWindow,
        cards: Mapping[str, Card],
        arrange: Callable[[], object],
        restore: Callable[[QByteArray], object],
        may_arrange: Callable[[], bool],
    ) -> None:
        """arrange: lays the panels out for the present height. may_arrange: False keeps them as they are."""
        super().__init__(desk)
        self.before: QByteArray | None = None
        self._desk, self._cards, self._needed = desk, cards, 0
        self._arrange, self._restore, self._may_arrange = arrange, restore, may_arrange
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self._look)
        desk.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at the panels when their room has another size, and when they ask for more."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._soon.start()
        return False

    def forget(self) -> None:
        """Forget the layout for a higher window: another one has come."""
        self.before = None
        self._soon.start()

    def _look(self) -> None:
        if not self._desk.isVisible() or not self._may_arrange():
            return
        docks.settle(self._desk)
        needed, height = self._desk.minimumSizeHint().height(), self._desk.height()
        if self.before is not None and height >= self._needed:
            before, self.before = self.before, None
            self._restore(before)
        elif self.before is None and needed > height:
            self.before, self._needed = self._desk.saveState(LAYOUT_VERSION), needed
            focus = QApplication.focusWidget()
            seen = [card for card in self._cards.values() if docks.is_seen(card)]
            seen.sort(key=lambda card: focus is not None and card.isAncestorOf(focus))  # this one in front
            self._arrange()
            for card in seen:
                card.show()  # it may be one that was just opened
                card.raise_()
