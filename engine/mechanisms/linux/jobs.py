"""Work of a Linux guest other than transactions: server startup, and jobs that occasionally need memory.

A job (a log that is rotated, a report, a garbage collection that lets the heap grow) fills pages for a while,
keeps them, and gives all of them back at the same time. A starting server checks the CPUs and the memory that
Linux has at that time: its threads, and its buffer when it is a share of memory, are derived from them and
remain unchanged.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Incident, Stream, Task, TaskState
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER
from engine.kernel.rng import exponential, uniform
from engine.mechanisms.linux.memory import give, take
from engine.mechanisms.linux.run_queue import cancel, give_tasks, join_queue, sleep
from engine.mechanisms.processors.incidents import note
from engine.mechanisms.servers.transactions import call_waiting

LINUX = np.int64(Stream.LINUX)
SERVER_UP, SERVER_ENDED = np.int64(Incident.SERVER_UP), np.int64(Incident.SERVER_ENDED)
JOB = np.int64(Task.JOB)
SLEEP, HOLD, DISK = np.int64(TaskState.SLEEP), np.int64(TaskState.HOLD), np.int64(TaskState.DISK)
PIECE = np.int64(256)  # pages that a job fills at a time
LAST = np.int64(0)


@kernel
def size_server(r):
    """Set the server's threads and its buffer from the resources of Linux at its start."""
    r.threads = max(np.int64(1), np.int64(r.threads_per_cpu * r.online))
    if r.buffer_share > 0.0:
        r.buffer = np.int64(r.buffer_share * (r.total - r.pool))
    r.start_pages = r.heap + r.buffer
    r.start_left = r.start_pages


@kernel
def next_job(s, t):
    """Make task t wait for the next job, or for the start of the server."""
    r = s.linux[s.task[t].linux]
    until = NEVER
    if r.up == 0:
        until = max(s.now + 1, r.server_at)
    elif r.job_every > 0.0:
        until = s.now + np.int64(exponential(s, LINUX, r.job_every)) + 1
    sleep(s, t, SLEEP, until)


@kernel
def serve_from_now(s, r):
    """Make the server, which has all its pages, begin to serve."""
    r.up = 1
    note(s, SERVER_UP, r.guest, r.threads)
    call_waiting(s, r)


@kernel
def fill_more(s, blocks, t):
    """Fill the next pages for task t, which is in no queue."""
    k = s.task[t]
    r = s.linux[k.linux]
    r.cost = 0
    r.wait = 0
    starting = r.start_left > 0
    n = take(s, blocks, r, min(PIECE, r.start_left if starting else k.more))
    if r.start_left > 0:
        shared = min(n, r.buffer - r.shmem)
        r.shmem += max(np.int64(0), shared)
        r.anon += n - max(np.int64(0), shared)
        r.start_left = max(np.int64(0), r.start_left - max(np.int64(1), n))
    elif starting:  # the start has been killed
        give(r, n)
    else:
        k.pages += n
        k.more = max(np.int64(0), k.more - max(np.int64(1), n))
    k.left = np.int64(PIECE * s.param.fill_page) + r.cost + 1
    k.system = k.left
    if r.wait > 0:
        sleep(s, t, DISK, s.now + r.wait)
    else:
        join_queue(s, r, t, LAST)
    give_tasks(s, r)


@kernel
def end_fill(s, blocks, t):
    """Continue task t, which has stopped running and filled some pages."""
    k = s.task[t]
    r = s.linux[k.linux]
    r.system_ns += k.system
    r.runnable -= 1
    k.state = SLEEP
    k.left = 0
    if r.start_left > 0 or k.more > 0:
        fill_more(s, blocks, t)
    elif r.start_pages > 0:
        r.start_pages = 0
        serve_from_now(s, r)
        next_job(s, t)
    else:
        sleep(s, t, HOLD, s.now + r.job_hold)


@kernel
def start_server(s, blocks, r):
    """Start the server."""
    t = r.first_task + JOB
    if r.up == 0 and r.start_left == 0 and s.task[t].state == SLEEP:
        cancel(s, t)
        r.server_at = s.now
        size_server(r)
        fill_more(s, blocks, t)


@kernel
def end_server(s, r):
    """End the server and free its pages; transactions waiting for it continue to wait."""
    if r.up == 0:
        return
    r.up = 0
    r.server_at = NEVER
    note(s, SERVER_ENDED, r.guest, r.anon + r.shmem)
    give(r, r.anon + r.shmem)
    r.anon = 0
    r.shmem = 0
    r.swapped = 0


@kernel
def on_job(s, blocks, t):
    """Continue the job's task, whose wait has ended."""
    k = s.task[t]
    r = s.linux[k.linux]
    if k.left > 0:  # a disk
        join_queue(s, r, t, LAST)
    elif k.state == HOLD:
        give(r, k.pages)
        k.pages = 0
        k.state = SLEEP
        next_job(s, t)
    elif r.up == 0 and r.server_at > s.now:  # it has ended in the meantime
        next_job(s, t)
    elif r.up == 0:
        size_server(r)
        fill_more(s, blocks, t)
    else:
        k.more = np.int64(2.0 * r.job_pages * uniform(s, LINUX)) + 1
        fill_more(s, blocks, t)
