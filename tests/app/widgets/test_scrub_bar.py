"""The scrub bar repaints only what has changed; what it then shows equals what is painted as a whole."""

from __future__ import annotations

from random import Random

import numpy as np
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.look import theme
from app.widgets.scrub_bar import ScrubBar
from engine.kernel.units import SECOND
from tests.app.charts.pixels import rgb

UNTIL = 100 * SECOND
SECTIONS = [("Start", 0, 20 * SECOND), ("A load", 20 * SECOND, 70 * SECOND), ("End", 70 * SECOND, UNTIL)]


def on_screen(bar: ScrubBar) -> QImage:
    """What the screen really shows, without painting it again."""
    QApplication.processEvents()
    return bar.screen().grabWindow(bar.winId()).toImage()


def farthest(one: QImage, other: QImage) -> int:
    """The largest difference of a channel, 0..255."""
    return int(np.abs(rgb(one).view(np.uint8).astype(int) - rgb(other).view(np.uint8)).max())


def test_what_is_painted_in_parts_equals_what_is_painted_as_a_whole(qtbot: QtBot, qapp: QApplication) -> None:
    theme.apply(qapp, "dark")
    bar, chance = ScrubBar(), Random(1)
    qtbot.addWidget(bar)
    bar.resize(611, 32)
    bar.set_run(UNTIL, SECTIONS, [33 * SECOND])
    with qtbot.waitExposed(bar):
        bar.show()
    recorded, first = 0, on_screen(bar)
    for step in range(40):
        QApplication.processEvents()
        recorded = min(recorded + chance.choice((0, SECOND // 20, SECOND, 9 * SECOND)), UNTIL)
        bar.set_recorded(recorded)
        if step % 3 == 0:
            bar.set_cursor(chance.choice((None, chance.randrange(recorded + 1))))
        if step % 4 == 0:
            start = chance.randrange(UNTIL // 2)
            bar.set_window(chance.choice((None, (start, start + chance.randrange(UNTIL // 2)))))
        in_parts = on_screen(bar)
        bar.update()
        assert farthest(in_parts, on_screen(bar)) <= 1  # a smooth edge that is cut may be rounded otherwise
    assert farthest(in_parts, first) > 50


def test_the_value_follows_the_cursor_and_the_run(qtbot: QtBot) -> None:
    """Screen readers read it."""
    bar = ScrubBar()
    qtbot.addWidget(bar)
    bar.set_run(UNTIL, SECTIONS, [])
    bar.set_recorded(50 * SECOND)
    assert (bar.value(), bar.maximum()) == (50_000, 50_000)
    bar.set_cursor(20 * SECOND)
    bar.set_recorded(60 * SECOND)
    assert (bar.value(), bar.maximum()) == (20_000, 60_000)
    bar.set_cursor(None)
    assert bar.value() == 60_000
