"""The reason why a guest waits now: states of its virtual CPUs, their start, the holders of required
resources, and the end.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.explain import hiperdispatch
from engine.explain.answer import CausalAnswer, listed, moment_text
from engine.explain.chain import chain
from engine.explain.vcpu import (
    AHEAD,
    Ending,
    Vcpu,
    ahead_of,
    barriers,
    exposure_of,
    find_ending,
    on_dispatch_list,
    queue_of,
    spun_for,
    vcpus,
)
from engine.kernel.kinds import EVENT_LABELS, VcpuState
from engine.kernel.queue import NEVER
from engine.kernel.units import MS, SECOND
from engine.language import later, numeral, say
from engine.sim import Simulation
from engine.state.pools import pool_name

_CALM = (VcpuState.OFF, VcpuState.SUSPENDED, VcpuState.STOPPED)


def why_waiting(simulation: Simulation, guest: int) -> tuple[CausalAnswer, ...]:
    """Return an answer for each virtual CPU of a guest at the machine's current time."""
    return tuple(_answer(vcpu) for vcpu in vcpus(simulation, guest))


def _answer(vcpu: Vcpu) -> CausalAnswer:
    since, now = vcpu.since(), vcpu.sim.now
    head, reasons, guests = _REASONS[vcpu.state](vcpu)
    ending = None if vcpu.state in _CALM else find_ending(vcpu)
    headline = say("{0}: {1}, since {2} ({3}).", vcpu.name, head, moment_text(since), _time(now - since))
    return CausalAnswer(
        headline,
        (*reasons, _ending(ending, now)),
        since,
        ending.at if ending else None,
        tuple(dict.fromkeys(guests)),
        chain(vcpu, head, ending),
    )


