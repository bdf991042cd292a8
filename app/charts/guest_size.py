"""The size of a guest: in Linux, in CP, and as sized by hand in the study."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.pane import Pane, Published
from app.charts.values.guest_menu import GuestMenu
from app.charts.values.linux import LINUX, MB, guest_names, megabytes, of_guest
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario
from engine.studies.ledger import STUDIES, load_ledger

STUDY, LEDGER = "Automatic CPU and memory resource management", "cpuplugd"
QUANTITIES = ("configured_memory", "allocated_memory")  # of Linux, of CP


class GuestSizeChart(PaneChart):
    """Memory without the pool, as Linux has it, and the pages that CP keeps for it."""

    id = "guest_size"
    title = "Guest size"
    need = LINUX

    def make_menu(self) -> GuestMenu:
        """Return the choice of a guest."""
        return GuestMenu(self)

    def make_panes(self, recording: Recording) -> list[Pane]:
        """Return one pane; dashed: the published sizes of guests that were sized by hand."""
        guest = self.time_view.guest
        theme = current_theme()
        linux = of_guest(_tr("in Linux"), theme.series[0], "linux.size", guest, MB)
        real = of_guest(_tr("in z/VM"), theme.series[1], "guest.real", guest, MB)
        sizes = by_hand(recording.scenario, guest)
        label = _tr("by hand, published")
        known = tuple(
            Published(size, label, (curve.label,)) for curve, size in zip((linux, real), sizes, strict=False)
        )
        pane = Pane("size", _tr("Size"), _tr("MB"), (linux, real), megabytes, published=known)
        return [pane]


def by_hand(scenario: Scenario, guest: str) -> tuple[float, ...]:
    """MB that a guest of the study, or all, were given by hand, and that CP kept for them; () = not known."""
    if scenario.study != STUDY or not (STUDIES / LEDGER / "facts.csv").is_file():
        return ()
    names = guest_names(scenario)
    if not guest and not all(_published(name.lower()) for name in names):
        return ()  # others than those of the study
    return _published(guest.lower() or "total")


@lru_cache(maxsize=32)
def _published(name: str) -> tuple[float, ...]:
    known = {fact.id: fact for fact in load_ledger(LEDGER).facts}
    ids = [f"cpuplugd.manual.{quantity}.{name}" for quantity in QUANTITIES]
    return tuple(known[id].value for id in ids if id in known)


def _tr(text: str) -> str:
    return QCoreApplication.translate("LinuxCharts", text)
