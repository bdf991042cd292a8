"""Scans and swaps: the signs of memory pressure in Linux, from the first to the last."""

from __future__ import annotations

from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.panes.pane import Keys, Pane, first
from app.charts.toolkit.words import tr
from app.charts.values.curves import GUESTS, of_guest, tenths
from app.charts.values.needs import LINUX
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording


def panes(recording: Recording, chosen: Keys) -> list[Pane]:
    """Return scans by kswapd and by waiting tasks, swapping, and file reads."""
    theme, rate, guest = current_theme(), tr("pages/s"), first(chosen)
    scans = (
        of_guest(tr("kswapd"), theme.flows["in"], "linux.kswapd_scans", guest),
        of_guest(tr("direct"), theme.work["spin"], "linux.direct_scans", guest, hatched=True),
    )
    swaps = (
        of_guest(tr("swap in"), theme.flows["out"], "linux.swap_in", guest),
        of_guest(tr("swap out"), theme.linux["huge"], "linux.swap_out", guest),
    )
    stalls = (of_guest(tr("waiting tasks"), theme.work["spin"], "linux.stalls", guest),)
    reads = (of_guest(tr("files read"), theme.linux["page_cache"], "linux.reads", guest),)
    return [
        Pane("scans", tr("Pages scanned"), rate, scans, axis.whole, stacked=True, least_top=40.0),
        Pane("swaps", tr("Swapping"), rate, swaps, axis.whole, least_top=10.0),
        Pane("stalls", tr("Scans that tasks wait for"), tr("scans/s"), stalls, tenths, weight=0.6),
        Pane("reads", tr("File reads"), rate, reads, axis.whole, least_top=10.0, weight=0.6),
    ]


CHART = PaneKind("scans", "Scans and swaps", panes, need=LINUX, choice=GUESTS)
