"""Writes a file so that a crash on the way leaves the old one whole."""

from __future__ import annotations

import os
import re
import stat
import threading
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

MODE = 0o666  # permissions of a new file, less the umask
MAX_NAME = 200  # characters of a file's name in that of its temporary file
_LEFT = re.compile(r"\..*\.([0-9a-f]{8})-(\d{1,9})\.\d+\.new")  # name, computer, process, thread


def atomic_write(path: Path, content: str | bytes, *, mode: int = MODE, make_folder: bool = False) -> None:
    """Replace a file by a temporary file in its folder that has reached the disk; text becomes UTF-8.

    The permissions of a file that exists stay, and a symbolic link stays one; `mode` is for a new file.
    Raises OSError, which names the file: then the old file is whole. Raises ValueError for a path or text
    that no file can have.
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
    beside = beside_of(real)
    try:
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_NOFOLLOW", 0)
        with os.fdopen(os.open(beside, flags, mode), "wb") as file:
            if permissions is not None:
                os.chmod(beside, permissions)
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, real)
    except OSError as error:
        if error.filename in (None, str(beside)) and error.errno is not None:
            raise OSError(error.errno, os.strerror(error.errno), str(path)) from None
        raise
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
    _sync_folder(real.parent)


def complaint(error: OSError) -> str:
    """Return the error of a file that was to be written as a sentence for the user."""
    name, why = error.filename, error.strerror
    return f"{name} cannot be written ({why})." if name and why else str(error)


def beside_of(path: Path) -> Path:
    """Return a name in the same folder that no other process uses, and that `sweep` knows."""
    owner = f"{_computer()}-{os.getpid()}.{threading.get_native_id()}"
    return path.with_name(f".{path.name[:MAX_NAME]}.{owner}.new")


def sweep(folders: Iterable[Path]) -> None:
    """Remove temporary files and folders that processes of this computer left when they were killed."""
    for folder in folders:
        with suppress(OSError):
            for name in os.listdir(folder):
                found = _LEFT.fullmatch(name)
                if found and found[1] == _computer() and not _lives(int(found[2])):
                    _remove(folder / name)


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        import shutil  # late: it is hardly ever needed

        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)


def _computer() -> str:
    """Return 8 hex digits of this computer's name: others may share the folder."""
    return f"{zlib.crc32(os.uname().nodename.encode() if hasattr(os, 'uname') else b''):08x}"


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True  # it is another user's
    return True


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
