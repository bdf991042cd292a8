"""Laws of web sessions and packs: what must be true of them between any two events."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from engine.kernel.kinds import Activity, VcpuState
from engine.kernel.queue import NEVER, SOURCE_BITS
from engine.state.tables import State
from engine.state.web import At

# As numbers: these laws are checked thousands of times, and members of an enumeration are slow to find.
ELSEWHERE, CLIENT, SERVER, LOCK, PACK, THINK, TRAVEL = (
    int(one) for one in (At.ELSEWHERE, At.CLIENT, At.SERVER, At.LOCK, At.SHARED_VOLUME, At.THINK, At.TRAVEL)
)
NOT_DUE = int(NEVER)
WORKING, ASLEEP = (CLIENT, SERVER), (THINK, TRAVEL)
OFF, LOAD, PAGE_WAIT = int(Activity.OFF), int(Activity.LOAD), int(VcpuState.PAGE_WAIT)
Places = list[list[tuple[str, int]]]  # of each session: queues and virtual CPUs, and of which guest or volume


class Session(NamedTuple):
    """What these laws ask about a session."""

    at: int
    next: int
    server: int
    client: int
    shared_volume: int
    done: int
    reads: int
    round: int
    asked: int


class Guest(NamedTuple):
    """What these laws ask about a guest."""

    first_vcpu: int
    n_vcpu: int
    thread_head: int
    thread_tail: int
    reader_head: int
    reader_tail: int
    threads: int
    files: int
    files_room: int
    here: int
    activity: int
    reader: int
    web: int


class Vcpu(NamedTuple):
    """What these laws ask about a virtual CPU."""

    session: int
    stopped: int
    state: int
    due_work: int
    burst_left: float


class Pack(NamedTuple):
    """What these laws ask about a volume."""

    head: int
    tail: int
    queued: int
    started: int
    ended: int
    busy: int
    busy_ns: int
    wait_ns: int
    queue_ns: int
    at: int


def check_web(state: State) -> None:
    """Raise AssertionError for the first law that is broken."""
    tables = state.tables
    count = int(tables["n_session"][0])
    _one_place(tables, count)
    for s in tables:
        sessions = _rows(Session, s["session"][:count])
        found: Places = [[] for _ in range(count)]
        _guests(s, sessions, found)
        _packs(s, sessions, found)
        _sessions(s, sessions, found)
    _totals(tables)


def _rows(kind: Any, table: Any) -> list[Any]:
    """Return what is asked about each row: columns are read once, as fields of records are slow to read."""
    return [kind(*row) for row in zip(*(table[name].tolist() for name in kind._fields), strict=True)]


def _one_place(tables: Any, count: int) -> None:
    """Check that each session is in one system."""
    there = (tables["session"]["at"][:, :count] != ELSEWHERE).sum(axis=0)
    assert (there == 1).all(), f"sessions {np.flatnonzero(there != 1).tolist()} are in no system, or in two"


def _chain(sessions: list[Session], head: int, tail: int) -> list[int]:
    found: list[int] = []
    while head >= 0:
        assert head not in found, "a queue runs in a circle"
        found.append(head)
        head = sessions[head].next
    assert tail == (found[-1] if found else -1), "the end of a queue is not its tail"
    return found


def _guests(s: Any, sessions: list[Session], found: Places) -> None:
    """Check each guest, and tell where sessions are in it."""
    vcpus = _rows(Vcpu, s["vcpu"][: s["n_vcpu"]])
    for g, u in enumerate(_rows(Guest, s["guest"][: s["n_guest"]])):
        own = vcpus[u.first_vcpu : u.first_vcpu + u.n_vcpu]
        running = [w.session - 1 for w in own if w.session > 0]
        waiting = _chain(sessions, u.thread_head, u.thread_tail)
        readers = _chain(sessions, u.reader_head, u.reader_tail)
        assert u.threads == len(running) + len(waiting), f"guest {g}: threads"
        _guest(g, u, own, waiting, readers)
        _reader(g, u.reader, readers, sessions)
        for what, those in (("run", running), ("thread", waiting), ("reader", readers)):
            for i in those:
                found[i].append((what, g))


def _guest(g: int, u: Guest, own: list[Vcpu], waiting: list[int], readers: list[int]) -> None:
    assert 0 <= u.files <= u.files_room
    if not u.here or u.activity == OFF:
        assert (u.reader, readers, u.threads) == (-1, [], 0), f"guest {g} is not here"
    free = [w for w in own if w.session == 0]
    if u.web and u.here and u.activity == LOAD:
        takes = any(not w.stopped and w.state != PAGE_WAIT for w in free)
        assert not (waiting and takes), f"guest {g}: a thread waits for no virtual CPU"
        idle = any(w.stopped == 1 and w.due_work == 0 for w in free)
        assert not (waiting and idle), f"guest {g}: a virtual CPU would not take a thread after BEGIN"
    else:
        assert all(w.session <= 0 for w in own), f"guest {g}: a thread runs, but nothing else does"
    assert all(w.session == 0 or w.burst_left >= 0 for w in own)


def _reader(g: int, reader: int, readers: list[int], sessions: list[Session]) -> None:
    """Check that a reader has reads left; others wait only while a session reads."""
    if reader < 0:
        assert not readers, f"guest {g}: sessions wait to read, and nobody reads"
        return
    assert reader not in readers, f"guest {g}: its reader waits for itself"
    x = sessions[reader]
    assert x.server == g
    if x.at != ELSEWHERE:
        assert 0 <= x.done < x.reads or (x.at == TRAVEL and x.round == 0), f"guest {g}: reader"
        assert x.at not in (THINK, LOCK)


def _sessions(s: Any, sessions: list[Session], found: Places) -> None:
    ends, now = _ends(s, "src_session", len(sessions)), int(s["now"])
    for i, (x, places, due) in enumerate(zip(sessions, found, ends, strict=True)):
        asleep = x.at in ASLEEP
        assert (due != NOT_DUE) == asleep, f"session {i}: {At(x.at).name}, and it is called at {due}"
        assert asleep is False or due >= now
        if x.at in WORKING:
            g = x.client if x.at == CLIENT else x.server
            assert places in ([("run", g)], [("thread", g)]), f"session {i}: {places}"
        elif x.at == LOCK:
            assert places == [("reader", x.server)], f"session {i}: {places}"
        elif x.at == PACK:
            assert places == [("pack", x.shared_volume)], f"session {i}: {places}"
        else:
            assert places == [], f"session {i}: {At(x.at).name}, and in {places}"


def _packs(s: Any, sessions: list[Session], found: Places) -> None:
    """Check each volume: one I/O at a time, first come first served; counters agree with the queue."""
    now, count = int(s["now"]), int(s["n_shared_volume"])
    ends = _ends(s, "src_shared_volume", count)
    for k, p in enumerate(_rows(Pack, s["shared_volume"][:count])):
        queue = _chain(sessions, p.head, p.tail)
        for i in queue:
            found[i].append(("pack", k))
        assert p.queued == len(queue)
        assert p.started - p.ended == p.busy
        assert p.busy in (0, 1)
        asked = [sessions[i].asked for i in queue]
        assert asked == sorted(asked), f"pack {k}: not the longest waiting first"
        assert (ends[k] != NOT_DUE) == bool(queue), f"pack {k}: idle with I/Os to do, or busy with none"
        if queue and not p.busy:
            assert ends[k] == now, f"pack {k} begins its next I/O too late"
        assert 0 <= p.busy_ns <= now
        assert 0 <= p.wait_ns <= p.queue_ns + p.queued * (now - p.at)


def _ends(s: Any, first: str, count: int) -> list[int]:
    """Return when the event of each of some sources is due, ns."""
    queue = s["queue"]
    begin = int(queue["leaves"] + s[first])
    ends: list[int] = (queue["tree"][begin : begin + count] >> SOURCE_BITS).tolist()
    return ends


def _totals(tables: Any) -> None:
    """Check that systems and guests have counted the same."""
    guests = tables["guest"][:, : int(tables["n_guest"][0])]
    for ours, theirs in (("tx", "served"), ("tx_ns", "served_ns"), ("virtual_ios", "virtual_ios")):
        assert int(tables[ours].sum()) == int(guests[theirs].sum()), ours
    answered = tables["mdc_hits"] + tables["shared_volume"]["started"].sum(axis=1)
    packs = tables["shared_volume"]
    waiting = (packs["queued"] - packs["busy"] + packs["withdrawn"]).sum(axis=1)
    assert (tables["virtual_ios"] == answered + waiting).all(), "virtual I/Os that nobody answered"
