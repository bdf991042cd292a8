"""A wait as a chain: the guest, the holder of the resource for which it waits, the holder's activity, and the
event that ends the wait.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.explain import hiperdispatch
from engine.explain.answer import CausalStep, listed
from engine.explain.vcpu import (
    Ending,
    Vcpu,
    ahead_of,
    barriers,
    on_dispatch_list,
    queue_of,
    spun_for,
)
from engine.kernel.kinds import DOING_LABELS, EVENT_LABELS, STATE_LABELS, Doing, QueueList, VcpuState
from engine.language import say

MOST = 3  # guests of a list that are shown


def chain(vcpu: Vcpu, head: str, ending: Ending | None) -> tuple[CausalStep, ...]:
    """Return the steps of a wait. head: the activity of the virtual CPU, as text."""
    end = ending.at if ending else None
    cpu = int(vcpu.row["cpu"]) if vcpu.state == VcpuState.RUNNING else -1
    steps = [CausalStep(vcpu.name, head, vcpu.since(), end, vcpu.userid(vcpu.v), _lane(vcpu, cpu))]
    steps += _BEHIND.get(vcpu.state, _nothing)(vcpu, ending)
    if ending is not None:
        steps.append(_last(vcpu, ending))
    return tuple(steps)


def _lane(vcpu: Vcpu, cpu: int) -> int:
    """Return the number of a processor's lane; -1 if several systems use the same numbers."""
    return cpu if len(vcpu.sim.state.tables) == 1 else -1


def _last(vcpu: Vcpu, ending: Ending) -> CausalStep:
    event = ending.event
    after = VcpuState(int(ending.twin.state.tables[vcpu.system]["vcpu"]["state"][vcpu.v]))
    text = say(
        "{0}: {1} is then in the state {2}",
        say(EVENT_LABELS[event.kind]),
        vcpu.name,
        say(STATE_LABELS[after]),
    )
    userids = {guest.userid for guest in vcpu.sim.scenario.guests}
    guest = event.subject if event.subject in userids else vcpu.userid(vcpu.v)
    return CausalStep(event.subject, text, ending.at, ending.at, guest)


def _nothing(item: Vcpu, ending: Ending | None) -> Iterator[CausalStep]:
    yield from ()


def _running(vcpu: Vcpu, ending: Ending | None) -> Iterator[CausalStep]:
    yield from _lock(vcpu, int(vcpu.row["cpu"]), ending)


def _lock(vcpu: Vcpu, cpu: int, ending: Ending | None) -> Iterator[CausalStep]:
    """Yield the lock that a processor spins for, and its holder's activity."""
    found = spun_for(vcpu, cpu)
    if found is None:
        return
    name, owner = found
    end, row = ending.at if ending else None, vcpu.s["cpu"][owner]
    yield CausalStep(
        say(name),
        say("processor {0} holds it", owner),
        int(max(vcpu.s["cpu"][cpu]["asked_at"], vcpu.s["cpu"][cpu]["began"])),
        end,
    )
    doing, v = say(DOING_LABELS[Doing(int(row["doing"]))]), int(row["vcpu"])
    whom = vcpu.at(v) if v >= 0 else None
    text = say("{0}, for {1}", doing, whom.name) if whom else doing
    userid = whom.userid(v) if whom else ""
    yield CausalStep(say("processor {0}", owner), text, int(row["began"]), None, userid, _lane(vcpu, owner))


def _ready(vcpu: Vcpu, ending: Ending | None) -> Iterator[CausalStep]:
    """Yield the virtual CPUs that run first, the processor that this virtual CPU gets, the current user of
    that processor, and the lock for which that user spins.
    """
    now, end = vcpu.sim.now, ending.at if ending else None
    if hiperdispatch.has_homes(vcpu):
        yield hiperdispatch.home_step(vcpu, _lane(vcpu, int(vcpu.s["homed"]["home"][vcpu.v])), end)
    if ahead := ahead_of(vcpu):
        text = say("{0} with an earlier deadline", listed(ahead))
        yield CausalStep(say("ready before it"), text, now, end, ahead[0])
    cpu = _processor_after(vcpu, ending)
    if cpu is None:
        return
    v = int(vcpu.s["cpu"]["vcpu"][cpu])
    if v < 0:
        idle = say("it is idle and has not looked for work yet")
        yield CausalStep(say("processor {0}", cpu), idle, now, end, processor=_lane(vcpu, cpu))
        return
    holder = vcpu.at(v)
    began = int(vcpu.s["cpu"]["began"][cpu])
    runs = say("it runs {0}", holder.name)
    yield CausalStep(say("processor {0}", cpu), runs, began, end, holder.userid(v), _lane(vcpu, cpu))
    yield CausalStep(
        holder.name,
        say("it might use up its time slice before it waits"),
        holder.since(),
        end,
        holder.userid(v),
    )
    yield from _lock(vcpu, cpu, ending)


