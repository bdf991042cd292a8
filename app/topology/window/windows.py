"""The editor's open windows: kept alive here, and closed with the program."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication

from app.files import save_dialog

if TYPE_CHECKING:
    from app.settings.settings import Settings
    from app.topology.window.main_window import TopologyWindow
    from engine.ficon.drawing.journal import JournalContent

_open: list[TopologyWindow] = []
STEP = 28  # px between windows, so that none hides another


def open_window(settings: Settings, file: Path | None = None) -> TopologyWindow:
    """Open a window with a file or an empty drawing; if a window already shows the file, bring it to the
    front.
    """
    from app.topology.window.main_window import TopologyWindow  # not needed by a lab that opens no drawing

    for there in _open:
        if file is not None and there.shows(file):
            _to_front(there)
            return there
    save_dialog.use(settings.folders)
    window = TopologyWindow(settings, file, windows)
    if _open:
        _cascade(window, _open[-1])
    _open.append(window)
    window.closing.connect(_forget)
    window.another_asked.connect(partial(_open_another, settings))
    window.quit_asked.connect(quit_all)
    window.show()
    return window


def _cascade(window: TopologyWindow, below: TopologyWindow) -> None:
    """Put a window slightly to the right of and below another, within the screen."""
    corner, room = below.pos() + QPoint(STEP, STEP), below.screen().availableGeometry()
    window.setWindowState(Qt.WindowState.WindowNoState)
    left = QSize(room.right() - corner.x(), room.bottom() - corner.y())
    window.resize(window.size().boundedTo(left).expandedTo(window.minimumSize()))
    window.move(corner)


def import_decks(settings: Settings, files: list[Path]) -> None:
    """Open a window with an empty drawing and the dialog that imports these decks."""
    window = open_window(settings)
    window.furnished.connect(lambda: window.files.decks_asked.emit(files))


def windows() -> tuple[TopologyWindow, ...]:
    """Return all open windows."""
    return tuple(_open)


def close_all(ask: bool = True) -> bool:
    """Close all windows; return False if the user kept one open. Without `ask`, unsaved work stays
    recoverable.
    """
    for window in windows():
        window.ask_before_closing = ask
        if not window.close():
            return False
    return True


def _open_another(settings: Settings, file: Path | None, kept: JournalContent | None) -> None:
    window = open_window(settings, file)
    if kept is not None:
        window.furnished.connect(partial(_recover, window, kept))


def _recover(window: TopologyWindow, kept: JournalContent) -> None:
    window.files.take(kept)


def quit_all() -> None:
    """Close all windows, including those of the lab, unless the user keeps a drawing open."""
    if close_all():
        QGuiApplication.instance().closeAllWindows()  # type: ignore[union-attr]


def _to_front(window: TopologyWindow) -> None:
    window.showNormal() if window.isMinimized() else window.show()
    window.raise_()
    window.activateWindow()


def _forget(window: TopologyWindow) -> None:
    if window in _open:
        _open.remove(window)
    window.deleteLater()
