"""What the software in a guest does: pieces of work, waits between them, and growth.

The behaviour of each kind of guest in each Activity comes from the scenario. A virtual CPU draws
the CPU time of a piece of work, uses it up at the pace that CP allows, and then waits: for I/O (it
stays busy in CP's eyes) or for a timer or a request (it is idle).
"""

from __future__ import annotations

import numpy as np

from engine.kernel import kernel
from engine.kinds import Activity, EventKind, Pause, Stream, VcpuState, Wait
from engine.mechanisms.dispatcher import account, dispatch, release, stretch
from engine.mechanisms.lists import join_test_idle
from engine.mechanisms.scheduler import busy, make_ready
from engine.mechanisms.trace import set_state
from engine.queue import NEVER, pending, schedule
from engine.rng import exponential, uniform

WORKLOAD = np.int64(Stream.WORKLOAD)
WAKE = np.int64(EventKind.WAKE)
WAIT_IO, WAIT_TIMER = np.int64(Wait.IO), np.int64(Wait.TIMER)
IO_WAIT, RUNNING = np.int64(VcpuState.IO_WAIT), np.int64(VcpuState.RUNNING)
OFF, BOOT = np.int64(Activity.OFF), np.int64(Activity.BOOT)
IDLE, POLL, LOAD = np.int64(Activity.IDLE), np.int64(Activity.POLL), np.int64(Activity.LOAD)
PAUSE_RUNNING = np.int64(Pause.RUNNING)


@kernel
def draw_wait(s, behaviour):
    """Time until the next piece of work, ns."""
    if behaviour.wait_kind == WAIT_TIMER:
        return np.int64(behaviour.wait * (0.5 + uniform(s, WORKLOAD))) + 1
    return np.int64(exponential(s, WORKLOAD, behaviour.wait)) + 1


@kernel
def behaviour_of(s, u):
    """The row that says what guest u does now."""
    return s.kind[u.kind].do[u.activity]


@kernel
def more_work(s, v):
    """Draw a piece of work for virtual CPU v."""
    w = s.vcpu[v]
    behaviour = behaviour_of(s, s.guest[w.guest])
    w.burst_left = max(w.burst_left, np.int64(0)) + np.int64(exponential(s, WORKLOAD, behaviour.burst)) + 1


@kernel
def end_burst(s, c):
    """The virtual CPU on processor c has done its piece of work and waits."""
    account(s, c)
    v = s.cpu[c].vcpu
    w = s.vcpu[v]
    behaviour = behaviour_of(s, s.guest[w.guest])
    release(s, c)
    if not pending(s.queue, v):
        schedule(s.queue, v, WAKE, s.now + draw_wait(s, behaviour))
    if behaviour.wait_kind == WAIT_IO:
        set_state(s, v, IO_WAIT)
    else:
        join_test_idle(s, v)
    dispatch(s, c)


@kernel
def end_work(s, c):
    """CP has done its work for a stopped virtual CPU."""
    account(s, c)
    v = s.cpu[c].vcpu
    release(s, c)
    join_test_idle(s, v)
    dispatch(s, c)


@kernel
def go_on(s, v):
    """Virtual CPU v, which may run guest code, has work: it gets on with it, or gets ready for it."""
    w = s.vcpu[v]
    if w.state == RUNNING:
        account(s, w.cpu)
        stretch(s, w.cpu)
    elif not busy(s, v):
        make_ready(s, v)


@kernel
def wake(s, v):
    """The wait of virtual CPU v is over."""
    schedule(s.queue, v, WAKE, NEVER)
    w = s.vcpu[v]
    if w.stopped == 1:
        w.due_work = 1
        return
    more_work(s, v)
    go_on(s, v)


@kernel
def pages_for(s, u, activity):
    """Pages that a guest uses in an activity."""
    kind = s.kind[u.kind]
    if activity == LOAD:
        return kind.load_pages
    return kind.agent_pages if activity == POLL else kind.boot_pages


@kernel
def start_activity(s, g, activity):
    """Guest g does something else from now on; its virtual CPUs begin at once."""
    u = s.guest[g]
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        if s.vcpu[v].state == RUNNING:
            account(s, s.vcpu[v].cpu)
    u.activity = activity
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        s.vcpu[v].burst_left = 0
        wake(s, v)


@kernel
def want_activity(s, g, activity):
    """What guest g is to do when it is up and not paused."""
    u = s.guest[g]
    u.wanted = activity
    u.target = min(u.size, max(u.target, pages_for(s, u, activity)))
    if u.activity == OFF:
        start_activity(s, g, BOOT)
    elif u.activity != BOOT and u.pause == PAUSE_RUNNING:
        start_activity(s, g, activity)


@kernel
def end_growth(s, g):
    """The guest has the pages it wanted: a boot is over then. Returns 1 when it is."""
    u = s.guest[g]
    if u.activity != BOOT or u.inst < min(u.target, s.kind[u.kind].boot_pages):
        return np.int64(0)
    start_activity(s, g, u.wanted)
    return np.int64(1)
