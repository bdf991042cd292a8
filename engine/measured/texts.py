"""Output of commands: `vmstat -t`, and samples of files of /proc with a line of the time before each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from engine.kernel.units import SECOND
from engine.measured.clock import Moment, moment
from engine.measured.data import DataError, Measurements, numbered

_PAIR = re.compile(r"\s*([A-Za-z][\w()/. -]{0,60}?)\s*(?::|=|\s)\s*(-?\d+(?:\.\d+)?)\s*(kB|%)?\s*")
_CPU = ("user", "nice", "system", "idle", "iowait", "irq", "softirq", "steal", "guest", "guest_nice")
_LOAD = re.compile(r"\s*(\d+\.\d+) (\d+\.\d+) (\d+\.\d+) (\d+)/(\d+) \d+\s*")
_STAMPED = re.compile(r"\s*(\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?)[:\s]\s*(.*)")
UNITS = {"kB": "KB", "%": "%"}


def read_vmstat(lines: Iterable[str], into: Measurements) -> Iterator[int]:
    """Read what `vmstat -t` prints; yield the number of each line. Raises DataError."""
    titles: list[str] = []
    rows, into.zoneless = 0, True
    for number, line in numbered(lines):
        fields = line.split()
        if "swpd" in fields or "free" in fields:
            titles, into.zoneless = fields, fields[-1] not in ("UTC", "GMT")
        elif titles and fields and fields[0].isdigit():
            rows += 1
            _vmstat_row(number, fields, titles, rows, into)
        yield number
    if not into.paths():
        raise DataError(f"{into.name}: no output of vmstat; expected a line with swpd, free and the like")


def _vmstat_row(number: int, fields: list[str], titles: list[str], rows: int, into: Measurements) -> None:
    count = sum(title.islower() and title.isalnum() for title in titles)
    stamp = " ".join(fields[count:])
    found = moment(stamp) if stamp else Moment((rows - 1) * SECOND, False)
    if found is None or len(fields) < count:
        into.bad.add(number, f"expected {count} numbers and a time")
        return
    into.dated = found.dated
    into.zoneless = into.zoneless and found.dated and not found.zoned
    for title, text in zip(titles[:count], fields, strict=False):
        if re.fullmatch(r"-?\d+", text):
            into.add(("vmstat", title), found[0], float(text))
        else:
            into.bad.add(number, f'{title}: "{text[:40]}" is no number')


def read_samples(lines: Iterable[str], into: Measurements) -> Iterator[int]:
    """Read samples of meminfo, vmstat, stat and loadavg, or of a log of cpuplugd; yield line numbers.

    A line that is a moment begins a sample; a moment may also stand before each line. Raises DataError.
    """
    now: Moment | None = None
    for number, line in numbered(lines):
        yield number
        stamped = _STAMPED.fullmatch(line)
        if stamped and (found := moment(stamped[1])):
            now, line = found, stamped[2]
        elif found := moment(line.strip("= \t")):
            now = found
            continue
        if not line.strip():
            continue
        if now is None:
            into.bad.add(number, "no time before it")
        elif into.paths() and (now.dated, now.zoned) != (into.dated, not into.zoneless):
            into.bad.add(number, "the time before it is not like the others")
        elif not _sample(line, now, into):
            into.bad.add(number, f'"{line[:60]}" is no name with a number')
    if not into.paths():
        raise DataError(
            f"{into.name}: no samples; expected lines of the time, each followed by a file of /proc"
        )


def _sample(line: str, now: Moment, into: Measurements) -> bool:
    if not into.paths():
        into.dated, into.zoneless = now.dated, not now.zoned
    if found := _LOAD.fullmatch(line):
        for name, text in zip(("1 min", "5 min", "15 min", "runnable", "tasks"), found.groups(), strict=True):
            into.add(("loadavg", name), now[0], float(text))
        return True
    name, *rest = line.split() or [""]
    if re.fullmatch(r"cpu\d*", name) and all(text.isdecimal() for text in rest):
        for field, text in zip(_CPU, rest, strict=False):
            into.add((name, field), now[0], float(text))
        return bool(rest)
    if not (pair := _PAIR.fullmatch(line)):
        return False
    path = ("meminfo" if pair[3] == "kB" else "values", pair[1])
    into.add(path, now[0], float(pair[2]))
    if pair[3]:
        into.units[path] = UNITS[pair[3]]
    return True
