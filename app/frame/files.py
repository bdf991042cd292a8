"""Files in a window: files dropped on it, and the menu of recently opened files."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QMenu, QWidget

MAX_NAME = 420  # px of a file in the menu


class FileDrops(QObject):
    """Allows files to be dropped on a window, except where one of its parts accepts the dragged data."""

    dropped = Signal(list)  # paths

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.watch(window)

    def watch(self, window: QWidget) -> None:
        """Also accept files dropped on another window."""
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QDropEvent) or not (paths := paths_of(event.mimeData())):
            return False
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if event.type() == QEvent.Type.Drop:
            self.dropped.emit(paths)
        return True


def take_drops(window: QWidget, owner: QWidget) -> None:
    """Let the owner of a window open files dropped on that window."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly  # dialogs in it may have their own
    if (drops := owner.findChild(FileDrops, "", direct)) is not None:
        drops.watch(window)


def paths_of(mime: QMimeData) -> list[Path]:
    """Return the dragged files of this computer."""
    return [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]


def may_exist(path: Path) -> bool:
    """Return whether a file exists or may exist; a Windows server may take a minute to respond."""
    return str(path).startswith("\\\\") or os.path.exists(path)  # never raises, unlike that of Path


class RecentMenu(QMenu):
    """Recently opened files, latest first; files that no longer exist are omitted."""

    def __init__(
        self, names: Callable[[], Sequence[str]], open_file: Callable[[Path], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Open &recent"))
        self._names, self._open = names, open_file
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """Fill the menu."""
        self.clear()
        for name in self._names():
            if may_exist(Path(name)):
                text = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, MAX_NAME)
                action = self.addAction(text.replace("&", "&&"))
                action.setToolTip(name)
                action.triggered.connect(partial(self._do, Path(name)))
        if self.isEmpty():
            self.addAction(self.tr("No recent files")).setEnabled(False)

    def _do(self, path: Path, *_: object) -> None:
        self._open(path)
