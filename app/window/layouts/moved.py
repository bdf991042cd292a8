"""The places of panels that the user has moved: they stay there with scenarios of other kinds."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QMainWindow

from app.frame import docks
from app.widgets.card import Card

Area = Qt.DockWidgetArea


@dataclass(frozen=True)
class PanelPlace:
    """Where a panel is: floating, on tabs with others, or at a side of the window."""

    geometry: QRect
    floats: bool
    in_front: bool
    tabs: tuple[str, ...]
    side: Area


def places(desk: QMainWindow, cards: Mapping[str, Card], names: Collection[str]) -> dict[str, PanelPlace]:
    """Return the places of those of the panels that are open."""
    return {name: _place(desk, cards[name]) for name in names if name in cards and not cards[name].isHidden()}


def put(desk: QMainWindow, cards: Mapping[str, Card], places: Mapping[str, PanelPlace]) -> None:
    """Put panels into their places; closed ones stay closed.

    One that had tabs beside it keeps the tabs that are open. Qt cannot put a panel between others that have
    tabs: one that stood alone goes to the same side of the window, in the same size.
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
    """Return the side along which the card stretches most, among those it touches or is near to."""
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
