"""The chart panels; each is imported when it is needed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from app.panels import specs
from app.panels.specs import ChartSpec

if TYPE_CHECKING:
    from app.charts.toolkit.chart import ChartKind

LAST = "lanes"  # its single events need the most room


@cache
def chart_specs() -> dict[str, ChartSpec]:
    """Return the chart panels by id, the best known first."""
    found = [spec for spec in specs.panels() if isinstance(spec, ChartSpec)]
    return {spec.id: spec for spec in sorted(found, key=lambda spec: spec.id == LAST)}


def chart_kind(name: str) -> ChartKind:
    """Import and return the chart with this id."""
    return chart_specs()[name].load()


def chart_kinds() -> list[ChartKind]:
    """Import and return all charts, the best known first."""
    return [spec.load() for spec in chart_specs().values()]
