"""Paging rates to expanded storage (or DASD if there is none), back, and reads; exposures and channels."""

from __future__ import annotations

from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.panes.pane import Keys, Pane
from app.charts.toolkit.words import tr
from app.charts.values.curves import of_system, tenths
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording


def _parts(recording: Recording) -> tuple[bool, bool]:
    """Return whether any system has expanded storage, and whether pages were read from DASD."""
    xstor = any(system.lpar.xstor for system in recording.systems)
    return xstor, bool(recording.system["page_reads"][-1] > 0)


def panes(recording: Recording, chosen: Keys) -> list[Pane]:
    """Return pages out and in, reads from DASD if the run has any, and exposures if volumes have any."""
    flows, (xstor, reads) = current_theme().flows, _parts(recording)
    curves = [of_system(tr("to XSTOR" if xstor else "to DASD"), flows["out"], "system.page_out")]
    curves += [of_system(tr("from XSTOR"), flows["in"], "system.page_in")] if xstor else []
    curves += [of_system(tr("from DASD"), flows["reads"], "system.page_reads")] if reads else []
    rates = Pane("paging", "", tr("pages/s"), tuple(curves), axis.whole, least_top=100.0)
    if recording.paging.shape[1] == 0:
        return [rates]
    exposures = (
        of_system(tr("bases busy"), flows["reads"], "system.bases_busy"),
        of_system(tr("aliases busy"), flows["in"], "system.aliases_busy"),
        of_system(tr("Waiting I/Os"), flows["out"], "system.paging_queue"),
    )
    busy = (of_system(tr("channels busy"), flows["reads"], "system.paging_channels"),)
    queue = Pane("exposures", tr("Paging I/Os"), tr("I/Os"), exposures, tenths, True, least_top=1.0)
    load = Pane("channels", tr("Channels"), "%", busy, axis.whole, least_top=100.0, weight=0.6)
    return [rates, queue, load]


CHART = PaneKind("paging", "Paging", panes, key=_parts)
