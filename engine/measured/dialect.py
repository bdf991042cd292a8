"""The format of fields and numbers in a table: delimiter, decimal point or comma, and thousands separator."""

from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from dataclasses import dataclass

from engine.measured.units import sized

DELIMITERS = ";\t,|"
SADF = "# hostname;interval;timestamp"  # start of the headings of `sadf -d`, for reports of many widths
_COMMA = re.compile(r"[+-]?\d+,\d+")
_POINT = re.compile(r"[+-]?\d+\.\d+")
_BY_COMMA = re.compile(r"[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?")  # 1,234.5
_BY_POINT = re.compile(r"[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)?")  # 1.234,5
_BY_BLANK = re.compile("[+-]?\\d{1,3}(?:[ '\u00a0\u2009\u202f]\\d{3})+(?:[.,]\\d+)?")
_BLANKS = str.maketrans("", "", " '\u00a0\u2009\u202f")
HIGHEST = 1e300


@dataclass(frozen=True)
class Dialect:
    """The way in which fields are separated."""

    delimiter: str


def guess(lines: Sequence[str]) -> Dialect | None:
    """Return the dialect of lines: the delimiter that occurs equally often in most of them; None if they are
    not a table.

    Commas are decimal where another delimiter divides as many lines equally.
    """
    if any(line.startswith(SADF) for line in lines):
        return Dialect(";")
    found = {delimiter: _divided(lines, delimiter) for delimiter in DELIMITERS}
    found = {delimiter: (same, widest) for delimiter, (same, widest) in found.items() if widest > 1}
    others = [same for delimiter, (same, _) in found.items() if delimiter != ","]
    if "," in found and max(others, default=0) >= found[","][0]:
        del found[","]
    best = max(found, key=lambda delimiter: found[delimiter][0] * found[delimiter][1], default=None)
    return None if best is None else Dialect(best)


def _divided(lines: Sequence[str], delimiter: str) -> tuple[int, int]:
    """Return how many lines have the largest number of fields, and that number."""
    counts = [_width(line, delimiter) for line in lines if line.strip()]
    widest = max(counts, default=0)
    return sum(count == widest for count in counts), widest


def _width(line: str, delimiter: str) -> int:
    """Return the number of fields in a line."""
    return len(split(line, Dialect(delimiter))) if '"' in line else line.count(delimiter) + 1


def split(line: str, dialect: Dialect) -> list[str]:
    """Return the fields of a line, stripped of blanks; a single field when the line is longer than csv
    accepts.
    """
    if '"' not in line:
        return [field.strip() for field in line.split(dialect.delimiter)]
    try:
        fields = next(csv.reader([line], delimiter=dialect.delimiter, skipinitialspace=True), [""])
    except csv.Error:
        return [""]
    return [field.strip() for field in fields] or [""]


def guess_numbers(lines: Sequence[str], dialect: Dialect) -> NumberDialect:
    """Return the number format of the lines."""
    fields = [_bare(field) for line in lines for field in split(line, dialect)]
    commas = [field for field in fields if _COMMA.fullmatch(field)]
    clear = any(not _BY_COMMA.fullmatch(field) for field in commas)
    both = any("," in field and _BY_POINT.fullmatch(field) for field in fields)
    points = any(_POINT.fullmatch(field) and not _BY_POINT.fullmatch(field) for field in fields)
    if both or (clear and not points):
        return NumberDialect(comma=True)
    return NumberDialect(comma=False if points else None)


def _bare(text: str) -> str:
    """Return a text without a percent sign, and without the blanks between thousands."""
    text = text.rstrip("% ")
    return text.translate(_BLANKS) if _BY_BLANK.fullmatch(text) else text


class NumberDialect:
    """Reads numbers with a decimal point or comma. comma: None until the first number that shows which
    one is used.
    """

    def __init__(self, comma: bool | None) -> None:
        self.comma = comma

    def value(self, text: str) -> float | None:
        """Return the number in a text; None for any other text, or a number that is not finite."""
        if not self.comma:
            try:
                value = float(text)
            except ValueError:
                pass
            else:
                return value if abs(value) < HIGHEST and "_" not in text else None
        elif "." not in text and text[:1].isdigit():  # fast path for the common case
            try:
                value = float(text.replace(",", "."))
            except ValueError:
                pass
            else:
                return value if abs(value) < HIGHEST and "_" not in text else None
        return self._cleaned(text)

    def any_value(self, text: str) -> float | None:
        """Return a number, or a number with a unit like "512 MB" converted to bytes or seconds."""
        value = self.value(text)
        if value is None and (found := sized(text)) and (value := self.value(found[0])) is not None:
            return value * found[1]
        return value

    def with_unit(self, text: str) -> float | None:
        """Return the value of a number with a unit; None for a number without a unit, unless it is 0."""
        value = self.any_value(text)
        return value if not value or sized(text) else None

    def _cleaned(self, text: str) -> float | None:
        text = _bare(text)
        if not text or not (text[0].isdigit() or text[0] in "+-.,"):
            return None
        if self.comma is None and _COMMA.fullmatch(text) and not _BY_COMMA.fullmatch(text):
            self.comma = True
        if self.comma:
            text = text.replace(".", "") if _BY_POINT.fullmatch(text) else text
            text = text.replace(",", ".") if text.count(",") == 1 and "." not in text else text
        elif _BY_COMMA.fullmatch(text):
            text = text.replace(",", "")
        try:
            value = float(text)
        except ValueError:
            return None
        return value if abs(value) < HIGHEST and "_" not in text else None
