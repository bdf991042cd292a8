"""Columns of Parquet and Arrow: names for the rows, and times in ns. Needs pyarrow.

Times come from the column type, from texts, or from numbers since 1970; the number of different names is
limited.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from engine.kernel.units import SECOND
from engine.language import say
from engine.measured.clock import FileTime, moment
from engine.measured.data import MAX_SERIES, DataError, Measurements
from engine.measured.headings import named

if TYPE_CHECKING:
    import pyarrow as pa


Times = npt.NDArray[np.int64]
UNITS = (1.0, 1e3, 1e6, 1e9)  # per second: units that numbers since 1970 can count
LATEST = 9e9  # s since 1970
NEVER = np.iinfo(np.int64).min  # a row without a time


def times_of(columns: Sequence[pa.Array], into: Measurements) -> Times:
    """Return the time of each row from one column, or from a column of dates and a column of times of day."""
    import pyarrow as pa  # optional, and slow to import

    kind = columns[0].type
    if len(columns) == 1 and pa.types.is_timestamp(kind):
        into.zoneless = kind.tz is None
        stamps = columns[0].cast(pa.timestamp("ns", kind.tz)).cast(pa.int64())
        return np.asarray(stamps.fill_null(NEVER).to_numpy(zero_copy_only=False))
    if len(columns) == 1 and (pa.types.is_integer(kind) or pa.types.is_floating(kind)):
        return _since_1970(columns[0].cast(pa.float64(), safe=False).to_numpy(zero_copy_only=False), into)
    texts = [cut(column, 64) for column in columns]
    return _read([moment(" ".join(row)) for row in zip(*texts, strict=True)], into)


def cut(column: pa.Array, most: int) -> list[str]:
    """Return the fields of a column as texts, cut to this length; "" for no value."""
    import pyarrow as pa  # optional, and slow to import
    import pyarrow.compute as pc

    if pa.types.is_dictionary(column.type):
        texts = [*cut(column.dictionary, most), ""]
        return [texts[number] for number in column.indices.fill_null(len(texts) - 1).to_pylist()]
    return [text or "" for text in pc.utf8_slice_codeunits(column.cast(pa.string()), 0, most).to_pylist()]


def counts_since_1970(column: pa.Array) -> bool:
    """Return whether numbers are too large for anything except us or ns since 1970."""
    import pyarrow as pa  # optional, and slow to import

    given = column.cast(pa.float64(), safe=False).to_numpy(zero_copy_only=False)
    return bool(np.isfinite(given).any()) and LATEST * UNITS[1] <= float(np.nanmedian(given))


def _since_1970(given: npt.NDArray[np.float64], into: Measurements) -> Times:
    middle = float(np.nanmedian(given)) if np.isfinite(given).any() else 0.0
    seconds = given / next((unit for unit in UNITS if middle < LATEST * unit), 1.0)
    into.dated = middle > 1e8 if len(seconds) else into.dated
    lost = ~np.isfinite(seconds) | (np.abs(seconds) > LATEST)
    return np.where(lost, NEVER, np.where(lost, 0, seconds) * SECOND).astype(np.int64)


def _read(found: Sequence[FileTime | None], into: Measurements) -> Times:
    """Return the times in texts; texts in another format than the first are not times."""
    first = next((time for time in found if time is not None), None)
    if first is not None:
        into.dated, into.zoneless = first.dated, first.dated and not first.zoned
    alike = (time if time is not None and time[1:] == (first or time)[1:] else None for time in found)
    return np.array([NEVER if time is None else time.time for time in alike], np.int64)


Codes = npt.NDArray[np.integer]
MOST_LETTERS = 200  # of a name
NOTHING = "None"  # the name of rows without one


def used(column: pa.Array) -> tuple[Codes, list[str]]:
    """Return a number for each row, and the distinct texts that the numbers represent; -1 for no value."""
    import pyarrow as pa  # optional, and slow to import
    import pyarrow.compute as pc

    encoded = column if pa.types.is_dictionary(column.type) else column.cast(pa.string()).dictionary_encode()
    texts = pc.utf8_slice_codeunits(encoded.dictionary.cast(pa.string()), 0, MOST_LETTERS)
    places = encoded.indices.cast(pa.int64()).fill_null(-1).to_numpy(zero_copy_only=False)
    there, numbers = np.unique(places, return_inverse=True)
    first = int(len(there) > 0 and there[0] == -1)
    return numbers - first, texts.take(pa.array(there[first:])).to_pylist()


class Names:
    """Assigns codes to rows; `paths` has the names for each code."""

    def __init__(self, file: str, titles: Sequence[str]) -> None:
        self._file, self._titles = file, titles
        self._known: list[dict[str, int]] = [{} for _ in titles]
        self._codes: dict[tuple[int, ...], int] = {} if titles else {(): 0}
        self.paths: list[tuple[str, ...]] = [] if titles else [()]

    def codes(self, columns: Sequence[pa.Array]) -> Codes:
        """Return the code of each row. Raises DataError when there are too many codes."""
        ids = [self._ids(place, column) for place, column in enumerate(columns)]
        together = ids[0]
        for other in ids[1:]:
            _, together = np.unique(together * (int(other.max()) + 1) + other, return_inverse=True)
        _, first, local = np.unique(together, return_index=True, return_inverse=True)
        own = [self._code(tuple(int(each[row]) for each in ids)) for row in first]
        return np.array(own, np.int64)[local]

    def _ids(self, place: int, column: pa.Array) -> Codes:
        numbers, texts = used(column)
        known = self._known[place]
        if len(texts) > MAX_SERIES or len(known) > MAX_SERIES:
            text = say('{0}: more than {1:,} different texts in "{2}"; expected names of guests or devices',
                       self._file, MAX_SERIES, self._titles[place][:40])  # fmt: skip
            raise DataError(text)
        title = self._titles[place]
        names = [named(title, text or NOTHING) for text in texts]
        found = [known.setdefault(name, len(known)) for name in (*names, NOTHING)]
        return np.array(found, np.int64)[numbers]

    def _code(self, ids: tuple[int, ...]) -> int:
        if ids not in self._codes:
            if len(self._codes) >= MAX_SERIES:
                text = say(
                    "{0}: more than {1:,} series; expected fewer columns or guests", self._file, MAX_SERIES
                )
                raise DataError(text)
            self._codes[ids] = len(self._codes)
            self.paths.append(
                tuple(list(known)[number] for known, number in zip(self._known, ids, strict=True))
            )
        return self._codes[ids]


def grouped(codes: Codes) -> Iterator[tuple[int, Codes]]:
    """Yield each code, and the numbers of its rows."""
    order = np.argsort(codes, kind="stable")
    for rows in np.split(order, np.flatnonzero(np.diff(codes[order])) + 1):
        if len(rows):
            yield int(codes[rows[0]]), rows
