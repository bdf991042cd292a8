"""Ways to draw the series of a plot besides over time: each fills a PlotItem of pyqtgraph."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pyqtgraph
from PySide6.QtCore import QCoreApplication, QRectF

from app.plot import look
from app.plot.expression import at_times
from app.plot.series import Series
from engine.kernel.units import SECOND

BINS = 40
DOTS = 20_000  # of a scatter: more cannot be told apart
COLUMNS = 400  # of a heat map
ROWS = 6  # of it that are named: more have no room


def _tr(text: str) -> str:
    return QCoreApplication.translate("PlotDrawing", text)


def scatter(item: Any, curves: Sequence[Series]) -> None:
    """Draw the others over the first one, each dot in the colour of its time."""
    if len(curves) < 2:
        return
    first, times = curves[0], curves[0].times
    late = (times - times[0]) / max(int(times[-1] - times[0]), 1) if len(times) else times
    stride = -(-len(times) // DOTS) or 1
    shades = look.colour_map().map(np.asarray(late, np.float64)[::stride], mode="qcolor")
    for other in curves[1:]:
        y = at_times(other, first)[::stride]
        dots = pyqtgraph.ScatterPlotItem(x=first.values[::stride], y=y, size=5, pen=None, brush=shades)
        item.addItem(dots)
    label(item, "bottom", first)
    label(item, "left", curves[1])


def histogram(item: Any, curves: Sequence[Series]) -> None:
    """Draw how often the values of each series lie in each of 40 ranges."""
    known = [_known(series) for series in curves]
    some = [values for values in known if len(values)]
    if not some:
        return
    edges = np.histogram_bin_edges(np.concatenate(some), BINS)
    for number, values in enumerate(known):
        counts = np.histogram(values, edges)[0]
        bars = {"stepMode": "center", "fillLevel": 0, "brush": look.area(number), "pen": look.pen(number)}
        item.plot(edges, counts, **bars)
    label(item, "bottom", curves[0])
    item.setLabel("left", _tr("Samples"))


def cumulative(item: Any, curves: Sequence[Series]) -> None:
    """Draw the share of values that are no greater than each value, percent."""
    for number, series in enumerate(curves):
        values = np.sort(_known(series))
        item.plot(values, np.arange(1, len(values) + 1) / max(len(values), 1) * 100, pen=look.pen(number))
    label(item, "bottom", curves[0])
    item.setLabel("left", _tr("Share of samples, %"))


def boxes(item: Any, curves: Sequence[Series]) -> None:
    """Draw a box from the lower to the upper quartile, with median, and whiskers at 5 and 95 percent."""
    for number, series in enumerate(curves):
        values = _known(series)
        if not len(values):
            continue
        low, first, middle, third, high = np.percentile(values, [5, 25, 50, 75, 95])
        box = {"x": [number], "y0": [first], "y1": [third], "width": 0.5}
        item.addItem(pyqtgraph.BarGraphItem(**box, brush=look.area(number), pen=look.pen(number)))
        item.plot([number - 0.25, number + 0.25], [middle, middle], pen=look.pen(number))
        for start, end in ((low, first), (third, high)):
            item.plot([number, number], [start, end], pen=look.pen(number))
    item.getAxis("bottom").setTicks([[(n, short(series)) for n, series in enumerate(curves)]])
    label(item, "left", curves[0])


def heat(item: Any, curves: Sequence[Series]) -> Any:
    """Draw each series as a row of cells over time in the colour of its value; return the colour bar."""
    first, last = curves[0].times[0] / SECOND, curves[0].times[-1] / SECOND
    at = np.linspace(first, last, min(len(curves[0].times), COLUMNS))
    rows = [np.interp(at, series.times / SECOND, series.values) for series in curves]
    picture = pyqtgraph.ImageItem(np.nan_to_num(np.array(rows)), axisOrder="row-major")
    picture.setRect(QRectF(first, -0.5, max(last - first, 1e-9), len(curves)))
    item.addItem(picture)
    names = [(n, short(series)) for n, series in enumerate(curves)]
    item.getAxis("left").setTicks([names[:: -(-len(names) // ROWS)]])
    title = f"{curves[0].unit}" or None
    bar = pyqtgraph.ColorBarItem(colorMap=look.colour_map(), label=title, interactive=False, width=14)
    values = np.array(rows)[np.isfinite(rows)]
    bar.setLevels(
        (float(values.min()), max(float(values.max()), float(values.min()) + 1e-9)) if len(values) else (0, 1)
    )
    bar.setImageItem(picture, insert_in=item)
    return bar


KINDS: dict[str, Callable[[Any, Sequence[Series]], Any]] = {
    "scatter": scatter,
    "histogram": histogram,
    "cumulative": cumulative,
    "boxes": boxes,
    "heat": heat,
}


def label(item: Any, side: str, series: Series) -> None:
    """Name an axis after a series, with its unit; no prefixes before the unit."""
    item.setLabel(side, f"{series.name} ({series.unit})" if series.unit else series.name)


def short(series: Series) -> str:
    """Return the name of whose values a series has, without the measure."""
    return series.name.rpartition(", ")[2]


def _known(series: Series) -> Any:
    return series.values[np.isfinite(series.values)]
