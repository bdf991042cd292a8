"""Parquet and Arrow files, in batches. Needs pyarrow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from engine.kernel.units import SECOND
from engine.language import later, say
from engine.measured.clock import Moment, moment
from engine.measured.data import DataError, Measurements
from engine.measured.headings import split

if TYPE_CHECKING:
    import pyarrow as pa

BATCH = 65_536  # rows
MISSING = later('Parquet and Arrow need the package pyarrow; install it with: pip install "lparlab[data]"')
TIMES = ("time", "timestamp", "datetime", "date", "to", "ts")
UNITS = (1.0, 1e3, 1e6, 1e9)  # in a second: what numbers since 1970 may count
LATEST = 9e9  # s since 1970
NEVER = np.iinfo(np.int64).min  # a row without a time
BEGIN = "from"  # of an interval, which is timed by its end


def read_arrow(path: Path, into: Measurements) -> Iterator[float]:
    """Read a file; yield the progress. Raises DataError."""
    try:
        import pyarrow as pa  # optional, and slow to import
    except ImportError:
        raise DataError(say(MISSING)) from None
    try:
        rows = 0
        total, batches = _batches(path)
        for batch in batches:
            batch.validate(full=True)  # else reading damaged offsets may end the process
            _take(batch, rows, into)
            rows += batch.num_rows
            yield min(rows / max(total, 1), 1.0)
    except (pa.ArrowException, OSError, UnicodeDecodeError, SystemError) as error:
        raise DataError(
            say("{0}: damaged, or no Parquet or Arrow file: {1}", into.name, str(error).strip()[:120])
        ) from None
    if not into.paths():
        raise DataError(say("{0}: no column of numbers was found", into.name))


def _batches(path: Path) -> tuple[int, Iterator[pa.RecordBatch]]:
    import pyarrow as pa  # optional, and slow to import
    import pyarrow.parquet as pq

    with path.open("rb") as file:
        magic = file.read(4)
    if magic == b"PAR1":
        whole = pq.ParquetFile(path)
        return whole.metadata.num_rows, whole.iter_batches(BATCH)
    source = pa.memory_map(str(path))
    if magic == b"ARRO":
        reader = pa.ipc.open_file(source)
        return reader.num_record_batches * BATCH, (
            reader.get_batch(i) for i in range(reader.num_record_batches)
        )
    return BATCH, iter(pa.ipc.open_stream(source))


def _take(batch: pa.RecordBatch, before: int, into: Measurements) -> None:
    import pyarrow as pa  # optional, and slow to import

    fields = [(field, _decoded(column)) for field, column in zip(batch.schema, batch.columns, strict=True)]
    time = _time_column([field.name for field, _ in fields], [column.type for _, column in fields])
    times = _times(batch.num_rows, None if time is None else fields[time][1], before, into)
    rest = [one for place, one in enumerate(fields) if place != time and one[0].name != BEGIN]
    groups = list(_groups([column for _, column in rest if _is_text(column.type)]))
    for field, column in rest:
        if not (pa.types.is_integer(column.type) or pa.types.is_floating(column.type)):
            continue
        values = column.cast(pa.float64(), safe=False).to_numpy(zero_copy_only=False)
        known = np.isfinite(values) & (times != NEVER)
        name, unit = _named(field)
        for key, mask in groups or [((), np.ones(len(values), bool))]:
            path, wanted = (*key, name), known & mask
            into.extend(path, times[wanted], values[wanted])
            if unit:
                into.units[path] = unit


def _named(field: pa.Field) -> tuple[str, str]:
    """Return the name and the unit of a column: of its metadata, else of a title like "memory (KB)"."""
    unit = (field.metadata or {}).get(b"unit", b"").decode("utf-8", "replace")[:40]
    return (field.name[:200], unit) if unit else split(field.name[:200])


def _decoded(column: pa.Array) -> pa.Array:
    """Return a column with the texts of categories in place of their numbers, and decimals as floats."""
    import pyarrow as pa  # optional, and slow to import

    if pa.types.is_dictionary(column.type):
        return column.dictionary_decode()
    return column.cast(pa.float64()) if pa.types.is_decimal(column.type) else column


def _is_text(kind: pa.DataType) -> bool:
    import pyarrow as pa  # optional, and slow to import

    return bool(pa.types.is_string(kind) or pa.types.is_large_string(kind))


def _groups(texts: Sequence[pa.Array]) -> Iterator[tuple[tuple[str, ...], npt.NDArray[np.bool_]]]:
    """Yield what rows are of, by their columns of texts, and which rows those are."""
    names = list(zip(*(column.to_pylist() for column in texts), strict=True))
    known: dict[tuple[object, ...], int] = {}
    codes = np.array([known.setdefault(name, len(known)) for name in names])
    for name, code in known.items():
        yield tuple(str(part)[:200] for part in name), codes == code


def _time_column(names: Sequence[str], kinds: Sequence[pa.DataType]) -> int | None:
    import pyarrow as pa  # optional, and slow to import

    stamps = [place for place, kind in enumerate(kinds) if pa.types.is_timestamp(kind)]
    named = [place for place, name in enumerate(names) if name.lower().split(" (")[0] in TIMES]
    return (stamps + named + [None])[0]


def _times(rows: int, column: pa.Array | None, before: int, into: Measurements) -> npt.NDArray[np.int64]:
    """Return the time of each row, ns; rows are a second apart where no column has one."""
    import pyarrow as pa  # optional, and slow to import

    if column is None:
        into.dated = False
        return (before + np.arange(rows, dtype=np.int64)) * SECOND
    if _is_text(column.type):
        return _read_times([moment(str(text)) for text in column.to_pylist()], into)
    if pa.types.is_timestamp(column.type):
        into.zoneless = column.type.tz is None
        stamps = column.cast(pa.timestamp("ns")).cast(pa.int64())
        return np.asarray(stamps.fill_null(NEVER).to_numpy(zero_copy_only=False))
    given = column.cast(pa.float64(), safe=False).to_numpy(zero_copy_only=False)
    middle = float(np.nanmedian(given)) if np.isfinite(given).any() else 0.0
    seconds = given / next((unit for unit in UNITS if middle < LATEST * unit), 1.0)
    into.dated = middle > 1e8 if len(seconds) else into.dated
    lost = ~np.isfinite(seconds) | (np.abs(seconds) > LATEST)
    return np.where(lost, NEVER, np.where(lost, 0, seconds) * SECOND).astype(np.int64)


def _read_times(found: Sequence[Moment | None], into: Measurements) -> npt.NDArray[np.int64]:
    """Return the times of texts; those unlike the first one are no times."""
    first = next((one for one in found if one is not None), None)
    if first is not None:
        into.dated, into.zoneless = first.dated, first.dated and not first.zoned
    alike = (one if one is not None and one[1:] == (first or one)[1:] else None for one in found)
    return np.array([NEVER if one is None else one.time for one in alike], np.int64)
