"""Users of servers in Linux guests: they think, send a request, and wait for the response.

A transaction goes from station to station. At each station it waits for a thread of the server, needs pages,
finds files and swapped pages in memory or waits for a disk, and uses CPU time. All delays arise in these
waits. The activity of the users of a load changes as an Ornstein-Uhlenbeck process, for all users together.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Stream, TaskState
from engine.kernel.options import entry, kernel
from engine.kernel.queue import NEVER, schedule
from engine.kernel.rng import exp_minus, exponential, uniform
from engine.mechanisms.linux.memory import give, take
from engine.mechanisms.linux.reclaim import whole
from engine.mechanisms.linux.run_queue import NONE, TASK, book_iowait, give_tasks, join_queue, sleep

USERS, PACE = np.int64(Stream.USERS), np.int64(Stream.PACE)
WAVE = np.int64(EventKind.WAVE)
SLEEP, DISK = np.int64(TaskState.SLEEP), np.int64(TaskState.DISK)
THREAD, TRAVEL = np.int64(TaskState.THREAD), np.int64(TaskState.TRAVEL)
LAST = np.int64(0)
STEPS = np.int64(10)  # changes of pace in the time after which it has mostly decayed
KEPT = 0.9048374180359595  # exp(-1 / STEPS)
SPREAD = 0.4257573340232446  # the square root of 1 - KEPT * KEPT


@kernel
def think(s, t):
    """Make the user of task t think until the next transaction."""
    k = s.task[t]
    row = s.load[k.load]
    k.step = NONE
    until = s.now + np.int64(exponential(s, USERS, row.think / row.wave)) + 1
    sleep(s, t, SLEEP, until if row.on == 1 and t - row.first_task < row.active else NEVER)


@kernel
def drawn_normal(s):
    """Return a nearly normally distributed random number: mean 0, standard deviation 1."""
    total = -6.0
    for _ in range(12):
        total += uniform(s, PACE)
    return total


@kernel
def on_wave(s, k):
    """Draw the activity of the users of load k from now on."""
    row = s.load[k]
    schedule(s.queue, s.src_load + k, WAVE, s.now + row.period // STEPS)
    row.level = row.level * KEPT + SPREAD * drawn_normal(s)
    power = row.swing * row.level - 0.5 * row.swing * row.swing
    row.wave = exp_minus(-power) if power < 0.0 else 1.0 / exp_minus(power)


@entry("system", "int64", "int64")
def set_load(s, k, on):
    """Start the users of load k (1), or let them finish their current transactions (0)."""
    row = s.load[k]
    if row.on == on:
        return
    row.on = on
    if on == 0:
        return
    on_wave(s, k)
    for t in range(row.first_task, row.first_task + row.active):
        if s.task[t].state == SLEEP:
            think(s, t)


@kernel
def found(r):
    """Return the share of file reads that are satisfied from memory: the most popular pages stay longest."""
    kept = min(1.0, r.cached / max(1.0, np.float64(r.set)))
    return kept * (2.0 - kept)


@kernel
def read_files(s, blocks, r):
    """Read the files of a visit; pages that are not in memory are read from a disk."""
    each = s.param.read_cluster
    times = whole(s, r.reads * (1.0 - found(r)) / each)
    for _ in range(times):
        n = take(s, blocks, r, min(each, max(np.int64(0), r.set - r.cached)))
        r.cached += n
        r.read_ins += n
        r.major_faults += 1
        r.wait += np.int64(exponential(s, USERS, s.param.disk_read))


@kernel
def write_files(s, blocks, r):
    """Add the new data of a visit; they are written to disk later."""
    each = s.param.read_cluster
    if whole(s, r.writes / each) > 0:
        n = take(s, blocks, r, each)
        r.once += n
        r.written += n


@kernel
def swap_in(s, blocks, r, cpu):
    """Swap in the pages that a visit of this CPU time touches."""
    each = s.param.read_cluster
    times = whole(s, r.swapped * r.touch * cpu / each)
    for _ in range(times):
        n = take(s, blocks, r, min(each, r.swapped))
        if n > r.swapped:  # the OOM killer has ended the server in the meantime and its pages are freed
            give(r, n)
            return
        r.swapped -= n
        r.anon += n
        r.swap_ins += n
        r.major_faults += 1
        r.wait += np.int64(exponential(s, USERS, s.param.disk_read))


@kernel
def run_visit(s, blocks, t):
    """Give task t, which has a thread, its memory, and queue it for a CPU."""
    k = s.task[t]
    r = s.linux[k.linux]
    visit = s.visit[s.load[k.load].first_visit + k.step]
    r.visits += 1
    r.cost = 0
    r.wait = 0
    cpu = exponential(s, USERS, visit.cpu)
    k.pages = take(s, blocks, r, visit.pages)
    read_files(s, blocks, r)
    write_files(s, blocks, r)
    swap_in(s, blocks, r, cpu)
    k.system = np.int64(cpu * r.system) + r.cost
    k.left = np.int64(cpu) + r.cost + 1
    if r.wait > 0:
        sleep(s, t, DISK, s.now + r.wait)
    else:
        join_queue(s, r, t, LAST)
    give_tasks(s, r)


@kernel
def threads_of(r):
    """Return the number of transactions on which the server currently works."""
    if r.up == 0:
        return np.int64(0)
    if r.follows == 1:
        return max(np.int64(1), np.int64(r.threads_per_cpu * r.online))
    return r.threads


@kernel
def arrive(s, blocks, t):
    """Accept task t at its station."""
    k = s.task[t]
    k.linux = s.visit[s.load[k.load].first_visit + k.step].linux
    r = s.linux[k.linux]
    if r.busy < threads_of(r):
        r.busy += 1
        run_visit(s, blocks, t)
        return
    k.state = THREAD
    k.next = NONE
    if r.wait_head < 0:
        r.wait_head = t
    else:
        s.task[r.wait_tail].next = t
    r.wait_tail = t
    r.waiting += 1


@kernel
def call_waiting(s, r):
    """Assign waiting transactions to free threads: immediately, but as a separate event."""
    while r.wait_head >= 0 and r.busy < threads_of(r):
        t = r.wait_head
        r.wait_head = s.task[t].next
        r.waiting -= 1
        r.busy += 1
        schedule(s.queue, s.src_task + t, TASK, s.now)


@kernel
def go_to(s, t, step):
    """Send task t to its next station, or end its transaction."""
    k = s.task[t]
    row = s.load[k.load]
    if step < row.n_visit:
        k.step = step
        k.state = TRAVEL
        schedule(s.queue, s.src_task + t, TASK, s.now + s.param.hop)
        return
    row.done += 1
    row.response_ns += s.now - k.began
    think(s, t)


@kernel
def leave_station(s, t):
    """Remove task t, which is not waiting for anything, from its station."""
    k = s.task[t]
    r = s.linux[k.linux]
    give(r, k.pages)
    k.pages = 0
    r.busy -= 1
    k.state = SLEEP
    call_waiting(s, r)
    go_to(s, t, k.step + 1)


@kernel
def end_visit(s, t):
    """End the CPU time of task t, which has stopped running: it may write to disk, then it continues."""
    k = s.task[t]
    r = s.linux[k.linux]
    visit = s.visit[s.load[k.load].first_visit + k.step]
    r.system_ns += k.system
    if visit.io > 0.0:
        sleep(s, t, DISK, s.now + np.int64(exponential(s, USERS, visit.io)) + 1)
    else:
        r.runnable -= 1
        leave_station(s, t)


@kernel
def on_user(s, blocks, t):
    """Continue task t of a user, whose wait has ended: for a request, its server, a thread, or a disk."""
    k = s.task[t]
    r = s.linux[k.linux]
    if k.state == SLEEP:
        k.began = s.now
        k.step = 0
        arrive(s, blocks, t)
    elif k.state == TRAVEL:
        arrive(s, blocks, t)
    elif k.state == THREAD:
        run_visit(s, blocks, t)
    elif k.left > 0:
        join_queue(s, r, t, LAST)
        give_tasks(s, r)
    else:
        book_iowait(s, r)
        r.disk -= 1
        leave_station(s, t)
