"""lparlab lesson new: a working example to start from."""

from __future__ import annotations

from pathlib import Path

import click

from app.cli.failure import Failure
from lessons.format.new import NewLessonError
from lessons.format.new import new_lesson as write


def new_lesson(folder: Path) -> None:
    """Write it and say what to do next. Raises Failure."""
    try:
        write(folder)
    except NewLessonError as error:
        raise Failure(str(error)) from None
    click.echo(f"written: {folder}")
    click.echo(
        f"Try it: lparlab lesson check {folder}. How lessons are written is told in lessons/AUTHORING.md."
    )
