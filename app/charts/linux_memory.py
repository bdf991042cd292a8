"""Memory of Linux as a stack that adds up to the memory of the guest; below it free memory and its marks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.pane import Pane
from app.charts.values.guest_menu import GuestMenu
from app.charts.values.linux import LINUX, MB, megabytes, of_guest
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording


class LinuxMemoryChart(PaneChart):
    """From below: what cannot be given up, the page cache, free memory, and the pool."""

    id = "linux_memory"
    title = "Memory of Linux"
    need = LINUX

    def make_menu(self) -> GuestMenu:
        """Return the choice of a guest."""
        return GuestMenu(self)

    def make_panes(self, recording: Recording) -> list[Pane]:
        """Return the stack, and lines: free memory, kswapd's marks, swap space in use."""
        guest = self.time_view.guest
        theme = current_theme()
        parts = (
            (_tr("kernel"), "kernel"),
            (_tr("huge pages"), "huge"),
            (_tr("processes"), "anonymous"),
            (_tr("shared"), "shared"),
            (_tr("buffers"), "buffers"),
            (_tr("page cache"), "page_cache"),
            (_tr("free"), "free"),
            (_tr("pool"), "pool"),
        )
        used = recording.linux["huge"][-1:].any()
        stack = tuple(
            of_guest(label, theme.linux[name], f"linux.{name}", guest, MB, hatched=name == "pool")
            for label, name in parts
            if name != "huge" or used
        )
        low = (
            of_guest(_tr("free"), theme.linux["free"], "linux.free", guest, MB),
            of_guest(_tr("kswapd starts"), theme.label, "linux.low_mark", guest, MB),
            of_guest(_tr("kswapd ends"), theme.axis, "linux.high_mark", guest, MB),
            of_guest(_tr("on swap space"), theme.error, "linux.swapped", guest, MB),
        )
        unit = _tr("MB")
        return [
            Pane("stack", _tr("Memory of the guest"), unit, stack, megabytes, stacked=True, weight=2.5),
            Pane("low", _tr("Free memory, its marks, and swap"), unit, low, megabytes, least_top=10.0),
        ]

    def panes_key(self) -> object:
        """Return the guest, and whether huge pages are used."""
        return super().panes_key(), bool(self.recording and self.recording.linux["huge"][-1:].any())


def _tr(text: str) -> str:
    return QCoreApplication.translate("LinuxCharts", text)
