"""Files from `nmon -f`, on Linux and AIX: sections with titles, and the time of each snapshot."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from engine.kernel.units import SECOND
from engine.language import later, say
from engine.measured.asked import EVERY
from engine.measured.clock import moment
from engine.measured.data import DataError, Measurements, numbered
from engine.measured.dialect import NumberDialect
from engine.measured.headings import split
from engine.measured.known_units import known_unit

_ROW = re.compile(r"T\d{4,6}")
_LINE = re.compile(r"(?:AAA,\w+,|ZZZZ,T\d{4,6},|[A-Z][A-Z0-9_]*,T\d{4,6},-?\d)")
_SETTINGS = ("AAA", "BBB")  # of nmon, and of the computer
_PROCESSES = ("TOP", "UARG")
_NO_VALUE = "-1.0"  # of values that the kernel does not count
_UNITS = {
    "MB": "MB",
    "KB/s": "KB/s",
    "%": "%",
    "per second": "1/s",
    "Block Size": "KB",
}  # in a section's title
MOST_WAITING = 1_000_000  # rows before the lines of their times, as in a sorted file
MOST_SIZE = 256 * 2**20  # characters of them
_TOO_MANY = later("{0}: more than {1:,} lines before the first ZZZZ line; expected the file as nmon wrote it")
_TOP = later("Processes (TOP, UARG) are omitted")
_NOTHING = later("{0}: no nmon numbers; expected lines like CPU_ALL,T0001,12.5")
_PER_INTERVAL = "per snapshot"  # unit that VM counts if the file does not specify the interval
_COUNTED = dict.fromkeys(("pgpgin", "pgpgout"), "KB/s") | dict.fromkeys(("pswpin", "pswpout"), "pages/s")


def is_nmon(lines: Sequence[str]) -> bool:
    """Return whether lines come from nmon."""
    return any(map(_LINE.match, lines[:200]))


def read_nmon(lines: Iterable[str], into: Measurements) -> Iterator[int]:
    """Read an nmon file; yield the number of each line. Raises DataError."""
    into.zoneless = True
    reader = _NmonLines(into)
    for number, line in numbered(lines):
        if "," in line:
            reader.take(number, [field.strip() for field in line.split(",")])
        yield number
    reader.finish()
    if not into.paths():
        raise DataError(say(_NOTHING, into.name))


class _NmonLines:
    """Reads lines one at a time; keeps the titles of each section and the time of each snapshot."""

    def __init__(self, into: Measurements) -> None:
        self._into = into
        self._numbers = NumberDialect(None)
        self._titles: dict[str, list[str]] = {}
        self._times: dict[str, int] = {}
        self._waiting: list[tuple[int, list[str]]] = []
        self._size = 0  # of what waits, characters

    def take(self, number: int, fields: list[str]) -> None:
        """Read the fields of a line."""
        section, mark = fields[:2]
        if section == "ZZZZ":
            self._take_time(number, fields)
        elif section == "AAA" and mark == "interval" and len(fields) > 2:
            self._take_interval(number, fields[2])
        elif section == "AAA" and mark == "cpus" and fields[-1].isdecimal():
            self._into.cpus[""] = int(fields[-1])  # the last one: those that are online
        elif section.startswith(_PROCESSES):
            self._into.note(say(_TOP), "left out")
        elif section.startswith(_SETTINGS):
            return
        elif not _ROW.fullmatch(mark):
            self._titles[section] = fields[1:]
        elif mark in self._times:
            self._row(number, fields, self._times[mark])
        elif len(self._waiting) < MOST_WAITING and self._size < MOST_SIZE:
            self._waiting.append((number, fields))
            self._size += sum(map(len, fields))
        else:
            raise DataError(say(_TOO_MANY, self._into.name, MOST_WAITING))

    def _take_time(self, number: int, fields: list[str]) -> None:
        _, mark, clock, day = (*fields[:4], "", "", "")[:4]
        found = moment(f"{day.title()} {clock}")
        if found is None or not found.dated:
            self._into.bad.add(number, say('"{0}" is not a time', f"{day} {clock}"[:40]))
        else:
            self._times[mark] = found.time

    def _take_interval(self, number: int, text: str) -> None:
        if text.isdecimal() and 0 < int(text) < 10**6:
            self._into.interval = int(text) * SECOND
            self._interval_at = number

    def finish(self) -> None:
        """Read the rows that precede their times; count snapshots where there are no times at all."""
        self._into.counted = not self._times
        if self._into.counted:
            self._into.dated = self._into.zoneless = False
            if self._into.interval is not None:
                self._into.note(say(EVERY, self._into.interval / SECOND, self._interval_at))
        for number, fields in self._waiting:
            time = int(fields[1][1:]) * SECOND if self._into.counted else self._times.get(fields[1])
            if time is None:
                self._into.bad.add(number, say("no ZZZZ line for {0}", fields[1]))
            else:
                self._row(number, fields, time)

    def _row(self, number: int, fields: list[str], time: int) -> None:
        section, titles = fields[0], self._titles.get(fields[0])
        if titles is None:
            self._into.bad.add(number, say("no titles of {0} before it", section[:40]))
            return
        for title, text in zip(titles[1:], fields[2:], strict=False):
            if not text or not title or text == _NO_VALUE:
                continue
            value = self._numbers.value(text)
            if value is None:
                self._into.bad.add(number, say('{0}: "{1}" is not a number', title[:40], text[:40]))
                continue
            name, unit = split(title)
            unit = unit or _unit(section, titles[0], name)
            if unit == _PER_INTERVAL and self._into.interval:
                unit, value = _COUNTED.get(name, "1/s"), value * SECOND / self._into.interval
            self._into.units[(section, name)] = unit
            self._into.add((section, name), time, value)


def _unit(section: str, about: str, title: str) -> str:
    """Return the unit of a series from its title, or from the title of its section; "" for none."""
    if unit := known_unit((title,), "nmon"):
        return unit
    if section == "VM":
        return "pages" if title.startswith("nr_") else _PER_INTERVAL
    if section.startswith(("CPU", "PCPU")):
        return "count"
    return (
        "1/s" if title.endswith("/s") else next((unit for word, unit in _UNITS.items() if word in about), "")
    )
