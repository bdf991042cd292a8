"""Why CP takes pages of a guest: the scan that took them, from which list, and in which pass."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.explain.aging import ListsBefore, where_pages_are, why_reclaimed, why_scanned
from engine.explain.answer import CausalAnswer, CausalStep, moment_text
from engine.kernel.kinds import EVENT_LABELS, QueueList
from engine.kernel.units import SECOND, size_text
from engine.language import enumerated, later, say
from engine.recording.next_event import Happening
from engine.sim import Simulation, SimulationError

AHEAD = 300 * SECOND
SLICE = 5_000  # events between two copies of the machine
PASSES = (
    later(
        "pass 1, which takes all pages of long-term dormant guests, and unreferenced pages of other "
        "guests down to their working sets"
    ),
    later("pass 2, which ignores working sets and leaves each guest only its reserved pages (SET RESERVED)"),
    later("the emergency pass, which takes any page that is not locked"),
)
TAKEN = (  # values counted by `taken` of a system
    later("long-term dormant guests"),
    later("short-term dormant guests"),
    later("shared segments"),
    later("guests on the eligible list"),
    later("guests on the dispatch list"),
)
NO_LIST = later("no list")
LISTS = {
    QueueList.DORMANT: later("dormant list"),
    QueueList.ELIGIBLE: later("eligible list"),
    QueueList.DISPATCH: later("dispatch list"),
    QueueList.SHARED: later("list of shared segments"),
}


def why_taken(simulation: Simulation, guest: int) -> CausalAnswer:
    """Return the next event that takes pages of a guest, from the machine's current time on."""
    name = simulation.scenario.guests[guest].userid
    found = _before(simulation, guest)
    if found is None:
        headline = say("{0}: CP takes none of its pages within the next {1} s.", name, AHEAD // SECOND)
        return CausalAnswer(headline, _listed(simulation, guest), simulation.now)
    twin, system = found
    while True:
        before, event = _Counters(twin.state.tables[system], guest), twin.upcoming
        lists = ListsBefore.of(twin.state.tables[system], guest, twin.scenario.lpar.granule)
        twin.run(max(twin.upcoming.time, twin.now), 1)
        s = twin.state.tables[system]
        if int(s["guest"]["stolen"][guest]) > before.stolen:
            if int(s["aging"]["on"]):
                return why_reclaimed(twin.scenario, s, guest, lists, event)
            return _taken(twin, s, guest, before, event)


def _listed(simulation: Simulation, guest: int) -> tuple[str, ...]:
    """Return which of a guest's pages are currently invalid, in z/VM 6.3 and later."""
    here = simulation.state.tables["guest"]["here"][:, guest].argmax()
    text = where_pages_are(simulation.state.tables[here], guest, simulation.scenario.lpar.granule)
    return (text,) if text else ()


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
    """The counts before an event."""

    def __init__(self, s: Any, guest: int) -> None:
        u = s["guest"][guest]
        self.stolen, self.real = int(u["stolen"]), int(u["real"])
        self.list, self.wss = QueueList(int(u["list"])), int(u["wss"])
        self.dormant = int(s["now"]) - int(u["dropped_at"])
        self.available, self.ended = int(s["available"]), [int(n) for n in s["scan_ended"]]
        self.low = int(s["param"]["low"]) + int(s["param"]["low_2g"])  # of both available lists
        self.taken, self.since = [int(n) for n in s["taken"]], int(u["dropped_at"])
        if self.list != QueueList.DORMANT:
            self.since = int(u["listed_at"])


def _taken(twin: Simulation, s: Any, guest: int, before: _Counters, event: Happening) -> CausalAnswer:
    scenario, granule = twin.scenario, twin.scenario.lpar.granule
    name, pages = scenario.guests[guest].userid, int(s["guest"]["stolen"][guest]) - before.stolen
    ended = [int(after) - was for was, after in zip(before.ended, s["scan_ended"], strict=True)]
    last = max((number for number, count in enumerate(ended) if count > 0), default=0)
    reasons = [
        why_scanned(before.available * granule, before.low * granule),
        _place(before, granule, scenario.parameters.long_term),
        say("The scan ended in {0}.", say(PASSES[min(last, 2)])),
    ]
    headline = say("{0}: at {1} CP takes {2:,} of its pages.", name, moment_text(twin.now), pages * granule)
    steps = tuple(_steps(twin, s, guest, before, event, last))
    return CausalAnswer(headline, tuple(reasons), twin.now, twin.now, (name,), steps)


def _steps(
    twin: Simulation, s: Any, guest: int, before: _Counters, event: Happening, last: int
) -> Iterator[CausalStep]:
    """Yield the steps: the guest that needed a frame, the available list, the passes and pages taken, and
    this guest.
    """
    scenario, now, granule = twin.scenario, twin.now, twin.scenario.lpar.granule
    userids = {guest.userid for guest in scenario.guests}
    needs = say("{0}: it needs a frame", say(EVENT_LABELS[event.kind]))
    yield CausalStep(event.subject, needs, now, now, event.subject if event.subject in userids else "")
    low = say("{0:,} frames, low threshold {1:,}", before.available * granule, before.low * granule)
    yield CausalStep(say("available list"), low, now, now)
    for number, what in enumerate(PASSES[: last + 1]):
        found_all = "{0}: enough frames are found" if number == last else "{0}: too few frames are found"
        yield CausalStep(say("demand scan"), say(found_all, say(what)), now, now)
    counts = [int(after) - was for was, after in zip(before.taken, s["taken"], strict=True)]
    found = [
        say("{0:,} from {1}", count * granule, say(where))
        for count, where in zip(counts, TAKEN, strict=True)
        if count
    ]
    yield CausalStep(say("demand scan"), say("frames taken: {0}", enumerated(found)), now, now)
    name = scenario.guests[guest].userid
    pages = int(s["guest"]["stolen"][guest]) - before.stolen
    where = say(LISTS.get(before.list, NO_LIST))
    text = say("on the {0}; it loses {1:,} {1:page|pages}", where, pages * granule)
    yield CausalStep(name, text, min(before.since, now), now, name)


def _place(before: _Counters, granule: int, long_term: int) -> str:
    where = say(LISTS.get(before.list, NO_LIST))
    real, wss = size_text(before.real * granule), size_text(before.wss * granule)
    sizes = say("it had {0} resident, with a working set of {1}", real, wss)
    if before.list != QueueList.DORMANT:
        return say("The guest was on the {0}; {1}.", where, sizes)
    text = "The guest was short-term dormant, for {0:.0f} s; {1}."
    if before.dormant >= long_term:
        text = "The guest was long-term dormant, for {0:.0f} s; {1}."
    return say(text, before.dormant / SECOND, sizes)
