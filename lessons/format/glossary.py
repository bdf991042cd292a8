"""The words of the trade, for pop-ups and links. The texts are in glossary.toml."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

FILE = Path(__file__).parents[1] / "glossary.toml"


@dataclass(frozen=True)
class GlossaryEntry:
    """The meaning of a word: one to three sentences of Markdown."""

    word: str
    text: str
    see: tuple[str, ...] = ()  # words to read next
    also: tuple[str, ...] = ()  # other spellings of it


@cache
def glossary() -> MappingProxyType[str, GlossaryEntry]:
    """Return word -> entry, in the order of the file. Raise ValueError if a word appears twice."""
    found: dict[str, GlossaryEntry] = {}
    for table in tomllib.loads(FILE.read_text("utf-8"))["words"]:
        entry = GlossaryEntry(
            table["word"], table["text"], tuple(table.get("see", ())), tuple(table.get("also", ()))
        )
        if entry.word in found:
            raise ValueError(f'{FILE.name}: "{entry.word}" appears twice')
        found[entry.word] = entry
    return MappingProxyType(found)


def find(word: str) -> GlossaryEntry | None:
    """Return the entry for a word, ignoring case; blanks may be written as -, _ or %20."""
    return _by_spelling().get(_plain(word.replace("%20", " ")))


def found_in(text: str) -> Iterator[tuple[int, int, GlossaryEntry]]:
    """Yield (start, end, entry) for each glossary word in a plain text, in order; prefer longer words."""
    for match in _pattern().finditer(text):
        yield match.start(), match.end(), _by_spelling()[_plain(match.group())]


@cache
def _by_spelling() -> dict[str, GlossaryEntry]:
    spellings: dict[str, GlossaryEntry] = {}
    for entry in glossary().values():
        for word in (entry.word, *entry.also):
            other = spellings.setdefault(_plain(word), entry)
            if other is not entry:
                raise ValueError(f'{FILE.name}: "{word}" stands for {other.word} and for {entry.word}')
    return spellings


@cache
def _pattern() -> re.Pattern[str]:
    """Whole words; those in capitals only in capitals: BEGIN is a command, "begin" is not."""
    words = [word for entry in glossary().values() for word in (entry.word, *entry.also)]
    each = (_spelled(word) for word in sorted(words, key=lambda word: (-len(word), word)))
    return re.compile(rf"(?<![\w-])(?:{'|'.join(each)})(?![\w-])")


def _spelled(word: str) -> str:
    if word.upper() == word or any(letter.isupper() for letter in word[1:]):
        return re.escape(word)
    first = word[0]
    return f"[{first.upper()}{first.lower()}]{re.escape(word[1:])}" if first.isalpha() else re.escape(word)


def _plain(word: str) -> str:
    return re.sub(r"[\s_-]+", " ", word.strip()).casefold()
