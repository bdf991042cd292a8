"""The users of the processors and physical cores while a guest waited."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.language import enumerated, later, numeral, say
from engine.recording.recorder import Recording
from engine.scenario.derived.cec import lpars

LEAST = 0.0005  # share of the time that is a part
LEAST_SHOWN = 0.005  # of a processor: what is not 0.00 with two decimals
MOST = 3  # guests that are named
_LOST = {  # fields of a core that count the time in which it serves no guest
    "parked_ns": later("CP had parked {0:.2f} of the {1} processors on average."),
    "waited": later("{0:.2f} of the {1} processors on average had work and no physical core."),
}


def who_ran(recording: Recording, guest: int, start: int, end: int) -> Iterator[str]:
    """Yield the processor use of all guests on the guest's system, with CP's work for them, the guests with
    the highest use, and the processors that did not serve them.
    """
    many, used = recording.scenario.guests, _used_beside(recording, guest)
    found = [(grown(recording, used[:, other], start, end), other) for other in range(len(many))]
    others = sorted((cpus, many[other].userid) for cpus, other in found if other != guest and cpus >= LEAST)
    named = [say("{0} {1:.2f}", name, cpus) for cpus, name in others[::-1][:MOST]]
    if named:
        text = (
            "All guests together used {0:.2f} of {1} processors meanwhile; the busiest other guests "
            "were: {2}."
        )
        total, count = sum(cpus for cpus, _ in found), _processors(recording, guest, start, end)
        yield say(text, total, numeral(count, ".3g"), enumerated(named))
    yield from _not_there(recording, start, end)


def _used_beside(recording: Recording, guest: int) -> npt.NDArray[np.float64]:
    """Return running totals of the CPU time, ns, of all guests while they were on this guest's system."""
    place = recording.guest_system
    used = np.asarray(recording.guests["emul_ns"] + recording.guests["cp_ns"], np.float64)
    used[1:] = np.cumsum(np.diff(used, axis=0) * (place[1:] == place[1:, guest, None]), axis=0)
    return used


def _processors(recording: Recording, guest: int, start: int, end: int) -> float:
    """Return the number of processors of the guest's system: the mean number if the guest moves."""
    time = np.asarray(recording.time, np.int64)
    inside = (time[1:] > start) & (time[:-1] < end)
    counts = np.array([system.lpar.processors for system in recording.systems])
    return float(counts[recording.guest_system[1:, guest][inside]].mean())


def grown(recording: Recording, total: npt.NDArray[Any], start: int, end: int) -> float:
    """Return how much a running total, ns, grew from start to end, as a share of that time."""
    at = np.interp([start, end], np.asarray(recording.time, np.float64), total.astype(np.float64))
    return float(at[1] - at[0]) / (end - start)


def _not_there(recording: Recording, start: int, end: int) -> Iterator[str]:
    """Yield the average numbers of processors that were parked and that had no physical core."""
    count = recording.systems[0].lpar.processors
    if recording.cores.shape[1] == 0:  # only a system that is alone has cores
        return
    for field, text in _LOST.items():
        lost = grown(recording, recording.cores[field][:, :count].sum(axis=1), start, end)
        if lost >= LEAST_SHOWN:
            yield say(text, lost, count)


def lpars_used(recording: Recording, start: int, end: int) -> Iterator[str]:
    """Yield the physical cores that each LPAR of the CEC used."""
    used = recording.lpars["used"]
    cores = {
        name: grown(recording, used[:, at], start, end) for at, name in enumerate(lpars(recording.scenario))
    }
    named = [say("{0} {1:.2f}", name, count) for name, count in cores.items() if count >= LEAST]
    yield say("Physical cores used meanwhile: {0}.", enumerated(named))
