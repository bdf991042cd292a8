"""Model M2, the yardstick of the timer study: idle guests with a tick on processors that go through phases.

The bare event core of the study, in about 300 lines: due timer requests are taken off a list in one hold
of the scheduler lock, guests are dispatched (processors steal from each other), emulate their tick, fault
now and then, and set their timer under the lock. No lists of the scheduler, no storage, no recorder:
what the engine takes longer than this is the price of all that. timers.c is the same model on the same
record. The costs are those of a prototype of the study, to get a load of its kind; they say nothing about
z/VM, and the engine does not use them.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from engine.kernel.options import kernel
from engine.kernel.queue import (
    MAX_HOT,
    NEVER,
    QUEUE,
    clear_queue,
    due_in,
    next_key,
    schedule,
    schedule_hot,
    source_in,
)
from engine.kernel.rng import below, exponential, uniform

MAX_GUEST = 5_120
NONE, MASTER, NOTHING, ONE = np.int64(-1), np.int64(0), np.int64(0), np.int64(1)
TIMER = np.int64(1)  # kind of event: a guest's request is due
# what a processor does; all but the first and SPIN end with an event
IDLE, WAKING, INTERRUPT, SPIN, POP, LEAVE, STACK, RUN, PAGE, SET = (np.int64(n) for n in range(10))
SCHEDULER, PAGING = np.int64(0), np.int64(1)  # locks
PHASES, HOLDS, CHOICES, COSTS = (np.int64(n) for n in range(4))  # random streams

_PRIME = np.uint64(0x9E3779B97F4A7C15)

FIFO = np.dtype([("head", "i8"), ("tail", "i8"), ("n", "i8")])  # linked by the members' `next`
LOCK = np.dtype([("owner", "i8"), ("waiting", FIFO), ("requests", "i8"), ("spins", "i8"), ("spin_ns", "i8")])
CPU = np.dtype(
    [
        ("next", "i8"),
        ("doing", "i8"),
        ("guest", "i8"),
        ("why", "i8"),  # what it wants a lock for
        ("taken", "i8"),  # requests in a POP
        ("since", "i8"),  # ns
        ("emul_ns", "i8"),
        ("cp_ns", "i8"),
    ]
)
GUEST = np.dtype(
    [
        ("next", "i8"),
        ("stacked_by", "i8"),
        ("tick_at", "i8"),  # ns; NEVER = it has no tick
        ("wake_at", "i8"),  # ns
        ("awake", "i8"),  # 1 = its background work is not done yet
        ("faults", "i8"),  # that are to come before it is
    ]
)
COST = np.dtype([(name, "f8") for name in (
    "interrupt leave leave_more wake hold hold_more stack before after steal bound bound_wake fault page "
    "page_hold tick_emul wake_emul fault_emul pause faults"
).split()])  # fmt: skip
M2 = np.dtype(  # bench/models/timers.c declares the same layout
    [
        ("now", "i8"),  # ns
        ("events", "i8"),
        ("checksum", "u8"),  # of the time and source of every event, in order
        ("n_cpu", "i8"),
        ("n_guest", "i8"),
        ("master_only", "i8"),  # 1 = only the master takes timer requests
        ("poppers", "i8"),  # processors between a timer interrupt and the end of their hold
        ("waking", "i8"),
        ("served", "i8"),  # requests taken off the list of those that are due
        ("late", "i8"),
        ("ticks", "i8"),
        ("faults", "i8"),
        ("rng", "u8", 4),
        ("cost", COST),
        ("lock", LOCK, 2),
        ("due", FIFO),
        ("ready", FIFO),
        ("bound", FIFO),  # guests that only the master may run
        ("queue", QUEUE),
        ("cpu", CPU, MAX_HOT),
        ("guest", GUEST, MAX_GUEST),
    ]
)

TICK_NS = np.int64(10_000_000)
_COSTS = {  # ns, but: stack, bound, bound_wake, page are shares
    "interrupt": 690, "leave": 890, "leave_more": 160, "wake": 1570, "hold": 5090, "hold_more": 930,
    "stack": 0.37, "before": 6500, "after": 6500, "steal": 6300, "bound": 0.27, "bound_wake": 0.2,
    "fault": 8300, "page": 0.25, "page_hold": 2330, "tick_emul": 13_100, "wake_emul": 102_000,
    "fault_emul": 3200, "pause": 1e9 / 1.5,
}  # fmt: skip
_ANY_PROCESSOR = {"hold": 6230, "hold_more": 1130, "before": 11_800, "after": 11_800, "bound": 0.0}
_FRAMES, _WANTED, _CYCLE = 472_600, 1010, 7.84  # frames of all guests; pages a guest wants, in so many s


def new_model(guests: int, cpus: int, seed: int, release: str, patch: bool) -> npt.NDArray[np.generic]:
    """Return a model at time 0 as an array of one M2 record, with the first tick of every guest drawn."""
    model = np.zeros(1, np.dtype((np.record, M2)))
    model["n_guest"], model["n_cpu"], model["master_only"] = guests, cpus, release == "4.2"
    model["rng"][0] = seed + np.arange(4)
    costs = _COSTS | ({} if release == "4.2" else _ANY_PROCESSOR)
    missing = max(0.0, _WANTED - _FRAMES / guests)
    costs["faults"] = missing / (_CYCLE * (1.12 if patch else 1.0)) * costs["pause"] / 1e9
    for name, value in costs.items():
        model["cost"][name] = value
    start(model, np.int64(patch))
    return model


@kernel
def append(fifo, rows, row):
    """Put a row (number) at the end of a FIFO."""
    rows[row].next = NONE
    if fifo.n == 0:
        fifo.head = row
    else:
        rows[fifo.tail].next = row
    fifo.tail = row
    fifo.n += 1


@kernel
def take(fifo, rows):
    """Take the first row out of a FIFO that is not empty, and return it."""
    row = fifo.head
    fifo.head = rows[row].next
    fifo.n -= 1
    return row


@kernel
def about(m, mean):
    """Return a cost between half and one and a half times its mean, ns."""
    return np.int64(mean * (0.5 + uniform(m, COSTS)))


@kernel
def begin(m, c, doing, length):
    """Let processor c do something for `length` ns."""
    m.cpu[c].doing = doing
    schedule_hot(m.queue, c, doing, m.now + length)


@kernel
def in_cp(m, c, doing, length):
    """Let processor c do something that is CP time for `length` ns."""
    m.cpu[c].cp_ns += length
    begin(m, c, doing, length)


@kernel
def hold(m, which, c, doing):
    """Processor c has the lock: how much it takes off the list is known now."""
    cpu = m.cpu[c]
    m.lock[which].owner = c
    mean = m.cost.page_hold
    if which == SCHEDULER:
        mean = m.cost.hold
    if doing == POP:
        cpu.taken = m.due.n
        mean += m.cost.hold_more * max(0, cpu.taken - 1)
    in_cp(m, c, doing, np.int64(exponential(m, HOLDS, mean)))


@kernel
def request(m, which, c, doing):
    """Processor c takes the lock or spins."""
    lock = m.lock[which]
    lock.requests += 1
    if lock.owner < 0:
        hold(m, which, c, doing)
        return
    lock.spins += 1
    cpu = m.cpu[c]
    cpu.doing, cpu.why, cpu.since = SPIN, doing, m.now
    schedule_hot(m.queue, c, SPIN, NEVER)
    append(lock.waiting, m.cpu, c)


@kernel
def release(m, which):
    """Give the lock to the processor that has spun longest."""
    lock = m.lock[which]
    lock.owner = NONE
    if lock.waiting.n > 0:
        c = take(lock.waiting, m.cpu)
        cpu = m.cpu[c]
        lock.spin_ns += m.now - cpu.since
        cpu.cp_ns += m.now - cpu.since
        hold(m, which, c, cpu.why)


@kernel
def random_idle(m):
    """Return one of the idle processors, -1 = none."""
    n = np.int64(0)
    for c in range(m.n_cpu):
        if m.cpu[c].doing == IDLE:
            n += 1
    if n == 0:
        return NONE
    n = below(m, CHOICES, n)
    for c in range(m.n_cpu):
        if m.cpu[c].doing == IDLE:
            if n == 0:
                return np.int64(c)
            n -= 1
    return NONE


@kernel
def signal(m, c):
    """Signal an idle processor to look for work; it is idle until it does."""
    if c >= 0 and m.cpu[c].doing == IDLE:
        m.waking += 1
        begin(m, c, WAKING, np.int64(exponential(m, COSTS, m.cost.wake)))


@kernel
def on_timer(m, g):
    """Make a request due: the master, or any one processor, takes it."""
    append(m.due, m.guest, g)
    if m.master_only != 0:
        if m.cpu[MASTER].doing == IDLE:
            interrupt(m, MASTER)
    elif m.poppers == 0:
        c = random_idle(m)
        if c >= 0:
            interrupt(m, c)


@kernel
def interrupt(m, c):
    """Processor c takes a timer interrupt."""
    m.poppers += 1
    in_cp(m, c, INTERRUPT, about(m, m.cost.interrupt))


@kernel
def look_for_work(m, c):
    """Timer requests first, then the work that only the master may do, then any."""
    if m.due.n > 0 and (m.poppers == 0 if m.master_only == 0 else c == MASTER):
        interrupt(m, c)
    elif c == MASTER and m.bound.n > 0:
        dispatch(m, c, take(m.bound, m.guest))
    elif m.ready.n > (m.waking if c == MASTER and m.master_only != 0 else 0):
        dispatch(m, c, take(m.ready, m.guest))
    else:
        m.cpu[c].doing = IDLE
        schedule_hot(m.queue, c, IDLE, NEVER)


@kernel
def dispatch(m, c, g):
    """Processor c is to run guest g; now and then that takes the lock."""
    m.cpu[c].guest = g
    if uniform(m, CHOICES) < m.cost.stack:
        request(m, SCHEDULER, c, STACK)
    else:
        before(m, c)


@kernel
def before(m, c):
    """Begin a stretch with CP work; longer for a guest that another processor has stacked."""
    mean = m.cost.before
    if m.guest[m.cpu[c].guest].stacked_by != c:
        mean += m.cost.steal
    run(m, c, about(m, mean))


@kernel
def make_ready(m, g):
    """Guest g waits for a processor."""
    append(m.ready, m.guest, g)
    signal(m, random_idle(m))


@kernel
def end_pop(m, c):
    """Take the requests off the list and make their guests ready."""
    patched = m.guest[MASTER].tick_at == NEVER
    to_master = m.cost.bound + (m.cost.bound_wake if patched else 0.0)
    for _ in range(m.cpu[c].taken):
        g = take(m.due, m.guest)
        m.served += 1
        m.guest[g].stacked_by = c
        if to_master > 0.0 and uniform(m, CHOICES) < to_master:
            append(m.bound, m.guest, g)
            signal(m, MASTER)
        else:
            make_ready(m, g)
    m.poppers -= 1
    release(m, SCHEDULER)
    in_cp(m, c, LEAVE, about(m, m.cost.leave + m.cost.leave_more * m.cpu[c].taken))


@kernel
def run(m, c, length):
    """Run one stretch: CP work, guest code, and CP work again: for a fault, or before a wait.

    When each part ends is known as it begins, so that the stretch needs one event alone.
    """
    u = m.guest[m.cpu[c].guest]
    at = m.now + length
    at += guest_code(m, c, at)
    if u.faults > 0:
        last = about(m, m.cost.fault)
    else:
        last = about(m, m.cost.after)
        if u.awake != 0:
            u.awake, u.wake_at = NOTHING, at + about(m, m.cost.pause)
        while u.tick_at <= at:
            m.late += 1
            at += guest_code(m, c, at)
    m.cpu[c].cp_ns += length + last
    begin(m, c, RUN, at + last - m.now)


@kernel
def guest_code(m, c, at):
    """Return the guest code at a time: due ticks and background work, up to the next fault, ns."""
    u = m.guest[m.cpu[c].guest]
    length = np.int64(0)
    if u.tick_at <= at:
        n = (at - u.tick_at) // TICK_NS + 1
        u.tick_at += n * TICK_NS
        m.ticks += n
        length += about(m, m.cost.tick_emul * n)
    if u.awake == 0 and u.wake_at <= at:
        u.awake, u.faults = ONE, about(m, m.cost.faults)
        length += about(m, m.cost.wake_emul)
    if u.faults > 0:
        length += about(m, m.cost.fault_emul)
    m.cpu[c].emul_ns += length
    return length


@kernel
def end_run(m, c):
    """End a stretch: after a fault, sometimes with the paging lock, or before a wait."""
    u = m.guest[m.cpu[c].guest]
    if u.faults == 0:
        request(m, SCHEDULER, c, SET)
        return
    u.faults -= 1
    m.faults += 1
    if uniform(m, CHOICES) < m.cost.page:
        request(m, PAGING, c, PAGE)
    else:
        after_fault(m, c)


@kernel
def after_fault(m, c):
    """Continue the guest, or put it at the end of the ready queue if another can use the processor."""
    pops = m.due.n > 0 and (m.poppers == 0 if m.master_only == 0 else c == MASTER)
    if pops or m.ready.n > 0 or (c == MASTER and m.bound.n > 0):
        make_ready(m, m.cpu[c].guest)
        look_for_work(m, c)
    else:
        run(m, c, NOTHING)


@kernel
def end_set(m, c):
    """Set the guest's next request: its tick or its background work."""
    release(m, SCHEDULER)
    g = m.cpu[c].guest
    at = m.guest[g].tick_at
    if at == NEVER:
        at = m.guest[g].wake_at
    schedule(m.queue, g, TIMER, max(at, m.now))
    look_for_work(m, c)


