"""Marks on curves over time, as in the line of their names: they differ without colour too."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph

from app.plot import look
from app.plot.series import Floats

EVERY = 6  # marks of a curve
SIZE = 7.0  # px


def make(number: int) -> Any:
    """Return the empty marks of the curve with this number."""
    mark, brush = look.MARKS[look.shape(number)], look.colour(number)
    return pyqtgraph.ScatterPlotItem(symbol=mark, size=SIZE, brush=brush, pen=None)


def put(marks: Any, x: Floats, y: Floats, share: float, span: tuple[float, float]) -> None:
    """Put the marks onto a curve; share: of the way from one to the next, so that curves differ."""
    start, end = span
    known = np.isfinite(y)
    x, y = x[known], y[known]
    wanted = start + (np.arange(EVERY) + share) / EVERY * (end - start)
    seen = wanted[(wanted >= x[0]) & (wanted <= x[-1])] if len(x) else wanted[:0]
    at = np.unique(np.searchsorted(x, seen))
    marks.setData(x[at], y[at])
