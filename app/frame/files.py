"""Files in a window: those that are dropped on it, and the menu of those that were open lately."""

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
    """Lets files be dropped on a window, except where a part of it takes what is dragged."""

    dropped = Signal(list)  # paths

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.watch(window)

    def watch(self, window: QWidget) -> None:
        """Take files that are dropped on another window as well."""
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
    """Let the owner of a window open files that are dropped on that window."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly  # dialogs in it may have their own
    if (drops := owner.findChild(FileDrops, "", direct)) is not None:
        drops.watch(window)


def paths_of(mime: QMimeData) -> list[Path]:
    """Return the files of this computer that are dragged."""
    return [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]


def may_exist(path: Path) -> bool:
    """Return whether there is a file, or may be: a server of Windows may take a minute to say so."""
    return str(path).startswith("\\\\") or os.path.exists(path)  # never raises, unlike that of Path


class RecentMenu(QMenu):
    """Files that were open lately, latest first; those that have gone are left out."""

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
