"""Parquet and Arrow files, a bounded number of rows at a time. Needs pyarrow.

The metadata shows how much data must be unpacked at once: data that is too large is refused before unpacking.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from engine.language import say
from engine.measured.arrow.sizes import MAGIC, Sizes, message_sizes
from engine.measured.data import DataError

if TYPE_CHECKING:
    import pyarrow as pa

BATCH = 65_536  # rows
CELLS = 4_000_000  # that are unpacked at a time, in tables with many columns
BUFFER = 2**20  # bytes of a Parquet column that are read at a time
MOST_GROUP = 256 * 2**20  # bytes of a row group that is packed more than MOST_PACKED times
MOST_PACKED = 50
MOST_BUFFER = 128 * 2**20  # bytes of a column in a packed batch: 16 million numbers
MOST_TEXTS = 256 * 2**20  # bytes of all texts of categories


@dataclass(frozen=True)
class RowSet:
    """Rows of a file. column: unpacks a column by its number in the schema."""

    schema: pa.Schema
    count: int
    column: Callable[[int], pa.Array]


def is_text(kind: pa.DataType) -> bool:
    """Return whether a column has texts, including categories."""
    import pyarrow as pa  # optional, and slow to import

    value = kind.value_type if pa.types.is_dictionary(kind) else kind
    return bool(pa.types.is_string(value) or pa.types.is_large_string(value))


def is_number(kind: pa.DataType) -> bool:
    """Return whether a column has numbers, including categories."""
    import pyarrow as pa  # optional, and slow to import

    value = kind.value_type if pa.types.is_dictionary(kind) else kind
    return bool(pa.types.is_integer(value) or pa.types.is_floating(value) or pa.types.is_decimal(value))


def is_time(kind: pa.DataType) -> bool:
    """Return whether a column has dates or times."""
    import pyarrow as pa  # optional, and slow to import

    return bool(pa.types.is_timestamp(kind) or pa.types.is_date(kind) or pa.types.is_time(kind))


def is_usable(kind: pa.DataType) -> bool:
    """Return whether a column has a supported type."""
    return is_text(kind) or is_number(kind) or is_time(kind)


def rows_of(path: Path, name: str) -> tuple[int, Iterator[RowSet]]:
    """Return the number of rows, and an iterator that yields them. Raises DataError, ArrowException,
    struct.error.
    """
    with path.open("rb") as file:
        magic = file.read(len(MAGIC))
    if magic[:4] == b"PAR1":
        return _parquet(path, name)
    sizes = list(message_sizes(path))
    _check(sizes, magic == MAGIC, name)
    rows = sum(item.rows for item in sizes if not item.names)
    return rows, _file(path, sizes) if magic == MAGIC else _stream(path)


# ---- Parquet


def _parquet(path: Path, name: str) -> tuple[int, Iterator[RowSet]]:
    import pyarrow.parquet as pq  # optional, and slow to import

    known = pq.ParquetFile(path, pre_buffer=False)
    wanted = [field.name for field in known.schema_arrow if is_usable(field.type)]
    texts = [field.name for field in known.schema_arrow if is_text(field.type)]
    _check_parquet(known.metadata, path.stat().st_size, name)
    file = pq.ParquetFile(path, read_dictionary=texts, buffer_size=BUFFER, pre_buffer=False)
    most = max(1, min(BATCH, CELLS // max(len(wanted), 1)))
    batches = file.iter_batches(most, columns=wanted, use_threads=False) if wanted else ()
    return known.metadata.num_rows, (_whole(batch) for batch in batches)


def _check_parquet(metadata: pa.parquet.FileMetaData, size: int, name: str) -> None:
    """Refuse row groups that need far more space than the file. size: file size.

    The metadata of single columns would show more, but damaged metadata ends the process.
    """
    for number in range(metadata.num_row_groups):
        group = metadata.row_group(number)
        if group.total_byte_size > max(MOST_GROUP, MOST_PACKED * size):
            raise DataError(
                say(
                    "{0}: a group of {1:,} rows takes {2:,} MB when unpacked, far more than the file; "
                    "expected at most {3} MB: write the file with fewer rows in a group",
                    name,
                    group.num_rows,
                    group.total_byte_size >> 20,
                    max(MOST_GROUP, MOST_PACKED * size) >> 20,
                )
            )


def _whole(batch: pa.RecordBatch) -> RowSet:
    batch.validate(full=True)  # otherwise, reading damaged offsets may end the process
    return RowSet(batch.schema, batch.num_rows, batch.column)


# ---- Arrow


def _check(sizes: Sequence[Sizes], is_file: bool, name: str) -> None:
    """Refuse data that would need too much space at once; the columns of a file are unpacked one after
    the other.
    """
    for item in sizes:
        unpacked = 0 if not item.packed else item.largest if is_file else item.total
        if not item.names and unpacked > MOST_BUFFER:
            raise DataError(
                say(
                    "{0}: {1:,} rows take {2:,} MB at once when unpacked; expected at most {3} MB: "
                    "write the file in smaller batches",
                    name,
                    item.rows,
                    unpacked >> 20,
                    MOST_BUFFER >> 20,
                )
            )
    if (texts := sum(item.total for item in sizes if item.names)) > MOST_TEXTS:
        raise DataError(
            say(
                "{0}: the texts of categories take {1:,} MB; expected at most {2:,} MB",
                name,
                texts >> 20,
                MOST_TEXTS >> 20,
            )
        )


def _file(path: Path, sizes: Sequence[Sizes]) -> Iterator[RowSet]:
    import pyarrow as pa  # optional, and slow to import

    with pa.memory_map(str(path)) as source:
        reader = pa.ipc.open_file(source)
        batches = [item for item in sizes if not item.names]
        if len(batches) != reader.num_record_batches:
            raise struct.error("batches without a place")
        for number, item in enumerate(batches):
            if not 0 <= item.rows <= MOST_BUFFER:
                raise struct.error("an impossible number of rows")
            if item.packed:
                yield RowSet(reader.schema, item.rows, _Unpacking(source, number, item.rows))
            else:
                yield from _slices(reader.get_batch(number))


class _Unpacking:
    """Unpacks a column of a batch."""

    def __init__(self, source: pa.MemoryMappedFile, number: int, rows: int) -> None:
        self._source, self._number, self._rows = source, number, rows

    def __call__(self, place: int) -> pa.Array:
        import pyarrow as pa  # optional, and slow to import

        options = pa.ipc.IpcReadOptions(included_fields=[place], use_threads=False)
        batch = pa.ipc.open_file(self._source, options=options).get_batch(self._number)
        batch.validate(full=True)
        if batch.num_rows != self._rows:
            raise struct.error("another number of rows than its metadata say")
        return batch.column(0)


def _stream(path: Path) -> Iterator[RowSet]:
    import pyarrow as pa  # optional, and slow to import

    with pa.memory_map(str(path)) as source:
        for batch in pa.ipc.open_stream(source):
            yield from _slices(batch)


def _slices(batch: pa.RecordBatch) -> Iterator[RowSet]:
    batch.validate()
    for first in range(0, batch.num_rows, BATCH):
        yield _whole(batch.slice(first, BATCH))
