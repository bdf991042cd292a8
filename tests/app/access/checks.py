"""What is looked for in each window and panel: all checks of one walk, and the room of its texts."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.frame.window import FrameWindow
from app.widgets.card import Card
from tests.app.access.cells import misread
from tests.app.access.focus import faint
from tests.app.access.order import backwards, backwards_in_card, missed
from tests.app.access.shortcuts import clashing, untypable
from tests.app.access.walk import misstated, muddled, pale, unheard, useless, walk
from tests.app.window.test_long_texts import cut, overlapping

LEAST = 4.5  # contrast of texts as painted: thin strokes are paler than their color (test_theme.py)
Bad = dict[str, list[str]]


def complaints(window: QWidget) -> list[str]:
    one = walk(window)
    heard = [*useless(one), *unheard(one), *muddled(one), *misread(one), *misstated(window)]
    return [*heard, *pale(one, LEAST), *clashing(window), *untypable(window)]


def complaints_of_panels(window: FrameWindow) -> Bad:
    found = {}
    for name, card in window.cards.items():
        card.focus_body()
        QApplication.processEvents()  # the lesson's card is filled by now
        found[name] = complaints_of_card(window, card)
    return bad(found)


def complaints_of_card(window: QWidget, card: Card) -> list[str]:
    QTest.keyClick(window, Qt.Key.Key_Tab)
    QApplication.processEvents()
    return [*backwards_in_card(card), *complaints(card), *faint(card)]


def complaints_of_windows(opened: Iterable[QWidget]) -> Bad:
    """Return what is wrong in windows that are opened one after the other."""
    return bad(
        {_called(one): [*backwards(one), *missed(one), *complaints(one), *faint(one)] for one in opened}
    )


def without_room(window: QWidget) -> list[str]:
    return sorted({*cut(window), *(f"{one} covers {other}" for one, other in overlapping(window))})


def panels_without_room(qtbot: QtBot, window: FrameWindow) -> Bad:
    found = {}
    for name, card in window.cards.items():
        card.focus_body()
        found[name] = at_last(qtbot, card, without_room)
    return bad(found)


def windows_without_room(qtbot: QtBot, opened: Iterable[QWidget]) -> Bad:
    return bad({_called(one): at_last(qtbot, one, without_room) for one in opened})


def at_last(qtbot: QtBot, widget: QWidget, look: Callable[[QWidget], list[str]]) -> list[str]:
    """Return what is found in a widget when it is laid out: that takes some steps."""
    with contextlib.suppress(qtbot.TimeoutError):
        qtbot.waitUntil(lambda: not look(widget), timeout=5000)
    return look(widget)


def bad(found: Bad) -> Bad:
    return {name: texts for name, texts in found.items() if texts}


def _called(window: QWidget) -> str:
    return f"{type(window).__name__} {window.windowTitle()}"
