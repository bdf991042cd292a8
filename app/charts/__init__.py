"""Views of a run, each a file or the chart.py of a folder, listed here so that each can be imported alone.

Its CHART is a kind of chart: a PaneKind describes panes over time, a WidgetKind has a class of its own.

What charts share is in toolkit and values. Imports are heavy: find the charts after the window is up.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.charts.toolkit.chart import Chart
    from app.charts.toolkit.time_view import TimeView
    from engine.scenario.scenario import Scenario

# All charts by their ids, in the order of the window; what is imported for each.
MODULES = {
    "memory": "memory_bars.chart",
    "timeline": "timeline.chart",
    "cpu": "cpu",
    "paging": "paging",
    "processors": "processors",
    "timers": "timers",
    "lock": "lock",
    "linux_memory": "linux_memory",
    "guest_size": "guest_size",
    "linux_cpus": "linux_cpus",
    "throughput": "throughput",
    "scans": "scans",
    "pool": "pool",
    "relocation": "relocations.chart",
    "passes": "passes.chart",
    "device_heat": "device_heat.chart",
    "link_rates": "link_rates",
    "steal": "steal",
    "system_cpu": "system_cpu",
    "cluster": "cluster.chart",
    "members": "member_rates",
    "efficiency": "efficiency.chart",
    "packs": "shared_volumes",
    "lanes": "processor_lanes.chart",
}


class ChartKind(Protocol):
    """What a chart is made from: its class, or the description of its panes. Called, it makes the widget."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    def fits(self, scenario: Scenario, /) -> bool:
        """Return True if it has something to show for a scenario."""

    def __call__(self, time_view: TimeView, parent: QWidget | None = None, /) -> Chart: ...


def chart_kind(name: str) -> ChartKind:
    """Import and return the chart with this id."""
    module = f"{__name__}.{MODULES[name]}"
    kind: ChartKind = import_module(module).CHART
    if kind.id != name:
        raise LookupError(f'{module} has no chart with the id "{name}"')
    return kind


def chart_kinds() -> list[ChartKind]:
    """Import and return all charts, the best known first."""
    return [chart_kind(name) for name in MODULES]