@kernel
def on_cpu(m, c):
    """End what processor c did."""
    doing = m.cpu[c].doing
    if doing == RUN:
        end_run(m, c)
    elif doing == INTERRUPT:
        request(m, SCHEDULER, c, POP)
    elif doing == POP:
        end_pop(m, c)
    elif doing == STACK:
        release(m, SCHEDULER)
        before(m, c)
    elif doing == PAGE:
        release(m, PAGING)
        after_fault(m, c)
    elif doing == SET:
        end_set(m, c)
    else:  # LEAVE, WAKING
        if doing == WAKING:
            m.waking -= 1
        look_for_work(m, c)


@kernel
def start(model, patch):
    """Start with everything idle and the first requests spread evenly at random."""
    m = model[0]
    m.lock[SCHEDULER].owner = m.lock[PAGING].owner = NONE
    clear_queue(m.queue, m.n_cpu, m.n_guest)
    for g in range(m.n_guest):
        u = m.guest[g]
        u.wake_at = np.int64(uniform(m, PHASES) * m.cost.pause)
        u.tick_at = NEVER if patch != 0 else np.int64(uniform(m, PHASES) * TICK_NS)
        schedule(m.queue, np.int64(g), TIMER, min(u.wake_at, u.tick_at) if patch != 0 else u.tick_at)


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
            schedule(q, source - MAX_HOT, TIMER, NEVER)
            on_timer(m, source - MAX_HOT)
        else:
            on_cpu(m, source)
