"""Delimited tables: CSV of any dialect, `sadf -d`, Performance Toolkit extracts, and exports of this program.

Lines before the heading are passed over; a heading may come again with other columns. A column of moments (or
a date and a time of day) is the time; columns of texts, like a userid or a device, name the series of a row.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice

from engine.measured.clock import moment
from engine.measured.data import DataError, Measurements, numbered

SAMPLE = 200  # lines that the dialect is guessed from
MAX_COLUMNS = 4_000
DELIMITERS = ";\t,|"
NO_VALUE = {"", "-", ".", "n/a", "na", "nan", "null", "none", "..."}
_TIMES = re.compile(
    r"(?:time|timestamp|date ?time|datetime|clock|ts|seconds|zeit|uhrzeit"
    r"|from(?: ?\(s\))?|interval end|end)\b.*",
    re.IGNORECASE,
)
_DATES = re.compile(r"date|day|datum|tag", re.IGNORECASE)
_LEFT_OUT = {"hostname", "interval", "to (s)", "to"}  # they name nothing, or are no measure
_UNIT = re.compile(r"(.+?)\s*[(\[]([^()\[\]]{1,24})[)\]]$")
_IDS = {
    "cpu",
    "dev",
    "iface",
    "intr",
    "tty",
    "bus",
    "fch",
    "userid",
    "guest",
    "member",
    "pack",
    "phase",
    "user",
    "system",
    "processor",
    "device",
    "node",
    "filesystem",
}
DAY = 86_400 * 10**9


@dataclass(frozen=True)
class Dialect:
    """How fields are divided, and whether numbers have a decimal comma."""

    delimiter: str
    comma: bool


@dataclass(frozen=True)
class Heading:
    """Which columns are the time, names of rows, and measures."""

    time: tuple[int, ...]  # one column, or a date and a time of day; none: rows are counted
    names: tuple[tuple[int, str], ...]  # column, title
    measures: tuple[tuple[int, str, str], ...]  # column, name, unit
    width: int


def guess(lines: Sequence[str]) -> Dialect | None:
    """Return the dialect of lines: the delimiter that most have equally often; None for no table."""
    best: tuple[int, int, str] | None = None
    for place, delimiter in enumerate(DELIMITERS):
        counts = [len(_fields(line, delimiter)) for line in lines if line.strip()]
        widest = max(counts, default=0)
        same = sum(count == widest for count in counts)
        if widest > 1 and (best is None or (same * widest, -place) > (best[0], best[1])):
            best = same * widest, -place, delimiter
    if best is None:
        return None
    fields = [field for line in lines for field in line.split(best[2])]
    comma = best[2] != "," and any(re.fullmatch(r'"?-?\d+,\d+"?', field.strip()) for field in fields)
    return Dialect(best[2], comma)


def _fields(line: str, delimiter: str) -> list[str]:
    """Return the fields of a line; none where one is longer than the csv module takes."""
    try:
        return next(csv.reader([line], delimiter=delimiter), [""])
    except csv.Error:
        return [""]


def read_table(lines: Iterable[str], into: Measurements) -> Iterator[int]:
    """Read a table; yield the number of each line, for progress. Raises DataError when it is none."""
    source = iter(lines)
    sample = list(islice(source, SAMPLE))
    dialect = guess([line.rstrip("\r\n") for line in sample])
    if dialect is None:
        raise DataError(
            f"{into.name}: no table; expected columns with commas, semicolons or tabs between them"
        )
    reader = _Rows(dialect, into)
    for number, line in numbered(chain(sample, source)):
        reader.take(number, line)
        yield number
    if not into.paths():
        raise DataError(f"{into.name}: no column of numbers below a line of headings was found")


class _Rows:
    """Takes line after line; knows the heading that is in force."""

    def __init__(self, dialect: Dialect, into: Measurements) -> None:
        self._dialect, self._into = dialect, into
        self._plain = not dialect.comma  # most numbers can be read as they are
        self._titles: list[str] = []  # fields of the latest line that may be a heading
        self._heading: Heading | None = None
        self._appends: dict[tuple[str, ...], list[Callable[[int, float], None] | None]] = {}
        self._rows = 0
        self._day, self._before = 0, -1  # midnights passed, and the time of day before

    def take(self, number: int, line: str) -> None:
        """Read a line."""
        if not line.strip():
            return
        if len(line) > 1_000_000:
            self._into.bad.add(number, "longer than a million characters")
            return
        fields = [field.strip() for field in _fields(line, self._dialect.delimiter)]
        if line.startswith("#") or self._is_heading(fields):
            fields[0] = fields[0].lstrip("# ")
            self._titles, self._heading = fields[:MAX_COLUMNS], None
            self._appends.clear()
        elif not self._titles:
            return  # lines before the heading
        elif len(fields) < 2 or len(fields) < len(self._titles) - 1:
            self._into.bad.add(number, f"{len(fields)} fields; expected {len(self._titles)}")
        else:
            self._row(number, fields)

    def _is_heading(self, fields: Sequence[str]) -> bool:
        """A heading has several texts and no number."""
        if self._value(fields[-1]) is not None:  # the common case, quickly
            return False
        texts = [field for field in fields if field]
        return len(texts) > 1 and not any(self._value(field) is not None or moment(field) for field in texts)

    def _row(self, number: int, fields: list[str]) -> None:
        heading = self._heading
        if heading is None:
            heading = self._heading = self._settle(fields)
        time = self._time(heading, fields)
        if time is None:
            shown = " ".join(fields[column] for column in heading.time if column < len(fields))
            self._into.bad.add(number, f'"{shown[:40]}" is no time')
            return
        names = tuple(
            _named(title, fields[column]) for column, title in heading.names if column < len(fields)
        )
        appends = self._appends.get(names)
        if appends is None:
            appends = self._appends[names] = [None] * len(heading.measures)
        for place, (column, name, unit) in enumerate(heading.measures):
            text = fields[column] if column < len(fields) else ""
            value = self._value(text)
            if value is not None:
                append = appends[place]
                if append is None:
                    append = appends[place] = self._appender((*names, name), unit)
                append(time, value)
            elif text.lower() not in NO_VALUE:
                self._into.bad.add(number, f'{name}: "{text[:40]}" is no number')

    def _appender(self, path: tuple[str, ...], unit: str) -> Callable[[int, float], None]:
        if unit:
            self._into.units[path] = unit
        return self._into.appender(path)

    def _settle(self, fields: Sequence[str]) -> Heading:
        """Decide by the titles and the first row what each column is."""
        titles = [*self._titles, *("" for _ in range(len(fields) - len(self._titles)))]
        time = self._time_columns(titles, fields)
        names, measures = [], []
        for column, title in enumerate(titles[: len(fields)]):
            if column in time or title.lower() in _LEFT_OUT:
                continue
            text = fields[column]
            if title.lower() in _IDS or (self._value(text) is None and text.lower() not in NO_VALUE):
                names.append((column, title))
            else:
                found = _UNIT.fullmatch(title)
                measures.append(
                    (
                        column,
                        found[1] if found else title or f"column {column + 1}",
                        found[2] if found else "",
                    )
                )
        self._into.dated = self._into.dated and self._dated(time, fields)
        return Heading(time, tuple(names), tuple(measures), len(titles))

    def _time_columns(self, titles: Sequence[str], fields: Sequence[str]) -> tuple[int, ...]:
        moments = [column for column, field in enumerate(fields) if moment(field) is not None]
        named = [column for column in moments if _TIMES.fullmatch(titles[column])]
        dates = [column for column, title in enumerate(titles[: len(fields)]) if _DATES.fullmatch(title)]
        if dates and named and dates[0] != named[0] and moment(f"{fields[dates[0]]} {fields[named[0]]}"):
            return dates[0], named[0]
        if named:
            return (named[0],)
        clear = [column for column in moments if self._value(fields[column]) is None]
        return (clear[0],) if clear else ()

    def _dated(self, time: tuple[int, ...], fields: Sequence[str]) -> bool:
        found = moment(" ".join(fields[column] for column in time)) if time else None
        return found is not None and found[1]

    def _time(self, heading: Heading, fields: Sequence[str]) -> int | None:
        """Return the time of a row, ns; times of day go on after midnight."""
        self._rows += 1
        if not heading.time:
            return (self._rows - 1) * 10**9
        found = moment(" ".join(fields[column] for column in heading.time if column < len(fields)))
        if found is None or found[1] != self._into.dated:
            return None
        if found[1]:
            return found[0]
        if (
            heading.time[0] < len(fields)
            and ":" in fields[heading.time[0]]
            and found[0] < self._before - DAY // 2
        ):
            self._day += 1
        self._before = found[0]
        return found[0] + self._day * DAY

    def _value(self, text: str) -> float | None:
        try:
            value = float(text if self._plain else self._cleaned(text))
        except ValueError:
            if not self._plain:
                return None
            try:
                value = float(self._cleaned(text))
            except ValueError:
                return None
        return value if abs(value) < 1e300 else None

    def _cleaned(self, text: str) -> str:
        """Return a number without a percent sign and commas between thousands, with a decimal point."""
        text = text.strip().rstrip("%")
        if self._dialect.comma:
            return text.replace(".", "").replace(",", ".")
        return text.replace(",", "") if self._dialect.delimiter != "," else text


def _named(title: str, text: str) -> str:
    """Return the name of what a row is of: a number alone would say too little."""
    if not re.fullmatch(r"-?\d+", text):
        return text
    return f"{title} all" if text == "-1" else f"{title} {text}"
