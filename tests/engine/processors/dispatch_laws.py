"""Laws of scheduling: what must be true of lists, processors and times between any two events."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np

from engine.kernel.kinds import STATES, Activity, EventKind, Limit, Pause, QueueList, Release, VcpuState
from engine.kernel.queue import MAX_HOT, NEVER, SOURCE_BITS, next_source
from engine.state.tables import State
from tests.engine.processors.admission_laws import check_lists
from tests.engine.processors.chains import among, chain, linked, rising
from tests.engine.processors.vector_laws import check_vectors

Due = tuple[Any, Any]


_PARKED = tuple(int(one) for one in (VcpuState.DORMANT, VcpuState.STOPPED, VcpuState.SUSPENDED))
_ASLEEP = among((VcpuState.IO_WAIT, VcpuState.TEST_IDLE, *_PARKED), STATES)
_GOES_ON = among(
    (
        Pause.FREEZING,
        Pause.SHRINKING,
        Pause.WRITING,
        Pause.IPLING,
        Pause.READING,
        Pause.RESTORING,
        Pause.REFAULTING,
    ),
    len(Pause),
)
_WORKING = among((Activity.POLL, Activity.LOAD, Activity.START), len(Activity))
_HELD = tuple(int(one) for one in (Pause.STOPPED, Pause.SUSPENDED, Pause.QUIESCED))
# As numbers: these laws are checked thousands of times, and members of an enumeration are slow to find.
ELIGIBLE = int(VcpuState.ELIGIBLE)
LIMITED = int(VcpuState.LIMITED)
OFF = int(VcpuState.OFF)
PAGE_WAIT = int(VcpuState.PAGE_WAIT)
READY = int(VcpuState.READY)
RUNNING = int(VcpuState.RUNNING)
SIM_WAIT = int(VcpuState.SIM_WAIT)
STOPPED = int(VcpuState.STOPPED)
SUSPENDED = int(VcpuState.SUSPENDED)
TEST_IDLE = int(VcpuState.TEST_IDLE)
_BUSY = (RUNNING, READY, SIM_WAIT, TEST_IDLE, LIMITED)
PAUSED, LOGGED_OFF = int(Pause.SUSPENDED), int(Activity.OFF)
LOAD, START, SOFT = int(Activity.LOAD), int(Activity.START), int(Limit.SOFT)
ON_DISPATCH, ON_ELIGIBLE, ON_DORMANT = (
    int(one) for one in (QueueList.DISPATCH, QueueList.ELIGIBLE, QueueList.DORMANT)
)


def check_dispatch(state: State, *, lowered: bool = False, offline: Collection[int] = frozenset()) -> None:
    """Raise AssertionError for the first law that is broken.

    lowered: SET SRM has allowed less since the run began; who is on the dispatch list then stays there.
    offline: processors that were varied off line.
    """
    s = state.tables[0]
    cpus, guests, vcpus, due = _read(s)
    if s["release"] == Release.LATER:  # else see lock_laws
        _times(int(s["now"]), cpus, guests, vcpus)
        _processors(s, cpus, vcpus, due, offline)
    _lists(s, guests, vcpus, due, lowered)
    check_vectors(s, cpus, vcpus)


def check_member(state: State, system: int) -> None:
    """Check one of several systems, whose guests may have run elsewhere before."""
    s = state.tables[system]
    cpus, guests, vcpus, due = _read(s)
    _clocks(int(s["now"]), cpus, vcpus)
    _processors(s, cpus, vcpus, due)
    _lists(s, guests, vcpus, due, lowered=False)
    check_vectors(s, cpus, vcpus)


def _read(s: Any) -> tuple[Any, Any, Any, Due]:
    """Return the rows in use, and when the pending event of each processor and each other source is due."""
    queue = s["queue"]
    leaves = int(queue["leaves"])
    due = queue["hot"][: s["n_cpu"]] >> SOURCE_BITS, queue["tree"][leaves : 2 * leaves] >> SOURCE_BITS
    return (*(s[name][: s[f"n_{name}"]] for name in ("cpu", "guest", "vcpu")), due)


def _lists(s: Any, guests: Any, vcpus: Any, due: Due, lowered: bool) -> None:
    check_lists(s, guests, vcpus, lowered)
    _test_idle(s, vcpus, due)
    _limit_list(s, guests, vcpus, due)
    _volumes(s, vcpus, due)
    _present(s, guests)
    _pending(s, guests, vcpus, due)
    _states(guests, vcpus)
    _queue(s, due)


def _where(values: Any, wanted: int) -> list[int]:
    found: list[int] = (values == wanted).nonzero()[0].tolist()
    return found


def _clocks(now: int, cpus: Any, vcpus: Any) -> None:
    booked = cpus["emul_ns"] + cpus["cp_ns"] + cpus["idle_ns"]
    assert (booked + (now - cpus["began"]) == now).all(), "a processor's time split is not the elapsed time"
    assert (vcpus["time_in"].sum(axis=1) + (now - vcpus["since"]) == now).all(), "a state's time is missing"
    assert (vcpus["time_in"] >= 0).all(), "a time in a state is negative"


def _times(now: int, cpus: Any, guests: Any, vcpus: Any) -> None:
    _clocks(now, cpus, vcpus)
    assert cpus["emul_ns"].sum() == guests["emul_ns"].sum(), "guest code: processors and guests differ"
    assert cpus["cp_ns"].sum() == guests["cp_ns"].sum(), "CP time: processors and guests differ"
    assert (vcpus["cp_debt"] >= 0).all(), "less than no CP work to do"
    assert (vcpus["burst_left"] >= 0).all(), "less than no work to do"


def _test_idle(s: Any, vcpus: Any, due: Due) -> None:
    idle = linked(s["vcpu"], s["idle_head"], s["idle_tail"], "idle")
    assert sorted(idle) == _where(vcpus["state"], TEST_IDLE), "test-idle list"
    ends = vcpus["idle_until"][idle].tolist()
    assert rising(ends), "test-idle list: not the longest idle first"
    assert not idle or due[1][s["src_system"]] <= ends[0], "nothing ends the test idle"


def _processors(s: Any, cpus: Any, vcpus: Any, due: Due, offline: Collection[int] = frozenset()) -> None:
    on, states, at = cpus["vcpu"].tolist(), vcpus["state"], vcpus["cpu"].tolist()
    running = {v: c for c, v in enumerate(on) if v >= 0}
    assert sorted(running) == _where(states, RUNNING), "running virtual CPUs"
    assert all(at[v] == c for v, c in running.items()), "a virtual CPU runs somewhere else"
    assert sum(c >= 0 for c in at) == len(running), "a virtual CPU is on two processors, or on one twice"
    free = [c for c, v in enumerate(on) if v < 0]
    assert set(offline) <= set(free), "a processor that is off line runs a virtual CPU"
    idle = [c for c in free if c not in offline]
    assert int(s["idle_cpus"]) == sum(1 << c for c in idle), "mask of idle processors"
    assert _where(due[0], int(NEVER)) == free, "an idle processor has an event to come"
    ready = _where(states, READY)
    assert not (idle and ready), f"processor {idle[:1]} is idle while virtual CPU {ready[:1]} is ready"
    waiting = [v for v in _where(states, SIM_WAIT) if vcpus["vector"][v] >= 0]
    assert not (0 in idle and waiting), f"the master is idle while virtual CPU {waiting[:1]} waits for it"


def _limit_list(s: Any, guests: Any, vcpus: Any, due: Due) -> None:
    members = chain(s["vcpu"], s["limited"], "next_limited")
    assert sorted(members) == _where(vcpus["state"], LIMITED), "limit list"
    ends, now, next_end = vcpus["limited_until"][members].tolist(), s["now"], due[1][s["src_system"] + 3]
    assert rising(ends), "limit list: not the earliest first"
    soft = guests["limit"][vcpus["guest"][members]] == SOFT
    assert s["soft_n"] == soft.sum(), "virtual CPUs with a soft limit on the limit list"
    assert not members or next_end <= max(now, ends[0]), "nothing ends the wait on the limit list"
    free = int(s["idle_cpus"])
    free &= ~1 if s["release"] == Release.MASTER else -1  # that master leaves it to others
    idle = free != 0 and next_end > now  # else they leave it now
    master = vcpus["master_debt"][members] > 0
    pools, holders = vcpus["by_pool"][members], s["pool"]["held"]
    assert (holders == np.bincount(pools[pools > 0] - 1, minlength=len(holders))).all(), (
        "virtual CPUs that pools hold"
    )
    assert not (idle and (soft & ~master & (pools == 0)).any()), "a soft limit holds with an idle processor"


def _volumes(s: Any, vcpus: Any, due: Due) -> None:
    waiting: list[int] = []
    volumes, reads = s["volume"][: s["n_volume"]], s["waiting"]
    busy = due[1][s["src_volume"] :][: len(volumes)] != NEVER
    columns = (volumes["head"].tolist(), volumes["queued"].tolist(), busy.tolist())
    for k, (head, queued, works) in enumerate(zip(*columns, strict=True)):
        queue = chain(reads, head if queued else -1, "next")
        assert len(queue) == queued, f"volume {k}: length of its queue"
        assert works == bool(queue), f"volume {k}: idle with reads to do, or busy with none"
        waiting += queue
    waiting = [v for v in waiting if vcpus["state"][v] != OFF]  # logged off meanwhile
    assert sorted(waiting) == _where(vcpus["state"], PAGE_WAIT), "page waits"


def _present(s: Any, guests: Any) -> None:
    activity = guests["activity"]
    up = (guests["pause"] == Pause.RUNNING) & (activity != LOGGED_OFF)
    assert s["n_present"] == np.count_nonzero(up), "guests that are logged on and not paused"
    processes = s["kind"]["processes"][guests["kind"]]
    answering = processes * (up & _WORKING[activity]) * s["cluster_on"]
    assert s["processes_up"] == answering.sum(), "processes of the cluster that answer"


def _pending(s: Any, guests: Any, vcpus: Any, due: Due) -> None:
    """Check that each wait has a pending event that ends it."""
    of, state, activity = vcpus["guest"], vcpus["state"], guests["activity"]
    wake = (due[1][: len(vcpus)] != NEVER) | (vcpus["due"] == 1)  # or a timer request that is on its way
    starting = (activity == START)[of]  # one server after the other: one CPU
    starting &= np.arange(len(vcpus)) != guests["first_vcpu"][of]
    tasks = guests["linux"] > 0  # their CPUs wait for tasks: see tests/engine/linux/laws.py
    tasks |= (guests["web"] == 1) & (activity == LOAD)  # and for threads: see tests/engine/web/laws.py
    awaited = wake | tasks[of]
    lost = _ASLEEP[state] & (vcpus["stopped"] == 0) & ~awaited & ~starting
    assert not lost.any(), f"virtual CPUs {np.flatnonzero(lost)} wait for nothing"
    pause = guests["pause"][of]
    lost = (pause == Pause.STOPPED) & (state != OFF) & ~awaited & (vcpus["due_work"] == 0)
    assert not lost.any(), f"virtual CPUs {np.flatnonzero(lost)} would do nothing after BEGIN"
    assert not (wake & (pause == PAUSED)).any(), "a suspended guest has a timer"
    stage = due[1][s["src_guest"] :][: len(guests)] != NEVER
    wrong = np.flatnonzero(stage != _GOES_ON[guests["pause"]])
    assert not len(wrong), f"guests {wrong}: a pause does not go on, or goes on for ever"


def _states(guests: Any, vcpus: Any) -> None:
    columns = (vcpus[name].tolist() for name in ("guest", "state", "listed", "master_debt", "stopped"))
    rows = list(zip(*columns, strict=True))
    names = ("activity", "linux", "pause", "list", "first_vcpu", "n_vcpu")
    of_guests = list(zip(*(guests[name].tolist() for name in names), strict=True))
    for v, (g, state, listed, master, stopped) in enumerate(rows):
        activity, linux, pause, list_, first, count = of_guests[g]
        if activity == LOGGED_OFF:
            assert state == OFF, f"virtual CPU {v} is there, its guest is logged off"
            continue
        held = all(row[-1] for row in rows[first : first + count])
        own_doing = linux > 0 and held  # its Linux may take the last CPU off line that CP has left it
        assert own_doing or held == (pause in _HELD), (
            f"virtual CPU {v}: all of its guest are stopped, or it is paused"
        )
        if state in _BUSY:
            assert listed, f"virtual CPU {v} is busy or in test idle and not listed"
        if state == ELIGIBLE:
            assert list_ == ON_ELIGIBLE, f"virtual CPU {v} is eligible, its guest is not"
            reading = any(row[1] == PAGE_WAIT for row in rows[first : first + count])
            assert pause != PAUSED or reading, f"virtual CPU {v} is suspended and eligible"
        if state in (RUNNING, READY):
            assert not master, f"virtual CPU {v} needs the master and is not kept for it"
        if listed:
            assert list_ in (ON_DISPATCH, ON_ELIGIBLE), f"virtual CPU {v} is listed alone"
        if list_ == ON_DORMANT:
            assert state in _PARKED, f"virtual CPU {v} is in state {state}, its guest is dormant"
        if state == STOPPED:
            assert stopped, f"virtual CPU {v} is shown as stopped"
            assert pause != PAUSED, f"virtual CPU {v} is shown as stopped, its guest is suspended"
        if state == SUSPENDED:
            assert pause == PAUSED, f"virtual CPU {v} is shown as suspended"


def _queue(s: Any, due: Due) -> None:
    hot, others = due
    first = min(hot.min(), others.min())
    assert first >= s["now"], "an event was forgotten"
    queue = s["queue"]
    source = int(next_source(queue))
    found = hot[source] if source < MAX_HOT else others[source - MAX_HOT]
    assert found == first, "the queue does not know its earliest event"
    none = queue["kind"][: len(others)] == EventKind.NONE
    assert not ((others != NEVER) & none).any(), "an event of no kind is to come"
