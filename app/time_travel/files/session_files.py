"""The files in which sessions are stored: one file per running or crashed program, and the file of the
session closed last.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QLockFile

SUFFIX = ".lparlab"
LAST, BEFORE = f"last{SUFFIX}", f"before{SUFFIX}"
KEPT_FOR = 30 * 24 * 3600  # seconds; older files of crashed programs are removed
_SCENARIO = re.compile(r'(?<![\w-])id = "([^"\n]{1,80})"')
_HEAD = 20_000  # bytes of a file that contain the name of its first scenario


class SessionFiles:
    """A folder of session files; a file whose program has ended without closing it is an orphan."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path: Path | None = None  # of this program
        self._lock: QLockFile | None = None
        self._answered: set[Path] = set()

    @property
    def last(self) -> Path:
        """The file of the program that was closed last."""
        return self.folder / LAST

    @property
    def before(self) -> Path:
        """The file of the session that was open before the current session."""
        return self.folder / BEFORE

    def crashed(self) -> list[Path]:
        """Return the files of crashed programs that are not `answered`, newest first. Raises OSError."""
        for file in self._orphans():
            file.replace(self.folder / f"crashed-{uuid4().hex[:12]}{SUFFIX}")
        for file in self._found("crashed*"):
            if _changed(file) < time.time() - KEPT_FOR:
                file.unlink(missing_ok=True)
        return self._found("crashed*")

    def _orphans(self) -> Iterator[Path]:
        """Yield the files of programs that have ended, and remove locks that have no file."""
        locks = self.folder.glob(f"kept-*{SUFFIX}.lock")
        for file in {*self._found("kept-*"), *(lock.with_suffix("") for lock in locks)}:
            if file != self.path and (lock := _lock(file)) is not None:
                if file.exists():  # another program may have opened it before the lock
                    yield file
                lock.unlock()

    def _found(self, pattern: str) -> list[Path]:
        return sorted(self.folder.glob(f"{pattern}{SUFFIX}"), key=_changed, reverse=True)

    def answered(self, file: Path) -> None:
        """Note that a crashed program's file was opened; it is removed when this program closes properly."""
        if file.parent == self.folder and file.name.startswith("crashed"):
            self._answered.add(file)

    def take(self) -> Path:
        """Return a new file for this program. Raises OSError if it cannot be created."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self.path = self.folder / f"kept-{uuid4().hex[:12]}{SUFFIX}"
        self._lock = _lock(self.path)
        return self.path

    def close(self) -> None:
        """Keep this program's session as the last session."""
        if self.path is not None and self.path.exists():
            self.path.replace(self.last)
        for file in self._answered:
            file.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()
        self.path = self._lock = None


def _lock(file: Path) -> QLockFile | None:
    """Return the lock of a file, or None while a running program holds it."""
    lock = QLockFile(f"{file}.lock")
    lock.setStaleLockTime(0)
    return lock if lock.tryLock(0) else None


def _changed(file: Path) -> float:
    """Return when the file was written, in seconds since 1970, or the current time if another program has
    just taken it.
    """
    found = _written(file)
    return time.time() if found is None else found


def _written(file: Path) -> float | None:
    """Return when the file was written, in seconds since 1970; None if it is not there or out of reach."""
    with suppress(OSError, ValueError):  # a name from the settings may be too long, or not a name
        return file.stat().st_mtime
    return None


def newest(files: Iterable[Path]) -> Path | None:
    """Return the file that was written last, or None if none of them can be found."""
    written = {file: at for file in files if (at := _written(file)) is not None}
    return max(written, key=written.__getitem__, default=None)


def scenario_of(file: Path) -> str:
    """Return the id of the first scenario that a session names, or "" if it cannot be read."""
    try:
        with file.open("rb") as content:
            found = _SCENARIO.search(content.read(_HEAD).decode("utf-8", "replace"))
    except OSError:
        return ""
    return found[1] if found else ""


def whole_path(name: str) -> str:
    """Return a file's absolute path, so that it is found from another folder; an id is returned unchanged."""
    file = Path(name)
    return os.path.realpath(file) if file.suffix in (".toml", SUFFIX) or len(file.parts) > 1 else name
