"""ComplexChart: panes over time that only a scenario with several systems has."""

from __future__ import annotations

from typing import Any

from app.charts.chart import Chart
from app.charts.comparing import Other
from app.charts.complex import several, without
from app.charts.pane_chart import PaneChart


class OfComplex(Chart):
    """A chart that has something to show only where guests can be relocated. Before other bases."""

    @classmethod
    def fits(cls, scenario: Any) -> bool:
        """Only some scenarios have several systems."""
        return several(scenario)

    def why_empty(self) -> str:
        """One system, or no run yet."""
        here = self.recording is not None and not self.fits(self.recording.scenario)
        return without() if here else super().why_empty()

    @property
    def compared(self) -> Other | None:
        """The other run, if it has several systems too."""
        other = super().compared
        return other if other is not None and self.fits(other.recording.scenario) else None


class ComplexChart(OfComplex, PaneChart):
    """What such a chart says is its panes."""
