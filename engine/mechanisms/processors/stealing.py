"""Stealing between dispatch vectors, with barriers that rise with the distance of the logical cores.

A processor runs the virtual CPUs that wait in its own vector. A processor that has nothing to do takes work
from others, the nearest first: any virtual CPU from a vector on the same chip; from another chip of the node
only when more than one waits there; from another node only when the first virtual CPU has waited for longer
than a time slice. A processor that gets work while it is busy signals an idle processor that may take it.
With horizontal polarization distance does not matter: an idle processor takes the virtual CPU with the
earliest deadline of all.
Sources: control block DSVBK ("possible imbalance of load"); the rule that barriers rise with the distance,
and their values, are assumed.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.options import kernel
from engine.kernel.rng import ZERO
from engine.mechanisms.processors.vectors import before
from engine.mechanisms.storage.blocks import ONE, count, lowest_bit

NONE = np.int64(-1)
SAME_CHIP, SAME_NODE, OTHER_NODE = np.int64(1), np.int64(2), np.int64(3)


@kernel
def between(hiper, a, b):
    """Return the distance between two physical cores: 0 same core, 1 same chip, 2 same node, 3 another
    node.
    """
    if a == b:
        return np.int64(0)
    if a // hiper.node != b // hiper.node:
        return OTHER_NODE
    return SAME_CHIP if a // hiper.chip == b // hiper.chip else SAME_NODE


@kernel
def far(s, c, other):
    """Return the distance between two logical cores, as CP sees it."""
    return max(between(s.hiper, s.dsv[c].place, s.dsv[other].place), SAME_CHIP)


@kernel
def lets_go(s, victim, distance, waiting):
    """Return whether an idle processor may take the first virtual CPU of a vector.

    waiting: number of virtual CPUs in the vector.
    """
    if distance == SAME_CHIP:
        return waiting > 0
    if distance == SAME_NODE:
        return waiting > 1
    first = s.dsv[victim].first
    return first >= 0 and s.now - s.vcpu[first].since > s.param.minor_slice


@kernel
def earliest(s):
    """Return the virtual CPU with the earliest deadline in all vectors; -1 = none."""
    best = NONE
    for c in range(s.n_cpu if s.ready_n > 0 else 0):
        v = s.dsv[c].first
        if v >= 0 and (best < 0 or before(s, v, best)):
            best = v
    return best


@kernel
def first_near(s, c):
    """Return the virtual CPU that processor c should run next without stealing; -1 = none."""
    return s.dsv[c].first if s.hiper.vertical == 1 else earliest(s)


@kernel
def steal(s, c):
    """Return the virtual CPU that processor c, which has nothing to do, takes from the nearest vector; -1
    = none.
    """
    best, nearest = NONE, OTHER_NODE + 1
    for victim in range(s.n_cpu if s.ready_n > 0 and s.hiper.vertical == 1 else 0):
        v = s.dsv[victim].first
        if v < 0 or victim == c:
            continue
        distance = far(s, c, victim)
        if distance > nearest or not lets_go(s, victim, distance, s.dsv[victim].n):
            continue
        if distance < nearest or before(s, v, best):
            best, nearest = v, distance
    return best


@kernel
def helper(s, victim, more):
    """Return the nearest idle processor that may take work from a vector that `more` virtual CPUs are
    about to join; -1 = none.
    """
    best, nearest, left = NONE, OTHER_NODE + 1, s.idle_cpus
    while left != ZERO:
        c = count(lowest_bit(left) - ONE)
        left &= left - ONE
        distance = far(s, c, victim)
        if distance < nearest and lets_go(s, victim, distance, s.dsv[victim].n + more):
            best, nearest = c, distance
    return best


@kernel
def is_idle(s, c):
    """Return whether processor c is idle and looking for work."""
    return s.idle_cpus & (ONE << np.uint64(c)) != ZERO


@kernel
def free_near(s, v):
    """Return an idle processor for virtual CPU v, which does not need the master and waits in no vector;
    -1 = none.
    """
    if s.hiper.vertical == 1:
        home = s.homed[v].home
        return home if is_idle(s, home) else helper(s, home, np.int64(1))
    last = s.vcpu[v].last_cpu
    if is_idle(s, last):
        return last
    return NONE if s.idle_cpus == ZERO else count(lowest_bit(s.idle_cpus) - ONE)
