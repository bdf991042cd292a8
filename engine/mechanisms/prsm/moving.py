"""The effects when a logical core gets or loses its physical core (HiperDispatch).

A virtual CPU that continues on a different physical core than before does not find its data in a nearby
cache: at first it runs for a while without progress, and longer the greater the distance. With warning track,
CP takes a virtual CPU off a logical core that loses its physical core, so that another core may run it; the
logical core takes other work when it has a physical core again.
Sources: SRM WARNINGTRACK (published operand; its behavior is general knowledge, and the 50 us of warning are
omitted). The cost of a move: engine/scenario/model/hiperdispatch_parameters.py.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER, due_of, schedule_hot
from engine.mechanisms.processors.dispatcher import call_help, dispatch, find_idle_work, release
from engine.mechanisms.processors.stealing import between
from engine.mechanisms.processors.time_accounting import account
from engine.mechanisms.processors.vectors import enqueue

BURST_END = np.int64(EventKind.BURST_END)
NOTHING = np.int64(-1)


@kernel
def fetch_again(s, c, core):
    """Make the virtual CPU on processor c fetch again the data that it had in caches where it ran before."""
    own = s.homed[s.cpu[c].vcpu]
    if own.physical == core.held:
        return
    distance = between(s.hiper, own.physical, core.held) if own.physical >= 0 else np.int64(0)
    own.physical = core.held
    s.hiper.moves[distance] += 1
    ns = np.int64(s.hiper.move_ns[distance])
    if ns == 0:
        return
    account(s, c)
    s.vcpu[s.cpu[c].vcpu].fresh += ns
    s.cpu[c].fresh_part += ns
    schedule_hot(s.queue, c, s.queue.hot_kind[c], due_of(s.queue, c) + ns)


@kernel
def give_up(s, c, core):
    """Take the virtual CPU off processor c, whose time has been recorded and which has lost its physical
    core.
    """
    v = s.cpu[c].vcpu
    release(s, c)
    schedule_hot(s.queue, c, BURST_END, NEVER)
    core.left = NOTHING
    core.yielded = 1
    s.hiper.warnings += 1
    s.hiper.again = 1
    enqueue(s, v)
    if s.hiper.vertical == 1:
        call_help(s, s.vcpu[v].vector)
    else:
        find_idle_work(s)


@kernel
def take_up(s, c, core):
    """Make processor c, which has a physical core again, look for work."""
    core.yielded = 0
    s.hiper.again = 1
    account(s, c)
    dispatch(s, c)
