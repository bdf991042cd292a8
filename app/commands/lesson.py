"""lparlab lesson: its commands."""

from __future__ import annotations

from pathlib import Path

import click

from app.cli.failure import told
from app.commands.group import Commands
from app.commands.options import ALONE, file_option, seeds_option


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
@click.argument("name_or_folder", metavar="LESSON")
@click.argument("solution", required=False, type=click.Path(path_type=Path))
@seeds_option(3)
@file_option("--json", f"Write the grade into FILE{ALONE}")
def grade(name_or_folder: str, solution: Path | None, seeds: int, json: Path | None) -> None:
    """Grade the solution in the folder SOLUTION of a LESSON that has figures to be graded on.

    LESSON is the id of a lesson that comes along, or a folder. SOLUTION has commands.txt (a line a
    command: run, time, how, who, what), the rule files that it names, and drawings called
    STEP.topology.json; the window writes such folders. The site as it was found, the solution, and the
    lesson's own are run with seeds that no other run has. The site has no points, the lesson's own
    solution all of them. Without SOLUTION the lesson's own is shown.
    """
    with told():
        from app.cli.grade_lesson import grade_lesson

        grade_lesson(name_or_folder, solution, seeds, json)


@lesson.command()
@click.argument("name", type=click.Path(path_type=Path))
def new(name: Path) -> None:
    """Make the folder NAME with a working example of every kind of step, to start from."""
    with told():
        from app.cli.new_lesson import new_lesson

        new_lesson(name)
