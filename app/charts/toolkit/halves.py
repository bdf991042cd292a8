"""Side by side: the plot of a time chart cut into a half for our own run and one for the other, below it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.charts.toolkit import brushes
from app.charts.toolkit.comparing import Other
from app.charts.toolkit.parts.place import ChartPlaces
from app.look.theme import current as current_theme

NAME = 15.0  # logical pixels of the line with a run's name, above its half
ABOVE_FROM = 120.0  # height of a plot in which it stands above its half, not in it
GAP = 4.0  # below the upper half


def parts(place: ChartPlaces, other: Other | None) -> list[tuple[ChartPlaces, str]]:
    """Return the place of each run with its name: the two halves side by side, else the whole without one."""
    return of(place, other) if other is not None and other.beside else [(place, "")]


def of(place: ChartPlaces, other: Other) -> list[tuple[ChartPlaces, str]]:
    """Return the two halves, with the names of their runs; their edges lie on device pixels."""
    plot, ratio = place.plot, place.ratio
    name = NAME if plot.height() >= ABOVE_FROM else 0.0
    high = round(max(plot.height() - 2 * name - GAP, 8.0) / 2 * ratio) / ratio
    upper = QRectF(plot.left(), plot.top() + name, plot.width(), high)
    lower = QRectF(plot.left(), plot.bottom() - high, plot.width(), high)
    return [(replace(place, plot=upper), other.own), (replace(place, plot=lower), other.name)]


def boxes(box: QRectF, gap: float) -> tuple[QRectF, QRectF]:
    """Return a lane cut into one for our own run and, `gap` logical pixels below it, one for the other."""
    high = (box.height() - gap) / 2
    upper = QRectF(box.left(), box.top(), box.width(), high)
    return upper, upper.translated(0, high + gap)


def write_name(painter: QPainter, whole: ChartPlaces, half: ChartPlaces, name: str) -> None:
    """Write the run's name above its half, or in it when there is little room."""
    above = NAME if whole.plot.height() >= ABOVE_FROM else 0.0
    box = QRectF(half.plot.left() + 6, half.plot.top() - above, half.plot.width() - 6, NAME)
    brushes.write(painter, box, name, current_theme().text)
