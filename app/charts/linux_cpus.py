"""CPUs of Linux: how many are online, how many processes want them, and what they do."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.pane import Pane
from app.charts.values.guest_menu import GuestMenu
from app.charts.values.linux import LINUX, each, guest_names, of_guest, tenths
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording


class LinuxCpusChart(PaneChart):
    """All guests: a curve each; one guest: its CPUs online over their use."""

    id = "linux_cpus"
    title = "CPUs of Linux"
    need = LINUX

    def make_menu(self) -> GuestMenu:
        """Return the choice of a guest."""
        return GuestMenu(self)

    def make_panes(self, recording: Recording) -> list[Pane]:
        """CPUs online, load average, and CPUs in use."""
        guest = self.time_view.guest
        return _of_one(guest) if guest else _of_all(recording)


def _tr(text: str) -> str:
    return QCoreApplication.translate("LinuxCharts", text)


def _of_all(recording: Recording) -> list[Pane]:
    def curves(measure: str) -> tuple[Curve, ...]:
        return each(measure, guest_names, recording.scenario, _tr("all guests"))

    cpus, processes = _tr("CPUs"), _tr("processes")
    return [
        Pane("online", _tr("CPUs online"), cpus, curves("linux.cpus"), tenths, least_top=4.0),
        Pane("load", _tr("Load average"), processes, curves("linux.load_average"), tenths),
        Pane("busy", _tr("CPUs in use"), cpus, curves("linux.busy"), tenths),
    ]


def _of_one(guest: str) -> list[Pane]:
    theme = current_theme()
    online = (
        of_guest(_tr("online"), theme.series[0], "linux.cpus", guest),
        of_guest(_tr("load average"), theme.series[1], "linux.load_average", guest),
    )
    use = (
        of_guest(_tr("user"), theme.work["emulation"], "linux.user", guest),
        of_guest(_tr("system"), theme.work["cp"], "linux.system", guest),
        of_guest(_tr("steal"), theme.work["spin"], "linux.steal", guest, hatched=True),
        of_guest(_tr("waiting for disks"), theme.flows["out"], "linux.iowait", guest),
    )
    return [
        Pane("online", _tr("CPUs online, load average"), _tr("CPUs"), online, tenths, least_top=4.0),
        Pane("use", _tr("Use of the CPUs"), _tr("CPUs"), use, tenths, stacked=True, weight=1.5),
    ]
