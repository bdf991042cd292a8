"""Throughput: transactions of each group of users, and how long they take."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.pane import Pane
from app.charts.values.linux import LINUX, each, load_names, of_guest, tenths
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording


class ThroughputChart(PaneChart):
    """Transactions one on another, response times, and what waits in the servers."""

    id = "throughput"
    title = "Throughput"
    need = LINUX

    def make_panes(self, recording: Recording) -> list[Pane]:
        """Return transactions and response times by load."""
        scenario, everyone = recording.scenario, _tr("all users")
        done = each("load.transactions", load_names, scenario, everyone)
        times = each("load.response", load_names, scenario, everyone)
        waiting = (of_guest(_tr("waiting"), current_theme().error, "linux.waiting", ""),)
        rate, each_time = _tr("transactions/s"), _tr("ms")
        return [
            Pane("done", _tr("Transactions"), rate, done, tenths, stacked=True, weight=1.5),
            Pane("times", _tr("Mean response time"), each_time, times, tenths, least_top=10.0),
            Pane("waiting", _tr("Wait for a thread of a server"), "", waiting, tenths, weight=0.5),
        ]


def _tr(text: str) -> str:
    return QCoreApplication.translate("LinuxCharts", text)
