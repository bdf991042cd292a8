"""Parquet and Arrow files, in batches. Needs pyarrow."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from engine.measured.data import DataError, Measurements

if TYPE_CHECKING:
    import pyarrow as pa

BATCH = 65_536  # rows
MISSING = 'Parquet and Arrow need the package pyarrow; install it with: pip install "lparlab[data]"'
TIMES = ("time", "timestamp", "datetime", "date", "to", "ts")
BEGIN = "from"  # of an interval, which is timed by its end


def read_arrow(path: Path, into: Measurements) -> Iterator[float]:
    """Read a file; yield the progress. Raises DataError."""
    try:
        import pyarrow as pa  # optional, and slow to import
    except ImportError:
        raise DataError(MISSING) from None
    try:
        rows = 0
        total, batches = _batches(path)
        for batch in batches:
            batch.validate(full=True)  # else reading damaged offsets may end the process
            _take(batch, rows, into)
            rows += batch.num_rows
            yield min(rows / max(total, 1), 1.0)
    except (pa.ArrowException, OSError, UnicodeDecodeError, SystemError) as error:
        raise DataError(f"{into.name}: damaged, or no Parquet or Arrow file: {str(error)[:120]}") from None
    if not into.paths():
        raise DataError(f"{into.name}: no column of numbers was found")


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

    schema = batch.schema
    time = _time_column(schema)
    times = _times(batch, time, before, into)
    texts = [
        place
        for place, field in enumerate(schema)
        if pa.types.is_string(field.type) or pa.types.is_large_string(field.type)
    ]
    names = list(zip(*(batch.column(place).to_pylist() for place in texts), strict=True)) if texts else []
    groups = [
        (tuple(str(part)[:200] for part in key), np.array([name == key for name in names]))
        for key in dict.fromkeys(names)
    ]
    for place, field in enumerate(schema):
        if (
            place == time
            or field.name == BEGIN
            or not (pa.types.is_integer(field.type) or pa.types.is_floating(field.type))
        ):
            continue
        values = batch.column(place).cast(pa.float64()).to_numpy(zero_copy_only=False)
        known = np.isfinite(values) & (times != np.iinfo(np.int64).min)
        unit = (field.metadata or {}).get(b"unit", b"").decode("utf-8", "replace")[:40]
        for key, mask in groups or [((), np.ones(len(values), bool))]:
            path, wanted = (*key, field.name[:200]), known & mask
            into.extend(path, times[wanted], values[wanted])
            if unit:
                into.units[path] = unit


def _time_column(schema: pa.Schema) -> int | None:
    import pyarrow as pa  # optional, and slow to import

    stamps = [place for place, field in enumerate(schema) if pa.types.is_timestamp(field.type)]
    named = [place for place, field in enumerate(schema) if field.name.lower().split(" (")[0] in TIMES]
    return (stamps + named + [None])[0]


def _times(batch: pa.RecordBatch, column: int | None, before: int, into: Measurements) -> Any:
    """Return the time of each row, ns; rows are a second apart where no column has one."""
    import pyarrow as pa  # optional, and slow to import

    if column is None:
        into.dated = False
        return (before + np.arange(batch.num_rows, dtype=np.int64)) * 10**9
    field = batch.column(column)
    if pa.types.is_timestamp(field.type):
        into.zoneless = field.type.tz is None
        stamps = field.cast(pa.timestamp("ns")).cast(pa.int64())
        return stamps.fill_null(np.iinfo(np.int64).min).to_numpy(zero_copy_only=False)
    seconds = field.cast(pa.float64()).to_numpy(zero_copy_only=False)
    into.dated = bool(np.nanmedian(seconds) > 1e8) if len(seconds) else into.dated
    lost = ~np.isfinite(seconds) | (np.abs(seconds) > 9e9)
    return np.where(lost, np.iinfo(np.int64).min, np.where(lost, 0, seconds) * 1e9).astype(np.int64)
