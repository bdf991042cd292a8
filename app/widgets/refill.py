"""Empties a menu that is filled each time it is opened, or for each run."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu


def empty(menu: QMenu) -> None:
    """Remove all entries, and delete the submenus and groups of actions, which Qt would keep."""
    for kind in (QMenu, QActionGroup):
        for part in menu.findChildren(kind, options=Qt.FindChildOption.FindDirectChildrenOnly):
            part.deleteLater()
    menu.clear()
