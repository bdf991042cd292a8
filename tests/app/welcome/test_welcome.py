"""The start page by mouse and keyboard, and what to watch beside the first run of a study."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from app.frame.docks import is_seen
from app.lab.lab import Lab
from app.look import appearance
from app.scenarios.picker import ScenarioPicker
from app.settings.settings import Settings
from app.topology.window import windows
from app.welcome import StartPage
from lessons.format.load import catalog
from tests.app.window.test_window_access import cut_off

LEFT, Key = Qt.MouseButton.LeftButton, Qt.Key


def page_of(lab: Lab) -> StartPage:
    """Open the start page by its key."""
    QTest.keyClick(lab.window, Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    page = lab.window.findChild(StartPage)
    assert page.isVisible()
    return page


def press(page: StartPage, text: str) -> None:
    QTest.mouseClick(next(b for b in page.findChildren(QPushButton) if b.text() == text), LEFT)


def start(qtbot: QtBot, make_lab: Callable[..., Lab], newcomer: bool) -> Lab:
    lab = make_lab(start=False)
    lab.greet(newcomer)
    with qtbot.waitSignal(lab.opened, timeout=60_000):
        lab.start()
    QApplication.processEvents()
    return lab


def test_a_newcomer_sees_the_page_and_what_to_watch(qtbot: QtBot, make_lab: Callable[..., Lab]) -> None:
    lab = start(qtbot, make_lab, newcomer=True)
    assert lab.window.findChild(StartPage).isVisible()
    assert is_seen(lab.views.panels["guide"])
    assert not lab.session.playing  # who reads the page misses nothing of the run
    QTest.keyClick(lab.window.findChild(StartPage), Key.Key_Escape)
    qtbot.waitUntil(lambda: lab.window.findChild(StartPage) is None)
    assert lab.session.playing


def test_who_comes_back_sees_the_run_as_it_was_left(
    qtbot: QtBot, make_lab: Callable[..., Lab], settings: Settings
) -> None:
    settings.note_study("Methods to pause a z/VM guest")
    lab = start(qtbot, make_lab, newcomer=False)
    assert lab.session.playing
    assert lab.window.findChild(StartPage) is None
    assert is_seen(lab.views.guests)
    with qtbot.waitSignal(lab.opened):
        lab.files.open("timers-busy-430")  # a study that was not seen yet
    QApplication.processEvents()
    assert is_seen(lab.views.panels["guide"])
    assert settings.studies_seen == ["Methods to pause a z/VM guest", "Enhanced timer management"]


def test_the_next_lesson_is_taken_by_keyboard(lab: Lab) -> None:
    page = page_of(lab)
    assert page.learn.text() == "Take lesson 1"
    assert page.focusWidget() is page.learn
    QTest.keyClick(page.learn, Key.Key_Return)
    assert lab.teaching.lessons.player.lesson.id == catalog()[0].id


def test_a_study_is_watched(qtbot: QtBot, lab: Lab) -> None:
    with qtbot.waitSignal(lab.opened):
        lab.files.open("timers-busy-430")
    with qtbot.waitSignal(lab.opened):
        press(page_of(lab), "Watch this study")
    QApplication.processEvents()
    assert lab.session.name == "pause-suspend"
    assert lab.session.playing
    assert is_seen(lab.views.panels["guide"])


def test_all_studies_are_offered(lab: Lab) -> None:
    press(page_of(lab), "All studies")
    picker = lab.window.findChild(ScenarioPicker)
    assert picker.isVisible()
    picker.close()


def test_a_drawing_is_begun(lab: Lab) -> None:
    press(page_of(lab), "Draw a configuration")
    assert len(windows.windows()) == 1
    windows.close_all(ask=False)


def test_files_that_were_open_are_offered_while_they_exist(qtbot: QtBot, lab: Lab, tmp_path: Path) -> None:
    file = next(entry.path for entry in lab.session.entries if entry.id == "timers-busy-430")
    for path in (file, tmp_path / "gone.toml"):
        lab.settings.note_recent(path)
    page = page_of(lab)
    [again] = page.recent
    with qtbot.waitSignal(lab.opened):
        QTest.mouseClick(again, LEFT)
    assert lab.session.scenario.id == "timers-busy-430"


@pytest.mark.parametrize(
    ("name", "texts"),
    [
        (
            r"\\server\share\our.scenario.toml",
            [r"\\server\share\our.scenario.toml"],
        ),  # it may be off
        (str(Path(__file__).with_name("x" * 300)), []),
        ("/folder/nul\0l.toml", []),
    ],
)
def test_files_that_cannot_be_asked_for_do_no_harm(lab: Lab, name: str, texts: list[str]) -> None:
    lab.settings.store.setValue("recent", [name])
    assert [again.text() for again in page_of(lab).recent] == texts
    menu = lab.files.recent_menu
    menu.fill()
    assert [action.text() for action in menu.actions()] == (texts or ["No recent files"])


@pytest.fixture
def large_text(settings: Settings, qapp: QApplication) -> Iterator[None]:
    settings.text_size = 200
    yield
    settings.text_size = 100
    appearance.apply_theme(settings, settings.theme)


def test_the_open_page_stays_on_the_screen_when_its_text_grows(settings: Settings, lab: Lab) -> None:
    page = page_of(lab)
    room = page.screen().availableGeometry()
    page.move(room.right() - 400, room.bottom() - 200)
    try:
        settings.text_size = 200
        appearance.apply_theme(settings, settings.theme)
        QApplication.processEvents()
        assert room.contains(page.frameGeometry())
        assert cut_off(page) == []
        settings.text_size = 100
        appearance.apply_theme(settings, settings.theme)
        QApplication.processEvents()
        assert page.height() < room.height() * 0.7  # small again
    finally:
        settings.text_size = 100
        appearance.apply_theme(settings, settings.theme)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_large_text_scrolls(large_text: None, make_lab: Callable[..., Lab], size: tuple[int, int]) -> None:
    lab = make_lab(size=size)
    page = page_of(lab)
    QApplication.processEvents()
    assert page.screen().availableSize().height() >= page.height()
    assert page.width() <= page.screen().availableSize().width()
    assert cut_off(page) == []
    assert page.area.verticalScrollBar().maximum() > 0
    for wanted in (page.learn, page.watch, page.build):
        while QApplication.focusWidget() is not wanted:
            QTest.keyClick(QApplication.focusWidget(), Key.Key_Tab)
        assert wanted.visibleRegion().boundingRect().size() == wanted.size()
