"""Views of a run, each a file or the chart.py of a folder, found by walking this package.

What charts share is in toolkit and values. Imports are heavy: find the charts after the window is up.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.charts.toolkit.chart import Chart

# The first charts, in the order of the window.
_ORDER = (
    "memory timeline cpu paging processors timers lock "
    "linux_memory guest_size linux_cpus throughput scans pool "
    "relocation passes device_heat link_rates steal system_cpu "
    "cluster members efficiency packs".split()
)
HELPERS = ("toolkit", "values")  # folders without a chart


def chart_classes() -> list[type[Chart]]:
    """Return all charts, the best known first. Raise ValueError when two have the same id."""
    from app.charts.toolkit.chart import Chart  # late: the start stays short

    found: dict[str, type[Chart]] = {}
    for name in _modules():
        for item in vars(import_module(name)).values():
            if isinstance(item, type) and issubclass(item, Chart) and item.__module__ == name:
                register(found, item)
    first = [found.pop(name) for name in _ORDER if name in found]
    return [*first, *found.values()]


def _modules() -> list[str]:
    """Return the modules that may hold charts: single files, and chart.py of each folder."""
    entries = sorted(pkgutil.iter_modules(__path__), key=lambda entry: entry.name)
    single = [f"{__name__}.{entry.name}" for entry in entries if not entry.ispkg]
    folders = [entry.name for entry in entries if entry.ispkg and entry.name not in HELPERS]
    return single + [f"{__name__}.{name}.chart" for name in folders]


def register(found: dict[str, type[Chart]], item: type[Chart]) -> None:
    """Add a chart by its id. Raise ValueError when another one has the same."""
    if not item.id:
        return  # a base of other charts
    if item.id in found:
        raise ValueError(f'two charts have the id "{item.id}": {found[item.id].__name__} and {item.__name__}')
    found[item.id] = item
