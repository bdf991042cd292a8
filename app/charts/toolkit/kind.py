"""WidgetKind: a kind of chart that has a class of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from app.charts.toolkit.chart import Chart
from app.charts.toolkit.description import ChartDescription
from app.charts.toolkit.time_view import TimeView


@dataclass(frozen=True)
class WidgetKind(ChartDescription):
    """Called, it makes the widget; make: its class."""

    make: Callable[[ChartDescription, TimeView, QWidget | None], Chart]

    def __call__(self, time_view: TimeView, parent: QWidget | None = None) -> Chart:
        """Return a chart of this kind."""
        return self.make(self, time_view, parent)
