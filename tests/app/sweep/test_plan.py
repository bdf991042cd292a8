"""Which small charts a grid has, and where they are."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from app.sweep.arrange import MIN_PLOT, arrange
from app.sweep.plan import CHANNELS, CONNECTIONS, WORKLOADS, Plan, plan
from engine.studies.sweeps.grid import Grid
from engine.studies.sweeps.table import QUANTITIES
from tests.app.sweep.made_up import ALONG, GRID, SWEEP

TIMES = QUANTITIES[:2]
SIZES = [(420, 180), (700, 260), (1900, 900)]


def made(grid: Grid) -> Plan:
    return plan(SWEEP, grid, SWEEP.points(grid), TIMES)


def shape(found: Plan) -> tuple[str, list[tuple[str | None, int]]]:
    return found.along, [(row.workload, len(row.facets)) for row in found.rows]


@pytest.mark.parametrize(
    ("grid", "along", "rows"),
    [
        (GRID, CONNECTIONS, [(None, 2), (None, 2)]),
        (replace(GRID, channels=(2,)), CONNECTIONS, [(None, 1), (None, 1)]),
        (replace(GRID, channels=(2,), workloads=("quick", "slow")), CONNECTIONS, [(None, 2), (None, 2)]),
        (
            replace(GRID, workloads=("quick", "slow")),
            CONNECTIONS,
            [("quick", 2), ("slow", 2), ("quick", 2), ("slow", 2)],
        ),
        (ALONG, CHANNELS, [(None, 2), (None, 2)]),
        (replace(ALONG, channels=(2,)), WORKLOADS, [(None, 1), (None, 1)]),
        (replace(ALONG, channels=(2,), workloads=("quick",)), CONNECTIONS, [(None, 1), (None, 1)]),
    ],
)
def test_what_varies_goes_along_then_across_then_down(
    grid: Grid, along: str, rows: list[tuple[str | None, int]]
) -> None:
    assert shape(made(grid)) == (along, rows)


@pytest.mark.parametrize("grid", [GRID, ALONG, replace(GRID, workloads=("quick", "slow"))])
def test_each_point_is_in_one_chart_of_each_quantity(grid: Grid) -> None:
    found = made(grid)
    for quantity in TIMES:
        facets = [facet for facet in found.facets if facet.quantity == quantity]
        inside = [point for facet in facets for _, line in facet.lines for _, point in line]
        assert sorted(inside) == sorted(SWEEP.points(grid))
    assert all(x in found.xs for facet in found.facets for _, line in facet.lines for x, _ in line)


@pytest.mark.parametrize("need", [100.0, 10_000.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("channels", [(1,), (1, 2, 3, 4), (1, 2, 3, 4, 5, 6, 7, 8)])
def test_charts_are_of_one_size_apart_from_each_other_and_inside(
    size: tuple[int, int], channels: tuple[int, ...], need: float
) -> None:
    found = made(replace(GRID, channels=channels, connections=(4, 8)))
    arranged = arrange(found, *size, need)
    plots = [place.plot for place in arranged.places]
    assert len(plots) == len(found.facets)
    assert {(plot.width(), plot.height()) for plot in plots} == {(plots[0].width(), plots[0].height())}
    assert plots[0].width() >= MIN_PLOT[0] - 1
    assert plots[0].height() >= MIN_PLOT[1] - 1
    assert not any(a.box.intersects(b.plot) for a, b in combinations(arranged.places, 2))
    assert all(plot.left() >= 0 and plot.right() <= size[0] for plot in plots)
    assert max(plot.bottom() for plot in plots) < arranged.high
