"""The contents of a file of measurements: time series, and the lines that could not be read.

Values of large files go to a temporary file as they are read; a series is read back when it is needed.
"""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
import weakref
from array import array
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from math import isfinite
from typing import IO

import numpy as np
import numpy.typing as npt

from engine.kernel.units import SECOND
from engine.language import later, one_line, say
from engine.measured.known_units import known_unit
from engine.measured.zones import UTC_NAME, to_utc
from engine.reading_notes import Decision, ReadingNote

Floats = npt.NDArray[np.float64]
Times = npt.NDArray[np.int64]
Path = tuple[str, ...]  # of a series: its subjects, from general to specific, then its name
MAX_SERIES = 20_000
CHUNK = 8_192  # values of a series that are kept in memory
FARTHEST = 2**63  # ns
ENOUGH = 100_000  # values of a series that its ends are found in
BYTES = 16  # of a value and its time
MOST_BYTES = 4 * 2**30  # of the values of a file that is packed more than MOST_PACKED times
MOST_PACKED = 200
LEFT = 64 * 2**20  # bytes that remain free on the disk of temporary files
SHOWN_BAD = 100  # bad lines that are kept with their reasons
ON_DISK = "/var/tmp"
_REPEATED = later(
    "{0:,} {0:value has|values have} the same time as another value; the last value of each time is used. Is "
    "a column with names missing?"
)
UNUSABLE = later("{0:,} {0:value is|values are} not finite, or more than 292 years from 1970")
_STRETCHES = 2**62  # so many that each has one value


class DataError(Exception):
    """A file that cannot be read as measurements; the message describes the expected contents."""

    def __init__(self, text: str) -> None:
        super().__init__(one_line(text))


@dataclass
class BadLines:
    """Lines with omissions: their number, and the first lines with their numbers and reasons.

    noun: what is numbered: "line", "sample" or "event".
    """

    count: int = 0
    first: list[tuple[int, str]] = field(default_factory=list)
    noun: str = "line"
    _latest: int = 0

    def add(self, number: int, why: str) -> None:
        """Count a line (from 1 on), once for all its problems."""
        if number == self._latest:
            return
        self._latest = number
        self.count += 1
        if len(self.first) < SHOWN_BAD:
            self.first.append((number, why[:200]))


class _Column:
    """A growing series: complete chunks are in the file, the rest is in memory."""

    def __init__(self) -> None:
        self.parts: list[tuple[int, int]] = []  # offset in the file, values
        self.ends: tuple[int, int] | None = None  # the earliest and the latest time in the file
        self.times, self.values = array("q"), array("d")

    @property
    def count(self) -> int:
        return sum(count for _, count in self.parts) + len(self.times)

    def span(self) -> tuple[int, int] | None:
        """Return the earliest and the latest time."""
        own = [] if self.ends is None else [*self.ends]
        own += [min(self.times), max(self.times)] if self.times else []
        return (min(own), max(own)) if own else None


