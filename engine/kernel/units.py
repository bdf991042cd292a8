"""Units used throughout the project: times are int64 nanoseconds, sizes are int64 pages of 4,096 bytes."""

from __future__ import annotations

import re

from engine.language import numeral, say

PAGE_BYTES = 4096
US = 1_000
MS = 1_000_000
SECOND = 1_000_000_000
MINUTE = 60 * SECOND
PAGES_PER_MB = 256
PAGES_PER_GB = 262_144

_TIMES = {"ns": 1, "us": US, "ms": MS, "s": SECOND, "m": MINUTE, "h": 60 * MINUTE}
_SIZES = {"p": 1, "k": 0.25, "m": PAGES_PER_MB, "g": PAGES_PER_GB, "t": 1024 * PAGES_PER_GB}
_TIME = re.compile(r"(\d+(?:\.\d+)?)(ns|us|ms|s|m|h)")
_SIZE = re.compile(r"(\d+(?:\.\d+)?)\s*([pkmgt])(?:b|ages)?", re.IGNORECASE)
_CLOCK = re.compile(r"(\d{1,4}):([0-5]\d)(?::([0-5]\d))?")


def parse_time(text: str) -> int:
    """Return the ns in `text`: "90s", "1h30m", "250ms", "20:30" (m:ss) or "1:20:30" (h:mm:ss).

    Raises ValueError when the text is not such a time.
    """
    text = text.strip()
    if clock := _CLOCK.fullmatch(text):
        first, second, third = clock.groups()
        return (int(first) * 60 + int(second)) * (MINUTE if third else SECOND) + int(third or 0) * SECOND
    if not re.fullmatch(f"(?:{_TIME.pattern})+", text):
        raise ValueError(say('"{0}" is not a time; write it like "90s", "1h30m", "250ms" or "1:20:30"', text))
    return sum(round(float(number) * _TIMES[unit]) for number, unit in _TIME.findall(text))


def parse_size(text: str) -> int:
    """Return the number of pages in `text`: "768M", "10G", "166400p". Raises ValueError for any other
    text.
    """
    found = _SIZE.fullmatch(text.strip())
    if not found:
        raise ValueError(say('"{0}" is not a size; write it like "768M", "10G" or "166400p" (pages)', text))
    number, unit = found.groups()
    return round(float(number) * _SIZES[unit.lower()])


def clock_text(ns: int) -> str:
    """Return a time in the usual z/VM format: h:mm:ss."""
    seconds = int(ns) // SECOND
    return f"{seconds // 3600}:{seconds // 60 % 60:02d}:{seconds % 60:02d}"


def size_text(pages: int) -> str:
    """Return a size in the largest unit that keeps it readable, e.g. "768 MB", "5.9 GB"."""
    megabytes = pages / PAGES_PER_MB
    large = megabytes >= 1024
    return f"{numeral(megabytes / 1024, '.1f')} GB" if large else f"{numeral(megabytes, '.0f')} MB"
