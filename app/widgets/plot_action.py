"""The entry "Open in plot" of charts and tables, with one key for all of them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

KEY = "Ctrl+Shift+P"


def add_plot_action(widget: QWidget, act: Callable[[], object]) -> QAction:
    """Add the entry to the menu of a widget; its key works while the widget has the focus."""
    action = QAction(QCoreApplication.translate("PlotAction", "Op&en in plot"), widget)
    action.setShortcut(QKeySequence(KEY))
    action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
    action.triggered.connect(lambda: act())
    widget.addAction(action)
    return action
