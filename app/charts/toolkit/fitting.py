"""Fitting: a chart that only some scenarios have something for."""

from __future__ import annotations

from app.charts.toolkit.chart import Chart
from app.charts.toolkit.comparing import Other


class Fitting(Chart):
    """Compares only with a run that it has something of. Before other bases."""

    @property
    def compared(self) -> Other | None:
        """The other run, if it has something to show too."""
        other = super().compared
        return other if other is not None and self.fits(other.recording.scenario) else None
