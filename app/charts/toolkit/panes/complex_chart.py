"""ComplexChart: panes over time that only a scenario with several systems has."""

from __future__ import annotations

from typing import Any

from app.charts.toolkit.fitting import Fitting
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.values.multisystem import several, without


class OfComplex(Fitting):
    """A chart that has something to show only where guests can be relocated. Before other bases."""

    @classmethod
    def fits(cls, scenario: Any) -> bool:
        """Only some scenarios have several systems."""
        return several(scenario)

    def without(self) -> str:
        """One system."""
        return without()


class ComplexChart(OfComplex, PaneChart):
    """What such a chart says is its panes."""
