"""Effects of commands on channels, FCTC devices and links, and on relocations over them."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.cp.call import Call
from engine.mechanisms.channels import connections
from engine.mechanisms.channels.bad_channels import degrade_channel
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
    """Remove a connection from its logical link."""
    connections.deactivate(call.tables, k)


def vary_device(call: Call, k: np.int64, side: int, on: bool) -> None:
    """Vary the device on one side of a connection online or offline."""
    connections.vary_device(call.tables, k, np.int64(side), np.int64(on))


def vary_channel(call: Call, c: np.int64, on: bool) -> None:
    """Bring online a channel whose cable is plugged in, or take a channel offline."""
    connections.vary_channel(call.tables, c, np.int64(on))


def degrade(call: Call, c: np.int64, errors: float, loss: float, rate: float, delay: int) -> None:
    """Degrade a channel: it damages and loses these shares of its chunks, keeps this share of its rate, and
    delivers chunks `delay` ns later.
    """
    degrade_channel(call.tables, c, errors, loss, 1.0 - rate, np.int64(delay))


def link_is_up(call: Call, link: int) -> Any:
    """Return whether a logical link has a usable connection."""
    return bool(connections.link_up(call.tables, np.int64(link)))


def changed(call: Call) -> None:
    """Make relocations check the links again."""
    links_changed(call.tables, call.blocks)


def guests_changed(call: Call) -> None:
    """Make relocations check whether their guests still exist."""
    if call.scenario.systems:
        guest_gone(call.tables, call.blocks)


def declare_down(call: Call, system: int) -> None:
    """Declare a member down for all others."""
    call.tables[0]["member"][system]["down"] = Down.DECLARED
    declare(call.tables, call.blocks, np.int64(system))


def load(call: Call, system: int) -> bool:
    """IPL a member that is down. Return False if it is up or being IPLed."""
    return bool(ipl_member(call.tables, np.int64(system)))


def shut_member_down(call: Call, again: bool) -> bool:
    """Shut this member down, optionally followed by an IPL. Return False if a shutdown is in progress."""
    return bool(shut_down(call.tables, call.blocks, np.int64(call.system), np.int64(1 + again)))


def crash_member(call: Call, system: int) -> None:
    """Crash a member: it goes down without leaving the cluster."""
    crash(call.tables, call.blocks, np.int64(system))


def hold_logon(call: Call, guest: np.int64, activity: np.int64, booted: bool) -> None:
    """Hold a logon until the cluster is stable."""
    hold(call.s, guest, activity, BY_IPL if booted else BY_BOOT)
