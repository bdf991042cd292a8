"""What the line below the plots says: values under the pointer, figures of the region, points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from app.plot.plot import POINTS, Plot
from app.plot.series import Series
from app.plot.statistics import PERCENTS, figures
from engine.kernel.units import SECOND, clock_text


def _tr(text: str) -> str:
    return QCoreApplication.translate("PlotReadout", text)


def said(plots: Sequence[Plot], plot: Plot, pointed: float | None) -> str:
    """Return the text for the current plot. pointed: s, the time under the pointer on any plot."""
    if plot.kind == POINTS:
        return "\n".join(text for one in plot.points for text in one.said(plot.unit))
    if plot.measuring:
        start, end = (edge * SECOND for edge in plot.region.getRegion())
        return "\n".join(_figures(plot.curves, start, end)) or _tr("The plot is empty.")
    if pointed is not None:
        return f"{clock_text(int(max(pointed, 0) * SECOND))}: " + " · ".join(_values(plots, pointed))
    return _tr("Drag a measure onto the plot, or select one and press Enter.")


def _values(plots: Sequence[Plot], at: float) -> Iterator[str]:
    for plot in plots:
        for name, value, unit in plot.values_at(at):
            yield f"{name} {value:.4g} {unit}".rstrip()


def _figures(curves: Sequence[Series], start: float, end: float) -> Iterator[str]:
    text = _tr("{0}: mean {1}, least {2}, most {3}, {4}, slope {5}/s, integral {6} ({7} values)")
    for series in curves:
        if (found := figures(series, start, end)) is None:
            yield _tr("{0}: no values in the region").format(series.name)
            continue
        points = ", ".join(f"p{p} {v:.4g}" for p, v in zip(PERCENTS, found.percentiles, strict=True))
        shown = [f"{number:.4g}" for number in (found.mean, found.low, found.high)]
        rest = (f"{found.slope:.3g}", f"{found.integral:.4g}", found.count)
        yield text.format(series.name, *shown, points, *rest)
