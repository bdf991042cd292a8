"""The files of a lesson, and what a student submits for one. The lesson is short: few steps are kept."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from lessons.format.lesson import Lesson
from lessons.format.load import load_lesson
from lessons.format.translating import update
from lessons.grading.submission import COMMANDS, read
from tests.lessons import example

KINDS = {"lesson, table": "lesson.toml", "lesson, text": "lesson.md", "lesson, translation": "lesson.de.toml"}
KEPT = ("intro", "guess-pages", "why", "bring-back")
LONG = 2_000  # characters of a table that has most steps of the long lesson
COMMANDS_GIVEN = b"stop 30s cp MAINT QUERY TIME\n"


def seeds(folder: Path) -> dict[str, list[bytes]]:
    """Return good files of each kind: the table with all steps, and files of the short lesson."""
    short(folder)
    update(folder, "de")
    table, text, empty = ((folder / name).read_bytes() for name in KINDS.values())
    full = re.sub(rb'english = (".*")\ntext = ""', rb"english = \1\ntext = \1", empty)
    return dict(zip(KINDS, ([example.TABLE.encode(), *[table] * 4], [text], [full]), strict=True))


def short(folder: Path) -> Path:
    """Write the example with few of its steps."""
    head, *steps = example.TABLE.split("[[steps]]\n")
    kept = [step for step in steps if step.split('"')[1] in KEPT]
    sections = "".join(f"\n## The step {name} {{#{name}}}\n\nSome text.\n" for name in KEPT[1:])
    return example.write(folder, "[[steps]]\n".join([head, *kept]), example.TEXT + sections)


def reader(kind: str) -> Callable[[bytes, Path], object]:
    """Return what reads a lesson with a damaged file of this kind."""
    name = KINDS[kind]

    def read_it(data: bytes, folder: Path) -> None:
        lesson = _folder(folder / f"of {name}", name == "lesson.toml" and len(data) > LONG)
        (lesson / name).write_bytes(data)
        load_lesson(lesson, "de")

    return read_it


@cache
def _folder(folder: Path, long: bool) -> Path:
    """Write the lesson, with all of its steps or the short one."""
    return example.write(folder / "long") if long else short(folder / "short")


def submission(data: bytes, folder: Path) -> None:
    """Read a submission whose commands are damaged."""
    given = folder / "given"
    given.mkdir(exist_ok=True)
    (given / COMMANDS).write_bytes(data)
    read(_lesson(folder), given)


@cache
def _lesson(folder: Path) -> Lesson:
    return load_lesson(short(folder / "example"))
