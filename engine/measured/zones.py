"""Wall-clock times in a time zone, as times since 1970, including changes to and from daylight saving
time.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta  # noqa: TID251  # of files, not of the clock
from difflib import get_close_matches
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

import numpy as np
import numpy.typing as npt

from engine.kernel.units import SECOND
from engine.language import say

Times = npt.NDArray[np.int64]
DAY, WEEK = 86_400, 604_800  # s
LATEST = np.iinfo(np.int64).max // SECOND - WEEK  # s since 1970
UTC_NAME = "UTC"


class UnknownZoneError(ValueError):
    """A name that is not a time zone."""


def zone_names() -> list[str]:
    """Return the names of all time zones available on this computer."""
    return sorted(available_timezones() | {UTC_NAME})


def check_zone(name: str) -> str:
    """Return the name of a time zone. Raises UnknownZoneError."""
    _zone(name)
    return name


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        text = say('time zone "{0}": expected a name like UTC, Europe/Berlin or America/New_York', name[:60])
        near = next(iter(get_close_matches(name[:60], zone_names(), 1)), "")
        raise UnknownZoneError(text + (say("; the nearest match is {0}", near) if near else "")) from None


def to_utc(walls: Times, name: str) -> Times:
    """Return wall-clock times (ns, in file order) as times since 1970, UTC.

    In the hour that occurs twice in the fall, times before the clock goes back belong to its first
    occurrence. Times in the hour that is skipped in spring are counted on from the time before it. Raises
    UnknownZoneError.
    """
    zone = _zone(name)
    if name == UTC_NAME or not len(walls):
        return walls
    if len(walls) > 1 and (np.diff(walls) < 0).mean() > 0.5:  # the latest first
        return to_utc(walls[::-1], name)[::-1]
    begins, offsets = _offsets(zone, int(walls.min()) // SECOND - DAY, int(walls.max()) // SECOND + DAY)
    ends = np.append(begins[1:], LATEST) + offsets  # of each stretch, wall clock
    stretch = np.searchsorted(ends * SECOND, walls, side="right")
    later = np.minimum(stretch + 1, len(begins) - 1)
    twice = (later > stretch) & (walls >= (begins[later] + offsets[later]) * SECOND)
    stretch = np.where(_second_time(walls, stretch, twice), later, stretch)
    skipped = walls < (begins[stretch] + offsets[stretch]) * SECOND
    stretch = np.where(skipped & (stretch > 0), stretch - 1, stretch)
    return np.asarray(walls - offsets[stretch] * SECOND, np.int64)


def _second_time(walls: Times, stretch: Times, twice: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
    """Return which of the times that occur twice are after the clock was set back."""
    found = np.zeros(len(walls), bool)
    at = np.flatnonzero(twice)
    for item in np.unique(stretch[at]):
        own = at[stretch[at] == item]
        found[own[1:]] = np.cumsum(np.diff(walls[own]) <= 0) > 0
    return found


@lru_cache(maxsize=64)  # the series of a file mostly have the same ends
def _offsets(zone: ZoneInfo, first: int, last: int) -> tuple[Times, Times]:
    """Return when each offset from UTC begins, s since 1970, and the offsets, s; do not modify them."""
    begins, offsets = [first], [_offset(zone, first)]
    for week in range(first, last, WEEK):
        if (offset := _offset(zone, week + WEEK)) != offsets[-1]:
            begins.append(_change(zone, week, week + WEEK))
            offsets.append(offset)
    return np.array(begins, np.int64), np.array(offsets, np.int64)


def _change(zone: ZoneInfo, low: int, high: int) -> int:
    """Return the first second with the offset of `high`."""
    wanted = _offset(zone, high)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if _offset(zone, middle) == wanted else (middle, high)
    return high


def _offset(zone: ZoneInfo, second: int) -> int:
    at = datetime.fromtimestamp(0, UTC) + timedelta(seconds=second)
    found = at.astimezone(zone).utcoffset()
    return round(found.total_seconds()) if found is not None else 0
