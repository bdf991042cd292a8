"""Model M1, the yardstick of the bare event core.

Guests tick every 10 ms and then want the CPU for an exponential time. A processor that has work takes
a FIFO spin lock, holds it for one dispatch and runs a guest; some pieces of work must go on on the
master processor. core.c is the same model on the same record, core_simpy.py on SimPy.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from engine.kernel.options import kernel
from engine.kernel.queue import (
    MAX_HOT,
    MAX_SOURCES,
    NEVER,
    QUEUE,
    clear_queue,
    due_in,
    next_key,
    schedule,
    schedule_hot,
    source_in,
)
from engine.kernel.rng import exponential, uniform

MAX_GUEST = MAX_SOURCES
TICK_NS = np.int64(10_000_000)
LOCK_NS = np.int64(1_500)  # the lock is held this long for one dispatch
DEMAND_NS = 40_000.0  # mean CPU time of a piece of work
MASTER_SHARE = 1.0 / 16.0  # of the pieces of work go on on the master processor
MASTER = np.int64(0)
NONE = np.int64(-1)

TICK, DISPATCHED, BURST_END = np.int64(1), np.int64(2), np.int64(3)  # kinds of events
IDLE, WAITING, ON_MASTER = np.int64(0), np.int64(1), np.int64(2)  # what a guest does
PHASE, DEMAND, CONTINUE = np.int64(0), np.int64(1), np.int64(2)  # random streams

_PRIME = np.uint64(0x9E3779B97F4A7C15)

FIFO = np.dtype([("head", "i8"), ("tail", "i8")])  # -1 = empty; linked by the members' `next`
CPU = np.dtype([("next", "i8"), ("guest", "i8"), ("since", "i8")])
GUEST = np.dtype([("next", "i8"), ("doing", "i8")])
M1 = np.dtype(  # bench/models/core.c declares the same layout
    [
        ("now", "i8"),  # ns
        ("events", "i8"),
        ("checksum", "u8"),  # of the time and source of every event, in order
        ("n_cpu", "i8"),
        ("n_guest", "i8"),
        ("holder", "i8"),  # processor that holds the lock, -1 = free
        ("busy_ns", "i8"),  # all processors: dispatches and guests
        ("spin_ns", "i8"),  # all processors: waiting for the lock
        ("missed", "i8"),  # ticks that found the guest's last piece of work undone
        ("rng", "u8", 3),
        ("spinners", FIFO),
        ("idle_head", "i8"),  # idle processors but the master, the latest first; -1 = none
        ("master_idle", "i8"),  # 1 = the master processor is idle
        ("ready", FIFO),
        ("master", FIFO),
        ("queue", QUEUE),
        ("cpu", CPU, MAX_HOT),
        ("guest", GUEST, MAX_GUEST),
    ]
)


def new_model(guests: int, cpus: int, seed: int) -> npt.NDArray[np.generic]:
    """Return a model at time 0 as an array of one M1 record, with the first tick of every guest drawn."""
    model = np.zeros(1, np.dtype((np.record, M1)))
    model["n_guest"], model["n_cpu"] = guests, cpus
    model["rng"][0] = seed + np.arange(3)
    start(model)
    return model


@kernel
def append(fifo, rows, row):
    """Put a row (number) at the end of a FIFO."""
    rows[row].next = NONE
    if fifo.head < 0:
        fifo.head = row
    else:
        rows[fifo.tail].next = row
    fifo.tail = row


@kernel
def take(fifo, rows):
    """Take the first row out of a FIFO that is not empty, and return it."""
    row = fifo.head
    fifo.head = rows[row].next
    return row


@kernel
def hold(m, cpu):
    """Give the lock to the processor for one dispatch."""
    m.holder = cpu
    m.busy_ns += LOCK_NS
    schedule_hot(m.queue, cpu, DISPATCHED, m.now + LOCK_NS)


@kernel
def want_lock(m, cpu):
    """Let the processor, which has work, take the lock or spin."""
    if m.holder < 0:
        hold(m, cpu)
        return
    m.cpu[cpu].since = m.now
    schedule_hot(m.queue, cpu, DISPATCHED, NEVER)
    append(m.spinners, m.cpu, cpu)


@kernel
def release(m):
    """Give the lock to the processor that has spun longest."""
    m.holder = NONE
    if m.spinners.head >= 0:
        cpu = take(m.spinners, m.cpu)
        m.spin_ns += m.now - m.cpu[cpu].since
        hold(m, cpu)


@kernel
def wake_one(m):
    """Let an idle processor, the master last, look for work."""
    cpu = m.idle_head
    if cpu >= 0:
        m.idle_head = m.cpu[cpu].next
        want_lock(m, cpu)
    elif m.master_idle != 0:
        wake_master(m)


@kernel
def wake_master(m):
    """Let the idle master processor look for work."""
    m.master_idle = 0
    want_lock(m, MASTER)


@kernel
def go_idle(m, cpu):
    """Leave the processor without a pending event until it is woken."""
    schedule_hot(m.queue, cpu, DISPATCHED, NEVER)
    if cpu == MASTER:
        m.master_idle = 1
    else:
        m.cpu[cpu].next = m.idle_head
        m.idle_head = cpu


@kernel
def look_for_work(m, cpu):
    """Dispatch again or go idle, after a piece of work."""
    if m.ready.head >= 0 or (cpu == MASTER and m.master.head >= 0):
        want_lock(m, cpu)
    else:
        go_idle(m, cpu)


@kernel
def on_tick(m, guest):
    """Handle a guest's timer: the guest wants the CPU, unless it still waits for it."""
    schedule(m.queue, guest, TICK, m.now + TICK_NS)
    if m.guest[guest].doing != IDLE:
        m.missed += 1
        return
    m.guest[guest].doing = WAITING
    append(m.ready, m.guest, guest)
    wake_one(m)


