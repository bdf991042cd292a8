"""Entitlements of each LPAR and of each of its logical cores.

The entitlement of an LPAR is its part of the shared physical cores, by its weight. Horizontal cores share it
equally. Vertical cores get whole cores (high), the remainder (medium), or nothing (low): a remainder of less
than half a core is combined with a whole core and shared by two medium cores.
Sources: PR/SM Planning Guide, "Use of processing weights", and z/VM "HiperDispatch PR/SM concepts"
(published); the split into medium cores is assumed: a general rule of HiperDispatch that no available page
confirms.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.options import entry, kernel
from engine.state.prsm import Polarity

HORIZONTAL, HIGH, MEDIUM, LOW, DEDICATED = (np.int64(kind) for kind in Polarity)


@kernel
def all_weights(s):
    """Return the sum of the weights of the LPARs that share physical cores."""
    total = np.int64(0)
    for place in range(s.prsm.n_lpar):
        total += s.lpar[place].weight
    return total


@kernel
def started(s, lpar):
    """Return the number of cores of an LPAR that are online."""
    n = np.int64(0)
    for j in range(lpar.first, lpar.first + lpar.n):
        n += s.core[j].online
    return n


@kernel
def set_core(core, polarity, entitled):
    """Give a logical core its polarity and its entitlement."""
    core.polarity = polarity
    core.entitled = entitled


@kernel
def medium_cores(entitled, high):
    """Return the number of vertical medium cores that share the rest of an entitlement after `high` whole
    cores.
    """
    left = entitled - high
    if left <= 0.0:
        return np.int64(0)
    return np.int64(2) if left > 1.0 else np.int64(1)


@kernel
def high_cores(entitled, n):
    """Return the number of vertical high cores among n."""
    whole = np.int64(entitled + 1e-9)
    if whole >= n:
        return n
    part = entitled - whole
    return whole - 1 if whole >= 1 and 1e-9 < part < 0.5 else whole


@kernel
def split(s, lpar):
    """Divide the entitlement of an LPAR among its logical cores."""
    n = started(s, lpar)
    if n == 0:
        return
    high = high_cores(lpar.entitled, n)
    left = lpar.entitled - high if lpar.entitled - high > 1e-9 else 0.0
    medium = min(n - high, medium_cores(high + left, high))
    place = np.int64(0)
    for j in range(lpar.first, lpar.first + lpar.n):
        core = s.core[j]
        if core.online == 0:
            continue
        if lpar.dedicated == 1:
            set_core(core, DEDICATED, 1.0)
        elif lpar.vertical == 0:
            set_core(core, HORIZONTAL, lpar.entitled / n)
        elif place < high:
            set_core(core, HIGH, 1.0)
        elif place < high + medium:
            set_core(core, MEDIUM, min(1.0, left / medium))
        else:
            set_core(core, LOW, 0.0)
        place += 1


@kernel
def find_homes(s):
    """Keep a physical core for each vertical high core; the last physical cores belong to dedicated LPARs."""
    p = s.prsm
    for f in range(p.n_physical):
        s.physical[f].home_of = -1
    shared, dedicated = np.int64(0), p.n_shared
    for j in range(p.n_core):
        core = s.core[j]
        core.home = -1
        if s.lpar[core.lpar].dedicated == 1:
            core.home = dedicated
            dedicated += 1
        elif core.polarity == HIGH and core.online == 1:
            core.home = shared
            shared += 1
        if core.home >= 0:
            s.physical[core.home].home_of = j


@entry("system")
def share_out(s):
    """Compute entitlements, polarities and the running time after a change of weights or of cores."""
    p, total, cores = s.prsm, all_weights(s), np.int64(0)
    for place in range(p.n_lpar):
        lpar = s.lpar[place]
        if lpar.dedicated == 1:
            lpar.entitled = np.float64(lpar.n)
        else:
            lpar.entitled = p.n_shared * np.float64(lpar.weight) / max(total, np.int64(1))
            cores += started(s, lpar)
        split(s, lpar)
    find_homes(s)
    p.run = max(p.run_min, min(p.run_max, p.run_max * p.n_shared // max(cores, np.int64(1))))
