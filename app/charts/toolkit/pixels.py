"""Pixels in columns, one a stretch of time: a picture of which only new columns are painted."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from app.charts.toolkit import brushes
from app.charts.toolkit.columns import TimeColumns
from app.charts.toolkit.parts.place import ChartPlaces
from app.look.theme import current as current_theme

Fresh = tuple[int, int]  # columns from, to


class Pixels:
    """ARGB32 premultiplied, (height, columns); they stay while a picture looks alike.

    below: logical pixels from the upper edge of the plot to that of the picture.
    """

    def __init__(self, below: float = 0.0) -> None:
        self._below = below
        self.values = np.zeros((1, 1), np.uint32)
        self._look: object = None

    def fresh(self, place: ChartPlaces, grid: TimeColumns, look: object, columns: Fresh) -> Fresh:
        """Return the columns to paint: those that are new, or, in another look, all of an empty picture."""
        key = current_theme().name, place.plot, place.ratio, grid, look
        if key == self._look:
            return columns
        self._look = key
        high = round((place.plot.height() - self._below) * place.ratio)
        self.values = np.zeros((max(high, 1), grid.count), np.uint32)
        return 0, grid.count

    def draw(self, painter: QPainter, place: ChartPlaces) -> None:
        """Copy the picture."""
        picture = brushes.picture(self.values, QImage.Format.Format_ARGB32_Premultiplied, place.ratio)
        painter.drawImage(place.plot.topLeft() + QPointF(0, self._below), picture)
