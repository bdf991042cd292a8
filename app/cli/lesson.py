"""lparlab lesson list and lparlab lesson check."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import click
from rich.text import Text

from app.cli.failure import FAILED, Failure
from app.cli.listing import console, table
from app.cli.progress import progress_bar, warm_with_progress
from lessons.format.load import LessonError, catalog, folders
from lessons.proof.check import Finding, check_all


def print_lessons() -> None:
    """All lessons that come with the program. Raises Failure."""
    shown = table("Lesson", "Study", "Minutes", "Title", "What it is about")
    try:
        for entry in catalog():
            shown.add_row(entry.id, entry.study, str(entry.minutes), entry.title, entry.summary)
    except LessonError as error:
        raise Failure(str(error)) from None
    console().print(shown)


def check(given: Sequence[Path]) -> None:
    """Check the lessons and say what is wrong with each; exits with 1 then."""
    chosen = list(given) or folders()
    warm_with_progress()
    with progress_bar("{task.completed} of {task.total} runs") as progress:
        task = progress.add_task("Playing", total=None)
        found = check_all(chosen, lambda done, total: progress.update(task, completed=done, total=total))
    for folder, findings in zip(chosen, found, strict=True):
        _print(folder, findings)
    if any(found):
        raise click.exceptions.Exit(FAILED)


def _print(folder: Path, findings: Sequence[Finding]) -> None:
    place = os.path.relpath(folder) if folder.is_absolute() else str(folder)
    place = place if len(place) <= len(str(folder)) else str(folder)
    out = console()
    if not findings:
        out.print(Text(f"{place}: proves itself"), soft_wrap=True)
    for finding in findings:
        out.print(Text(f"{place}{os.sep}{finding}"), soft_wrap=True)
