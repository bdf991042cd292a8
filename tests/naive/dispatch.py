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
BUSY = ("RUNNING", "READY", "ELIGIBLE", "LIMITED")


@dataclass
class Vcpu:
    """A virtual CPU; times in ns."""

    number: int
    guest: Guest
    last_cpu: int
    state: str = "OFF"
    priority: int = 0
    turn: int = 0  # when it was put into its vector
    slices: int = 0  # in this transaction
    limit_at: int = 0
    until: int = 0  # on the limit list: when it may continue
    used: int = 0  # not yet held against its limit
    slice_left: int = 0
    burst_left: int = 0
    cp_debt: int = 0
    idle_until: int = 0
    listed: bool = False
    ran: bool = False
    stopped: bool = False
    due_work: bool = False


@dataclass
class Pool:
    """Guests that together get no more of the processors than `cores`; 0 = no limit."""

    cores: float
    full_at: int = 0  # when what they have used will be no more
    used: int = 0


@dataclass
class Guest:
    """A guest and what runs in it: work of `burst` ns, waits of `wait` ns, pages touched every so often."""

    number: int
    share: float  # relative
    absolute: float  # percent, 0 = the relative one counts
    limit: str  # NONE, SOFT, HARD
    most: float  # percent
    quick: bool
    loading: bool
    burst: float
    wait: float
    wait_kind: str
    traffic: float  # ns between frames, 0 = none
    tiers: list[tuple[int, float]]  # (resident pages, touches of each per ns of CPU time)
    pool: Pool | None = None
    vcpus: list[Vcpu] = field(default_factory=list)
    where: str = "nowhere"  # list
    transaction_class: int = 1
    listed_at: int = 0
    enter_by: int = 0
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
        self.limit_list: list[Vcpu] = []  # the earliest first
        self.clock = 0  # of deadlines
        self.turns = 0  # times that a virtual CPU has been put into a vector
        self.trace: list[tuple[int, int, str]] = []

    # sources, in the order in which simultaneous events happen
    CPU, WAKE, TRAFFIC, TEST_IDLE, STEP, LIMIT = range(6)

    def run(self, until: int) -> None:
        """Run all events up to `until` (ns); books the time of the processors up to then."""
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
        """Schedule an event at a source, instead of the one that is pending there."""
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
        if u.limit != "NONE" or u.pool:
            v.used += elapsed

    def stretch(self, c: int) -> None:
        """Continue the virtual CPU on processor c: CP work first, then until its work or its slice ends."""
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
        """Place v, which is ready: its last processor, any idle one, or its last processor's vector."""
        v.priority = max(v.priority, self.clock - 4 * self.param["minor_slice"])
        if v.priority - self.clock > self.param["minor_slice"]:
            v.priority = min(v.priority, self.clock + self.offset(v))
        free = [c for c, cpu in enumerate(self.cpus) if cpu.vcpu is None]
        if self.over(v) and (not free or self.hard(v)):
            self.to_limit(v)
        elif free:
            self.run_on(v.last_cpu if v.last_cpu in free else free[0], v)
        else:
            self.to_vector(v, v.last_cpu)

    def dispatch(self, c: int) -> None:
        """Processor c looks for work: in vectors, else on the limit list."""
        first = self.next_up()
        soft = [v for v in self.limit_list if v.guest.limit == "SOFT" and not self.pool_holds(v)]
        if first:
            self.leave_vector(first)
            self.clock = max(self.clock, first.priority)
        elif soft:
            first = soft[0]
            self.limit_list.remove(first)
            first.limit_at = self.now
        if first:
            self.run_on(c, first)
        else:
            self.events.pop((self.CPU, c), None)

    def next_up(self) -> Vcpu | None:
        """Return the earliest deadline of all that wait."""
        return min((v for cpu in self.cpus for v in cpu.vector), key=self.order, default=None)

    @staticmethod
    def order(v: Vcpu) -> tuple[int, int]:
        """Return the sort key: the earliest deadline first, then the longest wait."""
        return v.priority, v.turn

    def to_vector(self, v: Vcpu, c: int) -> None:
        """Put v into the vector of processor c."""
        self.turns += 1
        v.turn = self.turns
        self.cpus[c].vector.append(v)
        self.set_state(v, "READY")

    def over(self, v: Vcpu) -> bool:
        """Return whether v has used more than its maximum share, or its pool more than its limit."""
        u, forgotten = v.guest, self.now - 4 * self.param["minor_slice"]
        if u.pool:
            u.pool.used += v.used
            if u.pool.cores:
                u.pool.full_at = max(u.pool.full_at + int(v.used / u.pool.cores), forgotten)
        if u.limit != "NONE":
            most = max(u.most, 1e-3) / 100.0 * len(self.cpus) / len(u.vcpus)
            v.limit_at = max(v.limit_at + int(v.used / most), forgotten)
        v.used = 0
        return bool(self.pool_holds(v) or self.own_holds(v))

    def pool_holds(self, v: Vcpu) -> bool:
        """Return whether the pool of v has used more than its limit."""
        pool = v.guest.pool
        return bool(pool and pool.cores and pool.full_at > self.now)

    def own_holds(self, v: Vcpu) -> bool:
        """Return whether v has used more than its maximum share."""
        return v.guest.limit != "NONE" and v.limit_at > self.now

    def hard(self, v: Vcpu) -> bool:
        """Return whether v waits even when a processor is idle."""
        return v.guest.limit == "HARD" or self.pool_holds(v)

    def until(self, v: Vcpu) -> int:
        """Return when v may be looked at again: a soft limit is asked anew once the pool lets go."""
        own = v.limit_at if self.own_holds(v) else 0
        if not self.pool_holds(v):
            return own
        assert v.guest.pool
        return v.guest.pool.full_at if v.guest.limit == "SOFT" else max(own, v.guest.pool.full_at)

    def to_limit(self, v: Vcpu) -> None:
        """Put v on the limit list."""
        self.on_limit_list(v)
        self.set_state(v, "LIMITED")
        self.next_limit()

    def on_limit_list(self, v: Vcpu) -> None:
        """Sort v into the limit list."""
        v.until = self.until(v)
        self.limit_list.append(v)
        self.limit_list.sort(key=lambda one: one.until)

    def next_limit(self) -> None:
        """Plan the next look at the limit list."""
        self.at((self.LIMIT, 0), max(self.now, self.limit_list[0].until), self.end_limit)

    def end_limit(self) -> None:
        """Continue the virtual CPUs that are back under their limit."""
        for v in list(self.limit_list):
            if not self.over(v):
                self.limit_list.remove(v)
                self.place(v)
            elif v.until != self.until(v):  # others have used up its pool
                self.limit_list.remove(v)
                self.on_limit_list(v)
        if self.limit_list:
            self.next_limit()
        if any(v.guest.limit == "SOFT" for v in self.limit_list):
            for c in [c for c, cpu in enumerate(self.cpus) if cpu.vcpu is None]:
                self.dispatch(c)

    def offset(self, v: Vcpu) -> int:
        """Return a slice, longer for a small share of the sum over the dispatch list."""
        u, listed = v.guest, [other for other in self.guests if other.where == "dispatch"]
        absolute = sum(int(other.absolute * 1000 + 0.5) for other in listed) / 100_000
        scale = min(1.0, 0.99 / max(absolute, 0.99))
        relative = sum(other.share for other in listed if not other.absolute)
        part = scale * u.absolute / 100 if u.absolute else (1 - scale * absolute) * u.share / relative
        longer = max(1.0, len(u.vcpus) / (part * len(self.cpus)))
        boost = 0.0
        if u.transaction_class == 1 and v.slices <= self.param["ia_duration"]:
            boost = self.param["ia_intensity"]
        elif u.transaction_class == 1 and v.slices == self.param["ia_duration"] + 1:
            boost = 0.5 * self.param["ia_intensity"]
        return int(self.param["minor_slice"] * longer * (1.0 - boost))

    def leave_cpu(self, v: Vcpu) -> int:
        """Stop v; its processor is free then, and is returned."""
        c = next(c for c, cpu in enumerate(self.cpus) if cpu.vcpu is v)
        self.account(self.cpus[c])
        self.cpus[c].vcpu = None
        self.cpus[c].cp_part = 0
        return c

    def leave_vector(self, v: Vcpu) -> None:
        """Take v out of its vector."""
        next(cpu.vector for cpu in self.cpus if v in cpu.vector).remove(v)

    def end_burst(self, c: int) -> None:
        """End the work: wait for I/O, or be idle."""
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
        """End the slice with a new deadline; others may come first, or the guest must leave."""
        v = self._on(c)
        self.account(self.cpus[c])
        u = v.guest
        v.slices, v.slice_left = v.slices + 1, self.param["minor_slice"]
        most_behind = self.clock - 4 * self.param["minor_slice"]
        v.priority = max(most_behind, min(v.priority, self.clock) + self.offset(v))
        if self.slice_over(u):
            return self.to_eligible(u)
        held, first = self.held_back(v), self.next_up()
        if not held and (not first or self.order(v) < self.order(first)):
            if first:
                self.clock = max(self.clock, v.priority)
            return self.stretch(c)
        self.leave_cpu(v)
        if held:
            self.to_limit(v)
        else:
            self.to_vector(v, c)
        return self.dispatch(c)

    def held_back(self, v: Vcpu) -> bool:
        """Return whether v must wait for its limit. A soft one continues when no other waits."""
        if not self.over(v):
            return False
        softs = any(other.guest.limit == "SOFT" for other in self.limit_list)
        if self.hard(v) or softs or any(cpu.vector for cpu in self.cpus):
            return True
        v.limit_at = self.now
        return False

    def slice_over(self, u: Guest) -> bool:
        """Return whether the guest has used up its elapsed time slice and must leave."""
        if u.quick or self.now - u.listed_at < self.param["elapsed_slice"][u.transaction_class]:
            return False
        u.transaction_class, u.listed_at = min(u.transaction_class + 1, 3), self.now
        return bool(self.eligible()) or not self.fits(u)

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
        """Draw a new piece of work on top of what is left."""
        v.burst_left = max(v.burst_left, 0) + int(self.draw("WORKLOAD", v.guest.burst)) + 1

    def wake(self, v: Vcpu) -> None:
        """End the wait; a stopped virtual CPU notes it."""
        if v.stopped:
            v.due_work = True
            return
        self.more_work(v)
        self.go_on(v)

    def go_on(self, v: Vcpu) -> None:
        """Let v, which has work, continue."""
        if v.state == "RUNNING":
            c = next(c for c, cpu in enumerate(self.cpus) if cpu.vcpu is v)
            self.account(self.cpus[c])
            self.stretch(c)
        elif v.state not in BUSY:
            self.make_ready(v)

    def frame(self, u: Guest) -> None:
        """Draw whether a frame has come for a guest: the more peers run, the more likely."""
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
            elif v.state == "LIMITED":
                self.limit_list.remove(v)
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
        """Return the eligible list, the most urgent first."""
        waiting = [u for u in self.guests if u.where == "eligible"]
        return sorted(waiting, key=lambda u: (u.enter_by, u.number))

    def fits(self, u: Guest) -> bool:
        """Return whether the guest fits at every barrier of its class. The first guest always fits."""
        others = [o for o in self.guests if o.where == "dispatch" and o is not u and not o.quick]
        return (
            u.quick or not others or all(self.room(u, others, k) for k in range(1, u.transaction_class + 1))
        )

    def room(self, u: Guest, others: list[Guest], class_number: int) -> bool:
        """Return whether the guest fits among those of this class and the longer ones."""
        there = [o for o in others if o.transaction_class >= class_number]
        loading = sum(o.loading for o in there) + 1
        return (
            sum(o.wss_in for o in there) + u.wss <= self.param["storbuf"][class_number] * self.frames
            and len(there) + 1 <= self.param["dspbuf"][class_number]
            and (not u.loading or loading <= self.param["ldubuf"][class_number] * self.param["volumes"])
        )

    def make_ready(self, v: Vcpu) -> None:
        """Make a waiting virtual CPU ready: its guest must be on the dispatch list."""
        u = v.guest
        if v.state == "TEST_IDLE":
            self.idle.remove(v)
        if u.where not in ("dispatch", "eligible"):
            u.transaction_class = 0 if u.quick else 1
            for own in u.vcpus:
                own.slices = 0
            if self.fits(u):
                self.join_dispatch(u)
            else:
                self.join_eligible(u)
        if u.where == "dispatch":
            self.enlist(v)
        else:
            v.listed = False
            self.set_state(v, "ELIGIBLE")

    def enlist(self, v: Vcpu) -> None:
        """Place v, with a new deadline when it was not on the dispatch list."""
        if not v.listed:
            v.priority = max(v.priority, self.clock)
        v.listed = True
        self.place(v)

    def join_eligible(self, u: Guest) -> None:
        """Let the guest wait; it should join the dispatch list within a slice of its class."""
        u.where, u.listed_at = "eligible", self.now
        u.enter_by = self.now + int(self.param["elapsed_slice"][u.transaction_class])

    def join_dispatch(self, u: Guest) -> None:
        """Put the guest on the dispatch list."""
        u.where, u.listed_at, u.wss_in, u.cpu_in = "dispatch", self.now, u.wss, u.emul_ns

    def admit(self) -> None:
        """Put the most urgent guests on the dispatch list; one that does not fit holds up its class."""
        held: set[int] = set()
        for u in self.eligible():
            if u.transaction_class in held or not self.fits(u):
                held.add(u.transaction_class)
                continue
            self.join_dispatch(u)
            for v in u.vcpus:
                if v.state == "ELIGIBLE":
                    self.enlist(v)

    def leave_dispatch(self, u: Guest, where: str) -> None:
        """Take the guest off the dispatch list; if it has run, its working set is updated."""
        if any(v.ran for v in u.vcpus):
            ran = u.emul_ns - u.cpu_in
            pages = sum(pages * (1 - math.exp(-rate * ran)) for pages, rate in u.tiers)
            touched = int(pages + 0.5)
            u.wss = max(touched, u.wss - int((u.wss - touched) * self.param["wss_fall"]))
            u.loading = False  # nothing of it is on DASD
        for v in u.vcpus:
            v.ran = False
        u.where, u.listed_at = where, self.now

    def leave_eligible(self, u: Guest) -> None:
        """Take a guest that has been stopped off the eligible list."""
        for v in u.vcpus:
            if v.state == "TEST_IDLE":
                self.idle.remove(v)
            v.listed = False
            self.set_state(v, "STOPPED")
        u.where, u.listed_at = "dormant", self.now
        self.admit()

    def to_eligible(self, u: Guest) -> None:
        """Move a guest at the end of its elapsed time slice aside while others wait."""
        for v in u.vcpus:
            if v.state == "RUNNING":
                c = self.leave_cpu(v)
                self.set_state(v, "ELIGIBLE")
                self.dispatch(c)
            elif v.state == "READY":
                self.leave_vector(v)
                self.set_state(v, "ELIGIBLE")
            elif v.state == "LIMITED":
                self.limit_list.remove(v)
                self.set_state(v, "ELIGIBLE")
            elif v.state == "TEST_IDLE":
                self.idle.remove(v)
                self.set_state(v, "STOPPED" if v.stopped else "DORMANT")
            v.listed = v.state == "IO_WAIT"
        self.leave_dispatch(u, "eligible")
        self.join_eligible(u)
        self.admit()

    def test_idle(self, v: Vcpu) -> None:
        """Keep v, which has nothing to do, on the dispatch list for the test-idle time."""
        v.idle_until = self.now + self.param["test_idle"]
        self.idle.append(v)
        self.set_state(v, "TEST_IDLE")
        self.at((self.TEST_IDLE, 0), self.idle[0].idle_until, self.end_test_idle)

    def end_test_idle(self) -> None:
        """Take off those that were idle long enough; a guest without any left goes dormant."""
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
