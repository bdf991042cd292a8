"""Fitting: a chart that only some scenarios have something for."""

from __future__ import annotations

from app.charts.chart import Chart
from app.charts.comparing import Other


class Fitting(Chart):
    """Says why it is empty, and compares only with a run that it has something of. Before other bases."""

    def without(self) -> str:
        """What stands in its place when the scenario has nothing for it."""
        raise NotImplementedError

    def why_empty(self) -> str:
        """Another scenario, or no run yet."""
        here = self.recording is not None and not self.fits(self.recording.scenario)
        return self.without() if here else super().why_empty()

    @property
    def compared(self) -> Other | None:
        """The other run, if it has something to show too."""
        other = super().compared
        return other if other is not None and self.fits(other.recording.scenario) else None
