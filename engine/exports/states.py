"""Stretches of time in one state, as traces and waves show them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from engine.conditions.states import QUICK
from engine.kernel.kinds import STATE_LABELS, VcpuState
from engine.recording.recorder import Recording

ACTIVE = "on the dispatch list"  # where a thin recording knows no more


class VcpuSpan(NamedTuple):
    """A virtual CPU in one state, ns."""

    vcpu: int
    start: int
    end: int
    state: str


def vcpu_names(recording: Recording) -> list[str]:
    """Return the name of each virtual CPU: its guest, and its number within the guest."""
    guests, names, seen = recording.scenario.guests, [], dict[int, int]()
    for guest in np.asarray(recording.vcpu_guest).tolist():
        number = seen[guest] = seen.get(guest, -1) + 1
        names.append(f"{guests[guest].userid} CPU {number:02X}")
    return names


def changes(recording: Recording, start: int, end: int) -> Iterator[tuple[int, int, str]]:
    """Yield time (ns), virtual CPU and new state, ascending in time; each has one at `start`.

    A change within a name is left out: of a thin recording only the slow states have names of their own.
    """
    trace = recording.trace
    first = int(np.searchsorted(trace["time"], start, side="right"))
    last = int(np.searchsorted(trace["time"], end, side="left"))
    shown = _states_at(recording, trace[:first])
    for vcpu, state in enumerate(shown):
        yield start, vcpu, state
    names = _names(recording)
    for time, vcpu, code in zip(
        *(trace[name][first:last].tolist() for name in ("time", "vcpu", "state")), strict=True
    ):
        if names[code] != shown[vcpu]:
            shown[vcpu] = names[code]
            yield time, vcpu, names[code]


def stretches(recording: Recording, start: int, end: int) -> Iterator[VcpuSpan]:
    """Yield the stretches of all virtual CPUs between two times (ns), ascending by their ends."""
    since: dict[int, tuple[int, str]] = {}
    for time, vcpu, state in changes(recording, start, end):
        if vcpu in since:
            yield VcpuSpan(vcpu, since[vcpu][0], time, since[vcpu][1])
        since[vcpu] = time, state
    for vcpu, (began, state) in since.items():
        yield VcpuSpan(vcpu, began, end, state)


def _names(recording: Recording) -> dict[int, str]:
    found = {int(code): label for code, label in STATE_LABELS.items()}
    if recording.thin:
        found |= {int(code): ACTIVE for code in QUICK}
    found[int(VcpuState.OFF)] = STATE_LABELS[VcpuState.OFF]
    return found


def _states_at(recording: Recording, before: Any) -> list[str]:
    """Return the state of each virtual CPU after the rows of a trace."""
    names, count = _names(recording), len(recording.vcpu_guest)
    codes = np.full(count, int(VcpuState.OFF))
    codes[before["vcpu"]] = before["state"]  # of several rows the last one counts
    return [names[code] for code in codes.tolist()]
