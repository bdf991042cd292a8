"""Processors in releases whose locks are simulated: they perform one piece of work after the other.

A processor that has nothing to do looks for work: timer requests that are due, if it may handle them; on the
master, work that only the master may do; then the virtual CPU with the earliest deadline in its own vector;
then that of any other vector. Dispatching may take the scheduler lock on a processor that was signaled; a
processor that comes from a hold chooses its next work within that hold. Setting the timer of a virtual CPU
that waits always takes the lock. Interruptions are taken where a processor looks for work, not in the middle
of other work. After a fault that is resolved from expanded storage, the virtual CPU stays on the processor.
On 4.2 only the master processor handles timer requests, and leaves other work to processors that are waking
up for it. From 4.3 on, clock comparators are tracked over all processors: an idle processor is interrupted,
and only one at a time handles the requests that are due.
Sources: "Enhanced Timer Management"; control block DSVBK. Costs: engine/scenario/model/parameters.py.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Lock, Release, Stream, VcpuState, codes
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER, schedule_hot
from engine.kernel.rng import ZERO, below, exponential, log, uniform
from engine.mechanisms.processors.cpu_bursts import about, next_piece, ticks_by, waits_after
from engine.mechanisms.processors.limit_list import take_soft
from engine.mechanisms.processors.locks import NONE, PHASE, TIMERS, ask_lock, data_move
from engine.mechanisms.processors.select_vcpu import MASTER, choose_next
from engine.mechanisms.processors.time_accounting import (
    BEFORE,
    IDLE,
    INTERRUPT,
    LEAVE,
    POP,
    SET,
    STACK,
    WAKING,
    account,
)
from engine.mechanisms.processors.trace import set_state
from engine.mechanisms.processors.vectors import dequeue, first_of
from engine.mechanisms.storage.blocks import ONE, count, nth_bit
from engine.mechanisms.storage.faults import fault_rate

LATER, ON_MASTER, ON_ANY, APART = codes(Release)
SCHEDULER = np.int64(Lock.SCHEDULER)
FAULT_STREAM = np.int64(Stream.FAULT)
RUNNING = np.int64(VcpuState.RUNNING)
BURST_END, SLICE_END = np.int64(EventKind.BURST_END), np.int64(EventKind.SLICE_END)
FAULT, WORK_END = np.int64(EventKind.FAULT), np.int64(EventKind.WORK_END)


@kernel
def begin(s, c, doing, time):
    """Start this work (Doing) on processor c, whose time has been recorded, for a time in ns."""
    s.cpu[c].doing = doing
    s.cpu[c].began = s.now
    s.idle_cpus &= ~(ONE << np.uint64(c))
    schedule_hot(s.queue, c, PHASE, s.now + time)


@kernel
def go_idle(s, c):
    """Leave processor c idle."""
    s.cpu[c].doing = IDLE
    s.cpu[c].began = s.now
    s.idle_cpus |= ONE << np.uint64(c)
    schedule_hot(s.queue, c, PHASE, NEVER)


@kernel
def any_idle(s):
    """Return one of the idle processors; there must be one."""
    n = below(s, TIMERS, count(s.idle_cpus))
    return count(nth_bit(s.idle_cpus, n) - ONE)


@kernel
def signal(s, w):
    """Signal an idle processor, if any, that may run the virtual CPU that has become ready."""
    c = NONE
    if w.master_debt > 0:
        c = MASTER if s.idle_cpus & ONE != ZERO else NONE
    elif s.idle_cpus != ZERO:
        c = any_idle(s)
    if c >= 0:
        wake(s, c)


@kernel
def wake_another(s):
    """Signal another processor for work for which the master was signaled but which it has not taken."""
    others = s.idle_cpus & ~ONE
    wake(s, count(nth_bit(others, below(s, TIMERS, count(others))) - ONE))


@kernel
def wake(s, c):
    """Signal idle processor c, which then looks for work."""
    account(s, c)
    s.waking_n += 1
    begin(s, c, WAKING, np.int64(exponential(s, TIMERS, np.float64(s.param.waking))) + 1)


@kernel
def may_pop(s, c):
    """Return whether processor c should handle due timer requests now."""
    if s.due_n == 0:
        return False
    return c == MASTER if s.release == ON_MASTER else s.poppers == 0


@kernel
def interrupt(s, c):
    """Interrupt processor c, whose time has been recorded, by its clock comparator."""
    s.timer_interrupts += 1
    s.poppers += 1
    begin(s, c, INTERRUPT, s.param.interrupt)


@kernel
def choose(s, c):
    """Remove the next virtual CPU for processor c from its vector and return it; -1 = none."""
    if c == MASTER and s.master_ready_n > 0:
        v = first_of(s, s.n_cpu)
        dequeue(s, v)
        return v
    if c == MASTER and s.release == ON_MASTER and s.ready_n <= s.waking_n:
        return take_soft(s)
    v = first_of(s, c)
    if v < 0:
        return choose_next(s, c)
    dequeue(s, v)
    s.adjusted_tod = max(s.adjusted_tod, s.vcpu[v].priority)
    return v


@kernel
def look_for_work(s, c):
    """Find work for processor c, whose time has been recorded and which is free."""
    if may_pop(s, c):
        interrupt(s, c)
        return
    v = choose(s, c)
    if v >= 0:
        put_on(s, c, v)
    else:
        go_idle(s, c)
    if s.ready_n > s.waking_n and s.idle_cpus & ~ONE != ZERO and c == MASTER:
        wake_another(s)


@kernel
def after_hold(doing):
    """Return whether a processor has just held a lock, and was not signaled for its next work."""
    return doing == POP or doing == SET or doing == LEAVE


@kernel
def more_beside(s):
    """Return the CP time, in ns, that moving data between processors adds to the start or end of a
    dispatch.
    """
    return s.param.shared * np.int64(data_move(s))


@kernel
def put_on(s, c, v):
    """Dispatch virtual CPU v on processor c."""
    cpu, w = s.cpu[c], s.vcpu[v]
    cpu.vcpu = v
    cpu.dispatches += 1
    signalled = not after_hold(cpu.doing)
    cost = s.param.before + s.param.steal * np.int64(w.last_cpu != c)
    w.cp_debt += about(s, np.float64(cost + np.int64(signalled) * more_beside(s)))
    w.cpu = c
    w.last_cpu = c
    w.master_debt = 0
    if w.slice_left <= 0:
        w.slice_left = s.param.minor_slice
    set_state(s, v, RUNNING)
    s.idle_cpus &= ~(ONE << np.uint64(c))
    cpu.began = s.now
    if signalled and uniform(s, TIMERS) < s.param.dispatch_lock:
        ask_lock(s, c, SCHEDULER, STACK)
    else:
        run(s, c)


@kernel
def until_fault(s, w, u, run):
    """Return the guest code time until the next touch of a page that is not resident, in ns; `run` or more if
    there is no such touch.
    """
    rate = fault_rate(s, u)
    if w.ticking == 1:
        rate *= s.kind[u.kind].tick_touch
    if rate * run <= 1e-9:
        return run
    drawn = uniform(s, FAULT_STREAM)
    if drawn >= rate * run:  # since 1 - exp(-x) < x, it is not within the run: no logarithm is needed
        return run
    return np.int64(min(np.float64(run), -log(1.0 - drawn) / rate))


@kernel
def run(s, c):
    """Plan the next stretch of the virtual CPU on processor c, including the CP work before and after it."""
    cpu = s.cpu[c]
    v = cpu.vcpu
    w = s.vcpu[v]
    u = s.guest[w.guest]
    length, kind, after = np.int64(0), WORK_END, np.int64(0)
    if w.stopped == 0:
        start = s.now + w.cp_debt + w.fresh
        if w.burst_left <= 0:
            next_piece(s, v, start)
        elif w.ticking == 0:
            w.fresh += np.int64(ticks_by(s, w, u, start) * s.kind[u.kind].tick_burst)
        length = max(np.int64(0), min(w.burst_left, w.slice_left))
        kind = BURST_END if w.burst_left <= w.slice_left else SLICE_END
        faults = until_fault(s, w, u, length)
        if faults < length:
            length, kind = faults, FAULT
        elif kind == BURST_END and waits_after(s, w, u, start + length):
            after = about(s, np.float64(s.param.after + more_beside(s)))
    cpu.doing = BEFORE
    cpu.began = s.now
    cpu.cp_part = w.cp_debt
    cpu.fresh_part = w.fresh
    cpu.run_part = length
    schedule_hot(s.queue, c, kind, s.now + w.cp_debt + w.fresh + length + after)
