"""Twin of the measures: figures found by going through trace and samples row by row."""

from __future__ import annotations

import math

from engine.kernel.kinds import VcpuState
from engine.recording.recorder import Recording

PARKED = {VcpuState.OFF, VcpuState.DORMANT, VcpuState.STOPPED, VcpuState.SUSPENDED, VcpuState.ELIGIBLE}


def states_of(r: Recording, vcpu: int) -> list[tuple[int, VcpuState]]:
    """Return (since, state) of a virtual CPU, from the trace."""
    rows = [(int(row["time"]), VcpuState(row["state"])) for row in r.trace if row["vcpu"] == vcpu]
    return [(0, VcpuState.OFF), *rows]


def time_in(r: Recording, vcpu: int, states: set[VcpuState], start: int, end: int) -> int:
    """Time between start and end (ns) that a virtual CPU spends in any of the states."""
    rows = states_of(r, vcpu)
    total = 0
    for (since, state), (until, _) in zip(rows, [*rows[1:], (end, VcpuState.OFF)], strict=True):
        if state in states:
            total += max(0, min(until, end) - max(since, start))
    return total


def vcpus_of(r: Recording, guest: int) -> list[int]:
    """Return the virtual CPUs of a guest."""
    return [v for v, owner in enumerate(r.vcpu_guest) if owner == guest]


def share(r: Recording, guests: list[int], states: set[VcpuState], start: int, end: int) -> float:
    """Share of the time in the states, averaged over each guest's virtual CPUs and over the guests."""
    shares = []
    for guest in guests:
        own = vcpus_of(r, guest)
        shares.append(sum(time_in(r, v, states, start, end) for v in own) / len(own) / (end - start))
    return sum(shares) / len(shares)


def sampled(r: Recording, guests: list[int], states: set[VcpuState], start: int, end: int) -> float:
    """Share of the samples after start, up to end, that find the virtual CPUs in the states."""
    times = [int(at) for at in r.time if start < at <= end]
    shares = []
    for guest in guests:
        own = vcpus_of(r, guest)
        found = sum(state_at(r, v, at) in states for v in own for at in times)
        shares.append(found / len(own) / len(times))
    return sum(shares) / len(shares)


def state_at(r: Recording, vcpu: int, at: int) -> VcpuState:
    """Return the state of a virtual CPU at a time, after everything that happens in that ns."""
    return [state for since, state in states_of(r, vcpu) if since <= at][-1]


def wakes(r: Recording, guest: int, start: int, end: int) -> int:
    """Count how often a guest with one virtual CPU joins the dispatch list after start, up to end."""
    rows = states_of(r, vcpus_of(r, guest)[0])
    pairs = zip(rows, rows[1:], strict=False)
    return sum(start < at <= end for (_, old), (at, new) in pairs if old in PARKED and new not in PARKED)


def held(r: Recording, values: list[float], start: int, end: int) -> float:
    """Time average of a gauge that keeps its value until the next sample."""
    total, seen = 0.0, 0
    for at, until, value in zip(r.time, r.time[1:], values, strict=False):
        inside = max(0, min(int(until), end) - max(int(at), start))
        total += value * inside
        seen += inside
    return total / seen if seen else math.nan


def rate(r: Recording, totals: list[float], start: int, end: int) -> float:
    """Growth a second of a counter between two samples."""
    first, last = (next(n for n, at in enumerate(r.time) if at == edge) for edge in (start, end))
    return (totals[last] - totals[first]) / (end - start) * 1e9
