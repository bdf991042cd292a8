"""Outside clients that request a page from a guest, as wget does, and the time that they wait.

A client's SYN is lost while the guest's interface is down; TCP repeats it after 3 s, then after twice as long
each time (kernels of 2010). The interface of a stopped guest is up: CP puts the SYN into its buffers, and the
guest finds it there when it runs again.
Source: "Methods to pause a z/VM guest", table 4 and how it was measured; RFC 1122 and RFC 2988 for TCP.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Activity, EventKind, Fetch, Incident, Pause
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER, schedule
from engine.mechanisms.guests.workload import start_serving
from engine.mechanisms.processors.incidents import note
from engine.mechanisms.servers.network import deliver
from engine.mechanisms.servers.requests import can_serve
from engine.state.tables import MAX_CLIENT

CLIENT = np.int64(EventKind.CLIENT)
TRYING, ACCEPTED, GIVEN_UP = np.int64(Fetch.TRYING), np.int64(Fetch.ACCEPTED), np.int64(Fetch.GIVEN_UP)
FETCH_ASKED, UNSERVED = np.int64(Incident.FETCH_ASKED), np.int64(Incident.UNSERVED)
OFF, BOOT = np.int64(Activity.OFF), np.int64(Activity.BOOT)
RUNNING, STOPPED = np.int64(Pause.RUNNING), np.int64(Pause.STOPPED)
REFAULTING = np.int64(Pause.REFAULTING)


@kernel
def fetch(s, g, every):
    """Request a page from guest g as a client; it tries every `every` ns, or as TCP does when that is 0."""
    k = s.n_fetch % MAX_CLIENT
    s.n_fetch += 1
    row = s.client[k]
    if row.state == TRYING or row.state == ACCEPTED:  # more clients than places: the oldest is removed
        give_up(s, k)
    row.guest = g
    row.state = TRYING
    row.asked_at = s.now
    row.tries = 0
    row.every = every
    note(s, FETCH_ASKED, g, np.int64(0))
    connect(s, k)


@kernel
def give_up(s, k):
    """End the wait of client k, which has received no response."""
    row = s.client[k]
    if row.state == ACCEPTED:
        u = s.guest[row.guest]
        u.requests -= 1
        w = s.vcpu[u.first_vcpu]
        w.serving = min(w.serving, u.requests)
    row.state = GIVEN_UP
    schedule(s.queue, s.src_client + k, CLIENT, NEVER)
    note(s, UNSERVED, row.guest, row.tries)


@kernel
def accepts(s, u):
    """Return whether a SYN reaches the Linux of guest u, now or when it runs again."""
    if u.activity == OFF or u.activity == BOOT or s.kind[u.kind].request == 0:
        return False
    if u.pause == STOPPED or u.pause == REFAULTING:
        return u.servers_up > 0
    return can_serve(s, u)


@kernel
def connect(s, k):
    """Send a SYN for client k, and repeat it later when it is lost."""
    row = s.client[k]
    u = s.guest[row.guest]
    row.tries += 1
    if u.activity != OFF and (u.pause == RUNNING or u.pause == STOPPED):
        deliver(s, u.first_vcpu)
    if accepts(s, u):
        row.state = ACCEPTED
        u.requests += 1
        schedule(s.queue, s.src_client + k, CLIENT, NEVER)
        start_serving(s, row.guest)
    elif row.every == 0 and row.tries >= s.param.syn_tries:
        give_up(s, k)
    else:
        after = row.every if row.every > 0 else s.param.syn_ns << (row.tries - 1)
        schedule(s.queue, s.src_client + k, CLIENT, s.now + after)
