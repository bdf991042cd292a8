"""The locations of guest pages, their moves, and the free space of each kind of storage."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from engine.kernel.units import MINUTE, SECOND
from engine.measures.measure import Floats, Measure, Series, column
from engine.recording.recorder import Recording

_BOOKED = "counted when a page moves"
Members = npt.NDArray[np.int64]


_COUNTED = "counted in the page tables"


def _granules(series: Series) -> Series:
    """Return a series that converts pages of the tables to pages of the guests."""

    def pages(recording: Recording, members: Members) -> Floats:
        granule: int = recording.scenario.lpar.granule
        return series(recording, members) * granule

    return pages


def _gauge(name: str, title: str, field: str) -> Measure:
    return Measure(f"guest.{name}", title, "pages", _COUNTED, "guest", _granules(column("guests", field)))


_PLACES = (
    _gauge("real", "pages in real storage", "real"),
    _gauge("real_low", "pages in real storage below 2 GB", "real_low"),
    _gauge("xstor", "pages with a copy in expanded storage", "xstor"),
    _gauge("both", "pages in real storage and in expanded storage", "both"),
    _gauge("dasd", "pages on paging volumes only", "dasd"),
    _gauge("pages", "pages in use", "inst"),
    Measure(
        "guest.wss",
        "working set size",
        "pages",
        "estimated by CP when the guest last left the dispatch list",
        "guest",
        _granules(column("guests", "wss")),
    ),
)


# ---- movement


def _total(*fields: str) -> Series:
    def series(recording: Recording, members: Members) -> Floats:
        total = sum(recording.system[field].astype(np.float64) for field in fields)
        return np.asarray(total * recording.scenario.lpar.granule)

    return series


def _used(free: str, capacity: str) -> Series:
    def series(recording: Recording, members: Members) -> Floats:
        lpar = recording.scenario.lpar
        return np.asarray(getattr(lpar, capacity) - recording.system[free] * float(lpar.granule))

    return series


def _of_guest(field: str) -> Series:
    inner = column("guests", field)
    return lambda recording, members: inner(recording, members) * recording.scenario.lpar.granule


def _frames(name: str, title: str, source: str) -> Measure:
    return Measure(f"system.{name}", title, "frames", source, "system", _total(name))


def _above_2g(recording: Recording, members: Members) -> Floats:
    """Return the number of available frames above 2 GB: CP leaves none of them unused."""
    return np.asarray(_total("available")(recording, members) - _total("available_low")(recording, members))


def _expanded(recording: Recording) -> bool:
    """Return whether a system has expanded storage, to which CP pages first."""
    return any(system.lpar.xstor for system in recording.systems)


def _from_list(field: str) -> Series:
    """Return the series of a counter of the first system's aging list; 0 in a release without such a list."""

    def series(recording: Recording, members: Members) -> Floats:
        if recording.aging.shape[1] == 0:
            return np.zeros(len(recording.time))
        return np.asarray(recording.aging[:, 0][field] * float(recording.scenario.lpar.granule))

    return series


def _moved(recording: Recording, members: Members) -> Floats:
    """Return the pages moved between real and expanded storage; none if there is no expanded storage."""
    if not _expanded(recording):
        return _total("page_ins")(recording, members)
    both = _total("page_ins", "page_outs")(recording, members)
    return np.asarray(both - _from_list("written_out")(recording, members))


def _paged(recording: Recording, members: Members) -> Floats:
    """Return the pages read from paging volumes, and written to them by migration or, otherwise, demand
    scans.
    """
    if recording.aging.shape[1]:
        return np.asarray(
            _total("page_reads", "migrated")(recording, members)
            + _from_list("written_out")(recording, members)
        )
    return _total("page_reads", "migrated" if _expanded(recording) else "page_outs")(recording, members)


def _steals(recording: Recording, members: Members) -> Floats:
    """Return the number of stolen frames."""
    if recording.aging.shape[1]:
        return _from_list("taken")(recording, members)
    return _total("page_outs", "clean_steals")(recording, members)


def _paging(name: str, title: str, series: Series) -> Measure:
    return Measure(f"system.{name}", title, "pages/s", _BOOKED, "system", series, True, SECOND)


def _available(name: str, title: str, source: str) -> Measure:
    """Return the measure of available frames, including those below 2 GB that CP leaves unused."""
    inner = _total(name)

    def series(recording: Recording, members: Members) -> Floats:
        return np.asarray(inner(recording, members) + recording.systems[0].lpar.unused_below_2g)

    return Measure(f"system.{name}", title, "frames", source, "system", series)


def _lookups(name: str, title: str) -> Measure:
    """Return the measure of an I/O rate, to which the granule does not apply."""
    counted = column("system", name)
    return Measure(f"system.{name}", title, "1/s", "counted at each I/O", "system", counted, True, SECOND)


def _rate(name: str, title: str, *fields: str) -> Measure:
    return Measure(f"system.{name}", title, "pages/s", _BOOKED, "system", _total(*fields), True, SECOND)


def _guest_rate(name: str, title: str, field: str) -> Measure:
    return Measure(f"guest.{name}", title, "pages/s", _BOOKED, "guest", _of_guest(field), True, SECOND)


MEASURES = (
    *_PLACES,
    _available("available", "available frames", "the available lists"),
    _available("available_low", "available frames below 2 GB", "the available list below 2 GB"),
    Measure(
        "system.available_high",
        "available frames above 2 GB",
        "frames",
        "the available list above 2 GB",
        "system",
        _above_2g,
    ),
    _frames("mdc", "frames of the minidisk cache", "counted when it grows or shrinks"),
    Measure(
        "system.xstor_used",
        "expanded storage in use",
        "pages",
        "size minus free pages",
        "system",
        _used("xstor_free", "xstor"),
    ),
    Measure(
        "system.dasd_used",
        "paging space in use",
        "pages",
        "size minus free slots",
        "system",
        _used("dasd_free", "paging_space"),
    ),
    _paging("page_rate", "pages moved between real and expanded storage", _moved),
    _paging("paging_rate", "pages moved between storage and paging volumes", _paged),
    _rate("page_in", "pages brought back from expanded storage", "page_ins"),
    _rate("page_out", "pages moved out by demand scans", "page_outs"),
    _rate("page_reads", "pages read from paging volumes", "page_reads"),
    _rate("migration", "pages moved from expanded storage to paging volumes", "migrated"),
    _paging("steals", "frames taken by demand scans", _steals),
    _rate("first_touches", "pages used for the first time", "first_touches"),
    _lookups("mdc_hits", "I/Os that found their pages in the minidisk cache"),
    _lookups("mdc_misses", "I/Os that did not find their pages in the minidisk cache"),
    _guest_rate("page_in", "pages brought back from expanded storage", "page_ins"),
    _guest_rate("page_read", "pages read from paging volumes", "page_reads"),
    _guest_rate("stolen", "frames taken by demand scans", "stolen"),
    Measure(
        "guest.reorders",
        "times that CP began to reorder its frames",
        "1/min",
        "counted",
        "guest",
        column("guests", "reorders"),
        True,
        MINUTE,
    ),
)