@kernel
def on_dispatched(m, cpu):
    """Release the lock and run the next guest, if another processor has not taken it."""
    release(m)
    if cpu == MASTER and m.master.head >= 0:
        guest = take(m.master, m.guest)
    elif m.ready.head >= 0:
        guest = take(m.ready, m.guest)
    else:
        go_idle(m, cpu)
        return
    demand = np.int64(exponential(m, DEMAND, DEMAND_NS)) + 1
    m.cpu[cpu].guest = guest
    m.busy_ns += demand
    schedule_hot(m.queue, cpu, BURST_END, m.now + demand)


@kernel
def on_burst_end(m, cpu):
    """End a guest's piece of work, or continue it on the master processor."""
    guest = m.cpu[cpu].guest
    if m.guest[guest].doing == WAITING and uniform(m, CONTINUE) < MASTER_SHARE:
        m.guest[guest].doing = ON_MASTER
        append(m.master, m.guest, guest)
        if m.master_idle != 0:
            wake_master(m)
    else:
        m.guest[guest].doing = IDLE
    look_for_work(m, cpu)


@kernel
def start(model):
    """Start with everything idle and the first ticks spread evenly at random."""
    m = model[0]
    m.holder = m.idle_head = NONE
    m.spinners.head = m.ready.head = m.master.head = NONE
    clear_queue(m.queue, m.n_cpu, m.n_guest)
    for cpu in range(m.n_cpu):
        go_idle(m, np.int64(cpu))
    for guest in range(m.n_guest):
        schedule(m.queue, np.int64(guest), TICK, np.int64(uniform(m, PHASE) * TICK_NS))


@kernel
def advance(model, until):
    """Run to the time `until`, ns; events due then are left."""
    m = model[0]
    q = m.queue
    while True:
        key = next_key(q)
        source, due = source_in(key), due_in(key)
        if due >= until:
            m.now = until
            return
        m.now = due
        m.events += 1
        m.checksum = (m.checksum ^ np.uint64(due * 8192 + source)) * _PRIME
        if source >= MAX_HOT:
            on_tick(m, source - MAX_HOT)
        elif q.hot_kind[source] == DISPATCHED:
            on_dispatched(m, source)
        else:
            on_burst_end(m, source)
