"""Views of a run, one a file, found by walking this package. Heavy imports: after the window is up."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.charts.toolkit.chart import Chart

# The first ones, as windows arrange them.
_ORDER = (
    "memory timeline cpu paging processors timers lock "
    "linux_memory guest_size linux_cpus throughput scans pool "
    "relocation passes device_heat link_rates steal system_cpu "
    "cluster members efficiency packs".split()
)


def chart_classes() -> list[type[Chart]]:
    """All charts. Raises ValueError when two have the same id."""
    from app.charts.toolkit.chart import Chart

    found: dict[str, type[Chart]] = {}
    for name in _modules():
        for item in vars(import_module(name)).values():
            if isinstance(item, type) and issubclass(item, Chart) and item.__module__ == name:
                _add(found, item)
    first = [found.pop(name) for name in _ORDER if name in found]
    return [*first, *found.values()]


def _modules() -> list[str]:
    """Return the modules that may hold charts: single files, and chart.py of each folder."""
    entries = sorted(pkgutil.iter_modules(__path__), key=lambda entry: entry.name)
    single = [f"{__name__}.{entry.name}" for entry in entries if not entry.ispkg]
    folders = [entry.name for entry in entries if entry.ispkg]
    return single + [f"{__name__}.{name}.chart" for name in folders if find_spec(f"{__name__}.{name}.chart")]


def _add(found: dict[str, type[Chart]], item: type[Chart]) -> None:
    if not item.id:
        return  # a base of other charts
    if item.id in found:
        raise ValueError(f'two charts have the id "{item.id}": {found[item.id].__name__} and {item.__name__}')
    found[item.id] = item
