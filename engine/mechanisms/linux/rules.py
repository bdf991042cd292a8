"""The daemon that sizes a Linux guest: one interval, CPUs first, then memory.

A readable form of the semantics, with their source, is engine/cpuplugd/daemon/steps.py; the form here is
fast. Nothing is changed in the guest: the requested step and the requested pool size are stored in its row.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import codes
from engine.kernel.options import kernel
from engine.mechanisms.linux.programs import BEFORE, FLOAT, NOW, UNTRAPPED, evaluate, kept
from engine.state.daemon import CpuDecision, Kept, MemoryDecision, PoolFlag, Rate, Rule

HOTPLUG, HOTUNPLUG, MEMPLUG, MEMUNPLUG, CMM_INC, CMM_DEC = codes(Rule)
SWAPRATE, APCR, FREEMEM = codes(Rate)
TIME, PSWPIN, PSWPOUT, PGPGIN, PGPGOUT, MEMFREE = codes(Kept)
WAITING, NOT_MANAGED, NOTHING, PLUG, UNPLUG, PLUG_AT_MAX, UNPLUG_AT_MIN = codes(CpuDecision)[:7]
CPU_SKIPPED, CPU_ENDED = np.int64(CpuDecision.SKIPPED), np.int64(CpuDecision.ENDED)
_WAITING, POOL_NOT_MANAGED, EVALUATED, POOL_SKIPPED, POOL_ENDED = codes(MemoryDecision)
AT_MIN, AT_MAX, NEGATIVE_INC, NEGATIVE_DEC = codes(PoolFlag)
TOO_LARGE = 9223372036854775808.0  # 2 ** 63


@kernel
def decide(s, row):
    """Run one interval of the daemon of a guest (its row of the Linux table), with its latest reading."""
    d = s.daemon[row]
    d.result[:] = -1
    d.inc = d.dec = d.cpu_step = d.flags = 0
    d.cpu = d.mem = WAITING
    d.pool = d.pool_wanted = s.linux[row].pool
    if d.ended != 0 or d.readings <= s.program[d.program - 1].depth:
        return
    d.intervals += 1
    d.cpu, d.mem = NOT_MANAGED, POOL_NOT_MANAGED
    if d.cpus == 1:
        decide_cpus(s, d)
    if d.memory == 1 and d.ended == 0:
        decide_pool(s, d)


@kernel
def holds(s, d, rule):
    """Return whether this condition is true; d.trap is set if the condition has no value."""
    value = evaluate(s, d, rule)
    if d.trap != UNTRAPPED:
        return False
    d.result[rule] = np.int64(value)
    return value != 0.0


@kernel
def decide_cpus(s, d):
    """Perform the CPU step: HOTPLUG, and HOTUNPLUG if HOTPLUG is false."""
    p = s.program[d.program - 1]
    online = kept(s, d, p, p.online, NOW)
    d.cpu = NOTHING
    if holds(s, d, HOTPLUG):
        d.cpu = PLUG_AT_MAX if online + 1.0 > d.cpu_max else PLUG
    elif d.trap == UNTRAPPED and holds(s, d, HOTUNPLUG):
        d.cpu = UNPLUG_AT_MIN if online <= d.cpu_min else UNPLUG
    if d.trap != UNTRAPPED:
        d.cpu = CPU_SKIPPED if d.trap == FLOAT else CPU_ENDED
        d.skipped[0] += np.int64(d.trap == FLOAT)
    d.cpu_step = np.int64(d.cpu == PLUG) - np.int64(d.cpu == UNPLUG)


@kernel
def decide_pool(s, d):
    """Perform the memory step: the increments, then MEMPLUG, and MEMUNPLUG if MEMPLUG is false."""
    d.trap = UNTRAPPED
    find_rates(s, d)
    if d.trap == UNTRAPPED:
        d.inc = d.dec = whole(d, evaluate(s, d, CMM_INC))
    if d.trap == UNTRAPPED and s.program[d.program - 1].rule[CMM_DEC] >= 0:
        d.dec = whole(d, evaluate(s, d, CMM_DEC))
    if d.trap == UNTRAPPED:
        change_pool(s, d)
    d.mem = EVALUATED
    if d.trap != UNTRAPPED:
        d.mem = POOL_SKIPPED if d.trap == FLOAT else POOL_ENDED
        d.skipped[1] += np.int64(d.trap == FLOAT)


@kernel
def difference(s, d, p, first, second):
    """Return how much the sum of two counters has grown in the last interval."""
    now = kept(s, d, p, first, NOW) + kept(s, d, p, second, NOW)
    return now - kept(s, d, p, first, BEFORE) - kept(s, d, p, second, BEFORE)


@kernel
def find_rates(s, d):
    """Compute the swap rate (pages/s), page cache rate (KiB/s) and free memory (MiB) for two steps."""
    p = s.program[d.program - 1]
    seconds = kept(s, d, p, TIME, NOW) - kept(s, d, p, TIME, BEFORE)
    if seconds == 0.0:
        d.trap = FLOAT
        return
    d.rate[SWAPRATE] = difference(s, d, p, PSWPIN, PSWPOUT) / seconds
    d.rate[APCR] = difference(s, d, p, PGPGIN, PGPGOUT) / seconds
    d.rate[FREEMEM] = kept(s, d, p, MEMFREE, NOW) / 1024.0


@kernel
def whole(d, value):
    """Return a number of pages, truncated toward zero; d.trap is set if it does not fit into 64 bits."""
    if d.trap != UNTRAPPED:
        return np.int64(0)
    if value >= -TOO_LARGE and value < TOO_LARGE:
        return np.int64(value)
    d.trap = FLOAT
    return np.int64(0)


@kernel
def change_pool(s, d):
    """Set the requested size of the pool. A size that is too large wraps around, like a C long."""
    wanted = d.pool
    if holds(s, d, MEMPLUG):
        wanted -= max(d.dec, np.int64(0))
        d.flags |= NEGATIVE_DEC * np.int64(d.dec < 0)
    elif d.trap == UNTRAPPED and holds(s, d, MEMUNPLUG):
        wanted += max(d.inc, np.int64(0))
        d.flags |= NEGATIVE_INC * np.int64(d.inc < 0)
    if d.trap != UNTRAPPED:
        return
    if wanted < d.cmm_min:
        wanted = d.cmm_min
        d.flags |= AT_MIN
    if wanted > d.cmm_max:
        wanted = d.cmm_max
        d.flags |= AT_MAX
    d.pool_wanted = wanted
