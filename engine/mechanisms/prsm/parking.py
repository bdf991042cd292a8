"""Parking: every two seconds CP decides how many of its logical cores take work (vertical polarization).

It projects how much it will use (the ceiling: the mean of the last intervals plus some standard deviations)
and how much of the unentitled capacity it can count on (the floor of excess power). UNPARKING determines the
result: LARGE uses all cores with an entitlement and as many others as there is excess power for; MEDIUM uses
no more of the others than the load needs; SMALL uses as few cores as the load needs. High cores come first,
then medium ones, then low ones. A parked core is online and does nothing; the master is never parked.
Sources: z/VM tuning guide of Velocity Software and SRM statement (two seconds, the operands and their
defaults, the existence of a ceiling with a confidence: published). The rules of the three operands are
general knowledge; the predictor, the excess power and the confidences are assumed. The rule that cores are
parked when CP's own overhead is high is omitted.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind
from engine.kernel.options import entry, kernel
from engine.kernel.queue import schedule
from engine.mechanisms.processors.dispatcher import dispatch, find_idle_work, vacate
from engine.mechanisms.processors.homes import balance, house_all, leave_home
from engine.mechanisms.processors.time_accounting import account
from engine.mechanisms.processors.vectors import dequeue, enqueue
from engine.mechanisms.prsm.accounts import advance
from engine.mechanisms.prsm.entitlement import HIGH, LOW, share_out
from engine.mechanisms.prsm.prsm import on_prsm
from engine.mechanisms.storage.blocks import ONE
from engine.state.hiperdispatch import HISTORY, Unparking

PARKING = np.int64(EventKind.PARKING)
LARGE, MEDIUM, SMALL = (np.int64(word) for word in Unparking)
ROUNDING = 1e-9  # cores
FULL = 0.95  # of the cores in use: an LPAR that uses more may want another core


@kernel
def used_entitlement(s, place, ns):
    """Return the number of entitled cores that an LPAR has used in an interval, and whether it needs more."""
    h, lpar = s.hiper, s.lpar[place]
    used, waited = lpar.used - h.used_before[place], lpar.waited - h.waited_before[place]
    h.used_before[place], h.waited_before[place] = lpar.used, lpar.waited
    return min(used / ns, lpar.entitled), (used + waited) / ns > lpar.entitled + ROUNDING


@kernel
def working(s):
    """Return the number of cores that accept work."""
    n = np.int64(0)
    for c in range(s.prsm.n_own):
        n += np.int64(s.core[c].online == 1 and s.core[c].parked == 0)
    return n


@kernel
def measure(s):
    """Record the use of the interval that ends, and the excess power in it: the unused part, and this LPAR's
    part by weight.

    The use of cores that have been busy all the time counts as an additional core, because their unmet demand
    is unknown.
    """
    h, p, own = s.hiper, s.prsm, s.lpar[0]
    ns, at = np.float64(s.now - h.decided_at), h.decisions % HISTORY
    use = (own.used - h.used_before[0]) / ns
    h.use[at] = use + np.float64(use > FULL * working(s))
    left, weights = p.n_shared - own.entitled, np.float64(own.weight)
    for place in range(p.n_lpar):
        cores, more = used_entitlement(s, np.int64(place), ns)
        if place > 0 and s.lpar[place].dedicated == 0:
            left -= cores
            weights += s.lpar[place].weight if more else 0
    h.excess[at] = max(left, 0.0) * own.weight / weights
    h.decided_at = s.now
    h.decisions += 1


@kernel
def predicted(ring, n, z):
    """Return the mean of the last values plus z times their standard deviation."""
    total, squares = 0.0, 0.0
    for k in range(n):
        total += ring[k]
        squares += ring[k] * ring[k]
    mean = total / n
    return max(0.0, mean + z * np.sqrt(max(0.0, squares / n - mean * mean)))


@entry("system")
def project(s):
    """Project the use of the next interval, and the excess power that CP can count on."""
    h = s.hiper
    n = min(h.decisions, np.int64(HISTORY))
    h.ceiling = predicted(h.use, n, h.ceiling_z)
    if h.gpd == 0:
        h.ceiling += h.pad
        h.floor = h.pad
    elif h.excess_use == 0:
        h.floor = 0.0
    else:
        h.floor = predicted(h.excess, n, -h.floor_z[h.excess_use])


@kernel
def count_online(s):
    """Return the number of this LPAR's cores that are online, and the number of them that have an
    entitlement.
    """
    n, entitled = np.int64(0), np.int64(0)
    for c in range(s.prsm.n_own):
        n += s.core[c].online
        entitled += s.core[c].online * np.int64(s.core[c].polarity != LOW)
    return n, entitled


@kernel
def rounded_up(x):
    """Return the smallest whole number that is not below x."""
    n = np.int64(x)  # toward zero
    return n + np.int64(x > np.float64(n))


@kernel
def most_by_caps(s, n, entitled):
    """Return the number of the n cores that can be used within the caps."""
    own = s.lpar[0]
    if own.capped == 1:
        n = min(n, entitled)
    if own.cap > 0.0:
        n = min(n, rounded_up(own.cap))
    if own.group >= 0:
        n = min(n, rounded_up(s.cap_group[own.group].cap))
    return max(n, np.int64(1))


@entry("system")
def wanted_cores(s):
    """Return the number of logical cores that should accept work."""
    h = s.hiper
    n, entitled = count_online(s)
    floor = np.int64(h.floor + ROUNDING)
    needed = rounded_up(h.ceiling - ROUNDING)
    if h.unparking == LARGE:
        wanted = entitled + floor
    elif h.unparking == MEDIUM:
        wanted = entitled + max(np.int64(0), min(floor, needed - entitled))
    else:
        wanted = min(needed, entitled + floor)
    return max(np.int64(1), min(wanted, most_by_caps(s, n, entitled)))


@kernel
def park(s, c):
    """Park processor c: its current work and its waiting work go to others."""
    v = vacate(s, c)
    s.core[c].parked = 1
    s.core[c].yielded = 0
    leave_home(s, c)
    if v >= 0:
        enqueue(s, v)
    s.hiper.parks += 1


@kernel
def unpark(s, c):
    """Make processor c take work again."""
    account(s, c)
    s.core[c].parked = 0
    s.hiper.unparks += 1
    dispatch(s, c)


@kernel
def park_to(s, wanted, most):
    """Leave the first online cores unparked, as many as requested; at most `most` of them change."""
    rank = np.int64(0)
    for c in range(s.prsm.n_own):
        core = s.core[c]
        if core.online == 0:
            continue
        rank += 1
        if core.parked == 1 and rank <= wanted and most > 0:
            unpark(s, np.int64(c))
            most -= 1
    for c in range(s.prsm.n_own - 1, 0, -1):
        core = s.core[c]
        if core.online == 1:
            if core.parked == 0 and rank > wanted and most > 0:
                park(s, np.int64(c))
                most -= 1
            rank -= 1


@kernel
def place_cores(s):
    """Set where CP assumes its logical cores to be: high cores at home, the others behind them."""
    p, high, others = s.prsm, np.int64(0), np.int64(0)
    for c in range(p.n_own):
        high += np.int64(s.core[c].polarity == HIGH)
    for c in range(p.n_own):
        if s.core[c].home >= 0:
            s.dsv[c].place = s.core[c].home
        else:
            s.dsv[c].place = (high + others) % p.n_shared
            others += 1


@entry("system")
def on_parking(s):
    """Decide on parking and on homes, if polarization is vertical; schedule the next decision."""
    h = s.hiper
    schedule(s.queue, h.source, PARKING, s.now + h.interval)
    advance(s)
    measure(s)
    project(s)
    if h.vertical == 0:
        return
    place_cores(s)
    h.wanted = wanted_cores(s)
    park_to(s, h.wanted, h.most)
    balance(s)
    find_idle_work(s)


@entry("system", "int64")
def set_polarization(s, vertical):
    """Perform SET SRM POLARIZATION: 1 = vertical. Waiting work is queued again; no horizontal core is
    parked.
    """
    h = s.hiper
    if h.vertical == vertical:
        return
    advance(s)
    s.lpar[0].vertical = h.vertical = vertical
    for v in range(s.n_vcpu):
        if s.vcpu[v].vector >= 0:
            dequeue(s, np.int64(v))
            enqueue(s, np.int64(v))
    share_out(s)
    place_cores(s)
    if vertical == 0:
        park_to(s, s.prsm.n_own, s.prsm.n_own)
    find_idle_work(s)
    on_prsm(s)


@entry("system")
def make_homes(s):
    """Give all virtual CPUs homes and park low cores before time 0. PR/SM and the queue must exist."""
    place_cores(s)
    for c in range(s.prsm.n_own):
        if s.hiper.vertical == 1 and s.core[c].polarity == LOW:
            s.core[c].parked = 1
            s.idle_cpus &= ~(ONE << np.uint64(c))
    house_all(s)
    schedule(s.queue, s.hiper.source, PARKING, s.hiper.interval)
