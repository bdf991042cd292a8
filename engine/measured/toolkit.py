"""Printed Performance Toolkit screens with a published layout: System Counters (FCX102) of z/VM 7.3.

Source: IBM Documentation, z/VM 7.3, "FCX102, System Counters - SYSTEM". A screen contains its interval, and
operations in two columns, each with its count and its rate.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from engine.language import later, say
from engine.measured.clock import Clock, moment
from engine.measured.data import DataError, Measurements, numbered

REPORT = "FCX102"
_BEGIN = re.compile(r"1?\s*+(FCX\d{3})\b")
_INTERVAL = re.compile(r"Interval\s++(\d\d:\d\d:\d\d)\s*+-\s*+(\d\d:\d\d:\d\d)")
_COUNT, _RATE = re.compile(r"\d{1,15}|---"), re.compile(r"\d{0,15}\.\d{1,9}|\d{1,15}|---")
_GAP = re.compile(r"\s{2,}")
LONGEST = 200  # characters of a line
_OTHER = later("{0} is not supported; the supported Performance Toolkit screens are {1}")
_NOTHING = later("{0}: no screen {1} with an interval, like Interval 09:00:00 - 09:01:00")


def is_toolkit(lines: Sequence[str]) -> bool:
    """Return whether a line begins a supported screen."""
    return any(line.lstrip("1 ").startswith(REPORT) and _INTERVAL.search(line[:LONGEST]) for line in lines)


def read_toolkit(lines: Iterable[str], into: Measurements) -> Iterator[int]:
    """Read screens one after the other; yield the number of each line. Raises DataError."""
    into.dated = False
    reader = _ToolkitLines(into)
    for number, line in numbered(lines):
        if line.strip():
            reader.take(number, line[:LONGEST])
        yield number
    if not into.paths():
        raise DataError(say(_NOTHING, into.name, REPORT))


class _ToolkitLines:
    """Reads lines one at a time; keeps the screen time, if the time is read."""

    def __init__(self, into: Measurements) -> None:
        self._into, self._clock = into, Clock()
        self._time: int | None = None
        self._seen = Counter[str]()  # names of the screen

    def take(self, number: int, line: str) -> None:
        """Read a nonempty line."""
        if begin := _BEGIN.match(line):
            self._begin(begin[1], line)
        elif self._time is not None:
            self._take_rates(number, line, self._time)

    def _begin(self, report: str, line: str) -> None:
        self._seen.clear()
        found = _INTERVAL.search(line)
        end = moment(found[2]) if found and report == REPORT else None
        self._time = None if end is None else self._clock.time(end.time)
        if end is None:
            self._into.note(say(_OTHER, report, REPORT), "left out")

    def _take_rates(self, number: int, line: str, time: int) -> None:
        pairs = list(_rates(_GAP.split(line.strip())))
        if not pairs and re.search(r"\s\d++\s", line):
            self._into.bad.add(number, say("expected operations, each with a count and a rate"))
        for name, rate in pairs:
            self._seen[name] += 1
            if rate == "---":
                continue
            path = (REPORT, name if self._seen[name] == 1 else f"{name} ({self._seen[name]})")
            self._into.units[path] = "1/s"
            self._into.add(path, time, float(rate))


def _rates(cells: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the operations in the cells of a line, each with its rate; a count may directly follow its
    name.
    """
    for name, count, rate in zip(cells, cells[1:], [*cells[2:], ""], strict=False):
        before, _, last = name.rpartition(" ")
        if _is_name(name) and _COUNT.fullmatch(count) and _RATE.fullmatch(rate):
            yield name, rate
        elif before and _COUNT.fullmatch(last) and _RATE.fullmatch(count) and not _RATE.fullmatch(rate):
            yield before, count


def _is_name(cell: str) -> bool:
    return not _RATE.fullmatch(cell)
