"""Tables of Linux guests whose memory and run queue are simulated: the guest, its tasks, its users.

Sizes are pages of 4 KiB regardless of the machine's granule; times are ns, counters run from time 0.
"""

from __future__ import annotations

import numpy as np

from engine.state.rule_names import CPUSTAT, MEMINFO, VMSTAT

MAX_LINUX = 1024
MAX_TASK = 12_288  # those of the guests' kernels, and all users
MAX_LOAD = 640  # groups of users
MAX_VISIT = 2_560  # stations on the ways of their transactions

LINUX = np.dtype(
    [
        ("guest", "i8"),
        ("first_task", "i8"),  # of its own four: kswapd, the cmm thread, the daemon, the job
        # ---- CPUs
        ("online", "i8"),  # virtual CPUs that Linux uses
        ("on_cpu", "i8"),  # of them with a task
        ("head", "i8"),  # run queue: first task, -1 = empty
        ("tail", "i8"),
        ("runnable", "i8"),  # tasks that run or could
        ("disk", "i8"),  # tasks that wait for a disk
        ("average", "i8"),  # load average over a minute, in units of 1/2048
        ("average_tick", "i8"),  # tick of the count for it
        ("system_ns", "i8"),  # CPU time of the kernel
        ("iowait_ns", "i8"),
        ("iowait_at", "i8"),  # booked up to then
        ("cp_debt", "i8"),  # CP work for pages touched, that its next piece of work will wait for
        ("fixed", "i8"),  # 1 = Linux may not take virtual CPUs off line: they are not managed
        # ---- memory
        ("total", "i8"),  # MemTotal
        ("overhead", "i8"),  # what Linux needs to know of its pages, and its text: no part of MemTotal
        ("free", "i8"),
        ("fresh", "i8"),  # of them without a frame of CP
        ("kernel", "i8"),  # slab, stacks, page tables, and what the cmm module notes down
        ("anon", "i8"),
        ("shmem", "i8"),
        ("cached", "i8"),  # pages of files that are wanted again and again
        ("once", "i8"),  # pages of files that have been read or written once
        ("buffers", "i8"),
        ("huge", "i8"),
        ("pool", "i8"),  # pages of the cmm pool
        ("target", "i8"),  # its target size
        ("swapped", "i8"),
        ("swap_size", "i8"),
        ("mark_min", "i8"),  # watermarks of free pages
        ("mark_low", "i8"),
        ("mark_high", "i8"),
        ("saved", "i8"),  # of the lists, that a scan has yet to look at: too few for a batch
        ("step", "i8"),  # of kswapd: its priority, 0 = the shortest part of the lists
        ("part", "i8"),  # of kswapd: pages that it has yet to look at at this priority
        ("found", "i8"),  # of kswapd: pages freed since its priority was 0
        ("cost", "i8"),  # CPU time and wait for the pages asked for last, ns
        ("wait", "i8"),
        # ---- counters, pages unless something else is said
        ("scan_kswapd", "i8"),
        ("scan_direct", "i8"),
        ("steal_kswapd", "i8"),
        ("steal_direct", "i8"),
        ("stalls", "i8"),  # direct scans
        ("wakeups", "i8"),  # of kswapd
        ("swap_ins", "i8"),
        ("swap_outs", "i8"),
        ("read_ins", "i8"),  # from files
        ("written", "i8"),
        ("allocated", "i8"),
        ("freed", "i8"),
        ("faults", "i8"),
        ("major_faults", "i8"),
        ("ooms", "i8"),  # times that the OOM killer came
        ("pool_moves", "i8"),  # pages that went in or out of the pool
        # ---- the server
        ("up", "i8"),  # 1 = it serves
        ("threads", "i8"),  # transactions that it works on at once
        ("busy", "i8"),  # that it works on now
        ("wait_head", "i8"),  # tasks that wait for a thread
        ("wait_tail", "i8"),
        ("waiting", "i8"),
        ("start_left", "i8"),  # pages that its start has yet to fill
        ("start_pages", "i8"),
        ("heap", "i8"),  # anonymous pages of its own
        ("buffer", "i8"),  # pages of shared memory of its own
        ("visits", "i8"),  # counter
        # ---- what it is like: from the scenario
        ("threads_per_cpu", "f8"),
        ("follows", "i8"),  # 1 = it follows the number of CPUs while it runs
        ("buffer_share", "f8"),  # of the memory it finds at its start that becomes its buffer; 0 = fixed
        ("base", "i8"),  # pages of the kernel and of the system's services
        ("set", "i8"),  # pages of files that it wants again and again
        ("reads", "f8"),  # pages of these that a visit reads
        ("writes", "f8"),  # new data pages per visit
        ("touch", "f8"),  # touches of a swapped page per ns of CPU time
        ("system", "f8"),  # kernel share of the CPU time of a visit
        ("job_every", "f8"),  # mean time between two jobs, ns; 0 = none
        ("job_pages", "f8"),  # mean size of a job
        ("job_hold", "i8"),  # for which it keeps them, ns
        ("patched", "i8"),  # 1 = APAR VM65060 is on: Diagnose X'10' does not block the guest
        ("managed", "i8"),  # 1 = cpuplugd runs here
        ("daemon_at", "i8"),  # when it is started, ns
        ("server_at", "i8"),  # when the server is started, ns
        ("cpus_before", "i8"),  # CPUs and pool when the daemon was started
        ("pool_before", "i8"),
        ("block", "i8"),  # ns for which CP blocks the guest when the present piece of work is over
        # ---- the latest reading of /proc
        ("now_s", "f8"),  # seconds since 1970
        ("readings", "i8"),
        ("cpustat", "f8", len(CPUSTAT)),
        ("meminfo", "f8", len(MEMINFO)),
        ("vmstat", "f8", len(VMSTAT)),
    ]
)

TASK = np.dtype(
    [
        ("kind", "i8"),  # Task
        ("state", "i8"),  # TaskState
        ("linux", "i8"),  # where it is
        ("load", "i8"),  # group of users that it belongs to
        ("step", "i8"),  # station of its way
        ("next", "i8"),  # behind it in a queue
        ("left", "i8"),  # CPU time that it needs, ns
        ("piece", "i8"),  # of it, what it was given when it got its CPU
        ("system", "i8"),  # of its present piece the kernel's
        ("pages", "i8"),  # that it holds
        (
            "more",
            "i8",
        ),  # pages that a job has yet to fill; what a thread of the kernel has run at a stretch, ns
        ("began", "i8"),  # its transaction, ns
    ]
)

LOAD = np.dtype(
    [
        ("first_task", "i8"),
        ("users", "i8"),
        ("active", "i8"),  # of them; the others pause
        ("on", "i8"),  # 1 = the load is on
        ("think", "f8"),  # mean, ns
        ("wave", "f8"),  # how active the users are now; 1 on average
        ("swing", "f8"),  # standard deviation of its logarithm
        ("level", "f8"),  # that logarithm, in standard deviations
        ("period", "i8"),  # ns after which little of it is left
        ("first_visit", "i8"),
        ("n_visit", "i8"),
        ("done", "i8"),  # transactions
        ("failed", "i8"),
        ("response_ns", "i8"),  # of all that are done
    ]
)

VISIT = np.dtype(
    [
        ("linux", "i8"),
        ("cpu", "f8"),  # mean CPU time, ns
        ("io", "f8"),  # mean wait for a disk after it, ns; 0 = none
        ("pages", "i8"),  # needed while it lasts
    ]
)
