"""CP's own work for interruptions of its links and for the cluster.

A random processor handles the interruption, regardless of its current work. The virtual CPU on it is delayed
in the meantime: this delay is part of the steal time of a guest whose system sends or receives another guest.
An idle processor does the work in its idle time; the fact that it could not start a guest in the meantime is
ignored. Source: general knowledge; CP enables all processors for I/O interruptions.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Stream
from engine.kernel.options import kernel
from engine.kernel.rng import below
from engine.mechanisms.processors.dispatcher import stretch
from engine.mechanisms.processors.time_accounting import account

MOVE, SSI = np.int64(Stream.MOVE), np.int64(Stream.SSI)


@kernel
def do_link_work(s, ns):
    """Charge one of the processors of system s with work for its links, in ns."""
    work_on(s, below(s, MOVE, s.n_cpu), ns)


@kernel
def do_member_work(s, ns):
    """Charge a processor for a change in the state of a member, in ns."""
    if ns > 0:
        work_on(s, below(s, SSI, s.n_cpu), ns)


@kernel
def work_on(s, c, ns):
    """Charge processor c with CP work, in ns."""
    account(s, c)
    cpu = s.cpu[c]
    if cpu.vcpu >= 0:
        w = s.vcpu[cpu.vcpu]
        w.cp_debt += ns
        w.stolen_ns += ns
        stretch(s, c)
    else:
        cpu.cp_ns += ns
        cpu.idle_ns -= ns
