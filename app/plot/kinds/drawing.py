"""Ways to draw the series of a plot other than over time: each fills a PlotItem of pyqtgraph."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
import pyqtgraph
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFontMetricsF

from app.look.axis_text import short as written
from app.plot import look
from app.plot.axes import font, place
from app.plot.expression import at_times
from app.plot.series import Floats, Series
from engine.kernel.units import SECOND, clock_text
from engine.language import title_said

_tr = partial(QCoreApplication.translate, "PlotDrawing")
BINS = 40
DOTS = 20_000  # of a scatter: more are indistinguishable
COLUMNS = 400  # of a heat map
ROWS = 24  # of it that are named: more have no room
PERCENTS = (5, 25, 50, 75, 95)  # of a box: ends of the whiskers, quartiles and median
STEPS = 2_000  # of a cumulative curve: more points than pixels
BAR = 14  # px, width of a color bar


def scatter(item: Any, curves: Sequence[Series], log: bool) -> Any:
    """Draw the other series over the first, each dot in the color of its time; return the color bar."""
    first, times = curves[0], curves[0].times
    if len(curves) < 2 or not len(times):
        return None
    stride = -(-len(times) // DOTS) or 1
    seconds = times[::stride] / SECOND
    late = (seconds - seconds[0]) / max(seconds[-1] - seconds[0], 1e-9)
    shades = look.colour_map().map(late, mode="qcolor")
    for number, other in enumerate(curves[1:]):
        x, y = place(first.values[::stride], log), place(at_times(other, first)[::stride], log)
        shape = look.MARKS[number % len(look.MARKS)]
        item.addItem(pyqtgraph.ScatterPlotItem(x=x, y=y, size=6, pen=None, brush=shades, symbol=shape))
    item.getAxis("bottom").name(titled(first))
    item.getAxis("left").name(titled(curves[1]) if len(curves) == 2 else _units(curves[1:]))
    return _time_bar(item, float(seconds[0]), float(seconds[-1]))


def _time_bar(item: Any, start: float, end: float) -> Any:
    levels = (start, max(end, start + 1e-9))
    return _colour_bar(item, "", levels, lambda seconds: clock_text(round(seconds * SECOND)))


def histogram(item: Any, curves: Sequence[Series], log: bool) -> None:
    """Draw the number of values of each series in each of 40 ranges."""
    known = [_known(place(series.values, log)) for series in curves]
    some = [values for values in known if len(values)]
    if not some:
        return
    edges = np.histogram_bin_edges(np.concatenate(some), BINS)
    for number, values in enumerate(known):
        counts = np.histogram(values, edges)[0]
        bars = {"stepMode": "center", "fillLevel": 0, "brush": look.area(number), "pen": look.stroke(number)}
        item.plot(edges, counts, **bars)
    item.getAxis("bottom").name(together(curves))
    item.getAxis("left").name(_tr("Samples"))


def cumulative(item: Any, curves: Sequence[Series], log: bool) -> None:
    """Draw, for each value, the percentage of values that are not greater."""
    for number, series in enumerate(curves):
        values = np.sort(_known(series.values))
        shown = np.unique(np.linspace(0, len(values) - 1, min(len(values), STEPS)).astype(int))
        share = (shown + 1) / max(len(values), 1) * 100
        item.plot(place(values[shown], log), share, pen=look.stroke(number))
    item.getAxis("bottom").name(together(curves))
    item.getAxis("left").name(_tr("Share of samples, %"))


def boxes(item: Any, curves: Sequence[Series], log: bool) -> None:
    """Draw a box from the lower to the upper quartile, with the median, and whiskers at the 5th and 95th
    percentiles.
    """
    for number, series in enumerate(curves):
        values = _known(place(series.values, log))
        if len(values):
            _box(item, number, np.percentile(values, PERCENTS))
    item.getAxis("bottom").setTicks([[(n, short(series)) for n, series in enumerate(curves)]])
    item.getAxis("left").name(together(curves))


def _box(item: Any, number: int, points: Floats) -> None:
    low, first, middle, third, high = points
    pens = {"brush": look.area(number), "pen": look.pen(number)}
    item.addItem(pyqtgraph.BarGraphItem(x=[number], y0=[first], y1=[third], width=0.5, **pens))
    item.plot([number - 0.25, number + 0.25], [middle, middle], pen=look.broad(number))
    for start, end in ((low, first), (third, high)):
        item.plot([number, number], [start, end], pen=look.pen(number))


def heat(item: Any, curves: Sequence[Series], log: bool) -> Any:
    """Draw each series as a row of cells over time, colored by value; return the color bar."""
    some = [series for series in curves if len(series.times)]
    if not some:
        return None
    first, last = (
        min(series.times[0] for series in some) / SECOND,
        max(series.times[-1] for series in some) / SECOND,
    )
    at = np.linspace(first, last, min(max(len(series.times) for series in some), COLUMNS))
    rows = place([_at(series, at) for series in curves], log)
    picture = pyqtgraph.ImageItem(rows, axisOrder="row-major")
    picture.setRect(QRectF(first, -0.5, max(last - first, 1e-9), len(curves)))
    item.addItem(picture)
    names = [(n, short(series)) for n, series in enumerate(curves)]
    item.getAxis("left").setTicks([names[:: -(-len(names) // ROWS)]])
    values = rows[np.isfinite(rows)]
    low, high = (float(values.min()), float(values.max())) if len(values) else (0.0, 1.0)
    levels = (low, max(high, low + 1e-9))
    return _colour_bar(item, _units(curves), levels, lambda at: written(10**at if log else at), picture)


def _at(series: Series, at: Floats) -> Floats:
    seconds = series.times / SECOND
    return np.interp(at, seconds, series.values, np.nan, np.nan) if len(seconds) else np.full(len(at), np.nan)


def _colour_bar(
    item: Any, title: str, levels: tuple[float, float], write: Callable[[float], str], picture: Any = None
) -> Any:
    """Return a color bar for the right side of a plot."""
    options = {"values": levels, "colorMap": look.colour_map(), "interactive": False, "width": BAR}
    bar = pyqtgraph.ColorBarItem(**options, label=title or None)
    ends = (levels[0], sum(levels) / 2, levels[1])
    bar.axis.setTicks([[(end, write(end)) for end in ends]])
    bar.axis.setTextPen(look.label())
    bar.axis.setStyle(tickFont=font())
    bar.axis.setWidth(QFontMetricsF(font()).horizontalAdvance(max(map(write, ends), key=len)) + BAR)
    bar.getAxis("left").setTextPen(look.label())
    if picture is not None:
        bar.setImageItem(picture)
    item.layout.addItem(bar, 2, 5)
    return bar


# Each takes the plot, its series and whether axes of values are logarithmic.
KINDS: dict[str, Callable[[Any, Sequence[Series], bool], Any]] = {
    "scatter": scatter,
    "histogram": histogram,
    "cumulative": cumulative,
    "boxes": boxes,
    "heat": heat,
}
SIDEWAYS = ("histogram", "cumulative")  # these have the values along the axis below


def titled(series: Series) -> str:
    """Return the name of a series with its unit; the unit has no prefix."""
    return f"{series.name} ({title_said(series.unit)})" if series.unit else series.name


def together(curves: Sequence[Series]) -> str:
    """Return the measure of several guests' series with its unit, or only the units when the measures
    differ.
    """
    measures = {(series.name.rpartition(", ")[0] or series.name, series.unit) for series in curves}
    if len(measures) > 1:
        return _units(curves)
    ((measure, unit),) = measures
    return f"{measure} ({unit})" if unit else measure


def _units(curves: Sequence[Series]) -> str:
    return ", ".join(sorted({title_said(series.unit) for series in curves if series.unit}))


def short(series: Series) -> str:
    """Return the name of the member to which a series belongs, without the measure."""
    return series.name.rpartition(", ")[2]


def _known(values: Floats) -> Floats:
    return values[np.isfinite(values)]
