"""What a run leaves behind: interval samples and the trace of every scheduling state.

The Recorder belongs to the thread that runs the machine and only ever appends. A machine that has gone
back in time leaves the same rows once more (a run is repeatable): those are passed over, not written.
A Recording is what others may see: read-only views that never change, wherever the run goes.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from engine.kinds import STATES, Lock
from engine.linux_samples import DAEMON_SAMPLE, LINUX_SAMPLE, LOAD_SAMPLE
from engine.state import LISTS, LOCK, LOG, TRACE, State

SYSTEM_SAMPLE = np.dtype(
    [
        (name, "i8")
        for name in (
            "available xstor_free dasd_free page_ins page_outs clean_steals reclaimed migrated "
            "page_reads first_touches scans dispatch_wss events available_low mdc mdc_hits mdc_misses "
            "timer_requests timers_served timers_cancelled timer_interrupts pops due_n late_ticks"
        ).split()
    ]
    + [
        ("monitored", "i8", STATES),
        ("scan_ended", "i8", 3),
        ("taken", "i8", LISTS),
        ("lock", LOCK, len(Lock)),
    ]
)
GUEST_SAMPLE = np.dtype(
    [
        (name, "i4")
        for name in (
            "inst real real_low xstor both dasd wss activity pause list klass swapped boots reorders"
        ).split()
    ]
    + [(name, "i8") for name in "emul_ns cp_ns page_ins page_reads stolen wakes pieces".split()]
)
VCPU_SAMPLE = np.dtype([("time_in", "i8", STATES), ("samples", "i4", STATES), ("state", "i4")])
CPU_SAMPLE = np.dtype([(name, "i8") for name in "emul_ns cp_ns idle_ns spin_ns dispatches steals".split()])

ROOM = 512 * 2**20  # bytes set aside at first for the rows to come of one table, at most
SAMPLES = tuple("time system guests vcpus cpus linux daemons loads trace_at".split())  # a row each a sample

Array = npt.NDArray[Any]


def _nobody(dtype: np.dtype[Any]) -> Array:
    """Samples of nothing."""
    return np.zeros((0, 0), dtype)


@dataclass(frozen=True)
class Recording:
    """The run up to `now`: n samples, one an interval, and m trace rows. All arrays are read-only.

    `at` is where the machine stands: at `now`, or at a moment of the past that it has gone back to.

    Counters and CPU times are totals since time 0; page counts are those at the sample.
    """

    scenario: Any  # engine.scenario.Scenario
    seed: int
    now: int  # ns
    time: Array  # (n,) int64 ns, ascending; the first is 0
    system: Array  # (n,) SYSTEM_SAMPLE
    guests: Array  # (n, guests) GUEST_SAMPLE
    vcpus: Array  # (n, virtual CPUs) VCPU_SAMPLE
    cpus: Array  # (n, processors) CPU_SAMPLE
    vcpu_guest: Array  # (virtual CPUs,) guest of each virtual CPU
    trace: Array  # (m,) TRACE: time, vcpu, new state (VcpuState); ascending in time
    trace_at: Array  # (n,) rows of the trace written up to each sample
    log: Array  # (k,) LOG: time, what (Incident), guest (-1 = the system), value; ascending in time
    at: int = -1  # ns; -1 = `now`
    linux: Array = field(default_factory=lambda: _nobody(LINUX_SAMPLE))  # (n, guests with a simulated Linux)
    daemons: Array = field(default_factory=lambda: _nobody(DAEMON_SAMPLE))  # (n, the same)
    loads: Array = field(default_factory=lambda: _nobody(LOAD_SAMPLE))  # (n, groups of users)

    @property
    def thin(self) -> bool:
        """Does the trace have slow changes only (dormant, eligible, stopped ...), as with a release 4.x?

        Between two samples it is not known then when a virtual CPU ran or was test idle; `time_in` is exact
        at each sample.
        """
        return bool(self.scenario.lpar.locks)

    def __post_init__(self) -> None:
        if self.at < 0:
            object.__setattr__(self, "at", self.now)


class Mark(NamedTuple):
    """A position in a run, and what the run has left behind by then. Marks of one run are in order.

    Times alone would not do: much may happen within one ns.
    """

    time: int  # ns
    events: int  # since time 0
    samples: int
    trace: int
    log: int
    commands: int  # given so far


class _Rows:
    """A growing array of rows; views handed out earlier stay valid and unchanged.

    `at` is where the machine stands among the `count` rows. An array may have a second owner (a fork), or
    views of rows that have been forgotten: then it is `shared`, and growing means to copy it.
    """

    def __init__(self, dtype: Any, shape: tuple[int, ...] = (), expected: int = 0) -> None:
        empty = np.zeros((1, *shape), dtype)
        room = min(expected, ROOM // max(64, empty.nbytes))  # takes no memory until it is written
        self._rows = np.zeros((max(room, 64), *shape), dtype)
        self._shared = False
        self.count = self.at = 0

    def append(self, rows: Array) -> None:
        """Write rows where the machine stands; those that are there already are the same and stay."""
        known = min(self.count - self.at, len(rows))
        self.at += len(rows)
        if known < len(rows):
            self._grow(rows[known:])

    def _grow(self, rows: Array) -> None:
        end = self.count + len(rows)
        if end > len(self._rows) or self._shared:
            grown = np.zeros((max(end, 2 * self.count, 64), *self._rows.shape[1:]), self._rows.dtype)
            grown[: self.count] = self._rows[: self.count]
            self._rows, self._shared = grown, False
        self._rows[self.count : end] = rows
        self.count = end

    def forget(self) -> None:
        """What comes after the place where the machine stands has not happened."""
        self._shared = self._shared or self.at < self.count
        self.count = self.at

    def fork(self) -> _Rows:
        """The rows up to where the machine stands, for another machine."""
        twin = copy.copy(self)
        twin.count, twin._shared = self.at, True
        return twin

    def view(self, count: int) -> Array:
        """The first `count` rows."""
        seen = self._rows[:count]
        seen.flags.writeable = False
        return seen


@lru_cache(maxsize=64)
def _overlays(dtype: np.dtype[Any], table: np.dtype[Any]) -> list[np.dtype[Any]]:
    """Both with those fields alone that they have in common, in one order."""
    names = [name for name in dtype.names or () if name in (table.names or ())]
    return [_overlay(whole, names) for whole in (dtype, table)]


def _overlay(whole: np.dtype[Any], names: list[str]) -> np.dtype[Any]:
    fields: Any = whole.fields
    formats, offsets = ([fields[name][part] for name in names] for part in (0, 1))
    spec: Any = {"names": names, "formats": formats, "offsets": offsets, "itemsize": whole.itemsize}
    return np.dtype(spec)


def _fill(dtype: np.dtype[Any], table: Array) -> Array:
    """One row made of the fields that a table of the State and a sample have in common."""
    row = np.zeros((1, *table.shape), dtype)
    ours, theirs = _overlays(dtype, table.dtype)
    row.view(ours)[0] = table.view(theirs)
    return row


class Recorder:
    """Appends what a State shows at each sample, and its trace rows."""

    def __init__(self, state: State, scenario: Any, seed: int) -> None:
        tables = state.tables[0]
        self._scenario, self._seed = scenario, seed
        self._guests, self._vcpus, self._cpus = (int(tables[n]) for n in ("n_guest", "n_vcpu", "n_cpu"))
        self._linux, self._loads = int(tables["n_linux"]), int(tables["n_load"])
        samples = scenario.until // scenario.parameters.sample + 2
        self._rows = {
            "time": _Rows("i8", (), samples),
            "system": _Rows(SYSTEM_SAMPLE, (), samples),
            "guests": _Rows(GUEST_SAMPLE, (self._guests,), samples),
            "vcpus": _Rows(VCPU_SAMPLE, (self._vcpus,), samples),
            "cpus": _Rows(CPU_SAMPLE, (self._cpus,), samples),
            "linux": _Rows(LINUX_SAMPLE, (self._linux,), samples),
            "daemons": _Rows(DAEMON_SAMPLE, (self._linux,), samples),
            "loads": _Rows(LOAD_SAMPLE, (self._loads,), samples),
            "trace_at": _Rows("i8", (), samples),
            "trace": _Rows(TRACE),
            "log": _Rows(LOG),
        }
        self._vcpu_guest = tables["vcpu"]["guest"][: self._vcpus].copy()
        self._vcpu_guest.flags.writeable = False

    def drain(self, state: State) -> None:
        """Take over the rows of trace and log, and empty the State's buffers."""
        for name in ("trace", "log"):
            count = int(state.tables[f"{name}_n"][0])
            self._rows[name].append(state.tables[name][0][:count])
            state.tables[f"{name}_n"] = 0

    def sample(self, state: State) -> None:
        """Append what the machine shows now. Call it when run_until says SAMPLED, after drain."""
        samples = self._rows["time"]
        if samples.at < samples.count:  # a moment that has been recorded before
            for name in SAMPLES:
                self._rows[name].at += 1
        else:
            for name, row in self._sampled(state.tables).items():
                self._rows[name].append(row)

    def _sampled(self, tables: Array) -> dict[str, Array]:
        system = _fill(SYSTEM_SAMPLE, tables)[0]
        vcpus = tables["vcpu"][0, : self._vcpus]
        system["monitored"] = vcpus["monitored"].sum(axis=0)
        return {
            "time": tables["now"],
            "system": system,
            "guests": _fill(GUEST_SAMPLE, tables["guest"][0, : self._guests]),
            "vcpus": _fill(VCPU_SAMPLE, vcpus),
            "cpus": _fill(CPU_SAMPLE, tables["cpu"][0, : self._cpus]),
            "linux": _fill(LINUX_SAMPLE, tables["linux"][0, : self._linux]),
            "daemons": _fill(DAEMON_SAMPLE, tables["daemon"][0, : self._linux]),
            "loads": _fill(LOAD_SAMPLE, tables["load"][0, : self._loads]),
            "trace_at": np.array([self._rows["trace"].at]),
        }

    @property
    def counts(self) -> tuple[int, int, int]:
        """Samples, rows of the trace and of the log where the machine stands."""
        return self._rows["time"].at, self._rows["trace"].at, self._rows["log"].at

    def go_to(self, mark: Mark) -> None:
        """The machine stands at `mark` now; nothing is forgotten."""
        for name, rows in self._rows.items():
            rows.at = mark.trace if name == "trace" else mark.log if name == "log" else mark.samples

    def forget(self) -> None:
        """What was recorded after the place where the machine stands has not happened."""
        for rows in self._rows.values():
            rows.forget()

    def fork(self) -> Recorder:
        """The recorder of a second machine, with all that was recorded up to where this one stands."""
        twin = copy.copy(self)
        twin._rows = {name: rows.fork() for name, rows in self._rows.items()}
        return twin

    def recording(self, now: int, at: int) -> Recording:
        """Everything up to `now` as read-only views, the machine standing at `at`; costs microseconds."""
        views = {name: rows.view(rows.count) for name, rows in self._rows.items()}
        return self._recording(now, at, views)

    def past(self, now: int) -> Recording:
        """The same, up to where the machine stands."""
        return self._recording(now, now, {name: rows.view(rows.at) for name, rows in self._rows.items()})

    def _recording(self, now: int, at: int, views: dict[str, Array]) -> Recording:
        return Recording(self._scenario, self._seed, now, vcpu_guest=self._vcpu_guest, at=at, **views)