def _ending(ending: Ending | None, now: int) -> str:
    if ending is None:
        return say("Nothing ends this state within {0} s, unless a command ends it.", AHEAD // SECOND)
    event = ending.event
    return say(
        "It ends in {0}, with: {1}, {2}.",
        _time(ending.at - now),
        event.subject,
        say(EVENT_LABELS[event.kind]),
    )


def _time(ns: int) -> str:
    if ns >= 10 * SECOND:
        return f"{numeral(ns / SECOND, '.0f')} s"
    return f"{numeral(ns / SECOND, '.3g')} s" if ns >= SECOND else f"{numeral(ns / MS, '.3g')} ms"


# ---- why, by state

_Found = tuple[str, list[str], list[str]]


def _running(vcpu: Vcpu) -> _Found:
    cpu = int(vcpu.row["cpu"])
    spinning = _lock_of(vcpu, cpu)
    reasons = [spinning] if spinning else []
    if vcpu.sim.scenario.lpar.locks is False or not spinning:
        left = int(vcpu.row["slice_left"])
        reasons.append(say("It has {0} left of its dispatch time slice.", _time(max(left, 0))))
    reasons += hiperdispatch.why_here(vcpu) if hiperdispatch.has_homes(vcpu) else []
    return say("it runs on processor {0}", cpu), reasons, []


def _lock_of(vcpu: Vcpu, cpu: int) -> str:
    """Return the holder of the lock that a processor spins for; "" if it is not spinning."""
    found = spun_for(vcpu, cpu)
    return (
        say("Its processor spins on the {0}, which processor {1} holds.", say(found[0]), found[1])
        if found
        else ""
    )


def _ready(vcpu: Vcpu) -> _Found:
    count = int(vcpu.s["n_cpu"])
    busy = [vcpu.userid(int(v)) for v in vcpu.s["cpu"]["vcpu"][:count] if v >= 0]
    ahead = ahead_of(vcpu)
    reasons = [
        say("{0} of {1} processors {0:runs|run} guests: {2}.", len(busy), count, listed(busy))
        if busy
        else say("No processor has looked for work yet.")
    ]
    if off := int((vcpu.s["core"]["off"][:count] == 1).sum()) if int(vcpu.s["prsm"]["n_core"]) else 0:
        reasons.append(say("{0} of them {0:has|have} no physical core at the moment.", off))
    if hiperdispatch.has_homes(vcpu):
        reasons += hiperdispatch.why_ready(vcpu)
    if int(vcpu.row["master_debt"]) > 0:
        reasons.append(say("Part of its work can run only on the master processor (processor 0)."))
    if ahead:
        reasons.append(
            say(
                "{0} virtual {0:CPU|CPUs} with an earlier deadline {0:runs|run} before it: {1}.",
                *(len(ahead), listed(ahead)),
            )
        )
    else:
        reasons.append(say("It is next: no other virtual CPU has an earlier deadline."))
    return say("it is ready and waits for a processor"), reasons, [*busy, *ahead]


def _page_wait(vcpu: Vcpu) -> _Found:
    if vcpu.s["paging"]["on"]:
        return _exposure_wait(vcpu)
    wait = vcpu.s["waiting"][vcpu.v]
    due = moment_text(int(wait["due"]))
    reasons = [say("It has touched a page that was only on a paging volume; the read is due at {0}.", due)]
    guests: list[str] = []
    for number in range(int(vcpu.s["n_volume"])):
        queue = queue_of(vcpu, number)
        if vcpu.v in queue:
            before = [vcpu.userid(v) for v in queue[: queue.index(vcpu.v)]]
            reasons.append(
                say("Volume {0} reads for {1} first.", vcpu.volume(number), listed(before))
                if before
                else say("Volume {0} reads it now.", vcpu.volume(number))
            )
            guests = before
    return say("it waits for a page"), reasons, guests


def _exposure_wait(vcpu: Vcpu) -> _Found:
    """Return a sentence on the exposure that reads a page, or on the volume's reads that start before it."""
    head, touched = say("it waits for a page"), say("It has touched a page that was only on a paging volume.")
    exposure, volumes = exposure_of(vcpu), int(vcpu.s["n_volume"])
    if exposure is not None:
        volume = vcpu.volume(int(vcpu.s["exposure"][exposure]["volume"]))
        base = say("Volume {0} reads it now, on its base.", volume)
        alias = say("Volume {0} reads it now, on alias {1}.", volume, exposure - volumes + 1)
        return head, [touched, base if exposure < volumes else alias], []
    for number in range(volumes):
        queue = queue_of(vcpu, number)
        if vcpu.v in queue:
            before = [vcpu.userid(v) for v in queue[: queue.index(vcpu.v)]]
            waits = say("No exposure of volume {0} is free for it.", vcpu.volume(number))
            first = [say("These reads begin first: {0}.", listed(before))] if before else []
            return head, [touched, waits, *first], before
    return head, [touched], []


def _io_wait(vcpu: Vcpu) -> _Found:
    until = int(vcpu.row["work_at"])
    waits = "it waits for an I/O until {0}" if until < int(NEVER) else "it waits for an I/O"
    return (
        say(waits, moment_text(until)),
        [say("Its program has requested data and has nothing else to do.")],
        [],
    )


def _sim_wait(item: Vcpu) -> _Found:
    return (
        say("CP works for the virtual CPU"),
        [say("The guest waits while CP simulates one of its instructions or serves one of its requests.")],
        [],
    )


def _test_idle(vcpu: Vcpu) -> _Found:
    until = int(vcpu.row["idle_until"])
    reasons = [
        say(
            "It has no work. CP leaves it on the dispatch list until {0}, in case work arrives.",
            moment_text(until),
        )
    ]
    return say("it is idle, in CP's test-idle state"), [*reasons, *_next_work(vcpu)], []


def _dormant(vcpu: Vcpu) -> _Found:
    return (
        say("it is dormant"),
        [say("It has no work and has left the dispatch list."), *_next_work(vcpu)],
        [],
    )


def _next_work(vcpu: Vcpu) -> list[str]:
    times = {
        later("Its next tick is due at {0}."): int(vcpu.row["tick_at"]),
        later("Its next work is due at {0}."): int(vcpu.row["work_at"]),
    }
    known = {text: at for text, at in times.items() if vcpu.sim.now < at < int(NEVER)}
    return [say(text, moment_text(at)) for text, at in known.items()]


def _eligible(vcpu: Vcpu) -> _Found:
    names = vcpu.sim.scenario.guests
    reasons = [
        say(
            "{0} of SET SRM keeps it there: with this guest, {1} for class {2} and longer classes.",
            name,
            figures,
            number,
        )
        for name, number, figures in barriers(vcpu)
    ]
    reasons = reasons or [say("A guest ahead of it blocks its class.")]
    moment = moment_text(int(vcpu.guest["enter_by"]))
    reasons.append(say("Its eligible priority is due to move it to the dispatch list at {0}.", moment))
    there = on_dispatch_list(vcpu.s)
    largest = [names[g].userid for g in sorted(there, key=lambda g: -int(vcpu.s["guest"]["wss_in"][g]))[:3]]
    if largest:
        reasons.append(say("The largest working sets there belong to {0}.", listed(largest)))
    return say("its guest waits on the eligible list"), reasons, largest


def _limited(vcpu: Vcpu) -> _Found:
    number = int(vcpu.row["by_pool"])
    if number > 0:
        pool = vcpu.s["pool"][number - 1]
        reason = say(
            "The guests of resource pool {0} have together used more than {1:.2f} processors; it may run "
            "again at {2}.",
            *(pool_name(pool), float(pool["cores"]), moment_text(int(pool["full_at"]))),
        )
        return say("the limit of its pool holds it back"), [reason], []
    until, share = int(vcpu.row["limit_at"]), float(vcpu.guest["limit_share"])
    reason = say(
        "It has used more than its maximum share of {0:g}%; it may run again at {1}.",
        share,
        moment_text(until),
    )
    return say("its limit share holds it back"), [reason], []


def _stopped(item: Vcpu) -> _Found:
    return say("it is stopped"), [say("STOP has stopped it; BEGIN lets it run again.")], []


def _suspended(item: Vcpu) -> _Found:
    return (
        say("its Linux is suspended"),
        [say("Its image is on a swap device; an IPL resumes the guest.")],
        [],
    )


def _off(item: Vcpu) -> _Found:
    return say("its guest is not logged on or has not been IPLed"), [], []


_REASONS: dict[VcpuState, Callable[[Vcpu], _Found]] = {
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
