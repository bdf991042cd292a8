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
Files = tuple[tuple[str, int, int], ...]  # each file with its modification time, ns, and size
Row = list[str]


def read_kept(files: Files, width: int) -> list[Row] | None:
    """Return the rows that were kept for these files, each with `width` texts; None when there are none, or
    when they are damaged.
    """
    path = _file()
    if path is None:
        return None
    try:
        with path.open("rb") as file:
            found = json.loads(file.read(MAX_BYTES))
        rows = found["rows"] if found["of"] == _key(files) else None
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None
    return rows if isinstance(rows, list) and all(_is_row(row, width) for row in rows) else None


def keep(files: Files, rows: Sequence[Sequence[str]]) -> None:
    """Keep the rows for these files, if the user's cache is writable."""
    if (path := _file()) is not None:
        with suppress(OSError, ValueError):
            atomic_write(path, json.dumps({"of": _key(files), "rows": rows}), make_folder=True)


def _file() -> Path | None:
    """Return the file of this installation, since others have other scenarios; None without a home."""
    home = platform.cache_home()
    name = f"scenarios-{crc32(str(STUDIES).encode()):08x}.json"
    return home / "lparlab" / name if home.is_absolute() else None


def _key(files: Files) -> list[object]:
    return [FORMAT, [list(file) for file in files]]


def _is_row(row: object, width: int) -> bool:
    return isinstance(row, list) and len(row) == width and all(isinstance(text, str) for text in row)
