"""The cmm pool: its size, its target, and the pages moved in and out."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.charts.toolkit import axis
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.pane import Pane
from app.charts.values.guest_menu import GuestMenu
from app.charts.values.linux import LINUX, MB, megabytes, of_guest
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording


class PoolChart(PaneChart):
    """The balloon of a guest, or of all."""

    id = "pool"
    title = "Pool"
    need = LINUX

    def make_menu(self) -> GuestMenu:
        """Return the choice of a guest."""
        return GuestMenu(self)

    def make_panes(self, recording: Recording) -> list[Pane]:
        """Size and changes."""
        guest = self.time_view.guest
        theme = current_theme()
        size = (
            of_guest(_tr("wanted"), theme.series[1], "linux.pool_target", guest, MB),
            of_guest(_tr("pool"), theme.series[0], "linux.pool", guest, MB),
        )
        moves = (of_guest(_tr("changes"), theme.flows["out"], "linux.pool_changes", guest),)
        return [
            Pane("size", _tr("Pages that Linux has given up"), _tr("MB"), size, megabytes, weight=1.5),
            Pane("moves", _tr("Pages moved"), _tr("pages/s"), moves, axis.whole, least_top=100.0),
        ]


def _tr(text: str) -> str:
    return QCoreApplication.translate("LinuxCharts", text)
