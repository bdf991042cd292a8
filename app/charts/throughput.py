"""Throughput: transactions of each user group, and their response times."""

from __future__ import annotations

from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.panes.pane import Keys, Pane
from app.charts.toolkit.words import tr
from app.charts.values.curves import each, load_names, of_guest, tenths
from app.charts.values.needs import LINUX
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording


def panes(recording: Recording, chosen: Keys) -> list[Pane]:
    """Return transactions as a stack, response times, and the work waiting in the servers."""
    done, times = (
        each(name, load_names, recording.scenario, tr("all users"))
        for name in ("load.transactions", "load.response")
    )
    waiting = (of_guest(tr("waiting"), current_theme().error, "linux.waiting", ""),)
    return [
        Pane("done", tr("Transactions"), tr("transactions/s"), done, tenths, stacked=True, weight=1.5),
        Pane("times", tr("Mean response time"), tr("ms"), times, tenths, least_top=10.0),
        Pane("waiting", tr("Wait for a server thread"), tr("transactions"), waiting, tenths, weight=0.5),
    ]


CHART = PaneKind("throughput", "Throughput", panes, need=LINUX)
