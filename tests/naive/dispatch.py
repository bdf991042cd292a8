"""Twin of scheduler and dispatcher, obviously right: lists, dictionaries and min().

Guests without page faults compute, wait, are stopped and begun, and get frames from the network.
The random draws come from the caller, so that both machines see the same; all else is written anew.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

Draw = Callable[[str, float], float]  # (stream, mean) -> an exponential number; mean 0: uniform in [0, 1)
BUSY = ("RUNNING", "READY", "ELIGIBLE")


@dataclass
class Vcpu:
    """A virtual CPU; times in ns."""

    number: int
    guest: Guest
    last_cpu: int
    state: str = "OFF"
    priority: int = 0
    slice_left: int = 0
    burst_left: int = 0
    cp_debt: int = 0
    idle_until: int = 0
    listed: bool = False
    ran: bool = False
    stopped: bool = False
    due_work: bool = False


@dataclass
class Guest:
    """A guest and what runs in it: work of `burst` ns, waits of `wait` ns, pages touched every so often."""

    number: int
    share: float
    burst: float
    wait: float
    wait_kind: str
    traffic: float  # ns between frames, 0 = none
    tiers: list[tuple[int, float]]  # (resident pages, touches of each per ns of CPU time)
    vcpus: list[Vcpu] = field(default_factory=list)
    where: str = "nowhere"  # list
    klass: int = 1
    listed_at: int = 0
    wss: int = 0
    wss_in: int = 0
    cpu_in: int = 0  # CPU time when it came on the dispatch list
    emul_ns: int = 0
    cp_ns: int = 0
    stopped: bool = False


@dataclass
class Cpu:
    """A real processor."""

    vcpu: Vcpu | None = None
    began: int = 0
    cp_part: int = 0
    vector: list[Vcpu] = field(default_factory=list)
    emul_ns: int = 0
    cp_ns: int = 0
    idle_ns: int = 0


class Machine:
    """Events are a dictionary: source -> (due, what to do); the earliest, then the lowest source, is next."""

    def __init__(self, guests: list[Guest], cpus: int, param: Any, frames: int, draw: Draw) -> None:
        self.guests, self.cpus = guests, [Cpu() for _ in range(cpus)]
        self.vcpus = [v for u in guests for v in u.vcpus]
        self.param, self.frames, self.draw = param, frames, draw
        self.now = 0
        self.events: dict[tuple[int, int], tuple[int, Callable[[], None]]] = {}
        self.idle: list[Vcpu] = []  # in test idle, longest first
        self.trace: list[tuple[int, int, str]] = []

    # sources, in the order in which simultaneous events happen
    CPU, WAKE, TRAFFIC, TEST_IDLE, STEP = range(5)

    def run(self, until: int) -> None:
        """All events up to `until` (ns); books the time of the processors up to then."""
        while self.events:
            source = min(self.events, key=lambda one: (self.events[one][0], one))
            due, happen = self.events[source]
            if due > until:
                break
            self.now = due
            del self.events[source]
            happen()
        self.now = until
        for cpu in self.cpus:
            self.account(cpu)

    def at(self, source: tuple[int, int], due: int, happen: Callable[[], None]) -> None:
        """Something is to happen at a source, instead of what was to happen there."""
        self.events[source] = (due, happen)

    def set_state(self, v: Vcpu, state: str) -> None:
        """Note a change of state."""
        if v.state != state:
            v.state = state
            self.trace.append((self.now, v.number, state))

    # what processors do

    def account(self, cpu: Cpu) -> None:
        """Book what a processor has done since it was last booked."""
        elapsed, cpu.began = self.now - cpu.began, self.now
        if cpu.vcpu is None:
            cpu.idle_ns += elapsed
            return
        v, u = cpu.vcpu, cpu.vcpu.guest
        in_cp = min(elapsed, cpu.cp_part)
        ran = elapsed - in_cp
        cpu.cp_part -= in_cp
        v.cp_debt -= in_cp
        v.burst_left -= ran
        v.slice_left -= ran
        v.ran = v.ran or ran > 0
        for one in (cpu, u):
            one.cp_ns += in_cp
            one.emul_ns += ran

    def stretch(self, c: int) -> None:
        """The virtual CPU on processor c goes on: CP work first, then until its work or its slice ends."""
        cpu = self.cpus[c]
        v = cpu.vcpu
        assert v is not None
        run, end = min(v.burst_left, v.slice_left), self.end_slice
        if v.burst_left <= v.slice_left:
            end = self.end_burst
        if v.stopped:
            run, end = 0, self.end_work
        cpu.began, cpu.cp_part = self.now, v.cp_debt
        self.at((self.CPU, c), self.now + v.cp_debt + max(0, run), lambda: end(c))

    def run_on(self, c: int, v: Vcpu) -> None:
        """Processor c, which is free, runs v."""
        cpu = self.cpus[c]
        self.account(cpu)
        cpu.vcpu, v.last_cpu = v, c
        v.cp_debt += self.param["cost_dispatch"]
        if v.slice_left <= 0:
            v.slice_left = self.param["minor_slice"]
        self.set_state(v, "RUNNING")
        self.stretch(c)

    def place(self, v: Vcpu) -> None:
        """v is ready: its last processor, any idle one, or its last processor's vector."""
        v.priority = max(v.priority, self.now)
        free = [c for c, cpu in enumerate(self.cpus) if cpu.vcpu is None]
        if free:
            self.run_on(v.last_cpu if v.last_cpu in free else free[0], v)
        else:
            self.cpus[v.last_cpu].vector.append(v)
            self.set_state(v, "READY")

    def dispatch(self, c: int) -> None:
        """Processor c looks for work: in its own vector, else in the longest."""
        longest = max(self.cpus, key=lambda cpu: len(cpu.vector)).vector
        vector = self.cpus[c].vector or longest
        if vector:
            first = min(vector, key=lambda v: (v.priority, v.number))
            vector.remove(first)
            self.run_on(c, first)
        else:
            self.events.pop((self.CPU, c), None)

    def leave_cpu(self, v: Vcpu) -> int:
        """v stops running; the processor is free then, and is returned."""
        c = next(c for c, cpu in enumerate(self.cpus) if cpu.vcpu is v)
        self.account(self.cpus[c])
        self.cpus[c].vcpu = None
        self.cpus[c].cp_part = 0
        return c

    def leave_vector(self, v: Vcpu) -> None:
        """v does not wait for a processor any more."""
        next(cpu.vector for cpu in self.cpus if v in cpu.vector).remove(v)

    def end_burst(self, c: int) -> None:
        """The work is done: wait for I/O, or be idle."""
        v = self._on(c)
        self.leave_cpu(v)
        if (self.WAKE, v.number) not in self.events:
            self.at((self.WAKE, v.number), self.now + self.wait(v.guest), lambda: self.wake(v))
        if v.guest.wait_kind == "io":
            self.set_state(v, "IO_WAIT")
        else:
            self.test_idle(v)
        self.dispatch(c)

    def end_work(self, c: int) -> None:
        """CP has done its work for a stopped virtual CPU."""
        v = self._on(c)
        self.leave_cpu(v)
        self.test_idle(v)
        self.dispatch(c)

    def end_slice(self, c: int) -> None:
        """The slice is used up: a new deadline; others may come first, or the guest must leave."""
        v = self._on(c)
        self.account(self.cpus[c])
        u = v.guest
        shares = sum(other.share for other in self.guests if other.where == "dispatch")
        longer = max(1.0, shares / (u.share / len(u.vcpus) * len(self.cpus)))
        v.priority = max(v.priority, self.now) + int(self.param["minor_slice"] * longer)
        v.slice_left = self.param["minor_slice"]
        if self.now - u.listed_at >= self.param["elapsed_slice"][u.klass]:
            u.klass, u.listed_at = min(u.klass + 1, 3), self.now
            if self.eligible():
                return self.to_eligible(u)
        if not self.cpus[c].vector:
            return self.stretch(c)
        self.leave_cpu(v)
        self.cpus[c].vector.append(v)
        self.set_state(v, "READY")
        return self.dispatch(c)

    def _on(self, c: int) -> Vcpu:
        v = self.cpus[c].vcpu
        assert v is not None
        return v

    # work and waits

    def wait(self, u: Guest) -> int:
        """Time until the next piece of work."""
        if u.wait_kind == "timer":
            return int(u.wait * (0.5 + self.draw("WORKLOAD", 0))) + 1
        return int(self.draw("WORKLOAD", u.wait)) + 1

    def more_work(self, v: Vcpu) -> None:
        """A new piece of work on top of what is left."""
        v.burst_left = max(v.burst_left, 0) + int(self.draw("WORKLOAD", v.guest.burst)) + 1

    def wake(self, v: Vcpu) -> None:
        """The wait is over; a stopped virtual CPU notes it."""
        if v.stopped:
            v.due_work = True
            return
        self.more_work(v)
        self.go_on(v)

    def go_on(self, v: Vcpu) -> None:
        """v has work."""
        if v.state == "RUNNING":
            c = next(c for c, cpu in enumerate(self.cpus) if cpu.vcpu is v)
            self.account(self.cpus[c])
            self.stretch(c)
        elif v.state not in BUSY:
            self.make_ready(v)

    def frame(self, u: Guest) -> None:
        """A frame may have come for a guest: the more of its peers run, the more likely."""
        running = sum(not other.stopped for other in self.guests if other is not u)
        arrives = self.draw("TRAFFIC", 0) < running / max(1, len(self.guests) - 1)
        due = self.now + int(self.draw("TRAFFIC", u.traffic)) + 1
        self.at((self.TRAFFIC, u.number), due, lambda: self.frame(u))
        v = u.vcpus[0]
        if not arrives:
            return
        v.cp_debt += self.param["cost_packet"]
        if v.state in BUSY or (v.state == "IO_WAIT" and not v.stopped):
            return
        if not v.stopped:
            v.burst_left = max(v.burst_left, 0) + self.param["cost_packet"]
        self.make_ready(v)

    def stop(self, u: Guest) -> None:
        """CP STOP."""
        u.stopped = True
        for v in u.vcpus:
            v.stopped = True
            if v.state == "RUNNING":
                c = self.leave_cpu(v)
                self.test_idle(v)
                self.dispatch(c)
            elif v.state == "READY":
                self.leave_vector(v)
                self.test_idle(v)
            elif v.state == "IO_WAIT":
                self.test_idle(v)
            elif v.state == "DORMANT":
                self.set_state(v, "STOPPED")
            v.due_work = v.due_work or v.burst_left > 0
        if u.where == "eligible":
            self.leave_eligible(u)

    def begin(self, u: Guest) -> None:
        """CP BEGIN."""
        u.stopped = False
        for v in u.vcpus:
            v.stopped = False
            if v.state == "STOPPED":
                self.set_state(v, "DORMANT")
            if v.due_work:
                v.due_work = False
                if v.burst_left <= 0:
                    self.more_work(v)
                self.go_on(v)

    # lists

    def eligible(self) -> list[Guest]:
        """The eligible list, longest waiting first."""
        waiting = [u for u in self.guests if u.where == "eligible"]
        return sorted(waiting, key=lambda u: (u.listed_at, u.number))

    def fits(self, u: Guest) -> bool:
        """Is there room for the working set? The first guest always fits."""
        listed = [other.wss_in for other in self.guests if other.where == "dispatch"]
        return not listed or sum(listed) + u.wss <= self.param["storbuf"][u.klass] * self.frames

    def make_ready(self, v: Vcpu) -> None:
        """A virtual CPU that waited has something to do: its guest must be on the dispatch list."""
        u = v.guest
        if v.state == "TEST_IDLE":
            self.idle.remove(v)
        if u.where not in ("dispatch", "eligible"):
            u.klass = 1
            if self.fits(u):
                self.join_dispatch(u)
            else:
                u.where, u.listed_at = "eligible", self.now
        v.listed = u.where == "dispatch"
        if v.listed:
            self.place(v)
        else:
            self.set_state(v, "ELIGIBLE")

    def join_dispatch(self, u: Guest) -> None:
        """The guest comes on the dispatch list."""
        u.where, u.listed_at, u.wss_in, u.cpu_in = "dispatch", self.now, u.wss, u.emul_ns

    def admit(self) -> None:
        """The longest waiting guests come on the dispatch list while they fit."""
        while (waiting := self.eligible()) and self.fits(waiting[0]):
            self.join_dispatch(waiting[0])
            for v in waiting[0].vcpus:
                if v.state == "ELIGIBLE":
                    v.listed = True
                    self.place(v)

    def leave_dispatch(self, u: Guest, where: str) -> None:
        """The guest leaves the dispatch list; if it has run, its working set is known anew."""
        if any(v.ran for v in u.vcpus):
            ran = u.emul_ns - u.cpu_in
            pages = sum(pages * (1 - math.exp(-rate * ran)) for pages, rate in u.tiers)
            touched = int(pages + 0.5)
            u.wss = max(touched, u.wss - int((u.wss - touched) * self.param["wss_fall"]))
        for v in u.vcpus:
            v.ran = False
        u.where, u.listed_at = where, self.now

    def leave_eligible(self, u: Guest) -> None:
        """A guest that has been stopped need not wait for admission."""
        for v in u.vcpus:
            if v.state == "TEST_IDLE":
                self.idle.remove(v)
            v.listed = False
            self.set_state(v, "STOPPED")
        u.where, u.listed_at = "dormant", self.now
        self.admit()

    def to_eligible(self, u: Guest) -> None:
        """The guest has used up its elapsed time slice while others wait."""
        for v in u.vcpus:
            if v.state == "RUNNING":
                c = self.leave_cpu(v)
                self.set_state(v, "ELIGIBLE")
                self.dispatch(c)
            elif v.state == "READY":
                self.leave_vector(v)
                self.set_state(v, "ELIGIBLE")
            elif v.state == "TEST_IDLE":
                self.idle.remove(v)
                self.set_state(v, "STOPPED" if v.stopped else "DORMANT")
            v.listed = v.state == "IO_WAIT"
        self.leave_dispatch(u, "eligible")
        self.admit()

    def test_idle(self, v: Vcpu) -> None:
        """v has nothing to do: it stays on the dispatch list for the test-idle time."""
        v.idle_until = self.now + self.param["test_idle"]
        self.idle.append(v)
        self.set_state(v, "TEST_IDLE")
        self.at((self.TEST_IDLE, 0), self.idle[0].idle_until, self.end_test_idle)

    def end_test_idle(self) -> None:
        """Those who have been idle long enough leave; a guest with nobody left goes dormant."""
        gone = False
        while self.idle and self.idle[0].idle_until <= self.now:
            v = self.idle.pop(0)
            v.listed = False
            self.set_state(v, "STOPPED" if v.stopped else "DORMANT")
            if v.guest.where == "dispatch" and not any(other.listed for other in v.guest.vcpus):
                self.leave_dispatch(v.guest, "dormant")
                gone = True
        if self.idle:
            self.at((self.TEST_IDLE, 0), self.idle[0].idle_until, self.end_test_idle)
        if gone:
            self.admit()
