"""The work of the software in a guest: pieces of work, waits between them, and growth.

The behavior of each kind of guest in each Activity comes from the scenario. A virtual CPU draws the CPU time
of a piece of work, uses it up at the pace that CP allows, and then waits: for I/O (CP still considers it
busy) or for a timer or a request (it is idle).
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Activity, Incident, Lock, Pause, VcpuState
from engine.kernel.options import entry, kernel
from engine.kernel.queue import NEVER, pending, schedule
from engine.kernel.rng import below, exp_minus, uniform
from engine.mechanisms.linux.swap import take_from_swap
from engine.mechanisms.processors.cpu_bursts import (
    TIMERS,
    WAIT_IO,
    WAKE,
    behaviour_of,
    disarm,
    more_work,
    next_asked,
    waits_after,
)
from engine.mechanisms.processors.dispatcher import dispatch, release, stretch
from engine.mechanisms.processors.incidents import note
from engine.mechanisms.processors.lists import join_test_idle
from engine.mechanisms.processors.locks import ask_lock, timer_lock
from engine.mechanisms.processors.processors import LATER, run
from engine.mechanisms.processors.scheduler import busy, make_ready
from engine.mechanisms.processors.time_accounting import PAGE, SET, account
from engine.mechanisms.processors.trace import set_state
from engine.mechanisms.servers.application_cluster import membership
from engine.mechanisms.servers.requests import requests_served, take_requests
from engine.mechanisms.servers.threads import put_back, serves
from engine.mechanisms.storage.minidisk_cache import cached_read
from engine.state.tables import MAX_TIER

PAGING = np.int64(Lock.PAGING)
IO_WAIT, RUNNING = np.int64(VcpuState.IO_WAIT), np.int64(VcpuState.RUNNING)
OFF, BOOT = np.int64(Activity.OFF), np.int64(Activity.BOOT)
IDLE, POLL, LOAD = np.int64(Activity.IDLE), np.int64(Activity.POLL), np.int64(Activity.LOAD)
START = np.int64(Activity.START)
PAUSE_RUNNING = np.int64(Pause.RUNNING)
BOOTED, SERVER_UP, STARTED = (
    np.int64(Incident.BOOTED),
    np.int64(Incident.SERVER_UP),
    np.int64(Incident.STARTED),
)


@kernel
def more_at_once(s, c):
    """Start more work on processor c, whose piece of work has ended; return whether there was any."""
    v = s.cpu[c].vcpu
    w = s.vcpu[v]
    u = s.guest[w.guest]
    if w.serving > 0 and requests_served(s, v) == 1:
        stretch(s, c)
        return True
    if u.activity == START and u.emul_ns >= u.start_goal and server_up(s, w.guest) == 1:
        return True
    if behaviour_of(s, u).wait_kind == WAIT_IO and cached_read(s, v) == 1:
        more_work(s, v)
        stretch(s, c)
        return True
    return False


@kernel
def end_piece(s, c):
    """End a piece of work of the virtual CPU on processor c, which then has to set a timer."""
    v = s.cpu[c].vcpu
    w = s.vcpu[v]
    u = s.guest[w.guest]
    if w.ticking == 1:
        w.ticking = 0
    else:
        u.pieces += 1
        if more_at_once(s, c):
            return
        if w.work_at == NEVER:
            w.work_at = next_asked(s, w, behaviour_of(s, u)) + swap_in(s, u)
    if waits_after(s, w, u, s.now):
        ask_lock(s, c, timer_lock(s), SET)
    else:
        run(s, c)


@kernel
def end_burst(s, c):
    """End the piece of work of the virtual CPU on processor c and make it wait."""
    account(s, c)
    if s.release != LATER:
        end_piece(s, c)
        return
    v = s.cpu[c].vcpu
    u = s.guest[s.vcpu[v].guest]
    u.pieces += 1
    if more_at_once(s, c):
        return
    behaviour = behaviour_of(s, u)
    asked = NEVER if pending(s.queue, v) else next_asked(s, s.vcpu[v], behaviour)
    if asked <= s.now:
        more_work(s, v)
        stretch(s, c)
        return
    release(s, c)
    if asked != NEVER:
        schedule(s.queue, v, WAKE, asked + swap_in(s, u))
    if behaviour.wait_kind == WAIT_IO:
        set_state(s, v, IO_WAIT)
    else:
        join_test_idle(s, v)
    dispatch(s, c)


@kernel
def after_fault(s, c):
    """Continue the virtual CPU on processor c, whose page CP has read in (its time has been recorded)."""
    w = s.vcpu[s.cpu[c].vcpu]
    if s.release == LATER:
        stretch(s, c)
        return
    w.fresh += s.param.fresh
    if s.param.paging_lock > 0.0 and uniform(s, TIMERS) < s.param.paging_lock:
        ask_lock(s, c, PAGING, PAGE)
    else:
        run(s, c)


@kernel
def end_work(s, c):
    """End the CP work for a stopped virtual CPU."""
    account(s, c)
    v = s.cpu[c].vcpu
    release(s, c)
    join_test_idle(s, v)
    dispatch(s, c)


@kernel
def go_on(s, v):
    """Make virtual CPU v, which may run guest code and has work, continue or become ready."""
    w = s.vcpu[v]
    if w.state == RUNNING:
        account(s, w.cpu)
        stretch(s, w.cpu)
    elif not busy(s, v):
        make_ready(s, v)


@kernel
def wake(s, v):
    """End the wait of virtual CPU v."""
    disarm(s, v)
    w = s.vcpu[v]
    if w.stopped == 1:
        w.due_work = 1
        w.work_at = min(w.work_at, s.now)
        return
    u = s.guest[w.guest]
    if u.activity == START and v != u.first_vcpu:  # servers are started one after the other
        if w.state == IO_WAIT:
            join_test_idle(s, v)
        return
    more_work(s, v)
    if not serves(u) or w.session > 0 or w.state == RUNNING:
        go_on(s, v)
    elif w.state == IO_WAIT:
        join_test_idle(s, v)


@kernel
def give_work(s, v, cost):
    """Give virtual CPU v more CPU time to use: immediately, or together with its next piece of work."""
    w = s.vcpu[v]
    w.burst_left = max(w.burst_left, np.int64(0)) + cost
    if w.stopped == 1:
        w.due_work = 1
    elif w.state != IO_WAIT:
        go_on(s, v)


@kernel
def start_serving(s, g):
    """Make guest g work on the pages that clients have requested, if it can."""
    v = s.guest[g].first_vcpu
    if take_requests(s, v) == 1:
        give_work(s, v, np.int64(0))


@kernel
def pages_for(s, u, activity):
    """Return the number of pages that a guest uses in an activity."""
    kind = s.kind[u.kind]
    if activity == LOAD or activity == START:
        return u.load_pages
    return kind.agent_pages if activity == POLL else kind.boot_pages


@kernel
def start_activity(s, g, activity):
    """Change the activity of guest g; its virtual CPUs begin immediately."""
    u = s.guest[g]
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        if s.vcpu[v].state == RUNNING:
            account(s, s.vcpu[v].cpu)
    u.activity = activity
    if activity == IDLE or activity == POLL or activity == LOAD or activity == START:
        u.target = min(u.size, max(u.target, pages_for(s, u, activity)))
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        if s.vcpu[v].session > 0:
            put_back(s, v)
        s.vcpu[v].burst_left = 0
        s.vcpu[v].serving = 0
        wake(s, v)
    membership(s, g)


@kernel
def with_servers(s, g, activity):
    """Return the activity, or START when servers must be started first."""
    u = s.guest[g]
    if u.servers_up >= u.servers:
        return activity
    if activity == LOAD:
        return start_servers(s, u, LOAD)
    if activity == START:
        return start_servers(s, u, s.kind[u.kind].idle_activity)
    if u.wanted == START:  # the start continues
        u.then = activity
        return START
    return activity


@kernel
def start_servers(s, u, then):
    """Start the servers of guest u one after the other; `then` is its activity afterward."""
    u.then = then
    if u.wanted != START:
        u.start_at = s.now
        u.start_goal = u.emul_ns + (
            s.kind[u.kind].start_first if u.servers_up == 0 else s.kind[u.kind].start_next
        )
    return START


@kernel
def server_up(s, g):
    """Count a server of guest g as up; return 1 when it was the last one."""
    u = s.guest[g]
    u.servers_up += 1
    note(s, SERVER_UP, g, u.servers_up)
    u.start_goal = u.emul_ns + s.kind[u.kind].start_next
    if u.servers_up < u.servers:
        return np.int64(0)
    note(s, STARTED, g, s.now - u.start_at)
    u.wanted = u.then
    start_activity(s, g, u.wanted)
    return np.int64(1)


@kernel
def swap_in(s, u):
    """Return how long a piece of work waits for pages that Linux had swapped out, in ns."""
    if u.swapped == 0 or u.activity != LOAD:
        return np.int64(0)
    behaviour = behaviour_of(s, u)
    rate = 0.0
    for tier in range(MAX_TIER):  # Linux has swapped out the least used pages: the last tier
        rate = behaviour.touch[tier] if behaviour.touch[tier] > 0.0 else rate
    touched = np.int64(u.swapped * (1.0 - exp_minus(rate * behaviour.burst)))
    clusters = max(np.int64(1), touched // s.param.swap_cluster)
    pages = take_from_swap(u, clusters * s.param.swap_cluster)
    return np.int64(pages * s.param.swap_page_ns)


@kernel
def boot(s, g):
    """Boot guest g: its memory is lost."""
    u = s.guest[g]
    u.boots += 1
    u.target = min(u.size, s.kind[u.kind].boot_pages)
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        s.vcpu[v].tick_at = s.now + (0 if u.tick == 0 else below(s, TIMERS, u.tick))
    u.servers_up = 0 if s.kind[u.kind].start_first > 0 else u.servers
    start_activity(s, g, BOOT)


@entry("system", "int64", "int64")
def want_activity(s, g, activity):
    """Set the activity that guest g begins when it is up and not paused."""
    u = s.guest[g]
    u.wanted = with_servers(s, g, activity)
    if u.activity == OFF:
        if u.pause == PAUSE_RUNNING:
            boot(s, g)
    elif u.activity != BOOT and u.pause == PAUSE_RUNNING and not (u.activity == START and u.wanted == START):
        start_activity(s, g, u.wanted)


@kernel
def end_growth(s, g):
    """End the growth of the guest, and its boot; return 1 when it has obtained all its pages."""
    u = s.guest[g]
    if u.activity != BOOT:
        return np.int64(0)
    note(s, BOOTED, g, u.boots)
    start_activity(s, g, u.wanted)
    return np.int64(1)
