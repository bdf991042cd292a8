"""Held logons: a member that is not joined, or whose cluster is not stable, does not log on guests.

Guests that are already logged on run as usual. Held logons are performed when the member is joined and the
cluster is stable; the guests of a member that has been IPLed return in this way.
Source: z/Journal (2012), "Flexible horizontal scalability with z/VM single system image".
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Action, Activity, Incident, Pause
from engine.kernel.options import entry, kernel
from engine.mechanisms.guests.power import ipl_guest
from engine.mechanisms.guests.workload import want_activity
from engine.mechanisms.processors.incidents import note
from engine.mechanisms.relocation.eligibility import settled

OFF, IDLE, POLL = np.int64(Activity.OFF), np.int64(Activity.IDLE), np.int64(Activity.POLL)
UNDER_LOAD, STARTING = np.int64(Activity.LOAD), np.int64(Activity.START)
SUSPENDED = np.int64(Pause.SUSPENDED)
BOOT, AGENT, LOAD = np.int64(Action.BOOT), np.int64(Action.AGENT), np.int64(Action.LOAD)
UNLOAD, START, RESUME = np.int64(Action.UNLOAD), np.int64(Action.START), np.int64(Action.RESUME)
IPL, LOGOFF = np.int64(Action.IPL), np.int64(Action.LOGOFF)
HELD = np.int64(Incident.HELD)
BY_BOOT, BY_IPL = np.int64(1), np.int64(2)  # as in guest.held_logon


@kernel
def hold_logon(tables, s, action, g):
    """Hold a step (Action) of guest g that would log the guest on now; return 1 when it is held."""
    if g < 0 or s.guest[g].activity != OFF:
        return np.int64(0)
    x, u = tables[0].member[s.system], s.guest[g]
    if x.slot == 0 or settled(x):
        return np.int64(0)
    if action == LOGOFF:
        u.held_logon = 0
        return np.int64(0)
    if action == IPL or action == RESUME:
        hold(s, g, u.wanted, BY_IPL)
        return np.int64(1)
    wanted = wanted_by(s, u, action)
    if wanted != OFF:
        hold(s, g, wanted, max(BY_BOOT, u.held_logon))
    return np.int64(wanted != OFF)


@kernel
def wanted_by(s, u, action):
    """Return the Activity that a step requests; OFF if it does not log a guest on."""
    if action == BOOT:
        return IDLE
    if action == AGENT:
        return POLL
    if action == LOAD:
        return UNDER_LOAD
    if action == START:
        return STARTING
    if action == UNLOAD:
        return s.kind[u.kind].idle_activity
    return OFF


@entry("system", "int64", "int64", "int64")
def hold(s, g, wanted, how):
    """Hold the logon of guest g until the cluster is stable."""
    u = s.guest[g]
    u.wanted = wanted
    u.held_logon = how
    note(s, HELD, g, s.system)


@kernel
def release_logons(s, blocks):
    """Perform all logons that system s has held."""
    for g in range(s.n_guest):
        u = s.guest[g]
        how = u.held_logon
        u.held_logon = 0
        if how > 0 and u.here == 1 and u.activity == OFF:
            log_on(s, blocks, np.int64(g), how)


@kernel
def log_on(s, blocks, g, how):
    """Log guest g on and IPL it, or boot it immediately as at the beginning of a run."""
    u = s.guest[g]
    if how == BY_IPL or u.pause == SUSPENDED:
        ipl_guest(s, blocks, g, np.int64(0))
    else:
        wanted = IDLE if u.wanted == OFF else u.wanted
        u.wanted = OFF
        want_activity(s, g, wanted)
