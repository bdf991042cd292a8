"""Texts of a site: limited in size, in any usual encoding; statements continued on the next line; sizes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

from engine.kernel.units import PAGES_PER_MB
from engine.language import say
from engine.site.facts import SiteError, SourceLine

MAX_BYTES = 32 * 2**20
MAX_LINES = 400_000
MAX_LINE = 2_000  # characters; what is longer is cut
MAX_STATEMENT = 4_000  # characters; what is longer goes on in no further line
NAME = r"[A-Z0-9@#$_+:-]{1,8}"  # patterns of what CP prints: the name of a user, a size, a count
SIZE = r"\d{1,13}(?:\.\d{1,9})?[KMGTP]"
COUNT = r"\d{1,18}(?:\.\d{1,9})?[KMG]?"
_SIZE = re.compile(r"(\d{1,13})(?:\.(\d{1,9}))?([KMGTPE])B?", re.IGNORECASE)
_BYTES = {unit: 2 ** (10 * place) for place, unit in enumerate("KMGTPE", 1)}
_EBCDIC_BLANK, _BLANK = 0x40, 0x20


def load(path: Path) -> list[SourceLine]:
    """Return the lines of a file. Raises SiteError if it is too large, unreadable or not text."""
    try:
        if not path.is_file():
            raise SiteError(
                say("{0} is not a file; expected a text file of definitions or responses", path.name)
            )
        if path.stat().st_size > MAX_BYTES:
            raise SiteError(
                say(
                    "{0} is larger than {1} MB; expected the definitions of a site",
                    path.name,
                    MAX_BYTES >> 20,
                )
            )
        return lines(path.read_bytes(), path.name)
    except (OSError, ValueError) as error:
        if isinstance(error, SiteError):
            raise
        raise SiteError(
            say("{0} cannot be read: {1}", path.name, getattr(error, "strerror", "") or error)
        ) from None


def lines(data: bytes, name: str) -> list[SourceLine]:
    """Return the lines of a text, numbered from 1. Raises SiteError if it is not text or has too many
    lines.
    """
    text, encoding = _decoded(data)
    if "\0" in text:
        raise SiteError(say("{0} is not text; expected definitions or responses as a text file", name))
    found = text.splitlines()
    if len(found) > MAX_LINES:
        raise SiteError(say("{0} has {1:,} lines; expected at most {2:,}", name, len(found), MAX_LINES))
    return [_line(name, number, text, encoding) for number, text in enumerate(found, 1)]


def _line(name: str, number: int, text: str, encoding: str) -> SourceLine:
    repair = say("cut after {0:,} characters", MAX_LINE) if len(text) > MAX_LINE else ""
    return SourceLine(name, number, text[:MAX_LINE].rstrip(), repair=repair, encoding=encoding)


def _decoded(data: bytes) -> tuple[str, str]:
    """Return the text, and the encoding if it was assumed. Raises UnicodeDecodeError."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16"), ""
    if data.count(_EBCDIC_BLANK) > 4 * max(1, data.count(_BLANK)) and b"\n" not in data:
        return _records(data.decode("cp037")), say("read as EBCDIC, code page 037")
    try:
        return data.decode("utf-8-sig"), ""
    except UnicodeDecodeError:
        return data.decode("latin-1"), say("not UTF-8, read as Latin-1 (ISO 8859-1)")


def _records(text: str) -> str:
    """Return 80-character records, as in a file from CMS without line ends, as lines."""
    return (
        text
        if "\n" in text or "\x85" in text
        else "\n".join(text[at : at + 80] for at in range(0, len(text), 80))
    )


def statements(found: list[SourceLine], comment: str = "*") -> Iterator[SourceLine]:
    """Yield each statement on one line: a comma at the end of a line continues the statement on the next
    line.

    Lines that begin with `comment`, and comments between /* and */, are omitted.
    """
    waiting: SourceLine | None = None
    for line in without_comments(found, comment):
        text = line.text.strip()
        whole = line
        if waiting is not None:
            whole = replace(waiting, text=f"{waiting.text} {text}", through=line.number)
        text = whole.text.strip()
        if text.endswith(",") and len(text) < MAX_STATEMENT:
            waiting = replace(whole, text=text[:-1])
        elif text:
            yield replace(whole, text=text)
            waiting = None
    if waiting is not None and waiting.text.strip():
        yield waiting


def without_comments(found: Iterable[SourceLine], comment: str) -> Iterator[SourceLine]:
    """Yield the lines that contain text outside comments."""
    inside = False
    for line in found:
        text, inside = _outside(line.text, inside)
        if text.strip() and not text.lstrip().startswith(comment):
            yield replace(line, text=text)


def _outside(text: str, inside: bool) -> tuple[str, bool]:
    """Return the text outside comments, and whether the next line begins inside a comment."""
    kept = []
    while text:
        before, mark, text = text.partition("*/" if inside else "/*")
        kept += [] if inside else [before]
        if not mark:
            break
        inside = not inside
    return " ".join(kept), inside


def plain(text: str) -> str:
    """Return a text without the characters that separate it from its neighbors."""
    return " ".join(text.split()).strip(" ,;:=")


def size(text: str) -> int | None:
    """Return the pages of a size like 512M or 34G, rounded up; None if the text is not a size."""
    match = _SIZE.fullmatch(text.strip())
    if match is None:
        return None
    whole, part, unit = match.groups()
    digits = 10 ** len(part or "")
    exact: int = int(whole + (part or "")) * _BYTES[unit.upper()] // digits
    return -(-exact * PAGES_PER_MB // 2**20)


def defined_size(text: str) -> int | None:
    """Return the pages of a size in the form that CP accepts: a whole number, without B after its unit; None
    if it is not a size.
    """
    return None if "." in text or text[-1:].upper() == "B" else size(text)


def count_of(text: str) -> tuple[int, int]:
    """Return a number that CP prints, like 600839, 586764K or 1.2M, and its possible error.

    K, M and G are powers of 1024, as elsewhere in CP; the number can be off by one in its last digit.
    """
    bare = text.rstrip("KMG")
    unit = 2 ** (10 * " KMG".index(text[-1])) if text[-1] in "KMG" else 1
    digits = len(bare.partition(".")[2])
    return round(float(bare) * unit), 0 if unit == 1 else -(-unit // 10**digits)


def is_word(word: str, name: str) -> bool:
    """Return whether a word is `name` or an abbreviation of it, which must include its capitals:
    "STORage".
    """
    least, whole = _abbreviated(name)
    return len(word) >= least and whole.startswith(word.upper())


@cache
def _abbreviated(name: str) -> tuple[int, str]:
    """Return the minimum length of an abbreviation, and the whole word in capitals."""
    return sum(1 for letter in name if not letter.islower()), name.upper()
