"""JSON from anybody -> Python, without what JSON leaves open: keys twice, NaN, nests without end."""

from __future__ import annotations

import json
from typing import Any

from engine.ficon.drawing.file import scan
from engine.ficon.drawing.file.errors import BY_HAND, FROM_LAB, SEVERAL, FileError
from engine.ficon.drawing.model.drawing import MAX_THINGS
from engine.scenario.files.error import shown

MAX_VALUES = 2_000_000  # 50,000 things with their history have a million; so many are read in 3 s


class _Twice(ValueError):
    """A key that stands twice in its object."""


class _NoNumber(ValueError):
    """NaN or Infinity."""


def decoded(data: bytes, path: str) -> str:
    """Return the text of a file, which is UTF-8. Raises FileError."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise FileError(path, "", "is written in UTF-16", "UTF-8", "save it as UTF-8 in your text editor")
    try:
        words = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        what = f"byte {data[error.start]:02X} is no UTF-8"
        raise FileError(path, f"line {line}", what, "a text in UTF-8", FROM_LAB) from None
    if "\0" in words:
        line = words.count("\n", 0, words.index("\0")) + 1
        raise FileError(path, f"line {line}", "holds bytes that no text has", "a text in UTF-8", FROM_LAB)
    return words


def parsed(text: str, path: str) -> dict[str, Any]:
    """Return the table in a JSON text. Raises FileError."""
    values = text.count(",")
    if values > MAX_VALUES:
        what = f"holds {values:,} values or more"
        raise FileError(path, "", what, f"at most {MAX_VALUES:,}", SEVERAL)
    try:
        table = json.loads(text, object_pairs_hook=_table, parse_constant=_constant)
    except json.JSONDecodeError as error:
        what = f"is not JSON here: {error.msg[0].lower()}{error.msg[1:]}"
        raise FileError(path, scan.line_of(text, error.pos), what, "", BY_HAND) from None
    except _Twice as error:
        raise FileError(path, scan.repeated_key(text), str(error), "every key once", BY_HAND) from None
    except _NoNumber as error:
        raise FileError(
            path, scan.word(text, str(error)), f"{error} is not a number", "one", BY_HAND
        ) from None
    except RecursionError:
        raise _deep(text, path) from None
    except ValueError:  # an int of thousands of digits
        raise FileError(path, "", "has a number of thousands of digits", "a smaller one", FROM_LAB) from None
    _check_shape(table, text, path)
    if not isinstance(table, dict):
        raise FileError(path, "", f"holds {shown(table)}", "a drawing", FROM_LAB)
    return table


def _deep(text: str, path: str) -> FileError:
    what = "has brackets within brackets without end"
    return FileError(path, scan.too_deep(text), what, f"at most {scan.MAX_DEPTH} within each other", FROM_LAB)


def _check_shape(table: Any, text: str, path: str) -> None:
    """Refuse lists and tables that are too deep or too long; without recursion."""
    level = [table]
    for _ in range(scan.MAX_DEPTH + 1):
        level = [one for one in level if isinstance(one, dict | list)]
        for one in level:
            if len(one) > MAX_THINGS:
                raise FileError(path, "", f"has {len(one):,} things", f"at most {MAX_THINGS:,}", SEVERAL)
        level = [inner for one in level for inner in (one.values() if isinstance(one, dict) else one)]
        if not level:
            return
    raise _deep(text, path)


def _table(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        keys = [key for key, _ in pairs]
        again = next(key for place, key in enumerate(keys) if key in keys[:place])
        raise _Twice(f"key {shown(again)} occurs twice")
    return table


def _constant(word: str) -> Any:
    raise _NoNumber(word)
