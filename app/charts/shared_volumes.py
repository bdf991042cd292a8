"""Volumes shared by the members: the activity of each exposure, on one volume or on all."""

from __future__ import annotations

from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.panes.pane import Keys, Pane, first
from app.charts.toolkit.words import tr
from app.charts.values.choices import VOLUME, why_quiet
from app.charts.values.curves import each_member, exposures, member_names, of_member, tenths
from app.charts.values.needs import VOLUMES
from app.charts.values.published import of_sum, published_volume
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording

FIGURES = ("rate", "wait", "service", "queue", "util")  # measures of shared volumes


def panes(recording: Recording, chosen: Keys) -> list[Pane]:
    """Return rates, queues and utilization as stacks, and the times of each exposure and their mean."""
    scenario, name = recording.scenario, first(chosen)
    some, known = exposures(name), published_volume(scenario, name)
    rate, wait, service, queue, used = (each_member(f"pack.{text}", scenario, some) for text in FIGURES)
    if len(member_names(scenario)) > 1:
        look = tr("all exposures"), current_theme().text
        wait = (of_member(*look, "pack.wait", "", some), *wait)
        service = (of_member(*look, "pack.service", "", some), *service)
    a, d = of_sum(known, aggregate_io_rate=rate, volume_util=used)
    b, c = of_sum(known, avg_wait_time=wait[:1], avg_service_time=service[:1])
    ms, ios, percent = tr("ms"), tr("I/Os"), tr("% of an exposure")
    return [
        Pane("rate", ios, tr("I/O/s"), rate, tenths, True, published=a),
        Pane("wait", tr("Wait"), ms, wait, tenths, least_top=0.5, published=b),
        Pane("service", tr("Service"), ms, service, tenths, least_top=3.0, published=c),
        Pane("queue", tr("Queue, including I/Os in service"), ios, queue, tenths, True),
        Pane("util", tr("Utilization"), percent, used, tenths, True, None, 10.0, published=d),
    ]


CHART = PaneKind("packs", "Volume", panes, need=VOLUMES, choice=VOLUME, quiet=why_quiet)
