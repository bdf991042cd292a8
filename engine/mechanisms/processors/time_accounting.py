"""Time accounting for real processors: guest code, CP, waiting for locks, idle.

A stretch of a virtual CPU is planned as a whole: CP work at its beginning, guest code that only fetches pages
that have just arrived, guest code, CP work at its end. The part that has passed is recorded when the stretch
ends, or when the counters are read.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Doing, codes
from engine.kernel.options import entry, kernel
from engine.mechanisms.processors.limit_list import UNLIMITED
from engine.mechanisms.storage.faults import expose

IDLE, WAKING, INTERRUPT, SPIN, POP, STACK, SET, PAGE, LEAVE, BEFORE, EMULATION, AFTER, AWAY, PARKED = codes(
    Doing
)
ALL = np.int64(2)  # `tracing`: also what processors do


@kernel
def record_doing(s, c, doing, start, length):
    """Record that processor c was doing this for `length` ns from `start` on, for the detailed view."""
    if length <= 0:
        return
    row = s.doing[s.doing_n]
    row.start = start
    row.end = start + length
    row.cpu = c
    row.doing = doing
    row.vcpu = s.cpu[c].vcpu
    row.n = s.cpu[c].taken if doing >= POP and doing <= SET else 0
    s.doing_n += 1


@kernel
def record_stretch(s, c, cp, guest, after):
    """Record the parts of a virtual CPU's stretch that ends now."""
    start = s.now - cp - guest - after
    record_doing(s, c, BEFORE, start, cp)
    record_doing(s, c, EMULATION, start + cp, guest)
    record_doing(s, c, AFTER, start + cp + guest, after)


@kernel
def book_stretch(s, c, elapsed):
    """Record part of a stretch of the virtual CPU on processor c."""
    cpu = s.cpu[c]
    w = s.vcpu[cpu.vcpu]
    u = s.guest[w.guest]
    cp = min(elapsed, cpu.cp_part)
    fresh = min(elapsed - cp, cpu.fresh_part)
    ran = min(elapsed - cp - fresh, cpu.run_part)
    after = elapsed - cp - fresh - ran
    cpu.cp_part -= cp
    cpu.fresh_part -= fresh
    cpu.run_part -= ran
    cpu.cp_ns += cp + after
    cpu.emul_ns += fresh + ran
    u.cp_ns += cp + after
    u.emul_ns += fresh + ran
    w.cp_debt -= cp
    w.fresh -= fresh
    w.burst_left -= ran
    w.slice_left -= fresh + ran
    if ran > 0:
        w.ran = 1
        expose(s, u, np.float64(ran) if w.ticking == 0 else ran * s.kind[u.kind].tick_touch)
    if u.limit != UNLIMITED or u.pool > 0:
        w.used += elapsed
    if s.tracing == ALL:
        record_stretch(s, c, cp, fresh + ran, after)


@kernel
def book_phase(s, c, elapsed):
    """Record part of the work that CP does on processor c for itself, or of its idle time."""
    cpu = s.cpu[c]
    if s.tracing == ALL:
        record_doing(s, c, cpu.doing, s.now - elapsed, elapsed)
    if cpu.doing <= WAKING:
        cpu.idle_ns += elapsed
        return
    cpu.cp_ns += elapsed
    if cpu.vcpu >= 0:
        s.guest[s.vcpu[cpu.vcpu].guest].cp_ns += elapsed
    if cpu.doing == SPIN:
        cpu.spin_ns += elapsed
        s.lock[cpu.lock].spin_ns += elapsed
    elif cpu.doing >= POP and cpu.doing <= PAGE:
        s.lock[cpu.lock].held_ns += elapsed


@kernel
def book_parked(s, c, elapsed):
    """Record time for which processor c has been parked; it counts as idle."""
    s.cpu[c].idle_ns += elapsed
    s.core[c].parked_ns += elapsed
    if s.tracing == ALL:
        record_doing(s, c, PARKED, s.now - elapsed, elapsed)


@kernel
def book_away(s, c, elapsed):
    """Record time for which processor c has had work but no physical core."""
    v = s.cpu[c].vcpu
    if v >= 0:
        s.stolen[v] += elapsed
    if s.tracing == ALL:
        record_doing(s, c, AWAY, s.now - elapsed, elapsed)


@entry("system", "int64")
def account(s, c):
    """Record what processor c has done since the last time."""
    cpu = s.cpu[c]
    elapsed = s.now - cpu.began
    cpu.began = s.now
    if s.prsm.n_core > 0 and s.core[c].off == 1:
        book_away(s, c, elapsed)
    elif cpu.doing == BEFORE:
        book_stretch(s, c, elapsed)
    elif s.hiper.on == 1 and s.core[c].parked == 1:
        book_parked(s, c, elapsed)
    else:
        book_phase(s, c, elapsed)
