"""What is taken from one run of the study: its throughput, processors, volumes and storage.

All of it is of the phase "measured", and of the systems that have guests: in the runs of state changes that
is the first one alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.conditions.membership import own_states
from engine.scenario.derived.systems import home
from engine.state.member import MemberState
from engine.studies.probes import Figures
from engine.studies.run_view import Open, Seen

VOLUME = "LNX026"  # the volume of which the study shows the I/Os
_MEMBER = {  # a quantity of the ledger -> a measure
    "tx_per_s": "member.tx",
    "total_util_per_proc": "member.util",
    "itr": "member.itr",
    "cycles_per_instruction": "member.cycles",
    "cache_miss_cycles_per_instruction": "member.miss_cycles",
    "instructions_per_tx": "member.instructions",
    "virtual_io_rate": "member.virtual_ios",
    "dasd_paging": "member.page_reads",
    "response_per_tx": "member.response",
}
_RATE = "aggregate_io_rate"
_VOLUME = {
    _RATE: "pack.rate",
    "avg_service_time": "pack.service",
    "volume_util": "pack.util",
    "avg_wait_time": "pack.wait",
    "avg_response_time": "pack.response",
    "queue": "pack.queue",
}
_STORAGE = {  # of one member, the mean of all
    "resident_pages_below_2g": "member.resident_low",
    "available_frames_below_2g": "member.available_low",
    "available_frames_above_2g": "member.available_high",
}


def measured(seen: Seen) -> tuple[int, int]:
    """From when to when, ns. Raises Open while it is not over."""
    span = seen.phase("measured")
    seen.need(span[1])
    if seen.recording.now < span[1]:
        seen.later("the measured phase is not over")
    return span


def working(seen: Seen) -> list[int]:
    """The systems that have guests, by their numbers."""
    return sorted({home(seen.scenario, guest) for guest in seen.scenario.guests})


def of_members(measure: str, seen: Seen, *members: int) -> float:
    """A figure of these systems together; of those that have guests when none is named."""
    return seen.together(measure, members or working(seen), *measured(seen))


def of_volume(measure: str, seen: Seen, *systems: int) -> float:
    """A figure of the volume LNX026: of all of its exposures, or of those of some systems."""
    packs = list(seen.scenario.packs)
    if VOLUME not in packs:
        raise Open(f"{seen.scenario.id} has no volume {VOLUME}")
    of = [system * len(packs) + packs.index(VOLUME) for system in systems or working(seen)]
    return seen.together(measure, of, *measured(seen))


def figure(name: str, seen: Seen) -> float:
    """One quantity of a column of the study's tables."""
    if name in _VOLUME:
        return of_volume(_VOLUME[name], seen)
    if name in _STORAGE:
        return of_members(_STORAGE[name], seen) / len(working(seen))
    return of_members(_MEMBER[name], seen)


def _volume(seen: Seen) -> Sequence[str]:
    """What there is to tell of the volume: no times of an I/O where there was none."""
    return tuple(_VOLUME) if figure(_RATE, seen) else (_RATE,)


def figures(seen: Seen) -> Figures:
    """All quantities of a column."""
    found = {name: figure(name, seen) for name in (*_MEMBER, *_volume(seen), *_STORAGE)}
    for place, member in enumerate(working(seen), 1):
        found[f"tx_per_s.member{place}"] = of_members("member.tx", seen, member)
    return found | _uses(seen)


def _uses(seen: Seen) -> Figures:
    """What processors are used for, % of the time of all of them."""
    cpus = [place for place, one in enumerate(seen.recording.cpu_system) if one in working(seen)]
    emulation, cp = (
        100 * seen.together(f"processor.{what}", cpus, *measured(seen)) / len(cpus)
        for what in ("emulation", "cp")
    )
    return {"emulation": emulation, "cp": cp, "spin": 0.0, "number_of_processors": float(len(cpus))}


# ---- members


def history(seen: Seen, member: int) -> list[MemberState]:
    """The states that a member has had until the end, one after the other, as it has told them itself."""
    measured(seen)
    if not seen.recording.members.shape[-1]:
        raise Open(f"{seen.scenario.id} has no cluster")
    states = own_states(seen.recording, member)[1]
    return [MemberState(int(state)) for state, _ in groupby(states)]
