"""The folder for work on lessons: a file for each lesson, stored with the session of its runs."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile

from lessons.play.work import StudentWork, load, save

MAX_OLD = 1000  # files of previous work in a lesson


class LessonInUse(Exception):
    """Another window has the lesson open."""


class WorkStore:
    """Work by lesson id; an unreadable file counts as missing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def work(self, lesson_id: str) -> StudentWork | None:
        """Return the work in a lesson; None if there is no work."""
        file = self.file(lesson_id)
        if not file.is_file():
            return None
        try:
            return load(file)
        except (OSError, ValueError):
            return None

    def put_damaged_aside(self, lesson_id: str) -> Path | None:
        """Rename a file that cannot be read; return the new name, or None if the file is readable."""
        file = self.file(lesson_id)
        damaged = file.is_file() and self.work(lesson_id) is None
        return self._put_aside(file) if damaged else None

    def lock(self, lesson_id: str) -> QLockFile:
        """Return a lock that other windows respect until it is released. Raises LessonInUse."""
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
        lock = QLockFile(str(self.folder / f".{lesson_id}.lock"))
        lock.setStaleLockTime(0)  # a lock of a program that has ended does not count
        if not lock.tryLock(0) and lock.error() == QLockFile.LockError.LockFailedError:
            raise LessonInUse(lesson_id)
        return lock

    def keep(self, work: StudentWork) -> None:
        """Write the work to disk. Raises OSError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        save(work, self.file(work.lesson_id))

    def forget(self, lesson_id: str) -> None:
        """Restart a lesson from the beginning; the old work is set aside, not deleted."""
        for file in (self.file(lesson_id), self.session_file(lesson_id)):
            if file.is_file():
                self._put_aside(file)

    def file(self, lesson_id: str) -> Path:
        """Return the path of the work on a lesson."""
        return self.folder / f"{lesson_id}.json"

    def session_file(self, lesson_id: str) -> Path:
        """Return the path of the session of a lesson's runs."""
        return self.folder / f"{lesson_id}.session.toml"

    @staticmethod
    def _put_aside(file: Path) -> Path:
        """Rename the file to a name that no other file has; leave it in place if that is impossible."""
        names = (f"{file.name}.old{number or ''}" for number in range(MAX_OLD))
        aside = next((path for path in map(file.with_name, names) if not path.exists()), None)
        with suppress(OSError):
            return file.replace(aside or file.with_name(f"{file.name}.old"))
        return file
