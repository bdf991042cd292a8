"""The steps of the scenario: the testers' actions at their scheduled times."""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Action, Activity, EventKind, codes
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER, schedule
from engine.mechanisms.cluster.held_logons import hold_logon
from engine.mechanisms.cluster.members import act_member
from engine.mechanisms.guests.pausing import begin_guest, stop_guest
from engine.mechanisms.guests.power import ipl_guest, ipl_lpar, logoff_guest
from engine.mechanisms.guests.resuming import resume_guest
from engine.mechanisms.guests.suspending import suspend_guest
from engine.mechanisms.guests.workload import want_activity
from engine.mechanisms.linux.jobs import end_server, start_server
from engine.mechanisms.linux.power import boot_linux, load_linux
from engine.mechanisms.multisystem import channel_step, guest_gone, relocate_step
from engine.mechanisms.servers.clients import fetch

BOOT, AGENT, LOAD, UNLOAD, SUSPEND, RESUME, STOP, BEGIN = codes(Action)[:8]
START, FETCH, LOGOFF, IPL, LPAR_IPL, END, RELOCATE = codes(Action)[8:15]
SHUTDOWN = np.int64(Action.SHUTDOWN)  # this one and the following ones are performed by members
UNPLUG = np.int64(Action.UNPLUG)  # this one and the following ones affect channels
IDLE, POLL = np.int64(Activity.IDLE), np.int64(Activity.POLL)
STARTING = np.int64(Activity.START)
UNDER_LOAD, OFF = np.int64(Activity.LOAD), np.int64(Activity.OFF)
STEP = np.int64(EventKind.STEP)
ITS_OWN = np.int64(
    sum(
        1 << action
        for action in (Action.BOOT, Action.AGENT, Action.LOAD, Action.UNLOAD, Action.START, Action.END)
    )
)


@kernel
def act_linux(s, blocks, action, g):
    """Perform one step with a guest whose Linux is simulated; return 1 when the step concerns its Linux."""
    if action == BOOT and s.guest[g].activity == OFF:
        boot_linux(s, blocks, g, np.int64(0))
    elif action == LOAD:
        load_linux(s, g, np.int64(1))
    elif action == UNLOAD:
        load_linux(s, g, np.int64(0))
    elif action == START:
        start_server(s, blocks, s.linux[s.guest[g].linux - 1])
    elif action == END:
        end_server(s, s.linux[s.guest[g].linux - 1])
    return np.int64((ITS_OWN >> action) & 1)


@kernel
def act(s, blocks, action, g, every):
    """Perform one timeline step with guest g; `every` is the time between a client's attempts, in ns."""
    if g >= 0 and s.guest[g].linux > 0 and act_linux(s, blocks, action, g) == 1:
        return
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
def step(tables, s, blocks):
    """Perform the step that is due. There is one step per event, since a step may change every virtual CPU.

    Each system has all steps, and performs those of its own guests.
    """
    row = s.timeline[s.step]
    s.step += 1
    due = NEVER if s.step >= s.n_step else s.timeline[s.step].at
    schedule(s.queue, s.src_system + 1, STEP, due)
    if row.guest >= 0 and s.guest[row.guest].here == 0:
        return
    if row.action >= UNPLUG:
        if s.system == 0:
            channel_step(tables, blocks, row)
    elif row.action >= SHUTDOWN:
        if row.every == s.system:
            act_member(tables, blocks, row.action, row.every)
    elif row.action == RELOCATE:
        relocate_step(tables, blocks, row)
    elif hold_logon(tables, s, row.action, row.guest) == 1:
        return
    else:
        act(s, blocks, row.action, row.guest, row.every)
        guest_gone(tables, blocks)
