"""Threads of web sessions in a guest, and its virtual CPUs that run them: first come, first served."""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Activity
from engine.kernel.options import kernel

UNDER_LOAD = np.int64(Activity.LOAD)
NONE = np.int64(-1)


@kernel
def serves(u):
    """Return whether the virtual CPUs of guest u run threads of sessions now."""
    return u.activity == UNDER_LOAD and u.web == 1


@kernel
def push_thread(s, u, i):
    """Queue session i, which is in no queue, for a virtual CPU of guest u."""
    s.session[i].next = NONE
    if u.thread_head < 0:
        u.thread_head = i
    else:
        s.session[u.thread_tail].next = i
    u.thread_tail = i
    u.threads += 1


@kernel
def take_thread(s, v):
    """Give virtual CPU v, which has no thread, the thread that has waited longest; return 1 when there
    was one.
    """
    w = s.vcpu[v]
    u = s.guest[w.guest]
    if u.thread_head < 0 or u.activity != UNDER_LOAD:
        return np.int64(0)
    i = u.thread_head
    x = s.session[i]
    u.thread_head = x.next
    if u.thread_head < 0:
        u.thread_tail = NONE
    x.next = NONE
    w.session = i + 1
    w.burst_left = max(np.int64(1), x.left)
    w.cp_debt += x.cp
    x.cp = 0
    return np.int64(1)


@kernel
def put_back(s, v):
    """Put the thread of virtual CPU v, whose time has been recorded, at the head of the queue."""
    w = s.vcpu[v]
    u = s.guest[w.guest]
    i = w.session - 1
    x = s.session[i]
    x.left = max(np.int64(1), w.burst_left)
    x.next = u.thread_head
    if u.thread_head < 0:
        u.thread_tail = i
    u.thread_head = i
    w.session = 0
    w.burst_left = 0
