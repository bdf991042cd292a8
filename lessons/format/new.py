"""Creates a new lesson to start from: a copy of the template, a working example of every kind of step."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.atomic import beside_of, sweep
from engine.language import say
from lessons.format.lesson import TABLE
from lessons.format.text import TEXT

TEMPLATE = Path(__file__).parents[1] / "template"
ID, TITLE = 'id = "example"', 'title = "Room for one and a half"'
HEAD = "# Room for one and a half"
_REASON = re.compile(r"\[Errno \d+\] ([^:]*):.*", re.DOTALL)  # names files of the template


class NewLessonError(ValueError):
    """No lesson can be written to the folder; the message gives the reason."""


def new_lesson(folder: Path) -> Path:
    """Write the template into a new folder, whose name becomes the id and the title. Raises NewLessonError.

    The folder appears only at the end, complete; an error leaves nothing behind.
    """
    name = slug(folder.name)
    if not name:
        raise NewLessonError(
            say('"{0}": expected a name with letters or digits, like "my-lesson"', folder.name)
        )
    if os.path.lexists(folder):
        raise NewLessonError(say('"{0}" already exists; expected the name of a new folder', folder))
    if not os.path.isdir(folder.absolute().parent):
        raise NewLessonError(say('"{0}" is not a folder; create it first', folder.absolute().parent))
    try:
        with new_folder(folder) as beside:
            shutil.copytree(TEMPLATE, beside, dirs_exist_ok=True)
            title = titled(folder.name)
            _replace(beside / TABLE, {ID: f'id = "{name}"', TITLE: f'title = "{title}"'})
            _replace(beside / TEXT, {HEAD: f"# {title}"})
    except OSError as error:
        raise NewLessonError(say('"{0}" cannot be written ({1})', folder, _reason(error))) from None
    return folder


def _reason(error: OSError) -> str:
    """Return the reason; if several files could not be copied, the reason for the first file."""
    several = isinstance(error, shutil.Error) and isinstance(error.args[0], list)
    reason = str(error.args[0][0][2]) if several else error.strerror or str(error)
    return _REASON.sub(r"\1", reason)


def slug(name: str) -> str:
    """Return an id: "07_My lesson!" -> "my-lesson"; "" if nothing is left."""
    words = re.sub(r"^\d+[_-]+", "", name.casefold())
    return re.sub(r"[^a-z0-9]+", "-", words).strip("-")[:60].rstrip("-")


def titled(name: str) -> str:
    """Return a title: "07_my-lesson" -> "My lesson"."""
    words = slug(name).replace("-", " ")
    return words[:1].upper() + words[1:]


def _replace(file: Path, changes: dict[str, str]) -> None:
    text = file.read_text("utf-8")
    for old, new in changes.items():
        if old not in text:
            raise NewLessonError(f'the template has no line "{old}"; install the program again')
        text = text.replace(old, new, 1)
    file.write_text(text, encoding="utf-8")


@contextmanager
def new_folder(folder: Path) -> Iterator[Path]:
    """Yield a temporary folder to write into; rename it to `folder` if nothing goes wrong. Raises OSError."""
    sweep([folder.parent])
    beside = beside_of(folder)
    try:
        beside.mkdir()
        yield beside
        beside.rename(folder)
    finally:
        shutil.rmtree(beside, ignore_errors=True)
