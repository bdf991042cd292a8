"""JSON from anybody -> Python, without what JSON leaves open: keys twice, NaN, nests without end."""

from __future__ import annotations

import json
from typing import Any

from engine.scenario_error import shown
from engine.topology.file import scan
from engine.topology.file.errors import BY_HAND, FROM_LAB, FileError


class _Twice(ValueError):
    """A key that stands twice in its object."""


class _NoNumber(ValueError):
    """NaN or Infinity."""


def decoded(data: bytes, path: str) -> str:
    """The text of a file, which is UTF-8. Raises FileError."""
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
    """The table in a JSON text. Raises FileError."""
    try:
        table = json.loads(text, object_pairs_hook=_table, parse_constant=_constant)
    except json.JSONDecodeError as error:
        what = f"is no JSON here: {error.msg[0].lower()}{error.msg[1:]}"
        raise FileError(path, scan.line_of(text, error.pos), what, "", BY_HAND) from None
    except _Twice as error:
        raise FileError(path, scan.twice(text), str(error), "every key once", BY_HAND) from None
    except _NoNumber as error:
        raise FileError(path, scan.word(text, str(error)), f"{error} is no number", "one", BY_HAND) from None
    except RecursionError:
        raise _deep(text, path) from None
    except ValueError:  # an int of thousands of digits
        raise FileError(path, "", "has a number of thousands of digits", "a smaller one", FROM_LAB) from None
    if _depth(table) > scan.DEEPEST:
        raise _deep(text, path)
    if not isinstance(table, dict):
        raise FileError(path, "", f"holds {shown(table)}", "a drawing", FROM_LAB)
    return table


def _deep(text: str, path: str) -> FileError:
    what = "has brackets within brackets without end"
    return FileError(path, scan.too_deep(text), what, f"at most {scan.DEEPEST} within each other", FROM_LAB)


def _depth(value: Any) -> int:
    """How deep lists and tables are within each other, without recursion."""
    depth, level = 0, [value]
    while level and depth <= scan.DEEPEST:
        inside: list[Any] = []
        for one in level:
            if isinstance(one, dict):
                inside += [v for v in one.values() if isinstance(v, dict | list)]
            elif isinstance(one, list):
                inside += [v for v in one if isinstance(v, dict | list)]
        depth, level = depth + 1, inside
    return depth


def _table(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        keys = [key for key, _ in pairs]
        again = next(key for place, key in enumerate(keys) if key in keys[:place])
        raise _Twice(f"key {shown(again)} is there twice")
    return table


def _constant(word: str) -> Any:
    raise _NoNumber(word)
