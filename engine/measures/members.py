"""z/VM systems, individually or together: processors, storage, and membership in the cluster."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from engine.kernel.units import SECOND
from engine.measures.measure import Floats, Measure, Series
from engine.recording.recorder import Recording
from engine.scenario.derived.instruction_cost import InstructionCost, instruction_cost
from engine.scenario.derived.systems import systems
from engine.scenario.scenario import Scenario

Members = npt.NDArray[np.int64]
_BUSY = "accounted for whenever a processor changes its activity"
_PACED = f"CPU time divided by the time of an instruction, {_BUSY}"


def of_member(field: str, paged: bool = False) -> Series:
    """Return the series of a sample field of systems, summed; `paged`: in guest pages."""

    def series(recording: Recording, members: Members) -> Floats:
        total = np.zeros(len(recording.time))
        for member in members:
            rows = recording.system if member == 0 else recording.others[:, member - 1]
            total += rows[field]
        return total * (recording.scenario.lpar.granule if paged else 1)

    return series


def _costs(scenario: Scenario) -> tuple[InstructionCost | None, ...]:
    return tuple(instruction_cost(system.lpar, scenario.parameters) for system in systems(scenario))


def _busy(recording: Recording, member: int) -> Floats:
    """Return the CPU time of guests and of CP that a member's processors have used, in ns."""
    own = recording.cpus[:, recording.cpu_system == member]
    return np.asarray((own["emul_ns"] + own["cp_ns"]).sum(axis=1), np.float64)


def _all_busy(recording: Recording, members: Members) -> Floats:
    return sum((_busy(recording, int(member)) for member in members), np.zeros(len(recording.time)))


def _count(recording: Recording, members: Members) -> int:
    """Return the number of processors of these members."""
    return sum(recording.systems[int(member)].lpar.processors for member in members)


def _there_was(recording: Recording, members: Members) -> Floats:
    """Return the CPU time that has been available, in ns."""
    return np.asarray(recording.time, np.float64) * _count(recording, members)


def _share_used(recording: Recording, members: Members) -> Floats:
    """Return the CPU time used, in ns, divided by the number of processors."""
    return _all_busy(recording, members) / max(_count(recording, members), 1)


def _instructions(cycles: Callable[[InstructionCost], float]) -> Series:
    """Return the executed instructions multiplied by the cycles of each; 0 where no processor model is
    specified.
    """

    def series(recording: Recording, members: Members) -> Floats:
        total = np.zeros(len(recording.time))
        costs = _costs(recording.scenario)
        for member in members:
            cost = costs[int(member)]
            if cost is not None:
                total += _busy(recording, int(member)) / cost.ns * cycles(cost)
        return total

    return series


_EXECUTED = _instructions(lambda cost: 1.0)


def _of_cluster(field: str) -> Series:
    """Return the series of a sample field of members, summed; 0 without a cluster."""

    def series(recording: Recording, members: Members) -> Floats:
        there = members[members < recording.members.shape[-1]]
        return np.asarray(recording.members[field][:, there].sum(axis=1), np.float64)

    return series


def _told(name: str, title: str, unit: str, source: str) -> Measure:
    return Measure(f"member.{name}", title, unit, source, "member", _of_cluster(name), several=True)


_WRITTEN = "as written in the persistent data record"
MEASURES = (
    Measure(
        "member.util",
        "system processor use",
        "%",
        _BUSY,
        "member",
        _all_busy,
        True,
        100.0,
        per=_there_was,
    ),
    Measure(
        "member.itr",
        "transactions a second with all processors in use",
        "tx/s",
        "transactions divided by processor use",
        "member",
        of_member("tx"),
        True,
        SECOND,
        per=_share_used,
        web=True,
    ),
    Measure(
        "member.instructions",
        "instructions per transaction, in guests and in CP",
        "instructions",
        _PACED,
        "member",
        _EXECUTED,
        True,
        per=of_member("tx"),
        web=True,
    ),
    Measure(
        "member.cycles",
        "cycles per instruction",
        "cycles",
        _PACED,
        "member",
        _instructions(lambda cost: cost.cycles),
        True,
        per=_EXECUTED,
    ),
    Measure(
        "member.miss_cycles",
        "of these, waiting for caches",
        "cycles",
        _PACED,
        "member",
        _instructions(lambda cost: cost.misses),
        True,
        per=_EXECUTED,
    ),
    Measure(
        "member.page_reads",
        "pages read by the system from paging volumes",
        "pages/s",
        "counted when a page moves",
        "member",
        of_member("page_reads", paged=True),
        True,
        SECOND,
    ),
    _told("state", "member state code", "code", _WRITTEN),
    _told("joins", "times that the member joined", "times", "counted"),
    _told("leaves", "times that the member left", "times", "counted"),
    _told("suspends", "times that the member was suspended", "times", "counted"),
    _told("held", "members that hold new logons", "members", "a value"),
)
