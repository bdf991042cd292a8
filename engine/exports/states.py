"""Spans of time in one state, as used in traces and waves, and their value change dump (VCD).

Format: IEEE 1364, clause 18; the states are variables of type string, an extension supported by GTKWave and
pyvcd. Spaces in a state become underscores. Requires pyvcd.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from engine.atomic import atomic_file
from engine.conditions.states import QUICK
from engine.exports.tables import MissingPackageError
from engine.kernel.kinds import STATE_LABELS, VcpuState
from engine.language import say
from engine.recording.recorder import Recording
from engine.scenario.model.site_release import releases

ACTIVE = "on the dispatch list"  # where a thin recording knows no more
AT_ONCE = 5_000  # changes between two reports of progress


class VcpuSpan(NamedTuple):
    """A virtual CPU in one state; times in ns."""

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
    """Yield the time (ns), virtual CPU and new state of each change, in time order; each virtual CPU has a
    state at `start`.

    A change after which the name is the same is omitted: in a thin recording, only the slow states have
    separate names.
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
    """Yield the spans of all virtual CPUs between two times (ns), in order of their ends."""
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


def check_vcd() -> None:
    """Raise MissingPackageError if pyvcd is not installed."""
    try:
        import vcd  # noqa: F401  # optional
    except ImportError:
        hint = say('VCD requires the pyvcd package; install it with: pip install "lparlab[data]"')
        raise MissingPackageError(hint) from None


def write_vcd(recording: Recording, path: Path, start: int = 0, end: int | None = None) -> Iterator[float]:
    """Write the states from `start` to `end` (ns; None: to the end of the run); yield the progress.

    Raises MissingPackageError, OSError.
    """
    check_vcd()
    from vcd import VCDWriter  # optional

    last = recording.now if end is None else end
    with atomic_file(path) as file:
        text = io.TextIOWrapper(file, encoding="ascii", errors="replace", newline="\n", write_through=True)
        comment = f"LPAR Lab: {recording.scenario.id}, seed {recording.seed}; simulated, not measured"
        comment = "; ".join(filter(None, (comment, releases(recording.scenario.lpar))))
        with VCDWriter(
            text, timescale="1 ns", comment=comment, date="simulated", init_timestamp=start
        ) as writer:
            names = [name.split(" ", 1) for name in vcpu_names(recording)]
            shown = [
                writer.register_var(user, cpu.replace(" ", ""), "string", init="x") for user, cpu in names
            ]
            for number, (time, vcpu, state) in enumerate(changes(recording, start, last)):
                writer.change(shown[vcpu], time, state.replace(" ", "_"))
                if number % AT_ONCE == AT_ONCE - 1:
                    yield min(0.99, number / (len(recording.trace) + 1))
            writer.close(last)
        text.detach()
    yield 1.0
