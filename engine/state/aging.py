"""The tables of storage management in z/VM 6.3 and later: active and IBR sections, and the global aging list.

Times are ns, sizes are pages (granules of them), counters run from time 0. A machine of an earlier release
uses none of these rows. Each block of pages has a second row, after the rows of all blocks of its system.
"""

from __future__ import annotations

import numpy as np

LISTED_FIELDS = (  # of a block, in the 64 bytes of a row: which of its pages are on which list
    ("invalid", "u8"),  # resident, but no entry of the page table leads there: IBR or aging
    ("aging", "u8"),  # of these: on the global aging list; the others are in the IBR section
    ("writing", "u8"),  # of those: being written to a paging volume until `written`
    ("written", "i8"),  # when that ends, ns; with exposures: pages that its volume has written by then
    ("older", "i8"),  # neighbors on the aging list, rows of blocks; -1 = none
    ("younger", "i8"),
    ("next_written", "i8"),  # next of the blocks with pages that the scan going on writes; -1 = none
    ("queued", "i8"),  # 1 = it is among these
)

AGING = np.dtype(
    [
        ("on", "i8"),  # 1 = a release with these lists
        ("beyond", "i8"),  # from the row of a block to its second row
        ("target", "i8"),  # AGELIST SIZE, pages
        ("early", "i8"),  # 1 = EARLYWRITES YES
        ("keep", "i8"),  # 1 = KEEPSLOT YES
        ("pageable", "i8"),  # frames of the dynamic paging area
        ("oldest", "i8"),  # ends of the aging list, rows of blocks; -1 = empty
        ("youngest", "i8"),
        ("ibr", "i8"),  # pages in IBR sections
        ("count", "i8"),  # pages on the aging list
        ("in_flight", "i8"),  # of them: being written, at the last sample
        ("owner", "i8"),  # guest at which the next scan begins
        ("first_written", "i8"),  # block with pages that the scan going on writes; -1 = none
        ("retry_at", "i8"),  # a scan that found too little is not repeated before
        ("invalidated", "i8"),  # counters, pages: from an active to an IBR section
        ("from_ibr", "i8"),  # touched again there
        ("from_aging", "i8"),  # touched again on the aging list
        ("aged", "i8"),  # from an IBR section to the aging list
        ("spared", "i8"),  # back to an active section since they are reserved or locked
        ("taken", "i8"),  # frames taken at the end of the aging list
        ("early_taken", "i8"),  # of them: before the write of the page had ended
        ("below_reserve", "i8"),  # of them: reserved ones, when nothing else was left
        ("written_out", "i8"),  # pages written to paging volumes
        ("asked", "i8"),  # frames taken from the available lists
        ("asked_before", "i8"),  # the same at the last sample
        ("asked_rate", "f8"),  # frames asked for, per ns, smoothed
        ("demand_ns", "f8"),  # time constant of `asked_rate`
        ("least", "i8"),  # least low threshold, and least distance to the high one
        ("low_ns", "f8"),  # demand of this time is the low threshold
        ("high_ns", "f8"),  # and of this time the distance to the high one
        ("low_share", "f8"),  # part of both thresholds that the list below 2 GB has
        ("ibr_share", "f8"),  # target of an IBR section, to the resident pages of its owner
        ("ibr_least", "i8"),
        ("retry_ns", "i8"),
        ("cost_look", "f8"),  # ns: a scan looking at a page
        ("cost_requeue", "f8"),  # moving it to another list
        ("cost_revalidate", "i8"),  # making it valid again
    ]
)
OWNER = np.dtype(  # of a guest
    [
        ("ibr", "i8"),  # pages in its IBR section
        ("aging", "i8"),  # pages on the aging list
        ("oldest", "i8"),  # block with the oldest pages of the IBR section
        ("hand", "i8"),  # block at the bottom of the active section: invalidated next
        ("invalidated", "i8"),  # counters, pages
        ("revalidated", "i8"),
    ]
)
