"""Views of a run, each a file or the chart.py of a folder, listed here so that each can be imported alone.

What charts share is in toolkit and values. Imports are heavy: find the charts after the window is up.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.charts.toolkit.chart import Chart

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


def chart_class(name: str) -> type[Chart]:
    """Import and return the chart with this id."""
    module = f"{__name__}.{MODULES[name]}"
    for item in vars(import_module(module)).values():
        if isinstance(item, type) and item.__module__ == module and getattr(item, "id", "") == name:
            return item
    raise LookupError(f'{module} has no chart with the id "{name}"')


def chart_classes() -> list[type[Chart]]:
    """Import and return all charts, the best known first."""
    return [chart_class(name) for name in MODULES]
