"""A small chart: a line for each layout, ranges over seeds, and, in their places, runs without a result.

Behind a line is the ribbon that contains 90% of the values over all unknown values, if these were varied.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pyqtgraph

from app.jobs.task_book import TaskProgress
from app.look import theme
from app.plot import look
from app.run_sets.sweep.book import SweepBook
from app.run_sets.sweep.plan import Facet, Plan
from engine.bands.band import FigureBand
from engine.studies.sweeps.grid import SweepPoint

PAD = 0.1  # of the span of the axis, beside the outermost marks
BEHIND = -10.0
BASE, STACK = 0.06, 0.08  # of the height: marks without result, and from one layout to the next
THICK = 9  # px, of a band over a single number or a name
DIGITS = 5  # at the left of the first chart


class PointMark(NamedTuple):
    """A point of a chart: the number of its layout, its position along the axes, and whether it has a
    value.
    """

    point: SweepPoint
    place: int
    x: float
    y: float
    known: bool


class SmallChart:
    """A plot of a facet; `top` is the value at its upper edge."""

    def __init__(self, item: Any, book: SweepBook, plan: Plan, facet: Facet, top: float, first: bool) -> None:
        """first: whether the axis numbers are shown on the left."""
        self.item, self.book, self.plan, self.facet, self.top = item, book, plan, facet, top
        left, bottom = item.getAxis("left"), item.getAxis("bottom")
        left.narrow(DIGITS if first else 0)
        left.setStyle(showValues=first)
        names = plan.names or [f"{value:g}" for value in plan.xs]
        bottom.setTicks([[(x, name.replace("-", "\n", 1)) for x, name in zip(plan.xs, names, strict=True)]])
        span = plan.xs[-1] - plan.xs[0] or 1.0
        item.setXRange(plan.xs[0] - PAD * span, plan.xs[-1] + PAD * span, padding=0)
        item.setYRange(0, top, padding=0)
        order = list(book.sweep.layouts)
        self._lines = {order.index(name): self._add_line(order.index(name)) for name, _ in facet.lines}
        self.ribbons = {number: self._add_ribbon(number) for number in self._lines}
        self._rest = self._add_dots()
        self._ring = self._add_dots(size=15, pen=pyqtgraph.mkPen(theme.current().text, width=1.6))
        self._drawn: object = None

    def rise(self, top: float) -> None:
        """Set a different upper end for the value axis."""
        self.top = top
        self.item.setYRange(0, top, padding=0)

    def marks(self) -> Iterator[PointMark]:
        """Yield all points, layout by layout."""
        order = list(self.book.sweep.layouts)
        for number, (layout, line) in enumerate(self.facet.lines):
            for x, point in line:
                span = self.book.span(point, self.facet.quantity)
                low = self.top * (BASE + STACK * number)
                yield PointMark(point, order.index(layout), x, span.median if span else low, span is not None)

    def draw(self) -> None:
        """Draw the results so far; do nothing if they have already been drawn."""
        marks = list(self.marks())
        rest = [{"pos": (mark.x, mark.y), **self._without(mark)} for mark in marks if not mark.known]
        bands = [(mark, self.book.band(mark.point, self.facet.quantity)) for mark in marks]
        drawn = [(mark, self.book.span(mark.point, self.facet.quantity)) for mark in marks], rest, bands
        if drawn == self._drawn:
            return
        self._drawn = drawn
        for place, (line, ranges) in self._lines.items():
            own = [(mark, span) for mark, span in drawn[0] if mark.place == place and span is not None]
            line.setData([mark.x for mark, _ in own], [mark.y for mark, _ in own])
            ends = [(0.0, span.median) if self.plan.names else (span.least, span.most) for _, span in own]
            ranges.setData(np.repeat([mark.x for mark, _ in own], 2), np.ravel(ends))
        for place in self.ribbons:
            self._draw_ribbon(place, [(mark.x, band) for mark, band in bands if mark.place == place and band])
        self._rest.setData(rest)

    def choose(self, point: SweepPoint | None) -> None:
        """Draw a ring around the marker of a point."""
        self._ring.setData([{"pos": (mark.x, mark.y)} for mark in self.marks() if mark.point == point])

    def _add_line(self, place: int) -> tuple[Any, Any]:
        """Return the line that joins a layout's markers, and the ranges over seeds, or the lines up to
        each named marker.
        """
        pen = None if self.plan.names else look.broad(place)
        line = pyqtgraph.PlotDataItem(pen=pen, antialias=True, **look.marks(place))
        ranges = pyqtgraph.PlotCurveItem(pen=look.broad(place), connect="pairs")
        for part in (ranges, line):
            self.item.addItem(part)
        return line, ranges

    def _add_ribbon(self, place: int) -> tuple[Any, Any, Any]:
        """Return the lower and upper edges of a ribbon, and the thick lines that replace it where it has no
        width.
        """
        low, high = pyqtgraph.PlotCurveItem(pen=None), pyqtgraph.PlotCurveItem(pen=None)
        pale = pyqtgraph.mkPen(look.ribbon(place), width=THICK)
        lines = pyqtgraph.PlotCurveItem(pen=pale, connect="pairs")
        for part in (pyqtgraph.FillBetweenItem(low, high, brush=look.ribbon(place)), lines):
            part.setZValue(BEHIND)
            self.item.addItem(part, ignoreBounds=True)
        return low, high, lines

    def _draw_ribbon(self, place: int, own: list[tuple[float, FigureBand]]) -> None:
        low, high, lines = self.ribbons[place]
        x = np.array([at for at, _ in own], np.float64)
        ends = np.array([(band.low, band.high) for _, band in own], np.float64).reshape(-1, 2)
        wide = 0 if self.plan.names or len(own) < 2 else len(own)  # points of the ribbon
        for edge, levels in zip((low, high), ends[:wide].T, strict=True):
            edge.setData(x[:wide], levels)
        lines.setData(np.repeat(x[wide:], 2), ends[wide:].ravel())

    def _add_dots(self, **options: Any) -> Any:
        dots = pyqtgraph.ScatterPlotItem(brush=None, **options)
        self.item.addItem(dots)
        return dots

    def _without(self, mark: PointMark) -> dict[str, Any]:
        """Return a cross (failed, not completed), a marker (running), a ring (waiting), or a dot (not
        run).
        """
        colours, state = theme.current(), self.book.state(mark.point)
        if state == TaskProgress.FAILED or (state == TaskProgress.DONE and self.book.unfinished(mark.point)):
            colour = colours.error if state == TaskProgress.FAILED else colours.warning
            return {"symbol": "x", "size": 9, "brush": colour, "pen": None}
        if state in (TaskProgress.RUNNING, TaskProgress.WAITING):
            own = look.colour(mark.place)
            brush = own if state == TaskProgress.RUNNING else None
            return {"symbol": look.marks(mark.place)["symbol"], "size": 6, "pen": own, "brush": brush}
        return {"symbol": "o", "size": 2, "pen": None, "brush": colours.muted}
