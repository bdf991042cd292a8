"""Linux CPUs. All guests: one curve each; one guest: its online CPUs above its CPU use."""

from __future__ import annotations

from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.panes.pane import Keys, Pane, first
from app.charts.toolkit.words import tr
from app.charts.values.curves import GUESTS, each, guest_names, of_guest, tenths
from app.charts.values.needs import LINUX
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording

FIGURES = (("online", "linux.cpus", 4.0), ("load", "linux.load_average", 1.0), ("busy", "linux.busy", 1.0))


def panes(recording: Recording, chosen: Keys) -> list[Pane]:
    """Return CPUs online, load average, and CPUs in use."""
    theme, guest, cpus = current_theme(), first(chosen), tr("CPUs")
    if not guest:
        titles = (tr("CPUs online"), cpus), (tr("Load average"), tr("processes")), (tr("CPUs in use"), cpus)
        curves = (each(pair[1], guest_names, recording.scenario, tr("all guests")) for pair in FIGURES)
        every = zip(FIGURES, titles, curves, strict=True)
        return [Pane(pair[0], *title, some, tenths, least_top=pair[2]) for pair, title, some in every]
    online = (
        of_guest(tr("online"), theme.series[0], "linux.cpus", guest),
        of_guest(tr("load average"), theme.series[1], "linux.load_average", guest),
    )
    looks = {"user": theme.work["emulation"], "system": theme.work["cp"], "steal": theme.work["spin"]}
    use = [of_guest(tr(look), looks[look], f"linux.{look}", guest, hatched=look == "steal") for look in looks]
    use.append(of_guest(tr("waiting for disks"), theme.flows["out"], "linux.iowait", guest))
    return [
        Pane("online", tr("CPUs online, load average"), cpus, online, tenths, least_top=4.0),
        Pane("use", tr("CPU use"), cpus, tuple(use), tenths, stacked=True, weight=1.5),
    ]


CHART = PaneKind("linux_cpus", "Linux CPUs", panes, need=LINUX, choice=GUESTS)
