"""Paging rates: to expanded storage, back from it, and reads from paging volumes."""

from __future__ import annotations

from app import theme
from app.charts.curves import Series, Values
from app.charts.line_chart import LineChart
from engine.measures import measures
from engine.recorder import Recording


class PagingChart(LineChart):
    """Pages a second that move between the places of storage."""

    id = "paging"
    title = "Paging"
    unit = "pages/s"

    def make_series(self, recording: Recording) -> list[Series]:
        """Out and in; reads from DASD only in a run that has any."""
        flows = theme.current().flows
        made = [
            Series("to XSTOR", flows["out"], _measure("system.page_out")),
            Series("from XSTOR", flows["in"], _measure("system.page_in")),
        ]
        if self._reads(recording):
            made.append(Series("from DASD", flows["reads"], _measure("system.page_reads")))
        return made

    def _reads(self, recording: Recording) -> bool:
        return bool(recording.system["page_reads"][-1] > 0)

    def series_key(self, recording: Recording) -> object:
        """The third curve comes with the first read."""
        return self._reads(recording)

    def least_top(self, recording: Recording) -> float:
        """The axis does not blow up the noise of a machine that hardly pages."""
        return 100.0


def _measure(name: str) -> Values:
    measure = measures()[name]
    return lambda recording, edges: measure.values(recording, [], edges)
