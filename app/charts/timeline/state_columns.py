"""The time of each row of guests in each state in each pixel column, for this run and the other run's lanes.

Columns wider than the sampling interval come from the samples' totals, and finer columns from the trace; any
time after the last sample always comes from the trace. The trace of a thin recording is not detailed enough
for that: fine columns come from a Detail if there is one, and otherwise show the shares of the time between
two samples.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from app.charts.timeline.state_raster import add_trace, sum_totals
from app.charts.toolkit import close_ups, comparing
from app.charts.toolkit.close_ups import covered, exact_span
from app.charts.toolkit.columns import ColumnStore, TimeColumns
from app.charts.toolkit.comparing import Other, guest_numbers
from app.charts.toolkit.lanes.layout import Lanes
from app.charts.toolkit.lanes.raster import add_totals
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.recordings import Cached, interval, sources
from app.charts.toolkit.state_look import state_key, state_label
from app.look.theme import Theme
from engine.kernel.kinds import STATES, VcpuState
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario
from engine.state.tables import TRACE

if TYPE_CHECKING:
    from engine.recording.detail import Detail

Array = npt.NDArray[Any]
MAX_KEPT = 64 * 2**20  # bytes of totals


class StateTotals:
    """The totals of one run on one set of rows; totals of new samples are appended."""

    def __init__(self) -> None:
        self._of: object = None  # the arrays that were summed
        self._row_of: Array = np.zeros(0, np.int64)
        self._sums: Array = np.zeros((0, 0, STATES), np.int64)
        self._count = 0

    def between(
        self, recording: Recording, row_of: Array, rows: int, start: int, end: int
    ) -> tuple[Array, Array]:
        """Return (times (n,), totals (n, rows, STATES), ns) of the samples around start and end (ns)."""
        time = recording.time
        low = max(int(np.searchsorted(time, start, side="right")) - 1, 0)
        high = min(int(np.searchsorted(time, end, side="left")) + 1, len(time))
        if len(time) * rows * STATES * 8 > MAX_KEPT:
            sums = np.zeros((max(high - low, 0), rows, STATES), np.int64)
            self._sum(recording, row_of, slice(low, high), 0, sums)
            return time[low:high], sums
        self._extend(recording, row_of, rows)
        return time[low:high], self._sums[low:high]

    def _extend(self, recording: Recording, row_of: Array, rows: int) -> None:
        of, count = (sources(recording)[0], rows), len(recording.time)
        if of != self._of or count < self._count or not np.array_equal(row_of, self._row_of):
            self._of, self._row_of, self._count = of, row_of.copy(), 0
            self._sums = np.zeros((0, rows, STATES), np.int64)
        if count > len(self._sums):
            grown = np.zeros((max(count, 2 * self._count), rows, STATES), np.int64)
            grown[: self._count] = self._sums[: self._count]
            self._sums = grown
        if count > self._count:
            self._sum(recording, row_of, slice(0, count), self._count, self._sums[:count])
            self._count = count

    @staticmethod
    def _sum(recording: Recording, row_of: Array, part: slice, first: int, out: Array) -> None:
        vcpus = recording.vcpus[part]
        sum_totals(recording.time[part], vcpus["time_in"], vcpus["state"], row_of, first, out)


def spent(
    recording: Recording,
    row_of: Array,
    rows: int,
    step: int,
    origin: int,
    count: int,
    totals: StateTotals | None = None,
    detail: Detail | None = None,
) -> Array:
    """Return the time in each state (ns), (rows, count, STATES); column c begins at origin + c * step.

    row_of (virtual CPUs,): row of each virtual CPU, -1 = none. The last column may be only partly known.
    totals: caches the sums for the next call; detail: exact states for a thin recording.
    """
    out = np.zeros((rows, count, STATES), np.float32)
    time, row_of = recording.time, np.array(row_of, np.int64)  # one type, or kernels are compiled twice
    if count == 0 or len(time) < 2:
        return out
    start, end = origin, min(origin + count * step, recording.now)
    if recording.thin or step >= interval(recording):
        kept = totals or StateTotals()
        add_totals(*kept.between(recording, row_of, rows, start, end), step, origin, out)
        start = max(start, int(time[-1]))
    if recording.thin:
        _put_detail(recording, row_of, step, origin, detail, out)
    elif start < end:
        _from_trace(recording, row_of, start, end, step, origin, out)
    return out


def _put_detail(
    recording: Recording, row_of: Array, step: int, origin: int, detail: Detail | None, out: Array
) -> None:
    """Replace the columns that a Detail covers completely."""
    exact = exact_span(recording, step, detail)
    if exact is None or detail is None:
        return
    first, end = covered(exact, recording.now, step, origin, out.shape[1])
    if first >= end:
        return
    found = np.zeros((out.shape[0], end - first, STATES), np.float32)
    rows, low = detail.trace, origin + first * step
    begin, high = len(recording.vcpu_guest), min(origin + end * step, exact[1])
    states = np.zeros(begin, np.int64)
    states[rows["vcpu"][:begin]] = rows["state"][:begin]
    rows = _padded(rows) if len(rows) < 2 else rows.view()
    rows.flags.writeable = False  # as those of a Recording: the kernel is compiled once
    add_trace(rows, begin, states, exact[0], high, row_of, step, low, found)
    out[:, first:end] = found


def _from_trace(
    recording: Recording, row_of: Array, start: int, end: int, step: int, origin: int, out: Array
) -> None:
    sample = max(int(np.searchsorted(recording.time, start, side="right")) - 1, 0)
    trace = recording.trace
    row = int(recording.trace_at[sample])
    if len(trace) < 2:  # one row would be contiguous in memory and compile the kernel once more
        trace, row = _padded(trace), 2 if len(trace) == 0 else row
    states = recording.vcpus["state"][sample].astype(np.int64)
    at = int(recording.time[sample])
    add_trace(trace, row, states, at, end, row_of, step, origin, out)


def _padded(trace: Array) -> Array:
    """Return at least two rows; the added rows lie beyond all times."""
    padded = np.zeros(2, TRACE)
    padded["time"] = np.iinfo(np.int64).max
    padded[: len(trace)] = trace
    padded.flags.writeable = False
    return padded


class OtherLanes:
    """The time that the other run's guests spend in each state, on this run's rows and columns."""

    def __init__(self) -> None:
        self.store = ColumnStore()
        self._guests: Cached[Array] = Cached()
        self._totals = StateTotals()

    def update(self, other: Other, scenario: Scenario, lanes: Lanes, rows: object, grid: TimeColumns) -> None:
        """Compute the new columns; scenario: that of this run, whose guests are the rows."""
        recording, step = other.recording, grid.step
        theirs = recording.scenario
        numbers = self._guests.get((theirs, scenario), partial(guest_numbers, theirs, scenario))
        row_of = lanes.row_of(numbers[recording.vcpu_guest])
        key = sources(recording), rows, len(lanes)
        self.store.update(
            grid,
            close_ups.known(recording, step),
            key,
            lambda first, count: spent(
                recording, row_of, len(lanes), step, first * step, count, self._totals
            ),
        )


def lines(own: Array, theirs: Array | None, theme: Theme) -> list[ReadoutLine]:
    """Return the shares of the states (STATES,) in this run, alongside those in the other run."""
    found = comparing.shares(own, theirs)
    return [
        ReadoutLine(state_label(VcpuState(s)), share, state_key(VcpuState(s), theme), note)
        for s, share, note in found
    ]
