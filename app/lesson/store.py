"""The folder for work on lessons: a file for each lesson, and the session of its runs beside it."""

from __future__ import annotations

import os
from pathlib import Path

from lessons.play.work import Work, load, save


class Store:
    """Work by the id of a lesson; an unreadable file is put aside and counts as missing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def work(self, lesson_id: str) -> Work | None:
        """Return the work in a lesson; None if there is none."""
        file = self.file(lesson_id)
        if not file.is_file():
            return None
        try:
            return load(file)
        except ValueError:
            self._put_aside(file)
            return None

    def keep(self, work: Work) -> None:
        """Write it to the disk. Raises OSError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        save(work, self.file(work.lesson_id))

    def forget(self, lesson_id: str) -> None:
        """Begin a lesson afresh; the old work is put aside, not deleted."""
        for file in (self.file(lesson_id), self.session_file(lesson_id)):
            if file.is_file():
                self._put_aside(file)

    def file(self, lesson_id: str) -> Path:
        """Return the path of the work on a lesson."""
        return self.folder / f"{lesson_id}.json"

    def session_file(self, lesson_id: str) -> Path:
        """Return the path of the session of its runs."""
        return self.folder / f"{lesson_id}.session.toml"

    @staticmethod
    def _put_aside(file: Path) -> None:
        try:
            os.replace(file, file.with_suffix(f"{file.suffix}.old"))
        except OSError:
            pass  # it stays where it is, and will be overwritten
