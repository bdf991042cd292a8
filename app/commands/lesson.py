"""lparlab lesson: its commands."""

from __future__ import annotations

from pathlib import Path

import click

from app.cli.failure import told
from app.commands.group import Commands


@click.group(cls=Commands)
def lesson() -> None:
    """List, check and write lessons."""


@lesson.command("list")
def list_lessons() -> None:
    """List the lessons that come with LPAR Lab."""
    with told():
        from app.cli.lesson import print_lessons

        print_lessons()


@lesson.command()
@click.argument("folders", nargs=-1, type=click.Path(path_type=Path), metavar="[FOLDER ...]")
def check(folders: tuple[Path, ...]) -> None:
    """Show that the lesson in each FOLDER proves itself. Default: all lessons that come along.

    Loads it, looks whether everything exists that it names, and plays it with all its solutions: each goal
    is false at the start of its step and true at its end. Prints what is wrong with file and line, and exits
    with 1 then.
    """
    with told():
        from app.cli.lesson import check as check_lessons

        check_lessons(folders)


@lesson.command()
@click.argument("name", type=click.Path(path_type=Path))
def new(name: Path) -> None:
    """Make the folder NAME with a working example of every kind of step, to start from."""
    with told():
        from app.cli.new_lesson import new_lesson

        new_lesson(name)
