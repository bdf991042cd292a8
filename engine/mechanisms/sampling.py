"""CP's high-frequency sample: once a second each virtual CPU is counted in the state it is in.

A virtual CPU has one state at a time here, so the order in which CP tests the states is kept by
set_state alone: test idle, I/O wait, simulation wait, page wait, waiting for CPU, running.
Source: monitor domain 0 record 12 and domain 4 record 4.
"""

from __future__ import annotations

import numpy as np

from engine.kernel import kernel
from engine.kinds import EventKind, Status
from engine.mechanisms.dispatcher import account
from engine.mechanisms.trace import close_time
from engine.queue import schedule

SAMPLE = np.int64(EventKind.SAMPLE)
SAMPLED = np.int64(Status.SAMPLED)


@kernel
def sample(s):
    """Count states, book all times up to now, and ask the recorder to read the counters."""
    for c in range(s.n_cpu):
        account(s, c)
    for v in range(s.n_vcpu):
        close_time(s, v)
        s.vcpu[v].samples[s.vcpu[v].state] += 1
    schedule(s.queue, s.src_system + 2, SAMPLE, s.now + s.param.sample)
    s.status = SAMPLED