def _processor_after(vcpu: Vcpu, ending: Ending | None) -> int | None:
    """Return the processor on which a virtual CPU runs when its wait has ended."""
    if ending is None:
        return None
    row = ending.twin.state.tables[vcpu.system]["vcpu"][vcpu.v]
    return int(row["cpu"]) if int(row["state"]) == VcpuState.RUNNING else None


def _page_wait(vcpu: Vcpu, ending: Ending | None) -> Iterator[CausalStep]:
    """Yield the reads of the volume up to that of its page."""
    for number in range(int(vcpu.s["n_volume"])):
        queue = [] if vcpu.s["paging"]["on"] else queue_of(vcpu, number)  # with exposures no order is known
        if vcpu.v in queue:
            begun = vcpu.since() if queue[0] == vcpu.v else vcpu.sim.now
            for v in queue[: queue.index(vcpu.v) + 1]:
                due = int(vcpu.s["waiting"]["due"][v])
                text = say("it reads a page for {0}", vcpu.at(v).name)
                yield CausalStep(say("volume {0}", vcpu.volume(number)), text, begun, due, vcpu.userid(v))
                begun = due


def _eligible(vcpu: Vcpu, ending: Ending | None) -> Iterator[CausalStep]:
    """Yield the barriers, the guests on the dispatch list, and the guests that leave before the guest
    enters.
    """
    since, end = vcpu.since(), ending.at if ending else None
    for name, number, figures in barriers(vcpu):
        yield CausalStep(name, say("class {0}: {1}", number, figures), since, end)
    there = on_dispatch_list(vcpu.s)
    for g in sorted(there, key=lambda g: -int(vcpu.s["guest"]["wss_in"][g]))[:MOST]:
        u = vcpu.s["guest"][g]
        first = vcpu.at(int(u["first_vcpu"]))
        gone = ending is not None and int(_list_after(ending, vcpu, g)) != QueueList.DISPATCH
        text = say("it is on the dispatch list; {0}", say(STATE_LABELS[first.state]))
        text = say("{0}; it leaves the list first", text) if gone else text
        yield CausalStep(
            first.userid(first.v), text, int(u["listed_at"]), end if gone else None, first.userid(first.v)
        )


def _list_after(ending: Ending, vcpu: Vcpu, g: int) -> int:
    return int(ending.twin.state.tables[vcpu.system]["guest"]["list"][g])


def _sim_wait(vcpu: Vcpu, ending: Ending | None) -> Iterator[CausalStep]:
    """Yield the processor on which CP works for the virtual CPU."""
    if int(vcpu.row["master_debt"]) > 0:
        v = int(vcpu.s["cpu"]["vcpu"][0])
        text = (
            say("only this processor can do the work; it now runs {0}", vcpu.at(v).name)
            if v >= 0
            else say("only this processor can do the work")
        )
        end = ending.at if ending else None
        userid = vcpu.userid(v) if v >= 0 else ""
        yield CausalStep(say("processor {0}", 0), text, vcpu.sim.now, end, userid, _lane(vcpu, 0))


_BEHIND: dict[VcpuState, Callable[[Vcpu, Ending | None], Iterator[CausalStep]]] = {
    VcpuState.RUNNING: _running,
    VcpuState.READY: _ready,
    VcpuState.PAGE_WAIT: _page_wait,
    VcpuState.ELIGIBLE: _eligible,
    VcpuState.SIM_WAIT: _sim_wait,
}
