"""Entries of the right button on a chart with panes: its axes of values, and the curves that it shows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from app.charts.toolkit.panes.shown import ShownPanes


def add_axis_actions(
    chart: QWidget, *, view_all: Callable[[], None], zoom_in: Callable[[], None], zoom_out: Callable[[], None]
) -> None:
    """Add entries that zoom the axes of values; their keys work while the chart has the focus."""
    for text, key, act in (
        (chart.tr("&View all times and values"), "Alt+Home", view_all),
        (chart.tr("Zoom &in values"), "Alt+Up", zoom_in),
        (chart.tr("Zoom &out values"), "Alt+Down", zoom_out),
    ):
        action = QAction(text, chart)
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(act)
        chart.addAction(action)


def fix_action(chart: QWidget, act: Callable[[bool], None]) -> QAction:
    """Return an entry that keeps the axes of values as they are."""
    action = QAction(chart.tr("&Fix value axes"), chart)
    action.setCheckable(True)
    action.triggered.connect(act)
    chart.addAction(action)
    return action


class CurveMenu(QMenu):
    """Entries that show and hide the curves."""

    def __init__(self, chart: QWidget) -> None:
        super().__init__(chart.tr("&Curves"), chart)
        chart.addAction(self.menuAction())

    def show_curves(self, panes: ShownPanes, toggle: Callable[[str], None]) -> None:
        """Offer each label of the legend, ticked when it is shown."""
        self.clear()
        for label in sorted(panes.labels()):
            action = self.addAction(label)
            action.setCheckable(True)
            action.setChecked(label not in panes.hidden)
            action.setData(label)
            action.triggered.connect(_toggle(toggle, label))


def _toggle(toggle: Callable[[str], None], label: str) -> Callable[[], None]:
    return lambda: toggle(label)
