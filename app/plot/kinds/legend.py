"""The lines above a plot, in the colors of its curves, and the curves' markers, which differ even without
color.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from html import escape, unescape
from typing import Any, Protocol

import numpy as np
import pyqtgraph
from PySide6.QtCore import QCoreApplication

from app.plot import look
from app.plot.kinds import drawing
from app.plot.kinds.points import PointSet
from app.plot.published import PublishedSource
from app.plot.series import Floats, Series

EVERY = 6  # marks of a curve
SIZE = 7.0  # px
_tr = partial(QCoreApplication.translate, "PlotLegend")
NAMED = 12  # series to which it refers
DOTS = "…"
_PART = re.compile("(<[^>]*>)([^<]*)(<[^>]*>)")  # as `look` writes a text
BETWEEN = (" &nbsp; ", " · ")  # a title and names, names


def make(number: int) -> Any:
    """Return the empty marker item of the curve with this number."""
    mark, brush = look.MARKS[look.shape(number)], look.colour(number)
    return pyqtgraph.ScatterPlotItem(symbol=mark, size=SIZE, brush=brush, pen=None)


def put(marks: Any, x: Floats, y: Floats, share: float, span: tuple[float, float]) -> None:
    """Put the markers on a curve; share: their offset as a fraction of the marker spacing, so that curves
    differ.
    """
    start, end = span
    known = np.isfinite(y)
    x, y = x[known], y[known]
    wanted = start + (np.arange(EVERY) + share) / EVERY * (end - start)
    seen = wanted[(wanted >= x[0]) & (wanted <= x[-1])] if len(x) else wanted[:0]
    at = np.unique(np.searchsorted(x, seen))
    marks.setData(x[at], y[at])


class LegendShown(Protocol):
    """The parts of a plot to which the legend lines refer."""

    kind: str
    title: str
    curves: list[Series]
    points: list[PointSet]
    bands: list[PublishedSource]
    right: set[str]


def lines_of(plot: LegendShown, room: float, most: int) -> list[str]:
    """Return `most` lines or fewer as HTML, no wider than `room`, px; dots replace the part that does not
    fit.
    """
    lines, used = [""], 0.0
    parts = [*([look.plain(plot.title)] if plot.title else []), *_names(plot)]
    dots = look.wide(BETWEEN[1] + DOTS)
    for number, part in enumerate(parts):
        between = BETWEEN[0 if plot.title and number == 1 else 1] if lines[-1] else ""
        wide = look.wide(_bare(between + part))
        if lines[-1] and used + wide > room and len(lines) < most:
            lines, used, between, wide = [*lines, ""], 0.0, "", look.wide(_bare(part))
        free = room - (dots if len(lines) == most and number + 1 < len(parts) else 0.0)
        if lines[-1] and used + wide > free:
            lines[-1] += between + DOTS
            break
        lines[-1], used = lines[-1] + between + _cut(part, free), used + min(wide, free)
    return [line for line in lines if line]


def _cut(part: str, room: float) -> str:
    """Return a text in HTML, shortened with dots if it is wider than `room`, px."""
    whole = _PART.fullmatch(part)
    if whole is None or look.wide(_bare(part)) <= room:
        return part
    return whole[1] + escape(look.elided(unescape(whole[2]), room)) + whole[3]


def _bare(html: str) -> str:
    return unescape(re.sub("<[^>]*>", "", html))


def _names(plot: LegendShown) -> Iterator[str]:
    if plot.kind == "points":
        yield from _of_points(plot)
    elif plot.kind in ("boxes", "heat"):  # these name each row
        yield from (look.plain(drawing.together(plot.curves)) for _ in plot.curves[:1])
    elif plot.kind == "scatter":
        yield from _of_scatter(plot)
    else:
        yield from _of_curves(plot)
        yield from _of_published(plot.bands)


def _of_points(plot: LegendShown) -> Iterator[str]:
    if not plot.points:
        yield look.plain(_tr("Templates… contains published figures"))
    if [point.title for point in plot.points] != [plot.title]:
        for number, point_set in enumerate(plot.points):
            yield look.coloured(number, point_set.title, marked=not plot.points[0].named)
    yield from _of_published([fact for point in plot.points for fact in point.published if fact is not None])


def _of_published(facts: Sequence[PublishedSource]) -> Iterator[str]:
    if facts:
        yield look.plain(_tr("◇ published"))
    if any(fact.band is not None for fact in facts):
        yield look.plain(_tr("▒ 90% over assumptions"))


def _of_scatter(plot: LegendShown) -> Iterator[str]:
    if len(plot.curves) < 2:
        yield look.plain(_tr("Add two measures to the plot"))
    elif len(plot.curves) > 2:
        for number, series in enumerate(plot.curves[1:]):
            yield look.plain(f"{look.SIGNS[number % len(look.SIGNS)]} {drawing.short(series)}")


def _of_curves(plot: LegendShown) -> Iterator[str]:
    before, signs = "", plot.kind == "time" and len(plot.curves) > 1
    sources, names = ({getattr(curve, part) for curve in plot.curves} for part in ("source", "name"))
    for number, series in enumerate(plot.curves[:NAMED]):
        measure = series.name.rpartition(", ")[0]
        name = drawing.short(series) if measure and measure == before else series.name
        if len(sources) > 1:  # the same of several runs: which one
            name = series.source if before and len(names) == 1 else f"{name} ({series.source})"
        name += " →" if series.name in plot.right else ""
        stroke = list(look.STROKES)[look.turn(number)] if plot.kind in drawing.SIDEWAYS else ""
        yield look.coloured(number, stroke + name, signs)
        before = measure or series.name
    if (more := len(plot.curves) - NAMED) > 0:
        yield look.plain(_tr("and {0} more").format(more))
