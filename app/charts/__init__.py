"""Views of a run, one a file, found by walking this package. Heavy imports: after the window is up."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.charts.chart import Chart

# The first ones, as windows arrange them.
_ORDER = (
    "memory timeline cpu paging processors timers lock "
    "linux_memory guest_size linux_cpus throughput scans pool "
    "relocation passes device_heat link_rates steal system_cpu "
    "cluster members efficiency packs".split()
)


def chart_classes() -> list[type[Chart]]:
    """All charts. Raises ValueError when two have the same id."""
    from app.charts.chart import Chart

    found: dict[str, type[Chart]] = {}
    for module in sorted(info.name for info in pkgutil.iter_modules(__path__)):
        for item in vars(import_module(f"{__name__}.{module}")).values():
            if isinstance(item, type) and issubclass(item, Chart) and item.__module__.endswith(f".{module}"):
                _add(found, item)
    first = [found.pop(name) for name in _ORDER if name in found]
    return [*first, *found.values()]


def _add(found: dict[str, type[Chart]], item: type[Chart]) -> None:
    if not item.id:
        return  # a base of other charts
    if item.id in found:
        raise ValueError(f'two charts have the id "{item.id}": {found[item.id].__name__} and {item.__name__}')
    found[item.id] = item
