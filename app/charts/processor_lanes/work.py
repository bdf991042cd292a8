"""The work of processors from a Detail, by processor, with the lock involved in each time range."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from engine.kernel.kinds import Doing, Lock

if TYPE_CHECKING:
    from engine.recording.detail import Detail

Array = npt.NDArray[Any]
NONE = -1


def lock_of(doing: Doing, apart: bool) -> int:
    """Return the lock held during an activity, NONE = no lock; apart: timers have a separate lock."""
    if doing == Doing.PAGE:
        return Lock.PAGING
    if doing in (Doing.POP, Doing.SET):
        return Lock.TIMER if apart else Lock.SCHEDULER
    return Lock.SCHEDULER if doing == Doing.STACK else NONE


class ProcessorWork:
    """Time ranges ordered by processor and start; all arrays are (n,)."""

    def __init__(self, detail: Detail, processors: int, apart: bool) -> None:
        rows = detail.processors
        rows = rows[np.argsort(rows["cpu"].astype(np.int16), kind="stable")]
        self.start, self.end = (np.ascontiguousarray(rows[name]) for name in ("start", "end"))
        self.cpu, self.doing, self.vcpu, self.n = (
            rows[name].astype(np.int64) for name in ("cpu", "doing", "vcpu", "n")
        )
        self.first = np.searchsorted(self.cpu, np.arange(processors + 1)).tolist()
        held = np.array([lock_of(doing, apart) for doing in Doing], np.int64)
        self.lock = held[self.doing]  # that it is about, NONE = no lock
        self.spins = self.doing == Doing.SPIN
        self.lock[self.spins] = self._next(self.lock)[self.spins]
        self.holding = ~self.spins & (self.lock != NONE)
        silent = np.isin(self.doing, (Doing.IDLE, Doing.WAKING, Doing.PARKED))
        self.longest = int(np.max(self.end - self.start, where=~silent, initial=0))  # of all but idle ones

    def _next(self, values: Array, by: int = 1) -> Array:
        """Return, for each time range, the value `by` ranges later on the same processor; NONE if there is no
        such range.
        """
        after = np.full(len(values), NONE, np.int64)
        after[:-by] = np.where(self.cpu[by:] == self.cpu[:-by], values[by:], NONE)
        return after

    def at(self, cpu: int, time: int) -> int | None:
        """Return the time range of a processor at a time (ns), if known."""
        begin, end = self.first[cpu], self.first[cpu + 1]
        i = int(begin + np.searchsorted(self.end[begin:end], time, side="right"))
        return i if i < end and self.start[i] <= time else None

    def between(self, start: int, end: int) -> Array:
        """Return the time ranges that overlap the given time range, ns."""
        found = []
        for begin, stop in zip(self.first[:-1], self.first[1:], strict=True):
            low = begin + np.searchsorted(self.end[begin:stop], start, side="right")
            high = begin + np.searchsorted(self.start[begin:stop], end, side="left")
            found.append(np.arange(low, max(low, high)))
        return np.concatenate([np.zeros(0, np.int64), *found])

    def holder(self, lock: int, time: int) -> int | None:
        """Return the time range in which a processor holds a lock at a given time."""
        held = self.holds[lock]
        i = int(np.searchsorted(self.end[held], time, side="right"))
        return int(held[i]) if i < len(held) and self.start[held[i]] <= time else None

    def spinning(self, lock: int, time: int) -> list[int]:
        """Return the processors waiting for a lock at a given time, in order of arrival."""
        at = self.between(time, time + 1)
        found = at[self.spins[at] & (self.lock[at] == lock)]
        return [int(self.cpu[i]) for i in found[np.argsort(self.start[found], kind="stable")]]

    @cached_property
    def holds(self) -> dict[int, Array]:
        """The time ranges in which each lock is held, ordered by lock and then by time."""
        found = {lock: np.flatnonzero(self.holding & (self.lock == lock)) for lock in Lock}
        return {lock: held[np.argsort(self.end[held], kind="stable")] for lock, held in found.items()}

    @cached_property
    def interrupts(self) -> tuple[Array, Array]:
        """The time ranges of timer interrupts, and the number of requests that each of them took."""
        taken = np.where(self.doing == Doing.POP, self.n, NONE)
        found = np.flatnonzero(self.doing == Doing.INTERRUPT)
        after = np.maximum(self._next(taken), self._next(taken, 2))  # it may have to spin first
        return found, np.maximum(after[found], 0)

    def length_after(self, row: int) -> int:
        """Return how long the requests of a timer interrupt take, ns; 0 = unknown."""
        after = [i for i in (row + 1, row + 2) if i < len(self.cpu) and self.cpu[i] == self.cpu[row]]
        return next((int(self.end[i] - self.start[i]) for i in after if self.doing[i] == Doing.POP), 0)

    @cached_property
    def borders(self) -> Array:
        """All times at which any processor begins something, in order, ns."""
        return np.unique(self.start)
