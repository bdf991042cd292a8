"""Moments as files write them: ISO 8601, seconds or milliseconds since 1970, a time of day, plain seconds."""

from __future__ import annotations

import re
from datetime import UTC, datetime  # noqa: TID251  # of files, not of the clock

from engine.kernel.units import SECOND

_OF_DAY = re.compile(r"(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*([AP]M)?", re.IGNORECASE)
_GERMAN = re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{4})[ T](.+)")
_AMERICAN = re.compile(r"(\d{1,2})/(\d{1,2})/(\d{2}|\d{4})[ T](.+)")
_NUMBER = re.compile(r"[+-]?\d+(?:[.,]\d+)?(?:[eE][+-]?\d+)?")
_EPOCH = (1e8, 9e9)  # s: 1973 to 2255, what 64 bits of ns hold; below, numbers count from the file's own zero
_MILLIS = (1e11, 9e12)
HALF_DAY = 12 * 3600


def moment(text: str) -> tuple[int, bool] | None:
    """Return a moment in ns, and whether it has a date (then since 1970, UTC); None for another text.

    A time without a zone is taken as UTC.
    """
    text = text.strip().strip('"')
    if not text or len(text) > 64:
        return None
    if _NUMBER.fullmatch(text):
        return _number(float(text.replace(",", ".")))
    if found := _OF_DAY.fullmatch(text):
        return _of_day(found)
    return _dated(text)


def _number(value: float) -> tuple[int, bool] | None:
    if _EPOCH[0] <= value < _EPOCH[1]:
        return round(value * SECOND), True
    if _MILLIS[0] <= value < _MILLIS[1]:
        return round(value * SECOND / 1000), True
    return (round(value * SECOND), False) if abs(value) < _EPOCH[0] else None


def _of_day(found: re.Match[str]) -> tuple[int, bool] | None:
    hour, minute, second = (int(part or 0) for part in found.groups()[:3])
    if found[5] and 1 <= hour <= 12:
        hour = hour % 12 + (12 if found[5].upper() == "PM" else 0)
    if hour > 24 or minute > 59 or second > 60:
        return None
    fraction = int((found[4] or "").ljust(9, "0"))
    return (3600 * hour + 60 * minute + second) * SECOND + fraction, False


def _dated(text: str) -> tuple[int, bool] | None:
    if found := _GERMAN.fullmatch(text):
        text = f"{found[3]}-{int(found[2]):02}-{int(found[1]):02} {found[4]}"
    elif found := _AMERICAN.fullmatch(text):
        year = found[3] if len(found[3]) == 4 else f"20{found[3]}"
        text = f"{year}-{int(found[1]):02}-{int(found[2]):02} {found[4]}"
    text = re.sub(r"\s+(?:UTC|GMT|Z)$", "+00:00", text).replace(",", ".")
    try:
        made = datetime.fromisoformat(text)
        if made.tzinfo is None:
            made = made.replace(tzinfo=UTC)
        stamp = round(made.timestamp() * 1_000_000) * 1000
        return (stamp, True) if abs(stamp) < _EPOCH[1] * SECOND else None
    except (ValueError, OverflowError):
        return None
