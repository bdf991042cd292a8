"""Homes of virtual CPUs: the processor in whose dispatch vector each virtual CPU is queued.

RESHUFFLE, the default, keeps the virtual CPUs of a guest in one container (a chip, then a node) when they get
their homes, and later moves individual virtual CPUs from the processor with the highest load to the processor
with the lowest load. REBALANCE gives all guests new containers at each parking decision, so that the load is
even. A virtual CPU counts for the time that it ran since the last decision.
Sources: SET SRM DSPWDMETHOD (published names); the behavior of the two methods is general knowledge, and the
measure of load is assumed.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import VcpuState
from engine.kernel.options import kernel
from engine.kernel.units import MS
from engine.mechanisms.processors.stealing import NONE, OTHER_NODE, SAME_CHIP, far
from engine.mechanisms.processors.trace import close_time
from engine.mechanisms.processors.vectors import dequeue, enqueue

RUNNING = np.int64(VcpuState.RUNNING)
ONE = np.int64(1)
LEAST = np.int64(MS)  # load of a virtual CPU that has not run
QUARTER = np.int64(8)  # moving a load reduces a difference by twice the load
SLACK = np.int64(20)  # load differences below this part of the interval are ignored


@kernel
def in_use(s, c):
    """Return whether processor c takes work: it is online and not parked."""
    return s.core[c].online == 1 and s.core[c].parked == 0


@kernel
def lightest(s, anchor, level):
    """Return the processor with the lowest load within a distance of a processor; -1 = none is in use."""
    best = NONE
    for c in range(s.n_cpu):
        near = in_use(s, c) and (c == anchor or far(s, anchor, c) <= level)
        if near and (best < 0 or s.dsv[c].load < s.dsv[best].load):
            best = np.int64(c)
    return best


@kernel
def room_within(s, anchor, level):
    """Return the number of processors within a distance that are in use, and their total load."""
    n, load = np.int64(0), np.int64(0)
    for c in range(s.n_cpu):
        if in_use(s, c) and (c == anchor or far(s, anchor, c) <= level):
            n += 1
            load += s.dsv[c].load
    return n, load


@kernel
def best_container(s, level, wanted):
    """Return a processor of the container with the lowest load for its size; -1 = all are too small."""
    best, best_load = NONE, 0.0
    for c in range(s.n_cpu):
        if not in_use(s, c):
            continue
        n, load = room_within(s, np.int64(c), level)
        if n >= wanted and (best < 0 or load / n < best_load):
            best, best_load = np.int64(c), load / n
    return best


@kernel
def set_home(s, v, c):
    """Give virtual CPU v its home at processor c; if v is waiting, it waits in that vector."""
    own, w = s.homed[v], s.vcpu[v]
    s.dsv[c].load += own.load
    if own.home == c:
        return
    s.hiper.new_homes += 1
    waits = w.vector >= 0 and w.vector < s.n_cpu and s.hiper.vertical == 1
    if waits:
        dequeue(s, v)
    own.home = c
    if waits:
        enqueue(s, v)


@kernel
def house(s, u):
    """Give all virtual CPUs of guest u homes in one container, which is as small as possible."""
    level, anchor = SAME_CHIP, best_container(s, SAME_CHIP, u.n_vcpu)
    while anchor < 0:
        level += 1
        anchor = best_container(s, level, u.n_vcpu if level < OTHER_NODE else ONE)
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        set_home(s, np.int64(v), lightest(s, anchor, level))


@kernel
def house_all(s):
    """Give all guests new containers."""
    for c in range(s.n_cpu):
        s.dsv[c].load = 0
    for g in range(s.n_guest):
        house(s, s.guest[g])


@kernel
def leave_home(s, c):
    """Give new homes, as near as possible, to the virtual CPUs whose home is processor c, which takes no more
    work.
    """
    level = SAME_CHIP
    while lightest(s, c, level) < 0:
        level += 1
    for v in range(s.n_vcpu):
        if s.homed[v].home == c:
            s.dsv[c].load -= s.homed[v].load
            set_home(s, np.int64(v), lightest(s, c, level))


@kernel
def measure_loads(s):
    """Measure how long each virtual CPU has run since the last measurement."""
    for c in range(s.n_cpu):
        s.dsv[c].load = 0
    for v in range(s.n_vcpu):
        close_time(s, v)
        own, ran = s.homed[v], s.vcpu[v].time_in[RUNNING]
        own.load = max(ran - own.ran, LEAST)
        own.ran = ran
        s.dsv[own.home].load += own.load


@kernel
def best_to_move(s, c, gap):
    """Return the virtual CPU whose home is processor c that best evens out a load difference.

    -1 = no virtual CPU evens out a quarter of it: exchanging nearly equal loads would only change homes
    without a benefit.
    """
    best, most = NONE, gap // QUARTER
    for v in range(s.n_vcpu):
        own = s.homed[v]
        if own.home == c and min(own.load, gap - own.load) > most:
            best, most = np.int64(v), min(own.load, gap - own.load)
    return best


@kernel
def fullest(s):
    """Return the processor with the highest load."""
    best = np.int64(0)
    for c in range(s.n_cpu):
        if s.dsv[c].load > s.dsv[best].load:
            best = np.int64(c)
    return best


@kernel
def even_out(s):
    """Move one virtual CPU from the processor with the highest load, preferably to a nearby processor; return
    whether one was moved.
    """
    c = fullest(s)
    for level in range(SAME_CHIP, OTHER_NODE + 1):
        other = lightest(s, c, np.int64(level))
        if other < 0:
            continue
        gap = s.dsv[c].load - s.dsv[other].load
        v = best_to_move(s, c, gap) if gap > s.hiper.interval // SLACK else NONE
        if v >= 0:
            s.dsv[c].load -= s.homed[v].load
            set_home(s, v, other)
            return True
    return False


@kernel
def balance(s):
    """Balance the homes of virtual CPUs by their CPU use since the last time."""
    measure_loads(s)
    if s.hiper.rebalance == 1:
        house_all(s)
        return
    for _ in range(s.hiper.most):
        if not even_out(s):
            return
