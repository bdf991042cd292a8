"""Both windows and their dialogs for those who do not see, or not well: part of `make check`.

What takes the focus says its name, its use and its state. Tab goes as one reads. Every text has a contrast of
AA in the painted picture, and room at 200 %.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

import numpy as np
import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app import language
from app.frame.window import FrameWindow
from app.lab.lab import Lab
from app.look import theme
from app.look.appearance import wear
from app.topology.window import windows
from app.topology.window.main_window import TopologyWindow
from app.window.settings import Settings
from engine.ficon.drawing.templates import template
from engine.kernel.units import MINUTE
from tests.app.access.order import backwards, backwards_in_card, missed
from tests.app.access.walk import contrast, misstated, pale, useless, walk
from tests.app.window.test_long_texts import cut, overlapping
from tests.app.window.test_screen_reader import dialogs

LEAST = {"light": 4.5, "dark": 4.5, "contrast": 7.0}


SMALL = (1280, 720)


def complaints(window: QWidget) -> list[str]:
    return [*useless(window), *misstated(window), *pale(window, LEAST[theme.current().name])]


def complaints_of_panels(window: FrameWindow) -> dict[str, list[str]]:
    found = {}
    for name, card in window.cards.items():
        card.focus_body()
        QTest.keyClick(window, Qt.Key.Key_Tab)
        QApplication.processEvents()
        found[name] = [*backwards_in_card(card), *complaints(window)]
    return {name: bad for name, bad in found.items() if bad}


def without_room(window: QWidget) -> set[str]:
    return cut(window) | {f"{one} covers {other}" for one, other in overlapping(window)}


def panels_without_room(qtbot: QtBot, window: FrameWindow) -> dict[str, set[str]]:
    found = {}
    for name, card in window.cards.items():
        card.focus_body()
        found[name] = _at_last(qtbot, card)
    return {name: bad for name, bad in found.items() if bad}


def _at_last(qtbot: QtBot, widget: QWidget) -> set[str]:
    """Return what has no room in a widget when it is laid out: that takes some steps."""
    with contextlib.suppress(qtbot.TimeoutError):
        qtbot.waitUntil(lambda: not without_room(widget), timeout=5000)
    return without_room(widget)


@pytest.fixture(autouse=True)
def _look_comes_back(qapp: QApplication) -> Iterator[None]:
    before = theme.current().name
    yield
    theme.resize_text(qapp, 100)
    theme.apply(qapp, before)


@pytest.fixture
def large(settings: Settings) -> Iterator[None]:
    """Texts of 200 %."""
    settings.text_size = 200
    wear(settings, "light")
    yield
    settings.text_size = 100
    wear(settings, "light")


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


def test_tab_goes_through_dialogs_as_they_are_read(recorded: Lab) -> None:
    found = {one.windowTitle(): [*backwards(one), *missed(one)] for one in dialogs(recorded)}
    assert {title: bad for title, bad in found.items() if bad} == {}


@pytest.mark.usefixtures("large")
def test_every_panel_and_dialog_of_the_lab_has_room_for_large_texts(qtbot: QtBot, recorded: Lab) -> None:
    recorded.window.resize(*SMALL)
    assert panels_without_room(qtbot, recorded.window) == {}
    found = {one.windowTitle(): _at_last(qtbot, one) for one in dialogs(recorded)}
    assert {title: bad for title, bad in found.items() if bad} == {}


@pytest.mark.usefixtures("large")
def test_every_panel_of_the_editor_has_room_for_large_texts(
    qtbot: QtBot, open_editor: Callable[[], TopologyWindow]
) -> None:
    window = open_editor()
    window.resize(*SMALL)
    assert panels_without_room(qtbot, window) == {}


@pytest.mark.parametrize("look", theme.THEMES)
def test_every_panel_of_the_editor(
    open_editor: Callable[[], TopologyWindow], settings: Settings, look: str
) -> None:
    window = open_editor()
    wear(settings, look)
    assert complaints_of_panels(window) == {}


DIALOGS = "import export print differences find renumber palette connect compare best".split()


def dialogs_of_editor(window: TopologyWindow) -> Iterator[QWidget]:
    """Open each dialog of the editor by its command, one after the other, and yield it."""
    for name in DIALOGS:
        before = {id(one) for one in QApplication.topLevelWidgets() if one.isVisible()}
        window.actions_by_id[name].trigger()
        QApplication.processEvents()
        opened = [one for one in QApplication.topLevelWidgets() if one.isVisible() and id(one) not in before]
        yield from opened
        for one in opened:
            one.close()


@pytest.mark.parametrize("look", theme.THEMES)
def test_every_dialog_of_the_editor(
    open_editor: Callable[[], TopologyWindow], settings: Settings, look: str
) -> None:
    window = open_editor()
    wear(settings, look)
    found = {
        one.windowTitle(): [*backwards(one), *missed(one), *complaints(one)]
        for one in dialogs_of_editor(window)
    }
    assert len(found) > 6
    assert {title: bad for title, bad in found.items() if bad} == {}


@pytest.mark.usefixtures("large")
def test_every_dialog_of_the_editor_has_room_for_large_texts(
    qtbot: QtBot, open_editor: Callable[[], TopologyWindow]
) -> None:
    found = {one.windowTitle(): _at_last(qtbot, one) for one in dialogs_of_editor(open_editor())}
    assert {title: bad for title, bad in found.items() if bad} == {}


@pytest.fixture
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    translators = language.speak(qapp, request.param)
    yield
    for one in translators:
        qapp.removeTranslator(one)
    language.speak(qapp, language.ENGLISH)


@pytest.mark.parametrize("spoken", ["de", "ja"], indirect=True)
@pytest.mark.usefixtures("spoken")
def test_every_panel_and_dialog_has_room_for_other_languages(
    qtbot: QtBot, make_lab: Callable[..., Lab], open_editor: Callable[[], TopologyWindow]
) -> None:
    lab, window = make_lab(size=SMALL), open_editor()
    window.resize(*SMALL)
    assert panels_without_room(qtbot, lab.window) == {}
    assert panels_without_room(qtbot, window) == {}
    opened = (one for each in (dialogs(lab), dialogs_of_editor(window)) for one in each)
    found = {one.windowTitle(): _at_last(qtbot, one) for one in opened}
    assert {title: bad for title, bad in found.items() if bad} == {}


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
