"""The steps of the scenario: what the testers did, and when."""

from __future__ import annotations

import numpy as np

from engine.kernel import kernel
from engine.kinds import Action, Activity, EventKind, codes
from engine.mechanisms.clients import fetch
from engine.mechanisms.pausing import begin_guest, stop_guest
from engine.mechanisms.power import ipl_guest, ipl_lpar, logoff_guest
from engine.mechanisms.resuming import resume_guest
from engine.mechanisms.suspending import suspend_guest
from engine.mechanisms.workload import want_activity
from engine.queue import NEVER, schedule

BOOT, AGENT, LOAD, UNLOAD, SUSPEND, RESUME, STOP, BEGIN, START, FETCH, LOGOFF, IPL, LPAR_IPL = codes(Action)
IDLE, POLL = np.int64(Activity.IDLE), np.int64(Activity.POLL)
STARTING = np.int64(Activity.START)
UNDER_LOAD = np.int64(Activity.LOAD)
STEP = np.int64(EventKind.STEP)


@kernel
def act(s, blocks, action, g, every):
    """Do one step of the timeline with guest g; `every` is for a client's attempts, ns."""
    if action == BOOT:
        want_activity(s, g, IDLE)
    elif action == AGENT:
        want_activity(s, g, POLL)
    elif action == LOAD:
        want_activity(s, g, UNDER_LOAD)
    elif action == UNLOAD:
        want_activity(s, g, s.kind[s.guest[g].kind].idle_activity)
    elif action == SUSPEND:
        suspend_guest(s, g)
    elif action == RESUME:
        resume_guest(s, g)
    elif action == STOP:
        stop_guest(s, g)
    elif action == BEGIN:
        begin_guest(s, g)
    elif action == START:
        want_activity(s, g, STARTING)
    elif action == FETCH:
        fetch(s, g, every)
    elif action == LOGOFF:
        logoff_guest(s, blocks, g)
    elif action == IPL:
        ipl_guest(s, blocks, g, np.int64(0))
    elif action == LPAR_IPL:
        ipl_lpar(s, blocks)


@kernel
def step(s, blocks):
    """Do the step that is due: one an event, since a step may change every virtual CPU."""
    row = s.timeline[s.step]
    s.step += 1
    due = NEVER if s.step >= s.n_step else s.timeline[s.step].at
    schedule(s.queue, s.src_system + 1, STEP, due)
    act(s, blocks, row.action, row.guest, row.every)
