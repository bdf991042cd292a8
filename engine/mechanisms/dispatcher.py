"""Real processors and their dispatch vectors.

Each processor has a vector of ready virtual CPUs in the order of their dispatch priority (a
deadline: the smallest runs first); one more vector holds work that only the master processor may
do. A processor without work of its own takes some from the longest vector. A virtual CPU runs one
stretch at a time: until its piece of work ends, its dispatch time slice ends, or it faults.
Sources: control block DSVBK; z/VM dispatch priority; 5 ms dispatch slice (general knowledge).
"""

from __future__ import annotations

import numpy as np

from engine.kernel import kernel
from engine.kinds import EventKind, Stream, VcpuState
from engine.mechanisms.blocks import ONE, count, lowest_bit
from engine.mechanisms.faults import expose, fault_rate
from engine.mechanisms.trace import set_state
from engine.queue import NEVER, schedule_hot
from engine.rng import ZERO, exponential

MASTER = np.int64(0)
FAULT_STREAM = np.int64(Stream.FAULT)
BURST_END, SLICE_END = np.int64(EventKind.BURST_END), np.int64(EventKind.SLICE_END)
FAULT, WORK_END = np.int64(EventKind.FAULT), np.int64(EventKind.WORK_END)
RUNNING, READY = np.int64(VcpuState.RUNNING), np.int64(VcpuState.READY)
SIM_WAIT = np.int64(VcpuState.SIM_WAIT)
NONE = np.int64(-1)


@kernel
def account(s, c):
    """Book what processor c has done since it was last booked."""
    cpu = s.cpu[c]
    elapsed = s.now - cpu.began
    cpu.began = s.now
    if cpu.vcpu < 0:
        cpu.idle_ns += elapsed
        return
    w = s.vcpu[cpu.vcpu]
    u = s.guest[w.guest]
    cp = min(elapsed, cpu.cp_part)
    ran = elapsed - cp
    cpu.cp_part -= cp
    cpu.cp_ns += cp
    cpu.emul_ns += ran
    u.cp_ns += cp
    u.emul_ns += ran
    w.cp_debt -= cp
    w.burst_left -= ran
    w.slice_left -= ran
    if ran > 0:
        w.ran = 1
        expose(s, u, np.float64(ran))


@kernel
def stretch(s, c):
    """Begin the next stretch of the virtual CPU on processor c and schedule its end."""
    cpu = s.cpu[c]
    w = s.vcpu[cpu.vcpu]
    run = max(np.int64(0), min(w.burst_left, w.slice_left))
    kind = BURST_END if w.burst_left <= w.slice_left else SLICE_END
    if w.stopped == 1:
        run, kind = np.int64(0), WORK_END
    elif run > 0:
        rate = fault_rate(s, s.guest[w.guest])
        if rate * run > 1e-9:
            until_fault = exponential(s, FAULT_STREAM, 1.0 / rate)
            if until_fault < run:
                run, kind = np.int64(until_fault), FAULT
    cpu.began = s.now
    cpu.cp_part = w.cp_debt
    schedule_hot(s.queue, c, kind, s.now + w.cp_debt + run)


@kernel
def offset(s, w):
    """How far one dispatch slice moves the deadline of a virtual CPU, ns: less for a larger share."""
    u = s.guest[w.guest]
    share = u.share / u.n_vcpu
    return np.int64(s.param.minor_slice * max(1.0, s.dispatch_share / (share * s.n_cpu)))


@kernel
def before(s, v, other):
    """Does v run before `other`?"""
    mine, theirs = s.vcpu[v].priority, s.vcpu[other].priority
    return mine < theirs or (mine == theirs and v < other)


@kernel
def insert(s, head, v):
    """Put v into the vector that starts at `head`; returns the new head."""
    if head < 0 or before(s, v, head):
        s.vcpu[v].next_ready = head
        return v
    at = head
    while s.vcpu[at].next_ready >= 0 and not before(s, v, s.vcpu[at].next_ready):
        at = s.vcpu[at].next_ready
    s.vcpu[v].next_ready = s.vcpu[at].next_ready
    s.vcpu[at].next_ready = v
    return head


