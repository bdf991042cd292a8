"""Where the small charts of a plan are: in rows, broken into lines when the window is narrow."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from app.sweep.plan import Facet, Plan, Row

HEADING = 18.0  # px above the charts of a row: what they show
LEFT = 38.0  # px for the numbers of the axis at the left of a line
TITLE, TICKS = 16.0, 15.0  # px above and below a plot
NAMES = 27.0  # px below it where there are names, in two lines
GAP = 12.0  # px between two charts
FOOT = 15.0  # px below all: what goes along the axis
EDGE = 6.0
LEAST = (104.0, 46.0)  # px of a plot
MOST = 420.0  # px: a wider plot does not read better


@dataclass(frozen=True)
class Place:
    """Where a chart is; `first` has the numbers of the axis beside it."""

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
    """Where it is said what the charts of a row show."""

    row: Row
    box: QRectF


@dataclass(frozen=True)
class Arrangement:
    """All places, and the height that they take."""

    headings: tuple[Heading, ...]
    places: tuple[Place, ...]
    high: float
    beside: bool = False  # headings stand beside the title of their first chart, at its left


def arrange(plan: Plan, width: float, height: float, need: float = math.inf) -> Arrangement:
    """Charts as large as there is room for, all of one size, none smaller than the least.

    need: px of the longest heading and title beside each other.
    """
    wide = max(width - LEFT - 2 * EDGE, LEAST[0])
    fit = max(int((wide + GAP) // (LEAST[0] + GAP)), 1)
    across = min(max((len(row.facets) for row in plan.rows), default=1), fit)
    lines = sum(-(-len(row.facets) // across) for row in plan.rows)
    broad, ticks = (wide + GAP) / across - GAP, NAMES if plan.names else TICKS
    if not plan.names:
        broad = min(broad, MOST)
    beside = need <= broad + LEFT
    above = 0.0 if beside else HEADING
    rest = height - FOOT - EDGE - len(plan.rows) * above - lines * (TITLE + ticks)
    tall = max(rest / max(lines, 1), LEAST[1])
    headings, places, top = [], [], EDGE / 2
    for row in plan.rows:
        room = QRectF(EDGE, top, width - 2 * EDGE, TITLE if beside else HEADING)
        headings.append(Heading(row, room))
        top += above
        for start in range(0, len(row.facets), across):
            for number, facet in enumerate(row.facets[start : start + across]):
                left = EDGE + LEFT + number * (broad + GAP)
                plot = QRectF(round(left), round(top + TITLE), round(broad), round(tall))
                places.append(Place(facet, plot, number == 0, ticks))
            top += TITLE + tall + ticks
    return Arrangement(tuple(headings), tuple(places), top + FOOT + EDGE / 2, beside)
