"""Side by side: the plot of a time chart cut into a half for our own run and one for the other, below it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app import theme
from app.charts import ink
from app.charts.chart import Place
from app.charts.comparing import Other

NAME = 15.0  # logical pixels of the line with a run's name, above its half
GAP = 4.0  # below the upper half


def of(place: Place, other: Other) -> list[tuple[Place, str]]:
    """The two halves, with the names of their runs; their edges lie on device pixels."""
    plot, ratio = place.plot, place.ratio
    high = round(max(plot.height() - 2 * NAME - GAP, 8.0) / 2 * ratio) / ratio
    upper = QRectF(plot.left(), plot.top() + NAME, plot.width(), high)
    lower = QRectF(plot.left(), plot.bottom() - high, plot.width(), high)
    return [(replace(place, plot=upper), other.own), (replace(place, plot=lower), other.name)]


def write_name(painter: QPainter, place: Place, name: str) -> None:
    """The run's name above its half."""
    start = place.plot.topLeft() - QPointF(-6, NAME)
    ink.write(painter, QRectF(start, place.plot.topRight()), name, theme.current().text)
