"""A virtual CPU at a moment: its state, the work ahead of it, and the event that ends its wait."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.kernel.kinds import LOCK_LABELS, Doing, Lock, QueueList, VcpuState
from engine.kernel.units import SECOND, size_text
from engine.language import say
from engine.recording.next_event import Happening
from engine.scenario.derived.systems import volume_title
from engine.sim import Simulation, SimulationError

AHEAD = 120 * SECOND  # maximum simulated time of the copy
STEPS = 60_000  # events that it takes one by one at most


@dataclass(frozen=True)
class Vcpu:
    """A virtual CPU of the guest at the current time. s: the record of its system; v: its number there."""

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
        """Return when the virtual CPU entered its state, ns, according to the trace."""
        trace = self.sim.recording().trace
        own = (trace["vcpu"] == self.v).nonzero()[0]
        if len(own) and int(trace["state"][own[-1]]) == self.state:
            return int(trace["time"][own[-1]])
        return int(self.row["since"])

    def userid(self, v: int) -> str:
        return self.sim.scenario.guests[int(self.s["vcpu"]["guest"][v])].userid

    def volume(self, number: int) -> str:
        return volume_title(self.sim.scenario, self.system, number)

    def at(self, v: int) -> Vcpu:
        """Return another virtual CPU of the same system."""
        guest = self.s["guest"][int(self.s["vcpu"]["guest"][v])]
        return Vcpu(self.sim, self.system, self.s, v, v - int(guest["first_vcpu"]))

    @property
    def name(self) -> str:
        """Its user ID, with the number of the virtual CPU if the guest has several."""
        several = int(self.guest["n_vcpu"]) > 1
        return (
            say("{0}, virtual CPU {1}", self.userid(self.v), self.number) if several else self.userid(self.v)
        )


def vcpus(simulation: Simulation, guest: int) -> Iterator[Vcpu]:
    """Yield the virtual CPUs of a guest, given by number, on the system where it is logged on."""
    tables = simulation.state.tables
    system = next((at for at, item in enumerate(tables) if item["guest"]["here"][guest] == 1), 0)
    s = tables[system]
    first, count = int(s["guest"]["first_vcpu"][guest]), int(s["guest"]["n_vcpu"][guest])
    for number in range(count):
        yield Vcpu(simulation, system, s, first + number, number)


@dataclass(frozen=True)
class Ending:
    """The end of a state: its time (ns), event, and a copy of the machine just after it; None: the state does
    not end soon.
    """

    at: int
    event: Happening
    twin: Simulation


def find_ending(vcpu: Vcpu) -> Ending | None:
    """Return the event that changes the state of a virtual CPU, by running a copy of the machine up to it."""
    twin = vcpu.sim.fork()
    limit, before = twin.now + AHEAD, vcpu.state
    for _ in range(STEPS):
        event = twin.upcoming
        if event.time > limit:
            break
        try:
            twin.run(max(event.time, twin.now), 1)
        except SimulationError:
            break
        if int(twin.state.tables[vcpu.system]["vcpu"]["state"][vcpu.v]) != before:
            return Ending(twin.now, event, twin)
    return None


def ahead_of(vcpu: Vcpu) -> list[str]:
    """Return the owners of ready virtual CPUs with an earlier deadline, earliest first.

    With a vector for each home (HiperDispatch), only those in the same vector count.
    """
    rows = vcpu.s["vcpu"][: int(vcpu.s["n_vcpu"])]
    apart = bool(vcpu.s["hiper"]["on"] and vcpu.s["hiper"]["vertical"])
    mine = (int(vcpu.row["priority"]), int(vcpu.row["turn"]))
    found = []
    for v in (rows["state"] == VcpuState.READY).nonzero()[0]:
        key = (int(rows["priority"][v]), int(rows["turn"][v]))
        if v != vcpu.v and key < mine and not (apart and rows["vector"][v] != vcpu.row["vector"]):
            found.append((key, vcpu.userid(int(v))))
    return [name for _, name in sorted(found)]


def queue_of(vcpu: Vcpu, number: int) -> list[int]:
    """Return the virtual CPUs for which a volume is reading or will read, in order."""
    volume = vcpu.s["volume"][number]
    found: list[int] = []
    v = int(volume["head"])
    while v >= 0 and len(found) < int(volume["queued"]):
        found.append(v)
        v = int(vcpu.s["waiting"]["next"][v])
    return found


def exposure_of(vcpu: Vcpu) -> int | None:
    """Return the exposure that is reading for a virtual CPU; None if there is none."""
    g = vcpu.s["paging"]
    rows = vcpu.s["exposure"][: int(g["exposures"])]
    found = ((rows["stage"] > 0) & (rows["vcpu"] == vcpu.v)).nonzero()[0]
    return int(found[0]) if len(found) else None


def spun_for(vcpu: Vcpu, cpu: int) -> tuple[str, int] | None:
    """Return the name of the lock that a processor waits for, and the processor that holds it."""
    if cpu < 0 or not vcpu.sim.scenario.lpar.locks:
        return None
    row = vcpu.s["cpu"][cpu]
    owner = int(vcpu.s["lock"]["owner"][int(row["lock"])])
    if int(row["doing"]) != Doing.SPIN or owner in (-1, cpu):
        return None
    return LOCK_LABELS[Lock(int(row["lock"]))], owner


def barriers(vcpu: Vcpu) -> list[tuple[str, int, str]]:
    """Return the SET SRM barriers that keep a guest on the eligible list: name, class, and figures.

    The rule is that of engine/mechanisms/processors/admission.py.
    """
    u, s, given = vcpu.guest, vcpu.s, vcpu.sim.scenario.parameters
    granule, own = vcpu.sim.scenario.lpar.granule, int(u["transaction_class"])
    pages, loading, guests = int(u["wss"]), int(u["loading"]), 1
    found = []
    for number in (3, 2, 1):
        pages += int(s["class_wss"][number])
        loading += int(s["loading"][number])
        guests += int(s["listed"][number])
        if number > own:
            continue
        limit = given.storbuf[number - 1] * int(s["frames"])
        if pages > limit:
            sizes = say(
                "{0} of working sets, {1} allowed",
                size_text(pages * granule),
                size_text(round(limit) * granule),
            )
            found.append(("STORBUF", number, sizes))
        most = given.ldubuf[number - 1] * int(s["n_volume"])
        if int(u["loading"]) and loading > most:
            found.append(("LDUBUF", number, say("{0} loading {0:user|users}, {1:g} allowed", loading, most)))
        if guests > given.dspbuf[number - 1]:
            found.append(("DSPBUF", number, say("{0} users, {1} allowed", guests, given.dspbuf[number - 1])))
    return found


def on_dispatch_list(s: Any) -> list[int]:
    """Return the numbers of the guests on the dispatch list."""
    return [int(g) for g in (s["guest"]["list"][: int(s["n_guest"])] == QueueList.DISPATCH).nonzero()[0]]
