"""Membership of the application servers' cluster, and the time when the other members notice a change.

A member that is paused or logged off no longer responds; the others notice after a while. The work that
follows is in cluster_recovery.py.
Source: "Methods to pause a z/VM guest", figure 3: "cluster recovery" after the suspend. Time assumed.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Activity, EventKind, Pause
from engine.kernel.options import entry, kernel
from engine.kernel.queue import NEVER, schedule

CLUSTER = np.int64(EventKind.CLUSTER)
RUNNING = np.int64(Pause.RUNNING)
OFF = np.int64(Activity.OFF)
POLL, LOAD, START = np.int64(Activity.POLL), np.int64(Activity.LOAD), np.int64(Activity.START)


@kernel
def member_up(s, u):
    """Return whether guest u responds to the other members. (A guest that runs its node agent does.)"""
    working = u.activity == POLL or u.activity == LOAD or u.activity == START
    return s.cluster_on == 1 and s.kind[u.kind].processes > 0 and u.pause == RUNNING and working


@kernel
def count_guest(s, u):
    """Update the number of guests and the number of processes that are up."""
    present = np.int64(u.pause == RUNNING and u.activity != OFF)
    answers = np.int64(member_up(s, u))
    s.n_present += present - u.present
    s.processes_up += (answers - u.answers) * s.kind[u.kind].processes
    u.present = present
    u.answers = answers


@entry("system", "int64")
def membership(s, g):
    """Update the membership of guest g, and schedule when the cluster notices a change."""
    u = s.guest[g]
    count_guest(s, u)
    if s.kind[u.kind].processes == 0:
        return
    if u.answers == u.in_view:
        u.member_at = 0
        return
    if u.member_at == 0:
        u.member_at = s.now + 1
    if s.cluster_due == 0:
        s.cluster_due = 1
        schedule(s.queue, s.src_system + 4, CLUSTER, s.now + s.param.detect_ns + 1)


@kernel
def update_view(s):
    """Update the view for members that have not responded, or have responded again, for long enough; return
    their number.
    """
    changed = np.int64(0)
    due = NEVER
    for g in range(s.n_guest):
        u = s.guest[g]
        if u.member_at > 0:
            at = u.member_at + s.param.detect_ns
            if at <= s.now:
                u.in_view = 1 - u.in_view
                u.member_at = 0
                changed += 1
            else:
                due = min(due, at)
    s.cluster_due = 0 if due == NEVER else 1
    schedule(s.queue, s.src_system + 4, CLUSTER, due)
    return changed
