"""The text of the lines below the plots: values under the crosshair, statistics of series, points, fits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import numpy as np
from PySide6.QtCore import QCoreApplication

from app.plot.axes import exact
from app.plot.kinds import drawing
from app.plot.plot import HEAT, POINTS, TIME, Plot
from app.plot.series import Series
from app.plot.statistics import PERCENTS, figures
from engine.kernel.units import SECOND, clock_text
from engine.language import filled, numeral, title_said, with_unit

_tr = partial(QCoreApplication.translate, "PlotReadout")
Pointed = tuple[Plot, float, float | None]  # where the crosshair is along the axes of a plot


def said(plots: Sequence[Plot], plot: Plot, pointed: Pointed | None) -> str:
    """Return the text for the current plot, or for the plot under the pointer."""
    if pointed is not None and (text := _pointed(plots, *pointed)):
        return text
    if plot.kind == POINTS:
        return "\n".join(text for point in plot.points for text in point.said(title_said(plot.unit)))
    if plot.measuring and plot.kind == TIME:
        start, end = (edge * SECOND for edge in plot.region.getRegion())
        return "\n".join(_figures(plot.curves, start, end)) or _tr("The plot is empty.")
    if plot.kind != TIME and plot.curves:
        edges = plot.region.getRegion() if plot.measuring else plot.span()
        start, end = (edge * SECOND for edge in edges)
        whole = _tr("Time range from {0} to {1}").format(clock_text(int(start)), clock_text(int(end)))
        return "\n".join([whole] * plot.measuring + list(_figures(plot.curves, start, end)))
    if plot.notes:
        return "\n".join(plot.notes)
    return _tr("Drag a measure onto the plot, or select one and press Enter.")


def _pointed(plots: Sequence[Plot], plot: Plot, x: float, y: float | None) -> str:
    """Return the values at a position; "" when there is nothing to show."""
    if plot.kind == TIME and not plot.measuring:
        values = [text for plot in plots if plot.kind == TIME for text in _values(plot.curves, x)]
        return f"{clock_text(int(max(x, 0) * SECOND))}: {' · '.join(values)}" if values else ""
    if plot.kind == HEAT and y is not None and 0 <= round(y) < len(plot.curves):
        return f"{clock_text(int(max(x, 0) * SECOND))}: {''.join(_values([plot.curves[round(y)]], x))}"
    if y is None or not plot.curves or plot.kind in (TIME, HEAT):
        return ""
    if plot.log:
        x = 10**x if plot.kind != "boxes" else x
        y = 10**y if plot.kind not in drawing.SIDEWAYS else y
    if plot.kind == "cumulative":
        return " · ".join(_shares(plot.curves, x))
    if plot.kind == "boxes":
        return "\n".join(_figures(plot.curves[max(round(x), 0) :][:1], *(e * SECOND for e in plot.span())))
    return f"{_axis(plot, 'bottom')} {exact(x)} · {_axis(plot, 'left')} {exact(y)}"


def _axis(plot: Plot, side: str) -> str:
    return str(plot.item.getAxis(side).title)


def _values(curves: Sequence[Series], at: float) -> Iterator[str]:
    for series in curves:
        place = int(series.times.searchsorted(at * SECOND))  # of the interval that covers it
        if place < len(series.times):
            yield f"{series.name} {with_unit(exact(float(series.values[place])), title_said(series.unit))}"


def _shares(curves: Sequence[Series], value: float) -> Iterator[str]:
    yield _tr("At most {0}").format(with_unit(exact(value), title_said(curves[0].unit)))
    for series in curves:
        known = series.values[np.isfinite(series.values)]
        if len(known):
            yield f"{series.name} {numeral(np.mean(known <= value), '.1%')}"


def _figures(curves: Sequence[Series], start: float, end: float) -> Iterator[str]:
    text = _tr(
        "{0}: mean {1}, minimum {2}, maximum {3}, {4}, slope {5}/s, integral {6} ({7} {7:value|values})"
    )
    for series in curves:
        if (found := figures(series, start, end)) is None:
            yield _tr("{0}: no values in the time range").format(series.name)
            continue
        points = ", ".join(f"p{p} {exact(v)}" for p, v in zip(PERCENTS, found.percentiles, strict=True))
        shown = [exact(number) for number in (found.mean, found.low, found.high)]
        rest = (exact(found.slope), exact(found.integral), found.count)
        yield filled(text, series.name, *shown, points, *rest)
