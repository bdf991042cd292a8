"""What commands do to channels, FCTC devices and logical links, and what relocations have to know of it."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.cp.call import Call
from engine.mechanisms.channels import connections
from engine.mechanisms.cluster.held_logons import BY_BOOT, BY_IPL, hold
from engine.mechanisms.cluster.joining import ipl_member
from engine.mechanisms.cluster.leaving import crash, shut_down
from engine.mechanisms.cluster.pdr import declare_down as declare
from engine.mechanisms.multisystem import guest_gone, links_changed
from engine.state.member import Down


def activate(call: Call, k: np.int64) -> None:
    """Make a connection part of its logical link."""
    connections.activate(call.tables, k)


def deactivate(call: Call, k: np.int64) -> None:
    """Take a connection out of its logical link."""
    connections.deactivate(call.tables, k)


def vary_device(call: Call, k: np.int64, side: int, on: bool) -> None:
    """Vary the device of one side of a connection on or off line."""
    connections.vary_device(call.tables, k, np.int64(side), np.int64(on))


def vary_channel(call: Call, c: np.int64, on: bool) -> None:
    """Bring a channel on or off line, with the cable in it."""
    connections.vary_channel(call.tables, c, np.int64(on))


def link_is_up(call: Call, link: int) -> Any:
    """Has a logical link a connection that can be used?"""
    return bool(connections.link_up(call.tables, np.int64(link)))


def changed(call: Call) -> None:
    """Relocations look at the links again."""
    links_changed(call.tables, call.blocks)


def guests_changed(call: Call) -> None:
    """Relocations look whether their guests are still there."""
    if call.scenario.systems:
        guest_gone(call.tables, call.blocks)


def declare_down(call: Call, system: int) -> None:
    """A member is down for all others."""
    call.tables[0]["member"][system]["down"] = Down.DECLARED
    declare(call.tables, call.blocks, np.int64(system))


def load(call: Call, system: int) -> bool:
    """IPL a member that is down. False: it is up, or being IPLed."""
    return bool(ipl_member(call.tables, np.int64(system)))


def shut_member_down(call: Call, again: bool) -> bool:
    """SHUTDOWN of this member, perhaps with an IPL after it. False: it shuts down already."""
    return bool(shut_down(call.tables, call.blocks, np.int64(call.system), np.int64(1 + again)))


def crash_member(call: Call, system: int) -> None:
    """A member goes down without leaving."""
    crash(call.tables, call.blocks, np.int64(system))


def hold_logon(call: Call, guest: np.int64, activity: np.int64, booted: bool) -> None:
    """A guest is to be logged on when the cluster is stable."""
    hold(call.s, guest, activity, BY_IPL if booted else BY_BOOT)
