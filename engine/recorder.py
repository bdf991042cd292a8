"""What a run leaves behind: interval samples and the trace of every scheduling state.

The Recorder belongs to the thread that runs the machine and only ever appends. A Recording is
what others may see: read-only views that never change, however far the run goes on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from engine.kinds import STATES
from engine.state import LISTS, LOG, TRACE, State

SYSTEM_SAMPLE = np.dtype(
    [
        (name, "i8")
        for name in (
            "available xstor_free dasd_free page_ins page_outs clean_steals reclaimed migrated "
            "page_reads first_touches scans dispatch_wss events available_low mdc mdc_hits mdc_misses"
        ).split()
    ]
    + [("monitored", "i8", STATES), ("scan_ended", "i8", 3), ("taken", "i8", LISTS)]
)
GUEST_SAMPLE = np.dtype(
    [
        (name, "i4")
        for name in (
            "inst real real_low xstor both dasd wss activity pause list klass swapped boots reorders"
        ).split()
    ]
    + [(name, "i8") for name in "emul_ns cp_ns page_ins page_reads stolen wakes".split()]
)
VCPU_SAMPLE = np.dtype([("time_in", "i8", STATES), ("samples", "i4", STATES), ("state", "i4")])
CPU_SAMPLE = np.dtype([(name, "i8") for name in "emul_ns cp_ns idle_ns dispatches steals".split()])

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Recording:
    """The run up to `now`: n samples, one an interval, and m trace rows. All arrays are read-only.

    Counters and CPU times are totals since time 0; page counts are those at the sample.
    """

    scenario: Any  # engine.scenario.Scenario
    seed: int
    now: int  # ns
    time: Array  # (n,) int64 ns, ascending; the first is 0 (in a fork, when it was made)
    system: Array  # (n,) SYSTEM_SAMPLE
    guests: Array  # (n, guests) GUEST_SAMPLE
    vcpus: Array  # (n, virtual CPUs) VCPU_SAMPLE
    cpus: Array  # (n, processors) CPU_SAMPLE
    vcpu_guest: Array  # (virtual CPUs,) guest of each virtual CPU
    trace: Array  # (m,) TRACE: time, vcpu, new state (VcpuState); ascending in time
    trace_at: Array  # (n,) rows of the trace written up to each sample
    log: Array  # (k,) LOG: time, what (Incident), guest (-1 = the system), value; ascending in time


class Mark(NamedTuple):
    """A point in what a run has left behind. (Times would not do: much may happen within one ns.)"""

    samples: int
    trace: int
    log: int = 0
    commands: int = 0  # commands given so far


class _Rows:
    """A growing array of rows; views handed out earlier stay valid and unchanged."""

    def __init__(self, dtype: Any, shape: tuple[int, ...] = ()) -> None:
        self._rows = np.zeros((64, *shape), dtype)
        self.count = 0

    def append(self, rows: Array) -> None:
        end = self.count + len(rows)
        if end > len(self._rows):
            grown = np.zeros((max(end, 2 * len(self._rows)), *self._rows.shape[1:]), self._rows.dtype)
            grown[: self.count] = self._rows[: self.count]
            self._rows = grown
        self._rows[self.count : end] = rows
        self.count = end

    def cut(self, count: int) -> None:
        """Forget the rows from `count` on; in a new array, since views of the old one are out."""
        if count < self.count:
            self._rows = self._rows[: max(count, 64)].copy()
            self.count = count

    def view(self) -> Array:
        seen = self._rows[: self.count]
        seen.flags.writeable = False
        return seen


def _fill(dtype: np.dtype[Any], table: Array) -> Array:
    """One row made of the fields that a table of the State and a sample have in common."""
    row = np.zeros((1, *table.shape), dtype)
    for name in set(dtype.names or ()) & set(table.dtype.names or ()):
        row[name][0] = table[name]
    return row


class Recorder:
    """Appends what a State shows at each sample, and its trace rows."""

    def __init__(self, state: State, scenario: Any, seed: int) -> None:
        tables = state.tables[0]
        self._scenario, self._seed = scenario, seed
        self._guests, self._vcpus, self._cpus = (int(tables[n]) for n in ("n_guest", "n_vcpu", "n_cpu"))
        self._time = _Rows("i8")
        self._system = _Rows(SYSTEM_SAMPLE)
        self._guest_rows = _Rows(GUEST_SAMPLE, (self._guests,))
        self._vcpu_rows = _Rows(VCPU_SAMPLE, (self._vcpus,))
        self._cpu_rows = _Rows(CPU_SAMPLE, (self._cpus,))
        self._trace, self._trace_at = _Rows(TRACE), _Rows("i8")
        self._log = _Rows(LOG)
        self._vcpu_guest = tables["vcpu"]["guest"][: self._vcpus].copy()
        self._vcpu_guest.flags.writeable = False

    def drain(self, state: State) -> None:
        """Take over the rows of trace and log, and empty the State's buffers."""
        for rows, name in ((self._trace, "trace"), (self._log, "log")):
            count = int(state.tables[f"{name}_n"][0])
            rows.append(state.tables[name][0][:count])
            state.tables[f"{name}_n"] = 0

    def sample(self, state: State) -> None:
        """Append what the machine shows now. Call it when run_until says SAMPLED, after drain."""
        tables = state.tables[0]
        self._time.append(state.tables["now"])
        system = _fill(SYSTEM_SAMPLE, tables)
        system["monitored"] = tables["vcpu"]["monitored"][: self._vcpus].sum(axis=0)
        self._system.append(system)
        self._guest_rows.append(_fill(GUEST_SAMPLE, tables["guest"][: self._guests]))
        self._vcpu_rows.append(_fill(VCPU_SAMPLE, tables["vcpu"][: self._vcpus]))
        self._cpu_rows.append(_fill(CPU_SAMPLE, tables["cpu"][: self._cpus]))
        self._trace_at.append(np.array([self._trace.count]))

    @property
    def mark(self) -> Mark:
        """How much has been recorded so far, for `cut`."""
        return Mark(self._time.count, self._trace.count, self._log.count)

    def cut(self, mark: Mark) -> None:
        """Forget everything recorded after `mark`: the run goes on from there."""
        for rows in (
            self._time,
            self._system,
            self._guest_rows,
            self._vcpu_rows,
            self._cpu_rows,
            self._trace_at,
        ):
            rows.cut(mark.samples)
        self._trace.cut(mark.trace)
        self._log.cut(mark.log)

    def recording(self, now: int) -> Recording:
        """Everything up to `now` as read-only views; costs microseconds."""
        return Recording(
            self._scenario,
            self._seed,
            now,
            self._time.view(),
            self._system.view(),
            self._guest_rows.view(),
            self._vcpu_rows.view(),
            self._cpu_rows.view(),
            self._vcpu_guest,
            self._trace.view(),
            self._trace_at.view(),
            self._log.view(),
        )
