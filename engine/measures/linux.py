"""Guests as their simulated Linux sees them: CPUs, memory, and scans, swaps and moves of the cmm pool.

1 CPU = one virtual CPU for all of the time. Memory in use and the pool add up to the memory of the guest.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from engine.kernel.kinds import VcpuState
from engine.kernel.units import SECOND
from engine.measures.measure import Floats, Measure, Series
from engine.recording.recorder import Recording
from engine.scenario.derived.linux import linux_guests

Members = npt.NDArray[np.int64]


class _LinuxRows:
    """The row of each guest of a scenario, -1 = its Linux is not simulated; the last scenario is cached."""

    def __init__(self) -> None:
        self._known: tuple[Any, Members] = (None, np.zeros(0, np.int64))

    def of(self, scenario: Any) -> Members:
        """Return the rows of guests, shape (guests,)."""
        known = self._known
        if known[0] is not scenario:
            rows = np.full(len(scenario.guests), -1, np.int64)
            for row, guest in enumerate(linux_guests(scenario)):
                rows[guest.index] = row
            known = self._known = scenario, rows
        return known[1]


_ROWS = _LinuxRows()


def rows_of(recording: Recording, members: Members) -> Members:
    """Return the rows of those guests that have a simulated Linux."""
    if recording.linux.shape[-1] == 0:
        return np.zeros(0, np.int64)
    rows = _ROWS.of(recording.scenario)[members]
    return rows[rows >= 0]


def every_row(recording: Recording) -> Members:
    """Return the row of each guest, shape (guests,); -1 = no simulated Linux."""
    if recording.linux.shape[-1] == 0:
        return np.full(len(recording.scenario.guests), -1, np.int64)
    return _ROWS.of(recording.scenario)


def linux_column(*fields: str) -> Series:
    """Return a series of sample fields, summed over the fields and the guests."""

    def series(recording: Recording, members: Members) -> Floats:
        rows, total = rows_of(recording, members), np.zeros(len(recording.time))
        if len(rows):
            for field in fields:
                total += recording.linux[field][:, rows].sum(axis=1, dtype=np.float64)
        return total

    return series


def gauge(name: str, title: str, unit: str, source: str, series: Series, scale: float = 1.0) -> Measure:
    """Return the measure of a value at each sample."""
    return Measure(f"linux.{name}", title, unit, source, "guest", series, scale=scale, linux=True)


def rate(name: str, title: str, unit: str, source: str, series: Series, scale: float) -> Measure:
    """Return the measure of the growth of a total."""
    return Measure(f"linux.{name}", title, unit, source, "guest", series, True, scale, linux=True)


# ---- CPUs

_SEEN = "as Linux counts it"
_BOOKED = "from the state times of the guest's virtual CPUs, as in /proc/stat"
_AVERAGE = 1 / 2048  # of a process
_OFF_LINE = (VcpuState.OFF, VcpuState.STOPPED, VcpuState.SUSPENDED)
_IDLE = (VcpuState.TEST_IDLE, VcpuState.DORMANT, VcpuState.IO_WAIT)
_READY = tuple(state for state in VcpuState if state not in (*_OFF_LINE, *_IDLE))


def _in_states(recording: Recording, members: Members, states: tuple[VcpuState, ...]) -> Floats:
    """Return the time that the Linux guests' virtual CPUs have spent in certain states, in ns."""
    rows = rows_of(recording, members)
    if not len(rows):
        return np.zeros(len(recording.time))
    vcpus = np.flatnonzero(np.isin(recording.vcpu_guest, _guests(recording, members)))
    times = recording.vcpus["time_in"][:, vcpus]
    return np.asarray(times[..., list(states)].sum(axis=(1, 2)), np.float64)


def _guests(recording: Recording, members: Members) -> list[int]:
    return [int(member) for member in members if len(rows_of(recording, np.array([member], np.int64)))]


def _busy(recording: Recording, members: Members) -> Floats:
    guests = _guests(recording, members)
    return np.asarray(recording.guests["emul_ns"][:, guests].sum(axis=1), np.float64)


def _system(recording: Recording, members: Members) -> Floats:
    return np.minimum(linux_column("system_ns")(recording, members), _busy(recording, members))


def _user(recording: Recording, members: Members) -> Floats:
    return _busy(recording, members) - _system(recording, members)


