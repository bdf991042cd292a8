"""One plot: series over time, or drawn in another way, with crosshair and a region that is measured."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import pyqtgraph
from PySide6.QtCore import QObject, Signal

from app.plot import drawing, look, points
from app.plot.points import PointSet
from app.plot.published import Published
from app.plot.pyramid import Pyramid
from app.plot.series import Series
from app.plot.template import Curve
from engine.kernel.units import SECOND, clock_text

TIME, POINTS = "time", "points"
WIDEST = 4000  # pixels that a curve is drawn for
NAMED = 4  # series that the line above names
NARROW = 0.08  # of what is recorded: shorter phases have a line and no name


class Plot(QObject):
    """Holds the series and a PlotItem of pyqtgraph that shows them; seconds along the time axis."""

    region_moved = Signal()
    pointed = Signal(float)  # s, under the crosshair

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.item: Any = pyqtgraph.PlotItem()
        self.curves: list[Series] = []
        self.origins: list[Curve | None] = []  # of each curve; None: it follows from the one before it
        self.points: list[PointSet] = []
        self.bands: list[Published] = []
        self.title = self.across = self.unit = ""  # of points; a title also of others
        self.right: set[str] = set()  # names of series on the second y axis
        self.kind, self.log = TIME, False
        self.phases: Sequence[Any] = ()
        self.marks: Sequence[Any] = ()
        self._drawn: list[tuple[Any, Pyramid]] = []
        self._bar: Any = None
        self._second = self._add_second()
        self._cross = pyqtgraph.InfiniteLine(angle=90, pen=look.ink())
        self.region: Any = pyqtgraph.LinearRegionItem((0, 1), brush=look.area(0))
        self.region.sigRegionChanged.connect(self.region_moved)
        self.measuring = False
        self.item.getViewBox().sigXRangeChanged.connect(self._draw_view)
        self.draw()

    def _add_second(self) -> Any:
        """Return a view over the plot's own, for the axis at the right."""
        view, main = pyqtgraph.ViewBox(), self.item.getViewBox()
        self.item.getAxis("right").linkToView(view)
        view.setXLink(main)
        main.sigResized.connect(lambda: view.setGeometry(main.sceneBoundingRect()))
        return view

    def put_into(self, layout: Any, row: int) -> None:
        """Become a row of a GraphicsLayout."""
        layout.addItem(self.item, row=row, col=0)
        if self._second.scene() is None:
            self.item.scene().addItem(self._second)
            self._second.setGeometry(self.item.getViewBox().sceneBoundingRect())

    def leave(self, layout: Any) -> None:
        """Leave the GraphicsLayout for good."""
        self._clear()
        self.item.scene().removeItem(self._second)
        layout.removeItem(self.item)

    def mark(self, on: bool) -> None:
        """Mark the plot as the one that is worked on, by its frame."""
        self.item.getViewBox().setBorder(look.focus() if on else None)

    # ---- content

    def clear(self) -> None:
        """Take all series off the plot."""
        self.curves, self.origins, self.right, self.points, self.bands = [], [], set(), [], []
        self.title = self.across = self.unit = ""
        self.kind = TIME if self.kind == POINTS else self.kind
        self.draw()

    @property
    def is_empty(self) -> bool:
        """Is nothing on the plot?"""
        return not (self.curves or self.points or self.bands)

    def add(self, series: Series, right: bool = False, origin: Curve | None = None) -> None:
        """Draw another series; one that is here already is drawn with its new values."""
        if right:
            self.right.add(series.name)
        for place, old in enumerate(self.curves):
            if (old.name, old.source) == (series.name, series.source):
                self.curves[place] = series
                break
        else:
            self.curves.append(series)
            self.origins.append(origin)
        self.draw()

    def renew(self, place: int, series: Series) -> None:
        """Draw newer values of the series at a place among the curves; what is shown of it stays."""
        self.curves[place] = series
        if self.kind == TIME:
            curve = self._drawn[place][0]
            self._drawn[place] = (curve, Pyramid(series.times / SECOND, series.values))
            self._draw_view()

    def add_band(self, band: Published) -> None:
        """Draw a published value with its tolerance."""
        if band not in self.bands:
            self.bands.append(band)
            self.draw()

    def show_points(self, sets: Sequence[PointSet], across: str, unit: str) -> None:
        """Draw figures of runs instead of series."""
        self.kind, self.points, self.across, self.unit = POINTS, list(sets), across, unit
        self.draw()

    def remove_last(self) -> None:
        """Take the series that came last off the plot, or the last published value."""
        if self.curves:
            self.right.discard(self.curves.pop().name)
            self.origins.pop()
            self.draw()
        elif self.bands:
            self.bands.pop()
            self.draw()

    def set_kind(self, kind: str) -> None:
        """Draw the series over time (TIME), or as one of drawing.KINDS."""
        self.kind = kind
        self.draw()

    def set_log(self, on: bool) -> None:
        """Choose a logarithmic axis of values."""
        self.log = on
        self.draw()

    # ---- drawing

    def draw(self) -> None:
        """Draw everything from the series."""
        self._clear()
        if self.kind == TIME:
            self._draw_times()
        elif self.kind == POINTS:
            points.draw(self.item, self.points)
            self.item.setLabel("bottom", self.across)
            self.item.setLabel("left", self.unit)
        elif self.curves:
            self._bar = drawing.KINDS[self.kind](self.item, self.curves)
        self.item.setLogMode(x=False, y=self.log and self.kind != "heat")
        self.item.setTitle(self._title(), size="9pt", justify="left")
        self.item.titleLabel.setMinimumWidth(0)  # or a long one makes the plot wider than its view
        self._second.setVisible(self.kind == TIME)
        self.item.enableAutoRange()
        self._draw_view()

    def _title(self) -> str | None:
        """Return the title, and the names of the series in their colours: a legend that covers nothing."""
        legend = self._legend()
        title = (
            f'<span style="color: {look.label().name()}">{escape(self.title)}</span>' if self.title else ""
        )
        return " &nbsp; ".join(filter(None, (title, legend))) or None

    def _legend(self) -> str | None:
        if self.kind == POINTS:
            names = [look.coloured(number, one.title) for number, one in enumerate(self.points)]
            facts = any(fact is not None for one in self.points for fact in one.published)
            if [one.title for one in self.points] == [self.title]:
                names = []
            if not self.points:
                names = [self.tr("Templates… has published figures")]
            return " · ".join([*names, *([self.tr("◇ published")] if facts else [])])
        if self.kind in ("boxes", "heat"):  # these name each row
            return self.curves[0].name.rpartition(", ")[0] if self.curves else None
        if self.kind == "scatter" and len(self.curves) < 2:
            return self.tr("Put two measures on the plot")
        names, before = [], ""
        for number, series in enumerate(self.curves[:NAMED]):
            measure = series.name.rpartition(", ")[0]
            name = drawing.short(series) if measure and measure == before else series.name
            names.append(look.coloured(number, name))
            before = measure
        more = len(self.curves) - len(names)
        names += [self.tr("and {0} more").format(more)] if more else []
        names += [self.tr("◇ published")] if self.bands else []
        return " · ".join(names) or None

    def _clear(self) -> None:
        self.item.clear()
        self._second.clear()
        if self._bar is not None:
            self.item.layout.removeItem(self._bar)
            self._bar.scene().removeItem(self._bar)
            self._bar = None
        self._drawn = []
        for side in ("left", "bottom", "right"):
            axis = self.item.getAxis(side)
            axis.setTicks(None)
            axis.enableAutoSIPrefix(False)
            axis.setTextPen(look.label())
            axis.setPen(look.ink())
            self.item.setLabel(side, "")
        self.item.showAxis("right", False)
        self.item.showGrid(x=True, y=True, alpha=0.15)
        clock = self.kind in (TIME, "heat")
        self.item.getAxis("bottom").tickStrings = _clock if clock else _plain(self.item)

    def _draw_times(self) -> None:
        for number, series in enumerate(self.curves):
            pyramid = Pyramid(series.times / SECOND, series.values)
            curve = pyqtgraph.PlotDataItem(pen=look.pen(number), connect="finite")
            if series.name in self.right:
                self._second.addItem(curve)
                self.item.showAxis("right", True)
                drawing.label(self.item, "right", series)
            else:
                self.item.addItem(curve)
            curve.setLogMode(False, self.log and series.name not in self.right)
            ends = slice(None, None, max(len(pyramid.x) - 1, 1))
            curve.setData(pyramid.x[ends], pyramid.y[ends])
            self._drawn.append((curve, pyramid))
        self._draw_furniture()
        units = {series.unit for series in self.curves if series.name not in self.right}
        self.item.setLabel("left", ", ".join(sorted(units)))

    def _draw_furniture(self) -> None:
        """Draw phases, marks, published values, crosshair and region."""
        for band in self.bands:
            self._draw_band(band)
        least = (self.span()[1] - self.span()[0]) * NARROW
        for phase in self.phases:
            named = (phase.end - phase.start) / SECOND > least
            options = {"position": 0.92, "color": look.label(), "anchors": [(0, 0.5), (0, 0.5)]}
            text = {"label": phase.title, "labelOpts": options} if named else {}
            line = pyqtgraph.InfiniteLine(phase.start / SECOND, pen=look.ink(), **text)
            self.item.addItem(line, ignoreBounds=True)
        for mark in self.marks:
            line = pyqtgraph.InfiniteLine(mark.at / SECOND, pen=look.dashed())
            self.item.addItem(line, ignoreBounds=True)
        self.item.addItem(self._cross, ignoreBounds=True)
        self._cross.hide()
        if self.measuring:
            self.item.addItem(self.region, ignoreBounds=True)

    def _draw_band(self, band: Published) -> None:
        start, end = self.span()
        x = [start if band.start is None else band.start, end if band.end is None else band.end]
        limits = (band.low, min(band.high, 2 * band.value))
        edges = [pyqtgraph.PlotCurveItem(x, [y, y], pen=None) for y in limits]
        self.item.addItem(pyqtgraph.FillBetweenItem(*edges, brush=look.tolerance()))
        self.item.addItem(pyqtgraph.PlotCurveItem(x, [band.value] * 2, pen=look.strong()))
        if x[0] == x[1]:
            marks = {"symbol": "d", "size": 10, "brush": look.tolerance(), "pen": look.strong()}
            self.item.addItem(pyqtgraph.ScatterPlotItem([x[0]], [band.value], **marks))

    def _draw_view(self) -> None:
        """Give each curve the points that its pixels need."""
        (start, end), columns = self._shown(), min(int(self.item.width()) or 1, WIDEST)
        for curve, pyramid in self._drawn:
            curve.setData(*pyramid.view(start, end, columns))

    def _shown(self) -> tuple[float, float]:
        """Return the time that is shown, s: pyqtgraph finds it only when it paints, if it is everything."""
        if self.item.getViewBox().autoRangeEnabled()[0]:
            return self.span()
        start, end = self.item.viewRange()[0]
        return start, end

    def span(self) -> tuple[float, float]:
        """Return the time that the series cover, s."""
        known = [series.times for series in self.curves if len(series.times)]
        if not known:
            return 0.0, 1.0
        return min(times[0] for times in known) / SECOND, max(times[-1] for times in known) / SECOND

    # ---- reading

    def measure(self, on: bool) -> None:
        """Show or hide the region; it begins as the middle third of what is shown."""
        self.measuring = on
        start, end = self._shown()
        self.region.setRegion((start + (end - start) / 3, end - (end - start) / 3))
        self.draw()

    def point(self, seconds: float | None) -> None:
        """Put the crosshair to a time, or hide it."""
        self._cross.setVisible(seconds is not None and self.kind == TIME)
        if seconds is not None:
            self._cross.setPos(seconds)

    def values_at(self, seconds: float) -> list[tuple[str, float, str]]:
        """Return name, value and unit of each series at a time: that of the interval that covers it."""
        found = []
        for series in self.curves:
            place = int(series.times.searchsorted(seconds * SECOND))
            if place < len(series.times):
                found.append((series.name, float(series.values[place]), series.unit))
        return found


def _clock(values: Sequence[float], scale: float, spacing: float) -> list[str]:
    """Return ticks of a time axis as h:mm:ss, finer ones with what is left of the second."""
    if spacing >= 1:
        return [_signed(value) for value in values]
    return [f"{_signed(value)}{f'{value % 1:.6f}'[1:].rstrip('0')}" for value in values]


def _signed(seconds: float) -> str:
    return ("−" if seconds < 0 else "") + clock_text(int(abs(seconds) * SECOND))


def _plain(item: Any) -> Any:
    axis = item.getAxis("bottom")
    return pyqtgraph.AxisItem.tickStrings.__get__(axis)
