"""Cluster recovery: each remaining member works for every member that has left or joined.

Source: "Methods to pause a z/VM guest", figure 3: a CPU peak on the standby WebSphere guests, and only on
them, when servers no longer respond. The amount of work is assumed; see engine/scenario/model/parameters.py.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Incident
from engine.kernel.options import kernel
from engine.mechanisms.guests.workload import give_work
from engine.mechanisms.processors.incidents import note
from engine.mechanisms.servers.application_cluster import member_up, update_view

VIEW_CHANGE = np.int64(Incident.VIEW_CHANGE)


@kernel
def on_cluster(s):
    """Update the cluster's view, and give each remaining member its recovery work."""
    others = np.int64(0)  # members that have been there all along
    for g in range(s.n_guest):
        others += s.guest[g].in_view == 1 and s.guest[g].member_at == 0
    changed = update_view(s)
    if changed == 0 or others == 0:
        return
    s.view_changes += 1
    note(s, VIEW_CHANGE, np.int64(-1), changed)
    for g in range(s.n_guest):
        u = s.guest[g]
        if u.in_view == 1 and member_up(s, u):
            give_work(s, u.first_vcpu, changed * s.param.recovery_ns)
