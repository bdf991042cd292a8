"""Menus: clearing them before they are refilled, and the entry "Open in plot" of charts and tables."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

KEY = "Ctrl+Shift+P"


def add_plot_action(widget: QWidget, act: Callable[[], object]) -> QAction:
    """Add the entry to a widget's menu; its shortcut works while the widget has the focus."""
    action = QAction(QCoreApplication.translate("PlotAction", "Op&en in plot"), widget)
    action.setShortcut(QKeySequence(KEY))
    action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
    action.triggered.connect(lambda: act())
    widget.addAction(action)
    return action


def empty(menu: QMenu) -> None:
    """Remove all entries, and delete the submenus and action groups that Qt would keep."""
    for kind in (QMenu, QActionGroup):
        for part in menu.findChildren(kind, options=Qt.FindChildOption.FindDirectChildrenOnly):
            part.deleteLater()
    menu.clear()
