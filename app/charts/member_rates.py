"""Throughput of cluster members: transactions, their response times, and virtual I/Os."""

from __future__ import annotations

from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.panes.pane import Keys, Pane
from app.charts.toolkit.words import tr
from app.charts.values.curves import each_member, tenths
from app.charts.values.needs import SESSIONS
from app.charts.values.published import of_sum, published_cluster
from engine.recording.recorder import Recording


def panes(recording: Recording, chosen: Keys) -> list[Pane]:
    """Return member transactions as a stack, response times, and virtual I/Os."""
    done, times, reads = (
        each_member(f"member.{name}", recording.scenario) for name in ("tx", "response", "virtual_ios")
    )
    of_tx, of_reads = of_sum(published_cluster(recording.scenario), tx_per_s=done, virtual_io_rate=reads)
    rate, ios = tr("transactions/s"), tr("I/O/s")
    return [
        Pane("tx", tr("Transactions"), rate, done, tenths, True, weight=1.6, published=of_tx),
        Pane("response", tr("Response time"), tr("ms"), times, tenths, least_top=10.0),
        Pane("ios", tr("Virtual I/Os"), ios, reads, tenths, True, weight=0.8, published=of_reads),
    ]


CHART = PaneKind("members", "Member throughput", panes, need=SESSIONS)
