"""The lines of the small charts of a plan: wrapped when the window is narrow."""

from __future__ import annotations

from dataclasses import dataclass

from app.run_sets.sweep.plan import ChartRow, Facet, Plan

LEFT = 38.0  # px for the numbers of the axis at the left of a line
LEAST = (116.0, 100.0)  # px of a chart with its title and numbers
WIDE = 232.0  # px of a chart that is wide enough for rows beside each other


@dataclass(frozen=True)
class Line:
    """Charts beside each other. headings: of rows, each with the columns of its charts in this line."""

    facets: tuple[Facet, ...]
    headings: tuple[tuple[ChartRow, int, int], ...] = ()  # the first column, and how many


def lines(plan: Plan, width: float) -> list[Line]:
    """Return all rows in one line where that is wide enough (px), else each in as many as it needs."""
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
