"""Which small charts a grid has, and where they are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.run_sets.sweep.plan import CHANNELS, CONNECTIONS, LEAST, LEFT, WORKLOADS, Plan, lines, plan
from engine.studies.sweeps.grid import SweepGrid
from engine.studies.sweeps.table import QUANTITIES
from tests.app.run_sets.sweep.made_up import ALONG, GRID, SWEEP

TIMES = QUANTITIES[:2]


def made(grid: SweepGrid) -> Plan:
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
    grid: SweepGrid, along: str, rows: list[tuple[str | None, int]]
) -> None:
    assert shape(made(grid)) == (along, rows)


@pytest.mark.parametrize("grid", [GRID, ALONG, replace(GRID, workloads=("quick", "slow"))])
def test_each_point_is_in_one_chart_of_each_quantity(grid: SweepGrid) -> None:
    found = made(grid)
    for quantity in TIMES:
        facets = [facet for facet in found.facets if facet.quantity == quantity]
        inside = [point for facet in facets for _, line in facet.lines for _, point in line]
        assert sorted(inside) == sorted(SWEEP.points(grid))
    assert all(x in found.xs for facet in found.facets for _, line in facet.lines for x, _ in line)


@pytest.mark.parametrize("width", [150, 420, 700, 1900, 4000])
@pytest.mark.parametrize("channels", [(1,), (1, 2, 3, 4), (1, 2, 3, 4, 5, 6, 7, 8)])
def test_each_chart_is_in_one_line_that_is_wide_enough_and_each_row_has_a_heading(
    width: int, channels: tuple[int, ...]
) -> None:
    found = made(replace(GRID, channels=channels, connections=(4, 8)))
    wrapped = lines(found, width)
    assert [facet for line in wrapped for facet in line.facets] == found.facets
    assert all(len(line.facets) == 1 or len(line.facets) * LEAST[0] + LEFT <= width for line in wrapped)
    assert [heading[0] for line in wrapped for heading in line.headings] == list(found.rows)
    for line in wrapped:
        for row, column, span in line.headings:
            assert set(line.facets[column : column + span]) <= set(row.facets)


def test_names_along_the_axis_have_a_line_of_their_own() -> None:
    found = made(replace(ALONG, channels=(2,)))
    assert len(lines(found, 4000)) == len(found.rows)
    assert len(lines(made(GRID), 4000)) == 1
