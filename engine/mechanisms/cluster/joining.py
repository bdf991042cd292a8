"""The IPL of a member, and how it joins the cluster; one member joins at a time.

It marks itself as joining in the PDR and informs each joined member over its link; the CP services exchange
their data: logged-on users, virtual MAC addresses, write links. Meanwhile all modes are Influx. When a joined
member cannot be reached, or its state is unknown, the join fails: the member is Isolated.
Source: z/Journal (2012), "Flexible horizontal scalability with z/VM single system image". Times: parameters.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Incident
from engine.kernel.options import entry, kernel
from engine.mechanisms.channels.connections import switch_all, system_changed
from engine.mechanisms.cluster.pdr import (
    DOWN,
    EVERYBODY,
    ISOLATED,
    JOINED,
    JOINING,
    SYSTEM,
    arm,
    beat,
    busy,
    change_state,
    in_cluster,
    linked,
    look,
    lose_contact,
    meet,
    review,
    state_seen,
)
from engine.mechanisms.multisystem import links_changed
from engine.mechanisms.processors.incidents import note
from engine.state.member import Down, Progress

NONE, LOADING, WAITING, CONTACT = (np.int64(step) for step in list(Progress)[:4])
DISKS = np.int64(Progress.DISKS)
TERMINATED = np.int64(Down.TERMINATED)
JOIN_FAILED = np.int64(Incident.JOIN_FAILED)


@kernel
def go_on(h, m, step, after):
    """Start a step (Progress) of member m that takes this long, in ns."""
    x = h.member[m]
    x.step = step
    x.step_at = 0 if step == NONE else h.now + max(np.int64(1), after)
    arm(h, m)


@entry("tables", "int64")
def ipl_member(tables, m):
    """IPL member m, which is down; return 0 when it is already up or being IPLed."""
    h = tables[0]
    if h.member[m].up == 1 or h.member[m].step == LOADING:
        return np.int64(0)
    h.member[m].goal = 0
    go_on(h, m, LOADING, h.param.load_ns)
    return np.int64(1)


@kernel
def loaded(tables, blocks, m):
    """Start CP: its links come up, and it records in the PDR that it was down."""
    h = tables[0]
    x = h.member[m]
    x.up = 1
    x.alive = 1
    if x.written != DOWN:
        x.down = TERMINATED
        x.written = DOWN
    system_changed(tables, m)
    switch_all(tables, m, np.int64(1))
    beat(tables, blocks, m)
    links_changed(tables, blocks)
    wait_to_join(tables, blocks, m)


@kernel
def wait_to_join(tables, blocks, m):
    """Queue the join of member m until no other member is joining or leaving."""
    h = tables[0]
    if busy(tables, m):
        go_on(h, m, WAITING, h.param.join_step)
        return
    change_state(tables, m, JOINING)
    for o in range(len(tables)):
        if o != m and in_cluster(h.member[o]) and linked(tables, m, np.int64(o)):
            meet(h, m, np.int64(o))
    look(tables, m, EVERYBODY)
    review(tables, blocks)
    go_on(h, m, CONTACT, h.param.join_step)


@kernel
def obstacle(tables, m):
    """Return a member that prevents member m from joining, -1 = none."""
    h = tables[0]
    for o in range(len(tables)):
        seen = state_seen(h, m, np.int64(o))
        if o == m or seen == DOWN or seen == ISOLATED:
            continue
        if seen != JOINED or h.member[m].contact[o] == 0:
            return np.int64(o)
    return np.int64(-1)


@kernel
def join_step(tables, blocks, m):
    """End a step of the join of member m."""
    h = tables[0]
    o = obstacle(tables, m)
    if o >= 0:
        fail_to_join(tables, blocks, m, o)
    elif h.member[m].step < DISKS:
        go_on(h, m, h.member[m].step + 1, h.param.join_step)
    else:
        go_on(h, m, NONE, h.param.join_step)
        change_state(tables, m, JOINED)
        h.member[m].joins += 1
        review(tables, blocks)


@kernel
def fail_to_join(tables, blocks, m, o):
    """Isolate member m, which cannot join because of member o."""
    h = tables[0]
    go_on(h, m, NONE, h.param.join_step)
    note(tables[m], JOIN_FAILED, SYSTEM, np.int64(m * 16 + o))
    change_state(tables, m, ISOLATED)
    review(tables, blocks)
    for other in range(len(tables)):
        if h.member[m].contact[other] == 1:
            lose_contact(tables, m, np.int64(other))
    review(tables, blocks)
