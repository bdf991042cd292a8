"""The windows with drawings that are open: kept alive here, closed with the program."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.topology.window.main_window import TopologyWindow
    from app.window.settings import Settings

_open: list[TopologyWindow] = []
STEP = 28  # px between windows, so that none hides another


def open_window(settings: Settings, file: Path | None = None) -> TopologyWindow:
    """Another window, with a file or with nothing drawn yet; one that has the file comes to front."""
    from app.topology.window.main_window import TopologyWindow

    for there in _open:
        if file is not None and there.file == file.absolute():
            _to_front(there)
            return there
    window = TopologyWindow(settings, file)
    if _open:
        window.move(_open[-1].pos().x() + STEP, _open[-1].pos().y() + STEP)
    _open.append(window)
    window.closing.connect(_forget)
    window.show()
    return window


def windows() -> tuple[TopologyWindow, ...]:
    """All that are open."""
    return tuple(_open)


def close_all(ask: bool = True) -> bool:
    """Close all; False = somebody wanted to keep one open. Not asked, what is not saved is recoverable."""
    for window in windows():
        window.ask_before_closing = ask
        if not window.close():
            return False
    return True


def _to_front(window: TopologyWindow) -> None:
    window.showNormal() if window.isMinimized() else window.show()
    window.raise_()
    window.activateWindow()


def _forget(window: TopologyWindow) -> None:
    if window in _open:
        _open.remove(window)
    window.deleteLater()
