"""cpuplugd in a Linux guest: it reads /proc, evaluates its rules, changes CPUs and pool, and sleeps.

Its decisions are in rules.py. The time between two readings is UPDATE plus the time that the daemon itself
takes. When the daemon starts, the CPUs and the pool are brought within their limits; when it ends, they
return to their previous values.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Incident, TaskState
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER
from engine.mechanisms.linux.balloon import set_pool
from engine.mechanisms.linux.cpus import change_cpus
from engine.mechanisms.linux.proc_files import read_proc
from engine.mechanisms.linux.programs import push_reading
from engine.mechanisms.linux.rules import decide
from engine.mechanisms.linux.run_queue import make_runnable, sleep
from engine.mechanisms.processors.incidents import note

SLEEP = np.int64(TaskState.SLEEP)
RULES_ENDED = np.int64(Incident.RULES_ENDED)
FIRST, NOTHING = np.int64(1), np.int64(0)
MORE, LESS = np.int64(1), np.int64(-1)


@kernel
def set_cpus(s, r, number):
    """Set CPUs online or offline until `number` are online, or no more can change."""
    u = s.guest[r.guest]
    number = min(max(MORE, number), u.n_vcpu)
    while r.online < number:
        change_cpus(s, r, MORE)
    while r.online > number:
        change_cpus(s, r, LESS)


@kernel
def start_daemon(s, r, d):
    """Start the daemon: record the CPUs and the pool, and bring them within its limits."""
    r.cpus_before = r.online
    r.pool_before = r.pool
    r.managed = 2
    d.readings = 0
    d.ended = 0
    d.rate[:] = 0.0
    keep_limits(s, r, d)


@kernel
def keep_limits(s, r, d):
    """Bring the CPUs and the pool within the limits of the rules."""
    if d.cpus == 1:
        set_cpus(s, r, max(d.cpu_min, min(r.online, d.cpu_max)))
    if d.memory == 1:
        set_pool(s, r, max(d.cmm_min, min(r.pool, d.cmm_max)))


@kernel
def end_daemon(s, r, d):
    """End the daemon as the result of its own decision."""
    note(s, RULES_ENDED, r.guest, NOTHING)
    r.managed = 0
    restore(s, r, d)


@kernel
def restore(s, r, d):
    """Set the CPUs and the pool back to their values at the start of the daemon."""
    if d.cpus == 1:
        set_cpus(s, r, r.cpus_before)
    if d.memory == 1:
        set_pool(s, r, r.pool_before)


@kernel
def interval(s, row):
    """Run one interval of the daemon of a guest (row of the Linux table); return extra CPU time in ns."""
    r, d = s.linux[row], s.daemon[row]
    if r.managed == 0:  # it has ended in the meantime
        return NOTHING
    if r.managed == 1:
        start_daemon(s, r, d)
    read_proc(s, r)
    push_reading(s, row)
    decide(s, row)
    if d.ended != 0:
        end_daemon(s, r, d)
        return NOTHING
    if d.cpu_step != 0:
        change_cpus(s, r, d.cpu_step)
    if d.memory == 1 and d.pool_wanted != r.pool:
        set_pool(s, r, d.pool_wanted)
    return s.param.cpu_switch if d.cpu_step != 0 else NOTHING


@kernel
def end_daemon_work(s, t):
    """End the CPU time that an interval cost the daemon, task t, which has stopped running."""
    k = s.task[t]
    r, d = s.linux[k.linux], s.daemon[k.linux]
    r.system_ns += k.system
    more = interval(s, k.linux)
    k.left = s.param.daemon_cost + more
    k.system = k.left
    sleep(s, t, SLEEP, s.now + d.update if r.managed > 0 else NEVER)


@kernel
def on_daemon(s, t):
    """Wake the daemon after its update interval."""
    k = s.task[t]
    k.left = max(k.left, s.param.daemon_cost)
    make_runnable(s, t, FIRST)
