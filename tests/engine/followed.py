"""A machine that is followed event by event: what its processors did at each, and its twins beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from engine.kernel.kinds import Doing, EventKind, Lock, Release
from engine.kernel.queue import MAX_HOT, NEVER, due_of, next_source
from engine.sim import Simulation
from tests.engine.processors.lock_laws import HOLDING, pending_of, queue_of
from tests.naive.spin_lock import SpinLock
from tests.naive.timer_requests import TimerRequests

# As numbers: each event asks for them, and members of an enumeration are slow to find.
INTERRUPT, IDLE, POP, PAGE, SPIN = (
    int(one) for one in (Doing.INTERRUPT, Doing.IDLE, Doing.POP, Doing.PAGE, Doing.SPIN)
)
WAKE, UNSET = int(EventKind.WAKE), int(NEVER)
_HOLDING = tuple(int(one) for one in HOLDING)
_LOCKED = (*_HOLDING, SPIN)


class Cpu(NamedTuple):
    """What a processor does."""

    doing: int
    dispatches: int
    lock: int
    purpose: int


class Followed:
    """Runs a machine, and tells the twins what it was asked to do; `compare` looks whether they agree."""

    def __init__(self, sim: Simulation) -> None:
        self.sim, self.s = sim, sim.state.tables[0]
        self.n = int(self.s["n_cpu"])
        self.locks = [SpinLock() for _ in Lock]
        self.timers = TimerRequests(self.s["release"] == Release.MASTER)
        self._timer_lock = int(Lock.TIMER if self.s["release"] == Release.APART else Lock.SCHEDULER)
        self._note_requests(np.full(int(self.s["n_vcpu"]), NEVER))

    def events(self) -> Iterator[int]:
        """The time of each event, after it."""
        until = self.sim.scenario.until
        while not self.sim.finished:
            source = int(next_source(self.s["queue"]))
            due = int(due_of(self.s["queue"], np.int64(source)))
            before, pending = self._cpus(), self._pending()
            self.sim.run(min(until, due), 1)
            if due <= until:
                self._tell(source, before, pending)
            yield int(self.s["now"])

    def command(self, line: str) -> None:
        """A command is given between two events."""
        before, pending = self._cpus(), self._pending()
        self.sim.execute(line)
        self._note_requests(pending)
        after = self._cpus()
        for c in range(self.n):
            self._processor(c, before[c], after[c], False)

    def _cpus(self) -> list[Cpu]:
        cpus = self.s["cpu"][: self.n]
        return [Cpu(*row) for row in zip(*(cpus[name].tolist() for name in Cpu._fields), strict=True)]

    def _pending(self) -> Any:
        """When each virtual CPU's timer request is due; NEVER = it has none."""
        vcpus = self.s["vcpu"][: self.s["n_vcpu"]]
        return np.where(vcpus["timer"] == 1, pending_of(self.s, vcpus), NEVER)

    def _tell(self, source: int, before: list[Cpu], pending: Any) -> None:
        """Tell the twins what has happened."""
        after = self._cpus()
        kind = self.s["queue"]["kind"][source - MAX_HOT] if source >= MAX_HOT else -1
        if kind == WAKE and pending[source - MAX_HOT] != NEVER:
            self.timers.now_due(source - MAX_HOT, int(self.s["now"]))
            pending[source - MAX_HOT] = NEVER
        if source < self.n and before[source].doing in _HOLDING:
            self._release(source, before)
        self._note_requests(pending)
        order = sorted(range(self.n), key=lambda c: c != source)
        for c in order:
            self._processor(c, before[c], after[c], c == source)

    def _release(self, c: int, before: list[Cpu]) -> None:
        now, lock = int(self.s["now"]), self.locks[before[c].lock]
        if self._takes(c, before[c]):
            self.timers.taken(c, before[c].doing == POP)
        lock.give_back(now)
        if lock.owner >= 0 and self._takes(lock.owner, before[lock.owner]):
            self.timers.grant()

    def _takes(self, c: int, row: Cpu) -> bool:
        """Return whether a processor takes due requests with the lock that it asks for or has."""
        return bool(row.lock == self._timer_lock and row.purpose != PAGE and self.timers.takes(c))

    def _processor(self, c: int, before: Cpu, after: Cpu, ended: bool) -> None:
        """What one processor does now that it did not do before."""
        dispatched = after.dispatches > before.dispatches
        became = ended or dispatched or before.doing != after.doing
        if after.doing == INTERRUPT and before.doing != INTERRUPT:
            self.timers.interrupt(c)
        elif dispatched or (became and after.doing == IDLE):
            assert not self.timers.wanted(c), f"processor {c} does something else than taking requests"
        if after.doing in _LOCKED and (ended or before.doing not in _LOCKED):
            lock = self.locks[after.lock]
            lock.ask(c, int(self.s["now"]))
            if lock.owner == c and self._takes(c, after):
                self.timers.grant()

    def _note_requests(self, before: Any) -> None:
        """Requests that were set, changed or given up in this event."""
        for v, (old, new) in enumerate(zip(before.tolist(), self._pending().tolist(), strict=True)):
            if new == UNSET and old != UNSET:
                self.timers.cancel(v)
            elif new not in (UNSET, old):
                self.timers.set(v, new)

    def compare(self) -> None:
        """The machine and its twins agree."""
        self._compare_locks()
        s, timers = self.s, self.timers
        assert self._due() == timers.due
        assert s["timer_requests"] == timers.set_n
        assert s["timers_served"] == len(timers.served)
        assert s["timers_cancelled"] == timers.given_up
        assert s["timer_interrupts"] == timers.interrupts
        assert s["pops"] == timers.pops
        assert s["poppers"] == len(timers.going)

    def _compare_locks(self) -> None:
        now, cpus = int(self.s["now"]), self.s["cpu"][: self.n]
        doing, asked, open_ns = cpus["doing"], cpus["lock"], now - cpus["began"]
        holding = np.isin(doing, _HOLDING)
        for number, (row, lock) in enumerate(zip(self.s["lock"], self.locks, strict=True)):
            assert (row["owner"], queue_of(self.s, number)) == (lock.owner, lock.queue)
            assert (row["requests"], row["spins"]) == (lock.requests, lock.spins)
            mine = asked == number
            spinning = open_ns[mine & (doing == SPIN)].sum()
            assert row["spin_ns"] + spinning == lock.spun(now)
            held = open_ns[mine & holding].sum()
            assert row["held_ns"] + held == lock.held(now)

    def _due(self) -> list[int]:
        found: list[int] = []
        v = int(self.s["due_head"])
        while len(found) < self.s["due_n"]:
            found.append(v)
            v = int(self.s["vcpu"][v]["next_due"])
        return found
