"""Real processors and their dispatch vectors.

A virtual CPU waits in the vector of the processor that it last ran on; a processor takes what has
the earliest deadline, from another's vector when need be. A virtual CPU runs one stretch at a time:
until its piece of work ends, its dispatch time slice ends, or it faults. The clock of deadlines is
the deadline of the virtual CPU that was chosen last: like CP's adjusted time of day it goes on with
the work that is done, so no one is ever further ahead than one slice counts for him.
Sources: control block DSVBK; z/VM dispatch priority; 5 ms dispatch slice (general knowledge).
"""

from __future__ import annotations

import numpy as np

from engine.kernel import kernel
from engine.kinds import EventKind, Stream, VcpuState
from engine.mechanisms.blocks import ONE, count, lowest_bit
from engine.mechanisms.faults import expose, fault_rate
from engine.mechanisms.limits import HARD, UNLIMITED, join_limit, over_limit, take_soft
from engine.mechanisms.shares import offset
from engine.mechanisms.trace import set_state
from engine.mechanisms.vectors import before, dequeue, earliest, enqueue
from engine.queue import NEVER, schedule_hot
from engine.rng import ZERO, exponential

MASTER = np.int64(0)
FAULT_STREAM = np.int64(Stream.FAULT)
BURST_END, SLICE_END = np.int64(EventKind.BURST_END), np.int64(EventKind.SLICE_END)
FAULT, WORK_END = np.int64(EventKind.FAULT), np.int64(EventKind.WORK_END)
RUNNING = np.int64(VcpuState.RUNNING)
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
    if u.limit != UNLIMITED:
        w.used += elapsed


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
    w.priority = max(w.priority, s.adjusted_tod)
    if w.priority - s.adjusted_tod > s.param.minor_slice:
        w.priority = min(w.priority, s.adjusted_tod + offset(s, w))
    if s.guest[w.guest].reordering == 1:
        set_state(s, v, SIM_WAIT)  # in no vector: the end of the reorder places it
        return
    c = free_cpu(s, w)
    u = s.guest[w.guest]
    if over_limit(s, u, w) and (c < 0 or u.limit == HARD):
        join_limit(s, v)
    elif c >= 0:
        run_on(s, c, v)
    else:
        enqueue(s, v)


@kernel
def next_up(s, c):
    """What processor c should run next, still in its vector: the earliest deadline; -1 = nothing."""
    v = s.cpu[c].ready
    if c == MASTER and s.master_ready >= 0 and (v < 0 or before(s, s.master_ready, v)):
        v = s.master_ready
    other = earliest(s, c)
    return other if other >= 0 and (v < 0 or before(s, other, v)) else v


@kernel
def goes_first(s, c):
    """Is anyone due before the virtual CPU on processor c? If not, the clock of deadlines goes on with it."""
    v = s.cpu[c].vcpu
    other = next_up(s, c)
    if other >= 0 and before(s, other, v):
        return True
    if other >= 0:
        s.adjusted_tod = max(s.adjusted_tod, s.vcpu[v].priority)
    return False


@kernel
def choose_next(s, c):
    """What processor c runs next, taken out of its vector; -1 = nothing."""
    v = next_up(s, c)
    if v < 0:
        return take_soft(s)
    s.cpu[c].steals += np.int64(s.vcpu[v].vector != c and s.vcpu[v].vector != s.n_cpu)
    dequeue(s, v)
    s.adjusted_tod = max(s.adjusted_tod, s.vcpu[v].priority)
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
