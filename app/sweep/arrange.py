"""Where the small charts of a plan are: in rows, broken into lines when the window is narrow."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from app.sweep.plan import Facet, Plan, Row

HEADING = 18.0  # px above the charts of a row: what they show
LEFT = 38.0  # px for the numbers of the axis at the left of a line
TITLE, TICKS = 15.0, 15.0  # px above and below a plot
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

    @property
    def box(self) -> QRectF:
        """The plot with its title, and the numbers below."""
        return self.plot.adjusted(-GAP / 2, -TITLE, GAP / 2, TICKS)


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


def arrange(plan: Plan, width: float, height: float) -> Arrangement:
    """Charts as large as there is room for, all of one size, none smaller than the least."""
    wide = max(width - LEFT - 2 * EDGE, LEAST[0])
    fit = max(int((wide + GAP) // (LEAST[0] + GAP)), 1)
    across = min(max((len(row.facets) for row in plan.rows), default=1), fit)
    lines = sum(-(-len(row.facets) // across) for row in plan.rows)
    rest = height - FOOT - EDGE - len(plan.rows) * HEADING - lines * (TITLE + TICKS)
    tall = max(rest / max(lines, 1), LEAST[1])
    broad = min((wide + GAP) / across - GAP, MOST)
    headings, places, top = [], [], EDGE / 2
    for row in plan.rows:
        headings.append(Heading(row, QRectF(EDGE, top, width - 2 * EDGE, HEADING)))
        top += HEADING
        for start in range(0, len(row.facets), across):
            for number, facet in enumerate(row.facets[start : start + across]):
                left = EDGE + LEFT + number * (broad + GAP)
                plot = QRectF(round(left), round(top + TITLE), round(broad), round(tall))
                places.append(Place(facet, plot, first=number == 0))
            top += TITLE + tall + TICKS
    return Arrangement(tuple(headings), tuple(places), top + FOOT + EDGE / 2)
