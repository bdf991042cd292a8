"""Why CP takes pages of a guest: the scan that took them, from which list, and in which pass."""

from __future__ import annotations

from typing import Any

from engine.explain.answer import Answer, moment_text
from engine.kernel.kinds import QueueList
from engine.kernel.units import SECOND, size_text
from engine.sim import Simulation, SimulationError

AHEAD = 300 * SECOND
SLICE = 5_000  # events between two copies of the machine
PASSES = (
    "pass 1, which takes all pages of long-term dormant guests, and unreferenced ones of others down to the "
    "working set",
    "pass 2, which ignores working sets and leaves a guest only the pages that SET RESERVED keeps for it",
    "the emergency pass, which takes any page that is not locked",
)
LISTS = {
    QueueList.DORMANT: "dormant list",
    QueueList.ELIGIBLE: "eligible list",
    QueueList.DISPATCH: "dispatch list",
    QueueList.SHARED: "list of shared segments",
}


def why_taken(simulation: Simulation, guest: int) -> Answer:
    """Return what takes pages of a guest next, from the machine's present moment on."""
    name = simulation.scenario.guests[guest].userid
    found = _before(simulation, guest)
    if found is None:
        seconds = AHEAD // SECOND
        return Answer(f"{name}: CP takes none of its pages within the next {seconds} s.", (), simulation.now)
    twin, system = found
    while True:
        before = _Counters(twin.state.tables[system], guest)
        twin.run(max(twin.upcoming.time, twin.now), 1)
        s = twin.state.tables[system]
        if int(s["guest"]["stolen"][guest]) > before.stolen:
            return _taken(twin, s, guest, before)


def _before(simulation: Simulation, guest: int) -> tuple[Simulation, int] | None:
    """Return a copy of the machine shortly before it takes pages of a guest, and the guest's system."""
    twin, limit = simulation.fork(), simulation.now + AHEAD
    system = next((at for at, s in enumerate(twin.state.tables) if s["guest"]["here"][guest] == 1), 0)
    stolen = int(twin.state.tables[system]["guest"]["stolen"][guest])
    while twin.now < limit:
        earlier = twin.fork()
        try:
            twin.run(limit, SLICE)
        except SimulationError:
            return None
        if int(twin.state.tables[system]["guest"]["stolen"][guest]) > stolen:
            return earlier, system
    return None


class _Counters:
    """What is counted before an event."""

    def __init__(self, s: Any, guest: int) -> None:
        u = s["guest"][guest]
        self.stolen, self.real = int(u["stolen"]), int(u["real"])
        self.list, self.wss = QueueList(int(u["list"])), int(u["wss"])
        self.dormant = int(s["now"]) - int(u["dropped_at"])
        self.available, self.ended = int(s["available"]), [int(n) for n in s["scan_ended"]]


def _taken(twin: Simulation, s: Any, guest: int, before: _Counters) -> Answer:
    scenario, granule = twin.scenario, twin.scenario.lpar.granule
    name, pages = scenario.guests[guest].userid, int(s["guest"]["stolen"][guest]) - before.stolen
    ended = [int(after) - was for was, after in zip(before.ended, s["scan_ended"], strict=True)]
    last = max((number for number, count in enumerate(ended) if count > 0), default=0)
    reasons = [
        f"{before.available * granule:,} frames were available before; below the low threshold of "
        f"{scenario.parameters.low:,} a demand scan begins.",
        _place(before, granule, scenario.parameters.long_term),
        f"The scan ended in {PASSES[min(last, 2)]}.",
    ]
    headline = f"{name}: at {moment_text(twin.now)} CP takes {pages * granule:,} of its pages."
    return Answer(headline, tuple(reasons), twin.now, twin.now, (name,))


def _place(before: _Counters, granule: int, long_term: int) -> str:
    where = LISTS.get(before.list, "no list")
    real, wss = size_text(before.real * granule), size_text(before.wss * granule)
    sizes = f"it had {real} resident, with a working set of {wss}"
    if before.list != QueueList.DORMANT:
        return f"The guest was on the {where}; {sizes}."
    long = "long-term" if before.dormant >= long_term else "short-term"
    return f"The guest was {long} dormant, for {before.dormant / SECOND:.0f} s; {sizes}."
