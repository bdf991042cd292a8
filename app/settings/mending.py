"""Examines the settings file before Qt reads it.

Qt creates objects from values like @Variant(...) and crashes on damaged ones, so lines that the program
cannot have written are removed. Only text, lists of texts and @ByteArray(...) stay.
"""

from __future__ import annotations

import re
import stat
from pathlib import Path

from engine.atomic import atomic_write

LARGEST = 4_000_000  # bytes of the file
LONGEST = 1_000_000  # bytes of a line

_SECTION = re.compile(r"\[[^\]\\\"]*\]")
_ENTRY = re.compile(r"([^=\"\[;#]+)=(.*)")
_ELEMENT = r"(?:[ \t]*\"(?:[^\"\\]|\\.)*\"[ \t]*|(?:[^\",;\\]|\\.)*)"
_VALUE = re.compile(f"{_ELEMENT}(?:,{_ELEMENT})*")
_ESCAPE = re.compile(r"\\(?:x([0-9a-fA-F]*)|([0-7]+)|(.))")
_LETTERS = {**dict(zip("abfnrtv", "\a\b\f\n\r\t\v", strict=True)), "\\": "\\", '"': '"', "'": "'", "?": "?"}
_CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f]")
_OBJECT = re.compile(r"@(?!@|ByteArray\(|Invalid\(\))")  # as Qt would make of the text that follows


def mend(file: Path) -> list[str]:
    """Remove damaged lines from a file, and save a copy of the original.

    Return the names of their values, and the numbers of lines without a name. Raises OSError when the file
    can be read but not written.
    """
    data = _read(file)
    text, damaged = mended(data)
    if damaged:
        atomic_write(copy_of(file), data)
        atomic_write(file, text)
    return damaged


def copy_of(file: Path) -> Path:
    """Return the path at which `mend` saves a damaged file."""
    return file.with_name(f"{file.name}.damaged")


def mended(data: bytes) -> tuple[str, list[str]]:
    """Return the part of a file that Qt may read, and the damaged values."""
    if len(data) > LARGEST:
        return "", ["1"]
    kept, damaged, section = [], [], ""
    for number, line in enumerate(data.removeprefix(b"\xef\xbb\xbf").split(b"\n"), 1):
        text = _decoded(line.removesuffix(b"\r")).strip(" \t")
        entry = _ENTRY.fullmatch(text)
        if _SECTION.fullmatch(text):
            section = text[1:-1]
        elif entry is None or not _is_plain(entry[2]):
            if text[:1] not in ("", ";", "#"):
                damaged.append(_named(section, entry[1]) if entry else str(number))
            continue
        kept.append(text + "\n")
    return "".join(kept), damaged


def _read(file: Path) -> bytes:
    """Return the first bytes of the file, or no bytes if Qt would not read it as a settings file."""
    try:
        if not stat.S_ISREG(file.stat().st_mode):
            return b""
        with file.open("rb") as opened:
            return opened.read(LARGEST + 1)
    except OSError:
        return b""  # Qt cannot read it either


def _decoded(line: bytes) -> str:
    """Return a line as text; if it is not valid text, the result contains a character that no line may
    have.
    """
    try:
        text = line.decode() if len(line) <= LONGEST else "\0"
    except UnicodeDecodeError:
        text = line.decode("utf-8", "replace") + "\0"
    return text


def _is_plain(value: str) -> bool:
    if _CONTROL.search(value) or not _VALUE.fullmatch(value):
        return False
    return not any(_OBJECT.match(_unescaped(item)) for item in re.findall(_ELEMENT, value))


def _unescaped(element: str) -> str:
    """Return the text that Qt reads: Qt drops a backslash before a letter without a special meaning,
    together with that letter.
    """
    inside = element.strip(" \t")
    inside = inside[1:-1] if inside.startswith('"') else inside
    return _ESCAPE.sub(_letter, inside).lstrip(" \t")


def _letter(found: re.Match[str]) -> str:
    digits, octal, letter = found.groups()
    if letter is not None:
        return _LETTERS.get(letter, "")
    return chr((int(octal, 8) if octal else int(digits or "0", 16)) & 0xFFFF)


def _named(section: str, key: str) -> str:
    return key.strip() if section in ("", "General") else f"{section}/{key.strip()}"
