"""A link in isolation whose sides always have full messages to send: for layout rates, fits and tests."""

from __future__ import annotations

import numpy as np

from engine.kernel.options import entry, kernel
from engine.kernel.queue import MAX_HOT, due_of, next_source
from engine.mechanisms.channels.channels import on_adapter, on_fibre
from engine.mechanisms.channels.transfers import IDLE, begin_transfer, free_connection, step_transfer


@entry("tables", "int64", "int64", "int64")
def offer(tables, row, sides, until):
    """Run the events of link row up to `until` (ns); the sides in the mask send whenever they can.

    Return the number of events. The queue of tables[0] holds only events of the link.
    """
    h = tables[0]
    events = np.int64(0)
    _offer_both(tables, row, sides, np.int64(0))
    while True:
        source = next_source(h.queue)
        due = due_of(h.queue, source)
        if due > until:
            break
        _clock(tables, due)
        _event(tables, row, sides, source - MAX_HOT)
        events += 1
    _clock(tables, until)
    return events


@kernel
def _clock(tables, now):
    """Set the clocks of all systems to `now`."""
    for m in range(len(tables)):
        tables[m].now = now


@kernel
def _event(tables, row, sides, leaf):
    """Process one event; a side that then has a free connection sends again."""
    h = tables[0]
    if leaf >= h.src_connection:
        k = leaf - h.src_connection
        step_transfer(tables, k)
        if h.connection[k].state == IDLE:
            _offer_both(tables, row, sides, 1 - h.connection[k].side)
    elif (leaf - h.src_channel) & 1 == 0:
        on_adapter(tables, (leaf - h.src_channel) >> 1)
    else:
        on_fibre(tables, (leaf - h.src_channel) >> 1)


@kernel
def _offer_both(tables, row, sides, first):
    """Send from both sides; the side that has just received sends first."""
    _offer(tables, row, sides, first)
    _offer(tables, row, sides, 1 - first)


@kernel
def _offer(tables, row, sides, side):
    """Start a message of one side on each free connection."""
    h = tables[0]
    if sides & (1 << side) == 0:
        return
    k = free_connection(tables, row, side)
    while k >= 0:
        begin_transfer(tables, k, side, h.param.message_pages, h.now)
        k = free_connection(tables, row, side)
