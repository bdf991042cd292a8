"""A made-up thin run with locks, and Details of it: a small machine in plain Python, event by event."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.kernel.kinds import STATES, Doing, Lock, VcpuState
from engine.kernel.units import MS, SECOND, US
from engine.recording.detail import Detail
from engine.recording.recorder import CPU_SAMPLE, GUEST_SAMPLE, SYSTEM_SAMPLE, VCPU_SAMPLE, Recording
from engine.state.tables import DOING, LOG, TRACE
from tests.app.charts import synthetic

TICK = 10 * MS
HOLD = {Doing.POP: 5 * US, Doing.STACK: 4 * US, Doing.SET: 5 * US}
Array = npt.NDArray[Any]


@dataclass(eq=False)
class Machine:
    """Guests that tick, processors that take their timers under one lock."""

    guests: int
    processors: int
    seed: int
    until: int
    now: int = 0
    rows: list[tuple[int, ...]] = field(default_factory=list)  # as DOING
    trace: list[tuple[int, int, int]] = field(default_factory=list)
    events: list[tuple[int, int, Callable[[], None]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.random = np.random.default_rng(self.seed)
        self.due: list[int] = []
        self.ready: list[int] = []
        self.idle = set(range(self.processors))
        self.since = [0] * self.processors
        self.owner = -1
        self.queue: list[tuple[int, Callable[[], None]]] = []
        self.popper = False
        for guest in range(self.guests):
            self.trace.append((0, guest, VcpuState.TEST_IDLE))
            self.after(int(self.random.integers(TICK)), lambda g=guest: self.timer(g))  # type: ignore[misc]

    def run(self) -> Machine:
        while self.events and self.events[0][0] <= self.until:
            self.now, _, act = heapq.heappop(self.events)
            act()
        self.now = self.until
        for c in range(self.processors):
            self.note(c, Doing.IDLE)
        return self

    def after(self, time: int, act: Callable[[], None]) -> None:
        heapq.heappush(self.events, (self.now + time, len(self.rows) * 4 + len(self.events), act))

    def note(self, c: int, doing: Doing, vcpu: int = -1, n: int = 0) -> None:
        if self.now > self.since[c]:
            self.rows.append((self.since[c], self.now, c, doing, vcpu, n))
        self.since[c] = self.now

    def does(
        self, c: int, doing: Doing, mean: int, act: Callable[[], None], vcpu: int = -1, n: int = 0
    ) -> None:
        def end() -> None:
            self.note(c, doing, vcpu, n)
            act()

        self.after(int(mean * (0.5 + self.random.random())), end)

    def timer(self, guest: int) -> None:
        self.due.append(guest)
        if self.idle and not self.popper:
            c = min(self.idle)
            self.idle.discard(c)
            self.note(c, Doing.IDLE)
            self.interrupt(c)

    def interrupt(self, c: int) -> None:
        self.popper = True
        self.does(c, Doing.INTERRUPT, US, lambda: self.lock(c, lambda: self.pop(c)))

    def lock(self, c: int, act: Callable[[], None]) -> None:
        if self.owner < 0:
            self.owner = c
            act()
            return

        def granted() -> None:
            self.note(c, Doing.SPIN)
            act()

        self.queue.append((c, granted))

    def release(self) -> None:
        self.owner = -1
        if self.queue:
            self.owner, act = self.queue.pop(0)
            act()

    def pop(self, c: int) -> None:
        taken, self.due = self.due, []

        def end() -> None:
            self.popper = False
            for guest in taken:
                self.state(guest, VcpuState.READY)
                self.ready.append(guest)
                self.wake()
            self.release()
            self.does(c, Doing.LEAVE, US, lambda: self.schedule(c))

        self.does(c, Doing.POP, HOLD[Doing.POP], end, n=len(taken))

    def wake(self) -> None:
        if self.idle:
            c = min(self.idle)
            self.idle.discard(c)
            self.note(c, Doing.IDLE)
            self.does(c, Doing.WAKING, 2 * US, lambda: self.schedule(c))

    def schedule(self, c: int) -> None:
        if self.due and not self.popper:
            self.interrupt(c)
        elif self.ready:
            guest = self.ready.pop(0)
            if self.random.random() < 0.4:
                self.lock(
                    c, lambda: self.does(c, Doing.STACK, HOLD[Doing.STACK], lambda: self.stacked(c, guest))
                )
            else:
                self.dispatch(c, guest)
        else:
            self.idle.add(c)

    def stacked(self, c: int, guest: int) -> None:
        self.release()
        self.dispatch(c, guest)

    def dispatch(self, c: int, guest: int) -> None:
        self.state(guest, VcpuState.RUNNING)

        def work() -> None:
            self.does(c, Doing.EMULATION, 15 * US, leave, guest)

        def leave() -> None:
            self.does(c, Doing.AFTER, 7 * US, lambda: self.lock(c, put), guest)

        def put() -> None:
            self.does(c, Doing.SET, HOLD[Doing.SET], end, guest)

        def end() -> None:
            self.state(guest, VcpuState.TEST_IDLE)
            self.after(TICK, lambda: self.timer(guest))
            self.release()
            self.schedule(c)

        self.does(c, Doing.BEFORE, 7 * US, work, guest)

    def state(self, guest: int, state: VcpuState) -> None:
        self.trace.append((self.now, guest, state))


@cache
def ran(guests: int = 12, processors: int = 3, until: int = 3 * SECOND, seed: int = 1) -> Machine:
    """A run, made once."""
    return Machine(guests, processors, seed, until).run()


@cache
def rows_of(machine: Machine) -> Array:
    """All that its processors did."""
    return np.array(sorted(machine.rows, key=lambda row: row[1]), DOING)


@cache
def changes_of(machine: Machine) -> Array:
    """All changes of state."""
    return np.array(machine.trace, TRACE)


def detail(machine: Machine, start: int, end: int) -> Detail:
    """What a look at a stretch of time shows."""
    rows, trace = rows_of(machine), changes_of(machine)
    rows = rows[(rows["end"] > start) & (rows["start"] < end)]
    rows["start"], rows["end"] = np.maximum(rows["start"], start), np.minimum(rows["end"], end)
    first = np.zeros(machine.guests, TRACE)
    first["time"], first["vcpu"] = start, np.arange(machine.guests)
    earlier = trace[trace["time"] <= start]
    first["state"][earlier["vcpu"]] = earlier["state"]  # of several the last one stays
    later = trace[(trace["time"] > start) & (trace["time"] <= end)]
    return Detail(start, end, np.concatenate([first, later]), rows, full=True)


@cache
def recording(machine: Machine, every: int = SECOND // 10) -> Recording:
    """Its thin recording with a sample every 100 ms."""
    time = np.arange(0, machine.until + 1, every, dtype=np.int64)
    trace = changes_of(machine)
    arrays: dict[str, Any] = {
        "time": time,
        "system": _system(machine, time),
        "guests": np.zeros((len(time), machine.guests), GUEST_SAMPLE),
        "vcpus": _vcpus(trace, time, machine.guests),
        "cpus": _cpus(machine, time),
        "vcpu_guest": np.arange(machine.guests),
        "trace": trace[: machine.guests],
        "log": np.zeros(0, LOG),
        "trace_at": np.full(len(time), machine.guests),
    }
    for array in arrays.values():
        array.flags.writeable = False
    return Recording(scenario=scenario(machine), seed=machine.seed, now=machine.until, **arrays)


@cache
def _scenario(guests: int, processors: int, until: int) -> Any:
    made = synthetic.scenario(guests, until // SECOND)
    made.lpar = SimpleNamespace(
        **{**vars(made.lpar), "processors": processors, "locks": True, "release": "4.3"}
    )
    return made


def scenario(machine: Machine) -> Any:
    """The part of its scenario that charts look at."""
    return _scenario(machine.guests, machine.processors, machine.until)


def spent(start: Array, end: Array, times: Array) -> Array:
    """How much of the stretches lies before each time."""
    return np.array([np.clip(np.minimum(end, t) - start, 0, None).sum() for t in times], np.int64)


def _cpus(machine: Machine, time: Array) -> Array:
    rows, out = rows_of(machine), np.zeros((len(time), machine.processors), CPU_SAMPLE)
    for c in range(machine.processors):
        own = rows[rows["cpu"] == c]
        for name, kinds in {
            "emul_ns": [Doing.EMULATION],
            "spin_ns": [Doing.SPIN],
            "idle_ns": [Doing.IDLE, Doing.WAKING],
        }.items():
            some = own[np.isin(own["doing"], kinds)]
            out[name][:, c] = spent(some["start"], some["end"], time)
        out["cp_ns"][:, c] = time - out["emul_ns"][:, c] - out["idle_ns"][:, c]
    return out


def _system(machine: Machine, time: Array) -> Array:
    rows, out = rows_of(machine), np.zeros(len(time), SYSTEM_SAMPLE)
    held = rows[np.isin(rows["doing"], list(HOLD))]
    spun = rows[rows["doing"] == Doing.SPIN]
    out["lock"]["held_ns"][:, Lock.SCHEDULER] = spent(held["start"], held["end"], time)
    out["lock"]["spin_ns"][:, Lock.SCHEDULER] = spent(spun["start"], spun["end"], time)
    out["events"] = np.searchsorted(rows["end"], time)
    return out


def _vcpus(trace: Array, time: Array, count: int) -> Array:
    out = np.zeros((len(time), count), VCPU_SAMPLE)
    for v in range(count):
        own = trace[trace["vcpu"] == v]
        ends = np.append(own["time"][1:], time[-1])
        for state in range(STATES):
            some = own["state"] == state
            out["time_in"][:, v, state] = spent(own["time"][some], ends[some], time)
        out["state"][:, v] = own["state"][np.searchsorted(own["time"], time, side="right") - 1]
    return out
