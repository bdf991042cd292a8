"""The docks of a window: their sizes, which of them are visible, and how the focus moves through them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QLayout, QMainWindow, QWidget
from shiboken6 import isValid

from app.frame.later import later
from app.widgets.card import Card
from app.widgets.reach import next_by_tab

CUT = 1.2  # times the width of the desk, which docks may need before too much of them is cut off


def settle(desk: QMainWindow) -> None:
    """Lay the docks out now; before that, they have no sizes that could be distributed."""
    layout = desk.layout()
    assert layout is not None
    layout.activate()


def has_room(desk: QMainWindow, needed: QSize | None = None) -> bool:
    """Return whether the docks fit on the desk; otherwise, they would overlap.

    needed: the size required by a dock arrangement other than the current one.
    """
    settle(desk)
    needed = needed or desk.minimumSizeHint()
    return needed.height() <= desk.height() and needed.width() <= desk.width() * CUT


def set_height(desk: QMainWindow, card: Card, height: int) -> None:
    """Set the height of a card, in logical pixels, as far as the surrounding cards have enough room."""
    for _ in range(2):  # Qt shares out before it knows the new limit, and comes near it only
        settle(desk)
        desk.resizeDocks([card], [height], Qt.Orientation.Vertical)


def is_seen(widget: QWidget) -> bool:
    """Return whether any part of a widget is visible, that is, neither closed nor behind another tab."""
    return widget.isVisible() and not widget.visibleRegion().isEmpty()


def focus_next(window: QWidget, stops: Sequence[QWidget], cards: Mapping[str, Card], step: int) -> None:
    """Give the focus to the stop that is `step` after the current stop, or to its first control."""
    focus = window.focusWidget()
    here = next((i for i, stop in enumerate(stops) if focus in (stop, *stop.findChildren(QWidget))), -1)
    target = stops[(here + step) % len(stops)] if here >= 0 or step > 0 else stops[-1]
    firsts = {card.body: card.first for card in cards.values()}
    (firsts.get(target) or _entry(target)).setFocus(Qt.FocusReason.ShortcutFocusReason)


def _entry(body: QWidget) -> QWidget:
    """Return the widget that receives a panel's focus: the panel, its proxy, or the first widget in the tab
    order.
    """
    if body.focusProxy() is not None or body.focusPolicy() & Qt.FocusPolicy.TabFocus:
        return body
    widget = next_by_tab(body)
    while widget is not None and widget is not body:
        if body.isAncestorOf(widget) and is_seen(widget) and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            return widget
        widget = next_by_tab(widget)
    return body


@contextmanager
def focus_kept() -> Iterator[None]:
    """Return the focus to the widget that had it before panels moved, unless this widget disappeared with its
    panel.
    """
    had = QApplication.focusWidget()
    yield
    if had is not None and isValid(had) and had.isVisible() and not had.hasFocus():
        had.setFocus(Qt.FocusReason.OtherFocusReason)


@contextmanager
def laid_out_once(layout: QLayout) -> Iterator[None]:
    """Do not lay out a widget after each change within the block."""
    layout.setEnabled(False)
    try:
        yield
    finally:
        layout.setEnabled(True)


@contextmanager
def painted_later(window: QWidget) -> Iterator[None]:
    """Paint the changes of a window, and of panels that float, in the next turn of the event loop, so that it
    responds before that.
    """
    window.setUpdatesEnabled(False)
    try:
        yield
    finally:
        later(window, partial(_paint, window))


def _paint(window: QWidget) -> None:
    window.setUpdatesEnabled(True)
    for panel in window.findChildren(QWidget):  # Qt passes this on to all but those that float now
        if panel.isWindow() and panel.testAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled):
            panel.setUpdatesEnabled(True)
    window.repaint()  # Qt has dropped the request to paint what has changed meanwhile


@contextmanager
def filled_later(desk: QMainWindow, cards: Iterable[Card]) -> Iterator[None]:
    """Do not fill cards while panels are arranged, because most cards are then visible for a moment.

    The cards that are visible at the end are filled one by one, so that the window responds between them.
    """
    held = [card for card in cards if card.may_fill]
    for card in held:
        card.may_fill = False
    try:
        yield
    finally:
        for card in held:
            card.may_fill = True
    if held:
        later(desk, partial(_fill_next, desk, held))


def _fill_next(desk: QMainWindow, cards: Sequence[Card]) -> None:
    tried = True
    try:
        tried = any(card.fill_if_seen() for card in cards)
    finally:  # a panel that cannot be made does not keep the others empty
        if tried:
            later(desk, partial(_fill_next, desk, cards))
