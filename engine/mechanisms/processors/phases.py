"""The ends of the CP phases on a processor, and the next step after each of them."""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import VcpuState
from engine.kernel.options import kernel
from engine.mechanisms.processors.cpu_bursts import WAIT_IO, arm, behaviour_of
from engine.mechanisms.processors.dispatcher import release
from engine.mechanisms.processors.lists import join_test_idle
from engine.mechanisms.processors.locks import ask_lock, give_back, timer_lock
from engine.mechanisms.processors.processors import begin, look_for_work, run
from engine.mechanisms.processors.time_accounting import (
    INTERRUPT,
    LEAVE,
    PAGE,
    POP,
    SET,
    STACK,
    WAKING,
    account,
)
from engine.mechanisms.processors.timers import end_pop, take_due
from engine.mechanisms.processors.trace import set_state

IO_WAIT = np.int64(VcpuState.IO_WAIT)


@kernel
def end_set(s, c, cost):
    """End the setting of a timer for the virtual CPU on processor c; without new work it then waits.

    `cost`: CP time, in ns, for the requests that were taken in the same hold.
    """
    v = s.cpu[c].vcpu
    w = s.vcpu[v]
    if w.burst_left > 0 or w.stopped == 1:
        w.cp_debt += cost
        run(s, c)
        return
    release(s, c)
    arm(s, v)
    if behaviour_of(s, s.guest[w.guest]).wait_kind == WAIT_IO:
        set_state(s, v, IO_WAIT)
    else:
        join_test_idle(s, v)
    leave(s, c, cost)


@kernel
def leave(s, c, cost):
    """End the CP work on processor c, after `cost` ns, and make it look for work."""
    if cost > 0:
        begin(s, c, LEAVE, cost)
    else:
        look_for_work(s, c)


@kernel
def with_lock(s, c, doing):
    """End the hold of a lock for the virtual CPU on processor c, if it is still there."""
    cost = take_due(s, c)
    give_back(s, c)
    if s.cpu[c].vcpu < 0:
        leave(s, c, cost)
    elif doing == SET:
        end_set(s, c, cost)
    else:
        s.vcpu[s.cpu[c].vcpu].cp_debt += cost
        run(s, c)


@kernel
def end_phase(s, c):
    """End the current phase of processor c."""
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
