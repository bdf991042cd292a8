"""Files on disk: checked for size before they are read, and written atomically."""

from __future__ import annotations

import errno
import hashlib
import os
import stat
from collections.abc import Callable
from pathlib import Path

from engine.atomic import atomic_write
from engine.ficon.drawing.file.errors import FROM_LAB, SEVERAL, FileError
from engine.ficon.drawing.file.json_text import MAX_VALUES, decoded
from engine.ficon.drawing.file.reading import Opened, Report, read_text
from engine.ficon.drawing.file.writing import text as text_of
from engine.ficon.drawing.model.change import UndoHistory
from engine.language import say

SUFFIX = ".topology.json"
MAX_BYTES = 24_000_000  # bytes: 50,000 elements need 12 MB and their history 4; they open in 3 s


def open_file(path: Path, report: Report | None = None) -> Opened:
    """Return the drawing in a file. Raises FileError, also if the file cannot be read.

    report: receives the completed share, 0 to 1; an exception that it raises ends the reading.
    """
    text = decoded(read_bytes(path), str(path))
    return read_text(text, str(path), report=report) if report else read_text(text, str(path))


def read_bytes(path: Path, largest: int = MAX_BYTES) -> bytes:
    """Return the content of a regular file of limited size. Raises FileError."""
    try:
        with open(path, "rb", opener=_opened) as file:
            state = os.fstat(file.fileno())
            if not stat.S_ISREG(state.st_mode):
                raise FileError(str(path), "", say("is not a file"), say("a file"), FROM_LAB)
            data = file.read(largest + 1) if state.st_size <= largest else b" " * (largest + 1)
    except FileError:
        raise
    except OSError as error:
        raise FileError(
            str(path), "", say("cannot be read: {0}", error.strerror or error), "", FROM_LAB
        ) from None
    except ValueError as error:  # a path that no file can have
        raise FileError(str(path), "", say("cannot be read: {0}", error), "", FROM_LAB) from None
    if len(data) > largest:
        size = say("has {0:,} bytes", max(state.st_size, len(data)))
        raise FileError(str(path), "", size, say("at most {0:,}", largest), SEVERAL)
    return data


def _opened(path: str, flags: int) -> int:
    """Open a file without waiting, since a pipe may have no writer."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def save(path: Path, history: UndoHistory, before: Callable[[str], object] = lambda text: None) -> str:
    """Write a drawing with its history; return the text. Raises OSError: the old file is then intact.

    before: called with the text just before it is written.
    """
    text = text_of(history.drawing, history)
    if len(text.encode()) > MAX_BYTES or text.count(",") > MAX_VALUES:
        raise OSError(
            errno.EFBIG,
            say("the drawing is too large for a file that can be opened again: {0}", say(SEVERAL)),
        )
    before(text)
    atomic_write(path, text)
    return text


def digest(text: str) -> str:
    """Return 32 hex digits that distinguish texts."""
    return hashlib.blake2b(text.encode("utf-8", "replace"), digest_size=16).hexdigest()


def file_digest(path: Path) -> str:
    """Return the digest of a file's content; "" if it cannot be read."""
    try:
        return digest(decoded(read_bytes(path), str(path)))
    except FileError:
        return ""
