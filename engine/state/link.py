"""Tables of FICON channels, FCTC connections and ISFC logical links.

They apply to the whole complex and are only in the first system's record. Times are ns, counters run from
time 0. Sides 0 and 1 of a link are the first and the second system of its `systems`.
"""

from __future__ import annotations

import numpy as np

MAX_SYSTEM = 4
MAX_CARD = 48
MAX_CHANNEL = 80
MAX_LINK = 7  # a link between each two of four systems
MAX_CONNECTION = 112  # 16 in each link
MAX_TRUNK = 20  # pairs of directors
MAX_QUEUE = 512  # chunks that may wait at an adapter, or be on the way to it
MAX_WAITING = MAX_CHANNEL * MAX_QUEUE
MAX_FAULT = 64  # planned changes of degraded channels
MAX_WINDOW = 8  # chunks of a transfer under way; 64 connections of a channel stay below MAX_QUEUE


CARD = np.dtype(
    [
        # leaky buckets: all bytes so far would be through at ..., ns; for reads, writes, both together
        ("full", "f8", 3),
        ("limit", "f8", 3),  # bytes per ns; 0 = none
    ]
)
CHANNEL = np.dtype(
    [
        ("chpid", "i8"),
        ("cec", "i8"),
        ("card", "i8"),  # -1 = without limits shared with others
        ("systems", "i8"),  # mask of the systems that may use it
        ("up", "i8"),  # 1 = on line, and its cable is plugged in
        ("adapter_ns", "f8"),  # mean service of a chunk at its adapter
        ("wire_ns", "f8"),  # time of a chunk on the fibre, with what too few buffer credits make of it
        ("delay_ns", "i8"),  # propagation, one way
        ("out_free", "i8"),  # its fibre is free for the next chunk to go out, ns
        ("in_free", "i8"),  # ... to come in
        ("busy", "i8"),  # 1 = the adapter works
        ("since", "i8"),  # on this chunk, ns
        ("head", "i8"),  # of the queue of its adapter: place of the first chunk, counted from its first entry
        ("waiting", "i8"),  # chunks in it, the one in service among them
        ("in_head", "i8"),  # the same for chunks on the way to it
        ("in_waiting", "i8"),
        # ---- counters
        ("busy_ns", "i8"),  # of the adapter
        ("starts", "i8"),  # transfers that have begun on it
        ("sent", "i8", MAX_SYSTEM),  # bytes that each system has sent through it
        ("received", "i8", MAX_SYSTEM),
    ]
)
TRUNK = np.dtype(
    [
        ("byte_ns", "f8"),  # time of a byte on all inter-switch links together
        ("full", "f8", 2),  # all bytes so far would be through at ..., ns; from its first director, to it
        # ---- counters
        ("carried", "i8", 2),  # bytes each way
    ]
)
WAITING = np.dtype(
    [
        ("connection", "i4"),
        ("half", "i4"),  # at an adapter: 0 = to be sent, 1 = to be received
        ("due", "i8"),  # on a fibre: from when on it can come in, ns
    ]
)

CONNECTION = np.dtype(
    [
        ("number", "i8"),  # device number, the same on both sides
        ("link", "i8"),
        ("channel", "i8", 2),  # of side 0, of side 1
        ("trunk", "i8"),  # between the directors of its channels; -1 = none
        ("way", "i8"),  # 0 = side 0 is at the first director of the trunk
        ("active", "i8"),  # 1 = part of the logical link (ACTIVATE ISLINK)
        ("online", "i8", 2),  # 1 = the device of that side is on line
        ("usable", "i8"),  # mask of the sides that may write to it
        ("state", "i8"),  # Transfer
        ("side", "i8"),  # that sends
        ("chunks", "i8"),  # of the present transfer
        ("entered", "i8"),  # of them sent into the network so far
        ("left", "i8"),  # of them not yet received
        ("part", "f8"),  # length of its chunks, to those of a full message
        ("chunk", "f8"),  # bytes of them
        ("began", "i8"),  # of the present transfer, ns
        ("noticed", "i8"),  # 1 = it is settled whether the other side starts before it can see this start
        # the message that it carries: pages of one relocation
        ("move", "i8"),  # row of that, -1 = none
        ("pages", "i8"),
        ("first", "i8"),  # places in the order of the walk, see mechanisms of relocation
        ("last", "i8"),
        ("first_mask", "u8"),
        ("last_mask", "u8"),
        ("again", "i8"),  # 1 = the message was lost with its connection and waits for another one
        # ---- counters, by the side that sends
        ("starts", "i8", 2),
        ("sent", "i8", 2),  # bytes
        ("busy_ns", "i8", 2),
        ("collisions", "i8"),
    ]
)
LINK = np.dtype(
    [
        ("system", "i8", 2),  # sides 0 and 1
        ("first", "i8"),  # connection
        ("n", "i8"),  # connections defined; those with `active` are the logical link
        ("lesser", "i8"),  # the side with the lesser system name
        ("turn", "i8"),  # relocation whose turn it is
        # ---- counters, by the side that sends
        ("sent", "i8", 2),  # bytes
        ("starts", "i8", 2),
        ("collisions", "i8"),
    ]
)
RETRY = np.dtype(
    [
        ("used", "i8"),  # 1 = a channel has been degraded in this run, or the timeline will make it so
        ("retry_ns", "i8"),  # from a damaged chunk until the transfer is repeated
        ("timeout_ns", "i8"),  # the same from a lost chunk, which nobody reports
        ("retries", "i8"),  # of a message on its connection; then another one takes it
        ("rest_ns", "i8"),  # for which CP then uses other connections
    ]
)
BAD_CHANNEL = np.dtype(  # what a channel has beside its row
    [
        ("known", "i8"),  # 1 = the two healthy values are kept here
        ("wire_ns", "f8"),
        ("delay_ns", "i8"),
        ("errors", "f8"),  # share of the chunks that its fibre damages
        ("loss", "f8"),  # share of the chunks that its fibre loses
        ("slower", "f8"),  # part of its rate that is missing
        ("late_ns", "i8"),  # added to its propagation
        # ---- counters
        ("damaged", "i8"),  # chunks
        ("lost", "i8"),
    ]
)
BAD_CONNECTION = np.dtype(  # what a connection has beside its row
    [
        ("tries", "i8"),  # of the present message that have failed
        ("missing", "i8"),  # 1 = a chunk of the present transfer is lost
        ("tried_at", "i8"),  # the present try began, ns
        ("rest_until", "i8"),  # CP uses other connections of the link until then, ns
        # ---- counters, by the side that sends
        ("retries", "i8", 2),  # transfers that were repeated
        ("given_up", "i8", 2),  # messages that another connection had to take
        ("wasted_ns", "i8", 2),  # time of the tries that failed
    ]
)
FAULT = np.dtype(  # a planned change of a channel
    [("channel", "i8"), ("errors", "f8"), ("loss", "f8"), ("slower", "f8"), ("late_ns", "i8")]
)
