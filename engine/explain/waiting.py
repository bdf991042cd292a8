"""Why a guest waits now: states of its virtual CPUs, since when, who has what they wait for, what ends it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.explain.answer import Answer, listed, moment_text
from engine.kernel.kinds import EVENT_LABELS, Lock, QueueList, VcpuState
from engine.kernel.queue import NEVER
from engine.kernel.units import MS, SECOND, size_text
from engine.recording.next_event import Happening
from engine.sim import Simulation, SimulationError

AHEAD = 120 * SECOND  # of simulated time that the copy runs at most
STEPS = 60_000  # events that it takes one by one at most
_CALM = (VcpuState.OFF, VcpuState.SUSPENDED, VcpuState.STOPPED)


@dataclass(frozen=True)
class _Vcpu:
    """A virtual CPU of the guest at the moment. s: the record of its system; v: its number there."""

    sim: Simulation
    system: int
    s: Any
    v: int
    number: int  # of the guest's virtual CPUs, from 0

    @property
    def row(self) -> Any:
        return self.s["vcpu"][self.v]

    @property
    def state(self) -> VcpuState:
        return VcpuState(int(self.row["state"]))

    @property
    def guest(self) -> Any:
        return self.s["guest"][int(self.row["guest"])]

    def since(self) -> int:
        """Return when it came into its state, ns, by the trace of the run."""
        trace = self.sim.recording().trace
        own = (trace["vcpu"] == self.v).nonzero()[0]
        if len(own) and int(trace["state"][own[-1]]) == self.state:
            return int(trace["time"][own[-1]])
        return int(self.row["since"])

    def userid(self, v: int) -> str:
        return self.sim.scenario.guests[int(self.s["vcpu"]["guest"][v])].userid


def why_waiting(simulation: Simulation, guest: int) -> tuple[Answer, ...]:
    """Return an answer for each virtual CPU of a guest at the machine's present moment."""
    return tuple(_answer(one) for one in _vcpus(simulation, guest))


def _vcpus(simulation: Simulation, guest: int) -> Iterator[_Vcpu]:
    tables = simulation.state.tables
    system = next((at for at, one in enumerate(tables) if one["guest"]["here"][guest] == 1), 0)
    s = tables[system]
    first, count = int(s["guest"]["first_vcpu"][guest]), int(s["guest"]["n_vcpu"][guest])
    for number in range(count):
        yield _Vcpu(simulation, system, s, first + number, number)


def _answer(one: _Vcpu) -> Answer:
    since, now = one.since(), one.sim.now
    head, reasons, guests = _REASONS[one.state](one)
    end, event = (None, None) if one.state in _CALM else _end(one)
    name = one.userid(one.v)
    cpu = f", virtual CPU {one.number}" if int(one.guest["n_vcpu"]) > 1 else ""
    headline = f"{name}{cpu}: {head}, since {moment_text(since)} ({_time(now - since)})."
    return Answer(headline, (*reasons, _ending(end, event, now)), since, end, tuple(dict.fromkeys(guests)))


def _ending(end: int | None, event: Happening | None, now: int) -> str:
    if end is None or event is None:
        return f"Nothing ends this within {AHEAD // SECOND} s, unless a command does."
    return f"It ends in {_time(end - now)}, with: {event.subject}, {EVENT_LABELS[event.kind]}."


def _time(ns: int) -> str:
    if ns >= 10 * SECOND:
        return f"{ns / SECOND:.0f} s"
    return f"{ns / SECOND:.3g} s" if ns >= SECOND else f"{ns / MS:.3g} ms"


# ---- what ends it: a copy of the machine runs on


def _end(one: _Vcpu) -> tuple[int | None, Happening | None]:
    """Return when the state changes and the event that changes it; None when none does for long."""
    twin = one.sim.fork()
    limit, before = twin.now + AHEAD, one.state
    for _ in range(STEPS):
        event = twin.upcoming
        if event.time > limit:
            break
        try:
            twin.run(max(event.time, twin.now), 1)
        except SimulationError:
            break
        if int(twin.state.tables[one.system]["vcpu"]["state"][one.v]) != before:
            return twin.now, event
    return None, None


# ---- why, by state

_Found = tuple[str, list[str], list[str]]


def _running(one: _Vcpu) -> _Found:
    cpu = int(one.row["cpu"])
    spinning = _lock_of(one, cpu)
    reasons = [spinning] if spinning else []
    if one.sim.scenario.lpar.locks is False or not spinning:
        left = int(one.row["slice_left"])
        reasons.append(f"It has {_time(max(left, 0))} left of its dispatch time slice.")
    return f"it runs on processor {cpu}", reasons, []


def _lock_of(one: _Vcpu, cpu: int) -> str:
    """Return who holds the lock that a processor spins for; "" when it spins for none."""
    if cpu < 0 or not one.sim.scenario.lpar.locks:
        return ""
    lock = int(one.s["cpu"]["lock"][cpu])
    owner = int(one.s["lock"]["owner"][lock])
    if owner in (-1, cpu):
        return ""
    name = Lock(lock).name.lower().replace("_", " ")
    return f"Its processor spins for the {name} lock, which processor {owner} holds."


def _ready(one: _Vcpu) -> _Found:
    cpus = range(int(one.s["n_cpu"]))
    running = [(c, int(one.s["cpu"]["vcpu"][c])) for c in cpus]
    busy = [one.userid(v) for _, v in running if v >= 0]
    ahead = _ahead(one)
    reasons = [
        f"Its {len(running)} processors run {listed(busy)}."
        if busy
        else "No processor has looked for work yet."
    ]
    if int(one.row["master_debt"]) > 0:
        reasons.append("Part of its work only the master processor, 0, may do.")
    if ahead:
        reasons.append(f"{len(ahead)} virtual CPUs with an earlier deadline run before it: {listed(ahead)}.")
    else:
        reasons.append("It is the next one: no other has an earlier deadline.")
    return "it is ready and waits for a processor", reasons, [*busy, *ahead]


