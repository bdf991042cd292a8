"""A lab with made-up machines and settings of its own, for the tests of the window."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint, QSettings, Qt, QThread, QTimer
from PySide6.QtGui import QCursor, QGuiApplication, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWhatsThis, QWidget
from pytestqt.qtbot import QtBot

from app.jobs.work import work_list
from app.lab.lab import Lab
from app.look import theme
from app.run import garbage
from app.run.worker.machines import Machines
from app.settings.settings import Settings
from app.window.main_window import Window
from tests.app.brackets import pseudo_locale  # noqa: F401  # a fixture for all tests below
from tests.app.fake_simulation import FakeMachines
from tests.systems import search_path

WIDE = (1600, 900)
SERVES_A_FILE = "serves-a-file"  # a property of windows that several tests share
SLOWEST = 240_000  # ms: the first lab of a machine compiles kernels
FAR = QPoint(-1000, -1000)  # where no window is


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """With the fonts, as in the program before it paints: Qt keeps what another font has measured."""
    theme.load_fonts()
    return qapp


@pytest.fixture(autouse=True, scope="session")
def _frozen_stays_frozen() -> Iterator[None]:
    """A window that is closed unfreezes all modules and tests: each later search would go through them."""
    kept = {name: getattr(gc, name) for name in ("collect", "disable", "enable")}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(garbage, "gc", SimpleNamespace(freeze=bool, unfreeze=bool, **kept))
        yield


@pytest.fixture(autouse=True)
def _nothing_stays() -> Iterator[None]:
    """What a test has deleted later is gone after it: only an event loop that runs would see to it."""
    yield
    work_list.forget()
    if QApplication.instance() is not None:
        QWhatsThis.hideText()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    let_go()
    left = left_open()
    for window in left:
        window.hide()
    assert not left, f"close {left}: a window on the screen takes the pointer of later tests"


def left_open() -> list[QWidget]:
    """Return windows that are on the screen, without those that serve a whole file of tests."""
    shown = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
    return [one for one in shown if not isinstance(one, Window) and not one.property(SERVES_A_FILE)]


def let_go() -> None:
    """Release buttons and keys that a test held last, and take the pointer away.

    Qt remembers them: the next test would drag, and what it shows under the pointer would be pointed at.
    """
    held = QGuiApplication.instance() is not None and (
        QGuiApplication.mouseButtons() or QGuiApplication.keyboardModifiers()
    )
    if held:
        window = QWindow()
        window.create()
        QTest.mouseRelease(window, Qt.MouseButton.LeftButton)
    if QGuiApplication.instance() is not None:
        QCursor.setPos(FAR)


@pytest.fixture
def machines() -> FakeMachines:
    return FakeMachines()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """Return a function that makes a job out of a source text and returns its name."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(tmp_path), search_path())))

    def make(source: str) -> str:
        text = f"import sys, time\ndef compile(report):\n    {source}\n"
        (tmp_path / "pretended.py").write_text(text, "utf-8")
        return "pretended:compile"

    return make


@pytest.fixture
def labs() -> Iterator[list[Lab]]:
    """Those that a test has opened; each is closed at the end, and its thread must be gone then."""
    made: list[Lab] = []
    yield made
    close_labs(made)


def close_labs(labs: list[Lab]) -> None:
    """Close labs without a question, and delete them and what else is to be deleted."""
    while labs:
        lab = labs.pop()
        lab.window.ask_before_closing = False
        lab.window.close()
        assert lab.session.findChild(QThread).isFinished() or not lab.session.entries
        lab.window.deleteLater()
        lab.deleteLater()
    work_list.forget()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@contextmanager
def lab_of_a_file(
    folder: Path, machines: Machines | None, size: tuple[int, int] = WIDE, scenario: str = ""
) -> Iterator[Lab]:
    """Open a lab that several tests look at or put back themselves, with settings in a folder."""
    lab = Lab(
        Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)),
        machines,
        scenario=scenario,
    )
    lab.window.resize(*size)
    lab.window.show()
    opened = QEventLoop()
    lab.opened.connect(opened.quit)
    QTimer.singleShot(SLOWEST, opened, partial(opened.exit, 1))
    lab.start()
    assert opened.exec() == 0, f"{scenario} was not opened within {SLOWEST // 1000} s"
    lab.session.pause()
    yield lab
    close_labs([lab])


def come_back(lab: Lab) -> None:
    """Give a lab that serves a file its first layout and the keys again, and take a message away."""
    lab.window.header.banner.dismiss()
    lab.window.reset_layout()
    lab.window.activateWindow()
    QApplication.processEvents()
    assert lab.window.isActiveWindow()


@pytest.fixture
def make_lab(qtbot: QtBot, settings: Settings, machines: FakeMachines, labs: list[Lab]) -> Callable[..., Lab]:
    """Opens a lab."""

    def make(start: bool = True, size: tuple[int, int] = WIDE, **more: str) -> Lab:
        lab = Lab(settings, machines, **more)
        labs.append(lab)
        lab.window.resize(*size)
        with qtbot.waitExposed(lab.window):
            lab.window.show()
        if start:
            with qtbot.waitSignal(lab.opened, timeout=60_000):
                lab.start()
            lab.session.pause()
        return lab

    return make


@pytest.fixture
def lab(make_lab: Callable[..., Lab]) -> Lab:
    """A lab with the first scenario open, standing still near its beginning."""
    return make_lab()
