"""Reorder: CP goes through all frames of a guest to see which have been referenced; the guest waits.

The time grows with the number of resident pages, and all virtual CPUs of the guest are in simulation wait
until it is over. CP does this to each guest from time to time; in this model, when the pages brought in since
the last time have reached a share of the resident pages. The demand scan of this model keeps no order of
frames, so the only effects of a reorder are the wait, and reference bits that are up to date.
Source: www.vm.ibm.com/perf/tips/reorder.html. The time at which a reorder is due, and the fact that it takes
no CPU time, are model assumptions.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, VcpuState
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER, schedule
from engine.kernel.rng import ZERO
from engine.mechanisms.processors.dispatcher import dispatch, place, release
from engine.mechanisms.processors.limit_list import leave_limit
from engine.mechanisms.processors.time_accounting import account
from engine.mechanisms.processors.trace import set_state
from engine.mechanisms.processors.vectors import dequeue
from engine.mechanisms.storage.blocks import count, settle, tier_of

REORDER = np.int64(EventKind.REORDER)
RUNNING, SIM_WAIT = np.int64(VcpuState.RUNNING), np.int64(VcpuState.SIM_WAIT)
LIMITED = np.int64(VcpuState.LIMITED)


@kernel
def reorder_due(s, u):
    """Return whether enough pages have been brought in since the last reorder."""
    brought = u.page_ins + u.page_reads - u.reordered_at
    return s.reorder == 1 and u.reorder == 1 and brought > s.param.reorder_share * u.real


@kernel
def refresh_bits(s, blocks, u):
    """Update the reference and change bits of all resident pages."""
    left = u.real
    for block in range(min(u.n_block, u.grow_block + 1)):
        if left <= 0:  # an idle guest has few resident pages, in its first blocks; the others are in no cache
            return
        p = blocks[u.first_block + block]
        if p.res != ZERO:
            left -= count(p.res)
            settle(s, blocks, u, tier_of(u, block), np.int64(block))


@kernel
def hold(s, u):
    """Hold the virtual CPUs of guest u that run or are ready until the end of the reorder."""
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        if s.vcpu[v].state == LIMITED:
            leave_limit(s, v)
            set_state(s, v, SIM_WAIT)
        elif s.vcpu[v].vector >= 0:
            dequeue(s, v)
            set_state(s, v, SIM_WAIT)
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        if s.vcpu[v].state == RUNNING:
            c = s.vcpu[v].cpu
            account(s, c)
            release(s, c)
            set_state(s, v, SIM_WAIT)
            dispatch(s, c)


@kernel
def begin_reorder(s, blocks, g):
    """Stop guest g until all its frames have been examined."""
    u = s.guest[g]
    u.reordering = 1
    u.reorders += 1
    u.reordered_at = u.page_ins + u.page_reads
    hold(s, u)
    refresh_bits(s, blocks, u)
    schedule(s.queue, s.src_reorder + g, REORDER, s.now + u.real * s.param.reorder_page)


@kernel
def end_reorder(s, g):
    """Make guest g continue after the reorder."""
    u = s.guest[g]
    u.reordering = 0
    schedule(s.queue, s.src_reorder + g, REORDER, NEVER)
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        if s.vcpu[v].state == SIM_WAIT and s.vcpu[v].vector < 0:
            place(s, v)
