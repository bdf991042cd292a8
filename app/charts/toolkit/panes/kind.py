"""PaneKind: a kind of chart with panes."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.description import PaneDescription
from app.charts.toolkit.time_view import TimeView


@dataclass(frozen=True)
class PaneKind(PaneDescription):
    """Called, it makes the widget."""

    def __call__(self, time_view: TimeView, parent: QWidget | None = None) -> PaneChart:
        """Return a chart of this kind."""
        return PaneChart(self, time_view, parent)
