"""Paging rates: to expanded storage, or DASD without it, back from it, and reads from paging volumes."""

from __future__ import annotations

from app.charts.toolkit.lines.chart import LineChart
from app.charts.toolkit.lines.curves import Curve, Values
from app.look.theme import current as current_theme
from engine.measures import measures
from engine.recording.recorder import Recording


class PagingChart(LineChart):
    """Pages a second that move between the places of storage."""

    id = "paging"
    title = "Paging"
    unit = "pages/s"

    def make_curves(self, recording: Recording) -> list[Curve]:
        """Out and in; reads from DASD only in a run that has any."""
        flows = current_theme().flows
        out = "to XSTOR" if _xstor(recording) else "to DASD"
        made = [Curve(out, flows["out"], _measure("system.page_out"))]
        if _xstor(recording):
            made.append(Curve("from XSTOR", flows["in"], _measure("system.page_in")))
        if self._reads(recording):
            made.append(Curve("from DASD", flows["reads"], _measure("system.page_reads")))
        return made

    def _reads(self, recording: Recording) -> bool:
        return bool(recording.system["page_reads"][-1] > 0)

    def curves_key(self, recording: Recording) -> object:
        """Return whether there are reads from DASD, and XSTOR."""
        return self._reads(recording), _xstor(recording)

    def least_top(self, recording: Recording) -> float:
        """Return a value that keeps the noise of a machine small that hardly pages."""
        return 100.0


def _xstor(recording: Recording) -> bool:
    """Return True if any system has expanded storage."""
    return any(system.lpar.xstor for system in recording.systems)


def _measure(name: str) -> Values:
    measure = measures()[name]
    return lambda recording, edges: measure.values(recording, [], edges)
