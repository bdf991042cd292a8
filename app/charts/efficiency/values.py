"""Cycles per instruction, instructions per transaction, and utilization of each member."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any

import numpy as np
from PySide6.QtCore import QCoreApplication

from app.charts.toolkit.recordings import Same
from app.charts.values.curves import member_names
from app.charts.values.multisystem import growth
from app.language import scenario_text
from engine.kernel.units import SECOND
from engine.measures.measure import RATE_SPAN
from engine.recording.recorder import Recording
from engine.scenario.derived.instruction_cost import InstructionCost, instruction_cost
from engine.scenario.derived.systems import SystemOf, systems
from engine.scenario.scenario import Scenario

tr = partial(QCoreApplication.translate, "Efficiency")
PERCENT = 100.0
MILLION = 1e6
MIN_USED = 0.05  # % of processors: below that it is shown as 0.0, and so few instructions have no figure
TABLES = ("time", "system", "others", "cpus")  # that figures are taken from


@dataclass(frozen=True)
class MemberSpan:
    """One system over a time range; NaN = not known."""

    name: str
    processors: int
    model: str
    base: float  # cycles of an instruction without those of cache misses
    misses: float  # cycles of cache misses
    instructions: float  # of a transaction, millions; guests and CP
    guests: float  # % of its processors' time
    cp: float

    @property
    def cycles(self) -> float:
        """Cycles per instruction."""
        return self.base + self.misses

    @property
    def used(self) -> float:
        """Percentage of the system's processor time that is used."""
        return self.guests + self.cp

    @property
    def size(self) -> str:
        """The number of the system's processors as text, such as "6-way"."""
        return tr("{0}-way").format(self.processors)

    @property
    def way(self) -> str:
        """The number and model of the system's processors."""
        return f"{self.size} {self.model}"


@dataclass(frozen=True)
class MeanSpan:
    """The time range over which the figures are averaged."""

    title: str
    start: int  # ns
    end: int


def known(scenario: Scenario) -> bool:
    """Return True if a scenario specifies the processor model of a system."""
    return bool(getattr(scenario.lpar, "processor", None)) or any(
        getattr(system, "processor", None) for system in scenario.systems.values()
    )


def stretch(recording: Recording, cursor: int | None) -> MeanSpan:
    """Return the recorded part of the phase at the cursor, or of the current phase.

    If the phase has only just begun, also include the time before it, because less than 10 s is too noisy.
    """
    last = int(recording.time[-1])
    at = min(recording.at if cursor is None else cursor, max(last - 1, 0))
    phases = [phase for phase in recording.scenario.phases if phase.start <= at < phase.end]
    title, start, end = (
        (scenario_text(phases[-1].title), phases[-1].start, phases[-1].end) if phases else ("", 0, last)
    )
    end = min(end, last)
    return MeanSpan(title, min(start, max(end - RATE_SPAN, 0)), end)


def members(recording: Recording, span: MeanSpan) -> tuple[MemberSpan, ...]:
    """Return all systems over a time range."""
    ends, machines = _ends(recording, span), _machines(Same(recording.scenario))
    used = {field: _used(ends, span, machines, field) for field in ("emul_ns", "cp_ns")}
    done = _grown(ends, span, np.stack([ends.system["tx"], *ends.others["tx"].T], axis=1))
    return tuple(
        _member(recording, *machine, used["emul_ns"][place], used["cp_ns"][place], done[place])
        for place, machine in enumerate(machines)
    )


@lru_cache(maxsize=8)
def _machines(scenario: Same[Scenario]) -> tuple[tuple[SystemOf, InstructionCost | None], ...]:
    """Return the systems with the cost of their processors, which is expensive to find and never changes."""
    given = scenario.thing.parameters
    return tuple((system, instruction_cost(system.lpar, given)) for system in systems(scenario.thing))


def _ends(recording: Recording, span: MeanSpan) -> Recording:
    """Return only the samples around the ends of a time range, which are all that a mean needs."""
    last = len(recording.time) - 1
    first = np.searchsorted(recording.time, (span.start, span.end), side="right") - 1
    rows = np.unique(np.clip([*first, *(first + 1)], 0, last))
    return replace(recording, **{name: getattr(recording, name)[rows] for name in TABLES})


def _member(
    recording: Recording,
    system: SystemOf,
    cost: InstructionCost | None,
    guests: float,
    cp: float,
    done: float,
) -> MemberSpan:
    """Return a member; guests, cp: processors used; done: transactions per second."""
    worked = cost is not None and guests + cp >= MIN_USED / PERCENT * system.lpar.processors
    each = (guests + cp) * SECOND / cost.ns / done if cost is not None and done > 0.0 else np.nan
    return MemberSpan(
        member_names(recording.scenario)[system.index],
        system.lpar.processors,
        system.lpar.processor or "",
        cost.cycles - cost.misses if cost is not None and worked else np.nan,
        cost.misses if cost is not None and worked else np.nan,
        each / MILLION,
        PERCENT * guests / system.lpar.processors,
        PERCENT * cp / system.lpar.processors,
    )


def _used(
    recording: Recording,
    span: MeanSpan,
    machines: Sequence[tuple[SystemOf, InstructionCost | None]],
    field: str,
) -> list[float]:
    """Return the number of processors of each system that were in use."""
    firsts = np.cumsum([0, *(system.lpar.processors for system, _ in machines[:-1])])
    busy = np.add.reduceat(recording.cpus[field], firsts, axis=1)  # its processors lie side by side
    return [value / SECOND for value in _grown(recording, span, busy)]


def _grown(recording: Recording, span: MeanSpan, totals: Any) -> list[float]:
    """Return the growth per second of running totals (samples, systems)."""
    edges = np.array([span.start, span.end])
    found: list[float] = growth(recording.time, np.asarray(totals, np.float64), edges)[0].tolist()
    return found
