"""The picture of lanes: shares of time as stacks, ours above those of another run."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from app.charts.toolkit.columns import Fresh, Pixels, TimeColumns
from app.charts.toolkit.comparing import MIN_DIFFERENCE, Other
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.lanes.raster import keep_differences, paint

Array = npt.NDArray[Any]
HATCH = 6  # logical pixels from line to line


class LanesPicture(Pixels):
    """Paints times (lanes, columns, kinds); order: kinds from below; lines (kinds,): over their colours."""

    def __init__(self, order: Array, lines: Array) -> None:
        super().__init__(below=1.0)
        self._order, self._lines = order, lines
        self._columns, self._first, self._period = (0, 0), 0, HATCH
        self._differing = np.zeros((0, 0, 0), np.float32)  # of the other run

    def fresh(self, place: ChartPlaces, grid: TimeColumns, look: object, columns: Fresh) -> Fresh:
        """Empty the columns to paint, and return them."""
        begin, end = self._columns = super().fresh(place, grid, look, columns)
        self._first, self._period = grid.first, HATCH * max(round(place.ratio), 1)
        self.values[:, begin:end] = 0
        return begin, end

    def stack(
        self,
        spent: Array,
        tops: Array,
        heights: Array,
        colours: Array,
        hatch: np.uint32,
        least: Array | None = None,
    ) -> None:
        """Paint the columns to paint of lanes (device pixels); least: see `raster.split`."""
        room, least = np.zeros(len(colours), np.int64), np.zeros(len(tops)) if least is None else least
        looks = self._order, self._lines, colours, hatch, self._period
        paint(spent, *self._columns, self._first, tops, heights, least, *looks, room, self.values)

    def theirs(self, own: Array, theirs: Array, other: Other) -> Array:
        """Return what is shown of the other run: all, or only where it differs."""
        if not other.difference:
            return theirs
        columns = self._columns
        if self._differing.shape != theirs.shape:
            self._differing, columns = np.zeros_like(theirs), (0, theirs.shape[1])
        keep_differences(own[: len(theirs)], theirs, *columns, MIN_DIFFERENCE, self._differing)
        return self._differing
