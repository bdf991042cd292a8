"""What commands do to channels, FCTC devices and logical links, and what relocations have to know of it."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.cp.call import Call
from engine.mechanisms import connections
from engine.mechanisms.complex import guest_gone, links_changed


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
