"""Laws of locks and timers: what is true between any two events of a release whose locks are simulated."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.kernel.kinds import Doing, Lock, Release, VcpuState
from engine.kernel.queue import NEVER, SOURCE_BITS
from engine.state.tables import State
from tests.engine.processors.chains import among

HOLDING = (Doing.POP, Doing.STACK, Doing.SET, Doing.PAGE)
OF_NO_GUEST = (Doing.IDLE, Doing.WAKING, Doing.INTERRUPT, Doing.POP, Doing.LEAVE)
_OF_LOCK = {
    int(Doing.POP): (Lock.SCHEDULER, Lock.TIMER),
    int(Doing.SET): (Lock.SCHEDULER, Lock.TIMER),
    int(Doing.STACK): (Lock.SCHEDULER,),
    int(Doing.PAGE): (Lock.PAGING,),
}
_NAMES = [lock.name for lock in Lock]
_HOLDS, _OF_NOBODY = among(HOLDING, len(Doing)), among(OF_NO_GUEST, len(Doing))
_GOES = among((Doing.INTERRUPT, Doing.POP), len(Doing))
_OF_TIMERS = among((Doing.INTERRUPT, Doing.POP, Doing.LEAVE), len(Doing))
_WAITS = among((VcpuState.IO_WAIT, VcpuState.TEST_IDLE, VcpuState.DORMANT), len(VcpuState))
# As numbers: these laws are checked thousands of times, and members of an enumeration are slow to find.
BEFORE, IDLE, LEAVE, SPIN, WAKING = (
    int(one) for one in (Doing.BEFORE, Doing.IDLE, Doing.LEAVE, Doing.SPIN, Doing.WAKING)
)


def check_locks(state: State) -> None:
    """Raise AssertionError for the first law that is broken."""
    s = state.tables[0]
    cpus, vcpus = s["cpu"][: s["n_cpu"]], s["vcpu"][: s["n_vcpu"]]
    _times(s, cpus, s["guest"][: s["n_guest"]], vcpus)
    _doing(s, cpus, vcpus)
    _locks(s, cpus)
    _poppers(s, cpus)
    _due(s, vcpus)
    _requests(s, vcpus)
    _work(s, cpus)
    _waits(s, s["guest"][: s["n_guest"]], vcpus)


def queue_of(s: Any, lock: int) -> list[int]:
    """Return the processors that wait for a lock, the next owner first."""
    found: list[int] = []
    c = int(s["lock"][lock]["head"])
    while c >= 0:
        assert c not in found, f"{_NAMES[lock]}: the queue runs in a circle"
        found.append(c)
        c = int(s["cpu"][c]["next_spin"])
    return found


def pending_of(s: Any, vcpus: Any) -> Any:
    """Return when the timer or the I/O of each virtual CPU is due, ns."""
    queue = s["queue"]
    return queue["tree"][queue["leaves"] : queue["leaves"] + len(vcpus)] >> SOURCE_BITS


def purposes(cpus: Any) -> Any:
    """Return what each processor does, or waits for a lock to do."""
    return np.where(cpus["doing"] == SPIN, cpus["purpose"], cpus["doing"])


def _times(s: Any, cpus: Any, guests: Any, vcpus: Any) -> None:
    now = int(s["now"])
    booked = cpus["emul_ns"] + cpus["cp_ns"] + cpus["idle_ns"]
    assert (booked + (now - cpus["began"]) == now).all(), "a processor's time split is not the elapsed time"
    assert (vcpus["time_in"].sum(axis=1) + (now - vcpus["since"]) == now).all(), "a state's time is missing"
    assert (vcpus["time_in"] >= 0).all(), "a time in a state is negative"
    assert cpus["emul_ns"].sum() == guests["emul_ns"].sum(), "guest code: processors and guests differ"
    assert cpus["cp_ns"].sum() >= guests["cp_ns"].sum(), "more CP time for guests than on processors"
    assert (cpus["spin_ns"] <= cpus["cp_ns"]).all(), "a processor has spun longer than it was in CP"
    assert cpus["spin_ns"].sum() == s["lock"]["spin_ns"].sum(), "spinning: processors and locks differ"
    for name in ("cp_debt", "burst_left", "fresh"):
        assert (vcpus[name] >= 0).all(), f"{name} is negative"


def _doing(s: Any, cpus: Any, vcpus: Any) -> None:
    idle = cpus["doing"] == IDLE
    assert int(s["idle_cpus"]) == sum(1 << int(c) for c in np.flatnonzero(idle)), "mask of idle processors"
    assert s["waking_n"] == (cpus["doing"] == WAKING).sum(), "processors that have been signalled"
    hot = s["queue"]["hot"][: len(cpus)] >> SOURCE_BITS
    at_rest = idle | (cpus["doing"] == SPIN)
    assert ((hot == NEVER) == at_rest).all(), "only who is idle or spins has no event to come"
    free = cpus["vcpu"] < 0
    assert free[_OF_NOBODY[purposes(cpus)]].all(), "CP's own work is done for a guest"
    assert not (free & (cpus["doing"] == BEFORE)).any(), "a processor runs nobody"
    running = {v: c for c, v in enumerate(cpus["vcpu"].tolist()) if v >= 0}
    assert sorted(running) == np.flatnonzero(vcpus["state"] == VcpuState.RUNNING).tolist(), "who runs"
    assert all(vcpus["cpu"][v] == c for v, c in running.items()), "a virtual CPU runs somewhere else"
    assert (vcpus["cpu"] >= 0).sum() == len(running), "a virtual CPU is on two processors"


def _locks(s: Any, cpus: Any) -> None:
    spinning: list[int] = []
    holds, asked, wanted = _HOLDS[cpus["doing"]], cpus["lock"], cpus["purpose"]
    for lock, row in enumerate(s["lock"]):
        name, owner, queue = _NAMES[lock], int(row["owner"]), queue_of(s, lock)
        spinning += queue
        assert row["waiting"] == len(queue), f"{name}: processors that wait"
        assert owner >= 0 or not queue, f"{name}: is free, and processor {queue[:1]} waits for it"
        assert not queue or row["tail"] == queue[-1], f"{name}: the last in the queue"
        assert row["spins"] <= row["requests"], f"{name}: more waits than requests"
        for c in [owner, *queue] if owner >= 0 else []:
            assert asked[c] == lock, f"{name}: processor {c} means another lock"
            assert lock in _OF_LOCK[int(wanted[c])], f"{name}: wanted by {c} for something else"
        holders = np.flatnonzero((asked == lock) & holds).tolist()
        assert holders == [owner] * (owner >= 0), f"{name}: held by {holders}, its owner is {owner}"
    assert sorted(spinning) == np.flatnonzero(cpus["doing"] == SPIN).tolist(), "who spins"
    if s["release"] != Release.APART:
        assert s["lock"][Lock.TIMER]["requests"] == 0, "the timer lock comes with 4.4"


def _poppers(s: Any, cpus: Any) -> None:
    """Check who takes requests: on 4.2 the master alone, else never two at a time."""
    going = np.flatnonzero(_GOES[purposes(cpus)]).tolist()
    assert s["poppers"] == len(going), "processors that go for timer requests"
    assert len(going) <= 1, f"processors {going} go for timer requests at the same time"
    if s["release"] == Release.MASTER:
        of_timers = _OF_TIMERS[purposes(cpus)]
        assert not of_timers[1:].any(), "on 4.2 another than the master handles timer requests"


def _due(s: Any, vcpus: Any) -> None:
    found: list[int] = []
    v = int(s["due_head"]) if s["due_n"] else -1
    while v >= 0:
        assert v not in found, f"due requests: virtual CPU {v} is there twice"
        found.append(v)
        v = int(vcpus[v]["next_due"])
    assert len(found) == s["due_n"], f"due requests: {len(found)} on the list, {s['due_n']} counted"
    assert not found or found[-1] == s["due_tail"], "due requests: the last one"
    assert sorted(found) == np.flatnonzero(vcpus["due"] == 1).tolist(), "due requests: who has one"


def _requests(s: Any, vcpus: Any) -> None:
    """Check that every request set has been taken once, given up, or is still pending."""
    to_come = ((pending_of(s, vcpus) != NEVER) & (vcpus["timer"] == 1)).sum()
    known = s["timers_served"] + s["timers_cancelled"] + s["due_n"] + to_come
    assert s["timer_requests"] == known, f"{s['timer_requests']} timer requests set, {known} known"
    taken = s["cpu"]["taken"][np.flatnonzero(s["cpu"]["doing"] == Doing.POP)].sum()
    assert taken <= s["due_n"], "more is being taken than there is"


def _work(s: Any, cpus: Any) -> None:
    """Check that no processor is idle, unsignalled, while work waits for it."""
    idle = set(np.flatnonzero(cpus["doing"] == IDLE).tolist())
    others = idle - {0} if s["release"] == Release.MASTER else idle
    called = s["waking_n"] + s["poppers"] + (cpus["doing"] == LEAVE).sum()  # of whom some must pop first
    assert not others or s["ready_n"] <= called, "an idle processor, and work for it"
    assert 0 not in idle or s["master_ready_n"] == 0, "the master is idle, and work waits for it"
    if s["release"] == Release.MASTER:
        assert 0 not in idle or s["due_n"] == 0, "the master is idle, and timer requests are due"
    else:
        leaving = s["poppers"] or (cpus["doing"] == LEAVE).any()  # will look again
        assert not idle or s["due_n"] == 0 or leaving, "timer requests are due, and nobody goes"


def _waits(s: Any, guests: Any, vcpus: Any) -> None:
    """Check that each wait has an end, and that ticks are the guest's own, one after the other."""
    due = pending_of(s, vcpus)
    waits = _WAITS[vcpus["state"]]
    lost = waits & (vcpus["stopped"] == 0) & (due == NEVER) & (vcpus["due"] == 0)
    assert not lost.any(), f"virtual CPUs {np.flatnonzero(lost)} wait for nothing"
    tick = guests["tick"][vcpus["guest"]]
    armed = waits & (vcpus["stopped"] == 0) & (tick > 0) & (due != NEVER) & (vcpus["timer"] == 1)
    late = armed & (due > np.maximum(vcpus["tick_at"], s["now"]))
    assert not late.any(), f"virtual CPUs {np.flatnonzero(late)} would miss a tick"
