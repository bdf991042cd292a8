"""ISFC logical links: which connections work, and which side may write on which of them.

The side with the lesser system name never writes on the last one or two connections, the other side never on
the first ones: so each of them always finds some on which nobody else writes. Only those that work count.
Source: "Avoidance of write collisions" (IBM, Linux on z Systems); what a lost device changes is ours.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Incident
from engine.kernel.options import kernel
from engine.mechanisms.channels.transfers import SYSTEM, fail_transfer
from engine.mechanisms.processors.incidents import note

LINK_UP, LINK_DOWN = np.int64(Incident.LINK_UP), np.int64(Incident.LINK_DOWN)
DEVICE_ON, DEVICE_OFF = np.int64(Incident.DEVICE_ON), np.int64(Incident.DEVICE_OFF)
CHANNEL_ON, CHANNEL_OFF = np.int64(Incident.CHANNEL_ON), np.int64(Incident.CHANNEL_OFF)


@kernel
def works(h, k):
    """Is connection k part of its link, with both systems up, and devices and channels on line?"""
    d = h.connection[k]
    ends = h.link[d.link].system
    if h.member[ends[0]].up == 0 or h.member[ends[1]].up == 0:
        return False
    if d.active == 0 or d.online[0] == 0 or d.online[1] == 0:
        return False
    return h.channel[d.channel[0]].up == 1 and h.channel[d.channel[1]].up == 1


@kernel
def reserved(n):
    """Of n connections, those at each end of the link on which one side alone may write."""
    if n == 1:
        return 0
    return 1 if n <= 8 else 2


@kernel
def set_usable(tables, row):
    """Say for each connection of link row which sides may write on it."""
    h = tables[0]
    link = h.link[row]
    n = np.int64(0)
    for k in range(link.first, link.first + link.n):
        n += works(h, k)
    keep, rank = reserved(n), np.int64(0)
    for k in range(link.first, link.first + link.n):
        h.connection[k].usable = 0
        if works(h, k):
            lesser = np.int64(rank < n - keep)
            greater = np.int64(rank >= keep)
            h.connection[k].usable = (lesser << link.lesser) | (greater << (1 - link.lesser))
            rank += 1


@kernel
def link_up(tables, row):
    """Has link row a connection that works?"""
    h = tables[0]
    link, usable = h.link[row], np.int64(0)
    for k in range(link.first, link.first + link.n):
        usable |= h.connection[k].usable
    return usable != 0


@kernel
def _changed(tables, row):
    """Some connections of link row work now, or do no longer."""
    before = link_up(tables, row)
    set_usable(tables, row)
    after = link_up(tables, row)
    if before != after:
        note(tables[0], LINK_UP if after else LINK_DOWN, SYSTEM, row)


@kernel
def vary_channel(tables, c, on):
    """A channel goes on line or off line; off line is also what a pulled cable does."""
    h = tables[0]
    if h.channel[c].up == on:
        return
    h.channel[c].up = on
    note(h, CHANNEL_ON if on == 1 else CHANNEL_OFF, SYSTEM, h.channel[c].chpid)
    for k in range(h.n_connection):
        d = h.connection[k]
        if on == 0 and (d.channel[0] == c or d.channel[1] == c):
            fail_transfer(h, k)
    for row in range(h.n_link):
        _changed(tables, row)


@kernel
def vary_device(tables, k, side, on):
    """One side's device of connection k goes on line or off line."""
    h = tables[0]
    d = h.connection[k]
    if d.online[side] == on:
        return
    d.online[side] = on
    note(h, DEVICE_ON if on == 1 else DEVICE_OFF, SYSTEM, d.number)
    if on == 0:
        fail_transfer(h, k)
    _changed(tables, d.link)


@kernel
def activate(tables, k):
    """Connection k becomes part of its link (ACTIVATE ISLINK)."""
    h = tables[0]
    h.connection[k].active = 1
    _changed(tables, h.connection[k].link)


@kernel
def deactivate(tables, k):
    """Connection k leaves its link (DEACTIVATE ISLINK)."""
    h = tables[0]
    h.connection[k].active = 0
    fail_transfer(h, k)
    _changed(tables, h.connection[k].link)


@kernel
def of_system(h, k, m):
    """Is connection k one of system m?"""
    ends = h.link[h.connection[k].link].system
    return ends[0] == m or ends[1] == m


@kernel
def system_changed(tables, m):
    """CP of system m runs now, or does no longer: what its connections carried is lost then."""
    h = tables[0]
    for k in range(h.n_connection):
        if h.member[m].up == 0 and of_system(h, k, m):
            fail_transfer(h, np.int64(k))
    for row in range(h.n_link):
        _changed(tables, np.int64(row))


@kernel
def switch_all(tables, m, on):
    """ACTIVATE (1) or DEACTIVATE (0) ISLINK for every connection of system m."""
    h = tables[0]
    for k in range(h.n_connection):
        if of_system(h, k, m):
            if on == 1:
                activate(tables, np.int64(k))
            else:
                deactivate(tables, np.int64(k))
