"""Writes a run as CSV files, one a table: plain numbers, one unit a column, an empty field for no value."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.atomic import atomic_file
from engine.exports.tables import Column, ExportTable, TableBlock

ROWS = 20_000  # between two reports of progress


def write_csv(tables: Sequence[ExportTable], folder: Path) -> Iterator[float]:
    """Write NAME.csv for each table into a folder that exists; yield the progress. Raises OSError."""
    for number, table in enumerate(tables):
        for share in _write(table, folder / f"{table.name}.csv"):
            yield (number + share) / len(tables)


def csv_names(tables: Sequence[ExportTable]) -> list[str]:
    """Return the names of the files that `write_csv` writes."""
    return [f"{table.name}.csv" for table in tables]


def _write(table: ExportTable, path: Path) -> Iterator[float]:
    with atomic_file(path) as file:
        text = io.TextIOWrapper(file, encoding="utf-8", newline="", write_through=True)
        lines = csv.writer(text, lineterminator="\n")
        lines.writerow(column.heading for column in table.columns)
        for number, block in enumerate(table.blocks()):
            for first in range(0, len(block.numbers), ROWS):
                lines.writerows(_lines(table.columns, block, first))
                yield (number + min((first + ROWS) / len(block.numbers), 1.0)) / table.count
        text.detach()


def _lines(columns: Sequence[Column], block: TableBlock, first: int) -> Iterator[list[str]]:
    for values in block.numbers[first : first + ROWS].tolist():
        texts, numbers = iter(block.texts), iter(values)
        yield [next(texts) if column.text else cell(next(numbers)) for column in columns]


def cell(value: float) -> str:
    """Return a plain number as text; nothing for no value. Large ones keep more digits: times need them."""
    if value.is_integer():
        return f"{value:.0f}"
    return "" if value != value else f"{value:.6g}" if abs(value) < 100 else f"{value:.10g}"
