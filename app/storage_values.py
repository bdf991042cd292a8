"""Storage of each z/VM system at a moment: available frames and pages of guests below and above 2 GB."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from PySide6.QtCore import QCoreApplication

from app.charts.member_values import member_names
from app.moment import RATE_SPAN, Moment
from engine.measures import measures
from engine.recorder import SAMPLES, Recording
from engine.units import SECOND


def _tr(text: str) -> str:
    return QCoreApplication.translate("StorageValues", text)


@dataclass(frozen=True)
class Frames:
    """A system's frames, in pages of 4 KB."""

    available_low: int
    available_high: int
    resident_low: int
    resident_high: int
    unused: int  # of those available below 2 GB: CP never uses them

    @property
    def low_text(self) -> str:
        """Available below 2 GB, and that they stay so."""
        return (
            _tr("{0} unused").format(f"{self.available_low:,}") if self.unused else f"{self.available_low:,}"
        )


def frames(moment: Moment, number: int) -> Frames:
    """Of the system with a number."""
    return Frames(
        _count(moment, number, "available_low"),
        _count(moment, number, "available_high"),
        _count(moment, number, "resident_low"),
        _count(moment, number, "resident_high"),
        moment.recording.systems[number].lpar.unused_below_2g,
    )


def _count(moment: Moment, number: int, name: str) -> int:
    """What a measure of systems says at the moment's sample."""
    return int(measures()[f"member.{name}"].series(_sample(moment), np.array([number]))[0])


def _sample(moment: Moment) -> Recording:
    """The moment's sample alone: a measure looks at all that it is given."""
    row = slice(moment.row, moment.row + 1)
    return replace(moment.recording, **{name: getattr(moment.recording, name)[row] for name in SAMPLES})


@dataclass(frozen=True)
class Column:
    """What the table shows of a system: heading, help, text."""

    title: str
    help: str
    text: Callable[[Moment, int, Frames], str]


def columns() -> tuple[Column, ...]:
    """From left to right."""
    low = _tr(
        "Free frames below 2 GB. From a certain size of central storage on z/VM 6.2 leaves them unused: "
        "they are available, and stay so."
    )
    return (
        Column(
            _tr("System"), _tr("The z/VM system"), lambda at, n, _: member_names(at.recording.scenario)[n]
        ),
        Column(_tr("Avail <2G"), low, lambda _at, _n, of: of.low_text),
        Column(_tr("Avail >2G"), _tr("Free frames above 2 GB"), lambda _at, _n, of: f"{of.available_high:,}"),
        Column(
            _tr("Pages <2G"),
            _tr("Pages of guests in frames below 2 GB"),
            lambda _at, _n, of: f"{of.resident_low:,}",
        ),
        Column(
            _tr("Pages >2G"),
            _tr("Pages of guests in frames above 2 GB"),
            lambda _at, _n, of: f"{of.resident_high:,}",
        ),
        Column(_tr("XSTOR"), _tr("Expanded storage in use, of all there is"), lambda at, n, _: _xstor(at, n)),
        Column(_tr("In /s"), _tr("Pages a second brought back"), lambda at, n, _: _rate(at, n, "page_ins")),
        Column(
            _tr("DASD /s"),
            _tr("Pages a second read from paging volumes"),
            lambda at, n, _: _rate(at, n, "page_reads"),
        ),
    )


def _xstor(at: Moment, number: int) -> str:
    there = at.recording.systems[number].lpar.xstor
    if not there:
        return "–"
    free = int(at.recording.of_systems["xstor_free"][at.row, number]) * at.pages
    return f"{100 * (there - free) / there:.0f} %"


def _rate(at: Moment, number: int, field: str) -> str:
    """Pages a second of the last 10 s."""
    rows = at.recording.of_systems[field][:, number]
    return f"{float(at.rate(rows, RATE_SPAN)) * SECOND * at.pages:,.0f}"
