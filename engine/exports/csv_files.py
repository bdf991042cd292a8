"""Writes a run as CSV or Parquet files, one per table: plain numbers, one unit per column."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from engine.atomic import atomic_file
from engine.exports.tables import Column, ExportTable, MissingPackageError, TableBlock
from engine.language import say
from engine.spreadsheet import write_rows

if TYPE_CHECKING:
    import pyarrow as pa

ROWS = 20_000  # between two reports of progress
GROUP = 50_000  # rows that are written together


def write_csv(tables: Sequence[ExportTable], folder: Path) -> Iterator[float]:
    """Write NAME.csv for each table into an existing folder; yield the progress. Raises OSError."""
    for number, table in enumerate(tables):
        for share in _write(table, folder / f"{table.name}.csv"):
            yield (number + share) / len(tables)


def csv_names(tables: Sequence[ExportTable]) -> list[str]:
    """Return the names of the files that `write_csv` writes."""
    return [f"{table.name}.csv" for table in tables]


def _write(table: ExportTable, path: Path) -> Iterator[float]:
    with atomic_file(path) as file:
        text = io.TextIOWrapper(file, encoding="utf-8", newline="", write_through=True)
        write_rows(text, [[column.heading for column in table.columns]])
        for number, block in enumerate(table.blocks()):
            for first in range(0, len(block.numbers), ROWS):
                write_rows(text, _lines(table.columns, block, first))
                yield (number + min((first + ROWS) / len(block.numbers), 1.0)) / table.count
        text.detach()


def _lines(columns: Sequence[Column], block: TableBlock, first: int) -> Iterator[list[str]]:
    for values in block.numbers[first : first + ROWS].tolist():
        texts, numbers = iter(block.texts), iter(values)
        yield [next(texts) if column.text else cell(next(numbers)) for column in columns]


def cell(value: float) -> str:
    """Return a plain number as text; empty for None. Large numbers keep more digits: times need them."""
    if value.is_integer():
        return f"{value:.0f}"
    return "" if value != value else f"{value:.6g}" if abs(value) < 100 else f"{value:.10g}"


def parquet_names(tables: Sequence[ExportTable]) -> list[str]:
    """Return the names of the files that `write_parquet` writes."""
    return [f"{table.name}.parquet" for table in tables]


def check_parquet() -> None:
    """Raise MissingPackageError if pyarrow is not installed."""
    try:
        import pyarrow.parquet  # noqa: F401  # optional, and slow to import
    except ImportError:
        hint = say('Parquet requires the pyarrow package; install it with: pip install "lparlab[data]"')
        raise MissingPackageError(hint) from None


def write_parquet(tables: Sequence[ExportTable], folder: Path) -> Iterator[float]:
    """Write NAME.parquet for each table into an existing folder; yield the progress.

    Raises MissingPackageError, OSError.
    """
    check_parquet()
    for number, table in enumerate(tables):
        for share in _write_parquet(table, folder / f"{table.name}.parquet"):
            yield (number + share) / len(tables)


def _write_parquet(table: ExportTable, path: Path) -> Iterator[float]:
    import pyarrow as pa  # optional, and slow to import
    import pyarrow.parquet as pq

    schema, waiting = _schema(table), list[pa.Table]()
    with atomic_file(path) as file, pq.ParquetWriter(file, schema) as writer:
        for number, block in enumerate(table.blocks(), 1):
            waiting.append(_part(table, block, schema))
            if sum(part.num_rows for part in waiting) >= GROUP:
                writer.write_table(pa.concat_tables(waiting))
                waiting.clear()
            yield number / table.count
        writer.write_table(pa.concat_tables([schema.empty_table(), *waiting]))


def _schema(table: ExportTable) -> pa.Schema:
    import pyarrow as pa  # optional, and slow to import

    def field(name: str, unit: str, text: bool) -> pa.Field:
        kind = pa.string() if text else pa.float64()
        return pa.field(name, kind, metadata={"unit": unit} if unit else None)

    return pa.schema([field(column.name, column.unit, column.text) for column in table.columns])


def _part(table: ExportTable, block: TableBlock, schema: pa.Schema) -> pa.Table:
    import numpy as np
    import pyarrow as pa  # optional, and slow to import

    texts, numbers = iter(block.texts), iter(block.numbers.T)
    rows = len(block.numbers)
    columns = [
        pa.array([next(texts)] * rows)
        if column.text
        else pa.array(np.ascontiguousarray(next(numbers)), from_pandas=True)
        for column in table.columns
    ]
    return pa.table(columns, schema=schema)
