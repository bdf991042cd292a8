"""The time for which each LPAR held each physical core, by pixel column; the last kind is idle time.

From samples: shares of time. From a Detail: every run of a logical core on a physical core.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from app.charts.toolkit import close_ups, recordings
from app.charts.toolkit.columns import ColumnStore, TimeColumns
from app.charts.toolkit.lanes.layout import Lanes
from app.charts.toolkit.lanes.raster import add_stretches, add_totals
from engine.recording.recorder import Recording
from engine.scenario.derived.cec import lpars

if TYPE_CHECKING:
    from engine.recording.detail import Detail

Array = npt.NDArray[Any]


def from_samples(recording: Recording, lanes: Lanes, step: int, origin: int, count: int) -> Array:
    """Return the time in ns, (lanes, count, LPARs + 1); column c begins at origin + c * step."""
    time = recording.time
    out = np.zeros((len(lanes), count, recording.lpars.shape[1] + 1), np.float32)
    low = max(int(np.searchsorted(time, origin, side="right")) - 1, 0)
    high = min(int(np.searchsorted(time, origin + count * step, side="left")) + 1, len(time))
    if high - low > 1 and count and len(lanes) and len(recording.physical):
        add_totals(time[low:high], _totals(recording, lanes, slice(low, high)), step, origin, out)
    return out


def by_names(
    recording: Recording, names: Sequence[str], lanes: Lanes, step: int, origin: int, count: int
) -> Array:
    """Return these times for another run, which may have different LPARs, and fewer cores or none.

    An LPAR that this run lacks has held no core.
    """
    some, theirs = lanes.within(recording.physical.shape[1]), list(lpars(recording.scenario))
    out = np.zeros((len(lanes), count, len(names) + 1), np.float32)
    if not len(some):
        return out
    found = from_samples(recording, some, step, origin, count)
    for kind, name in enumerate(names):
        if name in theirs:
            out[: len(some), :, kind] = found[..., theirs.index(name)]
    out[: len(some), :, -1] = found[..., -1]
    return out


def _totals(recording: Recording, lanes: Lanes, part: slice) -> Array:
    """Return the time from 0 to each sample (n, lanes, LPARs + 1), ns."""
    used = recording.physical["used"][part, :, : recording.lpars.shape[1]]
    each = np.zeros((*used.shape[:2], used.shape[2] + 1), np.int64)
    each[..., :-1] = used
    each[..., -1] = recording.time[part][:, None] - used.sum(axis=2)
    return np.asarray(np.add.reduceat(each[:, : lanes.end[-1]], lanes.begin, axis=1))


def from_detail(
    recording: Recording, detail: Detail, lanes: Lanes, step: int, origin: int, count: int
) -> Array:
    """Return these times, computed from every run of a logical core."""
    out = np.zeros((len(lanes), count, recording.lpars.shape[1] + 1), np.float32)
    whole = np.zeros((len(lanes), count + 1, out.shape[2]), np.int32)
    rows = detail.physical
    within = int(detail.start), min(int(detail.end), recording.now)
    add_stretches(
        np.ascontiguousarray(rows["start"]),
        np.ascontiguousarray(rows["end"]),
        lanes.row_of(rows["physical"].astype(np.int64)),
        lpar_of(recording)[rows["core"]],
        *within,
        step,
        origin,
        whole,
        out,
    )
    cores = (lanes.end - lanes.begin)[:, None]
    seen = np.diff(np.clip(origin + np.arange(count + 1) * step, *within))[None]
    out[..., -1] = np.maximum(cores * seen - out[..., :-1].sum(axis=2), 0)
    return out


def lpar_of(recording: Recording) -> npt.NDArray[np.int64]:
    """Return the LPAR of each logical core."""
    return np.ascontiguousarray(recording.cores["lpar"][-1])


def exact_span(recording: Recording, step: int, detail: Detail | None) -> tuple[int, int]:
    """Return the time range (ns) for which a Detail is more precise than the samples."""
    if detail is None or step >= recordings.interval(recording):
        return 0, 0
    return int(detail.start), min(int(detail.end), recording.now)


class CoreColumns:
    """Columns of both runs. own, theirs: times in ns, (lanes, columns, LPARs + 1)."""

    def __init__(self) -> None:
        self.own, self.theirs = ColumnStore(), ColumnStore()

    def update(
        self, recording: Recording, detail: Detail | None, source: object, lanes: Lanes, grid: TimeColumns
    ) -> None:
        """Compute the new columns of the current run; source distinguishes Details."""
        within = exact_span(recording, grid.step, detail)

        def columns(first: int, count: int) -> Array:
            step, origin = grid.step, first * grid.step
            out = from_samples(recording, lanes, step, origin, count)
            begin, end = close_ups.covered(within, recording.now, step, origin, count)
            if detail is not None and begin < end:
                start = origin + begin * step
                out[:, begin:end] = from_detail(recording, detail, lanes, step, start, end - begin)
            return out

        known = max(int(recording.time[-1]), within[1])
        self.own.update(grid, known, (recordings.sources(recording), len(lanes), source), columns)

    def update_other(
        self, recording: Recording, names: Sequence[str], lanes: Lanes, grid: TimeColumns
    ) -> None:
        """Compute the columns of the other run for this run's LPARs, always from its samples."""

        def columns(first: int, count: int) -> Array:
            return by_names(recording, names, lanes, grid.step, first * grid.step, count)

        key = recordings.sources(recording), len(lanes), tuple(names)
        self.theirs.update(grid, int(recording.time[-1]), key, columns)
