"""Scans and swaps: how hard Linux looks for memory."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.charts.toolkit import axis
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.pane import Pane
from app.charts.values.guest_menu import GuestMenu
from app.charts.values.linux import LINUX, of_guest, tenths
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording


class ScansChart(PaneChart):
    """Scans by kswapd and by tasks that wait, swapping, and reads of files."""

    id = "scans"
    title = "Scans and swaps"
    need = LINUX

    def make_menu(self) -> GuestMenu:
        """Return the choice of a guest."""
        return GuestMenu(self)

    def make_panes(self, recording: Recording) -> list[Pane]:
        """Return the panes from the first sign of pressure to the last."""
        guest = self.time_view.guest
        theme, rate = current_theme(), _tr("pages/s")
        scans = (
            of_guest(_tr("kswapd"), theme.flows["in"], "linux.kswapd_scans", guest),
            of_guest(_tr("direct"), theme.work["spin"], "linux.direct_scans", guest, hatched=True),
        )
        swaps = (
            of_guest(_tr("swap in"), theme.flows["out"], "linux.swap_in", guest),
            of_guest(_tr("swap out"), theme.linux["huge"], "linux.swap_out", guest),
        )
        stalls = (of_guest(_tr("tasks that wait"), theme.work["spin"], "linux.stalls", guest),)
        reads = (of_guest(_tr("files read"), theme.linux["page_cache"], "linux.reads", guest),)
        return [
            Pane("scans", _tr("Pages scanned"), rate, scans, axis.whole, stacked=True, least_top=40.0),
            Pane("swaps", _tr("Swapping"), rate, swaps, axis.whole, least_top=10.0),
            Pane("stalls", _tr("Scans that a task waits for"), _tr("scans/s"), stalls, tenths, weight=0.6),
            Pane("reads", _tr("Reads of files"), rate, reads, axis.whole, least_top=10.0, weight=0.6),
        ]


def _tr(text: str) -> str:
    return QCoreApplication.translate("LinuxCharts", text)
