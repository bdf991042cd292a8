"""Twin of the conditions: what holds at a time, found by going through trace, samples and log row by row."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable
from functools import cache

from engine.kernel.kinds import Incident, VcpuState
from engine.measures import measures
from engine.recording.recorder import Recording
from tests.naive.figures import states_of, vcpus_of


class Past:
    """A recording with the states of each virtual CPU in lists of their own."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.times = [int(time) for time in recording.time]
        self._states = [states_of(recording, v) for v in range(len(recording.vcpu_guest))]
        self.moments = sorted({0, *self.times, *(since for rows in self._states for since, _ in rows)})
        self._known: dict[tuple[str, tuple[int, ...], int], float] = {}

    def state(self, vcpu: int, at: int) -> VcpuState:
        """Return the state after everything that happens in that ns."""
        rows = self._states[vcpu]
        return rows[bisect_right(rows, at, key=lambda row: row[0]) - 1][1]

    def sample(self, at: int) -> int:
        """Return the last sample up to then, -1 = none."""
        return bisect_right(self.times, at) - 1

    def value(self, id: str, members: list[int], sample: int) -> float:
        """Return the measure at a sample."""
        if measures()[id].counter and sample < 1:
            return math.nan
        key, at = (id, tuple(members), sample), self.times[sample]
        if key not in self._known:
            self._known[key] = measures()[id].value(self.recording, members, at, at)
        return self._known[key]


Truth = Callable[[Past, int], bool]  # at a time, ns


def in_state(guests: list[int], states: set[VcpuState], whole: bool) -> Truth:
    """Return whether every guest has one virtual CPU in these states, or all of them."""

    def truth(p: Past, at: int) -> bool:
        quantity = all if whole else any
        return all(quantity(p.state(v, at) in states for v in vcpus_of(p.recording, g)) for g in guests)

    return truth


def none_in_state(guests: list[int], states: set[VcpuState], whole: bool) -> Truth:
    """Return whether no guest is in these states."""
    single = [in_state([g], states, whole) for g in guests]
    return lambda p, at: not any(one(p, at) for one in single)


def any_in_state(guests: list[int], states: set[VcpuState], whole: bool) -> Truth:
    """Return whether at least one guest is in these states."""
    single = [in_state([g], states, whole) for g in guests]
    return lambda p, at: any(one(p, at) for one in single)


def sampled(guests: list[int], field: str, code: int) -> Truth:
    """Return whether the last sample found every guest so."""

    def truth(p: Past, at: int) -> bool:
        sample = p.sample(at)
        return sample >= 0 and all(p.recording.guests[sample][field][g] == code for g in guests)

    return truth


def figure(id: str, groups: list[list[int]], test: Callable[[float], bool], every: bool = True) -> Truth:
    """Compare the measure at the last sample, for each group of members."""

    def truth(p: Past, at: int) -> bool:
        sample = p.sample(at)
        values = [p.value(id, group, sample) if sample >= 0 else math.nan for group in groups]
        return (all if every else any)(test(value) for value in values)

    return truth


def happened(guests: list[int], what: Incident) -> Truth:
    """Return whether there has been such an entry."""
    return lambda p, at: any(row["time"] <= at for row in entries(p.recording, guests, what))


def entries(r: Recording, guests: list[int], what: Incident) -> list[dict[str, int]]:
    """Return the log's entries of these guests, or of all."""
    rows = [row for row in r.log if row["what"] == what]
    return [row for row in rows if not guests or row["guest"] in guests]


def lasting(inner: Truth, time: int) -> Truth:
    """It holds at a time, and did at all moments of the recording since `time` (ns) before."""

    known = cache(inner)  # it is asked of the same moments again and again

    def truth(p: Past, at: int) -> bool:
        if at - time < 0:
            return False
        between = p.moments[bisect_right(p.moments, at - time) : bisect_right(p.moments, at)]
        return all(known(p, moment) for moment in (at - time, *between, at))

    return truth


def edges(p: Past, truth: Truth, moments: list[int]) -> list[int]:
    """Return the moments at which it becomes true; 0 counts when it holds then."""
    before, found = False, []
    for at in sorted({0, *moments}):
        now = truth(p, at)
        if now and not before:
            found.append(at)
        before = now
    return found
