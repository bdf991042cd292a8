"""Parquet and Arrow files as series. Needs pyarrow."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from engine.kernel.units import SECOND
from engine.language import later, say
from engine.measured.arrow.columns import (
    NEVER,
    Codes,
    Names,
    Times,
    counts_since_1970,
    cut,
    grouped,
    times_of,
    used,
)
from engine.measured.arrow.files import BATCH, RowSet, is_number, is_text, is_time, is_usable, rows_of
from engine.measured.clock import moment
from engine.measured.columns import NO_VALUE, Sample, rows_for
from engine.measured.data import DataError, Measurements
from engine.measured.dialect import NumberDialect
from engine.measured.headings import LOST, UNCLEAR, Heading, names_time, settle, split, time_columns

if TYPE_CHECKING:
    import pyarrow as pa

Floats = npt.NDArray[np.float64]
MISSING = later('Parquet and Arrow require the pyarrow package; install it with: pip install "lparlab[data]"')
MOST_LETTERS = 200  # of a title, or of a number


def read_arrow(path: Path, into: Measurements) -> Iterator[float]:
    """Read a file; yield the progress. Raises DataError."""
    try:
        import pyarrow as pa  # optional, and slow to import
    except ImportError:
        raise DataError(say(MISSING)) from None
    try:
        yield from _read(path, into)
    except (pa.ArrowException, OSError, UnicodeDecodeError, SystemError, MemoryError, struct.error) as error:
        raise DataError(
            say("{0}: damaged, or not a Parquet or Arrow file: {1}", into.name, str(error).strip()[:120])
        ) from None
    if not into.paths():
        raise DataError(say("{0}: found no column of numbers", into.name))


def _read(path: Path, into: Measurements) -> Iterator[float]:
    total, sets = rows_of(path, into.name)
    first = next((rows for rows in sets if rows.count), None)
    if first is None:
        return
    heading, done = _heading(first, into), 0
    if not heading.measures:
        return
    into.make_room(total * len(heading.measures), path.stat().st_size)
    take = _Taking(heading, first.schema, into)
    for rows in chain([first], sets):
        take(rows, done)
        done += rows.count
        yield min(done / max(total, 1), 1.0)


# ---- meaning of the columns


def _heading(rows: RowSet, into: Measurements) -> Heading:
    """Return the Heading of the columns: the meaning of each, determined from their types and first rows."""
    usable = [place for place, field in enumerate(rows.schema) if is_usable(field.type)]
    count = rows_for(len(usable))
    texts = {place: cut(rows.column(place).slice(0, count), MOST_LETTERS) for place in usable}
    titles = {place: rows.schema.field(place).name[:MOST_LETTERS] for place in usable}
    time = _time(rows, titles, texts)
    shown = [place for place in usable if place in time or not is_time(rows.schema.field(place).type)]
    if not shown:
        return Heading((), (), (), None)
    own = [titles[place] for place in shown]
    found = settle(own, [], _sample(texts, shown), tuple(map(shown.index, time)))
    for text, titles_of in ((LOST, found.lost), (UNCLEAR, found.unclear)):
        for title in titles_of:
            into.bad.add(1, say(text, title[:40]))
    hosts = [] if found.host is None else [(found.host, titles[shown[found.host]])]
    names = [(shown[place], title) for place, title in sorted([*hosts, *found.names])]
    measures = [
        _measured(rows.schema.field(shown[place]), shown[place], *group) for place, *group in found.measures
    ]
    unit = None if found.unit is None else [place for place, _ in names].index(shown[found.unit])
    return replace(found, time=time, names=tuple(names), measures=tuple(measures), unit=unit)


def _measured(field: pa.Field, place: int, name: str, unit: str) -> tuple[int, str, str]:
    """Return a measure with its unit: from its metadata, otherwise from its title."""
    own = (field.metadata or {}).get(b"unit", b"").decode("utf-8", "replace")[:40]
    title = field.name[:MOST_LETTERS]
    return place, title if own and split(title)[0] == name else name, own or unit


def _sample(texts: Mapping[int, Sequence[str]], shown: Sequence[int]) -> Sample:
    return Sample(
        list(zip(*(texts[place] for place in shown), strict=True)), NumberDialect(None).value, moment
    )


def _time(rows: RowSet, titles: Mapping[int, str], texts: Mapping[int, Sequence[str]]) -> tuple[int, ...]:
    """Return the time columns, identified by their type or by their content."""
    import pyarrow as pa  # optional, and slow to import

    kinds = {place: rows.schema.field(place).type for place in titles}
    if stamps := [place for place, kind in kinds.items() if pa.types.is_timestamp(kind)]:
        return (stamps[0],)
    usable = list(titles)
    if found := time_columns([titles[place] for place in usable], _sample(texts, usable)) if usable else ():
        return tuple(usable[place] for place in found)
    named = [place for place in usable if names_time([titles[place]]) and is_number(kinds[place])]
    return tuple([place for place in named if counts_since_1970(rows.column(place).slice(0, BATCH))][:1])


# ---- rows


class _Taking:
    """Reads sets of rows one after the other."""

    def __init__(self, heading: Heading, schema: pa.Schema, into: Measurements) -> None:
        self._heading, self._schema, self._into = heading, schema, into
        self._names = Names(into.name, [title for _, title in heading.names])
        self._numbers = NumberDialect(None)
        self._rows: dict[tuple[str, ...], int] = {}  # of each series, where no column has times

    def __call__(self, rows: RowSet, done: int) -> None:
        """Read more rows. done: the number of earlier rows."""
        times, codes = self._times(rows, done), self._codes(rows)
        parts = [slice(first, first + BATCH) for first in range(0, rows.count, BATCH)]
        kept = list(grouped(codes)) if len(parts) == 1 else None  # the same for all columns
        for place, name, unit in self._heading.measures:
            column = rows.column(place)
            for part in parts:
                values = self._values(name, column.slice(part.start, BATCH), done + part.start)
                self._extend(name, unit, kept or grouped(codes[part]), times[part], values)

    def _times(self, rows: RowSet, done: int) -> Times:
        """Return the time of each row in ns; rows are a second apart where no column has a time."""
        if not self._heading.time:
            self._into.dated, self._into.counted = False, True
            return (done + np.arange(rows.count, dtype=np.int64)) * SECOND
        columns = [rows.column(place) for place in self._heading.time]
        times = np.empty(rows.count, np.int64)
        for first in range(0, rows.count, BATCH):
            part = [column.slice(first, BATCH) for column in columns]
            times[first : first + BATCH] = times_of(part, self._into)
        if self._into.dated or self._heading.scale == 1.0:
            return times
        return np.where(times == NEVER, NEVER, times * self._heading.scale).astype(np.int64)

    def _codes(self, rows: RowSet) -> Codes:
        """Return for each row the code of its names."""
        codes = np.zeros(rows.count, np.int32)
        columns = [rows.column(place) for place, _ in self._heading.names]
        for first in range(0, rows.count, BATCH) if columns else ():
            codes[first : first + BATCH] = self._names.codes(
                [column.slice(first, BATCH) for column in columns]
            )
        return codes

    def _values(self, name: str, column: pa.Array, done: int) -> Floats:
        import pyarrow as pa  # optional, and slow to import

        if is_text(column.type):
            return self._read(name, column, done)
        if pa.types.is_dictionary(column.type):
            column = column.dictionary_decode()
        return np.asarray(column.cast(pa.float64(), safe=False).to_numpy(zero_copy_only=False))

    def _read(self, name: str, column: pa.Array, done: int) -> Floats:
        """Return the numbers in a column of texts; rows with other texts are bad rows."""
        numbers, texts = used(column)
        values = [self._numbers.value(text) for text in texts]
        bad = [at for at, text in enumerate(texts) if values[at] is None and text.lower() not in NO_VALUE]
        for row in np.flatnonzero(np.isin(numbers, bad)):
            text = say('{0}: "{1}" is not a number', name, texts[numbers[row]][:40])
            self._into.bad.add(done + int(row) + 1, text)
        return np.array([np.nan if value is None else value for value in (*values, None)])[numbers]

    def _extend(
        self, name: str, unit: str, groups: Iterable[tuple[int, Codes]], times: Times, values: Floats
    ) -> None:
        known = np.isfinite(values) & (times != NEVER)
        self._into.unusable += int(np.count_nonzero(~known & ~np.isnan(values)))
        for code, rows in groups:
            path, wanted = (*self._names.paths[code], name), rows[known[rows]]
            if self._into.counted:  # each guest's rows on their own
                begun = self._rows.setdefault(path, 0)
                times[rows] = (begun + np.arange(len(rows))) * SECOND
                self._rows[path] += len(rows)
            own = unit if self._heading.unit is None else unit or path[self._heading.unit]
            if own:
                self._into.units[path] = own
            self._into.extend(path, times[wanted], values[wanted])
