"""Both windows and their dialogs for those who do not see, or not well: part of `make check`.

What takes the focus says its name and its use, and every text has a contrast of AA in the painted picture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.frame.window import FrameWindow
from app.lab.lab import Lab
from app.look import theme
from app.look.appearance import wear
from app.topology.window import windows
from app.topology.window.main_window import TopologyWindow
from app.window.settings import Settings
from engine.ficon.drawing.templates import template
from engine.kernel.units import MINUTE
from tests.app.access.walk import contrast, pale, useless, walk
from tests.app.window.test_screen_reader import dialogs

LEAST = {"light": 4.5, "dark": 4.5, "contrast": 7.0}


def complaints(window: QWidget) -> list[str]:
    return [*useless(window), *pale(window, LEAST[theme.current().name])]


def complaints_of_panels(window: FrameWindow) -> dict[str, list[str]]:
    found = {}
    for name, card in window.cards.items():
        card.focus_body()
        QApplication.processEvents()
        found[name] = complaints(window)
    return {name: bad for name, bad in found.items() if bad}


@pytest.fixture(autouse=True)
def _look_comes_back(qapp: QApplication) -> Iterator[None]:
    before = theme.current().name
    yield
    theme.apply(qapp, before)


@pytest.fixture
def recorded(qtbot: QtBot, lab: Lab) -> Lab:
    lab.session.run_to(MINUTE)
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded == MINUTE)
    return lab


@pytest.mark.parametrize("look", theme.THEMES)
def test_the_lab_as_it_opens(recorded: Lab, settings: Settings, look: str) -> None:
    wear(settings, look)
    assert len(walk(recorded.window)) > 100
    assert complaints(recorded.window) == []


def test_every_panel_of_the_lab(recorded: Lab, settings: Settings) -> None:
    wear(settings, "light")
    assert len(recorded.window.cards) > 20
    assert complaints_of_panels(recorded.window) == {}


@pytest.mark.parametrize("look", theme.THEMES)
def test_every_dialog_of_the_lab(recorded: Lab, settings: Settings, look: str) -> None:
    wear(settings, look)
    found = {one.windowTitle(): complaints(one) for one in dialogs(recorded)}
    assert len(found) > 10
    assert {title: bad for title, bad in found.items() if bad} == {}


@pytest.mark.parametrize("look", theme.THEMES)
def test_every_panel_of_the_editor(
    open_editor: Callable[[], TopologyWindow], settings: Settings, look: str
) -> None:
    window = open_editor()
    wear(settings, look)
    assert complaints_of_panels(window) == {}


@pytest.fixture
def open_editor(qtbot: QtBot, settings: Settings) -> Iterator[Callable[[], TopologyWindow]]:
    def make() -> TopologyWindow:
        window = windows.open_window(settings, None)
        window.resize(1600, 900)
        qtbot.waitUntil(lambda: window.is_complete, timeout=30_000)
        window.editor.do(template("optimised").make(window.editor.drawing))
        window.editor.select([one.id for one in window.editor.drawing if one.id == "channel1"])
        return window

    yield make
    windows.close_all(ask=False)


def test_what_is_pale_or_nameless_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet("background: #777777; color: #888888")
    QLabel("Hardly seen", window)
    QLineEdit(window).move(0, 60)
    window.resize(200, 100)
    window.show()
    assert useless(window) == ["Client  > EditableText "]
    assert [text.split(" ")[0] for text in pale(window, 4.5)] == ["1.26"]


def test_contrast_of_black_on_white_is_21() -> None:
    picture = np.full((9, 9), 0xFFFFFF, np.uint32)
    picture[4, 4] = 0
    assert contrast(picture, QRect(0, 0, 9, 9)) == pytest.approx(21.0)
