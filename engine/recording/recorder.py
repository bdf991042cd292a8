"""Recordings of runs: interval samples and the trace of every scheduling state.

The Recorder belongs to the thread that runs the machine and only ever appends. A machine that has gone back
in time produces the same rows again (a run is repeatable): these rows are skipped, not written. A Recording
is the public part: read-only views that never change, regardless of the run's progress.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from engine import platform
from engine.kernel.kinds import STATES, Lock
from engine.kernel.units import SECOND
from engine.mechanisms.processors.trace import merge_traces
from engine.recording.linux_samples import DAEMON_SAMPLE, LINUX_SAMPLE, LOAD_SAMPLE
from engine.recording.on_disk import RowsOnDisk
from engine.scenario.derived.systems import SystemOf, systems
from engine.state.aging import AGING, OWNER
from engine.state.hiperdispatch import HIPER
from engine.state.link import BAD_CHANNEL, BAD_CONNECTION, CHANNEL, CONNECTION, LINK
from engine.state.member import MEMBER
from engine.state.paging import PAGING
from engine.state.pools import POOL
from engine.state.prsm import CORE, LPAR, PHYSICAL
from engine.state.relocation import MOVE_LOG
from engine.state.sparse import sparse_zeros
from engine.state.tables import LISTS, LOCK, LOG, TRACE, TRACE_ROWS, State
from engine.state.web import SHARED_VOLUME

SYSTEM_SAMPLE = np.dtype(
    [
        (name, "i8")
        for name in (
            "available xstor_free dasd_free page_ins page_outs clean_steals reclaimed migrated "
            "page_reads first_touches scans dispatch_wss events available_low mdc mdc_hits mdc_misses "
            "timer_requests timers_served timers_cancelled timer_interrupts pops due_n late_ticks "
            "tx tx_ns virtual_ios"
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
            "inst real real_low xstor both dasd wss activity pause list transaction_class"
            " swapped boots reorders"
        ).split()
    ]
    + [
        (name, "i8")
        for name in (
            "emul_ns cp_ns page_ins page_reads stolen wakes pieces served served_ns virtual_ios"
        ).split()
    ]
)
VCPU_SAMPLE = np.dtype([("time_in", "i8", STATES), ("samples", "i4", STATES), ("state", "i4")])
CPU_SAMPLE = np.dtype([(name, "i8") for name in "emul_ns cp_ns idle_ns spin_ns dispatches steals".split()])


def _counters(table: np.dtype[Any], names: str) -> np.dtype[Any]:
    """Return the layout of a sample with some fields of a table."""
    fields: Any = table.fields
    return np.dtype([(name, fields[name][0]) for name in names.split()])


CHANNEL_SAMPLE = _counters(CHANNEL, "up busy_ns starts sent received")
CONNECTION_SAMPLE = _counters(CONNECTION, "active online usable state side starts sent busy_ns collisions")
LINK_SAMPLE = _counters(LINK, "sent starts collisions")
FAULT_SAMPLE = _counters(BAD_CHANNEL, "errors loss slower late_ns damaged lost")
RETRY_SAMPLE = _counters(BAD_CONNECTION, "retries given_up wasted_ns")
PACK_SAMPLE = _counters(SHARED_VOLUME, "started ended wait_ns busy_ns queue_ns queued busy at")
LPAR_SAMPLE = _counters(LPAR, "weight entitled cap demand used waited dispatches")
CORE_SAMPLE = _counters(CORE, "lpar polarity online parked parked_ns entitled used waited dispatches")
PHYSICAL_SAMPLE = _counters(PHYSICAL, "core used")
_LISTS = "target in_flight invalidated from_ibr from_aging aged taken early_taken below_reserve written_out"
AGING_SAMPLE = _counters(AGING, f"{_LISTS} asked")
OWNER_SAMPLE = _counters(OWNER, "ibr aging invalidated revalidated")
_DECISION = "vertical unparking ceiling floor wanted parks unparks warnings new_homes"
HIPER_SAMPLE = _counters(HIPER, f"{_DECISION} steals moves move_ns")
_PAGING = "base_ns alias_ns waiting_ns channel_ns ios alias_ios pages"
PAGING_SAMPLE = _counters(PAGING, _PAGING)
POOL_SAMPLE = _counters(POOL, "cores used held_ns limited_ns times puts")
_MEMBER = "state since up down mode seen pdr_at received_at joins leaves suspends held"
MEMBER_SAMPLE = _counters(MEMBER, _MEMBER)

_AS_IT_COMES = ("trace", "log", "moves")  # rows that are not recorded at samples
TRACED = 50_000  # trace rows per simulated second for which space is reserved initially
IN_MEMORY = 16 * 2**20  # bytes of the rows of one table; longer runs store them on disk
NO_LIMIT = 1 << 62
ROOM = 512 * 2**20  # maximum bytes initially reserved for later rows of one table
SAMPLES = tuple(
    (
        "time system guests vcpus cpus linux daemons loads trace_at others places channels connections links "
        "packs members lpars cores physical stolen aging owners hiper paging "
        "pools pooled faults retries"
    ).split()
)  # a row each a sample

Array = npt.NDArray[Any]


def _nobody(dtype: np.dtype[Any]) -> Array:
    """Return samples without rows."""
    return np.zeros((0, 0), dtype)


def _nothing(dtype: np.dtype[Any]) -> Array:
    """Return samples without rows, for items that each system has."""
    return np.zeros((0, 0, 0), dtype)


@dataclass(frozen=True)
class Recording:
    """The run up to `now`: n samples, one per interval, and m trace rows. All arrays are read-only.

    `at` is the position of the machine: `now`, or a time in the past to which it has gone back.

    Counters and CPU times are totals since time 0; page counts are those at the sample.
    """

    scenario: Any  # engine.scenario.scenario.Scenario
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
    others: Array = field(default_factory=lambda: _nobody(SYSTEM_SAMPLE))  # (n, systems after the first)
    places: Array = field(default_factory=lambda: _nobody(np.dtype("i1")))  # (n, guests), see guest_system
    channels: Array = field(default_factory=lambda: _nobody(CHANNEL_SAMPLE))  # (n, channels)
    connections: Array = field(default_factory=lambda: _nobody(CONNECTION_SAMPLE))  # (n, connections)
    links: Array = field(default_factory=lambda: _nobody(LINK_SAMPLE))  # (n, logical links)
    packs: Array = field(default_factory=lambda: _nothing(PACK_SAMPLE))  # (n, systems, packs)
    members: Array = field(default_factory=lambda: _nobody(MEMBER_SAMPLE))  # (n, systems), in a cluster
    lpars: Array = field(default_factory=lambda: _nobody(LPAR_SAMPLE))  # (n, LPARs of the CEC)
    cores: Array = field(default_factory=lambda: _nobody(CORE_SAMPLE))  # (n, logical cores)
    physical: Array = field(default_factory=lambda: _nobody(PHYSICAL_SAMPLE))  # (n, physical cores)
    stolen: Array = field(
        default_factory=lambda: _nobody(np.dtype("i8"))
    )  # (n, virtual CPUs), with a CEC; ns
    aging: Array = field(default_factory=lambda: _nobody(AGING_SAMPLE))  # (n, systems), from 6.3 on
    owners: Array = field(default_factory=lambda: _nobody(OWNER_SAMPLE))  # (n, guests), from 6.3 on
    hiper: Array = field(default_factory=lambda: _nobody(HIPER_SAMPLE))  # (n, 1), with HiperDispatch
    paging: Array = field(default_factory=lambda: _nobody(PAGING_SAMPLE))  # (n, 1), with a table [paging]
    pools: Array = field(default_factory=lambda: _nobody(POOL_SAMPLE))  # (n, resource pools)
    pooled: Array = field(default_factory=lambda: np.zeros((0, 0), "i1"))  # (n, guests): pool of each, from 1
    faults: Array = field(default_factory=lambda: _nobody(FAULT_SAMPLE))  # (n, channels)
    retries: Array = field(default_factory=lambda: _nobody(RETRY_SAMPLE))  # (n, connections)
    moves: Array = field(default_factory=lambda: np.zeros(0, MOVE_LOG))  # (k,) MOVE_LOG, ascending in time

    @cached_property
    def systems(self) -> tuple[SystemOf, ...]:
        """The z/VM systems of the run."""
        return systems(self.scenario)

    @property
    def guest_system(self) -> Array:
        """The system on which each guest is at each sample, (n, guests) int8."""
        shape = self.guests.shape
        return self.places if self.places.shape == shape else np.broadcast_to(np.int8(0), shape)

    @property
    def cpu_system(self) -> Array:
        """The system of each column of `cpus`, (processors,)."""
        return np.repeat(np.arange(len(self.systems)), [system.lpar.processors for system in self.systems])

    @property
    def of_systems(self) -> Array:
        """The samples of all systems, (n, systems) SYSTEM_SAMPLE: `system`, and those of the other
        systems.
        """
        return (
            np.concatenate([self.system[:, None], self.others], axis=1)
            if len(self.systems) > 1
            else self.system[:, None]
        )

    @property
    def thin(self) -> bool:
        """Whether the trace has only slow changes (dormant, eligible, stopped ...), as in a release 4.x.

        In that case it is not known when a virtual CPU ran or was test idle between two samples; `time_in` is
        exact at each sample.
        """
        return bool(self.scenario.lpar.locks)

    def __post_init__(self) -> None:
        if self.at < 0:
            object.__setattr__(self, "at", self.now)


class RecordingMark(NamedTuple):
    """A position in a run, and the number of rows that the run has produced by then. Marks of one run are in
    order.

    Times alone would not suffice: many events can occur within one ns.
    """

    time: int  # ns
    events: int  # since time 0
    samples: int
    trace: int
    log: int
    moves: int
    commands: int  # given so far


class _Rows:
    """A growing array of rows; views returned earlier stay valid and unchanged.

    `at` is the position of the machine among the `count` rows. An array may have a second owner (a fork), or
    views of rows that have been forgotten: then it is `shared`, and it must be copied to grow. Rows that take
    more than IN_MEMORY continue in a file.
    """

    def __init__(self, dtype: Any, shape: tuple[int, ...] = (), expected: int = 0) -> None:
        empty = np.zeros((1, *shape), dtype)
        room = min(expected, ROOM // max(64, empty.nbytes))  # uses no memory until it is written
        self._rows = sparse_zeros((max(room, 64), *shape), dtype)
        self._shared = False
        self._disk: RowsOnDisk | None = None
        self._most = IN_MEMORY  # bytes that remain in memory
        self.flat = 0 in shape  # for example, a run without channels has samples without their columns
        self.count = self.at = 0

    def append(self, rows: Array) -> None:
        """Write rows at the machine's position; rows that already exist are the same and stay."""
        known = min(self.count - self.at, len(rows))
        self.at += len(rows)
        if self.flat:
            self.count = max(self.count, self.at)
        elif known < len(rows):
            self._grow(rows[known:])

    def next(self) -> Array:
        """Return an additional row of zeros at the machine's position, to be written; no rows may follow
        it.
        """
        self.at += 1
        return self._more(1)

    def skip(self) -> None:
        """Count an additional row in which there is nothing to write; no rows may follow it."""
        self.at += 1
        self.count = self.at

    def _grow(self, rows: Array) -> None:
        self._more(len(rows))[:] = rows

    def _more(self, number: int) -> Array:
        """Return rows after the last one, to be written."""
        end = self.count + number
        if end > len(self._rows) or self._shared or (self._disk is None and self._bytes(end) > self._most):
            self._make_room(end)
        if self._disk is not None:
            self._disk.rest(self._bytes(self.count))
        else:
            platform.take_memory(self._rows.base, self._bytes(self.count), self._bytes(end))
        more: Array = self._rows[self.count : end]
        self.count = end
        return more

    def _bytes(self, rows: int) -> int:
        return rows * self._rows.strides[0]

    def _make_room(self, end: int) -> None:
        """Provide an array for at least `end` rows: a separate array, in a file when there are many."""
        if self._bytes(end) > self._most:
            try:
                self._go_on_disk(end)
            except OSError:  # a full disk: memory is used while it is sufficient
                self._most = NO_LIMIT
            else:
                return
        grown = np.zeros((max(end, 2 * self.count, 64), *self._rows.shape[1:]), self._rows.dtype)
        grown[: self.count] = self._rows[: self.count]
        self._rows, self._shared, self._disk = grown, False, None

    def _go_on_disk(self, end: int) -> None:
        room = end + max(end // 4, IN_MEMORY // self._rows.strides[0])
        if self._disk is not None and not self._shared:
            self._rows = self._disk.rows(room)  # the same file, and more of it
            return
        disk = RowsOnDisk(self._rows.dtype, self._rows.shape[1:])
        rows = disk.rows(room)
        step = max(1, IN_MEMORY // self._rows.strides[0])
        for start in range(0, self.count, step):
            upto = min(start + step, self.count)
            rows[start:upto] = self._rows[start:upto]
            disk.rest(self._bytes(upto))
        self._rows, self._shared, self._disk = rows, False, disk

    def forget(self) -> None:
        """Discard the rows after the machine's position."""
        self._shared = self._shared or self.at < self.count
        self.count = self.at

    def fork(self) -> _Rows:
        """Return the rows up to the machine's position, for another machine."""
        twin = copy.copy(self)
        twin.count, twin._shared = self.at, True
        return twin

    def view(self, count: int) -> Array:
        """Return the first `count` rows."""
        seen = np.zeros((count, *self._rows.shape[1:]), self._rows.dtype) if self.flat else self._rows[:count]
        seen.flags.writeable = False
        return seen


@lru_cache(maxsize=64)
def _overlays(dtype: np.dtype[Any], table: np.dtype[Any]) -> list[np.dtype[Any]]:
    """Return both layouts with only the fields that they have in common, in the same order."""
    names = [name for name in dtype.names or () if name in (table.names or ())]
    return [_overlay(whole, names) for whole in (dtype, table)]


def _overlay(whole: np.dtype[Any], names: list[str]) -> np.dtype[Any]:
    fields: Any = whole.fields
    formats, offsets = ([fields[name][part] for name in names] for part in (0, 1))
    spec: Any = {"names": names, "formats": formats, "offsets": offsets, "itemsize": whole.itemsize}
    dtype: np.dtype[Any] = np.dtype(spec)
    return dtype


@lru_cache(maxsize=64)
def _words(dtype: np.dtype[Any], table: np.dtype[Any]) -> Array | None:
    """Return the words (4 bytes) of a table's row that are the words of a sample's row; None if words do not
    suffice.
    """
    fields: Any = table.fields
    words: list[int] = []
    for name in dtype.names or ():
        ours, (theirs, start, *_) = dtype[name], fields.get(name, (table, 0))
        if not {ours.str, theirs.str} <= {"<i4", "<i8"} or ours.itemsize > theirs.itemsize:
            return None
        words += range(start // 4, (start + ours.itemsize) // 4)
    return np.array(words)


def _fill(row: Array, table: Array) -> None:
    """Fill a row of a sample with the fields that it shares with a table of the State. row: (1, ...)."""
    words = _words(row.dtype, table.dtype)
    if words is not None and table.flags.c_contiguous:  # reads each row once, not once for each field
        rows, sampled = (of.view("i4").reshape(-1, of.itemsize // 4) for of in (table, row))
        rows.take(words, axis=1, out=sampled, mode="clip")
    elif table.size:
        ours, theirs = _overlays(row.dtype, table.dtype)
        row.view(ours)[0] = table.view(theirs)


def in_time(rows: list[Array]) -> Array:
    """Return the rows of all systems in time order; the order of one system's rows is kept."""
    written = [some for some in rows if len(some)] or rows[:1]
    joined = _joined(written)
    return joined if len(written) == 1 else joined[np.argsort(joined["time"], kind="stable")]


def _joined(parts: list[Array]) -> Array:
    """Join rows of one dtype without np.concatenate, which would compare their fields each time."""
    if len(parts) == 1:
        return parts[0]
    rows = np.empty(sum(map(len, parts)), parts[0].dtype)
    at = 0
    for part in parts:
        rows[at : at + len(part)] = part
        at += len(part)
    return rows


def _where(rows: Array, place: Array) -> Array:
    """Return the row of each guest or virtual CPU on its system. rows: (systems, room); place: (n,)."""
    if len(rows) == 1 or not place.any():
        return rows[0, : len(place)]
    return rows[place, np.arange(len(place))]


def _all_cpus(tables: Array) -> Array:
    """Return the processors of all systems, one system after the other."""
    return _joined([cpus[:n] for cpus, n in zip(tables["cpu"], tables["n_cpu"], strict=True)])


class Recorder:
    """Appends the values of a State at each sample, and its trace rows."""

    def __init__(self, state: State, scenario: Any, seed: int) -> None:
        tables = state.tables[0]
        self._scenario, self._seed = scenario, seed
        self._guests, self._vcpus = (int(tables[n]) for n in ("n_guest", "n_vcpu"))
        self._cpus = int(state.tables["n_cpu"].sum())
        self._systems = len(state.tables)
        complex_ = [int(tables[n]) for n in ("n_channel", "n_connection", "n_link", "n_shared_volume")]
        self._channels, self._connections, self._links, self._packs = complex_
        own = tables["prsm"]
        self._lpars, self._cores, self._physical = (int(own[f"n_{n}"]) for n in ("lpar", "core", "physical"))
        self._linux, self._loads = int(tables["n_linux"]), int(tables["n_load"])
        self._aging, self._hiper = bool(tables["aging"]["on"]), int(tables["hiper"]["on"])
        self._paging = int(tables["paging"]["on"])
        self._pools = int(tables["n_pool"])
        # commands may define pools where the scenario has none
        self._pooled = self._guests if scenario.lpar.has("pools") and not scenario.systems else 0
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
            "others": _Rows(SYSTEM_SAMPLE, (self._systems - 1,), samples),
            "places": _Rows("i1", (self._guests if self._systems > 1 else 0,), samples),
            "channels": _Rows(CHANNEL_SAMPLE, (self._channels,), samples),
            "connections": _Rows(CONNECTION_SAMPLE, (self._connections,), samples),
            "links": _Rows(LINK_SAMPLE, (self._links,), samples),
            "packs": _Rows(PACK_SAMPLE, (self._systems, self._packs), samples),
            "members": _Rows(MEMBER_SAMPLE, (self._systems if self._systems > 1 else 0,), samples),
            "lpars": _Rows(LPAR_SAMPLE, (self._lpars,), samples),
            "cores": _Rows(CORE_SAMPLE, (self._cores,), samples),
            "physical": _Rows(PHYSICAL_SAMPLE, (self._physical,), samples),
            "stolen": _Rows("i8", (self._vcpus if self._cores else 0,), samples),
            "aging": _Rows(AGING_SAMPLE, (self._systems if self._aging else 0,), samples),
            "owners": _Rows(OWNER_SAMPLE, (self._guests if self._aging else 0,), samples),
            "hiper": _Rows(HIPER_SAMPLE, (self._hiper,), samples),
            "paging": _Rows(PAGING_SAMPLE, (self._paging,), samples),
            "pools": _Rows(POOL_SAMPLE, (self._pools,), samples),
            "pooled": _Rows("i1", (self._pooled,), samples),
            "faults": _Rows(FAULT_SAMPLE, (self._channels,), samples),
            "retries": _Rows(RETRY_SAMPLE, (self._connections,), samples),
            "trace_at": _Rows("i8", (), samples),
            "trace": _Rows(TRACE, (), scenario.until * TRACED // SECOND),
            "log": _Rows(LOG),
            "moves": _Rows(MOVE_LOG),
        }
        self._merged = np.zeros(self._systems * TRACE_ROWS if self._systems > 1 else 0, TRACE)  # for work
        self._places = np.zeros(self._systems, np.int64)
        self._vcpu_guest = tables["vcpu"]["guest"][: self._vcpus].copy()
        self._vcpu_guest.flags.writeable = False

    def drain(self, state: State) -> None:
        """Take over the rows of trace and log, and empty the State's buffers."""
        self._rows["trace"].append(self._in_one(state.tables))
        logs = zip(state.tables["log"], state.tables["log_n"], strict=True)
        self._rows["log"].append(in_time([rows[:n] for rows, n in logs]))
        state.tables["trace_n"] = state.tables["log_n"] = 0
        self._rows["moves"].append(state.tables["move_log"][0][: int(state.tables["move_log_n"][0])])
        state.tables["move_log_n"] = 0

    def _in_one(self, tables: Array) -> Array:
        """Return the trace rows of all systems in time order; valid until the next call."""
        if self._systems == 1:
            rows: Array = tables["trace"][0][: int(tables["trace_n"][0])]
            return rows
        return self._merged[: merge_traces(tables, self._merged, self._places)]

    def sample(self, state: State) -> None:
        """Append the current state of the machine. Call it when run_until returns SAMPLED, after drain."""
        samples = self._rows["time"]
        if samples.at < samples.count:  # a moment that has been recorded before
            for name in SAMPLES:
                self._rows[name].at += 1
            return
        place = self._place(state.tables)
        for name, table in self._sampled(state.tables, place).items():
            rows = self._rows[name]
            if rows.flat:
                rows.skip()
            else:
                _fill(rows.next(), table())
        for name, row in self._derived(state.tables, place).items():
            self._rows[name].append(row)

    def _sampled(self, tables: Array, place: Array) -> dict[str, Callable[[], Array]]:
        """Return a function for the rows of each table of a sample. place: the system of each guest."""
        return {
            "guests": lambda: _where(tables["guest"], place),
            "vcpus": lambda: _where(tables["vcpu"], place[self._vcpu_guest]),
            "cpus": lambda: _all_cpus(tables),
            "channels": lambda: tables["channel"][0, : self._channels],
            "connections": lambda: tables["connection"][0, : self._connections],
            "links": lambda: tables["link"][0, : self._links],
            "faults": lambda: tables["bad_channel"][0, : self._channels],
            "retries": lambda: tables["bad_connection"][0, : self._connections],
            "packs": lambda: tables["shared_volume"][:, : self._packs],
            "members": lambda: tables["member"][0, : self._systems if self._systems > 1 else 0],
            "lpars": lambda: tables["lpar"][0, : self._lpars],
            "cores": lambda: tables["core"][0, : self._cores],
            "physical": lambda: tables["physical"][0, : self._physical],
            "aging": lambda: tables["aging"][: self._systems if self._aging else 0],
            "owners": lambda: _where(tables["owner"], place if self._aging else place[:0]),
            "hiper": lambda: tables["hiper"][: self._hiper],
            "paging": lambda: tables["paging"][: self._paging],
            "pools": lambda: tables["pool"][0, : self._pools],
            "linux": lambda: tables["linux"][0, : self._linux],
            "daemons": lambda: tables["daemon"][0, : self._linux],
            "loads": lambda: tables["load"][0, : self._loads],
        }

    def _derived(self, tables: Array, place: Array) -> dict[str, Array]:
        system = np.zeros((1, len(tables)), SYSTEM_SAMPLE)
        _fill(system, tables)
        monitored = tables["vcpu"][:, : self._vcpus]["monitored"]
        system["monitored"] = np.einsum("ijk->ik", monitored, dtype="i8")  # sum() takes twice as long
        return {
            "time": tables["now"][:1],
            "system": system[0, :1],
            "others": system[:, 1:],
            "places": place[None] if self._systems > 1 else np.zeros((1, 0), "i1"),
            "trace_at": np.array([self._rows["trace"].at]),
            "stolen": tables["stolen"][:1, : self._vcpus if self._cores else 0],
            "pooled": tables["guest"]["pool"][:1, : self._pooled],
        }

    def _place(self, tables: Array) -> Array:
        """Return the system of each guest, shape (guests,)."""
        if self._systems == 1:
            return np.zeros(self._guests, "i1")
        here = tables["guest"][:, : self._guests]["here"]
        systems: Array = np.argmax(here, axis=0).astype("i1")
        return systems

    @property
    def counts(self) -> tuple[int, int, int, int]:
        """The number of samples and of rows of the trace, the log and relocations at the machine's
        position.
        """
        rows = self._rows
        return rows["time"].at, rows["trace"].at, rows["log"].at, rows["moves"].at

    def go_to(self, mark: RecordingMark) -> None:
        """Set the machine's position to `mark`; nothing is discarded."""
        for name, rows in self._rows.items():
            rows.at = getattr(mark, name) if name in _AS_IT_COMES else mark.samples

    def forget(self) -> None:
        """Discard everything recorded after the machine's position."""
        for rows in self._rows.values():
            rows.forget()

    def fork(self) -> Recorder:
        """Return a recorder for a second machine, with everything recorded up to the position of this one."""
        twin = copy.copy(self)
        twin._rows = {name: rows.fork() for name, rows in self._rows.items()}
        twin._merged, twin._places = np.empty_like(self._merged), np.zeros_like(self._places)
        return twin

    def recording(self, now: int, at: int) -> Recording:
        """Return everything up to `now` as read-only views, for a machine at `at`; costs microseconds."""
        views = {name: rows.view(rows.count) for name, rows in self._rows.items()}
        return self._recording(now, at, views)

    def past(self, now: int) -> Recording:
        """Return the recording up to the machine's position."""
        return self._recording(now, now, {name: rows.view(rows.at) for name, rows in self._rows.items()})

    def _recording(self, now: int, at: int, views: dict[str, Array]) -> Recording:
        return Recording(self._scenario, self._seed, now, vcpu_guest=self._vcpu_guest, at=at, **views)
