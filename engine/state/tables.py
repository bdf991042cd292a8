"""Every table of the machine: ONE structured record, and one separate array of page blocks.

`new_state` makes them; engine/state/copying.py copies and compares them. Capacities are fixed (they are part
of the compiled kernels' types); a scenario uses as much as it needs. Times are ns, sizes are pages (granules
of them if a scenario specifies this), counters run from time 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.kernel.kinds import EVENTS, STATES, Lock, Stream
from engine.kernel.queue import MAX_HOT, QUEUE
from engine.state.aging import AGING, LISTED_FIELDS, OWNER
from engine.state.daemon import CODE, DAEMON, MAX_CODE, MAX_PROGRAM, MAX_RING, MAX_STACK, PROGRAM
from engine.state.hiperdispatch import DSV, HIPER, HOMED
from engine.state.link import (
    BAD_CHANNEL,
    BAD_CONNECTION,
    CARD,
    CHANNEL,
    CONNECTION,
    FAULT,
    LINK,
    MAX_CARD,
    MAX_CHANNEL,
    MAX_CONNECTION,
    MAX_FAULT,
    MAX_LINK,
    MAX_SYSTEM,
    MAX_TRUNK,
    MAX_WAITING,
    RETRY,
    TRUNK,
    WAITING,
)
from engine.state.linux import LINUX, LOAD, MAX_LINUX, MAX_LOAD, MAX_TASK, MAX_VISIT, TASK, VISIT
from engine.state.member import MEMBER
from engine.state.paging import EXPOSURE, MAX_EXPOSURE, MAX_UNIT, PAGING, PAGING_UNIT, PAGING_VOLUME
from engine.state.pools import MAX_POOL, POOL
from engine.state.prsm import (
    CAP_GROUP,
    CORE,
    DEMAND,
    HELD,
    LPAR,
    MAX_CAP_GROUP,
    MAX_CORE,
    MAX_DEMAND,
    MAX_LPAR,
    MAX_PHYSICAL,
    PHYSICAL,
    PRSM,
)
from engine.state.relocation import MAX_MOVE, MOVE, MOVE_LOG, MOVE_LOG_ROWS
from engine.state.web import MAX_SESSION, MAX_SHARED_VOLUME, MAX_WEB, SESSION, SHARED_VOLUME, WEB

MAX_CPU = MAX_HOT
MAX_GUEST = 5120
MAX_VCPU = 6144
MAX_KIND = 16
MAX_ACTIVITY = 8
MAX_TIER = 4
MAX_VOLUME = 64
MAX_STEP = 16_384
TRACE_ROWS = 65_536
DOING_ROWS = 65_536
HELD_ROWS = 16_384
HELD_MARGIN = 512  # rows that one event may write at most (every logical core may change its physical one)
DOING_MARGIN = 256  # rows that one event may write at most (a sample books every processor)
TRACE_MARGIN = 8_192  # rows that one event may write at most (it may change every virtual CPU twice)
CLASSES = 4  # 0 (quick dispatch) to 3 (long transactions)
MAX_CLIENT = 64
MAX_SWAP = 2  # swap devices of a guest
LOG_ROWS = 16_384
LOG_MARGIN = 8_192  # rows that one event may write at most (an IPL of the LPAR concerns every guest)
LISTS = 5  # demand-scan order: long-term dormant, short-term dormant, shared, eligible, dispatch

Array = npt.NDArray[Any]

_BLOCK = np.dtype(  # 64 pages in 64 bytes; bit i of each mask is page i
    [
        ("res", "u8"),  # resident in real storage
        ("low", "u8"),  # of these: in a frame below 2 GB
        ("xs", "u8"),  # a copy is in expanded storage (with res: the page is in both places)
        ("ds", "u8"),  # a copy is on a paging volume
        ("ref", "u8"),  # referenced since the bit was last reset
        ("chg", "u8"),  # changed since its last page-in
        ("seen", "f4"),  # the tier's exposure when ref and chg were last brought up to date
        ("seen_store", "f4"),  # the same of its exposure to stores
        ("moved", "i4"),  # when a page of the block last went to expanded storage, s
        ("absent", "i4"),  # node of the tier's tree of counts, see mechanisms/storage/nonresident_tree.py
    ]
)


def _either(first: np.dtype[Any], second: np.dtype[Any]) -> np.dtype[Any]:
    """Return a row type that is read with the fields of the first dtype or of the second dtype."""
    both: dict[str, Any] = dict(first.fields or {}) | dict(second.fields or {})
    formats, offsets = ([both[name][part] for name in both] for part in (0, 1))
    spec: Any = {"names": list(both), "formats": formats, "offsets": offsets, "itemsize": first.itemsize}
    made: np.dtype[Any] = np.dtype(spec)
    return made


BLOCK = _either(_BLOCK, np.dtype(list(LISTED_FIELDS)))  # a block's row, or from 6.3 on its second one

BEHAVIOUR = np.dtype(  # what the software of one kind of guest does in one Activity
    [
        ("burst", "f8"),  # mean CPU time of a piece of work, ns
        ("wait", "f8"),  # mean wait between two pieces, ns
        ("wait_kind", "i8"),  # Wait
        ("growth", "f8"),  # first touches of new pages, pages per ns of guest CPU time
        ("touch", "f8", MAX_TIER),  # touches of a page, per ns of guest CPU time
        ("store", "f8", MAX_TIER),  # share of touches that are writes
        ("reads", "f8"),  # pages that an I/O reads from a minidisk
        ("queue", "f8"),  # requests that wait for a virtual CPU at most; 0 = the next one follows the answer
        ("switches", "f8"),  # switches between user and kernel mode, per ns of guest CPU time
    ]
)

GUEST_KIND = np.dtype(
    [
        ("do", BEHAVIOUR, MAX_ACTIVITY),
        ("idle_activity", "i8"),  # Activity when the servers have nothing to do
        ("pattern", "i8", MAX_TIER),  # Pattern of the touches of each tier
        ("jobs", "i8"),  # jobs that keep I/O in flight under load; 0 = none
        ("job_rate", "f8"),  # I/Os a ns of all of them together; 0 = as fast as they can
        ("job_channels", "i8"),  # channels to the disks
        ("job_channel_ns", "f8"),  # time of an I/O on one of them
        ("job_disk_ns", "f8"),  # mean latency of the disk
        ("subchannels", "i8"),  # of the guest's devices
        ("drain_ns", "f8"),  # quiesce: for each of them with I/O in flight
        ("state_pages", "i8", 2),  # quiesce: pages that the final pass sends, least and most
        ("boot_pages", "i8"),  # pages in use after the boot
        ("agent_pages", "i8"),  # pages in use with the node agent up
        ("anonymous", "f8"),  # share of used pages that must be swapped out rather than dropped
        ("file_pages", "i8"),  # pages of minidisks that the software reads again and again
        ("traffic", "f8"),  # stray broadcasts with all guests up, frames per ns
        ("processes", "i8"),  # processes of a guest in the cluster; 0 = it is no member
        ("start_first", "i8"),  # CPU time that starting the first server takes, ns
        ("start_next", "i8"),  # each further slice
        ("request", "i8"),  # CPU time to serve a page to a client, ns; 0 = it serves none
        ("tick", "i8"),  # ns between the ticks of the kernel; 0 = it has none
        ("tick_burst", "f8"),  # CPU time of a tick, ns
        ("tick_touch", "f8"),  # touches in a tick, to those in other work of equal CPU time
    ]
)

GUEST = np.dtype(
    [
        ("kind", "i8"),  # row of the kinds table
        ("list", "i8"),  # QueueList
        ("transaction_class", "i8"),  # 0..3 as in E0..E3 and Q0..Q3
        ("activity", "i8"),  # Activity now
        ("first_vcpu", "i8"),
        ("n_vcpu", "i8"),
        ("tick", "i8"),  # ns between its ticks; 0 = none
        ("patched", "i8"),  # 1 = it has the On-Demand Timer Patch
        ("limit", "i8"),  # Limit
        ("pool", "i8"),  # row of its resource pool, from 1; 0 = it is in none
        ("reordering", "i8"),  # 1 = no virtual CPU runs: CP reorders its frames, or takes pages of the pool
        ("emul_ns", "i8"),  # CPU time in emulation (guest code)
        ("cp_ns", "i8"),  # CPU time of CP on behalf of the guest
        ("n_tier", "i8"),  # tiers of its memory
        ("inst", "i8"),  # instantiated pages
        ("target", "i8"),  # grows by first touches until inst reaches this
        ("real", "i8"),  # resident pages
        ("first_block", "i8"),
        ("tier_inst", "i8", MAX_TIER),
        ("tier_real", "i8", MAX_TIER),  # resident pages; from 6.3 on those whose touch CP does not notice
        ("exposure", "f8", MAX_TIER),  # expected touches of one page of the tier since time 0
        ("exposure_store", "f8", MAX_TIER),  # expected stores
        ("tier_end", "i8", MAX_TIER),  # first block after the tier, counted from first_block
        # ---- what follows is not needed at every event: the fields above fill few lines of the cache
        ("share", "f8"),  # relative share
        ("share_abs", "f8"),  # absolute share, percent; 0 = the relative one counts
        ("limit_share", "f8"),  # its maximum share, percent
        ("quickdsp", "i8"),  # 1 = never waits on the eligible list
        ("wanted", "i8"),  # Activity when not paused
        ("pause", "i8"),  # Pause
        ("listed_at", "i8"),  # entered the present list, or the present class on the dispatch list, ns
        ("joined_at", "i8"),  # came on the dispatch list, ns
        ("enter_by", "i8"),  # eligible priority: when it should be on the dispatch list, ns
        ("loading", "i8"),  # 1 = fetched its pages from DASD when it was last on the dispatch list
        ("reads_in", "i8"),  # page_reads when it came on the dispatch list
        ("dropped_at", "i8"),  # went dormant the last time one of its virtual CPUs had run, ns
        ("wss", "i8"),  # working set size that CP found when the guest left the dispatch list, pages
        ("wss_in", "i8"),  # what it counts for on the dispatch list
        ("dormant_prev", "i8"),  # neighbors in the dormant list, longest dormant first
        ("dormant_next", "i8"),
        ("size", "i8"),  # virtual machine size
        ("load_pages", "i8"),  # pages in use under load
        ("real_low", "i8"),  # of them below 2 GB
        ("xstor", "i8"),  # pages with a copy in expanded storage
        ("both", "i8"),  # pages that are in both
        ("dasd", "i8"),  # pages on paging volumes only
        ("locked", "u8"),  # mask of pages of the first block that are never stolen
        ("reserved", "i8"),  # resident pages that only an emergency scan may take (SET RESERVED)
        ("n_block", "i8"),
        ("exposure_in", "f8", MAX_TIER),  # exposure when the guest entered the dispatch list
        ("cached", "i8"),  # pages that the minidisk cache keeps for it
        ("hand", "i8", 2),  # up to 6.2: next block that a demand scan looks at: for frames above, below 2 GB
        ("grow_block", "i8"),  # block with the next page to be instantiated
        ("page_ins", "i8"),  # pages brought back from expanded storage
        ("page_reads", "i8"),  # pages read from paging volumes
        ("stolen", "i8"),  # frames taken away
        ("pieces", "i8"),  # pieces of work done (ticks are none)
        ("lost_inst", "i8"),  # pages in use, and resident ones, that logoffs and new boots have ended
        ("lost_real", "i8"),
        ("arrived", "i8"),  # resident pages more than before, from relocations: they had not been resident
        ("reorder", "i8"),  # 1 = CP reorders its frames (SET REORDER)
        ("reordered_at", "i8"),  # pages that had been brought in by the last time
        ("reorders", "i8"),
        ("wakes", "i8"),  # times it came on the dispatch list
        ("suspend_asked", "i8"),  # 1 = suspend as soon as the boot is over
        ("resume_asked", "i8"),  # 1 = resume as soon as the suspend is done
        ("paused_at", "i8"),  # the pause was asked for, ns
        ("halted_at", "i8"),  # the pause was reached, ns
        ("resume_at", "i8"),  # its end was asked for, ns
        ("held", "i8"),  # Pause whose stage a STOP has held up; 0 = none
        ("held_left", "i8"),  # what was left of that stage, ns
        ("soft", "i8"),  # 1 = stopped softly: its console is in CP READ
        ("image_pages", "i8"),  # suspend image
        ("image_used", "i8"),  # pages in use when it was made
        ("image_valid", "i8"),  # 1 = the swap device holds an image that an IPL may find
        ("image_on", "i8"),  # that device
        ("stage_left", "i8"),  # pages still to be moved in the present stage
        ("swap_size", "i8", MAX_SWAP),  # pages; 0 = no such device
        ("swap_priority", "i8", MAX_SWAP),  # the highest is used first
        ("swap_used", "i8", MAX_SWAP),  # pages of regular swap
        ("swapped", "i8"),  # both together
        ("resume_dev", "i8"),  # device that resume= names, -1 = none
        ("noresume", "i8"),  # 1 = the kernel is started with noresume
        ("noresume_once", "i8"),  # 1 = ... at the next IPL
        ("parm_changed", "i8"),  # 1 = ... with parameters other than those of the image
        ("refused", "i8"),  # Refusal of the last suspend
        ("boots", "i8"),
        ("servers", "i8"),
        ("servers_up", "i8"),
        ("start_goal", "i8"),  # emul_ns at which the server being started is up
        ("start_at", "i8"),  # the start was asked for, ns
        ("then", "i8"),  # Activity when the servers are up
        ("requests", "i8"),  # pages asked for that it has accepted and not served
        ("present", "i8"),  # 1 = it is logged on and not paused
        ("answers", "i8"),  # 1 = it answers the other members of the cluster
        ("in_view", "i8"),  # 1 = the cluster counts it as a member
        ("member_at", "i8"),  # since when that is no longer so, ns; 0 = it is so
        ("linux", "i8"),  # row of the Linux table, from 1; 0 = its Linux is not simulated
        ("here", "i8"),  # 1 = it belongs to this system; 0 = to another one, or its skeleton is here
        ("move", "i8"),  # relocation in progress, row + 1; 0 = none
        ("twin", "i8"),  # block of its skeleton that stands for its first one; -1 = there is none
        ("relocatable", "i8"),  # SET VMRELOCATE ON
        ("domain", "i8"),  # mask of the systems that it may run on
        ("needs", "i8"),  # mask of the devices that must exist where it runs
        ("facilities", "i8"),  # architecture level that it uses
        ("web", "i8"),  # 1 = it runs threads of sessions under load
        ("thread_head", "i8"),  # session whose thread waits longest for a virtual CPU, -1 = none
        ("thread_tail", "i8"),
        ("threads", "i8"),  # that wait or run
        ("reader", "i8"),  # session that reads a file, -1 = none: one at a time
        ("reader_head", "i8"),  # session that waits longest to read, -1 = none
        ("reader_tail", "i8"),
        ("files", "i8"),  # files in its page cache
        ("files_room", "i8"),  # and those that fit
        ("virtual_ios", "i8"),  # of its sessions, answered by the minidisk cache or by a volume
        ("served", "i8"),  # transactions that it has served
        ("served_ns", "i8"),  # from their first request to their last answer
        ("autolog", "i8"),  # 1 = it is logged on when its system has joined
        ("held_logon", "i8"),  # 1 = it is to be logged on when the cluster is stable
    ]
)

VCPU = np.dtype(
    [
        ("guest", "i8"),
        ("state", "i8"),  # VcpuState
        ("since", "i8"),  # in this state since, ns
        ("listed", "i8"),  # 1 = on the dispatch list
        ("ran", "i8"),  # 1 = has run guest code since it came on the dispatch list
        ("stopped", "i8"),  # 1 = cannot run guest code
        ("cpu", "i8"),  # processor it runs on, -1 = none
        ("last_cpu", "i8"),
        ("vector", "i8"),  # dispatch vector it waits in, -1 = none
        ("priority", "i8"),  # dispatch priority, a deadline (ns of adjusted_tod): the smallest runs first
        ("turn", "i8"),  # of two with the same deadline, the one with the smaller turn has waited longer
        ("burst_left", "i8"),  # of the present piece of work, ns; 0 = draw one
        ("cp_debt", "i8"),  # CP work to be done before guest code runs, ns
        ("fresh", "i8"),  # guest code that only fetches what CP has just paged in, ns
        ("slice_left", "i8"),  # of the dispatch time slice, ns
        ("master_debt", "i8"),  # part of it that only the master processor may do, ns
        ("ticking", "i8"),  # 1 = the present piece of work is a tick
        ("tick_at", "i8"),  # its next tick, ns
        ("work_at", "i8"),  # end of the wait for other work, ns; NEVER = it does not wait
        ("asked_at", "i8"),  # when its last piece of work was asked for, if requests queue, ns
        ("timer", "i8"),  # 1 = what wakes it next is a timer request
        ("due", "i8"),  # 1 = its timer request is due and has not been taken yet
        ("next_due", "i8"),  # next on the list of due requests
        ("idle_prev", "i8"),  # neighbors in the list of test-idle virtual CPUs
        ("idle_next", "i8"),
        ("idle_until", "i8"),  # end of its test-idle period, ns; 0 = not test idle
        ("due_work", "i8"),  # 1 = a wake-up came while it was stopped
        ("serving", "i8"),  # pages for clients that are part of the present piece of work
        # ---- what follows is not needed at every event: the fields above fill few lines of the cache
        ("time_in", "i8", STATES),  # time spent in each state up to `since`
        ("samples", "i4", STATES),  # high-frequency samples that found it in each state
        (
            "monitored",
            "i4",
            STATES,
        ),  # monitor samples on the dispatch list; the first counts all other states
        ("slices", "i8"),  # dispatch time slices used up in the present transaction
        ("used", "i8"),  # processor time not yet held against its limit, ns
        ("next_limited", "i8"),  # next on the limit list
        ("limit_at", "i8"),  # when what it has used will be no more than its maximum share, ns
        ("limited_until", "i8"),  # on the limit list: when it may go on by its maximum share and its pool, ns
        ("by_pool", "i8"),  # the pool that holds it on the limit list, from 1; 0 = none
        ("task", "i8"),  # task of its Linux that it runs, from 1; 0 = none
        ("counted", "i8"),  # tasks that it has counted for its Linux's load average; -1 = not yet
        ("session", "i8"),  # session whose thread it runs, from 1; 0 = none
        ("online", "i8"),  # 1 = its Linux uses it
        ("off_ns", "i8"),  # time for which it did not
        ("off_at", "i8"),  # since when it does not, ns
        ("stolen_ns", "i8"),  # work of CP for others that has held it up while it ran
    ]
)

QUEUED = np.dtype(  # a virtual CPU in a dispatch vector, which is a pairing heap
    [
        ("priority", "i8"),
        ("turn", "i8"),
        ("below", "i8"),  # the latest of those that were compared with it and run after it; -1 = none
        ("beside", "i8"),  # the one before that
        ("above", "i8"),  # the one that it is below or beside; -1 = it is the first of its vector
    ]
)

CPU = np.dtype(
    [
        ("vcpu", "i8"),  # virtual CPU it runs, -1 = idle
        ("began", "i8"),  # start of the present stretch, ns
        ("cp_part", "i8"),  # CP work at its beginning, ns
        ("doing", "i8"),  # Doing, in a release whose locks are simulated
        ("fresh_part", "i8"),  # guest code after the CP work, that touches nothing new, ns
        ("run_part", "i8"),  # guest code after that, ns; what follows is CP work again
        ("lock", "i8"),  # Lock that it holds or waits for
        ("purpose", "i8"),  # Doing that it wants it for
        ("asked_at", "i8"),  # when it asked for it, ns
        ("next_spin", "i8"),  # processor that waits behind it, -1 = none
        ("taken", "i8"),  # timer requests that it takes in this hold
        ("stacked", "i8"),  # virtual CPUs that are ready in its vector
        ("spin_ns", "i8"),  # waiting for locks: part of cp_ns
        ("emul_ns", "i8"),
        ("cp_ns", "i8"),
        ("idle_ns", "i8"),
        ("dispatches", "i8"),
        ("steals", "i8"),  # virtual CPUs taken from another processor's vector
    ]
)

LOCK = np.dtype(
    [
        ("owner", "i8"),  # processor that holds it, -1 = none
        ("head", "i8"),  # processor that waits longest, -1 = none
        ("tail", "i8"),
        ("waiting", "i8"),  # processors that wait
        ("requests", "i8"),  # counters since time 0
        ("spins", "i8"),  # requests that had to wait
        ("spin_ns", "i8"),
        ("held_ns", "i8"),
    ]
)
VOLUME = np.dtype(  # a paging volume
    [
        ("head", "i8"),  # virtual CPU that waits for the read going on
        ("tail", "i8"),  # the last one in the queue
        ("queued", "i8"),
        ("slots", "i8"),  # size, pages
        ("used", "i8"),  # of them with a page
        ("arm", "i8"),  # slot at which the access arm stands
        ("free_at", "i8"),  # all that it has been asked for is done, ns
        ("to_write", "i8"),  # pages that the storage work going on has given slots
        ("write_at", "i8"),  # one of these slots
        ("reads", "i8"),  # requests
        ("writes", "i8"),
        ("busy_ns", "i8"),  # time that its requests take
    ]
)
PAGE_WAIT = np.dtype(  # the page on DASD that a virtual CPU waits for
    [
        ("block", "i8"),  # counted from the guest's first
        ("tier", "i8"),
        ("bit", "u8"),  # mask
        ("pages", "u8"),  # mask of all pages that the same read brings in
        ("due", "i8"),  # when the read is done, ns
        ("next", "i8"),  # virtual CPU behind it in the volume's queue, -1 = none
        ("asked", "i8"),  # 1 = the volume has yet to read it
    ]
)
CLIENT = np.dtype(  # a user outside who asks a guest for a page
    [
        ("guest", "i8"),
        ("state", "i8"),  # Fetch
        ("asked_at", "i8"),  # ns
        ("tries", "i8"),  # connection attempts so far
        ("every", "i8"),  # ns between attempts; 0 = when TCP repeats a lost SYN
    ]
)
LOG = np.dtype([("time", "i8"), ("value", "i8"), ("what", "i4"), ("guest", "i4")])  # what: Incident
STEP = np.dtype([("at", "i8"), ("action", "i8"), ("guest", "i8"), ("every", "i8")])
TRACE = np.dtype([("time", "i8"), ("vcpu", "i4"), ("state", "i4")])
DOING = np.dtype(  # a stretch of a processor's time
    [("start", "i8"), ("end", "i8"), ("cpu", "i4"), ("doing", "i4"), ("vcpu", "i4"), ("n", "i4")]
)

PARAM = np.dtype(
    [
        ("test_idle", "i8"),  # ns
        ("minor_slice", "i8"),  # ns
        ("elapsed_slice", "f8", CLASSES),  # ns; class 0 has none
        ("storbuf", "f8", CLASSES),  # share of the pageable frames, by class
        ("ldubuf", "f8", CLASSES),  # share of the paging exposures, by class
        ("dspbuf", "i8", CLASSES),  # guests on the dispatch list, by class
        ("loading_rate", "f8"),  # page reads per ns from which on a guest is loading
        ("ia_intensity", "f8"),  # share by which interactive bias advances a deadline
        ("ia_duration", "i8"),  # dispatch time slices of a transaction that it acts on
        ("long_term", "i8"),  # ns of dormancy after which a guest is long-term dormant
        ("sample", "i8"),  # ns between high-frequency samples
        ("monitor", "i8"),  # ns between monitor samples
        ("wss_fall", "f8"),  # share by which a working set that shrinks is corrected at each drop
        ("low", "i8"),  # available frames above 2 GB at which a demand scan starts
        ("high", "i8"),  # and at which it ends
        ("low_2g", "i8"),  # the same below 2 GB
        ("high_2g", "i8"),
        ("mdc_min", "i8"),  # frames of the minidisk cache that a demand scan leaves it
        ("mdc_max", "i8"),  # and those that it has at most
        ("reorder_share", "f8"),  # pages brought in, to those resident, when a reorder is due
        ("reclaim_low", "i8"),  # free XSTOR pages below which second copies are released
        ("reclaim", "i8"),  # copies released in one go
        ("migration_age", "i8"),  # ns in XSTOR after which a page may migrate to DASD
        ("image_max", "i8"),  # largest suspend image, pages
        ("cost_first_touch", "i8"),  # ns of CP work each, from here on
        ("cost_page_in", "i8"),
        ("cost_steal", "i8"),
        ("cost_look", "i8"),  # a demand scan looking at a block of 64 pages
        ("cost_migrate", "i8"),
        ("cost_read", "i8"),
        ("cost_packet", "i8"),
        ("cost_dispatch", "i8"),
        ("cost_command", "i8"),  # a CP command of a guest, on the master processor
        ("cost_cached", "i8"),  # to copy a page from the minidisk cache
        ("reorder_page", "i8"),  # ns of a reorder for each resident page
        ("block_read", "i8"),  # pages that one read brings in at most
        ("seek_max", "i8"),  # ns, of the arm of a paging volume from one end to the other
        ("rotation", "i8"),  # ns
        ("transfer", "i8"),  # ns a page
        ("freeze_ns", "i8"),  # suspend: until all processes are frozen
        ("ipl_ns", "i8"),  # resume: from IPL until the image is read
        ("restore_ns", "i8"),  # resume: devices and processes after the image is read
        ("image_page_ns", "f8"),  # suspend and resume: time to write or read a page of the image
        ("swap_page_ns", "f8"),  # time to swap a page out or in
        ("swap_cluster", "i8"),  # pages that Linux swaps in at once
        ("refault", "f8"),  # share of the swapped pages that are needed before a page is served
        ("lpar_ipl_ns", "i8"),  # from the IPL of the LPAR until its guests are started
        ("heartbeat_ns", "i8"),  # each process of the cluster asks each other one so often
        ("detect_ns", "i8"),  # until the cluster notices that a member is gone
        ("recovery_ns", "i8"),  # CPU time of each member for one that is gone or come
        ("syn_ns", "i8"),  # TCP repeats a lost SYN after this time, then after twice as long ...
        ("syn_tries", "i8"),  # ... until it has sent so many
        ("interrupt", "i8"),  # timers, ns of CP work each: a clock comparator interruption
        ("leave", "i8"),  # its end
        ("pop", "i8"),  # for each request that it took
        ("enlist", "i8"),  # and for each dormant guest that it put on the dispatch list
        ("waking", "i8"),  # until an idle processor that is signaled looks for work, ns
        ("hold", "f8"),  # mean time for which the scheduler lock is held, ns
        ("hold_more", "f8"),  # for each further request taken in a hold
        ("hold_shared", "f8"),  # how many times as long a hold is beside another processor that works
        ("dispatch_lock", "f8"),  # share of the dispatches that take the scheduler lock
        ("before", "i8"),  # CP work to dispatch, ns
        ("after", "i8"),  # and when guest code has come to its end
        ("steal", "i8"),  # more of it for one that another processor has stacked
        ("shared", "i8"),  # from 4.3 on: CP work more beside another processor that works, ns
        ("master_share", "f8"),  # share of the timer requests whose guest only the master may dispatch
        ("master_wake", "f8"),  # the same of guests that come from the dormant list
        ("paging_lock", "f8"),  # share of the faults that take the paging lock
        ("paging_hold", "f8"),  # mean time for which it is held, ns
        ("fresh", "i8"),  # guest code that only fetches a page that has come in, ns
        ("patch_switch", "i8"),  # ns of each switch between user and kernel mode of a patched guest
        ("scan_page", "f8"),  # Linux, ns each: looking at a page of its lists
        ("free_page", "f8"),  # freeing one
        ("fill_page", "f8"),  # filling one
        ("cold_file", "f8"),  # share of the pages of files that have not been used since the last look
        ("cold_anon", "f8"),  # the same of others
        ("swappiness", "f8"),
        ("disk_read", "f8"),  # mean time of a read, ns
        ("read_cluster", "i8"),  # pages that it brings
        ("direct_nap", "i8"),  # ns that a direct scan waits when it finds too little
        ("linux_slice", "i8"),  # ns of a task before another one gets the CPU
        ("hop", "i8"),  # ns from a server to the next
        ("pool_page", "f8"),  # ns of Linux for a page that goes to the pool or comes back
        ("diag_page", "f8"),  # ns of CP to take one
        ("diag_block", "f8"),  # ns for which it blocks the guest without APAR VM65060
        ("daemon_cost", "i8"),  # ns of CPU time: cpuplugd reads /proc and evaluates its rules
        ("cpu_switch", "i8"),  # ns of CPU time to bring a CPU on line or off line
        ("epoch", "i8"),  # seconds since 1970 at time 0
        # ---- relocation and ISFC links
        ("message_pages", "i8"),  # pages of a full message
        ("message_chunks", "i8"),  # chunks that it is sent in
        ("window", "i8"),  # chunks of a transfer under way at a time
        ("setup_ns", "f8"),  # mean time until a transfer begins
        ("ack_ns", "f8"),  # mean time from its last chunk until the connection is free
        ("bucket_ns", "i8"),  # what a card lets through above its limit, as time
        ("recover_ns", "i8"),  # after a write collision
        ("recover_cpu", "i8"),  # ns of CPU time for it, on both sides
        ("notice_ns", "f8"),  # until the other side sees that a transfer has started
        ("walk_page", "f8"),  # ns: looking at a page of the guest
        ("copy_page", "f8"),  # ns of CPU time for a page that is sent or received
        ("message_cpu", "i8"),  # ns of CPU time for a message, at both ends
        ("check_ns", "i8"),  # eligibility
        ("skeleton_ns", "i8"),
        ("pass_min", "i8"),  # live passes before a lack of progress counts
        ("pass_max", "i8"),  # live passes at most
        ("pass_stop", "i8"),  # pages with which the guest is quiesced
        ("pass_ratio", "f8"),  # no progress: pages of a pass to those of the one before
        ("quiesce_ns", "i8"),  # state of the guest
        ("device_ns", "i8"),  # for each of its devices
        ("resume_ns", "i8"),
        ("throttle_ns", "i8"),  # between two messages while the throttle is set
        ("throttle_rate", "f8"),  # pages per ns that the destination pages out or reads, that set it
        # ---- members of an SSI cluster
        ("pdr_every", "i8"),  # ns between two heartbeats of a member
        ("pdr_stale", "i8"),  # age of a heartbeat from which on it says nothing any more, ns
        ("join_step", "i8"),  # ns of each step of joining and of leaving
        ("shutdown_ns", "i8"),  # from SHUTDOWN until the guests are gone
        ("load_ns", "i8"),  # from the IPL until CP tries to join
        ("member_cpu", "i8"),  # ns of CPU time of each joined member for a change of state
    ]
)

STATE = np.dtype(
    [
        ("prsm", PRSM),
        ("aging", AGING),  # in the header: what is copied follows from it
        ("hiper", HIPER),
        ("paging", PAGING),
        ("retry", RETRY),
        ("now", "i8"),
        ("events", "i8"),
        ("status", "i8"),  # Status that a mechanism raised; 0 = continue
        ("seed", "u8"),
        ("granule", "i8"),  # pages mapped by one page of the tables
        ("n_cpu", "i8"),
        ("n_guest", "i8"),
        ("n_vcpu", "i8"),
        ("n_volume", "i8"),
        ("n_step", "i8"),
        ("n_block", "i8"),  # of this system
        ("first_block", "i8"),
        ("n_kind", "i8"),
        ("n_pool", "i8"),  # rows of resource pools that have been used
        ("n_linux", "i8"),
        ("n_task", "i8"),
        ("n_load", "i8"),
        ("n_visit", "i8"),
        ("n_program", "i8"),
        ("n_code", "i8"),  # operations of all programs
        ("n_ring", "i8"),  # values in the histories of all daemons
        ("system", "i8"),  # number of this system
        ("n_system", "i8"),  # systems of the complex
        ("n_card", "i8"),  # of the complex, in the first system alone
        ("n_channel", "i8"),
        ("n_connection", "i8"),
        ("n_link", "i8"),
        ("n_trunk", "i8"),
        ("n_move", "i8"),  # room for relocations, which a run does not change; `moves` of it are taken
        ("moves", "i8"),
        ("n_waiting", "i8"),  # MAX_QUEUE for each channel
        ("facilities", "i8"),  # architecture level of the CEC
        ("devices", "i8"),  # mask of the devices that guests may need and that exist here
        ("joined", "i8"),  # 1 = the system is up and in the SSI
        ("step", "i8"),  # next row of the timeline
        ("src_guest", "i8"),  # first leaf of each group of event sources
        ("src_traffic", "i8"),
        ("src_volume", "i8"),
        ("src_reorder", "i8"),
        ("src_system", "i8"),
        ("src_client", "i8"),
        ("src_task", "i8"),
        ("src_linux", "i8"),
        ("src_load", "i8"),
        ("src_channel", "i8"),  # two for each channel: its adapter, its fibre
        ("src_connection", "i8"),
        ("src_move", "i8"),  # two for each relocation: its next step, its next limit
        ("n_session", "i8"),
        ("n_web", "i8"),
        ("n_shared_volume", "i8"),
        ("src_session", "i8"),
        ("src_shared_volume", "i8"),
        ("src_member", "i8"),  # two for each system: its heartbeat, its next step
        ("pace", "f8"),  # ns of an instruction; 0 = the processor is not modeled
        ("tx", "i8"),  # transactions served here since time 0
        ("tx_ns", "i8"),  # their response times
        ("virtual_ios", "i8"),
        ("cluster_on", "i8"),  # 1 = the processes of the cluster ask each other for signs of life
        ("n_fetch", "i8"),  # pages that clients have asked for
        ("n_present", "i8"),  # guests that are logged on and not paused
        ("processes", "i8"),  # processes of the cluster in all guests
        ("processes_up", "i8"),  # those in guests that answer
        ("cluster_due", "i8"),  # 1 = a change of the cluster has yet to be noticed
        ("view_changes", "i8"),  # times that the cluster has recovered
        ("frames", "i8"),  # frames that guests may use
        ("frames_low", "i8"),  # of them below 2 GB
        ("available", "i8"),  # free frames: the available lists
        ("available_low", "i8"),  # of them below 2 GB
        ("want", "i8", 2),  # frames that the demand scan going on still wants: above, below 2 GB
        ("mdc", "i8"),  # frames of the minidisk cache
        ("mdc_low", "i8"),  # of them below 2 GB
        ("mdc_hand", "i8"),  # guest whose cached pages go next
        ("mdc_hits", "i8"),  # I/Os that found their pages in it
        ("mdc_misses", "i8"),
        ("reorder", "i8"),  # 1 = CP reorders (SET REORDER)
        ("xstor", "i8"),  # expanded storage, pages
        ("xstor_free", "i8"),
        ("dasd", "i8"),  # paging space, pages
        ("dasd_free", "i8"),
        ("to_write", "i8"),  # pages that the storage work going on sends to paging volumes
        ("cursor", "i8", 2),  # guest of the dispatch list at which the next demand scan begins: above, below
        ("reclaim_hand", "i8"),  # block for the next reclaim of second copies
        ("migrate_hand", "i8"),  # block for the next migration
        ("migrate_age", "i8"),  # age at which pages migrate at present, s
        ("page_ins", "i8"),  # counters since time 0, pages
        ("page_outs", "i8"),
        ("clean_steals", "i8"),
        ("paged_at_once", "i8"),  # of guests that were being relocated to this system: there was no frame
        ("reclaimed", "i8"),
        ("migrated", "i8"),
        ("page_reads", "i8"),
        ("first_touches", "i8"),
        ("scans", "i8"),
        ("scan_ended", "i8", 3),  # demand scans that ended in pass 1, pass 2, emergency
        ("taken", "i8", LISTS),  # frames taken from each list
        ("idle_cpus", "u8"),  # mask
        ("idle_head", "i8"),  # longest test-idle virtual CPU, -1 = none
        ("idle_tail", "i8"),
        ("master_ready_n", "i8"),  # virtual CPUs in the vector of master-only work
        ("dispatch_wss", "i8"),  # working sets of the guests on the dispatch list
        ("class_wss", "i8", CLASSES),  # the same by class
        ("dispatch_share", "f8"),  # relative shares of the guests on the dispatch list
        ("dispatch_absolute", "i8"),  # absolute shares of the others on it, thousandths of a percent
        ("listed", "i8", CLASSES),  # guests on the dispatch list, by class
        ("waiting_class", "i8", CLASSES),  # guests on the eligible list, by class
        ("loading", "i8", CLASSES),  # loading guests on the dispatch list, by class
        ("adjusted_tod", "i8"),  # the clock of deadlines: that of the virtual CPU chosen last, ns
        ("ready_n", "i8"),  # virtual CPUs in the processors' vectors
        ("turns", "i8"),  # times that a virtual CPU has been put into a vector
        ("limited", "i8"),  # head of the limit list, earliest first; -1 = empty
        ("soft_n", "i8"),  # virtual CPUs on it whose limit is soft
        ("monitor_at", "i8"),  # next monitor sample, ns
        ("n_eligible", "i8"),  # guests on the eligible list
        ("n_shared", "i8"),  # guests whose frames are shared by others
        ("dormant_head", "i8"),  # longest dormant guest, -1 = none
        ("dormant_tail", "i8"),
        ("scan_cost", "i8"),  # CP time of the storage work going on, ns
        ("release", "i8"),  # Release
        ("poppers", "i8"),  # processors between a timer interruption and the end of its hold
        ("waking_n", "i8"),  # processors that have been signaled and do not look for work yet
        ("due_head", "i8"),  # virtual CPU with the timer request that has been due longest, -1 = none
        ("due_tail", "i8"),
        ("due_n", "i8"),
        ("timer_requests", "i8"),  # counters since time 0: requests set
        ("timers_served", "i8"),  # taken off the list of those that were due
        ("timers_cancelled", "i8"),  # given up before they were due
        ("timer_interrupts", "i8"),
        ("pops", "i8"),  # holds of the lock that took some
        ("late_ticks", "i8"),  # ticks that were past already when the guest would have waited for them
        ("lock", LOCK, len(Lock)),
        ("rng", "u8", len(Stream)),
        ("param", PARAM),
        ("queue", QUEUE),
        ("kind", GUEST_KIND, MAX_KIND),
        ("cpu", CPU, MAX_CPU),
        ("guest", GUEST, MAX_GUEST),
        ("vcpu", VCPU, MAX_VCPU),
        ("volume", VOLUME, MAX_VOLUME),
        ("waiting", PAGE_WAIT, MAX_VCPU),
        ("first_queued", "i8", MAX_CPU + 1),  # of each processor's vector, of master-only work; -1 = none
        ("queued", QUEUED, MAX_VCPU),
        ("timeline", STEP, MAX_STEP),
        ("client", CLIENT, MAX_CLIENT),
        ("pool", POOL, MAX_POOL),
        ("linux", LINUX, MAX_LINUX),
        ("task", TASK, MAX_TASK),
        ("load", LOAD, MAX_LOAD),
        ("visit", VISIT, MAX_VISIT),
        ("daemon", DAEMON, MAX_LINUX),
        ("program", PROGRAM, MAX_PROGRAM),
        ("code", CODE, MAX_CODE),
        ("ring", "f8", MAX_RING),
        ("card", CARD, MAX_CARD),
        ("channel", CHANNEL, MAX_CHANNEL),
        ("in_adapter", WAITING, MAX_WAITING),  # MAX_QUEUE for each channel
        ("on_fibre", WAITING, MAX_WAITING),
        ("connection", CONNECTION, MAX_CONNECTION),
        ("link", LINK, MAX_LINK),
        ("trunk", TRUNK, MAX_TRUNK),
        ("move", MOVE, MAX_MOVE),
        ("session", SESSION, MAX_SESSION),
        ("web", WEB, MAX_WEB),
        ("shared_volume", SHARED_VOLUME, MAX_SHARED_VOLUME),
        ("member", MEMBER, MAX_SYSTEM),
        ("handed", GUEST, 1),  # a guest and a virtual CPU on their way from one system to another
        ("handed_vcpu", VCPU, 1),
        ("core", CORE, MAX_CORE),
        ("lpar", LPAR, MAX_LPAR),
        ("physical", PHYSICAL, MAX_PHYSICAL),
        ("cap_group", CAP_GROUP, MAX_CAP_GROUP),
        ("demand", DEMAND, MAX_DEMAND),
        ("owner", OWNER, MAX_GUEST),
        ("homed", HOMED, MAX_VCPU),
        ("dsv", DSV, MAX_CPU),
        ("stolen", "i8", MAX_VCPU),  # time for which PR/SM has held up each virtual CPU that ran
        ("paging_volume", PAGING_VOLUME, MAX_VOLUME),
        ("exposure", EXPOSURE, MAX_EXPOSURE),
        ("paging_unit", PAGING_UNIT, MAX_UNIT),
        ("bad_channel", BAD_CHANNEL, MAX_CHANNEL),
        ("bad_connection", BAD_CONNECTION, MAX_CONNECTION),
        ("fault", FAULT, MAX_FAULT),
        ("turn", "i8", MAX_VCPU),  # of the read that each virtual CPU waits for, with exposures
        ("oldest_moved", "i8", MAX_GUEST),  # of each guest: no page that may migrate moved here earlier, s
        ("last_of", "i8", EVENTS),  # number of the latest event of each EventKind, from 1; 0 = none yet
        ("trace_n", "i8"),  # from here on: the recorder's buffer, not part of the digest
        ("trace", TRACE, TRACE_ROWS),
        ("tracing", "i8"),  # 0 = the trace has slow changes only; 1 = all; 2 = and `doing` is written
        ("doing_n", "i8"),
        ("doing", DOING, DOING_ROWS),
        ("held_n", "i8"),
        ("held", HELD, HELD_ROWS),  # runs of logical cores on physical ones, while `tracing` is 2
        ("log_n", "i8"),
        ("log", LOG, LOG_ROWS),
        ("move_log_n", "i8"),
        ("move_log", MOVE_LOG, MOVE_LOG_ROWS),
        ("rule_stack", "f8", MAX_STACK),
        ("keys", "i8", MAX_SYSTEM),  # of the next event of each system; of the first system, in a run only
    ]
)


class Row(np.record):  # type: ignore[misc]  # final for type checkers only
    """A row of a table whose fields take precedence over NumPy's own attributes (`real`, `size`, `trace`).

    Compiled kernels see only fields; this class makes the same kernels work as plain Python.
    """

    def __getattribute__(self, name: str) -> Any:
        field = np.void.__getattribute__(self, "dtype").fields.get(name)
        if field is None:
            return super().__getattribute__(name)
        value = self.getfield(*field[:2])
        return value.view((Row, value.dtype)) if value.dtype.names else value


@dataclass
class State:
    """The tables and the page blocks of one machine; owned by one thread.

    Data of several systems (channels, links, relocations) is only in the first record.
    """

    tables: Array  # shape (systems,), dtype STATE: a record for each z/VM system
    blocks: Array  # shape (number of blocks,), dtype BLOCK; each guest has its own in every system


# Made once for all machines: NumPy takes a tenth of a millisecond to find out that two such types are equal.
TABLES, BLOCKS = (np.dtype((Row, rows)) for rows in (STATE, BLOCK))


def new_state(n_blocks: int, systems: int = 1) -> State:
    """Return an empty machine."""
    return State(np.zeros(systems, TABLES), np.zeros(n_blocks, BLOCKS))
