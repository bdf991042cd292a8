"""Delimited tables: CSV of any dialect, `sadf -d`, Performance Toolkit extracts, and exports of this program.

Lines before the heading are skipped; a heading may recur with other columns. A column of timestamps (or a
date and a time of day) is the time; text columns, like a user ID or a device, name the series of a row.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice

import numpy as np

from engine.kernel.units import SECOND
from engine.language import later, say
from engine.measured.clock import DAY, Clock, FileTime, assumptions, moment, says_day_first, since_1970
from engine.measured.columns import NO_VALUE, ROWS, Sample, rows_for
from engine.measured.data import DataError, Measurements, Times, numbered
from engine.measured.dialect import HIGHEST, Dialect, NumberDialect, guess, guess_numbers, split
from engine.measured.headings import (
    LOST,
    SERIAL,
    UNCLEAR,
    UNREAD,
    Heading,
    Sections,
    are_units,
    named,
    names_time,
    settle,
    with_units,
)
from engine.measured.units import sized

LINES = 2_000  # that are read at once
SAMPLE = 200  # lines from which the dialect is guessed
EPOCH_DAY = 25_569  # 1970-01-01 of a spreadsheet, whose days begin at 1899-12-30
MAX_COLUMNS = 4_000
LONGEST = 1_000_000  # characters of a line
_REPORT = re.compile(r"(FCX\d{3}[A-Z]?)\b")  # of Performance Toolkit
_EVENTS = ("LINUX-RESTART", "COM ")  # replacements of values in sadf -d
_HOST = "hostname"  # of sadf
EACH_CPU = "CPU*"  # of sadf -d: a column for all CPUs and for each
_NO_TIME = later('"{0}" is not a time')
_ZONE = later('"{0}" has a time zone, but other times do not')
_NO_ZONE = later('"{0}" has no time zone')
_TIMELESS = later("a time, although earlier rows have no time")
_NO_COLUMN = later("no time, although earlier rows have a time")
_WIDE = later(
    "{0}: with -h, sadf writes all devices for a point in time on one line, and the headings only once: "
    "run sadf again without -h, as in sadf -d FILE -- -A"
)


Block = list[tuple[int, str]]  # lines with their numbers


def read_table(lines: Iterable[str], into: Measurements) -> Iterator[int]:
    """Read a table; yield the number of each line, for progress. Raises DataError when it is not a table."""
    source = iter(lines)
    sample = list(islice(source, SAMPLE))
    plain = [line.rstrip("\r\n") for line in sample]
    dialect = guess(plain)
    if dialect is None:
        raise DataError(
            say("{0}: not a table; expected columns separated by commas, semicolons or tabs", into.name)
        )
    reader = _TableRows(dialect, plain, into)
    for block, after in _with_next(_blocks(numbered(chain(sample, source)))):
        reader.coming = [*block, *after[:ROWS]]
        if not reader.take_numbers([line for _, line in block]):
            for number, line in block:
                reader.take(number, line)
        yield from (number for number, _ in block)
    if not into.paths():
        raise DataError(say("{0}: found no column of numbers below a line of headings", into.name))


def _blocks(lines: Iterator[tuple[int, str]]) -> Iterator[Block]:
    """Yield a few lines at a time, fewer when they are long."""
    block, size = Block(), 0
    for number, line in lines:
        block.append((number, line))
        size += len(line)
        if len(block) == LINES or size > LONGEST:
            yield block
            block, size = Block(), 0
    if block:
        yield block


def _with_next(blocks: Iterator[Block]) -> Iterator[tuple[Block, Block]]:
    """Yield each block with the block after it, which is empty at the end."""
    before = next(blocks, Block())
    for block in chain(blocks, [Block()]) if before else ():
        yield before, block
        before = block


class _TableRows:
    """Reads lines one at a time; keeps the current heading."""

    def __init__(self, dialect: Dialect, sample: Sequence[str], into: Measurements) -> None:
        self._dialect, self._into = dialect, into
        self.coming: Block = []  # the lines of the block that is read, and some after it
        self._numbers = guess_numbers(sample, dialect)
        fields = [split(line, dialect) for line in sample]
        told = (says_day_first(field) for row in fields for field in row)
        self._day_first = next((flag for flag in told if flag is not None), False)
        self._titles: list[str] = []  # fields of the latest line that may be a heading
        self._groups: list[str] = []  # of the line of headings above it
        self._titles_at = 0  # its number
        self._apart_at = 0  # the number of the latest line that may end a table
        if not any(self._is_heading(row) for row in fields):
            self._titles = [""] * max(map(len, fields), default=0)
        self._heading: Heading | None = None
        self._appends: dict[tuple[str, ...], list[Callable[[int, float], None] | None]] = {}
        self._rows = dict[tuple[str, ...], int]()  # by what they are of, where no column has times
        self._clock, self._sections = Clock(), Sections()
        self._report = self._host = ""
        self._sized = dict[int, str]()  # columns whose fields have their own units
        self._has_time = False  # the form of the file's times is known

    def take_numbers(self, lines: Sequence[str]) -> bool:
        """Read several lines of numbers below a heading at once; return False for other lines, which
        `take` reads.
        """
        heading = self._heading
        if heading is None or heading.names or heading.host is not None or len(heading.time) != 1:
            return False
        if self._sized or heading.serial:
            return False
        if self._numbers.comma or not lines[0].strip():
            return False
        try:
            table = np.loadtxt(lines, delimiter=self._dialect.delimiter, comments=None, ndmin=2)
        except ValueError:
            return False
        enough = max(len(self._titles) - 1, 2, *(column + 1 for column, _, _ in heading.measures))
        if table.shape[1] < enough or not (np.abs(table) < HIGHEST).all():
            return False
        times = since_1970(table[:, heading.time[0]], self._into.dated)
        if times is None or self._into.zoneless:
            return False
        times = times if self._into.dated else _scaled(times, heading.scale)
        for column, name, unit in heading.measures:
            self._into.extend(self._path((name,), unit), times, table[:, column])
        return True

    def take(self, number: int, line: str) -> None:
        """Read a line."""
        if not line.strip():
            self._apart_at = number
            return
        if len(line) > LONGEST:
            self._into.bad.add(number, say("longer than a million characters"))
            return
        if found := _REPORT.match(line.lstrip('"# ')):
            self._report, self._apart_at = found[1], number
        fields = split(line.removeprefix("#") if line.startswith("#") else line, self._dialect)
        if (line.startswith("#") and len(fields) < 2) or not line.strip("|-:+ \t"):
            return  # a comment, or the line below the headings of a drawn table
        if self._is_heading(fields):
            if self._is_stray(number, line, fields):
                self._into.bad.add(number, say(_NO_TIME, fields[0][:40]))
            else:
                self._take_heading(number, fields)
        elif not self._titles or line.startswith("#"):
            return  # lines before the heading
        elif len(fields) < 2 or len(fields) < len(self._titles) - 1:
            if not any(event in line for event in _EVENTS):
                self._into.bad.add(
                    number, say("{0} {0:field|fields}; expected {1}", len(fields), len(self._titles))
                )
        else:
            self._row(number, fields)

    def _take_heading(self, number: int, fields: list[str]) -> None:
        below = bool(self._titles) and number == self._titles_at + 1
        if below and are_units(fields):
            self._titles = with_units(self._titles, fields)
        else:
            self._groups = self._titles if below else []
            above = [*self._groups, *("" for _ in fields)]
            self._titles = [field or up for field, up in zip(fields, above, strict=False)][:MAX_COLUMNS]
        self._titles_at, self._heading = number, None
        self._appends.clear()

    def _is_heading(self, fields: Sequence[str]) -> bool:
        """Return whether the fields are a heading: several texts and no number."""
        if self._numbers.value(fields[-1]) is not None:  # fast path for the common case
            return False
        texts = [field for field in fields if field]
        return len(texts) > 1 and not any(
            self._numbers.value(field) is not None or moment(field) for field in texts
        )

    def _is_stray(self, number: int, line: str, fields: Sequence[str]) -> bool:
        """Return whether texts between rows with times are not a heading, such as the error messages of
        monitors.
        """
        among = self._heading is not None and bool(self._heading.time) and self._apart_at < number - 1
        return among and not line.startswith("#") and not names_time(fields)

    def _row(self, number: int, fields: list[str]) -> None:
        heading = self._heading
        if heading is None:
            heading = self._heading = self._settle(number, fields)
        if heading.wide and len(fields) != len(self._titles):
            raise DataError(say(_WIDE, self._into.name))
        names = tuple(
            [named(title, fields[column]) for column, title in heading.names if column < len(fields)]
        )
        if heading.host is not None:
            names = (*self._other_host(fields[heading.host]), *names)
        time = self._time(number, heading, fields, names)
        if time is None:
            return
        appends = self._appends.get(names)
        if appends is None:
            appends = self._appends[names] = [None] * len(heading.measures)
        value_of = self._numbers.value
        of_row = "" if heading.unit is None else fields[heading.unit]
        for place, (column, name, unit) in enumerate(heading.measures):
            text = fields[column] if column < len(fields) else ""
            value = value_of(text) if column not in self._sized else self._numbers.with_unit(text)
            if value is not None:
                append = appends[place]
                if append is None:
                    append = appends[place] = self._appender((*names, name), unit or of_row)
                append(time, value)
            elif text.lower() not in NO_VALUE:
                self._into.bad.add(number, say('{0}: "{1}" is not a number', name, text[:40]))

    def _other_host(self, name: str) -> tuple[str, ...]:
        """Return the host as a prefix for the names of a row: in a file of several hosts, for all hosts
        but the first.
        """
        self._host = self._host or name
        return () if name == self._host else (name,)

    def _appender(self, path: tuple[str, ...], unit: str) -> Callable[[int, float], None]:
        return self._into.appender(self._path(path, unit))

    def _path(self, path: tuple[str, ...], unit: str) -> tuple[str, ...]:
        """Return the path of a series, and note its unit."""
        path = (self._report, *path) if self._report else path
        if self._titles[0] == _HOST:
            path = self._sections.path(path, tuple(self._titles))
        if unit:
            self._into.units[path] = unit
        return path

    def _settle(self, number: int, fields: list[str]) -> Heading:
        """Determine what each column contains, from the following rows and from the titles."""
        more = len(fields) - len(self._titles)
        if self._titles[-1:] == [EACH_CPU]:
            self._titles += [f"{EACH_CPU} {number}" for number in range(2, more + 2)][:MAX_COLUMNS]
        titles = [*self._titles, *("" for _ in range(more))][:MAX_COLUMNS]
        numbers = NumberDialect(self._numbers.comma)  # own copy: later rows do not change earlier ones
        sample = Sample([fields, *self._rows_after(number)], numbers.any_value, self._moment)
        heading = self._with_sizes(settle(titles, self._groups, sample), sample)
        for text, left_out in ((LOST, heading.lost), (UNCLEAR, heading.unclear), (UNREAD, heading.unread)):
            for title in left_out:
                self._into.bad.add(self._titles_at or number, say(text, title[:40]))
        found = self._moment(" ".join(fields[column] for column in heading.time)) if heading.time else None
        if heading.serial:
            self._into.note(say(SERIAL))
        for text in assumptions(" ".join(fields[at] for at in heading.time), self._day_first):
            self._into.note(text)
        if not self._has_time:
            self._into.dated = heading.serial or (found is not None and found.dated)
            self._into.zoneless = self._into.dated and (
                heading.serial or (found is not None and not found.zoned)
            )
            self._into.counted = not heading.time
            self._clock.falls = bool(heading.time) and sample.falls(heading.time[-1])
            self._has_time = True
        return heading

    def _with_sizes(self, heading: Heading, sample: Sample) -> Heading:
        """Return a heading with units for the columns whose fields contain their units."""
        self._sized = {}
        for column, _, _ in heading.measures:
            units = {found[2] for text in sample.texts(column) if (found := sized(text)) is not None}
            if len(units) == 1:
                self._sized[column] = units.pop()
        measures = [(column, name, self._sized.get(column, unit)) for column, name, unit in heading.measures]
        return replace(heading, measures=tuple(measures))

    def _rows_after(self, number: int) -> Iterator[list[str]]:
        """Yield some table rows that follow a line."""
        first = self.coming[0][0] if self.coming else number
        for _, line in self.coming[number - first + 1 :][: rows_for(len(self._titles))]:
            fields = split(line, self._dialect)
            if self._is_heading(fields) or not line.strip() or _REPORT.match(line.lstrip('"# ')):
                return
            if len(fields) >= max(2, len(self._titles) - 1) and not line.startswith("#"):
                yield fields

    def _moment(self, text: str) -> FileTime | None:
        return moment(text, self._day_first)

    def _file_time(self, heading: Heading, text: str) -> FileTime | None:
        return _from_serial(self._numbers.value(text)) if heading.serial else self._moment(text)

    def _time(
        self, number: int, heading: Heading, fields: Sequence[str], names: tuple[str, ...]
    ) -> int | None:
        """Return the time of a row in ns; times of day continue past midnight."""
        if bool(heading.time) == self._into.counted:
            self._into.bad.add(number, say(_TIMELESS if heading.time else _NO_COLUMN))
            return None
        if not heading.time:
            self._rows[names] = self._rows.get(names, -1) + 1
            return self._rows[names] * SECOND
        text = " ".join([fields[column] for column in heading.time if column < len(fields)])
        found, into = self._file_time(heading, text), self._into
        if found is None or found.dated != into.dated or (found.dated and found.zoned == into.zoneless):
            zones = found is not None and found.dated == into.dated
            why = (_ZONE if found.zoned else _NO_ZONE) if zones and found else _NO_TIME
            into.bad.add(number, say(why, text[:40]))
            return None
        if found.dated:
            return found.time
        if ":" not in text:
            return round(found.time * heading.scale)
        return self._clock.time(found.time, names)


def _from_serial(days: float | None) -> FileTime | None:
    return None if days is None else FileTime(round((days - EPOCH_DAY) * DAY), True, zoned=False)


def _scaled(times: Times, scale: float) -> Times:
    return times if scale == 1.0 else np.asarray(np.rint(times * scale), np.int64)
