"""The folder that stores the compiled kernels between two starts.

Its name is a hash of all sources from which kernels are made, and of everything else that changes the machine
code: the files in a folder fit these sources, and other sources have another folder. Nothing here imports
Numba: that would cost 0.2 s.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
import time
from collections.abc import Iterator, Mapping, MutableMapping
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path

from engine import platform
from engine.language import say

# Settings that change the machine code.
FLAGS = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT", "NUMBA_DEBUGINFO", "NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES")
CHOSEN = "LPARLAB_KERNELS"  # the variable with the folder that stores them
ENGINE = Path(__file__).parents[1]
# Folders and files that kernels are made of: a change elsewhere leaves the compiled kernels as they are.
SOURCES = ("kernel", "state", "mechanisms", "loop.py")
STALE_AFTER = 30 * 24 * 3600  # seconds since the last start that used a folder
IN_USE = 3600  # seconds after a start during which its folder is never removed
MAX_KEPT = 20  # folders; work on the engine creates many, each with a few MB
MAX_REMOVED = 8  # stale folders per start: cleanup must not delay it
ROOM = 1 << 20  # bytes of the compiled kernels, with a margin
_NAME = re.compile(r"lparlab-[0-9a-f]{16}")


@cache
def folder() -> Path:
    """Return the folder used by this process: see `prepare`."""
    return prepare()


def prepare(environ: MutableMapping[str, str] = os.environ) -> Path:
    """Return the folder for these sources, creating it if necessary; LPARLAB_KERNELS passes it on to child
    processes.

    When LPARLAB_KERNELS is already set, the folder is inside that folder. Raises OSError when neither the
    user's cache nor the temporary folder is writable.
    """
    folder = _first_writable(folder_name(ENGINE, environ), environ)
    environ[CHOSEN] = str(folder)
    return folder


def folder_name(sources: Path, environ: Mapping[str, str] = os.environ) -> str:
    """Return the name of the cache folder for the kernels below `sources` under these settings."""
    found = hashlib.blake2b(digest_size=8)
    for file in kernel_sources(sources):
        found.update(f"{file.relative_to(sources).as_posix()}\0".encode())
        found.update(hashlib.blake2b(file.read_bytes()).digest())
    settings = [sys.implementation.cache_tag, _system(), _numba_version()]
    settings += [environ.get(flag, "") for flag in FLAGS]
    found.update("\0".join(str(setting) for setting in settings).encode())
    return f"lparlab-{found.hexdigest()}"


def fingerprint(sources: Path = ENGINE) -> str:
    """Return a hash of the kernel sources (16 hex digits) that does not depend on their location or
    timestamps.
    """
    found = hashlib.blake2b(digest_size=8)
    for file in kernel_sources(sources):
        found.update(f"{file.relative_to(sources).as_posix()}\0".encode())
        found.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()


def kernel_sources(folder: Path) -> list[Path]:
    """Return the source files below the engine's folder from which kernels are made, in order."""
    roots = [folder / name for name in SOURCES]
    files = [root for root in roots if root.is_file()]
    return sorted([*files, *(file for root in roots for file in root.rglob("*.py"))])


def names_folder(file: Path) -> bool:
    """Return whether a source is among those whose hash is the name of the folder."""
    return any(file.is_relative_to(ENGINE / name) for name in SOURCES)


def _system() -> str:
    """Return the system and the processors for which this Python is built, like
    ".cpython-311-x86_64-linux-gnu.so".

    It is the suffix of extension modules. On macOS the suffix names no processors.
    """
    suffix = EXTENSION_SUFFIXES[0]
    if not suffix.endswith("-darwin.so"):
        return suffix
    from platform import machine  # imported late: takes a few ms, and far more on Windows

    return f"{suffix} {machine()}"


def _numba_version() -> str:
    """Return the version from the name of Numba's metadata folder; importlib.metadata would take 30 ms."""
    spec = PathFinder.find_spec("numba")
    if spec is None or spec.origin is None:
        return "none"
    names = os.listdir(Path(spec.origin).parent.parent)
    return next((name for name in names if name.startswith("numba-") and name.endswith("-info")), "unknown")


def _parents(environ: Mapping[str, str]) -> Iterator[Path]:
    """Yield the folders to try, best first; all of them are private to this user."""
    if chosen := environ.get(CHOSEN):
        path = Path(chosen).absolute()
        yield path.parent if _NAME.fullmatch(path.name) else path  # inherited from a parent process
    if home := _user_cache(environ):
        yield home / "lparlab" / "kernels"
    yield _temporary()


def _user_cache(environ: Mapping[str, str]) -> Path | None:
    """Return the user's cache folder on this platform; None when the user has no home."""
    path = platform.cache_home(environ)
    return path if path.is_absolute() else None


def _temporary() -> Path:
    """Return a temporary folder that only this user can write to: planted kernels must not be loaded."""
    import tempfile  # imported here, as few starts come this far

    folder = Path(tempfile.gettempdir()) / f"lparlab-kernels-{platform.user_number()}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        status = folder.lstat()
    except OSError:  # a file or a broken link is in the way
        return Path(tempfile.mkdtemp(prefix="lparlab-kernels-"))
    return folder if platform.is_private(status) else Path(tempfile.mkdtemp(prefix="lparlab-kernels-"))


def _first_writable(name: str, environ: Mapping[str, str]) -> Path:
    tried = []
    for parent in _parents(environ):
        folder = parent / name
        new = not folder.is_dir()
        if _touch(folder):
            if new:
                remove_stale(parent)
            return folder
        tried.append(str(parent))
    raise OSError(
        say(
            "cannot write to any folder for compiled kernels; tried {0}. Set {1} to a folder that you "
            "can write to.",
            ", ".join(tried),
            CHOSEN,
        )
    )


def _touch(folder: Path) -> bool:
    """Create the folder, check that it has room and record the time of this use; return False when it is
    unusable.

    A folder that has its kernels needs no more room.
    """
    probe = folder / f".probe-{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            probe.write_bytes(b"" if any(folder.glob("engine.*")) else bytes(ROOM))
        finally:
            probe.unlink(missing_ok=True)
        os.utime(folder)
    except OSError:
        return False
    return True


def remove_stale(parent: Path, now: float | None = None) -> list[Path]:
    """Remove old and surplus cache folders of this program in `parent`, a few at a time; return them.

    Only folders whose names have the form that `folder_name` returns are removed, never the target of a link.
    """
    import shutil  # only needed at the first start with new sources

    now = time.time() if now is None else now
    ours = [path for path in parent.iterdir() if _NAME.fullmatch(path.name) and not path.is_symlink()]
    used = sorted(((_used(path), path) for path in ours), reverse=True)
    limits = [now - STALE_AFTER] * MAX_KEPT + [now - IN_USE] * len(used)
    stale = [path for (last, path), limit in zip(used, limits, strict=False) if last < limit][-MAX_REMOVED:]
    for path in stale:
        shutil.rmtree(path, ignore_errors=True)
    return stale


def _used(folder: Path) -> float:
    """Return when the folder was last used by a start (seconds since 1970); infinity if it has just been
    removed.
    """
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:
        return float("inf")
