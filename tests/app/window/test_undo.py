"""What was done to panels and runs is undone and repeated with a key."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from engine.kernel.units import MINUTE

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
Z = Qt.Key.Key_Z


def settle() -> None:
    for _ in range(3):  # the note of a change follows the signals of the docks
        QApplication.processEvents()


def undo(lab: Lab) -> None:
    QTest.keyClick(lab.window, Z, CTRL)
    settle()


def redo(lab: Lab) -> None:
    QTest.keyClick(lab.window, Z, CTRL | SHIFT)
    settle()


@pytest.fixture
def quiet(lab: Lab) -> Lab:
    """A lab whose window has settled."""
    settle()
    lab.window.undo.stack.clear()
    lab.window.setFocus()
    return lab


def plays(lab: Lab, name: str) -> bool:
    return lab.session.name == name


def test_a_closed_panel_comes_back(quiet: Lab) -> None:
    card = quiet.window.cards["paging"]
    place = card.geometry()
    card.close()
    settle()
    assert quiet.window.actions_by_id["undo"].text() == "U&ndo: Close “Paging”"
    undo(quiet)
    assert card.isVisible()
    assert (card.geometry().center() - place.center()).manhattanLength() < 12
    redo(quiet)
    assert not card.isVisible()
    undo(quiet)
    assert card.isVisible()
    assert not quiet.window.actions_by_id["undo"].isEnabled()


def test_a_panel_that_floats_goes_back(quiet: Lab) -> None:
    card = quiet.window.cards["cpu"]
    card.setFloating(True)
    settle()
    undo(quiet)
    assert not card.isFloating()


def test_a_reset_of_the_layout_is_one_step(quiet: Lab) -> None:
    cards = quiet.window.cards
    for name in ("paging", "storage"):
        cards[name].close()
        settle()
    quiet.window.actions_by_id["layout"].trigger()
    settle()
    assert cards["paging"].isVisible()
    undo(quiet)
    assert not cards["paging"].isVisible()
    assert not cards["storage"].isVisible()
    undo(quiet)
    assert cards["storage"].isVisible()


def test_another_run_is_undone_and_repeated(qtbot: QtBot, quiet: Lab) -> None:
    quiet.session.run_to(MINUTE)
    qtbot.waitUntil(lambda: quiet.session.time_travel.position == MINUTE)
    quiet.files.open("timers-430-600")
    qtbot.waitUntil(quiet.window.header.banner.isVisible)
    settle()
    assert quiet.window.undo.stack.undoText() == "Open “600 idle guests on z/VM 4.3, without the timer patch”"
    undo(quiet)
    qtbot.waitUntil(partial(plays, quiet, "pause-suspend"))
    assert quiet.session.time_travel.position == MINUTE
    redo(quiet)
    qtbot.waitUntil(partial(plays, quiet, "timers-430-600"))


def test_what_the_program_does_is_no_step(qtbot: QtBot, quiet: Lab) -> None:
    quiet.window.arranging.show_kind("locks")
    settle()
    quiet.window.resize(1300, 800)
    settle()
    assert not quiet.window.undo.stack.canUndo()
