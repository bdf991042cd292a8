"""The picture of the processor chart: stacks of shares in lanes and strips, with the queue below."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

import numpy as np
import numpy.typing as npt

from app.charts.processor_lanes import names as work_look
from app.charts.processor_lanes import polarity
from app.charts.processor_lanes.columns import WorkColumns
from app.charts.processor_lanes.place import Parts, most_waiting
from app.charts.processor_lanes.polarity import PolarityColumns
from app.charts.processor_lanes.raster import HATCHED, LINES, ORDER
from app.charts.toolkit.columns import TimeColumns, union
from app.charts.toolkit.comparing import Other
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.lanes.layout import LanesPicture
from app.look.theme import current as current_theme
from engine.kernel.kinds import Doing

Array = npt.NDArray[Any]


class WorkPicture(LanesPicture):
    """Lanes of processors, strips of locks, and the number of waiting processors."""

    def __init__(self) -> None:
        super().__init__(ORDER, LINES)

    def update(
        self,
        columns: WorkColumns,
        parts: Parts,
        other: Other | None,
        hidden: Set[Doing],
        polarities: PolarityColumns | None,
        place: ChartPlaces,
        grid: TimeColumns,
        look: object,
    ) -> None:
        """Paint the new columns, or all columns if the look has changed."""
        fresh = columns.own.take_fresh()
        if other:
            fresh = union(fresh, columns.theirs.take_fresh())
        if polarities:
            fresh = union(fresh, polarities.take_fresh())
        begin, end = self.fresh(place, grid, (look, hidden), fresh)
        if begin >= end:
            return
        theme, values = current_theme(), columns.own.values[: len(parts.lanes) + len(parts.locks)]
        colours, hatch = work_look.colours(theme, hidden), np.uint32(work_look.lines(theme).rgb())
        looks = colours, colours[Doing.IDLE] if HATCHED & hidden else hatch
        lanes = parts.lanes
        if polarities:
            lanes, bands = polarity.cut(lanes, place.ratio)
            self.plain(polarities.values, bands, polarity.colours())
        upper = self.stack_other(values, columns.theirs.values, lanes, other, place.ratio, *looks)
        own = parts.with_lanes(upper)
        self.stack(values, own.tops, own.heights, *looks)
        if parts.queue:
            self._queue(columns.waiting(parts, begin, end), parts, begin, end)

    def _queue(self, waiting: Array, parts: Parts, begin: int, end: int) -> None:
        """Paint the mean number of waiting processors; if all processors but one wait, the height is
        filled.
        """
        assert parts.queue is not None
        top, high = parts.queue
        filled = np.minimum(np.ceil(waiting / most_waiting(parts.lanes) * high), high)
        shade = np.uint32(work_look.colour(Doing.SPIN, current_theme()).rgb())
        part = self.values[top : top + high, begin:end]
        rows = np.arange(high)[: len(part), None]
        part[:] = np.where(rows >= (high - filled)[None, :], shade, 0)
