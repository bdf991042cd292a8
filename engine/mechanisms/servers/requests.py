"""Pages that outside clients have requested from a guest: accepted by its Linux, served by its application.

The application needs CPU time for each page, which becomes part of the next piece of work of the guest's
first virtual CPU. It serves when the guest runs and its servers are up.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Activity, Fetch, Incident, Pause
from engine.kernel.options import kernel
from engine.mechanisms.processors.incidents import note
from engine.state.tables import MAX_CLIENT

ACCEPTED, SERVED = np.int64(Fetch.ACCEPTED), np.int64(Fetch.SERVED)
PAGE_SERVED = np.int64(Incident.SERVED)
POLL, LOAD = np.int64(Activity.POLL), np.int64(Activity.LOAD)
RUNNING = np.int64(Pause.RUNNING)


@kernel
def can_serve(s, u):
    """Return whether the application of guest u can respond."""
    working = u.activity == POLL or u.activity == LOAD
    return working and u.pause == RUNNING and u.servers_up > 0 and s.kind[u.kind].request > 0


@kernel
def take_requests(s, v):
    """Make the accepted requests part of the work of virtual CPU v; return 1 when there are any."""
    w = s.vcpu[v]
    u = s.guest[w.guest]
    if v != u.first_vcpu or u.requests == 0 or w.serving > 0 or not can_serve(s, u):
        return np.int64(0)
    w.serving = u.requests
    w.burst_left = max(w.burst_left, np.int64(0)) + s.kind[u.kind].request * u.requests
    return np.int64(1)


@kernel
def requests_served(s, v):
    """Deliver the pages that were part of virtual CPU v's finished work to their clients.

    Return 1 when more pages have been requested in the meantime; they are its next work.
    """
    w = s.vcpu[v]
    u = s.guest[w.guest]
    left = w.serving
    for k in range(MAX_CLIENT):
        row = s.client[k]
        if left > 0 and row.state == ACCEPTED and row.guest == w.guest:
            row.state = SERVED
            left -= 1
            note(s, PAGE_SERVED, w.guest, s.now - row.asked_at)
    u.requests -= w.serving
    w.serving = 0
    return take_requests(s, v)
