"""What processors did, from a Detail: arranged by processor, with the lock that each stretch is about."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from engine.kinds import Doing, Lock

if TYPE_CHECKING:
    from app.charts.detail import Detail

Array = npt.NDArray[Any]
HOLDS = (Doing.POP, Doing.STACK, Doing.SET, Doing.PAGE)
NONE = -1


def lock_of(doing: Doing, apart: bool) -> int:
    """The lock that is held meanwhile, NONE when none is; apart: timers have a lock of their own."""
    if doing == Doing.PAGE:
        return Lock.PAGING
    if doing in (Doing.POP, Doing.SET):
        return Lock.TIMER if apart else Lock.SCHEDULER
    return Lock.SCHEDULER if doing == Doing.STACK else NONE


class Work:
    """Stretches of time in order of processor and start; all arrays are (n,)."""

    def __init__(self, detail: Detail, processors: int, apart: bool) -> None:
        rows = detail.processors
        rows = rows[np.argsort(rows["cpu"].astype(np.int16), kind="stable")]
        self.start, self.end = (np.ascontiguousarray(rows[name]) for name in ("start", "end"))
        self.cpu, self.doing, self.vcpu, self.n = (
            rows[name].astype(np.int64) for name in ("cpu", "doing", "vcpu", "n")
        )
        self.first = np.searchsorted(self.cpu, np.arange(processors + 1))
        held = np.array([lock_of(doing, apart) for doing in Doing], np.int64)
        self.lock = held[self.doing]  # that it is about, NONE = no lock
        spins = self.doing == Doing.SPIN
        self.lock[spins] = self._next(self.lock)[spins]

    def _next(self, values: Array, by: int = 1) -> Array:
        """For each stretch the value of the one `by` further on the same processor, NONE at its end."""
        after = np.full(len(values), NONE, np.int64)
        after[:-by] = np.where(self.cpu[by:] == self.cpu[:-by], values[by:], NONE)
        return after

    def at(self, cpu: int, time: int) -> int | None:
        """The stretch of a processor at a time (ns), if that is known."""
        begin, end = self.first[cpu], self.first[cpu + 1]
        i = int(begin + np.searchsorted(self.end[begin:end], time, side="right"))
        return i if i < end and self.start[i] <= time else None

    def holder(self, lock: int, time: int) -> int | None:
        """The stretch in which somebody holds a lock at a time."""
        held = self.holds[lock]
        i = int(np.searchsorted(self.end[held], time, side="right"))
        return int(held[i]) if i < len(held) and self.start[held[i]] <= time else None

    def spinning(self, lock: int, time: int) -> list[int]:
        """Processors that wait for a lock at a time, the one that came first before the others."""
        some = (self.start <= time) & (self.end > time) & (self.doing == Doing.SPIN) & (self.lock == lock)
        found = np.flatnonzero(some)
        return [int(self.cpu[i]) for i in found[np.argsort(self.start[found], kind="stable")]]

    @cached_property
    def holds(self) -> dict[int, Array]:
        """By lock: the stretches in which it is held, in order of time."""
        holding = np.isin(self.doing, HOLDS)
        found = {lock: np.flatnonzero(holding & (self.lock == lock)) for lock in Lock}
        return {lock: held[np.argsort(self.end[held], kind="stable")] for lock, held in found.items()}

    @cached_property
    def interrupts(self) -> tuple[Array, Array]:
        """The stretches of timer interrupts, and how many requests each of them took."""
        taken = np.where(self.doing == Doing.POP, self.n, NONE)
        found = np.flatnonzero(self.doing == Doing.INTERRUPT)
        after = np.maximum(self._next(taken), self._next(taken, 2))  # it may have to spin first
        return found, np.maximum(after[found], 0)

    def length_after(self, row: int) -> int:
        """How long the requests of a timer interrupt are taken, ns; 0 = it is not known."""
        after = [i for i in (row + 1, row + 2) if i < len(self.cpu) and self.cpu[i] == self.cpu[row]]
        return next((int(self.end[i] - self.start[i]) for i in after if self.doing[i] == Doing.POP), 0)

    @cached_property
    def borders(self) -> Array:
        """All moments at which any processor begins something, in order, ns."""
        return np.unique(self.start)
