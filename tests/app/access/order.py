"""The order in which Tab goes through a window, against the order in which it is read."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QScrollBar, QWidget

from app.widgets.card import Card
from app.widgets.reach import next_by_tab

TAB = Qt.FocusPolicy.TabFocus
SLACK = 4  # px: what stands nearly beside something stands beside it


def stops(window: QWidget) -> list[QWidget]:
    """Return what Tab comes to in a window or a panel and what can be seen, in that order."""
    found, one = [], next_by_tab(window)
    while one is not None and one is not window:
        if _stops_at(one) and window.isAncestorOf(one) and not isinstance(one, QScrollBar):
            found.append(one)
        one = next_by_tab(one)
    return found


def _stops_at(widget: QWidget) -> bool:
    takes = widget.focusPolicy() & TAB == TAB and widget.focusProxy() is None
    return takes and widget.isEnabled() and widget.isVisible() and not widget.visibleRegion().isEmpty()


def missed(window: QWidget) -> set[str]:
    """Return the stops of a dialog that Tab does not come to when it goes round."""
    wanted, met = {called(one) for one in stops(window) if not _is_passed(one)}, set()
    for _ in range(2 * len(wanted) + 4):
        focus = window.focusWidget()
        met |= {called(focus)} if focus is not None else set()
        QTest.keyClick(focus or window, Qt.Key.Key_Tab)
    return wanted - met


def _is_passed(button: QWidget) -> bool:
    """Return whether Tab comes to another button of a group, in which arrow keys lead on."""
    if not isinstance(button, QAbstractButton) or (group := button.group()) is None:
        return False
    return group.exclusive() and not button.isChecked()


def backwards(window: QWidget) -> list[str]:
    """Return the steps of Tab against the reading order: up to what is not at the right, or left in a row."""
    return _backwards(stops(window), window)


def backwards_in_card(card: Card) -> list[str]:
    """Return such steps in a card: Tab goes through its body, then through its title line, some of whose
    controls may lead.
    """
    title_line = [one for one in stops(card) if card.titleBarWidget().isAncestorOf(one)]
    leading = [one for one in title_line if card.leads(one)]
    above = [one for one in title_line if one not in leading]
    body = [one for one in stops(card) if one not in title_line]
    early = [] if stops(card) == leading + body + above else ["the title line comes at a wrong place"]
    return [*early, *(step for part in (leading, body, above) for step in _backwards(part, card))]


def _backwards(found: list[QWidget], window: QWidget) -> list[str]:
    return [
        f"{called(one)} > {called(other)}"
        for one, other in pairwise(found)
        if is_before(_area(other, window), _area(one, window))
    ]


def is_before(other: QRect, one: QRect) -> bool:
    """Return whether something is read before one: it is above and not in a column at the right, or left."""
    if other.bottom() < one.top() + SLACK:
        return other.left() < one.right() - SLACK
    return other.top() < one.bottom() - SLACK and other.right() < one.left() + SLACK


def _area(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def called(widget: QWidget) -> str:
    name = widget.accessibleName() or getattr(widget, "text", str)() or widget.objectName()
    return f"{type(widget).__name__} {name[:30]}"
