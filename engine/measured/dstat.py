"""Output of dstat and dool, printed or written by `--output`: groups of columns, their titles, numbers
with sizes.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.kernel.units import SECOND
from engine.language import later, say
from engine.measured.asked import asked, note_boot, take_interval
from engine.measured.clock import LEAP, moment
from engine.measured.data import DataError, Measurements, numbered
from engine.measured.known_units import known_unit
from engine.measured.units import sized

_CSV = re.compile(r'"(?:Dstat|dool) [\w.]+ CSV output"', re.IGNORECASE)
_COLOURS = re.compile(r"\x1b(?:\[[\d;?]*[A-Za-z]|[78])")
_DAY = re.compile(r"(\d\d)-(\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)")
_TIMES = ("time", "date/time", "epoch")
_TWICE = later("{0}: several dstat outputs without times; save each to a file, or run dstat -T")
_ONLY_BOOT = later("{0}: only the averages since system start; run dstat with an interval: dstat -T 5")
_NOTHING = later("{0}: not dstat output; expected groups, titles and rows of numbers")
THOUSANDS = {"k": 1e3, "M": 1e6, "G": 1e9}  # of counts


def is_dstat(lines: Sequence[str]) -> bool:
    """Return whether lines are output of dstat."""
    plain = [_COLOURS.sub("", line) for line in lines[:12]]
    pairs = zip(plain, plain[1:], strict=False)
    return any(map(_CSV.match, plain[:3])) or any(_are_groups(line) and "|" in after for line, after in pairs)


def _are_groups(line: str) -> bool:
    """Return whether a line has the groups that appear above titles: names surrounded by dashes."""
    words = line.split()
    return "|" not in line and bool(words) and all("-" in word and word.strip("-") for word in words)


def read_dstat(lines: Iterable[str], into: Measurements) -> Iterator[int]:
    """Read output of dstat; yield the number of each line. Raises DataError."""
    into.zoneless = True
    reader = _DstatLines(into)
    for number, line in numbered(lines):
        if line.strip():
            reader.take(number, _COLOURS.sub("", line))
        yield number
    if not into.paths():
        raise DataError(say(_ONLY_BOOT if reader.begun else _NOTHING, into.name))


class _DstatLines:
    """Reads lines one at a time; keeps the current groups and titles."""

    def __init__(self, into: Measurements) -> None:
        self._into = into
        self._csv = False
        self._groups: list[str] = []
        self._titles: list[tuple[str, str]] = []  # group, title
        self._year, self._row = LEAP, -1
        self.begun = False  # the values since the start were read

    def take(self, number: int, line: str) -> None:
        """Read a nonempty line."""
        if _CSV.match(line):
            self._begin(True)
        elif self._csv:
            self._take_fields(number, [field.strip() for field in next(csv.reader([line[:100_000]]), [])])
        elif command := asked(line):
            self._begin(False)
            take_interval(command, number, self._into)
        elif _are_groups(line):
            self._groups = [word.strip("-") for word in line.split()]
        elif self._groups:
            self._take_titles(line)
        elif self._titles and ("|" in line or len(self._titles) == len(line.split())):
            self._values(number, _fields(line))

    def _begin(self, is_csv: bool) -> None:
        if self._row >= 0 and self._into.counted:
            raise DataError(say(_TWICE, self._into.name))
        self._csv, self.begun, self._titles, self._groups = is_csv, False, [], []

    def _take_titles(self, line: str) -> None:
        parts = [part.split() for part in re.split("[|:]", line)]
        groups = self._groups if len(self._groups) == len(parts) else [""] * len(parts)
        self._titles = [(group, title) for group, part in zip(groups, parts, strict=True) for title in part]
        self._groups = []

    def _take_fields(self, number: int, fields: list[str]) -> None:
        """Read the fields of a CSV line."""
        if fields[0] in ("Author:", "Host:"):
            return
        if fields[0] == "Cmdline:":
            self._take_command(number, fields)
        elif any(_number(field, "") is not None for field in fields):
            self._values(number, fields)
        elif self._groups:
            self._titles = list(zip(self._groups, fields, strict=False))
            self._groups = []
        else:
            self._groups = list(_spread(fields))

    def _take_command(self, number: int, fields: list[str]) -> None:
        if command := asked(fields[1] if len(fields) > 1 else ""):
            take_interval(replace(command, interval=command.interval or SECOND), number, self._into)
        if found := re.search(r"\b(\d{4}) \d\d:", fields[-1]):
            self._year = int(found[1])

    def _values(self, number: int, fields: list[str]) -> None:
        if len(fields) != len(self._titles):
            self._into.bad.add(
                number, say("{0} {0:field|fields}; expected {1}", len(fields), len(self._titles))
            )
            return
        if not self.begun:
            self.begun = True
            note_boot("dstat", self._into)
            return
        if (time := self._time(number, fields)) is None:
            return
        for (group, title), text in zip(self._titles, fields, strict=True):
            if title in _TIMES or text in ("", "-"):
                continue
            unit = "1/s" if group.startswith(("io/", "interrupts")) else known_unit((title,), "dstat")
            value = _number(text, unit)
            if value is None:
                self._into.bad.add(number, say('{0}: "{1}" is not a number', title[:40], text[:40]))
            else:
                self._into.units[(group, title)] = unit
                self._into.add((group, title), time, value)

    def _time(self, number: int, fields: list[str]) -> int | None:
        self._row += 1
        at = next((at for at, (_, title) in enumerate(self._titles) if title in _TIMES), None)
        self._into.counted = at is None
        if at is None:
            self._into.dated = self._into.zoneless = False
            return self._row * SECOND
        day = _DAY.fullmatch(fields[at])
        found = moment(f"{self._year}-{day[2]}-{day[1]} {day[3]}" if day else fields[at])
        if found is None or not found.dated:
            self._into.bad.add(number, say('"{0}" is not a time', fields[at][:40]))
            return None
        self._into.zoneless = not found.zoned
        return found.time


def _fields(line: str) -> list[str]:
    """Return the fields of a line printed to the screen; a day and a time of day form one field."""
    day = _DAY.search(line)
    rest = line.replace(day[0], "") if day else line
    return [*([day[0]] if day else []), *re.split(r"[|:\s]+", rest.strip("|: \t"))]


def _spread(groups: Sequence[str]) -> Iterator[str]:
    """Yield the group of each column: a title covers all columns until the next title."""
    now = ""
    for group in groups:
        now = group or now
        yield now


def _number(text: str, unit: str) -> float | None:
    """Return a number from dstat, in bytes where it has a size; suffixes of counts are powers of a
    thousand.
    """
    try:
        if found := sized(text, bare=True):
            by = found[1] if unit.startswith("bytes") else THOUSANDS.get(text[-1])
            return None if by is None else float(found[0]) * by
        return float(text) if "_" not in text else None
    except ValueError:
        return None
