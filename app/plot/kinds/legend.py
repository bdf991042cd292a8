"""The line above a plot: its title and what it shows, in the colours of the curves; it covers nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from app.plot import look
from app.plot.kinds import drawing
from app.plot.kinds.points import PointSet
from app.plot.published import Published
from app.plot.series import Series

NAMED = 6  # series that it names


class Shown(Protocol):
    """The parts of a plot that the line names."""

    kind: str
    title: str
    curves: list[Series]
    points: list[PointSet]
    bands: list[Published]
    right: set[str]


def _tr(text: str) -> str:
    return QCoreApplication.translate("PlotLegend", text)


def text_of(plot: Shown) -> str:
    """Return the line as HTML; "" when there is nothing to say."""
    names = " · ".join(_names(plot))
    return " &nbsp; ".join(filter(None, (look.plain(plot.title) if plot.title else "", names)))


def _names(plot: Shown) -> Iterator[str]:
    if plot.kind == "points":
        yield from _of_points(plot)
    elif plot.kind in ("boxes", "heat"):  # these name each row
        yield from (look.plain(drawing.together(plot.curves)) for _ in plot.curves[:1])
    elif plot.kind == "scatter":
        yield from _of_scatter(plot)
    else:
        yield from _of_curves(plot)
        if plot.bands:
            yield look.plain(_tr("◇ published"))


def _of_points(plot: Shown) -> Iterator[str]:
    if not plot.points:
        yield look.plain(_tr("Templates… has published figures"))
    if [one.title for one in plot.points] != [plot.title]:
        for number, one in enumerate(plot.points):
            yield look.coloured(number, one.title, marked=not plot.points[0].named)
    if any(fact is not None for one in plot.points for fact in one.published):
        yield look.plain(_tr("◇ published"))


def _of_scatter(plot: Shown) -> Iterator[str]:
    if len(plot.curves) < 2:
        yield look.plain(_tr("Put two measures on the plot"))
    elif len(plot.curves) > 2:
        for number, one in enumerate(plot.curves[1:]):
            yield look.plain(f"{look.SIGNS[number % len(look.SIGNS)]} {drawing.short(one)}")


def _of_curves(plot: Shown) -> Iterator[str]:
    before = ""
    sources, names = ({getattr(one, part) for one in plot.curves} for part in ("source", "name"))
    for number, series in enumerate(plot.curves[:NAMED]):
        measure = series.name.rpartition(", ")[0]
        name = drawing.short(series) if measure and measure == before else series.name
        if len(sources) > 1:  # the same of several runs: which one
            name = series.source if before and len(names) == 1 else f"{name} ({series.source})"
        yield look.coloured(number, name + (" →" if series.name in plot.right else ""))
        before = measure or series.name
    if (more := len(plot.curves) - NAMED) > 0:
        yield look.plain(_tr("and {0} more").format(more))
