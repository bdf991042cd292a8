"""Untrusted JSON -> Python, without the cases that JSON leaves open: duplicate keys, NaN, unlimited
nesting.
"""

from __future__ import annotations

import json
from typing import Any

from engine.ficon.drawing.file import scan
from engine.ficon.drawing.file.errors import BY_HAND, FROM_LAB, SEVERAL, FileError
from engine.ficon.drawing.model.drawing import MAX_THINGS
from engine.language import later, say
from engine.scenario.files.error import shown

MAX_VALUES = 2_000_000  # 50,000 elements with their history have a million; these are read in 3 s


class _Twice(ValueError):
    """A key that occurs twice in its object."""


class _NoNumber(ValueError):
    """NaN or Infinity."""


def decoded(data: bytes, path: str) -> str:
    """Return the text of a UTF-8 file. Raises FileError."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise FileError(
            path, "", say("is written in UTF-16"), "UTF-8", later("save it as UTF-8 in your text editor")
        )
    try:
        words = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        what = say("byte {0:02X} is not UTF-8", data[error.start])
        raise FileError(path, say("line {0}", line), what, say("a text in UTF-8"), FROM_LAB) from None
    if "\0" in words:
        line = words.count("\n", 0, words.index("\0")) + 1
        raise FileError(
            path,
            say("line {0}", line),
            say("contains bytes that do not occur in text"),
            say("a text in UTF-8"),
            FROM_LAB,
        )
    return words


def parsed(text: str, path: str) -> dict[str, Any]:
    """Return the table in a JSON text. Raises FileError."""
    values = text.count(",")
    if values > MAX_VALUES:
        what = say("contains {0:,} or more values", values)
        raise FileError(path, "", what, say("at most {0:,}", MAX_VALUES), SEVERAL)
    try:
        table = json.loads(text, object_pairs_hook=_table, parse_constant=_constant)
    except json.JSONDecodeError as error:
        what = say("is not JSON here: {0}{1}", error.msg[0].lower(), error.msg[1:])
        raise FileError(path, scan.line_of(text, error.pos), what, "", BY_HAND) from None
    except _Twice as error:
        raise FileError(path, scan.repeated_key(text), str(error), say("each key once"), BY_HAND) from None
    except _NoNumber as error:
        raise FileError(
            path, scan.word(text, str(error)), say("{0} is not a number", error), say("a number"), BY_HAND
        ) from None
    except RecursionError:
        raise _deep(text, path) from None
    except ValueError:  # an int of thousands of digits
        raise FileError(
            path, "", say("has a number with thousands of digits"), say("a smaller number"), FROM_LAB
        ) from None
    _check_shape(table, text, path)
    if not isinstance(table, dict):
        raise FileError(path, "", say("holds {0}", shown(table)), say("a drawing"), FROM_LAB)
    return table


def _deep(text: str, path: str) -> FileError:
    what = say("has too many nested brackets")
    return FileError(path, scan.too_deep(text), what, say("at most {0} levels", scan.MAX_DEPTH), FROM_LAB)


def _check_shape(table: Any, text: str, path: str) -> None:
    """Refuse lists and tables that are too deep or too long, without using recursion."""
    level = [table]
    for _ in range(scan.MAX_DEPTH + 1):
        level = [item for item in level if isinstance(item, dict | list)]
        for item in level:
            if len(item) > MAX_THINGS:
                raise FileError(
                    path, "", say("has {0:,} elements", len(item)), say("at most {0:,}", MAX_THINGS), SEVERAL
                )
        level = [inner for table in level for inner in (table.values() if isinstance(table, dict) else table)]
        if not level:
            return
    raise _deep(text, path)


def _table(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        keys = [key for key, _ in pairs]
        again = next(key for place, key in enumerate(keys) if key in keys[:place])
        raise _Twice(say("key {0} occurs twice", shown(again)))
    return table


def _constant(word: str) -> Any:
    raise _NoNumber(word)
