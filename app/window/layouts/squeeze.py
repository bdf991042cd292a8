"""Puts panels in their first places and on tabs while the window is too small for the layout."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

from app.frame import docks
from app.settings.settings import LAYOUT_VERSION
from app.widgets.card import Card

NEARLY = 1.4  # times the height; a layout that needs more, or more width, is for another screen


class Squeeze(QObject):
    """`before` is the layout for a larger window; it comes back with the room that it needs."""

    def __init__(
        self,
        desk: QMainWindow,
        cards: Mapping[str, Card],
        arrange: Callable[[], object],
        restore: Callable[[QByteArray], object],
        may_arrange: Callable[[], bool],
    ) -> None:
        """arrange: lays the panels out for the present room. may_arrange: False keeps them as they are."""
        super().__init__(desk)
        self.before: QByteArray | None = None
        self._desk, self._cards = desk, cards
        self._needed = QSize()  # by `before`
        self._restored: set[Card] = set()  # panels that were open when a layout was restored
        self._in_vain = QSize(), QSize()  # room, and what the layout needs: the first places need as much
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
        """Forget the layout for a larger window: another one has come."""
        self.before, self._restored = None, {card for card in self._cards.values() if not card.isHidden()}
        self._soon.start()

    def _look(self) -> None:
        if not self._desk.isVisible() or not self._may_arrange():
            return
        if self.before is not None and docks.has_room(self._desk, self._needed):
            self._put_back()
        elif self.before is None and not docks.has_room(self._desk) and self._sizes() != self._in_vain:
            self._squeeze()

    def _sizes(self) -> tuple[QSize, QSize]:
        docks.settle(self._desk)
        return self._desk.size(), self._desk.minimumSizeHint()

    def _squeeze(self) -> None:
        self.before, (_, self._needed) = self._desk.saveState(LAYOUT_VERSION), self._sizes()
        low = QSize(self._needed.width(), round(self._needed.height() / NEARLY))
        nearly, seen = docks.has_room(self._desk, low), self._seen()
        front = [card for card in seen if nearly or card not in self._restored]
        self._arrange()
        for card in front:
            card.show()  # it may be one that was just opened
            card.raise_()
        _, needed = self._sizes()
        if needed.expandedTo(self._needed) == needed:
            self._put_back()
            self._in_vain = self._sizes()

    def _seen(self) -> list[Card]:
        """Return the panels that can be seen, the one with the focus last: it comes to the front."""
        focus = QApplication.focusWidget()
        seen = [card for card in self._cards.values() if docks.is_seen(card)]
        return sorted(seen, key=lambda card: focus is not None and card.isAncestorOf(focus))

    def _put_back(self) -> None:
        if self.before is not None:
            before, self.before = self.before, None
            self._restore(before)
