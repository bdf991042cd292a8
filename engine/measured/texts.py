"""Samples of /proc files with a timestamp line before each, and logs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from engine.language import say
from engine.measured.clock import FileTime, assumptions, moment
from engine.measured.data import DataError, Measurements, Path, numbered

# Possessive (`++`): a line may have a million blanks or digits; no pattern may try every way to divide them.
_PAIR = re.compile(
    r"\s*+([A-Za-z][\w()/. -]{0,60}?)(?:\s*+[:=]\s*+|\s++)(-?\d++(?:\.\d++)?+)\s*+(kB|%)?+\s*+"
)
_CPU = ("user", "nice", "system", "idle", "iowait", "irq", "softirq", "steal", "guest", "guest_nice")
_LOAD = re.compile(r"\s*(\d+\.\d+) (\d+\.\d+) (\d+\.\d+) (\d+)/(\d+) \d+\s*")
_SYSLOG = re.compile(r"([A-Z][a-z]{2}) +(\d{1,2}) (\d\d:\d\d:\d\d) (.*)")
_LOGGED = re.compile(r"^(?:\S+ )?[\w./-]+(?:\[\d+\])?: ")  # the computer, and the program with its process
_SEVERAL = re.compile(r"([A-Za-z][\w.]*+)\s*+[:=]\s*+(-?\d++(?:\.\d++)?+)\s*+%?+[\s,;]*+")
_ALL_SEVERAL = re.compile(rf"(?:{_SEVERAL.pattern})++")
_DISK = re.compile(r"\s*\d+\s+\d+\s+(\S+)((?:\s+\d+){11,})\s*")
_NET = re.compile(r"\s*(\S+):((?:\s*+\d++){16})\s*+")
_PRESSURE = re.compile(r"(some|full) ((?:avg\d+=[\d.]+ )+total=\d+)\s*")
_DISK_FIELDS = (
    "reads, reads merged, sectors read, ms reading, writes, writes merged, sectors written, ms writing, "
    "in progress, ms busy, ms weighted"
).split(", ")
_NET_FIELDS = [f"{way} {what}" for way in ("received", "sent") for what in ("bytes", "packets")]
_NET_PLACES = (0, 1, 8, 9)  # of these fields
_TOTALS = ("intr", "softirq")  # of /proc/stat: all together, then each
_TITLES = ("Inter-|", " face |", "Filename")  # of /proc/net/dev and /proc/swaps
_STAMPED = re.compile(r"\s*(\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?)[:\s]\s*(.*)")
UNITS = {"kB": "KB", "%": "%"}
_TOTAL = re.compile(r"\s*+(\d++) ([kKmM] )?+([A-Za-z][\w /-]{2,40})")  # of `vmstat -s`
_LETTERS = {"k": "1000 bytes", "K": "KB", "m": "1000000 bytes", "M": "MB", "": "count"}
_HEAD = re.compile(r"==> /proc/(?:\w+/)*+(\w+) <==")
_PREFIX = re.compile(r"/proc/(?:\w+/)*+(\w+):")
_HUGE = re.compile(r"HugePages_\w+")


def read_samples(lines: Iterable[str], into: Measurements) -> Iterator[int]:
    """Read samples of /proc files, or a log of cpuplugd; yield line numbers.

    A line that is a timestamp begins a sample; a timestamp may also precede each line. Raises DataError.
    """
    now: FileTime | None = None
    take = _SampleLines(into)
    for number, line in numbered(lines):
        yield number
        if stamped := stamp(line):
            if now is None:
                _note_assumptions(line, into)
            now, line = stamped
            take.begin()
        line = take.of_file(line)
        if not line.strip() or line.startswith(_TITLES):
            continue
        if now is None:
            into.bad.add(number, say("no time before it"))
        elif into.paths() and (now.dated, now.zoned) != (into.dated, not into.zoneless):
            into.bad.add(number, say("the format of the time above differs from the others"))
        elif not take.line(line, now):
            into.bad.add(number, say('"{0}" is not a name with a number', line[:60]))
    _count_huge_pages(into)
    if not into.paths():
        raise DataError(
            say("{0}: no samples; expected lines with the time, each followed by a file of /proc", into.name)
        )


def _count_huge_pages(into: Measurements) -> None:
    """Set the size of huge pages from another line of meminfo."""
    size = next((path for path in into.paths() if path[-1] == "Hugepagesize"), None)
    unit = "huge pages" if size is None else f"{into.first(size, 1)[0]:.0f} KB"
    into.units |= {path: unit for path in into.paths() if _HUGE.fullmatch(path[-1])}


def stamp(line: str) -> tuple[FileTime, str] | None:
    """Return the timestamp that a line begins with or consists of, and the rest of the line; None if there is
    no timestamp.

    Lines of a system log begin with day and time; their year is unknown.
    """
    return next(((found, rest) for text, rest in _begins(line) if (found := moment(text))), None)


def _begins(line: str) -> Iterator[tuple[str, str]]:
    """Yield the texts of a line that may be its timestamp, each with the rest of the line."""
    if stamped := _STAMPED.fullmatch(line):
        yield stamped[1], _LOGGED.sub("", stamped[2], count=1)
    yield line.strip("= \t"), ""
    if logged := _SYSLOG.fullmatch(line.rstrip()):
        yield f"{logged[1]} {logged[2]} {logged[3]}", _LOGGED.sub("", logged[4], count=1)


def _note_assumptions(line: str, into: Measurements) -> None:
    """Note the assumptions about the timestamp that a line begins with."""
    said = next((text for text, _ in _begins(line) if moment(text)), "")
    for assumed in assumptions(said):
        into.note(assumed)


def is_logged(line: str) -> bool:
    """Return True for a line of a system log: a timestamp, a computer, and a program with its process."""
    found = _STAMPED.fullmatch(line) or _SYSLOG.fullmatch(line)
    return found is not None and bool(re.match(r"\S+ [\w./-]+\[\d+\]: ", found.groups()[-1]))


class _SampleLines:
    """Reads the lines of a sample; remembers the /proc file from which they come, if its name is given."""

    def __init__(self, into: Measurements) -> None:
        self._into = into
        self._file = ""
        self._seen = Counter[Path]()  # of the sample: a repeated name is another series

    def begin(self) -> None:
        """Begin a sample."""
        self._seen.clear()
        self._file = ""

    def of_file(self, line: str) -> str:
        """Return a line without the file name that `tail -n +1` and `grep .` write."""
        if found := _HEAD.fullmatch(line.strip()):
            self._file = found[1]
            return ""
        if found := _PREFIX.match(line):
            self._file = found[1]
            return line[found.end() :]
        return line

    def line(self, line: str, now: FileTime) -> bool:
        """Read a line; return whether it has numbers."""
        if not self._into.paths():
            self._into.dated, self._into.zoneless = now.dated, not now.zoned
        found = list(_values(line))
        for path, text, unit in found:
            if path[0] == "pressure" and self._file:
                path = ("pressure", self._file, *path[1:])
            self._seen[path] += 1
            if self._seen[path] > 1:
                path = (*path[:-1], f"{path[-1]} ({self._seen[path]})")
            if unit:
                self._into.units[path] = unit
            self._into.add(path, now.time, float(text))
        return bool(found)


def _values(line: str) -> Iterator[tuple[Path, str, str]]:
    """Yield path, number and unit of all values in a line; "" for a unit that the path determines."""
    if found := _LOAD.fullmatch(line):
        for name, text in zip(("1 min", "5 min", "15 min", "runnable", "tasks"), found.groups(), strict=True):
            yield ("loadavg", name), text, ""
        return
    name, *rest = line.split() or [""]
    if re.fullmatch(r"cpu\d*", name) and all(text.isdecimal() for text in rest):
        yield from (((name, field), text, "") for field, text in zip(_CPU, rest, strict=False))
    elif name not in _TOTALS and (pair := _PAIR.fullmatch(line)):
        yield ("meminfo" if pair[3] == "kB" else "values", pair[1]), pair[2], UNITS.get(pair[3] or "", "")
    elif found := _TOTAL.fullmatch(line):
        yield ("vmstat -s", found[3]), found[1], _LETTERS[(found[2] or "").strip()]
    else:
        yield from ((path, text, "") for path, text in _more(line, name, rest))


def _more(line: str, name: str, rest: list[str]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield the numbers of a line with several values: disks, networks, pressure, interrupts, or a log."""
    if name in _TOTALS and rest and rest[0].isdecimal():
        yield ("stat", name), rest[0]
    elif found := _DISK.fullmatch(line):
        for field, text in zip(_DISK_FIELDS, found[2].split(), strict=False):
            yield ("disk", found[1], field), text
    elif found := _NET.fullmatch(line):
        fields = found[2].split()
        for place, field in zip(_NET_PLACES, _NET_FIELDS, strict=True):
            yield ("network", found[1], field), fields[place]
    elif found := _PRESSURE.fullmatch(line):
        for part in found[2].split():
            yield ("pressure", found[1], part.partition("=")[0]), part.partition("=")[2]
    elif _ALL_SEVERAL.fullmatch(line.strip()):
        for pair in _SEVERAL.finditer(line):
            yield ("values", pair[1]), pair[2]
