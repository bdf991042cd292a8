"""Resource pools: changes of limits and of members while the machine runs.

The limit itself is applied on the limit list (limit_list.py): CPU time used by a member is charged to its
pool at the end of its time slices, and once a pool has used more than its limit, all its virtual CPUs wait on
that list.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, VcpuState
from engine.kernel.options import entry, kernel
from engine.kernel.queue import schedule
from engine.mechanisms.processors.limit_list import count_held, over_limit
from engine.mechanisms.processors.time_accounting import account

RUNNING = np.int64(VcpuState.RUNNING)
LIMIT_EVENT = np.int64(EventKind.LIMIT)


@kernel
def look_again(s):
    """Have all virtual CPUs on the limit list checked now."""
    schedule(s.queue, s.src_system + 3, LIMIT_EVENT, s.now)


@entry("system", "int64", "float64")
def limit_pool(s, k, cores):
    """Limit pool k to this number of processors from now on; 0 = no limit, which cancels its excess use."""
    pool = s.pool[k]
    if cores == pool.cores:
        return
    owed = max(0.0, np.float64(pool.full_at - s.now)) * pool.cores
    pool.cores = cores
    pool.full_at = s.now + np.int64(owed / cores if cores > 0.0 else 0.0)
    look_again(s)


@entry("system", "int64", "int64")
def move_to_pool(s, g, pool):
    """Put guest g into a pool, numbered from 1, or into no pool (0). Its past CPU use counts for the old
    pool.
    """
    u = s.guest[g]
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        if s.vcpu[v].state == RUNNING:
            account(s, s.vcpu[v].cpu)
        over_limit(s, u, s.vcpu[v])
        count_held(s, s.vcpu[v], np.int64(0))  # until it is looked at again
    u.pool = pool
    look_again(s)
