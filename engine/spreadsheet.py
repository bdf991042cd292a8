"""Tables as text for spreadsheets, in which no cell can be taken for a formula. All CSV of the program is
written here.

A text from a file may begin like a formula, and a spreadsheet would run it. A leading apostrophe keeps it a
text; `unguarded` removes it again.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator
from typing import Any, TextIO

_FORMULA = r"=+\-@\uff1d\uff0b\uff0d\uff20"  # the wide ones in Japanese
_BEGINS = rf"(?=['\s]*[{_FORMULA}]|'*[\t\r\n])"
# Where the list separator is a semicolon, a spreadsheet begins a cell after each one in a file with commas.
_STARTS = {",": "(^|;)", "\t": "(^)"}
_MARK = {delimiter: re.compile(f"{start}{_BEGINS}") for delimiter, start in _STARTS.items()}
_MARKED = {delimiter: re.compile(f"{start}'{_BEGINS}") for delimiter, start in _STARTS.items()}
_NUMBER = re.compile(r"[+-]+|[+-][0-9][0-9.,]*(?:[eE][+-]?[0-9]+)?\s*[%\w]*")  # with its unit; - for none


def guarded(cell: Any, delimiter: str = ",") -> Any:
    """Return a cell in the form to write between delimiters: comma or tab. Numbers remain unchanged."""
    if not isinstance(cell, str) or (cell[:1].isalnum() and ";" not in cell) or _NUMBER.fullmatch(cell):
        return cell
    return _MARK[delimiter].sub(r"\1'", cell)


def unguarded(cell: str, delimiter: str = ",") -> str:
    """Return the original text of a cell that `guarded` has made harmless."""
    return _MARKED[delimiter].sub(r"\1", cell)


def write_rows(file: TextIO, rows: Iterable[Iterable[Any]], delimiter: str = ",", end: str = "\n") -> None:
    """Write rows to an open file; end: line ending."""
    writer = csv.writer(file, delimiter=delimiter, lineterminator=end)
    writer.writerows([guarded(cell, delimiter) for cell in row] for row in rows)


def rows_text(rows: Iterable[Iterable[Any]], delimiter: str = ",", end: str = "\n") -> str:
    """Return rows as text for a file or the clipboard."""
    text = io.StringIO(newline="")
    write_rows(text, rows, delimiter, end)
    return text.getvalue()


def text_rows(text: str, delimiter: str = ",") -> Iterator[list[str]]:
    """Yield the rows of a text from `rows_text`. Raises csv.Error for quotes that are not closed."""
    for row in csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True):
        yield [unguarded(cell, delimiter) for cell in row]
