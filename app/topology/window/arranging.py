"""Positions of the panels in the editor's window: laid out, kept for the next start, and reset."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMainWindow, QTabBar

from app.frame.docks import has_room, settle
from app.frame.later import later
from app.frame.panels import PanelSpec, give_room
from app.settings.settings import DRAWING_LAYOUT_VERSION, Settings
from app.topology.window.panels import AREAS, LOWER, LOWER_SHARE, RIGHT, WIDTHS, panels
from app.widgets.card import Card


class EditorArranging(QObject):
    """Arranges the cards of a window."""

    def __init__(self, desk: QMainWindow, cards: dict[str, Card], settings: Settings) -> None:
        super().__init__(desk)
        self._desk, self._cards, self._settings = desk, cards, settings

    def begin(self) -> None:
        """Lay out the panels at their default places, and then as the user left them."""
        _arrange(self._desk, self._cards)
        self._first = self._desk.saveState(DRAWING_LAYOUT_VERSION)
        for spec in panels():
            self._cards[spec.id].toggleViewAction().triggered.connect(partial(self._give_room, spec))
        self.restore()

    def restore(self) -> None:
        """Restore the panels as the user left them, or divide the room among them."""
        desk, kept = self._desk, self._settings.drawing_layout
        if not desk.restoreState(kept, DRAWING_LAYOUT_VERSION):
            self._tidy_first()
            return
        if not has_room(desk):
            needed = desk.minimumSizeHint()
            self._put_first()
            if desk.minimumSizeHint().expandedTo(needed) == desk.minimumSizeHint():  # they need as much
                desk.restoreState(kept, DRAWING_LAYOUT_VERSION)
        _tidy(desk, self._cards)

    def _give_room(self, spec: PanelSpec, opened: bool) -> None:
        """Give an opened panel the height it needs."""
        if opened:
            give_room(self._desk, self._cards[spec.id], spec)

    def reset(self) -> None:
        """Reset all panels to their default places."""
        self._put_first()
        later(self, self._tidy_first)

    def _tidy_first(self) -> None:
        """Tidy the default layout, and then divide the room, because each panel was on top in the
        meantime.
        """
        _tidy(self._desk, self._cards)
        _share_out(self._desk, self._cards)

    def _put_first(self) -> None:
        self._desk.restoreState(self._first, DRAWING_LAYOUT_VERSION)
        settle(self._desk)
        _share_out(self._desk, self._cards)

    def keep(self) -> None:
        """Keep the panel positions for the next start."""
        self._settings.drawing_layout = self._desk.saveState(DRAWING_LAYOUT_VERSION)

    def scale_height(self, factor: float) -> None:
        """Keep the lower panels' share of the height."""
        _scale_height(self._desk, self._cards, factor)


def _arrange(desk: QMainWindow, cards: dict[str, Card]) -> None:
    """Lay out the panels: insertion on the left, properties on the right, and problems and text below."""
    side, area = Qt.Corner, Qt.DockWidgetArea
    desk.setCorner(side.BottomLeftCorner, area.LeftDockWidgetArea)
    desk.setCorner(side.BottomRightCorner, area.RightDockWidgetArea)
    places = {place: [panel for panel in panels() if panel.place == place] for place in AREAS}
    for place, there in places.items():
        for panel in there:
            cards[panel.id].setFloating(False)
            desk.addDockWidget(AREAS[place], cards[panel.id])
    first = _first(cards)
    desk.splitDockWidget(first[RIGHT], first[LOWER], Qt.Orientation.Vertical)
    for there in places.values():
        for before, after in pairwise(there):
            desk.tabifyDockWidget(cards[before.id], cards[after.id])
    for panel in panels():
        cards[panel.id].setVisible(panel.shown)
    for card in first.values():
        card.raise_()


def _first(cards: dict[str, Card]) -> dict[str, Card]:
    """Return the topmost card at each place."""
    found: dict[str, Card] = {}
    for panel in panels():
        found.setdefault(panel.place, cards[panel.id])
    return found


def _share_out(desk: QMainWindow, cards: dict[str, Card]) -> None:
    """Set widths and heights for the current window size."""
    first = _first(cards)
    wide = min(max((desk.width() - 1280) / 320, 0.0), 1.0)
    for place, (least, most) in WIDTHS.items():
        width = round(least + wide * (most - least))
        desk.resizeDocks([first[place]], [width], Qt.Orientation.Horizontal)
    lower = round(desk.height() * LOWER_SHARE)
    both, heights = [first[RIGHT], first[LOWER]], [desk.height() - lower, lower]
    desk.resizeDocks(both, heights, Qt.Orientation.Vertical)


def _scale_height(desk: QMainWindow, cards: dict[str, Card], factor: float) -> None:
    """Scale the height of the panels below the canvas."""
    docked = [card for card in cards.values() if card.isVisible() and not card.isFloating()]
    area = Qt.DockWidgetArea.BottomDockWidgetArea
    docked = [card for card in docked if desk.dockWidgetArea(card) == area]
    if docked:
        height = round(docked[0].height() * factor)
        desk.resizeDocks(docked, [height] * len(docked), Qt.Orientation.Vertical)


def _tidy(desk: QMainWindow, cards: dict[str, Card]) -> None:
    """Hide obsolete tab bars, which Qt leaves on the screen when a layout is restored.

    The live tab bar is recognized because it follows when another of its cards is raised.
    """
    bars = desk.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    for card in cards.values():
        card.may_fill = False
    for card in cards.values():
        others = [other for other in desk.tabifiedDockWidgets(card) if isinstance(other, Card)]
        if others and not card.visibleRegion().isEmpty():
            _hide_dead_bars(bars, card, others[0])
    for card in cards.values():
        card.may_fill = True


def _hide_dead_bars(bars: list[QTabBar], card: Card, other: Card) -> None:
    mine = [bar for bar in bars if card.windowTitle() in _texts(bar)]
    before = [_current(bar) for bar in mine]
    other.raise_()
    living = [bar for bar, text in zip(mine, before, strict=True) if _current(bar) != text]
    card.raise_()
    for bar in mine:
        bar.setVisible(bar in living)


def _texts(bar: QTabBar) -> list[str]:
    return [bar.tabText(place) for place in range(bar.count())]


def _current(bar: QTabBar) -> str:
    return bar.tabText(bar.currentIndex())
