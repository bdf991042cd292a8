"""The selection of small charts and their arrangement in lines, which narrow windows wrap.

The dimensions that a grid varies go along the axis first, then across, then down.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.studies.sweeps.grid import StudySweep, SweepGrid, SweepPoint
from engine.studies.sweeps.table import Quantity

CONNECTIONS, CHANNELS, WORKLOADS = "connections", "channels", "workloads"
X = float
LEFT = 38.0  # px for the numbers of the axis at the left of a line
LEAST = (116.0, 100.0)  # px of a chart with its title and numbers
WIDE = 232.0  # px of a chart that is wide enough for rows beside each other


@dataclass(frozen=True)
class Facet:
    """A small chart: a quantity of the points with these channels and this workload (None: all)."""

    row: int
    quantity: Quantity
    channels: int | None
    workload: str | None
    lines: tuple[tuple[str, tuple[tuple[X, SweepPoint], ...]], ...]  # by layout, from the left


@dataclass(frozen=True)
class ChartRow:
    """Charts of one quantity next to each other; `workload` is set when each workload has a row."""

    quantity: Quantity
    workload: str | None
    facets: tuple[Facet, ...]


@dataclass(frozen=True)
class Plan:
    """Rows of charts with a common axis: numbers, or the names of workloads at 0, 1, 2 ..."""

    along: str  # CONNECTIONS, CHANNELS or WORKLOADS
    each: bool  # connections are those of each channel
    xs: tuple[X, ...]
    names: tuple[str, ...]  # of workloads along the axis, in short
    rows: tuple[ChartRow, ...]

    @property
    def facets(self) -> list[Facet]:
        """All charts."""
        return [facet for row in self.rows for facet in row.facets]


def plan(
    sweep: StudySweep, grid: SweepGrid, points: Sequence[SweepPoint], quantities: Sequence[Quantity]
) -> Plan:
    """Return the charts of a grid."""
    along, across, down = _axes(grid)
    rows: list[ChartRow] = []
    for quantity in quantities:
        for workload in grid.workloads if down else (None,):
            rows.append(_row(sweep, grid, points, len(rows), quantity, workload, along, across))
    places = range(len(grid.workloads))
    xs = {CONNECTIONS: grid.connections, CHANNELS: grid.channels, WORKLOADS: places}[along]
    names = grid.workloads if along == WORKLOADS else ()
    return Plan(along, grid.each, tuple(map(float, xs)), names, tuple(rows))


def _axes(grid: SweepGrid) -> tuple[str, str, bool]:
    """Return the axis, the columns, and whether workloads have separate rows."""
    several = {CONNECTIONS: len(grid.connections) > 1, CHANNELS: len(grid.channels) > 1}
    along = next((name for name, yes in several.items() if yes), "")
    if not along:
        along = WORKLOADS if len(grid.workloads) > 1 else CONNECTIONS
        return along, CHANNELS, False
    if along == CONNECTIONS and (several[CHANNELS] or len(grid.workloads) == 1):
        return along, CHANNELS, len(grid.workloads) > 1
    return along, WORKLOADS, False


def _row(
    sweep: StudySweep,
    grid: SweepGrid,
    points: Sequence[SweepPoint],
    number: int,
    quantity: Quantity,
    workload: str | None,
    along: str,
    across: str,
) -> ChartRow:
    facets = []
    for value in grid.channels if across == CHANNELS else grid.workloads:
        channels = value if isinstance(value, int) else None
        own = workload if channels is not None else str(value)
        mine = [
            point
            for point in points
            if (channels is None or point.channels == channels) and (own is None or point.workload == own)
        ]
        lines = tuple(
            (name, tuple((_x(grid, along, point), point) for point in mine if point.layout == name))
            for name in grid.layouts
        )
        if mine:
            facets.append(Facet(number, quantity, channels, own, lines))
    return ChartRow(quantity, workload, tuple(facets))


def _x(grid: SweepGrid, along: str, point: SweepPoint) -> X:
    if along == WORKLOADS:
        return float(grid.workloads.index(point.workload))
    return float(point.connections if along == CONNECTIONS else point.channels)


@dataclass(frozen=True)
class Line:
    """Charts next to each other. headings: the rows, each with the columns of its charts in this line."""

    facets: tuple[Facet, ...]
    headings: tuple[tuple[ChartRow, int, int], ...] = ()  # the first column, and how many


def lines(plan: Plan, width: float) -> list[Line]:
    """Return all rows in one line if the width (px) allows it, otherwise each row in as many lines as it
    needs.
    """
    if plan.facets and len(plan.facets) * WIDE + len(plan.rows) * LEFT <= width and not plan.names:
        return [Line(tuple(plan.facets), tuple(_beside(plan)))]
    fit = max(int((width - LEFT) // LEAST[0]), 1)
    found = []
    for row in plan.rows:
        for start in range(0, len(row.facets), fit):
            part = row.facets[start : start + fit]
            found.append(Line(part, () if start else ((row, 0, len(part)),)))
    return found


def _beside(plan: Plan) -> list[tuple[ChartRow, int, int]]:
    starts = [sum(len(row.facets) for row in plan.rows[:place]) for place in range(len(plan.rows))]
    return [(row, start, len(row.facets)) for row, start in zip(plan.rows, starts, strict=True)]
