"""A plot of series, over time or in another form, with a crosshair and a region for measuring."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

import pyqtgraph
from PySide6.QtCore import QObject, Signal

from app.plot import axes, look
from app.plot.kinds import drawing, furniture, legend, points
from app.plot.kinds.points import PointSet
from app.plot.published import PublishedSource
from app.plot.series import Pyramid, Series
from app.plot.template import TemplateCurve
from engine.kernel.units import SECOND
from engine.language import title_said

TIME, POINTS, HEAT = "time", "points", "heat"
_NUMBERS = count(1)
WIDEST = 4000  # pixels for which a curve is drawn
LINES, PLAIN = 3, 110  # lines of names at most; px of a plot that they leave free


class Plot(QObject):
    """Holds the series and a PlotItem of pyqtgraph that shows them; the time axis is in seconds."""

    region_moved = Signal()
    drawn = Signal()
    cleared = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.item: Any = look.plot()
        self.key = f"plot {next(_NUMBERS)}"  # no other plot has it
        self.curves: list[Series] = []
        self.origins: list[
            TemplateCurve | None
        ] = []  # of each curve; None: it follows from the one before it
        self.points: list[PointSet] = []
        self.bands: list[PublishedSource] = []
        self.notes: list[str] = []  # on fits
        self.title = self.across = self.unit = ""  # of points; a title also of others
        self.axis_titles: dict[str, str] = {}  # custom ones, by side
        self.automatic = dict.fromkeys(look.SIDES, "")  # titles that the axes have without them
        self.right: set[str] = set()  # names of series on the second y axis
        self.kind, self.log, self.stacked = TIME, False, False
        self.phases: Sequence[Any] = ()
        self.marks: Sequence[Any] = ()
        self._drawn: list[tuple[Any, Pyramid]] = []
        self._signs: list[Any] = []  # of each curve, when there are several
        self._pyramids: list[tuple[Series, Pyramid]] = []  # kept, because they are slow to create
        self._bar: Any = None
        self._second = self._add_second()
        self._cross = pyqtgraph.InfiniteLine(angle=90), pyqtgraph.InfiniteLine(angle=0)
        self.region: Any = pyqtgraph.LinearRegionItem((0, 1))
        self.region.sigRegionChanged.connect(self.region_moved)
        self.measuring = False
        self._titled: list[str] = []
        self.item.getViewBox().sigXRangeChanged.connect(self._draw_view)
        self.item.getViewBox().sigResized.connect(self._write_title)
        self.draw()

    def _add_second(self) -> Any:
        """Return a second view over the plot's own view, for the right axis."""
        view, main = pyqtgraph.ViewBox(enableMenu=False), self.item.getViewBox()
        self.item.getAxis("right").linkToView(view)
        view.setXLink(main)
        main.sigResized.connect(lambda: view.setGeometry(main.sceneBoundingRect()))
        return view

    def put_into(self, layout: Any, row: int) -> None:
        """Add the plot as a row of a GraphicsLayout."""
        layout.addItem(self.item, row=row, col=0)
        if self._second.scene() is None:
            self.item.scene().addItem(self._second)
            self._second.setGeometry(self.item.getViewBox().sceneBoundingRect())

    def leave(self, layout: Any) -> None:
        """Remove the plot from the GraphicsLayout permanently."""
        self._clear()
        self.item.scene().removeItem(self._second)
        layout.removeItem(self.item)

    def mark(self, on: bool) -> None:
        """Mark the plot as the current plot with a frame."""
        self.item.getViewBox().setBorder(look.focus() if on else None)

    # ---- content

    def clear(self) -> None:
        """Remove all series from the plot."""
        self.curves, self.origins, self.right, self.points = [], [], set(), []
        self.bands, self.notes = [], []
        self.title = self.across = self.unit = ""
        self.axis_titles = {}
        self.cleared.emit()
        self.kind = TIME if self.kind == POINTS else self.kind
        self.draw()

    def contents(self) -> list[str]:
        """Return the contents of the plot as text."""
        curves = [
            f"{curve.name} ({title_said(curve.unit)})" if curve.unit else curve.name for curve in self.curves
        ]
        return [*curves, *(point.title for point in self.points), *(band.title for band in self.bands)]

    @property
    def is_empty(self) -> bool:
        """Whether the plot is empty."""
        return not (self.curves or self.points or self.bands)

    def add(self, series: Series, right: bool = False, origin: TemplateCurve | None = None) -> None:
        """Draw another series; an existing series is redrawn with its new values."""
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
        """Draw newer values of the series at an index among the curves; the displayed range stays."""
        self.curves[place] = series
        if self.kind == TIME:
            curve = self._drawn[place][0]
            pyramid = _pyramid(series)
            self._drawn[place], self._pyramids[place] = (curve, pyramid), (series, pyramid)
            self._draw_view()

    def add_band(self, band: PublishedSource) -> None:
        """Draw a published value with its tolerance."""
        if band not in self.bands:
            self.bands.append(band)
            self.draw()

    def show_points(self, sets: Sequence[PointSet], across: str, unit: str, stacked: bool = False) -> None:
        """Draw values of runs instead of series; stacked: bars with the same name are stacked."""
        self.kind, self.points, self.across, self.unit = POINTS, list(sets), across, unit
        self.stacked = stacked
        self.draw()

    def remove_last(self) -> None:
        """Remove the series that was added last, or the last published value."""
        if self.curves:
            self.remove(len(self.curves) - 1)
        elif self.bands:
            self.bands.pop()
            self.draw()

    def remove(self, number: int) -> None:
        """Remove a series from the plot, with everything that depends on it."""
        last = number + 1
        while last < len(self.curves) and self.origins[last] is None:
            last += 1
        for series in self.curves[number:last]:
            self.right.discard(series.name)
        del self.curves[number:last], self.origins[number:last]
        self.draw()

    def move_to_right(self, number: int, on: bool) -> None:
        """Draw a series on the right axis, or on the left axis."""
        series, origin = self.curves[number], self.origins[number]
        (self.right.add if on else self.right.discard)(series.name)
        if origin is not None:
            self.origins[number] = origin.model_copy(update={"right": on})
        self.draw()

    def set_kind(self, kind: str) -> None:
        """Draw the series over time (TIME), or in one of the forms in drawing.KINDS."""
        self.kind = kind
        self.draw()

    def set_titles(self, title: str, axes: Mapping[str, str]) -> None:
        """Set custom titles of the plot and, by side, of its axes; "" = the automatic title."""
        self.title, self.axis_titles = title, {side: text for side, text in axes.items() if text}
        self.draw()

    def set_log(self, on: bool) -> None:
        """Switch the value axis between logarithmic and linear."""
        self.log = on
        self.draw()

    # ---- drawing

    def draw(self) -> None:
        """Draw everything from the series."""
        self._clear()
        if self.kind == TIME:
            self._draw_times()
        elif self.kind == POINTS:
            points.draw(self.item, self.points, self.log, self.stacked)
            self.item.getAxis("bottom").name(self.across)
            self.item.getAxis("left").name(title_said(self.unit))
        elif self.curves:
            self._bar = drawing.KINDS[self.kind](self.item, self.curves, self.log)
            if self.kind == HEAT:
                furniture.phases(self.item, self.phases, self.span())
        self._write_axis_titles()
        self._write_title()
        for line in self._cross:
            line.setPen(look.foreground_pen())
            line.hide()
            self.item.addItem(line, ignoreBounds=True)
        self._second.setVisible(self.kind == TIME)
        self.view_all()
        self.drawn.emit()

    def _write_axis_titles(self) -> None:
        """Replace automatic titles of the visible axes with custom titles."""
        self.automatic = {side: self.item.getAxis(side).title for side in look.SIDES}
        for side, text in self.axis_titles.items():
            if side != "right" or self.has_right:
                self.item.getAxis(side).name(text)

    def _write_title(self) -> None:
        """Name the displayed series, in as many lines as are needed and fit."""
        most = max(min(int((self.item.height() - PLAIN) / look.line_height()), LINES), 1)
        furniture.settle(self.item)
        lines = legend.lines_of(self, self.item.getViewBox().width(), most)
        if lines != self._titled or self.item.titleLabel.text != "<br>".join(lines):
            self._titled = lines
            look.title(self.item, "<br>".join(lines), len(lines))

    @property
    def has_right(self) -> bool:
        """Whether a series is drawn on the right axis."""
        return self.kind == TIME and bool(self._at_right())

    def leave_room_at_right(self, on: bool) -> None:
        """Reserve room for a right axis, to match the width of plots that have one."""
        axis, own = self.item.getAxis("right"), self.has_right
        self.item.showAxis("right", own or (on and self.kind == TIME))
        axis.setStyle(showValues=own)
        if not own:
            axis.setPen(pyqtgraph.mkPen(None))

    def view_all(self) -> None:
        """Show all times and values; the curves may have contained only the points of a shorter time
        range.
        """
        self.item.enableAutoRange()
        self._draw_view()

    def _clear(self) -> None:
        self.item.clear()
        self._second.clear()
        if self._bar is not None:
            self.item.layout.removeItem(self._bar)
            if self._bar.scene() is not None:
                self._bar.scene().removeItem(self._bar)
            self._bar = None
        self._drawn, self._signs = [], []
        self._clear_axes()

    def _clear_axes(self) -> None:
        left, bottom, right = (self.item.getAxis(side) for side in ("left", "bottom", "right"))
        for axis in (left, bottom, right):
            axis.setTicks(None)
            axis.name("")
        bottom.clock, left.names = self.kind in (TIME, HEAT), self.kind == HEAT
        look.apply_theme(self.item)
        sideways = self.kind in (*drawing.SIDEWAYS, "scatter")
        bottom.setLogMode(x=self.log and sideways)
        left.setLogMode(y=self.log and self.kind not in (*drawing.SIDEWAYS, HEAT))

    def _draw_times(self) -> None:
        furniture.phases(self.item, self.phases, self.span())
        furniture.marks(self.item, self.marks, self.span()[1] if self.curves else math.inf)
        for band in self.bands:
            furniture.band(self.item, band, self.span(), self.log)
        pyramids = {id(series): pyramid for series, pyramid in self._pyramids}
        self._pyramids = [(curve, pyramids.get(id(curve)) or _pyramid(curve)) for curve in self.curves]
        for number, (series, pyramid) in enumerate(self._pyramids):
            self._drawn.append((self._add_curve(number, series), pyramid))
        for side, shown in (("left", self._at_left()), ("right", self._at_right())):
            self.item.getAxis(side).name(
                ", ".join(sorted({title_said(series.unit) for series in shown if series.unit}))
            )
        if self.measuring:
            self.region.setBrush(look.chosen())
            for edge in self.region.lines:
                edge.setPen(look.focus())
                edge.setHoverPen(look.strong())
            self.item.addItem(self.region, ignoreBounds=True)

    def _add_curve(self, number: int, series: Series) -> Any:
        curve = pyqtgraph.PlotDataItem(pen=look.pen(number), connect="finite")
        view = self._second if series.name in self.right else self.item
        view.addItem(curve)
        if len(self.curves) > 1:
            self._signs.append(legend.make(number))
            view.addItem(self._signs[-1])
        return curve

    def takes_at_right(self, unit: str) -> bool:
        """Return whether a series with this unit needs the right axis, because the left axis has another
        unit.
        """
        left, right = ({series.unit for series in some} for some in (self._at_left(), self._at_right()))
        return self.kind == TIME and bool(left) and unit not in left and right <= {unit}

    def _at_left(self) -> list[Series]:
        return [curve for curve in self.curves if curve.name not in self.right]

    def _at_right(self) -> list[Series]:
        return [curve for curve in self.curves if curve.name in self.right]

    def _draw_view(self) -> None:
        """Set the points that each curve needs for the available pixels."""
        (start, end), columns = self._shown(), min(int(self.item.width()) or 1, WIDEST)
        for number, (series, (curve, pyramid)) in enumerate(zip(self.curves, self._drawn, strict=False)):
            x, y = pyramid.view(start, end, columns)
            y = axes.place(y, self.log and series.name not in self.right)
            curve.setData(x, y)
            if self._signs:
                legend.put(self._signs[number], x, y, (number + 0.5) / len(self.curves), (start, end))
        furniture.settle(self.item)

    def _shown(self) -> tuple[float, float]:
        """Return the displayed time range, s. With everything in view, pyqtgraph determines it only when
        painting.
        """
        if self.item.getViewBox().autoRangeEnabled()[0]:
            return self.span()
        start, end = self.item.viewRange()[0]
        return start, end

    def span(self) -> tuple[float, float]:
        """Return the time range that the series cover, s."""
        known = [series.times for series in self.curves if len(series.times)]
        if not known:
            return 0.0, 1.0
        return min(times[0] for times in known) / SECOND, max(times[-1] for times in known) / SECOND

    # ---- reading

    def measure(self, on: bool) -> None:
        """Show or hide the region; it starts as the middle third of the displayed range."""
        self.measuring = on
        start, end = self._shown()
        self.region.setRegion((start + (end - start) / 3, end - (end - start) / 3))
        self.draw()

    def point(self, x: float | None, y: float | None = None) -> None:
        """Move the crosshair to a position in axis coordinates, or hide it."""
        for line, at in zip(self._cross, (x, y), strict=True):
            line.setVisible(at is not None)
            if at is not None:
                line.setPos(at)


def _pyramid(series: Series) -> Pyramid:
    return Pyramid(series.times / SECOND, series.values)
