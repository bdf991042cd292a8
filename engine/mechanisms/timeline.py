"""The steps of the scenario: what the testers did, and when."""

from __future__ import annotations

import numpy as np

from engine.kernel import kernel
from engine.kinds import Action, Activity, EventKind, codes
from engine.mechanisms.pausing import begin_guest, resume_guest, stop_guest, suspend_guest
from engine.mechanisms.workload import want_activity
from engine.queue import NEVER, schedule

BOOT, AGENT, LOAD, UNLOAD, SUSPEND, RESUME, STOP, BEGIN = codes(Action)
IDLE, POLL = np.int64(Activity.IDLE), np.int64(Activity.POLL)
UNDER_LOAD = np.int64(Activity.LOAD)
STEP = np.int64(EventKind.STEP)


@kernel
def act(s, action, g):
    """Do one step of the timeline with guest g."""
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


@kernel
def step(s):
    """Do the step that is due: one an event, since a step may change every virtual CPU."""
    row = s.timeline[s.step]
    s.step += 1
    due = NEVER if s.step >= s.n_step else s.timeline[s.step].at
    schedule(s.queue, s.src_system + 1, STEP, due)
    act(s, row.action, row.guest)
