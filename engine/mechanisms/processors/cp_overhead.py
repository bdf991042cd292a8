"""CP's own work: what interruptions of its links bring with them.

Any of the processors takes an interruption, whatever it does: which one is drawn. Who runs on it is held up
meanwhile: that is part of the steal time of a guest whose system sends or receives another one. An idle
processor does the work in time that nobody misses; that it could not start a guest meanwhile is left out.
Source: general knowledge; CP enables all processors for I/O interruptions.
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
def own_work(s, ns):
    """One of the processors of system s works for its links, ns."""
    work_on(s, below(s, MOVE, s.n_cpu), ns)


@kernel
def member_work(s, ns):
    """The same for the cluster: the state of a member has changed."""
    if ns > 0:
        work_on(s, below(s, SSI, s.n_cpu), ns)


@kernel
def work_on(s, c, ns):
    """Processor c works for CP, ns."""
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
