"""Handover of a guest that has been stopped and whose memory has arrived: it then belongs to the other
system.

The rows of the guest and of its virtual CPUs are swapped with those of its skeleton, so that all counters,
its exposures and its clocks continue at its new place, where its wake-ups arrive. The source keeps nothing.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Activity, EventKind, Fetch, QueueList, VcpuState
from engine.kernel.options import kernel
from engine.kernel.queue import MAX_HOT, NEVER, due_of, schedule
from engine.mechanisms.guests.power import leave_lists
from engine.mechanisms.processors.lists import join_dormant
from engine.mechanisms.processors.scheduler import admit
from engine.mechanisms.processors.trace import close_time
from engine.mechanisms.relocation.skeleton import come_alive
from engine.mechanisms.servers.clients import CLIENT, give_up
from engine.mechanisms.servers.network import TRAFFIC, arm_traffic
from engine.mechanisms.servers.sessions import move_sessions
from engine.mechanisms.storage.guest_memory import give_pages_back
from engine.state.tables import MAX_CLIENT

OFF = np.int64(Activity.OFF)
WAKE, STAGE = np.int64(EventKind.WAKE), np.int64(EventKind.STAGE)
VCPU_OFF, STOPPED = np.int64(VcpuState.OFF), np.int64(VcpuState.STOPPED)
NOWHERE = np.int64(QueueList.NOWHERE)
NONE = np.int64(Fetch.NONE)
TRYING, ACCEPTED = np.int64(Fetch.TRYING), np.int64(Fetch.ACCEPTED)


@kernel
def hand_over(tables, blocks, g, source, target):
    """Hand over guest g, which is quiesced and whose pages have arrived, to `target`."""
    s, t = tables[source], tables[target]
    leave_source(s, g)
    real = s.guest[g].real
    grown = s.guest[g].grow_block
    give_pages_back(s, blocks, s.guest[g])
    swap_guest(tables[0], s, t, g)
    come_alive(t, blocks, g)
    d = t.guest[g]
    d.grow_block = max(d.grow_block, grown)
    d.arrived += d.real - real
    for v in range(d.first_vcpu, d.first_vcpu + d.n_vcpu):
        swap_vcpu(tables[0], s, t, np.int64(v))
    join_dormant(t, g)
    take_clients(s, t, g)
    if d.web == 1:
        move_sessions(s, t, g)
    arm_traffic(t, g)
    admit(s)


@kernel
def leave_source(s, g):
    """Take guest g off all lists of its system and cancel its events in that system."""
    u = s.guest[g]
    leave_lists(s, g)
    give_cache_back(s, u)
    s.n_present -= u.present
    s.processes_up -= u.answers * s.kind[u.kind].processes
    u.present = 0
    u.answers = 0
    schedule(s.queue, s.src_traffic + g, TRAFFIC, NEVER)
    schedule(s.queue, s.src_guest + g, STAGE, NEVER)


@kernel
def give_cache_back(s, u):
    """Free the frames of the minidisk cache that hold pages of guest u."""
    low = max(np.int64(0), u.cached - (s.mdc - s.mdc_low))
    s.mdc -= u.cached
    s.mdc_low -= low
    s.available += u.cached
    s.available_low += low
    u.cached = 0


@kernel
def swap_guest(h, s, t, g):
    """Exchange the row of guest g with that of its skeleton, except for the place of their blocks."""
    first, there = s.guest[g].first_block, t.guest[g].first_block
    h.handed[0] = s.guest[g]
    s.guest[g] = t.guest[g]
    t.guest[g] = h.handed[0]
    own_row(s, g, first, np.int64(0))
    own_row(t, g, there, np.int64(1))


@kernel
def own_row(s, g, first, here):
    """Reset the fields of guest g's row that belong to one system; here = 0: the guest has left."""
    u = s.guest[g]
    u.first_block = first
    u.here = here
    u.move = 0
    u.twin = -1
    u.list = NOWHERE
    u.listed_at = s.now
    u.hand[:] = 0
    if here == 0:
        u.activity = OFF
        u.inst = 0  # the skeleton's pages are the guest's
        u.real = 0
        u.real_low = 0
        u.dasd = 0


@kernel
def swap_vcpu(h, s, t, v):
    """Exchange the rows of virtual CPU v, which is not running; its wake-up moves with it."""
    close_time(s, v)
    close_time(t, v)
    due = due_of(s.queue, MAX_HOT + v)
    h.handed_vcpu[0] = s.vcpu[v]
    s.vcpu[v] = t.vcpu[v]
    t.vcpu[v] = h.handed_vcpu[0]
    schedule(s.queue, v, WAKE, NEVER)
    schedule(t.queue, v, WAKE, due)
    w = t.vcpu[v]
    w.state = STOPPED
    w.listed = 0
    w.ran = 0
    w.last_cpu = v % t.n_cpu
    w.priority = t.adjusted_tod
    s.vcpu[v].state = VCPU_OFF
    s.vcpu[v].last_cpu = v % s.n_cpu


@kernel
def take_clients(s, t, g):
    """Make the clients of guest g find it at its new place."""
    for k in range(MAX_CLIENT):
        row = s.client[k]
        if row.guest != g or (row.state != TRYING and row.state != ACCEPTED):
            continue
        there = t.n_fetch % MAX_CLIENT
        t.n_fetch += 1
        if t.client[there].state == TRYING or t.client[there].state == ACCEPTED:
            give_up(t, there)
        due = due_of(s.queue, MAX_HOT + s.src_client + k)
        t.client[there] = row
        row.state = NONE
        schedule(s.queue, s.src_client + k, CLIENT, NEVER)
        schedule(t.queue, t.src_client + there, CLIENT, due)
