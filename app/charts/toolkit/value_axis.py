"""The value axis to the left of a plot, with lines across the plot."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from app.charts.toolkit import brushes
from app.charts.toolkit.header import ChartPlaces
from app.look import axis_text as axis
from app.look.theme import current as current_theme

SIGNED_EVERY = 20.0  # px between two values of a difference: a low chart has some besides 0
SIGN = 15.0  # height of the words at the two ends of a difference
MAX_TICKS = 6  # more values than these are a crowd


@dataclass(frozen=True)
class Scale:
    """The values at both ends of an axis; `log`: powers of ten are evenly spaced."""

    least: float
    top: float
    log: bool = False

    def shares(self, values: npt.NDArray[Any]) -> npt.NDArray[np.float64]:
        """Return positions along the axis, 0 to 1; a logarithmic axis raises low values to its lower end."""
        if not self.log:
            return np.asarray((values - self.least) / (self.top - self.least))
        with np.errstate(invalid="ignore"):
            bounded = np.where(values < self.least, self.least, values)  # NaN stays
        return np.asarray(np.log(bounded / self.least) / math.log(self.top / self.least))

    def y(self, plot: QRectF, value: float) -> float:
        """Return the vertical position of a value in a plot, in logical pixels."""
        return plot.bottom() - float(self.shares(np.asarray(value))) * plot.height()

    def ticks(self, height: float, every: float) -> list[float]:
        """Return round values, at least `every` of `height` logical pixels apart."""
        if self.log:
            first, last = (math.log10(end) for end in (self.least, self.top))
            powers = range(math.ceil(first - 1e-9), math.floor(last + 1e-9) + 1)
            step = math.ceil(len(powers) * every / max(height, 1.0))
            return [10.0**power for power in powers if (power - powers[0]) % max(step, 1) == 0]
        found = axis.value_ticks(self.top, min(max(int(height / every), 1), MAX_TICKS), self.least)
        return found if len(found) > 1 else [*found, self.top]


@lru_cache(256)
def _places(scale: Scale, top: float, height: float, every: float) -> list[tuple[float, float]]:
    """Return round values of a scale, and the heights of their lines in a plot, logical pixels."""
    plot = QRectF(0, top, 0, height)
    return [(tick, round(scale.y(plot, tick)) - 0.5) for tick in scale.ticks(height, every)]


def draw(painter: QPainter, place: ChartPlaces, top: float, every: float, least: float = 0.0) -> None:
    """Paint round values, at least `every` logical pixels apart, with lines across the plot."""
    scale = Scale(least, top)
    draw_lines(painter, place, scale, every)
    draw_labels(painter, place, scale, every)


def draw_lines(painter: QPainter, place: ChartPlaces, scale: Scale, every: float) -> None:
    """Paint the lines at round values of a scale."""
    plot, theme = place.plot, current_theme()
    for tick, y in _places(scale, plot.top(), plot.height(), every):
        colour = theme.grid if tick else theme.axis
        brushes.line(painter, QPointF(plot.left(), y), QPointF(plot.right(), y), colour)


def draw_labels(painter: QPainter, place: ChartPlaces, scale: Scale, every: float) -> None:
    """Write round values of a scale to the left of the plot."""
    plot, theme = place.plot, current_theme()
    for tick, y in _places(scale, plot.top(), plot.height(), every):
        box = QRectF(place.card.left(), y - 8, plot.left() - place.card.left() - 7, 16)
        brushes.write(painter, box, axis.short(tick), theme.label, flags=brushes.RIGHT)


def ticks(height: float, top: float, every: float) -> list[float]:
    """Return round values from 0 to `top` for an axis of `height` logical pixels."""
    return Scale(0.0, top).ticks(height, every)


def draw_difference(painter: QPainter, place: ChartPlaces, top: float, above: str, below: str) -> None:
    """Paint the axis of a difference, and label each side of zero with the run that has the higher values
    there.
    """
    draw(painter, place, top, SIGNED_EVERY, -top)
    write_signs(painter, place, above, below)


def write_signs(painter: QPainter, place: ChartPlaces, above: str, below: str) -> None:
    """Label each side of zero on the axis of a difference with the run that has the higher values there."""
    theme, plot = current_theme(), place.plot
    for name, y in ((above, plot.top()), (below, plot.bottom() - SIGN)):
        text = QCoreApplication.translate("Compare", "more: {0}").format(name)
        text = brushes.elide(text, plot.width() - 8)
        box = QRectF(plot.right() - brushes.width(text) - 6, y, brushes.width(text), SIGN)
        brushes.write(painter, box, text, theme.label)
