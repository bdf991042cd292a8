"""Values of runs along an axis, as published figures show them: simulated values over published values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np
import pyqtgraph
from PySide6.QtCore import QCoreApplication

from app.plot import look
from app.plot.axes import exact, place
from app.plot.published import PublishedSource
from app.plot.series import Floats
from engine.language import with_unit

_tr = partial(QCoreApplication.translate, "PlotPoints")
SIZE = 8  # px, of a dot
BEAM = 0.15  # of the distance between two numbers: half of the ends of a range
BAR = 0.8  # of the distance between two names, for the bars of all series


@dataclass
class PointSet:
    """A value of several runs. xs: numbers, or names. values: NaN where no run has produced a value.

    published: None where nothing was published.
    """

    title: str
    xs: tuple[float | str, ...]
    values: list[float] = field(default_factory=list)
    published: tuple[PublishedSource | None, ...] = ()

    @property
    def named(self) -> bool:
        """Whether there are names along the axis."""
        return any(isinstance(x, str) for x in self.xs)

    def said(self, unit: str) -> list[str]:
        """Return a sentence for each point with its simulated and published values."""
        return [self._one(place, unit) for place in range(len(self.xs))]

    def _one(self, place: int, unit: str) -> str:
        value, fact = self.values[place], self.published[place]
        x = self.xs[place] if isinstance(self.xs[place], str) else f"{self.xs[place]:g}"
        parts = [] if np.isnan(value) else [_tr("simulated {0}").format(exact(value))]
        if fact is not None:
            numbers = (exact(number) for number in (fact.value, fact.low, fact.high))
            bounded = np.isfinite(fact.high)
            text = _tr("published {0} ({1} to {2})") if bounded else _tr("published {0} or more")
            parts.append(text.format(*numbers))
            if fact.band is not None:
                parts.append(_tr("over all assumptions {0} to {1}").format(*map(exact, fact.band)))
        said = with_unit(", ".join(parts), unit) if parts else _tr("not simulated yet")
        return f"{self.title}, {x}: {said}"


def draw(item: Any, sets: Sequence[PointSet], log: bool = False, stacked: bool = False) -> None:
    """Draw dots and lines over numbers, bars over names; published values are markers with their range.

    stacked: bars with the same name are stacked.
    """
    if any(set_.named for set_ in sets):
        _draw_named(item, sets, log, stacked)
        return
    every = np.unique([x for set_ in sets for x in set_.xs])
    apart = float(np.diff(every).min()) if len(every) > 1 else 1.0
    for number, point_set in enumerate(sets):
        x, y = np.array(point_set.xs, np.float64), place(point_set.values, log)
        order = np.argsort(x)[np.isfinite(y[np.argsort(x)])]
        item.plot(x[order], y[order], pen=look.broad(number), antialias=True, **look.marks(number))
        _draw_published(item, x, point_set.published, BEAM * apart, log)
    if len(every):
        item.addItem(_Room(every[0] - apart / 2, every[-1] + apart / 2, log))
    if len(every) == 1:  # no other number has a meaning here
        item.getAxis("bottom").setTicks([[(every[0], f"{every[0]:g}")]])


class _Room(pyqtgraph.PlotCurveItem):  # type: ignore[misc]  # pyqtgraph has no types
    """Keeps all points in view and, unless the axis is logarithmic, also 0, so that lengths can be compared.

    This item is invisible. An explicitly set range would last until everything is shown again.
    """

    def __init__(self, start: float, end: float, log: bool) -> None:
        super().__init__([start, end], [0.0, 0.0], pen=None)
        self._log = log

    def dataBounds(self, ax: int, *args: Any, **options: Any) -> Any:
        """Return the range that the view must show along an axis, or none for a logarithmic value axis."""
        return (None, None) if self._log and ax == 1 else super().dataBounds(ax, *args, **options)


def _draw_named(item: Any, sets: Sequence[PointSet], log: bool, stacked: bool) -> None:
    names = list(dict.fromkeys(str(x) for set_ in sets for x in set_.xs))
    width, below, beneath = BAR if stacked else BAR / len(sets), np.zeros(len(names)), np.zeros(len(names))
    for number, point_set in enumerate(sets):
        at = np.array([names.index(str(name)) for name in point_set.xs])
        x = at + (0.0 if stacked else (number - (len(sets) - 1) / 2) * width)
        values = np.array(point_set.values, np.float64)
        known = np.isfinite(values)
        if known.any():
            start = below[at[known]]
            _draw_bars(item, number, x[known], start, start + values[known], width * 0.9, log)
        _draw_published(item, x, point_set.published, BEAM * width, log, beneath[at])
        if stacked:
            below[at[known]] += values[known]
            beneath[at] += [np.nan_to_num(v) if f is None else f.value for v, f in _both(point_set)]
    item.getAxis("bottom").setTicks([list(enumerate(names))])
    item.addItem(_Room(-0.5, len(names) - 0.5, log))  # a name at an end has as much room as the others


def _draw_bars(
    item: Any, number: int, x: Floats, start: Floats, end: Floats, width: float, log: bool
) -> None:
    """Draw bars; on a logarithmic axis they begin at a tenth of the smallest value."""
    ends = place(end, log)
    least = np.nanmin(ends, initial=0.0, where=np.isfinite(ends)) - 1.0
    starts = np.nan_to_num(place(start, log), nan=least) if log else start
    shades = {"brush": look.area(number), "pen": look.pen(number)}
    item.addItem(pyqtgraph.BarGraphItem(x=x, y0=starts, y1=ends, width=width, **shades))


def _both(point_set: PointSet) -> Iterator[tuple[float, PublishedSource | None]]:
    return zip(point_set.values, point_set.published, strict=True)


def _draw_published(
    item: Any,
    x: Floats,
    facts: Sequence[PublishedSource | None],
    reach: float,
    log: bool,
    beneath: Floats | None = None,
) -> None:
    """Draw published values. beneath: the published values of the lower bars in a stack."""
    base = np.zeros(len(x)) if beneath is None else beneath
    known = [
        (at, source, under) for at, source, under in zip(x, facts, base, strict=True) if source is not None
    ]
    if not known:
        return
    at = np.array([where for where, _, _ in known])
    low, value, high = (
        place([getattr(source, name) + under for _, source, under in known], log)
        for name in ("low", "value", "high")
    )
    high, low = np.where(np.isfinite(high), high, value), np.where(np.isfinite(low), low, value)
    banded = [(where, source.band, under) for where, source, under in known if source.band is not None]
    if banded:
        _draw_bands(item, banded, reach, log)
    errors = {"top": high - value, "bottom": value - low, "beam": reach}
    item.addItem(pyqtgraph.ErrorBarItem(x=at, y=value, pen=look.strong(), **errors))
    marks = {"symbol": "d", "size": SIZE + 2, "brush": look.panel(), "pen": look.strong()}
    item.addItem(pyqtgraph.ScatterPlotItem(x=at, y=value, **marks))


def _draw_bands(
    item: Any, banded: Sequence[tuple[float, tuple[float, float], float]], reach: float, log: bool
) -> None:
    """Draw a bar at each published value: the simulated range over all unknown values.

    banded: x, the band, and the value below in a stack.
    """
    low, high = (place([band[end] + under for _, band, under in banded], log) for end in (0, 1))
    options = {"width": 2 * reach, "brush": look.assumed(), "pen": None}
    item.addItem(pyqtgraph.BarGraphItem(x=[x for x, _, _ in banded], y0=low, y1=high, **options))
