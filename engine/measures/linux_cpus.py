"""CPUs as Linux sees them. 1 CPU = one virtual CPU all of the time."""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import VcpuState
from engine.measures.linux_rows import Members, gauge, linux_column, rate, rows_of
from engine.measures.measure import Floats, Measure, Series
from engine.recording.recorder import Recording

_SEEN = "as Linux counts it"
_BOOKED = "from the times in states of the guest's virtual CPUs, as /proc/stat has it"
_AVERAGE = 1 / 2048  # of a process
_OFF_LINE = (VcpuState.OFF, VcpuState.STOPPED, VcpuState.SUSPENDED)
_IDLE = (VcpuState.TEST_IDLE, VcpuState.DORMANT, VcpuState.IO_WAIT)
_READY = tuple(state for state in VcpuState if state not in (*_OFF_LINE, *_IDLE))


def _in_states(recording: Recording, members: Members, states: tuple[VcpuState, ...]) -> Floats:
    """Time of the Linux guests' virtual CPUs in some states, ns."""
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


MEASURES = (
    gauge("cpus", "CPUs online", "CPUs", _SEEN, linux_column("online")),
    gauge(
        "load_average", "load average over 1 minute", "processes", _SEEN, linux_column("average"), _AVERAGE
    ),
    gauge("runnable", "processes running or ready to run", "processes", _SEEN, linux_column("runnable")),
    _time("busy", "CPUs that run Linux", _busy),
    _time("user", "CPUs in user mode", _user),
    _time("system", "CPUs in the kernel of Linux", _system),
    _time("steal", "CPUs ready to run while CP runs others", _steal),
    _time("idle", "CPUs without work", _idle),
    _time("iowait", "CPUs idle while waiting for a disk", linux_column("iowait_ns")),
)
