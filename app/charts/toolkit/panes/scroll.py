"""A scroll bar beside the panes of a chart: panes that have no room are reached with it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QScrollBar, QWidget

from app.charts.toolkit.panes.pane import room_for
from app.charts.toolkit.zoom import on_widget
from app.widgets.reach import reachable

WIDTH = 10  # px


class PaneScroll(QScrollBar):
    """Scrolls pane by pane; its value is the number of the first pane that is shown."""

    def __init__(self, chart: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, chart)
        self.setSingleStep(1)
        self.hide()
        reachable(self, self.tr("Scroll the panes"), self.tr("Shows the panes that have no room"))

    def arrange(self, plot: QRectF, right: float, height: float, count: int) -> None:
        """Stand beside the plot, up to `right`, if a height is too low for all panes; pixels of the chart."""
        fits = room_for(height)
        self.setPageStep(fits)
        self.setRange(0, max(count - fits, 0))
        self.setVisible(count > fits)
        self.setGeometry(on_widget(QRectF(round(right) - WIDTH - 2, plot.top(), WIDTH, plot.height())))
