"""The tables of paging I/O: exposures of the paging volumes, their control units, and channels.

Times are ns, sizes are pages (granules of them), counters run from time 0. A machine whose scenario has no
[paging] table uses none of these rows: each of its volumes serves one request at a time.
"""

from __future__ import annotations

import numpy as np

MAX_UNIT = 6  # control units
MAX_UNIT_ALIAS = 128  # aliases of each
MAX_PATH = 8  # channels to a control unit
MAX_ALIAS = 192  # of all control units
MAX_EXPOSURE = 64 + MAX_ALIAS  # a base for each volume, and the aliases
MODES = 2  # command mode, transport mode

PAGING = np.dtype(
    [
        ("on", "i8"),  # 1 = the scenario has a table [paging]
        ("units", "i8"),  # control units; volume k belongs to unit k % units
        ("aliases", "i8"),  # of each control unit
        ("paths", "i8"),  # channels to each control unit
        ("exposures", "i8"),  # bases and aliases of all
        ("alias", "i8"),  # SET PAGING ALIAS: 1 = CP uses aliases
        ("hpf", "i8"),  # SET PAGING HPF: 1 = transport mode
        ("payload", "i8"),  # pages of an I/O, at most
        ("source", "i8"),  # first leaf of the event queue; one for each exposure
        ("access_ns", "f8"),  # mean time until a control unit has the data
        ("start_ns", "f8", MODES),  # time of an I/O on a channel, by mode
        ("page_ns", "f8", MODES),  # and of each page
        ("turns", "i8"),  # requests so far: they are served in this order
        ("bases_busy", "i8"),
        ("aliases_busy", "i8"),
        ("waiting", "i8"),  # requests that wait for an exposure
        ("counted_at", "i8"),  # the sums of times below are up to here
        ("base_ns", "i8"),  # counters: busy bases x time
        ("alias_ns", "i8"),  # busy aliases x time
        ("waiting_ns", "i8"),  # waiting requests x time
        ("channel_ns", "i8"),  # time that channels were busy
        ("ios", "i8"),  # ended I/Os
        ("alias_ios", "i8"),  # of them: on aliases
        ("pages", "i8"),  # that they moved
    ]
)
PAGING_VOLUME = np.dtype(  # what a paging volume has beside its row in the table of volumes
    [
        ("to_write", "i8"),  # pages that wait to be written
        ("turn", "i8"),  # turn of the first of them
        ("asked", "i8"),  # pages that it has been asked to write since time 0
        ("written", "i8"),  # and pages written, or dropped with CP
    ]
)
EXPOSURE = np.dtype(
    [
        ("stage", "i8"),  # Stage of its I/O
        ("volume", "i8"),
        ("vcpu", "i8"),  # virtual CPU that waits for the read, -1 = a write
        ("pages", "i8"),
        ("began", "i8"),  # ns
        ("channel_ns", "i8"),  # time that it takes on the channel
    ]
)
PAGING_UNIT = np.dtype(  # a control unit
    [("free_at", "i8", MAX_PATH), ("busy", "i8")]  # of each channel; aliases that are busy
)