def _ahead(one: _Vcpu) -> list[str]:
    """Return whose virtual CPUs are ready with an earlier deadline, the earliest first."""
    rows = one.s["vcpu"][: int(one.s["n_vcpu"])]
    mine = (int(one.row["priority"]), int(one.row["turn"]))
    found = []
    for v in (rows["state"] == VcpuState.READY).nonzero()[0]:
        key = (int(rows["priority"][v]), int(rows["turn"][v]))
        if v != one.v and key < mine:
            found.append((key, one.userid(int(v))))
    return [name for _, name in sorted(found)]


def _page_wait(one: _Vcpu) -> _Found:
    wait = one.s["waiting"][one.v]
    due = moment_text(int(wait["due"]))
    reasons = [f"It has touched a page that was only on a paging volume; the read is due at {due}."]
    guests: list[str] = []
    for number in range(int(one.s["n_volume"])):
        queue = _queue(one, number)
        if one.v in queue:
            before = [one.userid(v) for v in queue[: queue.index(one.v)]]
            reasons.append(
                f"Volume {number + 1} reads for {listed(before)} before."
                if before
                else f"Volume {number + 1} reads it now."
            )
            guests = before
    return "it waits for a page", reasons, guests


def _queue(one: _Vcpu, number: int) -> list[int]:
    volume = one.s["volume"][number]
    found: list[int] = []
    v = int(volume["head"])
    while v >= 0 and len(found) < int(volume["queued"]) + 1:
        found.append(v)
        v = int(one.s["waiting"]["next"][v])
    return found


def _io_wait(one: _Vcpu) -> _Found:
    until = int(one.row["work_at"])
    when = f" until {moment_text(until)}" if until < int(NEVER) else ""
    return f"it waits for an I/O{when}", ["Its program has asked for data and has nothing else to do."], []


def _sim_wait(one: _Vcpu) -> _Found:
    return (
        "CP works for it",
        ["The guest waits while CP simulates an instruction or serves a request of it."],
        [],
    )


def _test_idle(one: _Vcpu) -> _Found:
    until = int(one.row["idle_until"])
    reasons = [
        f"It has no work. CP leaves it on the dispatch list until {moment_text(until)}, in case work comes."
    ]
    return "it is idle, and CP tests that", [*reasons, *_next_work(one)], []


def _dormant(one: _Vcpu) -> _Found:
    return "it is dormant", ["It has no work and has left the dispatch list.", *_next_work(one)], []


def _next_work(one: _Vcpu) -> list[str]:
    times = {"its next tick": int(one.row["tick_at"]), "its next work": int(one.row["work_at"])}
    known = {name: at for name, at in times.items() if one.sim.now < at < int(NEVER)}
    return [f"{name[0].upper()}{name[1:]} is due at {moment_text(at)}." for name, at in known.items()]


def _eligible(one: _Vcpu) -> _Found:
    u, s = one.guest, one.s
    held = [int(s["class_wss"][number]) for number in (1, 2, 3)]
    frames, buffers = int(s["frames"]), one.sim.scenario.parameters.storbuf
    limit = buffers[max(0, int(u["transaction_class"]) - 1)] * frames
    granule = one.sim.scenario.lpar.granule
    reasons = [
        f"Guests on the dispatch list have working sets of {size_text(sum(held) * granule)}; with the "
        f"{size_text(int(u['wss']) * granule)} of this one that would be more than STORBUF allows "
        f"({size_text(round(limit) * granule)}), or another barrier of SET SRM is reached.",
        f"By its eligible priority it should be on the dispatch list at {moment_text(int(u['enter_by']))}.",
    ]
    largest = _largest(one)
    if largest:
        reasons.append(f"The largest working sets there are those of {listed(largest)}.")
    return "its guest waits on the eligible list", reasons, largest


def _largest(one: _Vcpu) -> list[str]:
    guests = one.s["guest"][: int(one.s["n_guest"])]
    there = [g for g in range(len(guests)) if guests["list"][g] == QueueList.DISPATCH]
    names = one.sim.scenario.guests
    return [names[g].userid for g in sorted(there, key=lambda g: -int(guests["wss_in"][g]))[:3]]


def _limited(one: _Vcpu) -> _Found:
    until, share = int(one.row["limit_at"]), float(one.guest["limit_share"])
    reason = (
        f"It has used more than its maximum share of {share:g} %; it may run again at {moment_text(until)}."
    )
    return "its limit share holds it", [reason], []


def _stopped(one: _Vcpu) -> _Found:
    return "it is stopped", ["STOP has stopped it; BEGIN lets it run again."], []


def _suspended(one: _Vcpu) -> _Found:
    return "its Linux is suspended", ["Its image is on a swap device; an IPL resumes it."], []


def _off(one: _Vcpu) -> _Found:
    return "its guest is not logged on or has not been IPLed", [], []


_REASONS: dict[VcpuState, Callable[[_Vcpu], _Found]] = {
    VcpuState.RUNNING: _running,
    VcpuState.READY: _ready,
    VcpuState.PAGE_WAIT: _page_wait,
    VcpuState.IO_WAIT: _io_wait,
    VcpuState.SIM_WAIT: _sim_wait,
    VcpuState.TEST_IDLE: _test_idle,
    VcpuState.ELIGIBLE: _eligible,
    VcpuState.DORMANT: _dormant,
    VcpuState.STOPPED: _stopped,
    VcpuState.SUSPENDED: _suspended,
    VcpuState.LIMITED: _limited,
    VcpuState.OFF: _off,
}
