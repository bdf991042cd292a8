"""Both windows and their dialogs for those who do not see, or not well: part of `make check`.

What takes the focus says its name, its use and its state. Tab goes as one reads. A key calls one command on
every keyboard. Every text has a contrast of AA in the painted picture, and room at 200%.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app import language
from app.lab.lab import Lab
from app.look import theme
from app.look.appearance import apply_theme
from app.settings.settings import Settings
from app.topology.window import windows
from app.topology.window.main_window import TopologyWindow
from engine.ficon.drawing.templates import template
from engine.kernel.units import MINUTE
from tests.app.access.cells import misread_menu
from tests.app.access.checks import (
    at_last,
    bad,
    complaints,
    complaints_of_card,
    complaints_of_panels,
    complaints_of_windows,
    panels_without_room,
    windows_without_room,
    without_room,
)
from tests.app.access.order import backwards
from tests.app.access.shortcuts import clashing, keys_of_parts, untypable
from tests.app.access.walk import contrast, pale, useless, walk
from tests.app.access.windows import (
    NO_WALK,
    OF_A_CLASS,
    declared,
    of_editor,
    of_lab,
    opened,
    problems,
    steps_of_a_lesson,
    windows_of_a_class,
)
from tests.app.window.test_long_texts import Longer
from tests.systems import fails_under_wine

SMALL = (1280, 720)
KNOWN = ["QToolButton Numbers > QToolButton Draw: real storage"]  # a drawn answer begins with the drawing


@pytest.fixture(autouse=True)
def _look_comes_back(qapp: QApplication) -> Iterator[None]:
    before = theme.current().name
    yield
    theme.resize_text(qapp, 100)
    theme.apply(qapp, before)


@pytest.fixture
def spoken(request: pytest.FixtureRequest, qapp: QApplication, settings: Settings) -> Iterator[None]:
    """A language, or texts of 200%, or texts 40% longer than the English ones."""
    settings.text_size = 200 if request.param == "large" else 100
    apply_theme(settings, "light")
    longer = Longer()
    if request.param == "long":
        qapp.installTranslator(longer)
    spoken = request.param if request.param in ("de", "ja") else language.ENGLISH
    translators = [*language.speak(qapp, spoken), longer]
    yield
    for one in translators:
        qapp.removeTranslator(one)
    language.speak(qapp, language.ENGLISH)


@pytest.fixture
def recorded(qtbot: QtBot, lab: Lab) -> Lab:
    lab.session.run_to(MINUTE)
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded == MINUTE)
    return lab


@fails_under_wine("a thin sign of a tree is painted with a contrast of 4.35")
@pytest.mark.parametrize("look", theme.THEMES)
def test_every_panel_and_window_of_the_lab(
    recorded: Lab, settings: Settings, tmp_path: Path, look: str
) -> None:
    apply_theme(settings, look)
    recorded.window.activateWindow()
    assert len(walk(recorded.window).met) > 100
    assert complaints(recorded.window) == []
    assert complaints_of_panels(recorded.window) == {}
    assert complaints_of_windows(opened(of_lab(recorded, tmp_path))) == {}


@pytest.mark.parametrize("look", theme.THEMES)
def test_every_panel_and_window_of_the_editor(
    open_editor: Callable[[], TopologyWindow], settings: Settings, tmp_path: Path, look: str
) -> None:
    window = open_editor()
    apply_theme(settings, look)
    assert complaints(window) == []
    assert complaints_of_panels(window) == {}
    assert complaints_of_windows(opened(of_editor(window, tmp_path))) == {}


@pytest.mark.parametrize("look", theme.THEMES)
def test_a_lesson_and_its_class(qtbot: QtBot, recorded: Lab, settings: Settings, look: str) -> None:
    apply_theme(settings, look)
    steps = steps_of_a_lesson(qtbot, recorded)
    found = {
        step: [text for text in complaints_of_card(recorded.window, card) if text not in KNOWN]
        for step, card in steps
    }
    assert len(found) > 20
    assert bad(found) == {}
    assert complaints_of_windows(windows_of_a_class(recorded)) == {}


@fails_under_wine("signs that the font lacks are wider")
@pytest.mark.parametrize("spoken", ["large", "long", "de", "ja"], indirect=True)
@pytest.mark.usefixtures("spoken")
def test_everything_has_room(
    qtbot: QtBot,
    make_lab: Callable[..., Lab],
    open_editor: Callable[[], TopologyWindow],
    tmp_path: Path,
) -> None:
    lab, window = make_lab(size=SMALL), open_editor()
    window.resize(*SMALL)
    assert at_last(qtbot, lab.window, without_room) == []
    assert panels_without_room(qtbot, lab.window) == {}
    assert panels_without_room(qtbot, window) == {}
    assert windows_without_room(qtbot, opened(of_lab(lab, tmp_path))) == {}
    assert windows_without_room(qtbot, opened(of_editor(window, tmp_path))) == {}
    steps = steps_of_a_lesson(qtbot, lab)
    assert bad({step: at_last(qtbot, card, without_room) for step, card in steps}) == {}
    assert windows_without_room(qtbot, windows_of_a_class(lab)) == {}


def test_every_menu(recorded: Lab, open_editor: Callable[[], TopologyWindow]) -> None:
    menus = [*recorded.window.findChildren(QMenu), *open_editor().findChildren(QMenu)]
    assert len(menus) > 15
    assert [text for one in menus for text in misread_menu(one)] == []


def test_no_command_can_have_a_key_of_a_panel(
    recorded: Lab, open_editor: Callable[[], TopologyWindow]
) -> None:
    for window in (recorded.window, open_editor()):
        for card in window.cards.values():
            card.focus_body()
        keys = keys_of_parts(window, window.actions_by_id.values())
        assert "Shift+F10" in keys
        assert {key for key in keys if not window.own_keys.complaint("documentation", key)} == set()
    for key in "WASDNPTF":  # which charts and plots handle as presses
        assert recorded.window.own_keys.complaint("documentation", key)


def test_every_window_is_in_a_walk(
    recorded: Lab, open_editor: Callable[[], TopologyWindow], tmp_path: Path
) -> None:
    walked = {*of_lab(recorded, tmp_path), *of_editor(open_editor(), tmp_path), *OF_A_CLASS}
    assert len(declared()) > 35
    assert declared() - walked == set(NO_WALK)


@pytest.fixture
def open_editor(qtbot: QtBot, settings: Settings) -> Iterator[Callable[[], TopologyWindow]]:
    def make() -> TopologyWindow:
        window = windows.open_window(settings, None)
        window.resize(1600, 900)
        qtbot.waitUntil(lambda: window.is_complete, timeout=30_000)
        window.editor.do(template("optimised").make(window.editor.drawing))
        window.editor.select([one.id for one in window.editor.drawing if one.id == "channel1"])
        qtbot.waitUntil(lambda: bool(problems(window).model.rows))
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
    assert useless(walk(window)) == ["Window  > EditableText "]
    assert [text.split(" ")[0] for text in pale(walk(window), 4.5)] == ["1.26"]


def test_a_key_that_calls_two_commands_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    for name, keys in (
        ("event", (">", "Shift+.")),
        ("keys", ("?",)),
        ("twice", ("Ctrl+F",)),
        ("find", ("Ctrl+F",)),
    ):
        action = QAction(name, window)
        action.setShortcuts([QKeySequence(one) for one in keys])
    assert clashing(window) == [
        " Ctrl+F (twice) Ctrl+F (find)",
        "jp: Shift+. > (event) Shift+. (event)",
        "us: Shift+. > (event) Shift+. (event)",
    ]


def test_a_key_that_a_keyboard_lacks_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    for name, keys in (
        ("next", ("]",)),
        ("kind", ("[", "Alt+,")),
        ("zoom", ("Ctrl++",)),
        ("code", ("`", "F2")),
    ):
        action = QAction(name, window)
        action.setShortcuts([QKeySequence(one) for one in keys])
    assert untypable(window) == ["de: ] (next)", "fr: ] (next)"]


def test_a_step_back_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    for place, name in ((40, "second"), (0, "first"), (80, "third")):
        QPushButton(name, window).move(0, place)
    window.resize(200, 120)
    window.show()
    assert backwards(window) == ["QPushButton second > QPushButton first"]


def test_the_screen_is_small() -> None:
    assert QGuiApplication.primaryScreen().size().toTuple() == SMALL


def test_contrast_of_black_on_white_is_21() -> None:
    picture = np.full((9, 9), 0xFFFFFF, np.uint32)
    picture[4, 4] = 0
    assert contrast(picture, QRect(0, 0, 9, 9)) == pytest.approx(21.0)
