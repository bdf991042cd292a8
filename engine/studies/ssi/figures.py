"""Figures of one run of the study: throughput, processors, volumes and storage.

All of them are taken in the phase "measured", for the systems that have guests: in the runs with state
changes, that is only the first system.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.conditions.membership import own_states
from engine.scenario.derived.systems import home
from engine.state.member import MemberState
from engine.studies.probes import Figures
from engine.studies.run_view import Open, RunView

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


def measured(view: RunView) -> tuple[int, int]:
    """Return the beginning and end of the phase, ns. Raises Open until the phase has ended."""
    span = view.phase("measured")
    view.need(span[1])
    if view.recording.now < span[1]:
        view.later("the measured phase has not ended")
    return span


def working(view: RunView) -> list[int]:
    """Return the numbers of the systems that have guests."""
    return sorted({home(view.scenario, guest) for guest in view.scenario.guests})


def of_members(measure: str, view: RunView, *members: int) -> float:
    """Return a figure of these systems together; of those that have guests if no system is specified."""
    return view.together(measure, members or working(view), *measured(view))


def of_volume(measure: str, view: RunView, *systems: int) -> float:
    """Return a figure of the volume LNX026: of all its exposures, or of those of some systems."""
    packs = list(view.scenario.packs)
    if VOLUME not in packs:
        raise Open(f"{view.scenario.id} has no volume {VOLUME}")
    of = [system * len(packs) + packs.index(VOLUME) for system in systems or working(view)]
    return view.together(measure, of, *measured(view))


def figure(name: str, view: RunView) -> float:
    """Return one quantity of a column in the study's tables."""
    if name in _VOLUME:
        return of_volume(_VOLUME[name], view)
    if name in _STORAGE:
        return of_members(_STORAGE[name], view) / len(working(view))
    return of_members(_MEMBER[name], view)


def _volume(view: RunView) -> Sequence[str]:
    """Return the quantities of the volume, without the times of an I/O if there was no I/O."""
    return tuple(_VOLUME) if figure(_RATE, view) else (_RATE,)


def figures(view: RunView) -> Figures:
    """Return all quantities of a column."""
    found = {name: figure(name, view) for name in (*_MEMBER, *_volume(view), *_STORAGE)}
    for place, member in enumerate(working(view), 1):
        found[f"tx_per_s.member{place}"] = of_members("member.tx", view, member)
    return found | _uses(view)


def _uses(view: RunView) -> Figures:
    """Return the use of all processors by purpose, % of time."""
    cpus = [place for place, item in enumerate(view.recording.cpu_system) if item in working(view)]
    emulation, cp = (
        100 * view.together(f"processor.{what}", cpus, *measured(view)) / len(cpus)
        for what in ("emulation", "cp")
    )
    return {"emulation": emulation, "cp": cp, "spin": 0.0, "number_of_processors": float(len(cpus))}


# ---- members


def history(view: RunView, member: int) -> list[MemberState]:
    """Return the states of a member until the end, in order, as the member itself has recorded them."""
    measured(view)
    if not view.recording.members.shape[-1]:
        raise Open(f"{view.scenario.id} has no cluster")
    states = own_states(view.recording, member)[1]
    return [MemberState(int(state)) for state, _ in groupby(states)]
