"""The ends of CP's phases on a processor, and what follows each of them."""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import VcpuState
from engine.kernel.options import kernel
from engine.mechanisms.guests.workload import next_after_fault
from engine.mechanisms.processors.cpu_bursts import WAIT_IO, arm, behaviour_of
from engine.mechanisms.processors.dispatcher import release
from engine.mechanisms.processors.lists import join_test_idle
from engine.mechanisms.processors.locks import ask_lock, give_back
from engine.mechanisms.processors.processors import look_for_work, run
from engine.mechanisms.processors.time_accounting import INTERRUPT, PAGE, POP, SET, STACK, WAKING, account
from engine.mechanisms.processors.timers import end_pop, timer_lock
from engine.mechanisms.processors.trace import set_state

IO_WAIT = np.int64(VcpuState.IO_WAIT)


@kernel
def end_set(s, c):
    """End the setting of a timer for the virtual CPU on processor c; without new work it then waits."""
    v = s.cpu[c].vcpu
    w = s.vcpu[v]
    if w.burst_left > 0 or w.stopped == 1:
        run(s, c)
        return
    release(s, c)
    arm(s, v)
    if behaviour_of(s, s.guest[w.guest]).wait_kind == WAIT_IO:
        set_state(s, v, IO_WAIT)
    else:
        join_test_idle(s, v)
    look_for_work(s, c)


@kernel
def with_lock(s, c, doing):
    """End the hold of a lock for the virtual CPU on processor c, if it is still there."""
    give_back(s, c)
    if s.cpu[c].vcpu < 0:
        look_for_work(s, c)
    elif doing == STACK:
        run(s, c)
    elif doing == PAGE:
        next_after_fault(s, c)
    else:
        end_set(s, c)


@kernel
def end_phase(s, c):
    """End the present phase of processor c."""
    account(s, c)
    doing = s.cpu[c].doing
    if doing == INTERRUPT:
        ask_lock(s, c, timer_lock(s), POP)
    elif doing == POP:
        end_pop(s, c)
    elif doing == STACK or doing == SET or doing == PAGE:
        with_lock(s, c, doing)
    else:
        s.waking_n -= np.int64(doing == WAKING)
        look_for_work(s, c)
