"""Times of Parquet and Arrow columns, ns: of their type, of texts, or numbers since 1970. Needs pyarrow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from engine.kernel.units import SECOND
from engine.measured.clock import FileTime, moment
from engine.measured.data import Measurements

if TYPE_CHECKING:
    import pyarrow as pa

Times = npt.NDArray[np.int64]
UNITS = (1.0, 1e3, 1e6, 1e9)  # in a second: what numbers since 1970 may count
LATEST = 9e9  # s since 1970
NEVER = np.iinfo(np.int64).min  # a row without a time


def times_of(columns: Sequence[pa.Array], into: Measurements) -> Times:
    """Return the time of each row of one column, or of one with dates and one with times of day."""
    import pyarrow as pa  # optional, and slow to import

    kind = columns[0].type
    if len(columns) == 1 and pa.types.is_timestamp(kind):
        into.zoneless = kind.tz is None
        stamps = columns[0].cast(pa.timestamp("ns")).cast(pa.int64())
        return np.asarray(stamps.fill_null(NEVER).to_numpy(zero_copy_only=False))
    if len(columns) == 1 and (pa.types.is_integer(kind) or pa.types.is_floating(kind)):
        return _since_1970(columns[0].cast(pa.float64(), safe=False).to_numpy(zero_copy_only=False), into)
    texts = [cut(column, 64) for column in columns]
    return _read([moment(" ".join(row)) for row in zip(*texts, strict=True)], into)


def cut(column: pa.Array, most: int) -> list[str]:
    """Return the fields of a column as texts, none of them longer than that; "" for no value."""
    import pyarrow as pa  # optional, and slow to import
    import pyarrow.compute as pc

    if pa.types.is_dictionary(column.type):
        texts = [*cut(column.dictionary, most), ""]
        return [texts[number] for number in column.indices.fill_null(len(texts) - 1).to_pylist()]
    return [text or "" for text in pc.utf8_slice_codeunits(column.cast(pa.string()), 0, most).to_pylist()]


def counts_since_1970(column: pa.Array) -> bool:
    """Return whether numbers are too large for anything but us or ns since 1970."""
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
    """Return the times of texts; those unlike the first one are no times."""
    first = next((time for time in found if time is not None), None)
    if first is not None:
        into.dated, into.zoneless = first.dated, first.dated and not first.zoned
    alike = (time if time is not None and time[1:] == (first or time)[1:] else None for time in found)
    return np.array([NEVER if time is None else time.time for time in alike], np.int64)
