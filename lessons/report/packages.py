"""Writes the reports of a class as cmi5 packages, one for each report."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from engine.atomic import atomic_write
from engine.language import say
from lessons.format.error import LessonError
from lessons.format.load import catalog, load_lesson
from lessons.report.cmi5 import MASTERY, REPORT, file_name, package
from lessons.report.report_file import SubmittedReport


class Packages(NamedTuple):
    """The packages that were written, and the omitted reports with the reasons."""

    files: tuple[Path, ...]
    notes: tuple[str, ...]


def write_packages(handed: Sequence[SubmittedReport], folder: Path) -> Packages:
    """Write a package for each report; reports that were changed are left out. Raises OSError.

    Copies of a report are one package.
    """
    written = [_write(item, folder) for item in handed if item.untouched]
    left = "{0}: omitted, because it was changed after it was written"
    notes = tuple(say(left, item.path) for item in handed if not item.untouched)
    return Packages(tuple(dict.fromkeys(written)), notes)


def _write(item: SubmittedReport, folder: Path) -> Path:
    file = folder / file_name(item.report)
    content = package(item.report, _mastery(item.report.lesson), item.beside(REPORT))
    atomic_write(file, content, make_folder=True)
    return file


@cache
def _mastery(lesson: str) -> int:
    """Return the percentage that a lesson requires; for a lesson that is not shipped, the default."""
    found = next((entry for entry in catalog() if entry.id == lesson), None)
    try:
        return MASTERY if found is None else load_lesson(found.folder).mastery
    except LessonError:
        return MASTERY
