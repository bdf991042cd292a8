"""A window with the real machine, in which lessons are played."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.lab.lessons import Lessons
from app.settings.settings import Settings

TEMPLATE = Path(__file__).parents[3] / "lessons" / "template"
SMALL = str(Path(__file__).parents[2] / "data" / "two-guests.toml")
SLOW = 30_000  # ms


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


@pytest.fixture
def open_lab(qtbot: QtBot, store: Path) -> Iterator[Callable[..., Lab]]:
    """Opens a window on the same settings; it must be closed before another one is opened."""
    made: list[Lab] = []

    def open_one(size: tuple[int, int] = (1280, 720), scenario: str = SMALL) -> Lab:
        lab = Lab(Settings(QSettings(os.fspath(store), QSettings.Format.IniFormat)), scenario=scenario)
        made.append(lab)
        lab.window.resize(*size)
        lab.window.show()
        with qtbot.waitSignal(lab.opened, timeout=240_000):
            lab.start()
        lab.session.pause()
        return lab

    yield open_one
    for lab in made:
        lab.window.close()
        lab.window.deleteLater()
        lab.deleteLater()


@pytest.fixture
def lab(open_lab: Callable[..., Lab]) -> Lab:
    return open_lab()


@pytest.fixture
def lessons(qtbot: QtBot, lab: Lab) -> Lessons:
    """The list of lessons, open at the left."""
    lab.teaching.open()
    assert lab.teaching.lessons is not None
    return lab.teaching.lessons


@pytest.fixture
def template(qtbot: QtBot, lab: Lab) -> Lessons:
    """The example that comes along, at its first step."""
    return opened(qtbot, lab, TEMPLATE)


def opened(qtbot: QtBot, lab: Lab, folder: Path) -> Lessons:
    """Open a lesson without the list of lessons before it, which takes longer than the lesson."""
    lab.teaching.open_lesson(folder)
    assert lab.teaching.lessons is not None
    settle(qtbot, lab.teaching.lessons)
    return lab.teaching.lessons


def settle(qtbot: QtBot, lessons: Lessons) -> None:
    """Wait until nothing is on its way to the machine or back."""
    qtbot.waitUntil(lambda: lessons.player is not None and not lessons.player.machine.under_way, timeout=SLOW)
