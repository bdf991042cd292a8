"""Laws of scheduling: what must be true of lists, processors and times between any two events."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import numpy as np

from engine.kernel.kinds import Activity, EventKind, Limit, Pause, QueueList, Release, VcpuState
from engine.kernel.queue import MAX_HOT, NEVER, SOURCE_BITS, next_source
from engine.state.tables import State

_PARKED = tuple(int(one) for one in (VcpuState.DORMANT, VcpuState.STOPPED, VcpuState.SUSPENDED))
_STAGES = tuple(
    int(one)
    for one in (
        Pause.FREEZING,
        Pause.SHRINKING,
        Pause.WRITING,
        Pause.IPLING,
        Pause.READING,
        Pause.RESTORING,
        Pause.REFAULTING,
    )
)
_WAITING = tuple(int(one) for one in (VcpuState.TEST_IDLE, VcpuState.LIMITED))
_HELD = tuple(int(one) for one in (Pause.STOPPED, Pause.SUSPENDED, Pause.QUIESCED))
# As numbers: these laws are checked thousands of times, and members of an enumeration are slow to find.
ELIGIBLE = int(VcpuState.ELIGIBLE)
OFF = int(VcpuState.OFF)
PAGE_WAIT = int(VcpuState.PAGE_WAIT)
READY = int(VcpuState.READY)
RUNNING = int(VcpuState.RUNNING)
SIM_WAIT = int(VcpuState.SIM_WAIT)
STOPPED = int(VcpuState.STOPPED)
SUSPENDED = int(VcpuState.SUSPENDED)
PAUSED, LOGGED_OFF = int(Pause.SUSPENDED), int(Activity.OFF)
ON_DISPATCH, ON_ELIGIBLE, ON_DORMANT = (
    int(one) for one in (QueueList.DISPATCH, QueueList.ELIGIBLE, QueueList.DORMANT)
)


def check_dispatch(state: State, *, lowered: bool = False, offline: Collection[int] = frozenset()) -> None:
    """Raise AssertionError for the first law that is broken.

    lowered: SET SRM has allowed less since the run began; who is on the dispatch list then stays there.
    offline: processors that were varied off line.
    """
    s = state.tables[0]
    cpus, guests, vcpus = (s[name][: s[f"n_{name}"]] for name in ("cpu", "guest", "vcpu"))
    if s["release"] == Release.LATER:  # else see lock_laws
        _times(int(s["now"]), cpus, guests, vcpus)
        _processors(s, cpus, vcpus, offline)
    _lists(s, guests, vcpus, lowered)
    _vectors(s, cpus, vcpus)


def check_member(state: State, system: int) -> None:
    """Check one of several systems, whose guests may have run elsewhere before."""
    s = state.tables[system]
    cpus, guests, vcpus = (s[name][: s[f"n_{name}"]] for name in ("cpu", "guest", "vcpu"))
    _clocks(int(s["now"]), cpus, vcpus)
    _processors(s, cpus, vcpus)
    _lists(s, guests, vcpus, lowered=False)
    _vectors(s, cpus, vcpus)


def _lists(s: Any, guests: Any, vcpus: Any, lowered: bool) -> None:
    _guest_lists(s, guests, vcpus, lowered)
    _test_idle(s, vcpus)
    _limit_list(s, guests, vcpus)
    _volumes(s, vcpus)
    _present(s, guests)
    _pending(s, guests, vcpus)
    _states(guests, vcpus)
    _queue(s)


def _due(s: Any) -> tuple[Any, Any]:
    """Return when the pending event of each processor and of each other source is due, ns."""
    queue = s["queue"]
    leaves = queue["tree"][queue["leaves"] : 2 * queue["leaves"]]
    return queue["hot"][: s["n_cpu"]] >> SOURCE_BITS, leaves >> SOURCE_BITS


def _where(values: Any, *wanted: int) -> list[int]:
    found = values == wanted[0] if len(wanted) == 1 else np.isin(values, wanted)
    return np.flatnonzero(found).tolist()


def _chain(table: Any, head: int, following: str) -> list[int]:
    """Return the members of a linked list; raises when it runs in a circle."""
    found: list[int] = []
    while head >= 0:
        assert head not in found, f"{following}: the list runs in a circle"
        found.append(head)
        head = int(table[head][following])
    return found


def _linked(table: Any, head: int, tail: int, name: str) -> list[int]:
    """Return the members of a list that is linked both ways; raises when the two ways differ."""
    forward = _chain(table, head, f"{name}_next")
    assert forward == _chain(table, tail, f"{name}_prev")[::-1], f"{name}: backward is not forward"
    return forward


def _rising(values: Iterable[int]) -> bool:
    numbers = [int(value) for value in values]
    return numbers == sorted(numbers)


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


def _guest_lists(s: Any, guests: Any, vcpus: Any, lowered: bool) -> None:
    dormant = _linked(s["guest"], int(s["dormant_head"]), int(s["dormant_tail"]), "dormant")
    assert sorted(dormant) == _where(guests["list"], QueueList.DORMANT), "dormant list"
    assert _rising(guests["dropped_at"][dormant]), "dormant list: not the longest dormant first"
    listed = guests[guests["list"] == QueueList.DISPATCH]
    assert s["dispatch_wss"] == listed["wss_in"].sum(), "working sets on the dispatch list"
    relative = listed["share_abs"] == 0
    assert s["dispatch_share"] == listed["share"][relative].sum(), "relative shares on the dispatch list"
    absolute = np.floor(listed["share_abs"][~relative] * 1000 + 0.5).sum()
    assert s["dispatch_absolute"] == absolute, "absolute shares on the dispatch list"
    eligible = _where(guests["list"], QueueList.ELIGIBLE)
    assert s["n_eligible"] == len(eligible), "guests on the eligible list"
    _classes(s, guests, listed, guests[eligible])
    if not lowered:
        _allowed(s, listed)
    for g in eligible:
        assert VcpuState.ELIGIBLE in _own(guests[g], vcpus)["state"], f"guest {g} is eligible for nothing"


def _classes(s: Any, guests: Any, listed: Any, eligible: Any) -> None:
    assert (guests["quickdsp"] == (guests["transaction_class"] == 0)).all(), (
        "class 0 is that of quick dispatch"
    )
    classes, waits = listed["transaction_class"], eligible["transaction_class"]
    for number in range(4):
        own = classes == number
        assert s["listed"][number] == np.count_nonzero(own), f"guests of class {number} on the dispatch list"
        assert s["class_wss"][number] == listed["wss_in"][own].sum(), f"working sets of class {number}"
        assert s["loading"][number] == listed["loading"][own].sum(), f"loading guests of class {number}"
        waiting = eligible[waits == number]
        assert s["waiting_class"][number] == len(waiting), f"guests of class {number} on the eligible list"
        if len(waiting):
            first = waiting[np.argmin(waiting["enter_by"])]
            assert _crowded(s, np.append(listed, first), first), (
                f"a guest of class {number} is eligible and would fit"
            )


def _allowed(s: Any, listed: Any) -> None:
    for number in range(1, 4):
        those = listed["transaction_class"] >= number
        one, loading = np.count_nonzero(those) <= 1, listed["loading"][those].sum() <= 1
        over = _over(s, listed, number)  # a first guest always fits
        assert not any(o and not a for o, a in zip(over, (one, one, loading), strict=True)), (
            "more than SET SRM allows"
        )


def _crowded(s: Any, listed: Any, newcomer: Any) -> bool:
    """Return whether the newcomer exceeds a limit in its class or a shorter one. Never for a first guest."""
    if newcomer["transaction_class"] == 0 or (listed["transaction_class"] > 0).sum() == 1:
        return False
    over = [_over(s, listed, number) for number in range(1, newcomer["transaction_class"] + 1)]
    return any(pages or guests or (loading and newcomer["loading"]) for pages, guests, loading in over)


def _over(s: Any, listed: Any, number: int) -> tuple[bool, bool, bool]:
    """Return whether the guests of this class and of longer ones exceed STORBUF, DSPBUF, LDUBUF."""
    those = listed["transaction_class"] >= number
    pages, loading, param = listed["wss"][those].sum(), listed["loading"][those].sum(), s["param"]
    return (
        bool(pages > param["storbuf"][number] * s["frames"]),
        bool(np.count_nonzero(those) > param["dspbuf"][number]),
        bool(loading > param["ldubuf"][number] * s["n_volume"]),
    )


def _own(u: Any, vcpus: Any) -> Any:
    return vcpus[u["first_vcpu"] : u["first_vcpu"] + u["n_vcpu"]]


def _test_idle(s: Any, vcpus: Any) -> None:
    idle = _linked(s["vcpu"], int(s["idle_head"]), int(s["idle_tail"]), "idle")
    assert sorted(idle) == _where(vcpus["state"], VcpuState.TEST_IDLE), "test-idle list"
    ends = vcpus["idle_until"][idle]
    assert _rising(ends), "test-idle list: not the longest idle first"
    assert not idle or _due(s)[1][s["src_system"]] <= ends[0], "nothing ends the test idle"


def _processors(s: Any, cpus: Any, vcpus: Any, offline: Collection[int] = frozenset()) -> None:
    running = {int(cpu["vcpu"]): c for c, cpu in enumerate(cpus) if cpu["vcpu"] >= 0}
    assert sorted(running) == _where(vcpus["state"], VcpuState.RUNNING), "running virtual CPUs"
    assert all(vcpus[v]["cpu"] == c for v, c in running.items()), "a virtual CPU runs somewhere else"
    assert (vcpus["cpu"] >= 0).sum() == len(running), "a virtual CPU is on two processors, or on one twice"
    free = [c for c, cpu in enumerate(cpus) if cpu["vcpu"] < 0]
    assert set(offline) <= set(free), "a processor that is off line runs a virtual CPU"
    idle = [c for c in free if c not in offline]
    assert int(s["idle_cpus"]) == sum(1 << c for c in idle), "mask of idle processors"
    due = _due(s)[0]
    assert [c for c in range(len(cpus)) if due[c] == NEVER] == free, "an idle processor has an event to come"
    ready = _where(vcpus["state"], VcpuState.READY)
    assert not (idle and ready), f"processor {idle[:1]} is idle while virtual CPU {ready[:1]} is ready"
    waiting = _where(np.where(vcpus["vector"] >= 0, vcpus["state"], -1), VcpuState.SIM_WAIT)
    assert not (0 in idle and waiting), f"the master is idle while virtual CPU {waiting[:1]} waits for it"


def _vectors(s: Any, cpus: Any, vcpus: Any) -> None:
    master = vcpus["vector"] == len(cpus)
    waits = (vcpus["vector"] >= 0) & ~master
    heaps = [_heap(s, int(first)) for first in s["first_queued"][: len(cpus) + 1]]
    of_processors = [v for heap in heaps[:-1] for v in heap]
    for members, length, there, state in (
        (of_processors, s["ready_n"], waits, VcpuState.READY),
        (heaps[-1], s["master_ready_n"], master, VcpuState.SIM_WAIT),
    ):
        assert len(members) == length
        assert sorted(members) == np.flatnonzero(there).tolist(), "members of the vectors"
        rows, own = vcpus[members], s["queued"][members]
        assert (own["turn"] == rows["turn"]).all(), "turns of the members of a vector"
        assert (own["priority"] == rows["priority"]).all(), "priorities of the members of a vector"
        assert (rows["state"] == state).all(), "state of the members of a vector"
    if s["release"] != Release.LATER:
        for c, heap in enumerate(heaps[:-1]):
            assert (vcpus["vector"][heap] == c).all(), "a virtual CPU waits in another vector"


def _heap(s: Any, first: int, above: int = -1) -> list[int]:
    """Return the members of a heap, each of which runs after the one that it is below."""
    found = []
    before = s["queued"][above] if above >= 0 else None
    beside = above
    while first >= 0:
        row = s["queued"][first]
        assert row["above"] == beside, "the way up a vector"
        assert before is None or _key(before) < _key(row), "not in order of priority"
        found += [first, *_heap(s, int(row["below"]), first)]
        first, beside = int(row["beside"]), first
    return found


def _key(row: Any) -> tuple[int, int]:
    return int(row["priority"]), int(row["turn"])


def _limit_list(s: Any, guests: Any, vcpus: Any) -> None:
    members = _chain(s["vcpu"], int(s["limited"]), "next_limited")
    assert sorted(members) == _where(vcpus["state"], VcpuState.LIMITED), "limit list"
    assert _rising(vcpus["limited_until"][members]), "limit list: not the earliest first"
    limits = guests["limit"][vcpus["guest"][members]]
    assert s["soft_n"] == (limits == Limit.SOFT).sum(), "virtual CPUs with a soft limit on the limit list"
    assert not members or _due(s)[1][s["src_system"] + 3] <= max(
        s["now"], vcpus["limited_until"][members[0]]
    ), "nothing ends the wait on the limit list"
    free = int(s["idle_cpus"])
    free &= ~1 if s["release"] == Release.MASTER else -1  # that master leaves it to others
    idle = free != 0 and _due(s)[1][s["src_system"] + 3] > s["now"]  # else they leave it now
    master = vcpus["master_debt"][members] > 0
    pools = vcpus["by_pool"][members]
    held = np.bincount(pools[pools > 0] - 1, minlength=len(s["pool"]))
    assert (s["pool"]["held"] == held).all(), "virtual CPUs that pools hold"
    assert not (idle and ((limits == Limit.SOFT) & ~master & (pools == 0)).any()), (
        "a soft limit holds with an idle processor"
    )


def _volumes(s: Any, vcpus: Any) -> None:
    waiting: list[int] = []
    due = _due(s)[1]
    for k, volume in enumerate(s["volume"][: s["n_volume"]]):
        head = int(volume["head"]) if volume["queued"] else -1
        queue = _chain(s["waiting"], head, "next")
        assert len(queue) == volume["queued"], f"volume {k}: length of its queue"
        busy = due[s["src_volume"] + k] != NEVER
        assert busy == bool(queue), f"volume {k}: idle with reads to do, or busy with none"
        waiting += queue
    waiting = [v for v in waiting if vcpus[v]["state"] != VcpuState.OFF]  # logged off meanwhile
    assert sorted(waiting) == _where(vcpus["state"], VcpuState.PAGE_WAIT), "page waits"


def _present(s: Any, guests: Any) -> None:
    up = (guests["pause"] == Pause.RUNNING) & (guests["activity"] != Activity.OFF)
    assert s["n_present"] == up.sum(), "guests that are logged on and not paused"
    working = np.isin(guests["activity"], (Activity.POLL, Activity.LOAD, Activity.START))
    processes = s["kind"]["processes"][guests["kind"]]
    answering = processes * (up & working) * s["cluster_on"]
    assert s["processes_up"] == answering.sum(), "processes of the cluster that answer"


def _pending(s: Any, guests: Any, vcpus: Any) -> None:
    """Check that each wait has a pending event that ends it."""
    due = _due(s)[1]
    wake = (due[: len(vcpus)] != NEVER) | (vcpus["due"] == 1)  # or a timer request that is on its way
    waits = np.isin(vcpus["state"], (VcpuState.IO_WAIT, VcpuState.TEST_IDLE, *_PARKED))
    starting = guests["activity"][vcpus["guest"]] == Activity.START  # one server after the other: one CPU
    starting &= np.arange(len(vcpus)) != guests["first_vcpu"][vcpus["guest"]]
    tasks = guests["linux"][vcpus["guest"]] > 0  # these CPUs wait for tasks: see tests/engine/linux/laws.py
    web = (guests["web"] == 1) & (guests["activity"] == Activity.LOAD)
    tasks |= web[vcpus["guest"]]  # and these for threads of sessions: see tests/engine/web/laws.py
    lost = waits & (vcpus["stopped"] == 0) & ~wake & ~starting & ~tasks
    assert not lost.any(), f"virtual CPUs {np.flatnonzero(lost)} wait for nothing"
    pause = guests["pause"][vcpus["guest"]]
    lost = (pause == Pause.STOPPED) & (vcpus["state"] != VcpuState.OFF) & ~wake & (vcpus["due_work"] == 0)
    lost &= ~tasks
    assert not lost.any(), f"virtual CPUs {np.flatnonzero(lost)} would do nothing after BEGIN"
    assert not (wake & (pause == Pause.SUSPENDED)).any(), "a suspended guest has a timer"
    for g, u in enumerate(guests):
        stage = due[s["src_guest"] + g] != NEVER
        assert stage == (u["pause"] in _STAGES), f"guest {g}: its pause does not go on, or goes on for ever"


def _states(guests: Any, vcpus: Any) -> None:
    for v, w in enumerate(vcpus):
        u = guests[w["guest"]]
        if u["activity"] == LOGGED_OFF:
            assert w["state"] == OFF, f"virtual CPU {v} is there, its guest is logged off"
            continue
        held = bool(_own(u, vcpus)["stopped"].all())
        own_doing = u["linux"] > 0 and held  # its Linux may take the last CPU off line that CP has left it
        assert own_doing or held == (u["pause"] in _HELD), (
            f"virtual CPU {v}: all of its guest are stopped, or it is paused"
        )
        if w["state"] in (RUNNING, READY, SIM_WAIT, *_WAITING):
            assert w["listed"], f"virtual CPU {v} is busy or in test idle and not listed"
        if w["state"] == ELIGIBLE:
            assert u["list"] == ON_ELIGIBLE, f"virtual CPU {v} is eligible, its guest is not"
            reading = (_own(u, vcpus)["state"] == PAGE_WAIT).any()
            assert u["pause"] != PAUSED or reading, f"virtual CPU {v} is suspended and eligible"
        if w["state"] in (RUNNING, READY):
            assert not w["master_debt"], f"virtual CPU {v} needs the master and is not kept for it"
        if w["listed"]:
            assert u["list"] in (ON_DISPATCH, ON_ELIGIBLE), f"virtual CPU {v} is listed alone"
        if u["list"] == ON_DORMANT:
            assert w["state"] in _PARKED, f"virtual CPU {v} is in state {w['state']}, its guest is dormant"
        if w["state"] == STOPPED:
            assert w["stopped"], f"virtual CPU {v} is shown as stopped"
            assert u["pause"] != PAUSED, f"virtual CPU {v} is shown as stopped, its guest is suspended"
        if w["state"] == SUSPENDED:
            assert u["pause"] == PAUSED, f"virtual CPU {v} is shown as suspended"


def _queue(s: Any) -> None:
    hot, others = _due(s)
    first = min(hot.min(), others.min())
    assert first >= s["now"], "an event was forgotten"
    source = int(next_source(s["queue"]))
    due = hot[source] if source < MAX_HOT else others[source - MAX_HOT]
    assert due == first, "the queue does not know its earliest event"
    kinds = s["queue"]["kind"][: len(others)]
    assert not ((others != NEVER) & (kinds == EventKind.NONE)).any(), "an event of no kind is to come"
