"""Frames of each z/VM system below and above 2 GB: available frames, and frames that hold guest pages.

Frames below 2 GB that CP leaves unused are available: they stay on the available list.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from engine.measures.measure import Floats, Measure
from engine.measures.members import of_member
from engine.recording.recorder import Array, Recording

Members = npt.NDArray[np.int64]
_LISTS, _TAKEN = "the available lists", "counted when frames are taken and returned"


def unused(recording: Recording, members: Members) -> int:
    """Return the number of frames below 2 GB that these systems never use."""
    return sum(recording.systems[int(member)].lpar.unused_below_2g for member in members)


def _low(recording: Recording, members: Members) -> Floats:
    return of_member("available_low", paged=True)(recording, members) + unused(recording, members)


def _all(recording: Recording, members: Members) -> Floats:
    return of_member("available", paged=True)(recording, members) + unused(recording, members)


def _high(recording: Recording, members: Members) -> Floats:
    return _all(recording, members) - _low(recording, members)


def _resident(count: Callable[[Array], Array]) -> Callable[[Recording, Members], Floats]:
    def series(recording: Recording, members: Members) -> Floats:
        here = np.isin(recording.guest_system, members)
        total = (count(recording.guests) * here).sum(axis=1)
        return np.asarray(total * recording.scenario.lpar.granule, np.float64)

    return series


def _measure(name: str, title: str, unit: str, source: str, series: Callable[..., Floats]) -> Measure:
    return Measure(f"member.{name}", title, unit, source, "member", series)


MEASURES = (
    _measure("available", "available frames of the system", "frames", _LISTS, _all),
    _measure("available_low", "available frames of the system below 2 GB", "frames", _LISTS, _low),
    _measure("available_high", "available frames of the system above 2 GB", "frames", _LISTS, _high),
    _measure(
        "resident_low",
        "guest pages of the system below 2 GB",
        "pages",
        _TAKEN,
        _resident(lambda guests: guests["real_low"]),
    ),
    _measure(
        "resident_high",
        "guest pages of the system above 2 GB",
        "pages",
        _TAKEN,
        _resident(lambda guests: guests["real"] - guests["real_low"]),
    ),
)
