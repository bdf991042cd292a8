"""CP's own work: what interruptions of its links bring with them.

The processors take interruptions in turn, whatever they do. Who runs on one of them is held up meanwhile:
that is part of the steal time of a guest whose system sends or receives another one. An idle processor does
the work in time that nobody misses; that it could not start a guest for these microseconds is left out.
Source: general knowledge; CP enables all processors for I/O interruptions.
"""

from __future__ import annotations

from engine.kernel import kernel
from engine.mechanisms.booking import account
from engine.mechanisms.dispatcher import stretch


@kernel
def own_work(s, ns):
    """The next processor of system s whose turn it is works for CP, ns."""
    c = s.turn
    s.turn = (c + 1) % s.n_cpu
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
