"""Model M1 (bench/models/model.py) as a SimPy 4 program: one process a guest and one a processor."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Generator
from dataclasses import dataclass, field

import simpy

from bench.models.model import DEMAND_NS, LOCK_NS, MASTER, MASTER_SHARE, TICK_NS

Process = Generator[simpy.Event, object, None]
_TICK, _LOCK, _DEMAND_PER_NS = int(TICK_NS), int(LOCK_NS), 1.0 / DEMAND_NS


@dataclass
class SimpyModel:
    """The whole model; `env.run(until)` advances it, ns."""

    guests: int
    cpus: int
    seed: int
    env: simpy.Environment = field(default_factory=simpy.Environment)
    busy_ns: int = 0
    spin_ns: int = 0
    ready: deque[int] = field(default_factory=deque)
    master: deque[int] = field(default_factory=deque)

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)
        self.lock = simpy.Resource(self.env)
        self.waiting = [False] * self.guests
        self.idle: dict[int, simpy.Event] = {}
        for guest in range(self.guests):
            self.env.process(self.guest(guest))
        for cpu in range(self.cpus):
            self.env.process(self.processor(cpu))

    def guest(self, guest: int) -> Process:
        """Tick for ever."""
        yield self.env.timeout(self.random.randrange(_TICK))
        while True:
            if not self.waiting[guest]:
                self.waiting[guest] = True
                self.ready.append(guest)
                if self.idle:
                    self.wake(max(self.idle))
            yield self.env.timeout(_TICK)

    def wake(self, cpu: int) -> None:
        """Let an idle processor look for work."""
        self.idle.pop(cpu).succeed()

    def processor(self, cpu: int) -> Process:
        """Dispatch under the lock, run, for ever."""
        while True:
            if not self.ready and not (cpu == MASTER and self.master):
                self.idle[cpu] = self.env.event()
                yield self.idle[cpu]
            yield from self.dispatch()
            on_master = cpu == MASTER and bool(self.master)
            queue = self.master if on_master else self.ready
            if queue:
                yield from self.run_guest(queue.popleft(), on_master)

    def dispatch(self) -> Process:
        """Hold the lock for one dispatch."""
        came = self.env.now
        with self.lock.request() as turn:
            yield turn
            self.spin_ns += int(self.env.now - came)
            self.busy_ns += _LOCK
            yield self.env.timeout(_LOCK)

    def run_guest(self, guest: int, on_master: bool) -> Process:
        """Run a piece of work; some must continue on the master processor."""
        demand = int(self.random.expovariate(_DEMAND_PER_NS)) + 1
        self.busy_ns += demand
        yield self.env.timeout(demand)
        if on_master or self.random.random() >= MASTER_SHARE:
            self.waiting[guest] = False
            return
        self.master.append(guest)
        if MASTER in self.idle:
            self.wake(int(MASTER))