class Measurements:
    """Series by path. Times are ns since 1970-01-01 UTC, or since the file's own zero if `dated` is False.

    zoneless: the file has dates without a time zone; they are then wall-clock times in `zone`, which may be
    changed. counted: the file has no times, its samples are `interval` ns apart, an interval that the user
    must supply. notes: assumptions, and intentional omissions.
    """

    def __init__(self, name: str, kind: str) -> None:
        self.name, self.kind = name, kind
        self.dated = True
        self.zoneless = False
        self.zone = UTC_NAME
        self.counted = False
        self.interval: int | None = None
        self.notes: list[ReadingNote] = []
        self.bad = BadLines()
        self.units: dict[Path, str] = {}
        self.cpus: dict[str, int] = {}  # of each computer if the file specifies them; "" for the first one
        self._columns: dict[Path, _Column] = {}
        self._file: IO[bytes] | None = None
        self.unusable = 0  # values that are not finite, or at times out of reach
        self._repeated = 0  # values in the file at times that have a value already

    def add(self, path: Path, time: int, value: float) -> None:
        """Append a value. Raises DataError when there are too many series."""
        self.appender(path)(time, value)

    def appender(self, path: Path) -> Callable[[int, float], None]:
        """Return a function that appends a time and a value. Raises DataError as `add` does."""
        column = self._columns.get(path) or self._new(path)

        def append(time: int, value: float) -> None:
            if not (isfinite(value) and -FARTHEST < time < FARTHEST):
                self.unusable += 1
                return
            column.times.append(time)
            column.values.append(value)
            if len(column.times) >= CHUNK:
                self._flush(column)

        return append

    def extend(self, path: Path, times: Times, values: Floats) -> None:
        """Append values. Raises DataError when there are too many series."""
        column = self._columns.get(path) or self._new(path)
        column.times.frombytes(np.ascontiguousarray(times, np.int64).tobytes())
        column.values.frombytes(np.ascontiguousarray(values, np.float64).tobytes())
        if len(column.times) >= CHUNK:
            self._flush(column)

    def make_room(self, values: int, size: int) -> None:
        """Refuse this number of values if the disk for temporary files has no room for them. size: file size.

        Raises DataError before anything is written.
        """
        wanted, most = BYTES * values, max(MOST_BYTES, MOST_PACKED * size)
        if wanted > most:
            raise DataError(
                say(
                    "{0}: {1:,} values would take {2:,} MB, far more than the file; expected at most {3} MB",
                    self.name,
                    values,
                    wanted >> 20,
                    most >> 20,
                )
            )
        self._check_disk(wanted)

    def _check_disk(self, wanted: int) -> None:
        """Raise DataError when the disk has no room for this number of bytes."""
        folder = _folder() or tempfile.gettempdir()
        disk = shutil.disk_usage(folder)
        if wanted + min(LEFT, disk.total // 20) > disk.free:
            raise self._full(wanted)

    def _full(self, wanted: int) -> DataError:
        folder = _folder() or tempfile.gettempdir()
        text = say(
            "{0}: the disk of {1} is full: the values need {2:,} MB more. Free some space, or set "
            "TMPDIR to a folder with more space",
            self.name,
            folder,
            -(-wanted >> 20),
        )
        return DataError(text)

    def _new(self, path: Path) -> _Column:
        if len(self._columns) >= MAX_SERIES:
            raise DataError(
                say("{0}: more than {1:,} series; expected fewer columns or guests", self.name, MAX_SERIES)
            )
        if unit := known_unit(path, self.kind):
            self.units.setdefault(path, unit)
        return self._columns.setdefault(path, _Column())

    def _flush(self, column: _Column) -> None:
        self._check_disk(BYTES * len(column.times))
        self._repeated += _repeats(column.times)
        try:
            self._write(column)
        except OSError as error:
            if error.errno not in (errno.ENOSPC, errno.EDQUOT):
                raise
            raise self._full(BYTES * len(column.times)) from None

    def _write(self, column: _Column) -> None:
        if self._file is None:
            self._file = tempfile.TemporaryFile(prefix="lparlab-", dir=_folder())  # noqa: SIM115  # open while the data are
            weakref.finalize(self, self._file.close)
        column.ends = column.span()
        offset = self._file.seek(0, 2)
        self._file.write(column.times.tobytes() + column.values.tobytes())
        column.parts.append((offset, len(column.times)))
        column.times, column.values = array("q"), array("d")

    def note_repeated(self) -> None:
        """Note the number of values that repeat a time that already has a value, within CHUNK values."""
        count = self._repeated + sum(_repeats(column.times) for column in self._columns.values())
        if count and not self.counted:
            self.note(say(_REPEATED, count), "left out")

    def paths(self) -> list[Path]:
        """Return the paths of all series, in file order."""
        return list(self._columns)

    def count(self, path: Path) -> int:
        """Return the number of values of a series."""
        return self._columns[path].count

    def series(self, path: Path, most: int | None = None) -> tuple[Times, Floats]:
        """Return times (n,) ns, ascending, and values (n,) of a series. Raises LookupError.

        most: if there are more values than that, only the minimum and the maximum of each time range are
        returned.
        """
        column = self._columns[path]
        each = (
            _STRETCHES if most is None or column.count <= most else max(most * CHUNK // column.count // 2, 1)
        )
        parts = [_thinned(*part, each) for part in self._parts(column)]
        times, values = (np.concatenate(some) for some in zip(*parts, strict=True))
        return _ascending(self._moved(times), values)

    def first(self, path: Path, count: int) -> Floats:
        """Return the first values of a series, in file order. Raises LookupError."""
        return next(self._parts(self._columns[path]))[1][:count]

    def _parts(self, column: _Column) -> Iterator[tuple[Times, Floats]]:
        """Yield the parts in the file and in memory, in the order in which they were read."""
        for offset, count in column.parts:
            assert self._file is not None
            self._file.seek(offset)
            raw = self._file.read(16 * count)
            yield np.frombuffer(raw[: 8 * count], np.int64), np.frombuffer(raw[8 * count :], np.float64)
        if column.times or not column.parts:
            yield np.array(column.times, np.int64), np.array(column.values, np.float64)

    def _moved(self, times: Times) -> Times:
        if self.counted and self.interval is not None:
            return times // SECOND * self.interval
        return to_utc(times, self.zone) if self.zoneless else times

    def note(self, text: str, decision: Decision = "assumed") -> None:
        """Add a note, unless it already exists or the maximum number is reached."""
        made = ReadingNote(self.name, decision, text)
        if made not in self.notes and len(self.notes) < SHOWN_BAD:
            self.notes.append(made)

    def reading_notes(self) -> Iterator[ReadingNote]:
        """Yield all assumptions and omissions: for lines, the first ones and their number."""
        yield from self.notes
        if self.unusable:
            yield ReadingNote(self.name, "left out", say(UNUSABLE, self.unusable))
        for number, why in self.bad.first:
            yield ReadingNote(self.name, "left out", why, f"{self.bad.noun} {number}")
        if (more := self.bad.count - len(self.bad.first)) > 0:
            text = say("and {0:,} more decisions, which are not listed", more)
            yield ReadingNote(self.name, "left out", text)

    def sample(self, path: Path, number: int, value: float) -> None:
        """Append a value from a file without times. number: number of its sample, from 0 on."""
        self.counted, self.dated, self.zoneless = True, False, False
        self.add(path, number * SECOND, value)

    def span(self) -> tuple[int, int] | None:
        """Return the first and the last time of all series, in ns; None when there are none."""
        ends = {path: span for path, column in self._columns.items() if (span := column.span()) is not None}
        if not ends:
            return None
        earliest, latest = (
            min(ends, key=lambda pair: ends[pair][0]),
            max(ends, key=lambda pair: ends[pair][1]),
        )
        if not self.zoneless:
            first, last = self._moved(np.array([ends[earliest][0], ends[latest][1]], np.int64)).tolist()
            return first, last
        return int(self.series(earliest, ENOUGH)[0][0]), int(self.series(latest, ENOUGH)[0][-1])


def _repeats(times: array[int]) -> int:
    """Return the number of times that are duplicates of earlier times."""
    found = np.frombuffer(times, np.int64) if times else np.zeros(0, np.int64)
    return 0 if (np.diff(found) > 0).all() else len(found) - len(np.unique(found))


def _folder() -> str | None:
    """Return a folder for temporary files on disk: on many systems /tmp is in memory, which large files
    would fill.
    """
    asked = os.environ.get("TMPDIR")
    return None if asked or not os.access(ON_DISK, os.W_OK) else ON_DISK


def _thinned(times: Times, values: Floats, stretches: int) -> tuple[Times, Floats]:
    """Return the minimum and the maximum of each time range; all values when there are fewer."""
    size = -(-len(values) // stretches)
    if size <= 2:
        return times, values
    begins = np.arange(0, len(values), size)
    padded = np.concatenate([values, np.repeat(values[-1:], len(begins) * size - len(values))])
    rows = padded.reshape(len(begins), size)
    least, most = rows.argmin(axis=1), rows.argmax(axis=1)
    kept = np.unique(np.minimum(np.concatenate([begins + least, begins + most]), len(values) - 1))
    return times[kept], values[kept]


def _ascending(times: Times, values: Floats) -> tuple[Times, Floats]:
    """Sort by time; of several values at the same time, the last value is used."""
    if len(times) > 1 and not (np.diff(times) > 0).all():
        order = np.argsort(times, kind="stable")
        times, values = times[order], values[order]
        last = np.append(np.diff(times) > 0, True)
        times, values = times[last], values[last]
    return times, values


def numbered(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield lines with their numbers, counted from 1, without line ends."""
    for number, line in enumerate(lines, 1):
        yield number, line.rstrip("\r\n")
