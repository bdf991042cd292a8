"""Canvases with a template in them, and windows of the editor with settings of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.look import theme
from app.settings.settings import Settings
from app.topology.canvas.canvas import Canvas
from app.topology.window import windows
from app.topology.window.main_window import TopologyWindow
from tests.app.topology.canvas.canvas_bench import Hands, drawn
from tests.app.topology.shared_window import SharedWindow, end_dialogs


@pytest.fixture(autouse=True)
def application(request: pytest.FixtureRequest) -> None:
    """Make an application, for the widths of names in pictures; such tests stay in `make quick`."""
    request.getfixturevalue("qapp")


@pytest.fixture
def open_window(qtbot: QtBot, settings: Settings) -> Iterator[Callable[..., TopologyWindow]]:
    """Opens windows; all are closed at the end, without a question."""

    def make(
        size: tuple[int, int] = (1600, 900), file: Path | None = None, furnished: bool = True
    ) -> TopologyWindow:
        window = windows.open_window(settings, file)
        window.resize(*size)
        if furnished:
            qtbot.waitUntil(window.windowHandle().isExposed)
            qtbot.waitUntil(lambda: window.is_complete, timeout=30_000)
            window.reset_layout()
            QApplication.processEvents()
        return window

    yield make
    windows.close_all(ask=False)
    QApplication.processEvents()


@pytest.fixture(scope="module")
def shared_window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SharedWindow]:
    """A window that serves all tests of a file."""
    store = QSettings(str(tmp_path_factory.mktemp("shared") / "settings.ini"), QSettings.Format.IniFormat)
    made = SharedWindow(Settings(store))
    yield made
    made.close()


@pytest.fixture
def window(qtbot: QtBot, shared_window: SharedWindow) -> Iterator[TopologyWindow]:
    """One with nothing drawn, as if it were new; what closes it or has files opens one of its own."""
    yield shared_window.reset()
    end_dialogs(shared_window.window)


@pytest.fixture
def make_hands(qtbot: QtBot) -> Callable[..., Hands]:
    """Opens a canvas with a template in it."""

    def make(key: str = "", size: tuple[int, int] = (1100, 760), **values: object) -> Hands:
        theme.load_fonts()
        canvas = Canvas(drawn(key, **values))
        qtbot.addWidget(canvas)
        canvas.resize(*size)
        canvas.show()
        canvas.setFocus()
        return Hands(canvas)

    return make
