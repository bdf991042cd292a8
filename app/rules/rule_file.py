"""A rule file on disk: read with size limits, written atomically. Files that cannot be edited are
rejected.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine.atomic import atomic_write
from engine.cpuplugd.language.lines import MAX_FILE_BYTES
from engine.language import numeral
from engine.reading_notes import ReadingNote, at_line

_BREAKS = dict.fromkeys(map(ord, "\r\u2029\ufdd0\ufdd1"), " ")  # the editor would begin a line there


class RuleEditError(ValueError):
    """A file that cannot be edited here, or cannot be written; the message is for users."""


@dataclass(frozen=True)
class RuleText:
    """The text of a file as shown in the editor, and the changes that were made to show it."""

    text: str
    notes: tuple[ReadingNote, ...] = ()


def read_file(path: Path) -> RuleText:
    """Return the text of a file. Raises RuleEditError."""
    try:
        if path.exists() and not path.is_file():
            raise RuleEditError(_tr("{0} is not a file.").format(path))
        with path.open("rb") as file:
            data = file.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, RuleEditError):
            raise
        reason = getattr(error, "strerror", None) or str(error)
        raise RuleEditError(_tr("{0} cannot be read: {1}.").format(path, reason)) from None
    return decoded(data, path.name)


def decoded(data: bytes, name: str) -> RuleText:
    """Return the text of a file's bytes. Raises RuleEditError if it is not a rule file."""
    if len(data) > MAX_FILE_BYTES:
        text = _tr(
            "{0} is larger than {1} bytes, the limit of this simulation; a rule file "
            "usually has only a few lines."
        )
        raise RuleEditError(text.format(name, numeral(MAX_FILE_BYTES, ",")))
    if b"\0" in data:
        at = data.index(b"\0")
        line, column = data.count(b"\n", 0, at) + 1, at - data.rfind(b"\n", 0, at)
        text = _tr(
            "{0} has a NUL character in line {1}, column {2}; the file might be in UTF-16. Save it as UTF-8."
        )
        raise RuleEditError(text.format(name, line, column))
    notes: list[ReadingNote] = []
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        text = data.decode("latin-1")
        said = _tr("Line {0} is not UTF-8; it was read as Latin-1, and is saved as UTF-8.").format(line)
        notes.append(ReadingNote(name, "assumed", said, at_line(line)))
    plain = text.replace("\r\n", "\n")
    shown = plain.translate(_BREAKS)
    if shown != plain:
        said = _tr("Control characters at the start of a line were replaced by blanks.")
        notes.append(ReadingNote(name, "changed", said))
    return RuleText(shown, tuple(notes))


def write_file(path: Path, text: str) -> None:
    """Write a file atomically. Raises RuleEditError; the old file is then intact."""
    try:
        atomic_write(path, text, make_folder=True)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise RuleEditError(_tr("{0} cannot be written: {1}.").format(path, reason)) from None


def of_scenario(text: str) -> str:
    """Return a scenario's rules as readable text; the scenario stores each byte of the file as a
    character.
    """
    try:
        return text.encode("latin-1").decode("utf-8")
    except UnicodeError:
        return text


def for_scenario(text: str) -> str:
    """Return a text with one character for each of its bytes, the form in which a scenario stores rules."""
    return text.encode("utf-8", "replace").decode("latin-1")


def _tr(text: str) -> str:
    return QCoreApplication.translate("Rules", text)
