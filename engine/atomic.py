"""Writes files so that a crash midway leaves the old file intact; pipes and devices are written directly."""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
import threading
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from engine import platform
from engine.language import say

MODE = 0o666  # permissions of a new file, less the umask
LINKS = 40  # of symbolic links that are followed, as on Linux
MAX_NAME = 200  # bytes of a file's name in that of its temporary file
_LEFT = re.compile(r"\..*\.([0-9a-f]{8})-(\d{1,9})\.\d+\.new")  # name, computer, process, thread


def atomic_write(path: Path, content: str | bytes, *, mode: int = MODE, make_folder: bool = False) -> None:
    """Replace a file with a temporary file in its folder that has been flushed to disk; text becomes UTF-8.

    An existing file keeps its permissions, and a symbolic link stays a link; `mode` applies to a new file. A
    pipe, a character device or a name like /dev/stdout is also kept: the text is written to it. Raises
    OSError, which names the file; the old file is then intact. Raises ValueError for a path or text that no
    file can have.
    """
    data = content.encode("utf-8") if isinstance(content, str) else content
    with atomic_file(path, mode=mode, make_folder=make_folder) as file:
        file.write(data)


@contextmanager
def atomic_file(path: Path, *, mode: int = MODE, make_folder: bool = False) -> Iterator[BinaryIO]:
    """Open a temporary file that replaces another file, as in `atomic_write`, when the block ends without an
    error.

    If the block raises an error, the old file stays intact, and a pipe or device receives no bytes.
    """
    if is_written_through(path):
        with _through(path) as through:
            yield through
        return
    real = platform.any_length(Path(os.path.realpath(path)))
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
        platform.replace(beside, real)
    except OSError as error:
        raise _named(error, path, beside) from None
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
    _sync_folder(real.parent)


def is_written_through(path: Path) -> bool:
    """Return whether a name is that of a pipe, a character device or, like /dev/stdout, an open file.

    All other names are those of files, which are replaced. Raises OSError for a folder, a socket and the
    like, and for a name that the system reserves.
    """
    if platform.is_reserved(path):
        raise OSError(errno.EINVAL, say("Windows does not allow this file name; choose another"), str(path))
    if _open_file(path) is not None:
        return True
    try:
        mode = path.stat().st_mode
    except OSError as error:
        if error.errno == errno.ELOOP:
            raise
        return False  # a new file or one that cannot be written: this is reported then
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not (stat.S_ISREG(mode) or stat.S_ISFIFO(mode) or stat.S_ISCHR(mode)):
        raise OSError(errno.EINVAL, say("it is a socket or a disk; choose the name of a file"), str(path))
    return not stat.S_ISREG(mode)


@contextmanager
def _through(path: Path) -> Iterator[BinaryIO]:
    """Open a temporary file whose content goes to a pipe or device when the block ends without an error."""
    import shutil  # imported late: rarely needed
    import tempfile

    try:
        with tempfile.TemporaryFile() as file:
            yield file
            file.seek(0)
            with os.fdopen(_opened(path), "wb") as target:
                shutil.copyfileobj(file, target)
    except OSError as error:
        raise _named(error, path) from None


def _opened(path: Path) -> int:
    """Open a pipe or device without waiting for a program that reads the pipe, because there might never be
    one.
    """
    number = _open_file(path)
    if number is not None:
        for stream in filter(None, (sys.stdout, sys.stderr)):
            stream.flush()
        return os.dup(number)
    try:
        handle = os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0))
    except OSError as error:
        if error.errno != errno.ENXIO:
            raise
        raise OSError(
            errno.ENXIO, say("no program reads from it; start a program first"), str(path)
        ) from None
    os.set_blocking(handle, True)
    return handle


def _open_file(path: Path) -> int | None:
    """Return the descriptor of the open file that a name like /dev/stdout or /proc/self/fd/1 stands for."""
    if platform.WINDOWS:
        return None
    folders = {os.path.realpath("/proc/self/fd"), "/dev/fd"}
    for _ in range(LINKS):
        path = Path(os.path.realpath(path.parent), path.name)
        if str(path.parent) in folders and path.name.isdecimal():
            return int(path.name)
        if not path.is_symlink():
            return None
        path = path.parent / os.readlink(path)
    return None


def _named(error: OSError, path: Path, beside: Path | None = None) -> OSError:
    """Return an error about a nameless or temporary file as an error about the file itself."""
    if platform.is_in_use(error):
        return OSError(
            errno.EACCES, say("it is open in another program, or protected; close it there"), str(path)
        )
    if error.filename in (None, beside and str(beside)) and error.errno is not None:
        return OSError(error.errno, os.strerror(error.errno), str(path))
    return error


def complaint(error: OSError) -> str:
    """Return the error for a file that could not be written, as a sentence for the user."""
    name, why = error.filename, error.strerror
    return f"{name} cannot be written ({why})." if name and why else str(error)


def beside_of(path: Path) -> Path:
    """Return a name in the same folder that no other process uses and that `sweep` recognizes."""
    owner = f"{_computer()}-{os.getpid()}.{threading.get_native_id()}"
    name = path.name.encode("utf-8", "surrogateescape")[:MAX_NAME].decode("utf-8", "ignore")
    return path.with_name(f".{name}.{owner}.new")


def sweep(folders: Iterable[Path]) -> None:
    """Remove temporary files and folders left by killed processes on this computer."""
    for folder in folders:
        with suppress(OSError):
            for name in os.listdir(folder):
                found = _LEFT.fullmatch(name)
                if found and found[1] == _computer() and not platform.is_running(int(found[2])):
                    _remove(folder / name)


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        import shutil  # imported late: rarely needed

        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)


def _computer() -> str:
    """Return 8 hex digits for this computer's name, since other computers may share the folder."""
    return f"{zlib.crc32(platform.computer_name().encode()):08x}"


def _permissions(path: Path) -> int | None:
    """Return the permissions of a file; None if there is no such file."""
    try:
        return stat.S_IMODE(path.stat().st_mode)
    except OSError:
        return None


def _sync_folder(folder: Path) -> None:
    """Also flush the folder's new entry to disk if the system supports this."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    except OSError:
        return  # some network folders do not support this; the file itself is written
    finally:
        os.close(handle)
