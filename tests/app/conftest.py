"""A lab with made-up machines and settings of its own, for the tests of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, QThread
from pytestqt.qtbot import QtBot

from app.jobs.work import work_list
from app.lab import Lab
from app.window.settings import Settings
from tests.app.fake_simulation import FakeMachines

WIDE = (1600, 900)


@pytest.fixture(autouse=True)
def _nothing_stays() -> Iterator[None]:
    """What a test has deleted later is gone after it: only an event loop that runs would see to it."""
    yield
    work_list.forget()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def machines() -> FakeMachines:
    return FakeMachines()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def make_lab(qtbot: QtBot, settings: Settings, machines: FakeMachines) -> Iterator[Callable[..., Lab]]:
    """Opens a lab; each is closed at the end, and its thread must be gone then."""
    made: list[Lab] = []

    def make(start: bool = True, size: tuple[int, int] = WIDE, **more: str) -> Lab:
        lab = Lab(settings, machines, **more)
        made.append(lab)
        lab.window.resize(*size)
        lab.window.show()
        qtbot.waitExposed(lab.window)
        if start:
            with qtbot.waitSignal(lab.opened, timeout=60_000):
                lab.start()
            lab.session.pause()
        return lab

    yield make
    for lab in made:
        lab.window.ask_before_closing = False
        lab.window.close()
        assert lab.session.findChild(QThread).isFinished() or not lab.session.entries
        lab.window.deleteLater()
        lab.deleteLater()


@pytest.fixture
def lab(make_lab: Callable[..., Lab]) -> Lab:
    """A lab with the first scenario open, standing still near its beginning."""
    return make_lab()