def _idle(recording: Recording, members: Members) -> Floats:
    return _in_states(recording, members, _IDLE) - linux_column("iowait_ns")(recording, members)


def _steal(recording: Recording, members: Members) -> Floats:
    return _in_states(recording, members, _READY) - _busy(recording, members)


def _time(name: str, title: str, series: Series) -> Measure:
    return rate(name, title, "CPUs", _BOOKED, series, 1.0)


_CPUS = (
    gauge("cpus", "CPUs online", "CPUs", _SEEN, linux_column("online")),
    gauge(
        "load_average", "load average over 1 minute", "processes", _SEEN, linux_column("average"), _AVERAGE
    ),
    gauge("runnable", "processes running or ready to run", "processes", _SEEN, linux_column("runnable")),
    _time("busy", "CPUs that run Linux", _busy),
    _time("user", "CPUs in user mode", _user),
    _time("system", "CPUs in the Linux kernel", _system),
    _time("steal", "CPUs ready to run while CP runs other virtual CPUs", _steal),
    _time("idle", "CPUs without work", _idle),
    _time("iowait", "CPUs idle while waiting for a disk", linux_column("iowait_ns")),
)


# ---- memory

_BY_PAGE = "counted by Linux, page by page"
_OTHERS = ("free", "kernel", "shmem", "cached", "once", "buffers", "huge", "pool")


def _less(more: tuple[str, ...], less: tuple[str, ...]) -> Series:
    """Return the series of some fields minus other fields."""

    def series(recording: Recording, members: Members) -> Floats:
        return linux_column(*more)(recording, members) - linux_column(*less)(recording, members)

    return series


def _pages(name: str, title: str, *fields: str) -> Measure:
    return gauge(name, title, "pages", _BY_PAGE, linux_column(*fields))


_MEMORY = (
    _pages("memory", "guest memory", "total", "overhead"),
    gauge(
        "size",
        "guest size in Linux: its memory without the pool",
        "pages",
        _BY_PAGE,
        _less(("total", "overhead"), ("pool",)),
    ),
    _pages("free", "free memory", "free"),
    _pages("page_cache", "page cache", "cached", "once"),
    _pages("shared", "shared memory", "shmem"),
    _pages("buffers", "buffers", "buffers"),
    gauge("anonymous", "memory of processes", "pages", _BY_PAGE, _less(("total",), _OTHERS)),
    _pages("kernel", "kernel memory", "kernel", "overhead"),
    _pages("huge", "huge pages", "huge"),
    _pages("pool", "pages in the CMM pool", "pool"),
    _pages("pool_target", "target size of the CMM pool", "target"),
    _pages("swapped", "pages on swap space", "swapped"),
    _pages("low_mark", "free memory below which kswapd begins to scan", "mark_low"),
    _pages("high_mark", "free memory at which kswapd stops", "mark_high"),
    _pages("min_mark", "free memory below which tasks scan directly", "mark_min"),
)


# ---- scans, swaps, the OOM killer, moves of the pool

_AS_IT_HAPPENS = "counted by Linux when it happens"


def _rate(name: str, title: str, *fields: str, unit: str = "pages/s") -> Measure:
    return rate(name, title, unit, _AS_IT_HAPPENS, linux_column(*fields), SECOND)


_RECLAIM = (
    _rate("scans", "scanned pages", "scan_kswapd", "scan_direct"),
    _rate("kswapd_scans", "pages scanned by kswapd", "scan_kswapd"),
    _rate("direct_scans", "pages scanned by tasks that wait for memory", "scan_direct"),
    _rate("reclaimed", "pages freed by scans", "steal_kswapd", "steal_direct"),
    _rate("stalls", "times that a task must scan for memory itself", "stalls", unit="1/s"),
    _rate("swap_in", "pages swapped in", "swap_ins"),
    _rate("swap_out", "pages swapped out", "swap_outs"),
    _rate("reads", "pages read from files on disks", "read_ins"),
    _rate("writes", "pages written to files on disks", "written"),
    _rate("pool_changes", "pages moved into or out of the CMM pool", "pool_moves"),
    gauge("kills", "processes killed by the OOM killer", "", _AS_IT_HAPPENS, linux_column("ooms")),
)

MEASURES = (*_CPUS, *_MEMORY, *_RECLAIM)
