"""Output of `vmstat`, with or without times (-t), -a, -w and -S, and the disk totals (-d)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from engine.kernel.units import SECOND
from engine.language import later, say
from engine.measured.asked import asked, note_boot, take_interval
from engine.measured.clock import moment
from engine.measured.data import DataError, Measurements, Path, numbered

DISK: tuple[str, ...] = ("reads", "reads merged", "sectors read", "ms reading")
DISK += ("writes", "writes merged", "sectors written", "ms writing", "in progress", "s busy")
UNITS = {"k": "1000 bytes", "K": "KB", "m": "1000000 bytes", "M": "MB"}  # of -S
MEGABYTES = UNITS["m"], UNITS["M"]
_MEMORY = ("swpd", "free", "buff", "cache", "inact", "active")
_SWAPPED = ("si", "so")
LEAST = 128 * 1024  # KB of memory; smaller numbers may also be MB
DOUBTFUL = "KB or MB"
_ASSUMED = later("Memory is in KB if vmstat ran without -S")
_DOUBT = later(
    "Memory might be in KB or in MB (-S M), and the vmstat output does not show which: select the unit"
)
_NO_SWAP = later("si and so are always 0 if memory is in {0}, because vmstat rounds a page down to 0")
_TWICE = later("{0}: several vmstat outputs without times; save each to a file, or run vmstat -t 5")
_BOOT = later("{0}: only the averages since system start; run vmstat with an interval: vmstat -t 5")
_NONE = later("{0}: not vmstat output; expected a line with swpd, free and so on")


def is_vmstat(lines: Sequence[str]) -> bool:
    """Return whether lines come from vmstat, with its memory or its disks."""
    words = [line.split() for line in lines]
    return any(
        {"swpd", "free"} <= set(line) or line[:4] == "total merged sectors ms".split() for line in words
    )


def read_vmstat(lines: Iterable[str], into: Measurements, unit: str = "") -> Iterator[int]:
    """Read vmstat output; yield the number of each line. Raises DataError.

    unit: the letter of -S, if the user has specified it and it is not in a command above the output.
    """
    into.zoneless = True
    reader = _VmstatLines(into, UNITS.get(unit, ""))
    for number, line in numbered(lines):
        if line.strip():
            reader.take(number, line)
        yield number
    if not into.paths():
        raise DataError(say(_BOOT if reader.begun else _NONE, into.name))


class _VmstatLines:
    """Reads lines one at a time; keeps the current titles."""

    def __init__(self, into: Measurements, unit: str) -> None:
        self._into = into
        self._titles: list[str] = []
        self._rows: dict[str, int] = {}  # so far, of a disk or of the memory
        self._unit, self._keeps = unit, False  # by the command: of the memory; what is since the start
        self.begun = False  # the values since the start were read

    def take(self, number: int, line: str) -> None:
        """Read a nonempty line."""
        fields = line.split()
        if command := asked(line):
            if self._rows and self._into.counted:
                raise DataError(say(_TWICE, self._into.name))
            if command.name == "vmstat":  # without -S, the memory is in KB
                self._unit = UNITS.get(command.value("-S", "--unit"), UNITS["K"])
            self._keeps = command.has("y", "--no-first")
            self.begun = False
            take_interval(command, number, self._into)
        elif "free" in fields or "cur" in fields:
            self._titles = fields
            self._into.zoneless = fields[-1] not in ("UTC", "GMT")
        elif self._titles and "cur" in self._titles and len(fields) > len(DISK):
            self._row(number, fields[0], DISK, fields[1:])
        elif self._titles and fields[0].isdigit():
            self._memory(number, fields)

    def _memory(self, number: int, fields: list[str]) -> None:
        if not self.begun and not self._keeps:
            note_boot("vmstat", self._into)
            self.begun = True
            return
        self.begun = True
        titles = [title for title in self._titles if title.islower() and title.isalnum()]
        if not self._rows:
            self._find_unit(dict(zip(titles, fields, strict=False)))
        self._row(number, "", titles, fields)

    def _find_unit(self, row: dict[str, str]) -> None:
        """Determine the unit of the memory: from the command, otherwise from its size."""
        known = [int(row[title]) for title in _MEMORY[1:] if row.get(title, "").isdecimal()]
        unit = self._unit or ("KB" if sum(known) >= LEAST else DOUBTFUL)
        self._into.units |= {("vmstat", title): unit for title in _MEMORY if title in row}
        if unit in MEGABYTES:
            self._into.units |= {("vmstat", title): f"{unit}/s" for title in _SWAPPED if title in row}
            self._into.note(say(_NO_SWAP, unit))
        if not self._unit:
            self._into.note(say(_ASSUMED if unit == "KB" else _DOUBT))

    def _row(self, number: int, disk: str, titles: Sequence[str], fields: list[str]) -> None:
        stamp = " ".join(fields[len(titles) :])
        row = self._rows[disk] = self._rows.get(disk, -1) + 1
        found = moment(stamp) if stamp else None
        counted, first = not stamp, not self._into.paths()
        if len(fields) < len(titles) or (stamp and (found is None or not found.dated)):
            self._into.bad.add(number, say("expected {0} numbers and a time", len(titles)))
            return
        if not first and counted != self._into.counted:
            self._into.bad.add(number, say("its time format differs from the others"))
            return
        self._into.counted, self._into.dated = counted, not counted
        self._into.zoneless = self._into.zoneless and found is not None and not found.zoned
        time = row * SECOND if found is None else found.time
        for title, text in zip(titles, fields, strict=False):
            self._value(number, ("disk", disk, title) if disk else ("vmstat", title), time, text)

    def _value(self, number: int, path: Path, time: int, text: str) -> None:
        if re.fullmatch(r"-?\d+", text):
            self._into.add(path, time, float(text))
        else:
            self._into.bad.add(number, say('{0}: "{1}" is not a number', path[-1], text[:40]))
