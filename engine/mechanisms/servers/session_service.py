"""Assignment of waiting session threads to virtual CPUs that have nothing to do."""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import VcpuState
from engine.kernel.options import kernel
from engine.mechanisms.guests.workload import end_burst, go_on
from engine.mechanisms.processors.dispatcher import dispatch, release, stretch
from engine.mechanisms.processors.lists import join_test_idle
from engine.mechanisms.processors.time_accounting import account
from engine.mechanisms.servers.threads import push_thread, serves, take_thread

PAGE_WAIT = np.int64(VcpuState.PAGE_WAIT)


@kernel
def give_threads(s, u):
    """Give waiting threads of guest u to virtual CPUs without a thread; a stopped virtual CPU takes its
    thread later.
    """
    v = u.first_vcpu
    while u.thread_head >= 0 and v < u.first_vcpu + u.n_vcpu:
        w = s.vcpu[v]
        if w.stopped == 1:
            w.due_work = 1
        elif w.session == 0 and w.state != PAGE_WAIT and take_thread(s, v) == 1:
            go_on(s, v)
        v += 1


@kernel
def run_thread(s, u, i):
    """Queue session i for a virtual CPU of guest u, which is on this system."""
    push_thread(s, u, i)
    if serves(u):
        give_threads(s, u)


@kernel
def next_thread(s, c):
    """Give the virtual CPU on processor c, whose thread has ended, the next thread, if any."""
    v = s.cpu[c].vcpu
    w = s.vcpu[v]
    if not serves(s.guest[w.guest]):
        end_burst(s, c)
    elif take_thread(s, v) == 1:
        stretch(s, c)
    else:
        account(s, c)
        w.burst_left = 0
        release(s, c)
        join_test_idle(s, v)
        dispatch(s, c)
