"""Events that belong to no single system: channels, connections, relocations.

This module connects the links with the relocations that need them: a message that has been delivered brings
pages to a destination, and a free connection takes the next message.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Action, EventKind, Transfer
from engine.kernel.options import entry, kernel
from engine.mechanisms.channels.bad_channels import degrade_channel
from engine.mechanisms.channels.channels import on_adapter, on_fibre
from engine.mechanisms.channels.connections import link_up, vary_channel
from engine.mechanisms.channels.transfers import step_transfer
from engine.mechanisms.cluster.pdr import links_seen
from engine.mechanisms.relocation.page_transfer import deliver, pump
from engine.mechanisms.relocation.passes import look_for_end
from engine.mechanisms.relocation.stages import ask_move, cancel_move, next_step, on_limit, under_way
from engine.mechanisms.relocation.throttle import watch
from engine.state.relocation import Finish, Why

ADAPTER, FIBRE = np.int64(EventKind.ADAPTER), np.int64(EventKind.FIBRE)
TRANSFER, MOVE, EXPIRY = np.int64(EventKind.TRANSFER), np.int64(EventKind.MOVE), np.int64(EventKind.EXPIRY)
LINK_LOST, NOT_ELIGIBLE = np.int64(Finish.LINK_LOST), np.int64(Finish.NOT_ELIGIBLE)
GUEST_GONE = np.int64(Finish.GUEST_GONE)
STORAGE = np.int64(1 << Why.STORAGE)
IDLE = np.int64(Transfer.IDLE)
OFF = np.int64(0)
DEGRADE, PLUG = np.int64(Action.DEGRADE), np.int64(Action.PLUG)


@kernel
def on_multisystem(tables, blocks, kind, leaf):
    """Handle an event of a channel, a connection or a relocation."""
    h = tables[0]
    if kind == ADAPTER:
        on_adapter(tables, (leaf - h.src_channel) // 2)
    elif kind == FIBRE:
        on_fibre(tables, (leaf - h.src_channel) // 2)
    elif kind == TRANSFER:
        on_transfer(tables, blocks, leaf - h.src_connection)
    elif kind == MOVE:
        next_step(tables, blocks, (leaf - h.src_move) // 2)
    elif kind == EXPIRY:
        on_limit(tables, blocks, (leaf - h.src_move) // 2)


@kernel
def on_transfer(tables, blocks, k):
    """Perform the next step of the transfer on connection k; a free connection takes the next message."""
    h = tables[0]
    d = h.connection[k]
    if step_transfer(tables, k) == 1 and d.move >= 0:
        arrived(tables, blocks, k, d.move)
    if d.state == IDLE:
        pump(tables, blocks, d.link, 1 - d.side)  # the receiver knows first that it is free
        pump(tables, blocks, d.link, d.side)


@kernel
def arrived(tables, blocks, k, r):
    """Process a message of relocation r that has arrived."""
    h = tables[0]
    if deliver(tables, blocks, k) == 0:
        h.move[r].why = STORAGE
        cancel_move(tables, blocks, r, NOT_ELIGIBLE)
        return
    watch(tables, r)
    look_for_end(h, r)


@kernel
def relocate_step(tables, blocks, row):
    """Request a relocation, as a timeline step; its options are those of a planned row."""
    plan = tables[0].move[row.every]
    ask_move(
        tables,
        blocks,
        row.guest,
        plan.target,
        plan.immediate,
        plan.force,
        plan.maxtotal,
        plan.maxquiesce,
    )


@kernel
def channel_step(tables, blocks, row):
    """Unplug, plug in, degrade or repair a channel, as a timeline step."""
    if row.action == DEGRADE:
        f = tables[0].fault[row.every]
        degrade_channel(tables, f.channel, f.errors, f.loss, f.slower, f.late_ns)
        return
    vary_channel(tables, row.every, np.int64(row.action == PLUG))
    links_changed(tables, blocks)


@entry("tables", "blocks")
def links_changed(tables, blocks):
    """Reroute messages and cancel relocations after channels, devices or connections have changed."""
    h = tables[0]
    for r in range(h.moves):
        if under_way(h, r) and not link_up(tables, h.move[r].link):
            cancel_move(tables, blocks, np.int64(r), LINK_LOST)
    for link in range(h.n_link):
        pump(tables, blocks, np.int64(link), np.int64(0))
        pump(tables, blocks, np.int64(link), np.int64(1))
    links_seen(tables, blocks)


@entry("tables", "blocks")
def guest_gone(tables, blocks):
    """End the relocations of guests that have been logged off or IPLed."""
    h = tables[0]
    for r in range(h.moves):
        if not under_way(h, r):
            continue
        u = tables[h.move[r].source].guest[h.move[r].guest]
        if u.activity == OFF or u.lost_inst != h.move[r].lost:
            cancel_move(tables, blocks, np.int64(r), GUEST_GONE)
