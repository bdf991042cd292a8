"""The files that sessions are kept in: one of each running program, and that of the one closed last."""

from __future__ import annotations

from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QLockFile

SUFFIX = ".lparlab"
LAST, BEFORE = f"last{SUFFIX}", f"before{SUFFIX}"


class SessionFiles:
    """A folder; a file in it whose program has gone without closing is an orphan."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.path: Path | None = None  # of this program
        self._lock: QLockFile | None = None

    @property
    def last(self) -> Path:
        """The file of the program that was closed last."""
        return self._folder / LAST

    @property
    def before(self) -> Path:
        """The file of the session that was open before the present one."""
        return self._folder / BEFORE

    def orphan(self) -> Path | None:
        """Return the newest file of a crashed program, which now is the caller's; older ones are deleted."""
        files = self._folder.glob(f"kept-*{SUFFIX}")
        found = sorted((file for file in files if file != self.path and _lock(file)), key=_changed)
        if not found:
            return None
        for old in found[:-1]:
            old.unlink(missing_ok=True)
        return found[-1].replace(self._folder / f"crashed{SUFFIX}")

    def take(self) -> Path:
        """Return a new file for this program. Raises OSError when there can be none."""
        self._folder.mkdir(parents=True, exist_ok=True)
        self.path = self._folder / f"kept-{uuid4().hex[:12]}{SUFFIX}"
        self._lock = _lock(self.path)
        return self.path

    def close(self) -> None:
        """Keep this program's session as the last one."""
        if self.path is not None and self.path.exists():
            self.path.replace(self.last)
        if self._lock is not None:
            self._lock.unlock()
        self.path = self._lock = None


def _lock(file: Path) -> QLockFile | None:
    """Return the lock of a file; None while a living program has it."""
    lock = QLockFile(f"{file}.lock")
    lock.setStaleLockTime(0)
    return lock if lock.tryLock(0) else None


def _changed(file: Path) -> float:
    return file.stat().st_mtime


def whole_path(name: str) -> str:
    """Return a file's absolute path, so that it is found from another folder; an id stays."""
    file = Path(name)
    return str(file.resolve()) if file.suffix in (".toml", SUFFIX) or len(file.parts) > 1 else name
