"""The folder of a lesson, possibly from an untrusted author: plain files of limited size, including rule
files. Links are rejected, so that nothing outside the folder can be read through them.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from engine.cpuplugd.shipped import shipped
from engine.language import say
from engine.scenario.files.error import Key, ScenarioError, nearest
from engine.scenario.files.layers import NO_RULES, RULES, parse_setting
from engine.scenario.files.toml_input import parse_toml
from lessons.format.error import LessonError, WrongKey
from lessons.format.models import LessonTable, Run, StepTable

MAX_FILES = 60
MAX_PICTURES = 40
MAX_TEXT_BYTES = 200_000  # of lesson.md, lesson.toml
MAX_PICTURE_BYTES = 1_000_000
PICTURES = (".png", ".svg")
NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,59}")
_HIDING = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufeff]")
_FLAGS = (
    os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
)
ENDING = ".conf"


class Folder:
    """The files of a lesson by name. Raises LessonError for anything that a lesson cannot contain."""

    def __init__(self, path: Path) -> None:
        try:
            self.path = path.resolve()
            self.names = tuple(sorted(_names(self.path)))
        except (OSError, ValueError, RuntimeError) as error:
            if isinstance(error, LessonError):
                raise
            reason = getattr(error, "strerror", None) or str(error)
            hint = say("cannot be read ({0}); expected the folder of a lesson", reason)
            raise LessonError("", 0, hint) from None

    @property
    def pictures(self) -> tuple[str, ...]:
        """The names of the pictures in the folder."""
        return tuple(name for name in self.names if name.endswith(PICTURES))

    def bytes(self, name: str, most: int) -> bytes:
        """Return the content of a file, which may have at most `most` bytes."""
        if name not in self.names:
            raise LessonError(
                name[:80], 0, say("is missing; expected the file {0} in the lesson folder", name[:80])
            )
        try:
            with os.fdopen(os.open(self.path / name, _FLAGS), "rb") as file:
                if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                    raise LessonError(name, 0, say("is not a regular file"))
                data = file.read(most + 1)
        except OSError as error:
            raise LessonError(name, 0, say("cannot be read ({0})", error.strerror)) from None
        if len(data) > most:
            raise LessonError(name, 0, say("is too large; expected at most {0:,} bytes", most))
        return data

    def text(self, name: str, most: int = MAX_TEXT_BYTES) -> str:
        """Return the UTF-8 text of a file; reject control and invisible characters."""
        data = self.bytes(name, most)
        try:
            text = data.decode("utf-8-sig").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            raise LessonError(name, data.count(b"\n", 0, error.start) + 1, "expected UTF-8") from None
        if found := _HIDING.search(text):
            line = text.count("\n", 0, found.start()) + 1
            raise LessonError(
                name, line, say("the character U+{0:04X} is not allowed in a lesson", ord(found.group()))
            )
        return text


def _names(path: Path) -> list[str]:
    """Return the names of all files; skip hidden files."""
    names: list[str] = []
    with os.scandir(path) as entries:
        for entry in entries:
            if entry.name.startswith("."):
                continue
            _check(entry)
            names.append(entry.name)
            if len(names) > MAX_FILES:
                raise LessonError(
                    "", 0, say("expected at most {0} files in the folder of a lesson", MAX_FILES)
                )
    if sum(name.endswith(PICTURES) for name in names) > MAX_PICTURES:
        raise LessonError("", 0, say("expected at most {0} pictures in the folder of a lesson", MAX_PICTURES))
    return names


def _check(entry: os.DirEntry[str]) -> None:
    name = entry.name[:80].encode("utf-8", "replace").decode()
    if not NAME.fullmatch(entry.name):
        raise LessonError(name, 0, say("expected a name of at most 60 letters, digits, _ - or ."))
    if entry.is_symlink():
        raise LessonError(
            name, 0, say("is a symbolic link; expected a file: a lesson must contain its own files")
        )
    if not entry.is_file(follow_symlinks=False):
        raise LessonError(name, 0, say("expected a file: a lesson folder has no subfolders"))


def check_rule_files(lesson: LessonTable, folder: Folder) -> None:
    """Raise LessonError for a file that is too large, WrongKey for a setting that names a file elsewhere."""
    own = [name for name in folder.names if name.endswith(ENDING)]
    for name in own:
        folder.bytes(name, MAX_TEXT_BYTES)
    known = [*own, *shipped(), *NO_RULES]
    for key, name in named_in_settings(lesson.runs, lesson.steps):
        if name not in known:
            hint = say("expected a rule file in the lesson folder, or a shipped rule file")
            raise WrongKey(key, hint, nearest(name, known))


def named_in_settings(runs: Mapping[str, Run], steps: Sequence[StepTable]) -> Iterator[tuple[Key, str]]:
    """Yield the key and the name of each rule file to which settings of runs and dials refer."""
    for key, settings in _settings(runs, steps):
        for setting in settings:
            try:
                path, value = parse_setting(setting, "")
            except ScenarioError:
                continue  # reported when the scenario is loaded
            if path[-1] == RULES and isinstance(value, str):
                yield key, value


def named_in_scenario(folder: Folder, name: str) -> set[str]:
    """Return the rule files to which a scenario file in the folder refers."""
    try:
        groups = parse_toml(folder.text(name), name).get("guests")
    except ValueError:
        return set()  # reported when the scenario is loaded
    groups = groups.values() if isinstance(groups, dict) else ()
    return {str(group[RULES]) for group in groups if isinstance(group, dict) and RULES in group}


def _settings(runs: Mapping[str, Run], steps: Sequence[StepTable]) -> Iterator[tuple[Key, tuple[str, ...]]]:
    for name, run in runs.items():
        yield ("runs", name, "settings"), run.settings
    for place, step in enumerate(steps):
        for number, dial in enumerate(step.dials):
            for count, option in enumerate(dial.options):
                key: Key = ("steps", place, "dials", number, "options", count, "settings")
                yield key, option.settings
