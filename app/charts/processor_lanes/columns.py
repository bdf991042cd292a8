"""Time of each processor by kind of work, and time for which each lock is held and waited for, by pixel
column.

From the samples: guest code, CP, spinning, without a physical core, idle, parked. From a Detail: every member
of engine.kernel.kinds.Doing. The rows are the processor lanes, then the locks, then the processors waiting
for each lock.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from app.charts.processor_lanes.place import Parts
from app.charts.processor_lanes.raster import KINDS
from app.charts.processor_lanes.work import ProcessorWork
from app.charts.toolkit import close_ups, recordings
from app.charts.toolkit.columns import ColumnStore, TimeColumns
from app.charts.toolkit.lanes.layout import Lanes
from app.charts.toolkit.lanes.raster import add_stretches, add_totals
from engine.kernel.kinds import Doing, Lock
from engine.recording.recorder import Recording
from engine.scenario.derived.systems import processor_count

if TYPE_CHECKING:
    from engine.recording.detail import Detail

Array = npt.NDArray[Any]
CP = Doing.BEFORE  # represents all of CP's work if the samples do not distinguish it
HELD = Doing.POP  # the same for all holds of a lock


def from_samples(
    recording: Recording, lanes: Lanes, locks: Sequence[int], step: int, origin: int, count: int
) -> Array:
    """Return the time in ns, (lanes + 2 * locks, count, KINDS); column c begins at origin + c * step."""
    out = np.zeros((len(lanes) + 2 * len(locks), count, KINDS), np.float32)
    time = recording.time
    low = max(int(np.searchsorted(time, origin, side="right")) - 1, 0)
    high = min(int(np.searchsorted(time, origin + count * step, side="left")) + 1, len(time))
    if high - low > 1 and count:
        totals = _totals(recording, lanes, locks, slice(low, high))
        add_totals(time[low:high], totals, step, origin, out)
    return out


def _totals(recording: Recording, lanes: Lanes, locks: Sequence[int], part: slice) -> Array:
    """Return the time from 0 to each sample (n, rows, KINDS), ns."""
    cpus, time = recording.cpus[part], recording.time[part]
    totals = np.zeros((len(time), len(lanes) + 2 * len(locks), KINDS), np.int64)
    each = np.zeros((*cpus.shape, KINDS), np.int64)
    each[..., Doing.EMULATION], each[..., Doing.SPIN] = cpus["emul_ns"], cpus["spin_ns"]
    each[..., CP] = cpus["cp_ns"] - cpus["spin_ns"]
    if recording.cores.shape[1]:
        own = recording.cores[part, : cpus.shape[1]]
        each[..., Doing.AWAY], each[..., Doing.PARKED] = own["waited"], own["parked_ns"]
    known = cpus["emul_ns"] + cpus["cp_ns"] + each[..., Doing.AWAY] + each[..., Doing.PARKED]
    each[..., Doing.IDLE] = np.maximum(time[:, None] - known, 0)
    if len(lanes):
        totals[:, : len(lanes)] = np.add.reduceat(each[:, : lanes.end[-1]], lanes.begin, axis=1)
    for place, lock in enumerate(locks):
        table = recording.system["lock"][part, lock]
        held, spun = len(lanes) + place, len(lanes) + len(locks) + place
        totals[:, held, HELD] = table["held_ns"]
        totals[:, held, Doing.IDLE] = np.maximum(time - table["held_ns"], 0)
        totals[:, spun, Doing.SPIN] = table["spin_ns"]
    return totals


def from_work(
    work: ProcessorWork,
    lanes: Lanes,
    locks: Sequence[int],
    within: tuple[int, int],
    step: int,
    origin: int,
    count: int,
) -> Array:
    """Return these times from a Detail; within: the time range (ns) that it covers."""
    out = np.zeros((len(lanes) + 2 * len(locks), count, KINDS), np.float32)
    some = work.between(max(origin, within[0]), min(origin + count * step, within[1]))
    stretch, doing = (work.start[some], work.end[some]), work.doing[some]
    for row in (lanes.row_of(work.cpu[some]), *_lock_rows(work, some, len(lanes), locks)):
        whole = np.zeros((out.shape[0], out.shape[1] + 1, out.shape[2]), np.int32)
        add_stretches(*stretch, row, doing, *within, step, origin, whole, out)
    edges = origin + np.arange(count + 1) * step
    seen = np.diff(np.clip(edges, *within))
    for place in range(len(locks)):
        held = out[len(lanes) + place]
        held[:, Doing.IDLE] = np.maximum(seen - held.sum(axis=1), 0)
    return out


def _lock_rows(work: ProcessorWork, some: Array, first: int, locks: Sequence[int]) -> list[Array]:
    """Return the lock rows for time ranges: first for holding a lock, then for waiting for a lock."""
    if not locks:
        return []
    place = np.full(max(*locks, len(Lock)) + 1, -1, np.int64)
    place[list(locks)] = np.arange(len(locks))  # the last one represents "no lock"
    row = place[work.lock[some]]
    held = np.where(work.holding[some] & (row >= 0), first + row, -1)
    spun = np.where(work.spins[some] & (row >= 0), first + len(locks) + row, -1)
    return [held, spun]


class WorkColumns:
    """Columns of both runs. own: lanes, then locks, then the processors waiting for them; theirs: lanes only.

    The values are times in ns, (rows, columns, KINDS).
    """

    def __init__(self) -> None:
        self.own, self.theirs = ColumnStore(), ColumnStore()

    def update(
        self,
        recording: Recording,
        work: ProcessorWork | None,
        detail: Detail | None,
        source: object,
        parts: Parts,
        grid: TimeColumns,
    ) -> None:
        """Compute the new columns of the current run; source distinguishes Details."""
        key = recordings.sources(recording), len(parts.lanes), parts.locks, source
        known = int(recording.time[-1])
        if recording.thin:
            known = close_ups.known(recording, grid.step, detail)
        within = (int(detail.start), min(int(detail.end), recording.now)) if detail is not None else (0, 0)

        def columns(first: int, count: int) -> Array:
            step, origin = grid.step, first * grid.step
            out = from_samples(recording, parts.lanes, parts.locks, step, origin, count)
            begin, end = close_ups.covered(within, recording.now, step, origin, count)
            if work is not None and begin < end:
                start = origin + begin * step
                place = within, step, start, end - begin
                out[:, begin:end] = from_work(work, parts.lanes, parts.locks, *place)
            return out

        self.own.update(grid, known, key, columns)

    def update_other(self, other: Recording, lanes: Lanes, grid: TimeColumns) -> None:
        """Compute the columns of the other run for this run's lanes, always from its samples."""
        some = lanes.within(processor_count(other.scenario))

        def columns(first: int, count: int) -> Array:
            out = np.zeros((len(lanes), count, KINDS), np.float32)
            out[: len(some)] = from_samples(other, some, (), grid.step, first * grid.step, count)
            return out

        key = recordings.sources(other), len(lanes)
        self.theirs.update(grid, int(other.time[-1]), key, columns)

    def waiting(self, parts: Parts, begin: int, end: int) -> Array:
        """Return the mean number of spinning processors in each of the columns begin..end."""
        first = len(parts.lanes) + len(parts.locks)
        spun = self.own.values[first : first + len(parts.locks), begin:end, Doing.SPIN].sum(axis=0)
        return np.asarray(spun / self.own.grid.step)
