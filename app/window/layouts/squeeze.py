"""Places of panels that the user has moved, and default places while the window is too small for the
layout.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QByteArray, QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

from app.frame import docks
from app.settings.settings import LAYOUT_VERSION
from app.widgets.card import Card

Area = Qt.DockWidgetArea
NEARLY = 1.4  # times the height; a layout that needs more, or more width, is for another screen


@dataclass(frozen=True)
class PanelPlace:
    """The place of a panel: floating, tabbed with others, or at a side of the window."""

    geometry: QRect
    floats: bool
    in_front: bool
    tabs: tuple[str, ...]
    side: Area


def places(desk: QMainWindow, cards: Mapping[str, Card], names: Collection[str]) -> dict[str, PanelPlace]:
    """Return the places of those of these panels that are open."""
    return {name: _place(desk, cards[name]) for name in names if name in cards and not cards[name].isHidden()}


def put(desk: QMainWindow, cards: Mapping[str, Card], places: Mapping[str, PanelPlace]) -> None:
    """Put panels into their places; closed panels stay closed.

    A panel that was on a tab rejoins the other tabs that are open. Qt cannot put a panel between others that
    have tabs: a panel without tabs goes to the same side of the window at the same size.
    """
    for name, place in places.items():
        card, hidden = cards[name], cards[name].isHidden()
        open_tab = next((tab for tab in place.tabs if _is_docked(cards[tab])), "")
        card.setFloating(place.floats)
        if place.floats:
            card.setGeometry(place.geometry)
        elif open_tab:
            desk.tabifyDockWidget(cards[open_tab], card)
        elif not place.tabs:
            _put_at_side(desk, card, place)
        card.setHidden(hidden)
        if place.in_front and not hidden:
            card.raise_()


def _place(desk: QMainWindow, card: Card) -> PanelPlace:
    tabs = tuple(
        tabifiedDockWidget.objectName()
        for tabifiedDockWidget in desk.tabifiedDockWidgets(card)
        if not tabifiedDockWidget.isHidden()
    )
    side = _side(desk.rect(), card.geometry())
    return PanelPlace(card.geometry(), card.isFloating(), docks.is_seen(card), tabs, side)


def _side(desk: QRect, card: QRect) -> Area:
    """Return the side for a card: top or bottom for a relatively wide card, left or right otherwise,
    whichever is nearer.
    """
    wide, high = card.width() / max(desk.width(), 1), card.height() / max(desk.height(), 1)
    if wide > high:
        below = card.center().y() > desk.center().y()
        return Area.BottomDockWidgetArea if below else Area.TopDockWidgetArea
    right = card.center().x() > desk.center().x()
    return Area.RightDockWidgetArea if right else Area.LeftDockWidgetArea


def _put_at_side(desk: QMainWindow, card: Card, place: PanelPlace) -> None:
    size = place.geometry.size()
    desk.addDockWidget(place.side, card)
    docks.settle(desk)
    desk.resizeDocks([card], [size.width()], Qt.Orientation.Horizontal)
    desk.resizeDocks([card], [size.height()], Qt.Orientation.Vertical)


def _is_docked(card: Card) -> bool:
    return not card.isHidden() and not card.isFloating()


class Squeeze(QObject):
    """`before` is the layout for a larger window, restored when there is room for it again."""

    def __init__(
        self,
        desk: QMainWindow,
        cards: Mapping[str, Card],
        arrange: Callable[[], object],
        restore: Callable[[QByteArray], object],
        may_arrange: Callable[[], bool],
    ) -> None:
        """Prepare to fit the panels; arrange: lays them out for the available space. may_arrange: returns
        False to keep them as they are.
        """
        super().__init__(desk)
        self.before: QByteArray | None = None
        self._desk, self._cards = desk, cards
        self._needed = QSize()  # by `before`
        self._restored: set[Card] = set()  # panels that were open when a layout was restored
        self._in_vain = (
            QSize(),
            QSize(),
        )  # room, and the room that the layout needs: the default places need as much
        self._arrange, self._restore, self._may_arrange = arrange, restore, may_arrange
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self._look)
        desk.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Check the panels when their room changes and when they request more."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._soon.start()
        return False

    def forget(self) -> None:
        """Forget the layout for a larger window after another layout was applied."""
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
        """Return the visible panels, with the focused panel last so that it comes to the front."""
        focus = QApplication.focusWidget()
        seen = [card for card in self._cards.values() if docks.is_seen(card)]
        return sorted(seen, key=lambda card: focus is not None and card.isAncestorOf(focus))

    def _put_back(self) -> None:
        if self.before is not None:
            before, self.before = self.before, None
            self._restore(before)
