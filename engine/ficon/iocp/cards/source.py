"""The text of a deck from a file: UTF-8, UTF-16 or EBCDIC records of 80 bytes; anything that is not text is
refused.

The size is checked before anything is read: 4 MB are 50,000 cards, more than the 8,192 control units of the
largest machine and their devices need, and take a few seconds to process.
"""

from __future__ import annotations

import re
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from engine.language import later, say

MAX_BYTES = 4 * 1024 * 1024
RECORD = 80

_KINDS = (
    (b"PK\x03\x04", later("a ZIP archive")),
    (b"\x1f\x8b", later("compressed with gzip")),
    (b"%PDF", later("a PDF document")),
    (b"\x89PNG", later("a picture")),
    (b"\xff\xd8\xff", later("a picture")),
    (b"\x7fELF", later("a program")),
    (b"{\\rtf", later("a word processor's document")),
)
_WIDE = ((b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))
_CONTROL = re.compile(b"[\x00-\x08\x0e-\x19\x1b-\x1f\x7f]")
_EBCDIC = frozenset(
    b"\x15\x25\x0d\x40\x4b\x4c\x4d\x4e\x50\x5b\x5c\x5d\x5e\x60\x61\x6b\x6c\x6d\x6e\x6f\x7a\x7b\x7c\x7d\x7e\x7f"
)
_LETTERS = frozenset((*range(0xC1, 0xCA), *range(0xD1, 0xDA), *range(0xE2, 0xEA), *range(0xF0, 0xFA)))
_SMALL = frozenset((*range(0x81, 0x8A), *range(0x91, 0x9A), *range(0xA2, 0xAA)))
_SAMPLE = 65536
_STATEMENT = re.compile(r"\b(?:ID|RESOURCE|CHPID|CNTLUNIT|IODEVICE)(?:[\s*]|&nbsp;)+\w+\s*=", re.IGNORECASE)


class DeckFileError(ValueError):
    """A file that is not a deck; the text is one sentence."""


@dataclass(frozen=True, slots=True)
class DeckText:
    """The text, and the steps that were necessary to obtain it."""

    text: str
    repairs: tuple[str, ...] = ()


def load(path: Path) -> DeckText:
    """Return the text of a file. Raises DeckFileError."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise DeckFileError(say("{0} is not a file; expected a deck of IOCP statements", path))
        if status.st_size > MAX_BYTES:
            raise DeckFileError(_too_large(str(path)))
        with path.open("rb") as file:
            return take(file, str(path))
    except DeckFileError:
        raise
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise DeckFileError(say("{0}: cannot be read ({1})", path, reason)) from None


def take(file: BinaryIO, name: str) -> DeckText:
    """Return the text of an open file. Raises DeckFileError."""
    data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise DeckFileError(_too_large(name))
    try:
        source = decode(data)
    except DeckFileError as error:
        raise DeckFileError(f"{name}: {error}") from None
    if not _STATEMENT.search(source.text):
        raise DeckFileError(say("{0}: this is not an IOCP deck: {1}", name, say(_NO_STATEMENT)))
    return source


_NO_STATEMENT = later("it has no RESOURCE, CHPID, CNTLUNIT or IODEVICE statement")


def _too_large(name: str) -> str:
    most = MAX_BYTES // 1024 // 1024
    return say(
        "{0}: has more than {1} MB, more than the deck of any machine: is this the right file?", name, most
    )


def decode(data: bytes) -> DeckText:
    """Return bytes as text. Raises DeckFileError with the position of the first byte that is not text."""
    for magic, kind in _KINDS:
        if data.startswith(magic):
            raise DeckFileError(say("is {0}; expected the text of a deck", say(kind)))
    for mark, coding in _WIDE:
        if data.startswith(mark):
            return _wide(data[2:], coding)
    if _is_ebcdic(data):
        return _ebcdic(data)
    found = _CONTROL.search(data)
    if found and (found.group() == b"\x00" or len(_CONTROL.findall(data)) * 100 > len(data)):
        what = say("byte {0:02X} is not text", found.group()[0])
        raise DeckFileError(
            say("{0}: {1}: this is binary data, not a deck", _place(data, found.start()), what)
        )
    return _utf8(data)


def _place(data: bytes, at: int) -> str:
    line = data.count(b"\n", 0, at) + 1
    column = at - data.rfind(b"\n", 0, at)
    return say("line {0}, column {1}", line, column)


def _utf8(data: bytes) -> DeckText:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        what = say("byte {0:02X} is not UTF-8", data[error.start])
        raise DeckFileError(
            say("{0}: {1}: expected a deck in ASCII, UTF-8 or EBCDIC", _place(data, error.start), what)
        ) from None
    if len(text) > RECORD and len(text) % RECORD == 0 and not re.search("[\n\r\x85]", text):
        return DeckText(
            _records(text),
            (say("{0} records of 80 characters without line ends separated", len(text) // RECORD),),
        )
    return DeckText(text)


def _wide(data: bytes, coding: str) -> DeckText:
    try:
        return DeckText(data.decode(coding), (f"{coding.upper()} read",))
    except UnicodeDecodeError as error:
        raise DeckFileError(
            say("byte {0}: not {1}, although the beginning is", error.start + 3, coding.upper())
        ) from None


# ---- EBCDIC


def _is_ebcdic(data: bytes) -> bool:
    """Return True if nearly all bytes are EBCDIC letters, digits and special characters."""
    sample = data[:_SAMPLE]
    letters = sum(sample.count(item) for item in _LETTERS | _SMALL)
    signs = sum(sample.count(number) for number in _EBCDIC)
    return letters * 50 > len(sample) and (letters + signs) * 100 >= len(sample) * 97


def _ebcdic(data: bytes) -> DeckText:
    """Decode code pages 037 and 1047, which agree in all characters of IOCP statements."""
    text = data.decode("cp037")
    if re.search("[\n\x85]", text):
        return DeckText(text, (say("EBCDIC read (code page 037/1047)"),))
    if len(text) % RECORD:
        whole, rest = divmod(len(text), RECORD)
        what = say("record {0} is incomplete: it has {1} of {2} bytes", whole + 1, rest, RECORD)
        raise DeckFileError(
            say(
                "EBCDIC records of {0} bytes, but {1}; was the transfer incomplete, or not binary?",
                RECORD,
                what,
            )
        )
    return DeckText(
        _records(text),
        (
            say(
                "EBCDIC read (code page 037/1047), {0} {0:record|records} of {1} bytes",
                len(text) // RECORD,
                RECORD,
            ),
        ),
    )


def _records(text: str) -> str:
    return "\n".join(text[at : at + RECORD].rstrip(" ") for at in range(0, len(text), RECORD)) + "\n"
