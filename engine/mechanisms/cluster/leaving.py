"""Shutdown and crash: a member leaves its cluster and goes down, or goes down without leaving.

SHUTDOWN: it marks itself as leaving, its guests are shut down and logged off, it informs the other members
and goes down. A member that crashes does none of this: the others notice only that its heartbeats end. An I/O
at a shared volume may still complete; waiting I/Os are dropped. Guests that were logged on return when the
member has been IPLed and has joined.
Source: z/Journal (2012), "Flexible horizontal scalability with z/VM single system image". Times: parameters.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Activity, Incident
from engine.kernel.options import entry, kernel
from engine.kernel.queue import NEVER, schedule
from engine.mechanisms.channels.connections import system_changed
from engine.mechanisms.channels.shared_volumes import withdraw_requests
from engine.mechanisms.cluster.held_logons import BY_IPL
from engine.mechanisms.cluster.joining import NONE, TERMINATED, go_on, ipl_member
from engine.mechanisms.cluster.pdr import (
    DOWN,
    ISOLATED,
    JOINING,
    LEAVING,
    MEMBER,
    busy,
    change_state,
    review,
    work_of_others,
)
from engine.mechanisms.guests.power import drop_guest
from engine.mechanisms.multisystem import links_changed
from engine.mechanisms.processors.incidents import note
from engine.mechanisms.relocation.handover import give_cache_back
from engine.mechanisms.relocation.stages import cancel_move, under_way
from engine.mechanisms.storage.paging_volumes import stop_volumes
from engine.state.member import Down, Progress
from engine.state.relocation import Finish

QUEUED, GUESTS, SIGN_OFF = (np.int64(step) for step in list(Progress)[7:10])
SHUT_DOWN = np.int64(Down.SHUT_DOWN)
CANCELLED, LINK_LOST = np.int64(Finish.CANCELLED), np.int64(Finish.LINK_LOST)
LOGGED_OFF = np.int64(Incident.LOGGED_OFF)
OFF = np.int64(Activity.OFF)
TO_STAY, TO_IPL = np.int64(1), np.int64(2)  # goals of a shutdown


@entry("tables", "blocks", "int64", "int64")
def shut_down(tables, blocks, m, goal):
    """Shut member m down; goal: TO_STAY down or TO_IPL again. Return 0 when it cannot, or is already
    shutting down.
    """
    x = tables[0].member[m]
    if x.up == 0 or x.goal > 0:
        return np.int64(0)
    x.goal = goal
    if x.state == JOINING:
        return np.int64(1)  # it leaves when it has joined
    if x.state == DOWN:
        go_down(tables, blocks, m)
    elif x.state == ISOLATED:
        go_on(tables[0], m, GUESTS, tables[0].param.shutdown_ns)
    else:
        wait_to_leave(tables, blocks, m)
    return np.int64(1)


@kernel
def wait_to_leave(tables, blocks, m):
    """Queue the departure of member m until no other member is joining or leaving."""
    h = tables[0]
    if busy(tables, m):
        go_on(h, m, QUEUED, h.param.join_step)
        return
    change_state(tables, m, LEAVING)
    h.member[m].leaves += 1
    h.member[m].settle_at = 0
    cancel_moves(tables, blocks, m, CANCELLED)
    review(tables, blocks)
    go_on(h, m, GUESTS, h.param.shutdown_ns)


@kernel
def cancel_moves(tables, blocks, m, finish):
    """Cancel the relocations to and from system m."""
    h = tables[0]
    for r in range(h.moves):
        if under_way(h, r) and (h.move[r].source == m or h.move[r].target == m):
            cancel_move(tables, blocks, np.int64(r), finish)


@kernel
def guests_off(tables, blocks, m):
    """Log off all guests of member m; guests marked for automatic logon return after its next IPL."""
    s = tables[m]
    for g in range(s.n_guest):
        u = s.guest[g]
        if u.here == 0:
            continue
        give_cache_back(s, u)
        if u.activity != OFF:
            drop_guest(s, blocks, np.int64(g))
            u.held_logon = BY_IPL if u.autolog == 1 else np.int64(0)
            note(s, LOGGED_OFF, np.int64(g), np.int64(0))


@kernel
def guests_gone(tables, blocks, m):
    """Log off the guests of member m, which is shutting down."""
    h = tables[0]
    cancel_moves(tables, blocks, m, CANCELLED)
    guests_off(tables, blocks, m)
    go_on(h, m, SIGN_OFF, h.param.join_step)


@kernel
def sign_off(tables, blocks, m):
    """Inform the other members that member m is down."""
    x = tables[0].member[m]
    change_state(tables, m, DOWN)
    x.down = SHUT_DOWN
    review(tables, blocks)
    go_down(tables, blocks, m)


@kernel
def go_down(tables, blocks, m):
    """End CP of member m, and IPL it again if requested."""
    goal = tables[0].member[m].goal
    power_off(tables, blocks, m)
    end_of_io(tables[m])
    if goal == TO_IPL:
        ipl_member(tables, m)


@kernel
def power_off(tables, blocks, m):
    """Stop everything in member m, including heartbeats and links."""
    h = tables[0]
    x = h.member[m]
    x.up = 0
    x.alive = 0
    x.goal = 0
    x.held = 1
    x.settle_at = 0
    tables[m].joined = 0
    go_on(h, m, NONE, h.param.join_step)
    schedule(h.queue, h.src_member + 2 * m, MEMBER, NEVER)
    system_changed(tables, m)
    links_changed(tables, blocks)


@kernel
def end_of_io(s):
    """Prevent further I/O for the guests of system s, whose CP has ended."""
    withdraw_requests(s)
    stop_volumes(s)


@entry("tables", "blocks", "int64")
def crash(tables, blocks, m):
    """Stop member m without leaving: its entry in the PDR stays. An IPL in progress also ends."""
    h = tables[0]
    x = h.member[m]
    if x.up == 0:
        x.goal = 0
        go_on(h, m, NONE, h.param.join_step)
        return
    x.state = DOWN
    x.since = h.now
    x.down = TERMINATED
    power_off(tables, blocks, m)
    cancel_moves(tables, blocks, m, LINK_LOST)
    guests_off(tables, blocks, m)
    end_of_io(tables[m])
    work_of_others(tables, m)
