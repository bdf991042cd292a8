"""The catalog of scenarios, kept in the user's cache until a scenario's file changes.

Reading the heads of a hundred files takes 25 ms of each start; reading what was kept takes one.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from zlib import crc32

from engine import platform
from engine.atomic import atomic_write
from engine.scenario.files.layers import STUDIES

FORMAT = 1  # of the rows
MAX_BYTES = 1_000_000
Files = tuple[tuple[str, int], ...]  # each file with its modification time, ns
Row = list[str]


def read_kept(files: Files, width: int) -> list[Row] | None:
    """Return the rows that were kept for these files, each with `width` texts; None when there are none, or
    when they are damaged.
    """
    try:
        with open(_file(), "rb") as file:
            found = json.loads(file.read(MAX_BYTES))
        rows = found["rows"] if found["of"] == _key(files) else None
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None
    return rows if isinstance(rows, list) and all(_is_row(row, width) for row in rows) else None


def keep(files: Files, rows: Sequence[Sequence[str]]) -> None:
    """Keep the rows for these files, if the user's cache is writable."""
    if _file().is_absolute():  # the user has a home
        with suppress(OSError, ValueError):
            atomic_write(_file(), json.dumps({"of": _key(files), "rows": rows}), make_folder=True)


def _file() -> Path:
    """Return the file of this installation: others have other scenarios."""
    return platform.cache_home() / "lparlab" / f"scenarios-{crc32(str(STUDIES).encode()):08x}.json"


def _key(files: Files) -> list[object]:
    return [FORMAT, [list(file) for file in files]]


def _is_row(row: object, width: int) -> bool:
    return isinstance(row, list) and len(row) == width and all(isinstance(text, str) for text in row)
