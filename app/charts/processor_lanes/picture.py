"""The picture of the chart of processors: stacks of shares in lanes and strips, and the queue below."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QImage

from app.charts.processor_lanes import look as work_look
from app.charts.processor_lanes.columns import WorkColumns
from app.charts.processor_lanes.place import Parts, most_waiting
from app.charts.processor_lanes.raster import KINDS, ORDER, paint_work
from app.charts.toolkit import ink
from app.charts.toolkit.chart import Place
from app.charts.toolkit.columns import Grid
from app.charts.toolkit.comparing import Other
from app.charts.toolkit.lanes import compare
from app.charts.toolkit.lanes.compare import MIN_DIFFERENCE, SHARE
from app.charts.toolkit.lanes.raster import keep_differences
from app.look.theme import current as current_theme
from engine.kernel.kinds import Doing

Array = npt.NDArray[Any]
HATCH = 6  # logical pixels between the lines of what spins


class WorkPicture:
    """Pixels that stay while nothing but the last columns changes."""

    def __init__(self) -> None:
        self._pixels = np.zeros((1, 1), np.uint32)
        self._shown = np.zeros((0, 0, KINDS), np.float32)  # of the other run, what differs
        self._look: object = None
        self._ratio = 1.0

    def image(self) -> QImage:
        """Return the picture, without a copy."""
        return ink.picture(self._pixels, QImage.Format.Format_ARGB32_Premultiplied, self._ratio)

    def update(
        self,
        columns: WorkColumns,
        parts: Parts,
        other: Other | None,
        hidden: Set[Doing],
        place: Place,
        grid: Grid,
        look: object,
    ) -> None:
        """Paint the columns that are new, or all in another look."""
        begin, end = columns.own.take_fresh()
        if other:
            begin, end = compare.union((begin, end), columns.theirs.take_fresh())
        if look != self._look:
            self._look, self._ratio, begin, end = look, place.ratio, 0, grid.count
            height = max(round((place.plot.height() - 1) * place.ratio), 1)
            self._pixels = np.zeros((height, grid.count), np.uint32)
        if begin >= end:
            return
        self._pixels[:, begin:end] = 0
        values, own = columns.own.values[: len(parts.lanes) + len(parts.locks)], parts
        if other:
            upper, lower = parts.lanes.parted(SHARE[other.mode], place.ratio)
            own = parts.with_lanes(upper)
            theirs = self._theirs(values, columns.theirs.values, begin, end) if other.difference else None
            theirs = columns.theirs.values if theirs is None else theirs
            self._stack(theirs, lower.tops, lower.heights, hidden, grid.first, begin, end)
        self._stack(values, own.tops, own.heights, hidden, grid.first, begin, end)
        if parts.queue:
            self._queue(columns.waiting(parts, begin, end), parts, begin, end)

    def _theirs(self, values: Array, theirs: Array, begin: int, end: int) -> Array:
        """Return the other run where it differs."""
        if self._shown.shape != theirs.shape:
            self._shown, begin, end = np.zeros_like(theirs), 0, theirs.shape[1]
        keep_differences(values[: len(theirs)], theirs, begin, end, MIN_DIFFERENCE, self._shown)
        return self._shown

    def _stack(
        self, values: Array, tops: Array, heights: Array, hidden: Set[Doing], first: int, begin: int, end: int
    ) -> None:
        theme = current_theme()
        colours, hatch = work_look.colours(theme, hidden), np.uint32(work_look.lines(theme).rgb())
        hatch = colours[Doing.IDLE] if Doing.SPIN in hidden else hatch
        period = HATCH * max(round(self._ratio), 1)
        room = np.zeros(values.shape[2], np.int64)
        paint_work(
            values, begin, end, first, tops, heights, ORDER, colours, hatch, period, room, self._pixels
        )

    def _queue(self, waiting: Array, parts: Parts, begin: int, end: int) -> None:
        """Paint the mean number of waiting processors; all but one would fill the height."""
        assert parts.queue is not None
        top, high = parts.queue
        filled = np.minimum(np.ceil(waiting / most_waiting(parts.lanes) * high), high)
        shade = np.uint32(work_look.colour(Doing.SPIN, current_theme()).rgb())
        part = self._pixels[top : top + high, begin:end]
        rows = np.arange(high)[: len(part), None]
        part[:] = np.where(rows >= (high - filled)[None, :], shade, 0)
