"""Where the work on lessons is kept: a file a lesson, and beside it the session of its runs."""

from __future__ import annotations

import os
from pathlib import Path

from lessons.play.work import Work, load, save


class Store:
    """Progress by the id of a lesson; what cannot be read counts as not there, and is put aside."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def work(self, lesson_id: str) -> Work | None:
        """What was done in a lesson; None when nothing was."""
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
        """Where the work on a lesson is kept."""
        return self.folder / f"{lesson_id}.json"

    def session_file(self, lesson_id: str) -> Path:
        """Where the session of its runs is kept."""
        return self.folder / f"{lesson_id}.session.toml"

    @staticmethod
    def _put_aside(file: Path) -> None:
        try:
            os.replace(file, file.with_suffix(f"{file.suffix}.old"))
        except OSError:
            pass  # it stays where it is, and will be overwritten
