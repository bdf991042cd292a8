"""The places of the small charts of a plan: in rows, wrapped when the window is narrow."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from app.sweep.plan import ChartRow, Facet, Plan

HEADING = 18.0  # px above the charts of a row: what they show
LEFT = 38.0  # px for the numbers of the axis at the left of a line
TITLE, TICKS = 16.0, 15.0  # px above and below a plot
NAMES = 27.0  # px below it where there are names, in two lines
GAP = 12.0  # px between two charts
FOOT = 15.0  # px below all: what goes along the axis
EDGE = 6.0
MIN_PLOT = (104.0, 46.0)  # px of a plot
WIDE = 220.0  # px of a plot that is wide enough for rows beside each other
MAX_WIDTH = 420.0  # px: a wider plot does not read better


@dataclass(frozen=True)
class Place:
    """The place of a chart; `first`: the numbers of the axis are beside it."""

    facet: Facet
    plot: QRectF
    first: bool

    ticks: float  # px of the numbers or names below it

    @property
    def box(self) -> QRectF:
        """The plot with its title, and the numbers below."""
        return self.plot.adjusted(-GAP / 2, -TITLE, GAP / 2, self.ticks)


@dataclass(frozen=True)
class Heading:
    """The place of the heading of a row."""

    row: ChartRow
    box: QRectF


@dataclass(frozen=True)
class Arrangement:
    """All places, and the height that they take."""

    headings: tuple[Heading, ...]
    places: tuple[Place, ...]
    high: float
    beside: bool = False  # headings stand beside the title of their first chart, at its left


def arrange(plan: Plan, width: float, height: float, need: float = math.inf) -> Arrangement:
    """Return places for charts of one size, as large as fits and never below the minimum.

    need: px of the longest heading and title beside each other.
    """
    number = sum(len(row.facets) for row in plan.rows)
    if number and number * (WIDE + LEFT + GAP) <= width and not plan.names:
        return _beside(plan, number, width, height, need)
    return _below(plan, width, height, need)


def _beside(plan: Plan, number: int, width: float, height: float, need: float) -> Arrangement:
    """Arrange all rows in one line."""
    room = width - 2 * EDGE - len(plan.rows) * LEFT
    broad = min(room / number - GAP, MAX_WIDTH)
    inline = need <= broad + LEFT
    top = EDGE / 2 + (0.0 if inline else HEADING)
    tall = max(height - FOOT - EDGE / 2 - top - TITLE - TICKS, MIN_PLOT[1])
    headings, places, left = [], [], EDGE
    for row in plan.rows:
        block = LEFT + len(row.facets) * (broad + GAP)
        headings.append(Heading(row, QRectF(left, EDGE / 2, block - GAP, TITLE if inline else HEADING)))
        places += _line(row.facets, left + LEFT, top, broad, tall, TICKS)
        left += block
    return Arrangement(tuple(headings), tuple(places), top + TITLE + tall + TICKS + FOOT + EDGE / 2, inline)


def _below(plan: Plan, width: float, height: float, need: float) -> Arrangement:
    """Arrange each row below the one before, in as many lines as it needs."""
    wide = max(width - LEFT - 2 * EDGE, MIN_PLOT[0])
    fit = max(int((wide + GAP) // (MIN_PLOT[0] + GAP)), 1)
    across = min(max((len(row.facets) for row in plan.rows), default=1), fit)
    lines = sum(-(-len(row.facets) // across) for row in plan.rows)
    broad, ticks = (wide + GAP) / across - GAP, NAMES if plan.names else TICKS
    if not plan.names:
        broad = min(broad, MAX_WIDTH)
    inline = need <= broad + LEFT
    above = 0.0 if inline else HEADING
    rest = height - FOOT - EDGE - len(plan.rows) * above - lines * (TITLE + ticks)
    tall = max(rest / max(lines, 1), MIN_PLOT[1])
    headings, places, top = [], [], EDGE / 2
    for row in plan.rows:
        headings.append(Heading(row, QRectF(EDGE, top, width - 2 * EDGE, TITLE if inline else HEADING)))
        top += above
        for start in range(0, len(row.facets), across):
            places += _line(row.facets[start : start + across], EDGE + LEFT, top, broad, tall, ticks)
            top += TITLE + tall + ticks
    return Arrangement(tuple(headings), tuple(places), top + FOOT + EDGE / 2, inline)


def _line(
    facets: Sequence[Facet], left: float, top: float, broad: float, tall: float, ticks: float
) -> list[Place]:
    """Arrange charts beside each other; the first has the axis."""
    places = []
    for number, facet in enumerate(facets):
        x = left + number * (broad + GAP)
        plot = QRectF(round(x), round(top + TITLE), round(broad), round(tall))
        places.append(Place(facet, plot, number == 0, ticks))
    return places
