"""Views of a run, each a file or the chart.py of a folder; app/panels/specs.py lists them.

Its CHART is a kind of chart: a PaneKind describes panes over time, a WidgetKind has a class of its own.

What charts share is in toolkit and values. Imports are heavy: find the charts after the window is up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.charts.toolkit.chart import Chart
    from app.charts.toolkit.time_view import TimeView
    from engine.scenario.scenario import Scenario


class ChartKind(Protocol):
    """What a chart is made from: its class, or the description of its panes. Called, it makes the widget."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    def fits(self, scenario: Scenario, /) -> bool:
        """Return True if it has something to show for a scenario."""

    def __call__(self, time_view: TimeView, parent: QWidget | None = None, /) -> Chart: ...
