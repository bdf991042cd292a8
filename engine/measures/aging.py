"""Storage management from z/VM 6.3 on: active and IBR sections, the aging list, and moves between them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from engine.kernel.units import SECOND
from engine.measures.measure import Floats, Measure, Series
from engine.recording.recorder import Recording

_LISTED = "counted when a page moves"
Members = npt.NDArray[np.int64]


def _granules(count: Callable[[Recording, Members], Floats]) -> Series:
    """Return a series that converts pages of the tables to pages of the guests; 0 in runs of earlier
    releases.
    """

    def series(recording: Recording, members: Members) -> Floats:
        if recording.aging.shape[1] == 0:
            return np.zeros(len(recording.time))
        return np.asarray(count(recording, members) * float(recording.scenario.lpar.granule))

    return series


def _owners(field: str) -> Series:
    return _granules(lambda recording, members: recording.owners[:, members][field].sum(axis=1))


def _active(recording: Recording, members: Members) -> Floats:
    real = recording.guests[:, members]["real"].sum(axis=1)
    owners = recording.owners[:, members]
    return np.asarray(real - owners["ibr"].sum(axis=1) - owners["aging"].sum(axis=1), np.float64)


def _system(field: str) -> Series:
    return _granules(lambda recording, members: np.asarray(recording.aging[:, 0][field], np.float64))


def _of_all(field: str) -> Series:
    """Return the series of the page counts of the first system's guests."""

    def count(recording: Recording, members: Members) -> Floats:
        return np.asarray((recording.owners[field] * (recording.guest_system == 0)).sum(axis=1))

    return _granules(count)


def _stay(recording: Recording, members: Members) -> Floats:
    """Return the number of pages on the list, accumulated over the time that they have been there since
    time 0.
    """
    pages = _of_all("aging")(recording, members)
    return np.concatenate([[0.0], np.cumsum(pages[:-1] * np.diff(recording.time.astype(np.float64)))])


def _guest(name: str, title: str, series: Series) -> Measure:
    return Measure(f"guest.{name}", title, "pages", _LISTED, "guest", series, aging=True)


def _gauge(name: str, title: str, series: Series, source: str = _LISTED) -> Measure:
    return Measure(f"system.{name}", title, "pages", source, "system", series, aging=True)


def _rate(name: str, title: str, field: str) -> Measure:
    return Measure(
        f"system.{name}", title, "pages/s", _LISTED, "system", _system(field), True, SECOND, aging=True
    )


MEASURES = (
    _guest("active", "pages in the active section", _granules(_active)),
    _guest("ibr", "pages in the IBR section: invalid but resident", _owners("ibr")),
    _guest("aging", "pages on the aging list", _owners("aging")),
    Measure(
        "guest.revalidations",
        "touches of invalid resident pages",
        "pages/s",
        _LISTED,
        "guest",
        _owners("revalidated"),
        True,
        SECOND,
        aging=True,
    ),
    _gauge("ibr", "pages in all IBR sections", _of_all("ibr")),
    _gauge("aging", "pages on the aging list", _of_all("aging")),
    _gauge("aging_target", "size of the aging list", _system("target"), "SET AGELIST SIZE"),
    _gauge("in_flight", "aging pages that are being written", _system("in_flight"), "counted at each sample"),
    _rate("invalidations", "pages invalidated by trial invalidation", "invalidated"),
    _rate("back_from_ibr", "pages touched again in IBR sections", "from_ibr"),
    _rate("back_from_aging", "pages touched again on the aging list", "from_aging"),
    _rate("aged", "pages that enter the aging list", "aged"),
    _rate("reclaimed", "frames taken at the end of the aging list", "taken"),
    _rate("reclaimed_early", "frames taken before their pages were written", "early_taken"),
    _rate("below_reserve", "frames taken of reserved pages", "below_reserve"),
    _rate("written", "pages written to paging volumes by demand scans", "written_out"),
    Measure(
        "system.aging_time",
        "mean time of a page on the aging list",
        "s",
        "derived: pages on the list divided by pages entering it",
        "system",
        _stay,
        True,
        1 / SECOND,
        per=_system("aged"),  # zero where none enters
        aging=True,
    ),
)
