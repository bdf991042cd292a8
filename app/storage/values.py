"""Storage of each z/VM system at a moment: available frames and guest pages below and above 2 GB."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from PySide6.QtCore import QCoreApplication

from app.charts.values.curves import member_names
from app.run.moment import Moment
from engine.kernel.units import SECOND
from engine.language import numeral
from engine.measures import storage
from engine.measures.measure import RATE_SPAN
from engine.recording.recorder import SAMPLES, Recording

MILLION = 1_000_000
_MEASURES = {measure.id: measure for measure in storage.MEASURES}
COUNTS = ("available_low", "available_high", "resident_low", "resident_high")


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


def frames(moment: Moment, number: int) -> Frames:
    """Return the frames of the system with this number."""
    sample, of = _sample(moment), np.array([number])
    counts = {name: int(_MEASURES[f"member.{name}"].series(sample, of)[0]) for name in COUNTS}
    return Frames(**counts, unused=moment.recording.systems[number].lpar.unused_below_2g)


def _sample(moment: Moment) -> Recording:
    """Return a recording of only the moment's sample, because a measure reads every sample it gets."""
    row = slice(moment.row, moment.row + 1)
    return replace(moment.recording, **{name: getattr(moment.recording, name)[row] for name in SAMPLES})


@dataclass(frozen=True)
class StorageCell:
    """The text of a table cell, and the full text in case it is abbreviated."""

    text: str
    whole: str


def pages(count: int, note: str = "") -> StorageCell:
    """Return a number of pages, in millions when it is large."""
    text = f"{numeral(count / MILLION, '.1f')}M" if count >= MILLION else numeral(count, ",")
    return StorageCell(f"{text} {note}".rstrip(), f"{numeral(count, ',')} {note}".rstrip())


def _plain(text: str) -> StorageCell:
    return StorageCell(text, text)


@dataclass(frozen=True)
class StorageColumn:
    """A column of the table: heading, help, and the cell of a system by its number."""

    title: str
    help: str
    cell: Callable[[Moment, int, Frames], StorageCell]


def columns() -> tuple[StorageColumn, ...]:
    """Return the columns from left to right."""
    low = _tr(
        "Free frames below 2 GB. If central storage exceeds a certain size, z/VM 6.2 does not use them."
    )
    unused = _tr("unused")
    return (
        StorageColumn(_tr("System"), _tr("The z/VM system"), lambda at, n, _: _plain(_name(at, n))),
        StorageColumn(
            _tr("Avail <2G"), low, lambda _at, _n, of: pages(of.available_low, unused if of.unused else "")
        ),
        StorageColumn(
            _tr("Avail >2G"), _tr("Free frames above 2 GB"), lambda _at, _n, of: pages(of.available_high)
        ),
        StorageColumn(
            _tr("Pages <2G"),
            _tr("Guest pages in frames below 2 GB"),
            lambda _at, _n, of: pages(of.resident_low),
        ),
        StorageColumn(
            _tr("Pages >2G"),
            _tr("Guest pages in frames above 2 GB"),
            lambda _at, _n, of: pages(of.resident_high),
        ),
        StorageColumn(
            _tr("XSTOR"), _tr("Expanded storage in use, of the total"), lambda at, n, _: _xstor(at, n)
        ),
        StorageColumn(
            _tr("In /s"),
            _tr("Pages per second brought back into real storage"),
            lambda at, n, _: _rate(at, n, "page_ins"),
        ),
        StorageColumn(
            _tr("DASD /s"),
            _tr("Pages per second read from paging volumes"),
            lambda at, n, _: _rate(at, n, "page_reads"),
        ),
    )


def _name(at: Moment, number: int) -> str:
    return member_names(at.recording.scenario)[number]


def _xstor(at: Moment, number: int) -> StorageCell:
    there = at.recording.systems[number].lpar.xstor
    if not there:
        return _plain("–")
    used = there - int(at.recording.of_systems["xstor_free"][at.row, number]) * at.pages
    return StorageCell(
        numeral(used / there, ".0%"),
        _tr("{0} of {1} pages").format(numeral(used, ","), numeral(there, ",")),
    )


def _rate(at: Moment, number: int, field: str) -> StorageCell:
    """Return the pages per second over the last 10 s."""
    rows = at.recording.of_systems[field][:, number]
    return _plain(numeral(float(at.rate(rows, RATE_SPAN)) * SECOND * at.pages, ",.0f"))
