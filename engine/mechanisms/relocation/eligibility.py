"""The tests that CP makes before a relocation and again during it: whether the guest is eligible.

Source: CP Planning and Administration, as far as facts about domains and relocation are certain: the guest is
logged on, SET VMRELOCATE is on, the destination is in its relocation domain and has the facilities and
devices that the guest uses, its storage fits, the SSI is in a stable state. The virtual machine states that
prevent a relocation here are a model assumption.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Activity, Pause
from engine.kernel.options import entry, kernel
from engine.mechanisms.channels.connections import link_up
from engine.state.member import MemberState, Mode
from engine.state.relocation import Why

NOT_HERE, SAME_SYSTEM, BUSY, UNSTABLE, NO_LINK, NOT_ENABLED = (np.int64(1 << why) for why in list(Why)[:6])
DOMAIN, ARCHITECTURE, DEVICE, STATE, LINUX, STORAGE = (np.int64(1 << why) for why in list(Why)[6:12])
OFF, BOOT, START = np.int64(Activity.OFF), np.int64(Activity.BOOT), np.int64(Activity.START)
RUNNING, QUIESCED = np.int64(Pause.RUNNING), np.int64(Pause.QUIESCED)
FORCE_ARCHITECTURE, FORCE_DOMAIN, FORCE_STORAGE = np.int64(1), np.int64(2), np.int64(4)
DOWN, ISOLATED = np.int64(MemberState.DOWN), np.int64(MemberState.ISOLATED)
JOINED, STABLE = np.int64(MemberState.JOINED), np.int64(Mode.STABLE)
NONE, FINE = np.int64(-1), np.int64(0)


@kernel
def home_of(tables, g):
    """Return the system to which guest g belongs."""
    for m in range(len(tables)):
        if tables[m].guest[g].here == 1:
            return np.int64(m)
    return NONE


@kernel
def link_between(tables, item, other):
    """Return the logical link between two systems, -1 = none."""
    h = tables[0]
    for link in range(h.n_link):
        a, b = h.link[link].system[0], h.link[link].system[1]
        if (a == item and b == other) or (a == other and b == item):
            return np.int64(link)
    return NONE


@kernel
def settled(x):
    """Return whether member x is joined, in a cluster that it sees as stable."""
    return x.state == JOINED and x.mode == STABLE


@kernel
def stable(tables):
    """Return whether every member of the SSI is in a stable cluster, or in no cluster."""
    for m in range(len(tables)):
        x = tables[0].member[m]
        if x.written != DOWN and x.written != ISOLATED and not settled(x):
            return False
    return True


@kernel
def fits(t, u, g):
    """Return whether the destination has room for the maximum storage of guest u, including the pages that
    have arrived.
    """
    room = t.available + t.mdc - t.param.mdc_min + t.xstor_free + t.dasd_free
    return u.size <= room + t.guest[g].inst


@kernel
def of_guest(u):
    """Return the reasons that concern only the guest, except BUSY."""
    if u.activity == OFF:
        return NOT_HERE
    why = FINE
    if u.relocatable == 0:
        why |= NOT_ENABLED
    if u.activity == BOOT or u.activity == START or (u.pause != RUNNING and u.pause != QUIESCED):
        why |= STATE
    if u.linux > 0:
        why |= LINUX
    return why


@kernel
def of_target(t, u, g, force):
    """Return the reasons that concern the destination."""
    why = FINE
    if (u.domain >> t.system) & 1 == 0 and force & FORCE_DOMAIN == 0:
        why |= DOMAIN
    if t.facilities < u.facilities and force & FORCE_ARCHITECTURE == 0:
        why |= ARCHITECTURE
    if u.needs & ~t.devices != 0:
        why |= DEVICE
    if not fits(t, u, g) and force & FORCE_STORAGE == 0:
        why |= STORAGE
    return why


@kernel
def why_not(tables, g, target, force):
    """Return why guest g cannot move, or continue moving, to this system: a mask of Why; 0 = it may."""
    home = home_of(tables, g)
    if home < 0:
        return NOT_HERE
    u = tables[home].guest[g]
    why = of_guest(u)
    if why == NOT_HERE:
        return why
    if home == target:
        return why | SAME_SYSTEM
    h = tables[0]
    if not stable(tables) or not settled(h.member[home]) or not settled(h.member[target]):
        why |= UNSTABLE
    link = link_between(tables, home, target)
    if link < 0 or not link_up(tables, link):
        why |= NO_LINK
    return why | of_target(tables[target], u, g, force)


@entry("tables", "int64", "int64", "int64")
def reasons(tables, g, target, force):
    """Return why guest g cannot be relocated to this system now: a mask of Why; 0 = it may."""
    why = why_not(tables, g, target, force)
    home = home_of(tables, g)
    if home >= 0 and tables[home].guest[g].move > 0:
        why |= BUSY
    return why
