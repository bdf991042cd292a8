"""ComplexChart: panes over time that only a scenario with several systems has."""

from __future__ import annotations

from typing import Any

from app.charts.complex import several, without
from app.charts.fitting import Fitting
from app.charts.pane_chart import PaneChart


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
