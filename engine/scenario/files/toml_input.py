"""TOML files from any author, with limits on size and depth that are checked before parsing.

The parser of the standard library calls itself for each nested bracket and copies a key for each of its
parts, so both are counted first.
"""

from __future__ import annotations

import re
import stat
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.language import say
from engine.scenario.files.error import ScenarioError

MAX_BYTES = 1_000_000
MAX_MARKS = 100_000  # brackets, commas, equals signs and line ends
MAX_DEPTH = 16  # tables in tables, lists in lists, or parts of a key
_WIDE = ((b"\xff\xfe", "UTF-16-LE"), (b"\xfe\xff", "UTF-16-BE"))
_TABLE = re.compile(r"^[ \t]*\[", re.MULTILINE)
TOKEN = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+(?:"{3,5})?'
    r"|'''(?:[^']|'(?!''))*+(?:'{3,5})?"
    r'|"(?:[^"\\\n]|\\.)*+"?'
    r"|'[^'\n]*+'?"
    r"|\#[^\n]*+"
    r"|[\[\]{}.,=\n]",
    re.DOTALL,
)


def read_toml(path: Path, shown: str) -> dict[str, Any]:
    """Return the file's tables, which must not be modified. Raises ScenarioError, which refers to the
    file as `shown`.
    """
    return _parsed(_text(_bytes(path, shown), shown), shown)


def read_head(path: Path, shown: str) -> dict[str, Any]:
    """Return the keys before the file's first table, or more keys; they must not be modified. Raises
    ScenarioError.

    They are read in a tenth of the time. The text after them is not checked.
    """
    text = _text(_bytes(path, shown), shown)
    first = _TABLE.search(text)
    try:
        return _parsed(text[: first.start()] if first else text, shown)
    except ScenarioError:  # it was not a table but a line of a text or a list
        return _parsed(text, shown)


@lru_cache(maxsize=512)  # more than the number of shipped scenarios and their heads
def _parsed(text: str, shown: str) -> dict[str, Any]:
    """Parse each text only once, because scenarios share the files that they extend."""
    return parse_toml(text, shown)


def parse_toml(text: str, shown: str) -> dict[str, Any]:
    """Return the tables in `text`. Raises ScenarioError if it is nested too deeply or is not TOML."""
    check_shape(text, shown)
    try:
        table = tomllib.loads(text)
    except ValueError as error:
        raise ScenarioError(shown, "", say("expected TOML: {0}", error)) from None
    except RecursionError:
        raise _too_deep(shown) from None
    _check_tables(table, shown)
    return table


def check_shape(text: str, shown: str) -> None:
    """Reject text that is nested or dotted deeper than MAX_DEPTH, or has too many values; stop reading at
    that point.
    """
    depth = dots = 0
    for count, token in enumerate(TOKEN.finditer(text)):
        mark = token.group()
        if count > MAX_MARKS:
            raise ScenarioError(shown, "", say("expected at most {0:,} lines and values", MAX_MARKS))
        if mark in "[{":
            depth += 1
        elif mark in "]}":
            depth -= 1
        dots = dots + 1 if mark == "." else dots * (mark[0] in "\"'")
        if max(depth, dots) > MAX_DEPTH:
            raise _too_deep(shown, text.count("\n", 0, token.start()) + 1)


def _too_deep(shown: str, line: int = 0) -> ScenarioError:
    hint = say("nested too deeply: expected at most {0} levels", MAX_DEPTH)
    if line:
        hint = say("nested too deeply (line {0}): expected at most {1} levels", line, MAX_DEPTH)
    return ScenarioError(shown, "", hint)


def _check_tables(table: dict[str, Any], shown: str) -> None:
    """Check the depth of the result, level by level, because dotted keys within brackets multiply."""
    level: list[Any] = [table]
    for _ in range(MAX_DEPTH):
        level = [child for parent in level for child in _children(parent)]
        if not level:
            return
    raise _too_deep(shown)


def _children(parent: Any) -> list[Any]:
    children = parent.values() if isinstance(parent, dict) else parent
    return [child for child in children if isinstance(child, dict | list)]


def _bytes(path: Path, shown: str) -> bytes:
    try:
        info = path.stat()
        if not stat.S_ISREG(info.st_mode):
            raise ScenarioError(shown, "", say("is not a regular file; expected a scenario file in TOML"))
        if info.st_size > MAX_BYTES:
            raise _too_large(shown, info.st_size)
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, ScenarioError):
            raise
        reason = getattr(error, "strerror", None) or str(error)
        raise ScenarioError(
            shown, "", say("cannot be read ({0}); expected a scenario file", reason)
        ) from None
    if len(data) > MAX_BYTES:
        raise _too_large(shown, len(data))
    return data


def _too_large(shown: str, size: int) -> ScenarioError:
    return ScenarioError(
        shown, "", say("has {0:,} bytes; expected a scenario of at most {1:,}", size, MAX_BYTES)
    )


def decoded(data: bytes) -> str:
    """Return the decoded text; a byte order mark shows whether it is UTF-8 or UTF-16. Raises
    UnicodeDecodeError.
    """
    return data.decode("utf-16" if wide_coding(data) else "utf-8-sig")


def wide_coding(data: bytes) -> str:
    """Return the UTF-16 variant indicated by the byte order mark at the beginning; "" for UTF-8."""
    return next((coding for mark, coding in _WIDE if data.startswith(mark)), "")


def _text(data: bytes, shown: str) -> str:
    try:
        return decoded(data)
    except UnicodeDecodeError as error:
        if wide := wide_coding(data):
            raise ScenarioError(shown, "", say("is not complete {0}; expected TOML in UTF-8", wide)) from None
        line = data.count(b"\n", 0, error.start) + 1
        raise ScenarioError(
            shown, "", say("line {0} is not UTF-8; expected TOML, which is UTF-8", line)
        ) from None
