"""Writes a file so that a crash on the way leaves the old one whole."""

from __future__ import annotations

import os
import stat
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

MODE = 0o666  # permissions of a new file, less the umask
MAX_NAME = 200  # characters of a file's name in that of its temporary file


def atomic_write(path: Path, content: str | bytes, *, mode: int = MODE, make_folder: bool = False) -> None:
    """Replace a file by a temporary file in its folder that has reached the disk; text becomes UTF-8.

    The permissions of a file that exists stay, and a symbolic link stays one; `mode` is for a new file.
    Raises OSError: then the old file is whole. Raises ValueError for a path or text that no file can have.
    """
    data = content.encode("utf-8") if isinstance(content, str) else content
    with atomic_file(path, mode=mode, make_folder=make_folder) as file:
        file.write(data)


@contextmanager
def atomic_file(path: Path, *, mode: int = MODE, make_folder: bool = False) -> Iterator[BinaryIO]:
    """Open a temporary file that replaces a file as `atomic_write` does when the block ends without an error.

    What the block raises leaves the old file whole.
    """
    real = Path(os.path.realpath(path))
    if make_folder:
        real.parent.mkdir(parents=True, exist_ok=True)
    permissions = _permissions(real)
    beside = real.with_name(f".{real.name[:MAX_NAME]}.{os.getpid()}.{threading.get_native_id()}.new")
    try:
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_NOFOLLOW", 0)
        with os.fdopen(os.open(beside, flags, mode), "wb") as file:
            if permissions is not None:
                os.chmod(beside, permissions)
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, real)
    finally:
        beside.unlink(missing_ok=True)
    _sync_folder(real.parent)


def _permissions(path: Path) -> int | None:
    """Return the permissions of a file; None when there is no such file."""
    try:
        return stat.S_IMODE(path.stat().st_mode)
    except OSError:
        return None


def _sync_folder(folder: Path) -> None:
    """Bring the new name to the disk as well, where the system can do that."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    except OSError:
        return  # some network folders cannot; the file itself is written
    finally:
        os.close(handle)