@kernel
def remove(s, head, v):
    """Take v out of the vector that starts at `head`; returns the new head."""
    if head == v:
        return s.vcpu[v].next_ready
    at = head
    while s.vcpu[at].next_ready != v:
        at = s.vcpu[at].next_ready
    s.vcpu[at].next_ready = s.vcpu[v].next_ready
    return head


@kernel
def enqueue(s, v):
    """v waits for a processor: in the master's vector of work or in that of its last processor."""
    w = s.vcpu[v]
    if w.master_debt > 0:
        w.vector = s.n_cpu
        s.master_ready = insert(s, s.master_ready, v)
        s.master_ready_n += 1
        set_state(s, v, SIM_WAIT)
        return
    w.vector = w.last_cpu
    cpu = s.cpu[w.vector]
    cpu.ready = insert(s, cpu.ready, v)
    cpu.ready_n += 1
    set_state(s, v, READY)


@kernel
def dequeue(s, v):
    """Take v out of the vector it waits in."""
    w = s.vcpu[v]
    if w.vector == s.n_cpu:
        s.master_ready = remove(s, s.master_ready, v)
        s.master_ready_n -= 1
    else:
        cpu = s.cpu[w.vector]
        cpu.ready = remove(s, cpu.ready, v)
        cpu.ready_n -= 1
    w.vector = NONE


@kernel
def run_on(s, c, v):
    """Processor c, which is free, runs virtual CPU v from now on."""
    account(s, c)
    cpu, w = s.cpu[c], s.vcpu[v]
    cpu.vcpu = v
    cpu.dispatches += 1
    s.idle_cpus &= ~(ONE << np.uint64(c))
    w.cpu = c
    w.last_cpu = c
    w.master_debt = 0  # it is part of the CP work at the beginning of this stretch
    w.cp_debt += s.param.cost_dispatch
    if w.slice_left <= 0:
        w.slice_left = s.param.minor_slice
    set_state(s, v, RUNNING)
    stretch(s, c)


@kernel
def free_cpu(s, w):
    """An idle processor for a virtual CPU, its last one if that is idle; -1 = none."""
    if w.master_debt > 0:
        return MASTER if s.cpu[MASTER].vcpu < 0 else NONE
    if s.cpu[w.last_cpu].vcpu < 0:
        return w.last_cpu
    if s.idle_cpus == ZERO:
        return NONE
    return count(lowest_bit(s.idle_cpus) - ONE)


@kernel
def place(s, v):
    """A virtual CPU on the dispatch list is ready: run it or let it wait."""
    w = s.vcpu[v]
    w.priority = max(w.priority, s.now)
    c = free_cpu(s, w)
    if c >= 0:
        run_on(s, c, v)
    else:
        enqueue(s, v)


@kernel
def steal_victim(s):
    """The processor with the longest dispatch vector; -1 = all are empty."""
    best, longest = NONE, np.int64(0)
    for c in range(s.n_cpu):
        if s.cpu[c].ready_n > longest:
            best, longest = np.int64(c), s.cpu[c].ready_n
    return best


@kernel
def choose_next(s, c):
    """What processor c runs next, taken out of its vector; -1 = nothing."""
    v = s.cpu[c].ready
    if c == MASTER and s.master_ready >= 0 and (v < 0 or before(s, s.master_ready, v)):
        v = s.master_ready
    if v < 0:
        victim = steal_victim(s)
        if victim >= 0:
            v = s.cpu[victim].ready
            s.cpu[c].steals += 1
    if v >= 0:
        dequeue(s, v)
    return v


@kernel
def release(s, c):
    """Take the virtual CPU off processor c (its time has been booked)."""
    cpu = s.cpu[c]
    s.vcpu[cpu.vcpu].cpu = NONE
    cpu.vcpu = NONE
    cpu.cp_part = 0


@kernel
def dispatch(s, c):
    """Processor c looks for work."""
    v = choose_next(s, c)
    if v >= 0:
        run_on(s, c, v)
        return
    s.cpu[c].began = s.now
    s.idle_cpus |= ONE << np.uint64(c)
    schedule_hot(s.queue, c, BURST_END, NEVER)
