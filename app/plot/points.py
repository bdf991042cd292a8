"""Figures of runs along an axis, as published figures show them: simulated ones over published ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pyqtgraph
from PySide6.QtCore import QCoreApplication

from app.plot import look
from app.plot.published import Published

SIZE = 8  # px, of a dot
THOUSAND = 1000
BEAM = 0.15  # of the distance between two numbers: half of the ends of a range
BAR = 0.8  # of the distance between two names, for the bars of all series


@dataclass
class PointSet:
    """A figure of several runs. xs: numbers, or names. values: NaN where no run has given one.

    published: None where nothing was published.
    """

    title: str
    xs: tuple[float | str, ...]
    values: list[float] = field(default_factory=list)
    published: tuple[Published | None, ...] = ()

    @property
    def named(self) -> bool:
        """Are there names along the axis?"""
        return any(isinstance(x, str) for x in self.xs)

    def said(self, unit: str) -> list[str]:
        """Return a sentence for each point: what is simulated, and what was published."""
        return [self._one(place, unit) for place in range(len(self.xs))]

    def _one(self, place: int, unit: str) -> str:
        value, fact = self.values[place], self.published[place]
        x = self.xs[place] if isinstance(self.xs[place], str) else f"{self.xs[place]:g}"
        parts = [] if np.isnan(value) else [_tr("simulated {0}").format(_number(value))]
        if fact is not None:
            numbers = (_number(number) for number in (fact.value, fact.low, fact.high))
            bounded = np.isfinite(fact.high)
            text = _tr("published {0} ({1} to {2})") if bounded else _tr("published {0} or more")
            parts.append(text.format(*numbers))
        said = f"{', '.join(parts)} {unit}".rstrip() if parts else _tr("not simulated yet")
        return f"{self.title}, {x}: {said}"


def _tr(text: str) -> str:
    return QCoreApplication.translate("PlotPoints", text)


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= THOUSAND else f"{value:.4g}"


def draw(item: Any, sets: Sequence[PointSet]) -> None:
    """Draw dots and lines over numbers, bars over names; published values are marks with their range."""
    if any(one.named for one in sets):
        _draw_named(item, sets)
        return
    every = np.unique([x for one in sets for x in one.xs])
    reach = BEAM * (float(np.diff(every).min()) if len(every) > 1 else 1.0)
    for number, one in enumerate(sets):
        x, y = np.array(one.xs, np.float64), np.array(one.values)
        order = np.argsort(x)[np.isfinite(y[np.argsort(x)])]
        dots = {"symbol": "o", "symbolSize": SIZE, "symbolBrush": look.colour(number), "symbolPen": None}
        item.plot(x[order], y[order], pen=look.pen(number), **dots)
        _draw_published(item, number, x, one.published, reach)


def _draw_named(item: Any, sets: Sequence[PointSet]) -> None:
    names = list(dict.fromkeys(str(x) for one in sets for x in one.xs))
    width = BAR / len(sets)
    reach = BEAM * width
    for number, one in enumerate(sets):
        x = np.array([names.index(str(name)) for name in one.xs]) + (number - (len(sets) - 1) / 2) * width
        known = np.isfinite(one.values)
        if known.any():
            heights = np.array(one.values)[known]
            bars = {"x": x[known], "height": heights, "width": width * 0.9}
            item.addItem(pyqtgraph.BarGraphItem(**bars, brush=look.area(number), pen=look.pen(number)))
        _draw_published(item, number, x, one.published, reach)
    item.getAxis("bottom").setTicks([list(enumerate(names))])


def _draw_published(item: Any, number: int, x: Any, facts: Sequence[Published | None], reach: float) -> None:
    known = [(at, one) for at, one in zip(x, facts, strict=True) if one is not None]
    if not known:
        return
    at = np.array([place for place, _ in known])
    low, value, high = (
        np.array([getattr(one, name) for _, one in known]) for name in ("low", "value", "high")
    )
    high = np.where(np.isfinite(high), high, value)
    errors = {"top": high - value, "bottom": value - low, "beam": reach}
    item.addItem(pyqtgraph.ErrorBarItem(x=at, y=value, pen=look.strong(), **errors))
    marks = {"symbol": "d", "size": SIZE + 2, "brush": look.ground(), "pen": look.strong()}
    item.addItem(pyqtgraph.ScatterPlotItem(x=at, y=value, **marks))
