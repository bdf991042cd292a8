"""Times as files write them: ISO 8601, `date`, s, ms, us or ns since 1970, a time of day, plain seconds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta  # noqa: TID251  # of files, not of the clock
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from engine.kernel.units import SECOND
from engine.language import later, say

_OF_DAY = re.compile(r"(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*([AP]M)?", re.IGNORECASE)
_GERMAN = re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})(?:,?[ T](.+))?")
_SLASHED = re.compile(r"(\d{1,2})[/-](\d{1,2})[/-](\d{2}|\d{4})(?:,?[ T](.+))?")
_YEAR_FIRST = re.compile(r"(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?:,?[ T](.+))?")
_NAMED = re.compile(r"(\d{1,2})[/ -]?([A-Za-z]{3})[/ -]?(\d{4}|\d{2})[ :T](.+)")  # 14MAR2023:10:00:00 of SAS
_WEEKDAY = re.compile(r"^[A-Z][a-z]{1,2}[.,]{0,2} +(?=[A-Z][a-z]{2} |\d)")  # of `date` and of mails
_CTIME = re.compile(r"([A-Z][a-z]{2}) +(\d{1,2}) (\d{2}:\d{2}:\d{2}(?: [AP]M)?)(?: ([A-Z]{2,5}))? (\d{4})")
_ZONE = re.compile(r"(?<=[\dAP M]) (?![AP]M$)(?!UTC$|GMT$)[A-Z]{2,5}$")  # as CET: only the user knows which
_MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()
_HALF = re.compile(r"(.+?) ?([AP])M", re.IGNORECASE)
_OFFSET = re.compile(r"(?<!\s)\s++([+-]\d{2}:?\d{2})$")
_NUMBER = re.compile(r"[+-]?\d+(?:[.,]\d+)?(?:[eE][+-]?\d+)?")
_EPOCH = (1e8, 9e9)  # s: 1973 to 2255, what 64 bits of ns hold; below, numbers count from the file's own zero
_SINCE_1970 = tuple((_EPOCH[0] * unit, _EPOCH[1] * unit, unit) for unit in (1.0, 1e3, 1e6, 1e9))
_DIGITS = re.compile(r"(\d{4})(\d\d)(\d\d)[ T_-]?(\d\d)(\d\d)(\d\d)?")  # 20091103 120000
_DOTTED = re.compile(r"(\d{4}-\d\d-\d\d)[- T](\d\d)\.(\d\d)\.(\d\d)(\.\d{1,6})?")  # of Db2 and z/OS
_DAY_OF_YEAR = re.compile(r"((?:19|20)\d\d)[./-]?(\d{3})[ T/-](.+)")  # 2023.073 10:00:00
_SHORT = re.compile(r"00?:\d{2}")
_NO_YEAR = re.compile(r"([A-Z][a-z]{2}) +(\d{1,2}) (\d\d:\d\d:\d\d)")  # of a system log
LEAP = 2000  # the year of dates without one: one with a 29 February
NOON = 12  # hours
DAY = 86_400 * SECOND
KEPT = 4_096  # texts: many rows of a file have the same moment
ORDER = later("The date {0} is read as month/day")
_YEARLESS = later("The dates have no year, as in {0}; they are read as dates of {1}")
_UNZONED = later(
    "The time zone {0} is ambiguous, so the times are read as local times. Select their time zone"
)
_MINUTES = later("{0} is read as hours and minutes")


class FileTime(NamedTuple):
    """A time in ns, since 1970 when it is `dated`. Not `zoned`: a wall-clock time, without a time zone."""

    time: int
    dated: bool
    zoned: bool = True


class Clock:
    """Continues times of day past midnight, separately for each guest or device: the file may contain one
    guest or device after the other.

    falls: the latest time comes first.
    """

    def __init__(self, falls: bool = False) -> None:
        self.falls = falls
        self._first: int | None = None  # time of day
        self._latest: tuple[int, int] | None = None
        self._before: dict[object, tuple[int, int]] = {}  # time of day and days of the latest row

    def time(self, of_day: int, of: object = None) -> int:
        """Return a time of day of a guest or device in ns, including the midnights that have passed."""
        if self._first is None:
            self._first = of_day
        before, days = self._before.get(of) or self._begin(of_day)
        step = before - of_day if not self.falls else of_day - before
        days += (step > DAY // 2) * (-1 if self.falls else 1)
        self._before[of] = self._latest = of_day, days
        return of_day + days * DAY

    def _begin(self, of_day: int) -> tuple[int, int]:
        """Return the starting point for the first row of a guest or device: the latest row, or the
        beginning of the file.
        """
        if self._latest is None or self._first is None:
            return of_day, 0
        apart = abs(self._latest[0] - of_day) > DAY // 2 and (of_day < self._first) == self.falls
        return (of_day, 0) if apart or of_day == self._first else self._latest


@lru_cache(KEPT)
def moment(text: str, day_first: bool = False) -> FileTime | None:
    """Return the time in a text; None for any other text. day_first: 3/11/2009 is in November."""
    text = text.strip().strip('"')
    if not text or len(text) > 64:
        return None
    if _NUMBER.fullmatch(text):
        return _number(float(text.replace(",", "."))) or _digits(text)
    if found := _OF_DAY.fullmatch(text):
        return _of_day(found)
    return _dated(text, day_first)


def says_day_first(text: str) -> bool | None:
    """Return whether a date with slashes begins with the day; None when it is ambiguous, or not a date."""
    found = _SLASHED.fullmatch(text.strip().strip('"'))
    if found is None or (int(found[1]) > NOON) == (int(found[2]) > NOON):
        return None
    return int(found[1]) > NOON


def assumptions(text: str, day_first: bool = False) -> Iterator[str]:
    """Yield, as text, the assumptions that `moment` makes about an incomplete text."""
    text = text.strip().strip('"')
    found = _SLASHED.fullmatch(text)
    if found and not day_first and max(int(found[1]), int(found[2])) <= NOON:
        yield say(ORDER, text.split()[0])
    if _NO_YEAR.fullmatch(text):
        yield say(_YEARLESS, text, LEAP)
    by_name = _CTIME.fullmatch(_WEEKDAY.sub("", text, count=1))
    zone = by_name[4] if by_name else next(iter(_ZONE.findall(text)), "").strip()
    if zone and zone not in ("UTC", "GMT"):
        yield say(_UNZONED, zone)
    if _SHORT.fullmatch(text):
        yield say(_MINUTES, text)


def since_1970(values: npt.NDArray[np.float64], dated: bool) -> npt.NDArray[np.int64] | None:
    """Return the times of numbers, in ns, as `moment` reads them; None when some do not fit `dated`."""
    if not dated:
        return _ns(values) if (np.abs(values) < _EPOCH[0]).all() else None
    for least, most, unit in _SINCE_1970:
        if ((least <= values) & (values < most)).all():
            return _ns(values, unit)
    return None


def _ns(values: npt.NDArray[np.float64], unit: float = 1.0) -> npt.NDArray[np.int64]:
    return np.asarray(np.rint(values * SECOND / unit), np.int64)


def _number(value: float) -> FileTime | None:
    for least, most, unit in _SINCE_1970:
        if least <= value < most:
            return FileTime(round(value * SECOND / unit), True)
    return FileTime(round(value * SECOND), False) if abs(value) < _EPOCH[0] else None


def _digits(text: str) -> FileTime | None:
    """Return the time in a date and a time of day with nothing between them."""
    found = _DIGITS.fullmatch(text)
    if found is None:
        return None
    year, month, day, hour, minute, second = found.groups()
    return _dated(f"{year}-{month}-{day} {hour}:{minute}:{second or '00'}", False)


def _of_day(found: re.Match[str]) -> FileTime | None:
    hour, minute, second = (int(part or 0) for part in found.groups()[:3])
    if found[5] and 1 <= hour <= NOON:
        hour = hour % NOON + (NOON if found[5].upper() == "PM" else 0)
    if hour > 24 or minute > 59 or second > 60:
        return None
    fraction = int((found[4] or "").ljust(9, "0"))
    return FileTime((3600 * hour + 60 * minute + second) * SECOND + fraction, False)


def _dated(text: str, day_first: bool) -> FileTime | None:
    if found := _NO_YEAR.fullmatch(text):
        text = f"{found[2]} {found[1]} {LEAP} {found[3]}"
    text = _ZONE.sub("", _year_first(_WEEKDAY.sub("", text, count=1), day_first))
    wall = re.sub(r"\s*(?:UTC|GMT|Z)$", "", text)
    try:
        day = _whole_day(_OFFSET.sub(r"\1", wall).replace(",", "."))
        made = datetime.fromisoformat(day if wall == text else f"{day}+00:00")
        zoned = made.tzinfo is not None
        stamp = round((made if zoned else made.replace(tzinfo=UTC)).timestamp() * 1_000_000) * 1000
        return FileTime(stamp, True, zoned) if abs(stamp) < _EPOCH[1] * SECOND else None
    except (ValueError, OverflowError):
        return None


def _year_first(text: str, day_first: bool) -> str:
    """Return a date in ISO 8601 form, followed by the rest of the text; any other text is returned
    unchanged.
    """
    if found := _GERMAN.fullmatch(text):
        return _iso(found[3], found[2], found[1], found[4])
    if found := _SLASHED.fullmatch(text):
        month, day = (found[2], found[1]) if day_first else (found[1], found[2])
        return _iso(found[3], month, day, found[4])
    if found := _YEAR_FIRST.fullmatch(text):
        return _iso(*found.groups())
    if found := _DAY_OF_YEAR.fullmatch(text):
        day = date(int(found[1]), 1, 1) + timedelta(days=int(found[2]) - 1)
        if str(day.year) == found[1]:
            return _iso(found[1], str(day.month), str(day.day), found[3])
    if found := _DOTTED.fullmatch(text):
        return f"{found[1]} {found[2]}:{found[3]}:{found[4]}{found[5] or ''}"
    if found := _CTIME.fullmatch(text):
        text = f"{found[2]} {found[1]} {found[5]} {found[3]} {found[4] or ''}".strip()
    if (found := _NAMED.fullmatch(text)) and found[2].lower() in _MONTHS:
        return _iso(found[3], str(_MONTHS.index(found[2].lower()) + 1), found[1], found[4])
    return text


def _iso(year: str, month: str, day: str, rest: str | None) -> str:
    hour, colon, more = (rest or "0:00").strip().partition(":")
    return f"{year if len(year) == 4 else '20' + year}-{int(month):02}-{int(day):02} {hour:>02}{colon}{more}"


def _whole_day(text: str) -> str:
    """Return a twelve-hour time as a twenty-four-hour time."""
    found = _HALF.fullmatch(text)
    if found is None:
        return text
    day, _, time = found[1].rpartition(" ")
    hour, colon, rest = time.partition(":")
    if not (hour.isdecimal() and 1 <= int(hour) <= NOON):
        return text
    return f"{day} {int(hour) % NOON + NOON * (found[2] in 'Pp'):02}{colon}{rest}"
