"""What an instruction takes on each member, what a transaction takes of them, and how busy processors are."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from PySide6.QtCore import QCoreApplication

from app.charts.complex import growth
from app.charts.member_values import member_names
from app.moment import RATE_SPAN
from engine.measures import measures
from engine.pace import pace_of
from engine.recorder import Recording
from engine.units import SECOND

PERCENT = 100.0
MILLION = 1e6
TABLES = ("time", "system", "others", "cpus")  # that figures are taken from


@dataclass(frozen=True)
class Member:
    """One system over a stretch of time; NaN = not known."""

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
        """Of an instruction."""
        return self.base + self.misses

    @property
    def used(self) -> float:
        """% of its processors' time."""
        return self.guests + self.cp

    @property
    def way(self) -> str:
        """How many processors it has, and of which model."""
        return _tr("{0}-way {1}").format(self.processors, self.model)


@dataclass(frozen=True)
class Stretch:
    """The stretch of time that figures are means of."""

    title: str
    start: int  # ns
    end: int


def known(scenario: Any) -> bool:
    """Is known which processors a system has?"""
    return bool(getattr(scenario.lpar, "processor", None)) or any(
        getattr(one, "processor", None) for one in scenario.systems.values()
    )


def stretch(recording: Recording, cursor: int | None) -> Stretch:
    """The phase at the cursor, or the present one, as far as it is recorded; the whole run without phases.

    When it has only begun, what came before it belongs to it: less than 10 s are too noisy.
    """
    last = int(recording.time[-1])
    at = min(recording.at if cursor is None else cursor, max(last - 1, 0))
    phases = [one for one in recording.scenario.phases if one.start <= at < one.end]
    title, start, end = (phases[-1].title, phases[-1].start, phases[-1].end) if phases else ("", 0, last)
    end = min(end, last)
    return Stretch(title, min(start, max(end - RATE_SPAN, 0)), end)


def members(recording: Recording, span: Stretch) -> tuple[Member, ...]:
    """All systems over a stretch."""
    ends = _ends(recording, span)
    return tuple(_member(ends, span, one) for one in ends.systems)


def _ends(recording: Recording, span: Stretch) -> Recording:
    """The samples around the ends of a stretch alone: what lies between them does not matter to a mean."""
    last = len(recording.time) - 1
    first = np.searchsorted(recording.time, (span.start, span.end), side="right") - 1
    rows = np.unique(np.clip([*first, *(first + 1)], 0, last))
    return replace(recording, **{name: getattr(recording, name)[rows] for name in TABLES})


def _member(recording: Recording, span: Stretch, one: Any) -> Member:
    pace = pace_of(one.lpar, recording.scenario.parameters)
    guests, cp = (_used(recording, span, one, field) for field in ("emul_ns", "cp_ns"))
    each = measures()["member.instructions"].value(recording, [one.index], span.start, span.end)
    return Member(
        member_names(recording.scenario)[one.index],
        one.lpar.processors,
        one.lpar.processor or "",
        pace.cycles - pace.misses if pace else np.nan,
        pace.misses if pace else np.nan,
        each / MILLION if each > 0.0 else np.nan,
        guests,
        cp,
    )


def _used(recording: Recording, span: Stretch, one: Any, field: str) -> float:
    """% of the time of a system's processors."""
    own = recording.cpus[field][:, recording.cpu_system == one.index].sum(axis=1)
    totals, edges = np.asarray(own, np.float64), np.array([span.start, span.end])
    return PERCENT / SECOND / one.lpar.processors * float(growth(recording.time, totals, edges)[0])


def _tr(text: str) -> str:
    return QCoreApplication.translate("Efficiency", text)
