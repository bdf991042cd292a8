"""ISFC logical links: which connections work, and which side may write to each of them.

The side whose system name is lower never writes to the last one or two connections, and the other side never
writes to the first ones, so that each side always has connections for its own use. Only working connections
count. Source: "Avoidance of write collisions" (IBM, Linux on z Systems); the effect of a lost device is a
model assumption.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Incident
from engine.kernel.options import entry, kernel
from engine.mechanisms.channels.transfers import SYSTEM, fail_transfer
from engine.mechanisms.processors.incidents import note

LINK_UP, LINK_DOWN = np.int64(Incident.LINK_UP), np.int64(Incident.LINK_DOWN)
DEVICE_ON, DEVICE_OFF = np.int64(Incident.DEVICE_ON), np.int64(Incident.DEVICE_OFF)
CHANNEL_ON, CHANNEL_OFF = np.int64(Incident.CHANNEL_ON), np.int64(Incident.CHANNEL_OFF)


@kernel
def works(h, k):
    """Return whether connection k is active, with both systems up and its devices and channels online."""
    d = h.connection[k]
    ends = h.link[d.link].system
    if h.member[ends[0]].up == 0 or h.member[ends[1]].up == 0:
        return False
    if d.active == 0 or d.online[0] == 0 or d.online[1] == 0:
        return False
    return h.channel[d.channel[0]].up == 1 and h.channel[d.channel[1]].up == 1


@kernel
def reserved(n):
    """Return how many of n connections at each end of the link are reserved for writing by one side."""
    if n == 1:
        return 0
    return 1 if n <= 8 else 2


@entry("tables", "int64")
def set_usable(tables, row):
    """For each connection of link row, set which sides may write to it."""
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


@entry("tables", "int64")
def link_up(tables, row):
    """Return whether link row has a working connection."""
    h = tables[0]
    link, usable = h.link[row], np.int64(0)
    for k in range(link.first, link.first + link.n):
        usable |= h.connection[k].usable
    return usable != 0


@kernel
def _changed(tables, row):
    """Update link row after some of its connections have started or stopped working."""
    before = link_up(tables, row)
    set_usable(tables, row)
    after = link_up(tables, row)
    if before != after:
        note(tables[0], LINK_UP if after else LINK_DOWN, SYSTEM, row)


@entry("tables", "int64", "int64")
def vary_channel(tables, c, on):
    """Vary a channel online or offline; a pulled cable also counts as offline."""
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


@entry("tables", "int64", "int64", "int64")
def vary_device(tables, k, side, on):
    """Vary one side's device of connection k online or offline."""
    h = tables[0]
    d = h.connection[k]
    if d.online[side] == on:
        return
    d.online[side] = on
    note(h, DEVICE_ON if on == 1 else DEVICE_OFF, SYSTEM, d.number)
    if on == 0:
        fail_transfer(h, k)
    _changed(tables, d.link)


@entry("tables", "int64")
def activate(tables, k):
    """Make connection k part of its link (ACTIVATE ISLINK)."""
    h = tables[0]
    h.connection[k].active = 1
    _changed(tables, h.connection[k].link)


@entry("tables", "int64")
def deactivate(tables, k):
    """Remove connection k from its link (DEACTIVATE ISLINK)."""
    h = tables[0]
    h.connection[k].active = 0
    fail_transfer(h, k)
    _changed(tables, h.connection[k].link)


@kernel
def of_system(h, k, m):
    """Return whether connection k belongs to system m."""
    ends = h.link[h.connection[k].link].system
    return ends[0] == m or ends[1] == m


@kernel
def system_changed(tables, m):
    """Update the links after CP of system m has started or ended; when CP ends, its messages are lost."""
    h = tables[0]
    for k in range(h.n_connection):
        if h.member[m].up == 0 and of_system(h, k, m):
            fail_transfer(h, np.int64(k))
    for row in range(h.n_link):
        _changed(tables, np.int64(row))


@kernel
def switch_all(tables, m, on):
    """Activate (1) or deactivate (0) every connection of system m (ACTIVATE, DEACTIVATE ISLINK)."""
    h = tables[0]
    for k in range(h.n_connection):
        if of_system(h, k, m):
            if on == 1:
                activate(tables, np.int64(k))
            else:
                deactivate(tables, np.int64(k))
