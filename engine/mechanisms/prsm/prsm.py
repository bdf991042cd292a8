"""PR/SM at work: the effects of each event, and the time of the next event.

A processor of the z/VM system that loses its physical core stops: its planned event is removed from the queue
with its remaining time, and put back when it has a physical core again. CP does not notice this. The virtual
CPU on it keeps its state; the time it loses is steal time caused by PR/SM.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Doing, EventKind
from engine.kernel.options import entry, kernel
from engine.kernel.queue import NEVER, due_of, schedule, schedule_hot
from engine.kernel.rng import ZERO
from engine.mechanisms.processors.time_accounting import account
from engine.mechanisms.prsm.accounts import advance, allowed, refill
from engine.mechanisms.prsm.demand import follow_profile, go_on, set_demand
from engine.mechanisms.prsm.dispatch import fill_cores, take
from engine.mechanisms.prsm.entitlement import share_out
from engine.mechanisms.prsm.moving import fetch_again, give_up, take_up
from engine.mechanisms.storage.blocks import ONE

PRSM_EVENT = np.int64(EventKind.PRSM)
IDLE = np.int64(Doing.IDLE)
NOTHING = np.int64(-1)


@kernel
def has_work(s, c):
    """Return 1 when processor c of the z/VM system has work."""
    return np.int64(s.cpu[c].vcpu >= 0 or s.cpu[c].doing > IDLE or s.core[c].yielded == 1)


@kernel
def is_online(s, c):
    """Return 1 when processor c has not been varied off."""
    idle = s.idle_cpus & (ONE << np.uint64(c)) != ZERO
    return np.int64(has_work(s, c) == 1 or idle or s.core[c].parked == 1)


@kernel
def notice(s):
    """Return whether the z/VM system's processors have begun or ended work, or have been varied online or
    offline.
    """
    for c in range(s.prsm.n_own):
        if s.core[c].wants != has_work(s, c) or s.core[c].online != is_online(s, c):
            return True
    return False


@kernel
def follow_system(s):
    """Record which processors of the z/VM system have work now."""
    varied = False
    for c in range(s.prsm.n_own):
        core, online = s.core[c], is_online(s, c)
        varied = varied or core.online != online
        core.online = online
        core.wants = has_work(s, c)
        if core.wants == 0 and core.held >= 0:
            take(s, core)
    if varied:
        share_out(s)


@kernel
def stand_still(s, c, core):
    """Keep the pending event of processor c, which has no physical core, for later."""
    due = due_of(s.queue, c)
    if due != NEVER:
        core.left = due - s.now
        core.left_kind = s.queue.hot_kind[c]
        schedule_hot(s.queue, c, core.left_kind, NEVER)


@kernel
def switch(s, c, core, off):
    """Take processor c off its physical core, or let it continue."""
    account(s, c)
    core.off = off
    if off == 1:
        core.left = NOTHING
    elif core.wants == 1 and core.left >= 0 and due_of(s.queue, c) == NEVER:
        schedule_hot(s.queue, c, core.left_kind, s.now + core.left)


@kernel
def apply_to_system(s):
    """Make the z/VM system's processors run or stop, depending on whether they have physical cores."""
    for c in range(s.prsm.n_own):
        core = s.core[c]
        off = np.int64(core.wants == 1 and core.held < 0)
        if off != core.off:
            switch(s, np.int64(c), core, off)
        if s.hiper.on == 1:
            follow_core(s, np.int64(c), core)
        if core.off == 1:
            stand_still(s, np.int64(c), core)


@kernel
def follow_core(s, c, core):
    """Apply the effects of HiperDispatch when processor c has gained or lost its physical core."""
    if core.held >= 0 and core.yielded == 1:
        take_up(s, c, core)
    elif core.held >= 0 and s.cpu[c].vcpu >= 0:
        fetch_again(s, c, core)
    elif core.off == 1 and s.hiper.warning == 1 and s.cpu[c].vcpu >= 0:
        give_up(s, c, core)


@kernel
def next_change(s, core, own):
    """Return when a logical core next changes by itself, in ns."""
    if core.held >= 0:
        due = min(core.run_end, s.now + min(allowed(s, core), NEVER - s.now))
        return due if own else min(due, s.now + max(core.work_left, np.int64(0)))
    return NEVER if own or core.wants == 1 else core.next_at


@kernel
def plan(s, profile):
    """Schedule the next event of PR/SM; `profile`: when an LPAR's demand changes."""
    p = s.prsm
    due = min(p.refill_at, profile)
    for j in range(p.n_core):
        due = min(due, next_change(s, s.core[j], j < p.n_own))
    schedule(s.queue, p.source, PRSM_EVENT, max(due, s.now))


@entry("system")
def on_prsm(s):
    """End runs, pieces of work and caps that are due, and dispatch once more."""
    p = s.prsm
    advance(s)
    follow_system(s)
    refill(s)
    profile = follow_profile(s)
    for j in range(p.n_core):
        core = s.core[j]
        if j >= p.n_own:
            go_on(s, core)
        if core.held >= 0 and (core.run_end <= s.now or allowed(s, core) == 0):
            take(s, core)
    fill_cores(s)
    apply_to_system(s)
    plan(s, profile)


@entry("system", "int64", "int64")
def set_weight(s, place, weight):
    """Set the weight of an LPAR from now on."""
    advance(s)
    s.lpar[place].weight = weight
    share_out(s)
    on_prsm(s)


@entry("system", "int64", "float64")
def set_cap(s, place, cap):
    """Set the absolute cap of an LPAR, in cores, from now on; 0 = none."""
    advance(s)
    p, lpar = s.prsm, s.lpar[place]
    lpar.cap = cap
    lpar.tokens = min(max(lpar.tokens, np.int64(0)), np.int64(cap * p.interval))
    if p.refill_at == NEVER:
        p.refill_at = s.now
    on_prsm(s)


@entry("system", "int64", "float64")
def set_demand_now(s, place, demand):
    """Set the demand of an LPAR other than that of the z/VM system from now on."""
    set_demand(s, place, demand)
    on_prsm(s)


@kernel
def settle(s):
    """Apply the effects of an event of the z/VM system to PR/SM."""
    if notice(s):
        on_prsm(s)
    else:
        apply_to_system(s)
    while s.hiper.again == 1:
        s.hiper.again = 0
        on_prsm(s)
