"""Laws of web sessions and packs: what must be true of them between any two events."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.kernel.kinds import Activity, VcpuState
from engine.kernel.queue import NEVER, SOURCE_BITS
from engine.state.tables import State
from engine.state.web import At

WORKING = (At.CLIENT, At.SERVER)


def check_web(state: State) -> None:
    """Raise AssertionError for the first law that is broken."""
    tables = state.tables
    count = int(tables["n_session"][0])
    _one_place(tables, count)
    for s in tables:
        found = _queued(s, count)
        _sessions(s, s["session"][:count], found)
        for k in range(int(s["n_shared_volume"])):
            _pack(s, k)
    _totals(tables)


def _one_place(tables: Any, count: int) -> None:
    """Check that each session is in one system."""
    there = (tables["session"]["at"][:, :count] != At.ELSEWHERE).sum(axis=0)
    assert (there == 1).all(), f"sessions {np.flatnonzero(there != 1).tolist()} are in no system, or in two"


def _queued(s: Any, count: int) -> list[list[tuple[str, int]]]:
    """Return the queues and virtual CPUs in which each session is found: (what, guest or volume)."""
    found: list[list[tuple[str, int]]] = [[] for _ in range(count)]
    for g in range(int(s["n_guest"])):
        for what, i in _in_guest(s, g):
            found[i].append((what, g))
    for k in range(int(s["n_shared_volume"])):
        for i in _chain(s, s["shared_volume"][k]["head"], s["shared_volume"][k]["tail"]):
            found[i].append(("pack", k))
    return found


def _chain(s: Any, head: int, tail: int) -> list[int]:
    found: list[int] = []
    while head >= 0:
        assert head not in found, "a queue runs in a circle"
        found.append(int(head))
        head = int(s["session"][head]["next"])
    assert int(tail) == (found[-1] if found else -1), "the end of a queue is not its tail"
    return found


def _in_guest(s: Any, g: int) -> list[tuple[str, int]]:
    u = s["guest"][g]
    own = s["vcpu"][u["first_vcpu"] : u["first_vcpu"] + u["n_vcpu"]]
    running = [int(w["session"]) - 1 for w in own if w["session"] > 0]
    waiting = _chain(s, u["thread_head"], u["thread_tail"])
    readers = _chain(s, u["reader_head"], u["reader_tail"])
    assert int(u["threads"]) == len(running) + len(waiting), f"guest {g}: threads"
    _guest(s, g, own, waiting, readers)
    found = [("run", i) for i in running] + [("thread", i) for i in waiting]
    return found + [("reader", i) for i in readers]


def _guest(s: Any, g: int, own: Any, waiting: list[int], readers: list[int]) -> None:
    u = s["guest"][g]
    assert 0 <= u["files"] <= u["files_room"]
    if not u["here"] or u["activity"] == Activity.OFF:
        assert (int(u["reader"]), readers, int(u["threads"])) == (-1, [], 0), f"guest {g} is not here"
    if u["web"] and u["here"] and u["activity"] == Activity.LOAD:
        free = (own["session"] == 0) & (own["stopped"] == 0) & (own["state"] != VcpuState.PAGE_WAIT)
        assert not (waiting and free.any()), f"guest {g}: a thread waits for no virtual CPU"
        idle = (own["session"] == 0) & (own["stopped"] == 1) & (own["due_work"] == 0)
        assert not (waiting and idle.any()), f"guest {g}: a virtual CPU would not take a thread after BEGIN"
    else:
        assert not (own["session"] > 0).any(), f"guest {g}: a thread runs, but nothing else does"
    assert ((own["session"] == 0) | (own["burst_left"] >= 0)).all()
    _reader(s, g, int(u["reader"]), readers)


def _reader(s: Any, g: int, reader: int, readers: list[int]) -> None:
    """Check that a reader has reads left; others wait only while a session reads."""
    if reader < 0:
        assert not readers, f"guest {g}: sessions wait to read, and nobody reads"
        return
    assert reader not in readers, f"guest {g}: its reader waits for itself"
    x = s["session"][reader]
    assert x["server"] == g
    if x["at"] != At.ELSEWHERE:
        assert 0 <= x["done"] < x["reads"] or (x["at"] == At.TRAVEL and x["round"] == 0), f"guest {g}: reader"
        assert x["at"] not in (At.THINK, At.LOCK)


def _sessions(s: Any, sessions: Any, found: list[list[tuple[str, int]]]) -> None:
    leaves = s["queue"]["tree"][s["queue"]["leaves"] :]
    for i, x in enumerate(sessions):
        places, at = found[i], At(int(x["at"]))
        due = int(leaves[s["src_session"] + i]) >> int(SOURCE_BITS)
        asleep = at in (At.THINK, At.TRAVEL)
        assert (due != NEVER) == asleep, f"session {i}: {at.name}, and it is called at {due}"
        assert asleep is False or due >= s["now"]
        if at in WORKING:
            g = int(x["client" if at == At.CLIENT else "server"])
            assert places in ([("run", g)], [("thread", g)]), f"session {i}: {places}"
        elif at == At.LOCK:
            assert places == [("reader", int(x["server"]))], f"session {i}: {places}"
        elif at == At.SHARED_VOLUME:
            assert places == [("pack", int(x["shared_volume"]))], f"session {i}: {places}"
        else:
            assert places == [], f"session {i}: {at.name}, and in {places}"


def _pack(s: Any, k: int) -> None:
    """Check a volume: one I/O at a time, first come first served; counters agree with the queue."""
    p = s["shared_volume"][k]
    queue = _chain(s, p["head"], p["tail"])
    assert int(p["queued"]) == len(queue)
    assert int(p["started"] - p["ended"]) == int(p["busy"])
    assert int(p["busy"]) in (0, 1)
    asked = [int(s["session"][i]["asked"]) for i in queue]
    assert asked == sorted(asked), f"pack {k}: not the longest waiting first"
    due = int(s["queue"]["tree"][s["queue"]["leaves"] + s["src_shared_volume"] + k]) >> int(SOURCE_BITS)
    assert (due != NEVER) == bool(queue), f"pack {k}: idle with I/Os to do, or busy with none"
    if queue and not p["busy"]:
        assert due == s["now"], f"pack {k} begins its next I/O too late"
    assert 0 <= p["busy_ns"] <= s["now"]
    assert 0 <= p["wait_ns"] <= p["queue_ns"] + int(p["queued"]) * (int(s["now"]) - int(p["at"]))


def _totals(tables: Any) -> None:
    """Check that systems and guests have counted the same."""
    for ours, theirs in (("tx", "served"), ("tx_ns", "served_ns"), ("virtual_ios", "virtual_ios")):
        assert int(tables[ours].sum()) == int(tables["guest"][theirs].sum()), ours
    answered = tables["mdc_hits"] + tables["shared_volume"]["started"].sum(axis=1)
    packs = tables["shared_volume"]
    waiting = (packs["queued"] - packs["busy"] + packs["withdrawn"]).sum(axis=1)
    assert (tables["virtual_ios"] == answered + waiting).all(), "virtual I/Os that nobody answered"
