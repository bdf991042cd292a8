"""Keeps the pixel columns of the chart of processors, of our own run and of the other one."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from app.charts.processor_lanes import columns as work_columns
from app.charts.processor_lanes.place import Parts
from app.charts.processor_lanes.raster import KINDS
from app.charts.processor_lanes.work import Work
from app.charts.toolkit import close_ups, recordings
from app.charts.toolkit.close_ups import Detail
from app.charts.toolkit.columns import ColumnStore, Grid
from app.charts.toolkit.lanes.layout import Lanes
from engine.kernel.kinds import Doing
from engine.recording.recorder import Recording
from engine.scenario.derived.systems import processor_count

Array = npt.NDArray[Any]


class WorkColumns:
    """own: lanes, then locks, then who waits for them; theirs: lanes alone.

    Their values are times in ns, (rows, columns, KINDS).
    """

    def __init__(self) -> None:
        self.own, self.theirs = ColumnStore(), ColumnStore()

    def update(
        self,
        recording: Recording,
        work: Work | None,
        detail: Detail | None,
        source: object,
        parts: Parts,
        grid: Grid,
    ) -> None:
        """Compute the columns of our own run that are new; source: tells Details apart."""
        key = recordings.sources(recording), len(parts.lanes), parts.locks, source
        known = int(recording.time[-1])
        if recording.thin:
            known = close_ups.known(recording, grid.step, detail)
        within = (int(detail.start), min(int(detail.end), recording.now)) if detail is not None else (0, 0)

        def columns(first: int, count: int) -> Array:
            step, origin = grid.step, first * grid.step
            out = work_columns.from_samples(recording, parts.lanes, parts.locks, step, origin, count)
            begin, end = close_ups.covered(within, recording.now, step, origin, count)
            if work is not None and begin < end:
                start = origin + begin * step
                place = within, step, start, end - begin
                out[:, begin:end] = work_columns.from_work(work, parts.lanes, parts.locks, *place)
            return out

        self.own.update(grid, known, key, columns)

    def update_other(self, other: Recording, lanes: Lanes, grid: Grid) -> None:
        """The same of the other run, on our own lanes; always from its samples."""
        some = _present(lanes, processor_count(other.scenario))

        def columns(first: int, count: int) -> Array:
            out = np.zeros((len(lanes), count, KINDS), np.float32)
            out[: len(some)] = work_columns.from_samples(other, some, (), grid.step, first * grid.step, count)
            return out

        key = recordings.sources(other), len(lanes)
        self.theirs.update(grid, int(other.time[-1]), key, columns)

    def waiting(self, parts: Parts, begin: int, end: int) -> Array:
        """Mean number of processors that spin in each column begin..end."""
        first = len(parts.lanes) + len(parts.locks)
        spun = self.own.values[first : first + len(parts.locks), begin:end, Doing.SPIN].sum(axis=0)
        return np.asarray(spun / self.own.grid.step)


def _present(lanes: Lanes, processors: int) -> Lanes:
    """Those lanes whose processors a machine has."""
    some = int(np.searchsorted(lanes.begin, processors))
    end = np.minimum(lanes.end[:some], processors)
    return Lanes(lanes.begin[:some], end, lanes.tops[:some], lanes.heights[:some])
