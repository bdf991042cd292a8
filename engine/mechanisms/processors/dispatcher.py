"""Real processors and their work.

A virtual CPU waits in the vector of the processor on which it last ran; a processor takes the virtual CPU
with the earliest deadline (select_vcpu.py). A virtual CPU runs one stretch at a time: until its piece of work
ends, its dispatch time slice ends, or it faults. In releases whose locks are simulated processors.py plans
the stretches.
Sources: control block DSVBK; z/VM dispatch priority; 5 ms dispatch slice (general knowledge).
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Stream, VcpuState
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER, schedule_hot
from engine.kernel.rng import ZERO, exponential
from engine.mechanisms.processors.limit_list import is_hard, join_limit, over_limit
from engine.mechanisms.processors.processors import LATER, look_for_work, run, signal
from engine.mechanisms.processors.select_vcpu import MASTER, choose_next
from engine.mechanisms.processors.shares import offset
from engine.mechanisms.processors.stealing import free_near, helper, is_idle
from engine.mechanisms.processors.time_accounting import BEFORE, IDLE, account
from engine.mechanisms.processors.trace import set_state
from engine.mechanisms.processors.vectors import enqueue
from engine.mechanisms.storage.blocks import ONE, count, lowest_bit
from engine.mechanisms.storage.faults import fault_rate

FAULT_STREAM = np.int64(Stream.FAULT)
BURST_END, SLICE_END = np.int64(EventKind.BURST_END), np.int64(EventKind.SLICE_END)
FAULT, WORK_END = np.int64(EventKind.FAULT), np.int64(EventKind.WORK_END)
RUNNING = np.int64(VcpuState.RUNNING)
SIM_WAIT = np.int64(VcpuState.SIM_WAIT)
NONE = np.int64(-1)
MAX_BEHIND = np.int64(4)  # dispatch time slices


@kernel
def stretch(s, c):
    """Begin the next stretch of the virtual CPU on processor c and schedule its end."""
    cpu = s.cpu[c]
    if s.release != LATER:
        if cpu.doing == BEFORE:  # otherwise, it is planned after the lock is released
            run(s, c)
        return
    w = s.vcpu[cpu.vcpu]
    length = max(np.int64(0), min(w.burst_left, w.slice_left))
    kind = BURST_END if w.burst_left <= w.slice_left else SLICE_END
    if w.stopped == 1:
        length, kind = np.int64(0), WORK_END
    elif length > 0:
        rate = fault_rate(s, s.guest[w.guest])
        if rate * length > 1e-9:
            until_fault = exponential(s, FAULT_STREAM, 1.0 / rate)
            if until_fault < length:
                length, kind = np.int64(until_fault), FAULT
    cpu.began = s.now
    cpu.cp_part = w.cp_debt
    cpu.fresh_part = w.fresh
    cpu.run_part = length
    schedule_hot(s.queue, c, kind, s.now + w.cp_debt + w.fresh + length)


@kernel
def run_on(s, c, v):
    """Run virtual CPU v on processor c, which is free."""
    account(s, c)
    cpu, w = s.cpu[c], s.vcpu[v]
    cpu.vcpu = v
    cpu.doing = BEFORE
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
def free_cpu(s, v):
    """Return an idle processor for virtual CPU v, preferably its last one; -1 = none."""
    w = s.vcpu[v]
    if s.hiper.on == 1:
        if w.master_debt > 0:
            return MASTER if is_idle(s, MASTER) else NONE
        return free_near(s, v)
    if w.master_debt > 0:
        return MASTER if s.cpu[MASTER].vcpu < 0 else NONE
    if s.cpu[w.last_cpu].vcpu < 0:
        return w.last_cpu
    if s.idle_cpus == ZERO:
        return NONE
    return count(lowest_bit(s.idle_cpus) - ONE)


@kernel
def place(s, v):
    """Run a virtual CPU of the dispatch list that is ready, or make it wait."""
    w = s.vcpu[v]
    if s.release != LATER:
        s.adjusted_tod = s.now
    w.priority = max(w.priority, s.adjusted_tod - MAX_BEHIND * s.param.minor_slice)
    if w.priority - s.adjusted_tod > s.param.minor_slice:
        w.priority = min(w.priority, s.adjusted_tod + offset(s, w))
    if s.guest[w.guest].reordering == 1:
        set_state(s, v, SIM_WAIT)  # in no vector: it is placed at the end of the reorder
        return
    c = free_cpu(s, v)
    u = s.guest[w.guest]
    if over_limit(s, u, w) and (c < 0 or is_hard(s, u)):
        join_limit(s, v)
    elif c >= 0 and s.release == LATER:
        if s.hiper.vertical == 1 and w.master_debt == 0 and c != s.homed[v].home:
            enqueue(s, v)
            call_help(s, s.homed[v].home)
        else:
            run_on(s, c, v)
    else:
        enqueue(s, v)
        if s.release != LATER:
            signal(s, w)


@kernel
def release(s, c):
    """Take the virtual CPU off processor c (its time has been recorded)."""
    cpu = s.cpu[c]
    s.vcpu[cpu.vcpu].cpu = NONE
    cpu.vcpu = NONE
    cpu.cp_part = 0
    cpu.fresh_part = 0
    cpu.run_part = 0
    if cpu.doing == BEFORE:  # otherwise, it continues with its lock
        cpu.doing = IDLE


@kernel
def vacate(s, c):
    """Take the work off processor c without making it idle; return the virtual CPU that it ran, -1 = none."""
    account(s, c)
    v = s.cpu[c].vcpu
    if v >= 0:
        release(s, c)
    schedule_hot(s.queue, c, BURST_END, NEVER)
    s.idle_cpus &= ~(ONE << np.uint64(c))
    return v


@kernel
def dispatch(s, c):
    """Make processor c look for work; a processor that is busy with CP work looks later."""
    if s.release != LATER:
        if s.cpu[c].doing == IDLE:
            account(s, c)
            look_for_work(s, c)
        return
    v = choose_next(s, c)
    if v >= 0:
        run_on(s, c, v)
        return
    rest(s, c)


@kernel
def rest(s, c):
    """Leave processor c, whose time has been recorded, without work."""
    s.cpu[c].began = s.now
    s.idle_cpus |= ONE << np.uint64(c)
    schedule_hot(s.queue, c, BURST_END, NEVER)


@kernel
def call_help(s, c):
    """Make an idle processor take work from the vector of processor c, if it may (HiperDispatch)."""
    other = helper(s, c, np.int64(0)) if s.hiper.vertical == 1 and s.dsv[c].n > 0 else NONE
    if other >= 0:
        dispatch(s, other)


@kernel
def find_idle_work(s):
    """Make all idle processors look for work again (HiperDispatch)."""
    for c in range(s.n_cpu):
        if s.ready_n > 0 and is_idle(s, c):
            account(s, c)
            dispatch(s, np.int64(c))
