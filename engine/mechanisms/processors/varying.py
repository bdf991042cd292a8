"""VARY PROCESSOR: CP stops or starts using a processor, in releases without simulated locks.

A processor that is offline runs nothing and is not among the idle processors; no table shows more about it.
Its virtual CPU waits for another processor. Shares and limits still count all processors of the LPAR.
Source: CP VARY PROCESSOR; counting shares in this way is a simplification.
"""

from __future__ import annotations

from engine.kernel.options import entry
from engine.kernel.rng import ZERO
from engine.mechanisms.processors.dispatcher import dispatch, find_idle_work, vacate
from engine.mechanisms.processors.homes import leave_home
from engine.mechanisms.processors.select_vcpu import MASTER
from engine.mechanisms.processors.time_accounting import account
from engine.mechanisms.processors.vectors import enqueue
from engine.mechanisms.storage.blocks import ONE, count, lowest_bit


@entry("system", "int64")
def vary_processor_off(s, c):
    """Take processor c, which is not the master, offline."""
    v = vacate(s, c)
    for other in range(s.n_vcpu):  # none of them looks for its last processor first
        if s.vcpu[other].last_cpu == c:
            s.vcpu[other].last_cpu = MASTER
    if s.hiper.on == 1:
        s.core[c].parked = 1  # no home is here from now on
        leave_home(s, c)
        s.core[c].parked = s.core[c].yielded = 0
    if v >= 0:
        enqueue(s, v)
        if s.hiper.vertical == 1:
            find_idle_work(s)
        elif s.idle_cpus != ZERO:
            dispatch(s, count(lowest_bit(s.idle_cpus) - ONE))


@entry("system", "int64")
def vary_processor_on(s, c):
    """Bring processor c online; it looks for work immediately."""
    account(s, c)
    dispatch(s, c)
