"""CP's samples of states: high-frequency samples of each virtual CPU, monitor samples of the dispatch list.

A virtual CPU has one state at a time here, so the first state that CP's tests find (SAMPLE_TESTS and
MONITOR_TESTS in kinds.py, in their orders) is its state. The monitor's record has no limit list: virtual CPUs
on the limit list are counted under OTHER. Source: monitor domain 0 record 12, domain 4 record 4.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import MONITOR_TESTS, EventKind, QueueList, Status
from engine.kernel.options import kernel
from engine.kernel.queue import schedule
from engine.mechanisms.processors.limit_list import book_pool
from engine.mechanisms.processors.time_accounting import account
from engine.mechanisms.processors.trace import close_time
from engine.mechanisms.prsm.accounts import advance

SAMPLE = np.int64(EventKind.SAMPLE)
SAMPLED = np.int64(Status.SAMPLED)
DISPATCH = np.int64(QueueList.DISPATCH)
OTHER = np.int64(0)
KNOWN = np.int64(sum(1 << state for state in MONITOR_TESTS))  # a bit each


@kernel
def monitor(s):
    """Count the virtual CPUs on the dispatch list by the states that the monitor's record distinguishes."""
    for v in range(s.n_vcpu):
        w = s.vcpu[v]
        if w.listed == 1 and s.guest[w.guest].list == DISPATCH:
            known = (KNOWN >> w.state) & 1
            w.monitored[w.state if known == 1 else OTHER] += 1
    s.monitor_at += s.param.monitor


@kernel
def sample(s):
    """Count states, record all times up to now, and ask the recorder to read the counters."""
    for c in range(s.n_cpu):
        account(s, c)
    if s.prsm.n_core > 0:
        advance(s)
    for k in range(s.n_pool):
        book_pool(s, np.int64(k))
    for v in range(s.n_vcpu):
        close_time(s, v)
        s.vcpu[v].samples[s.vcpu[v].state] += 1
    if s.now >= s.monitor_at:
        monitor(s)
    schedule(s.queue, s.src_system + 2, SAMPLE, s.now + s.param.sample)
    s.status = SAMPLED
