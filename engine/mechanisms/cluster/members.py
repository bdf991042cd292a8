"""Members of an SSI cluster: heartbeats, join and leave steps, and the testers' actions."""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Action
from engine.kernel.options import kernel
from engine.mechanisms.channels.connections import switch_all
from engine.mechanisms.cluster.joining import LOADING, WAITING, ipl_member, join_step, loaded, wait_to_join
from engine.mechanisms.cluster.leaving import (
    GUESTS,
    QUEUED,
    SIGN_OFF,
    TO_IPL,
    TO_STAY,
    crash,
    guests_gone,
    shut_down,
    sign_off,
    wait_to_leave,
)
from engine.mechanisms.cluster.pdr import JOINING, arm, beat, settle
from engine.mechanisms.multisystem import links_changed

SHUTDOWN, REIPL, IPL_SYSTEM = np.int64(Action.SHUTDOWN), np.int64(Action.REIPL), np.int64(Action.IPL_SYSTEM)
CRASH, ACTIVATE = np.int64(Action.CRASH), np.int64(Action.ACTIVATE)
DEACTIVATE = np.int64(Action.DEACTIVATE)


@kernel
def on_member(tables, blocks, m):
    """Write the heartbeat of member m."""
    beat(tables, blocks, m)


@kernel
def on_join(tables, blocks, m):
    """Perform the next step of member m, or an agreement on its links."""
    h = tables[0]
    x = h.member[m]
    agreed = x.settle_at > 0 and x.settle_at <= h.now
    due = x.step_at > 0 and x.step_at <= h.now
    if due:
        x.step_at = 0
    if agreed:
        settle(tables, blocks, m)
    if due:
        next_step(tables, blocks, m)
    arm(h, m)


@kernel
def next_step(tables, blocks, m):
    """End the current step of member m."""
    x = tables[0].member[m]
    if x.step == LOADING:
        loaded(tables, blocks, m)
    elif x.step == WAITING:
        wait_to_join(tables, blocks, m)
    elif x.step == QUEUED:
        wait_to_leave(tables, blocks, m)
    elif x.step == GUESTS:
        guests_gone(tables, blocks, m)
    elif x.step == SIGN_OFF:
        sign_off(tables, blocks, m)
    else:
        join_step(tables, blocks, m)
        if x.goal > 0 and x.state != JOINING:
            leave_now(tables, blocks, m)


@kernel
def leave_now(tables, blocks, m):
    """Remove member m, which was shut down while it was joining, from the cluster."""
    x = tables[0].member[m]
    goal = x.goal
    x.goal = 0
    shut_down(tables, blocks, m, goal)


@kernel
def act_member(tables, blocks, action, m):
    """Perform a timeline step (Action) that concerns member m."""
    if action == SHUTDOWN:
        shut_down(tables, blocks, m, TO_STAY)
    elif action == REIPL:
        shut_down(tables, blocks, m, TO_IPL)
    elif action == IPL_SYSTEM:
        ipl_member(tables, m)
    elif action == CRASH:
        crash(tables, blocks, m)
    elif tables[0].member[m].up == 1:
        switch_all(tables, m, np.int64(action == ACTIVATE))
        links_changed(tables, blocks)
