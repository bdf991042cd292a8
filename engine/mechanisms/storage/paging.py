"""A fault of a running virtual CPU: serving it, or making the virtual CPU wait for a paging volume."""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import VcpuState
from engine.kernel.options import kernel
from engine.mechanisms.guests.suspending import booted
from engine.mechanisms.guests.workload import after_fault, end_growth
from engine.mechanisms.processors.dispatcher import dispatch, release
from engine.mechanisms.processors.lists import join_test_idle
from engine.mechanisms.processors.scheduler import make_ready
from engine.mechanisms.processors.time_accounting import account
from engine.mechanisms.processors.trace import set_state
from engine.mechanisms.storage.exposures import ACCESS, end_io, go_to_channel
from engine.mechanisms.storage.faults import block_read, fault
from engine.mechanisms.storage.paging_volumes import end_read, prefetch_reads, request_read
from engine.mechanisms.storage.reorder import begin_reorder, reorder_due

PAGE_WAIT = np.int64(VcpuState.PAGE_WAIT)


@kernel
def on_fault(s, blocks, c):
    """Handle the touch of a page that is not resident, on processor c."""
    v = s.cpu[c].vcpu
    w = s.vcpu[v]
    u = s.guest[w.guest]
    account(s, c)
    cost = fault(s, blocks, v, u)
    if cost < 0:
        w.cp_debt += s.param.cost_read + s.scan_cost
        release(s, c)
        set_state(s, v, PAGE_WAIT)
        request_read(s, v)
        dispatch(s, c)
        return
    w.cp_debt += cost
    if reorder_due(s, u):
        begin_reorder(s, blocks, w.guest)
    else:
        after_fault(s, c)
    if u.inst >= u.target and end_growth(s, w.guest) == 1:
        booted(s, w.guest)


@kernel
def on_page_read(s, blocks, k):
    """Handle the end of a read of volume k for which a virtual CPU waits."""
    v = end_read(s, k)
    prefetch_reads(s, blocks, k)
    take_in(s, blocks, v)


@kernel
def on_paging_io(s, blocks, e):
    """Handle the end of a stage of the I/O of exposure e."""
    if s.exposure[e].stage == ACCESS:
        go_to_channel(s, e)
        return
    v = end_io(s, e)
    if v >= 0:
        take_in(s, blocks, v)


@kernel
def take_in(s, blocks, v):
    """Make virtual CPU v continue with the pages for which it has waited."""
    w = s.vcpu[v]
    u = s.guest[w.guest]
    wait = s.waiting[v]
    wait.asked = 0
    if w.state != PAGE_WAIT:  # the guest has been logged off meanwhile
        return
    s.scan_cost = 0
    block_read(s, blocks, u, wait)
    w.cp_debt += s.scan_cost
    if w.stopped == 1:
        join_test_idle(s, v)
    else:
        make_ready(s, v)
