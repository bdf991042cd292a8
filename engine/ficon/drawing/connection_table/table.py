"""A file of comma-separated values as rows of cells: its encoding, its delimiter, its headings."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from engine.ficon.drawing.connection_table.columns import is_heading
from engine.ficon.drawing.file.errors import FileError
from engine.ficon.drawing.file.saving import read_bytes
from engine.language import later, say
from engine.measured.dialect import guess
from engine.reading_notes import ReadingNote

MAX_BYTES, MAX_ROWS, MAX_COLUMNS = 8_000_000, 5_000, 100
LOOKED_AT = 50  # lines whose delimiter is guessed
DELIMITERS = {",": "comma", ";": "semicolon", "\t": "tab", "|": "bar"}


@dataclass(frozen=True)
class ConnectionTable:
    """A table. headings: from the first row, or "column 1" and so on; rows: line number and cells."""

    name: str
    headings: tuple[str, ...]
    rows: tuple[tuple[int, tuple[str, ...]], ...]
    delimiter: str
    encoding: str = ""  # that was assumed, as the text is not UTF-8

    def cells(self, row: Sequence[str], keys: Sequence[str]) -> Mapping[str, str]:
        """Return the cells of a row by column key, without empty cells and columns that have no key."""
        return {key: cell for key, cell in zip(keys, row, strict=False) if key and cell}

    def reading_notes(self, keys: Sequence[str]) -> Iterator[ReadingNote]:
        """Yield the assumptions made about the text, and the unused columns."""
        if self.encoding:
            text = say("the text is not UTF-8; its characters are read as {0}", self.encoding)
            yield ReadingNote(self.name, "assumed", text)
        for number, heading in enumerate(self.headings, 1):
            if not "".join(keys[number - 1 : number]):
                text = say('the column "{0}" is not used', heading[:60])
                yield ReadingNote(self.name, "left out", text, say("column {0}", number))


def open_table(path: Path) -> ConnectionTable:
    """Read a file. Raises FileError."""
    text, encoding = _decoded(read_bytes(path, MAX_BYTES))
    return replace(read_table(text, path.name), encoding=encoding)


def _decoded(data: bytes) -> tuple[str, str]:
    """Return the text, and its encoding if assumed: UTF-16 by its mark, otherwise UTF-8, otherwise the
    Windows encoding.
    """
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", "replace"), ""
    try:
        return data.decode("utf-8-sig"), ""
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace"), "Windows-1252"


def read_table(text: str, name: str) -> ConnectionTable:
    """Parse a text. Raises FileError if it is not a table or is too large."""
    lines = [line for line in text.splitlines()[:LOOKED_AT] if line.strip()]
    dialect = guess(lines)
    if dialect is None:
        raise FileError(
            name, "", say("has no columns"), say("comma-separated values"), later("export it as CSV again")
        )
    rows = _rows(text, dialect.delimiter, name)
    if rows and is_heading(rows[0][1]):
        return ConnectionTable(name, rows[0][1], tuple(rows[1:]), dialect.delimiter)
    widest = max((len(row) for _, row in rows), default=0)
    heads = tuple(f"column {number}" for number in range(1, widest + 1))
    return ConnectionTable(name, heads, tuple(rows), dialect.delimiter)


def _rows(text: str, delimiter: str, name: str) -> list[tuple[int, tuple[str, ...]]]:
    """Return the rows that are not empty, each with the number of its last line."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    found: list[tuple[int, tuple[str, ...]]] = []
    try:
        for row in reader:
            cells = tuple(_bare(cell) for cell in row)
            if any(cells):
                found.append((reader.line_num, cells))
            if len(found) > MAX_ROWS or len(cells) > MAX_COLUMNS:
                most = say("at most {0:,} rows of {1} columns", MAX_ROWS, MAX_COLUMNS)
                raise FileError(
                    name,
                    say("line {0}", reader.line_num),
                    say("is too large"),
                    most,
                    later("split the table"),
                )
    except csv.Error as error:
        where = say("line {0}", reader.line_num)
        raise FileError(
            name, where, str(error), say("a row of cells"), later("export the table again")
        ) from None
    return found


def _bare(cell: str) -> str:
    """Return a cell without surrounding spaces and without the apostrophe that marks text."""
    text = cell.strip()
    return text[1:].strip() if text.startswith("'") else text
