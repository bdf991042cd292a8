"""Why a virtual CPU runs on, or waits for, a processor under HiperDispatch: home, barriers, parked cores.

The rules are those of engine/mechanisms/processors/stealing.py and engine/mechanisms/prsm/parking.py.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.explain.answer import CausalStep
from engine.explain.vcpu import Vcpu
from engine.language import later, say
from engine.state.prsm import Polarity

_KINDS = {
    Polarity.HIGH: later("vertical high"),
    Polarity.MEDIUM: later("vertical medium"),
    Polarity.LOW: later("vertical low"),
}
_FAR = {
    1: later("on the same chip"),
    2: later("on another chip of the node"),
    3: later("on another node"),
}
_BARRIERS = {
    2: later(
        "Processor {0} is idle, on another chip of the node: it takes work only if two virtual CPUs "
        "wait there."
    ),
    3: later(
        "Processor {0} is idle, on another node: it takes only work that has waited for longer than a time "
        "slice."
    ),
}


def has_homes(vcpu: Vcpu) -> bool:
    """Return whether virtual CPUs are queued by home: HiperDispatch with vertical polarization."""
    return bool(vcpu.s["hiper"]["on"] and vcpu.s["hiper"]["vertical"])


def why_ready(vcpu: Vcpu) -> list[str]:
    """Return why a virtual CPU waits in its vector: its home, barriers of idle processors, parking."""
    home = int(vcpu.s["homed"]["home"][vcpu.v])
    found = [say("It is queued for its home, processor {0}, which is {1}.", home, _kind(vcpu, home))]
    return [*found, *_core(vcpu, home), *_barred(vcpu, home), *_parked(vcpu)]


def why_here(vcpu: Vcpu) -> list[str]:
    """Return why a virtual CPU runs on its processor: the processor is its home, or had no work."""
    cpu, home = int(vcpu.row["cpu"]), int(vcpu.s["homed"]["home"][vcpu.v])
    kind = _kind(vcpu, cpu)
    if cpu == home:
        return [say("The processor is its home and is {0}.", kind), *_core(vcpu, cpu)]
    text = (
        "Its home is processor {0}; the current processor, {1} and {2}, had nothing to do and took it "
        "from there."
    )
    return [say(text, home, say(_FAR[_distance(vcpu, cpu, home)]), kind), *_core(vcpu, cpu)]


def home_step(vcpu: Vcpu, lane: int, end: int | None) -> CausalStep:
    """Return the step of a chain for the home of a virtual CPU. lane: the number of its lane."""
    home = int(vcpu.s["homed"]["home"][vcpu.v])
    text = say("home of {0}, {1}; waiting there: {2}", vcpu.name, _kind(vcpu, home), _waiting(vcpu, home))
    return CausalStep(say("processor {0}", home), text, vcpu.since(), end, processor=lane)


def _kind(vcpu: Vcpu, cpu: int) -> str:
    return say(_KINDS[Polarity(int(vcpu.s["core"]["polarity"][cpu]))])


def _waiting(vcpu: Vcpu, cpu: int) -> int:
    return int(vcpu.s["dsv"]["n"][cpu])


def _core(vcpu: Vcpu, cpu: int) -> Iterator[str]:
    """Yield a step if a processor with work has no physical core."""
    if int(vcpu.s["core"]["off"][cpu]) == 1 or int(vcpu.s["core"]["yielded"][cpu]) == 1:
        yield say("PR/SM has given the physical core of processor {0} to another logical core.", cpu)


def _distance(vcpu: Vcpu, cpu: int, other: int) -> int:
    """Return the distance between two logical cores, 1 to 3, as CP sees it."""
    h = vcpu.s["hiper"]
    here, there = (int(vcpu.s["dsv"]["place"][core]) for core in (cpu, other))
    if here // int(h["node"]) != there // int(h["node"]):
        return 3
    return 1 if here // int(h["chip"]) == there // int(h["chip"]) else 2


def _barred(vcpu: Vcpu, home: int) -> Iterator[str]:
    """Yield the barrier of each distance that keeps an idle processor from taking the virtual CPU."""
    idle = [c for c in range(int(vcpu.s["n_cpu"])) if int(vcpu.s["idle_cpus"]) >> c & 1 and c != home]
    nearest = {_distance(vcpu, c, home): c for c in reversed(idle)}
    for distance, cpu in sorted(nearest.items()):
        if distance in _BARRIERS:
            yield say(_BARRIERS[distance], cpu)


def _parked(vcpu: Vcpu) -> Iterator[str]:
    cores, h = vcpu.s["core"][: int(vcpu.s["n_cpu"])], vcpu.s["hiper"]
    if count := int((cores["parked"] == 1).sum()):
        yield say(
            "CP has parked {0} of {1} processors: it expects to use {2:.1f}, and counts on {3:.1f} beyond "
            "the entitlement.",
            *(count, len(cores), float(h["ceiling"]), float(h["floor"])),
        )
