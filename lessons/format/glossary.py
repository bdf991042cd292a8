"""Technical terms, for pop-ups and links. The texts are in glossary.toml.

glossary.LANGUAGE.toml has them in another language: its terms are those that lessons and windows use in that
language. A term is referred to by its English spelling everywhere; a text that is missing in the file, or was
translated from an earlier English version, stays English.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from engine.language import say
from lessons.format.translation import ENGLISH, same

_UNSPACED = ("ja", "zh")  # languages that write no blanks between words: only Latin letters have an edge
FILE = Path(__file__).parents[1] / "glossary.toml"


@dataclass(frozen=True)
class GlossaryEntry:
    """The meaning of a term: one to three sentences of Markdown."""

    word: str
    text: str
    see: tuple[str, ...] = ()  # words to read next
    also: tuple[str, ...] = ()  # other spellings of it
    title: str = ""  # the word in the language of the text; "" for English

    @property
    def name(self) -> str:
        """The word as it is displayed."""
        return self.title or self.word


def glossary(language: str = ENGLISH) -> MappingProxyType[str, GlossaryEntry]:
    """Return word -> entry, in file order. Raise ValueError if a word appears twice."""
    return _glossary(language)


@cache
def _glossary(language: str) -> MappingProxyType[str, GlossaryEntry]:
    found: dict[str, GlossaryEntry] = {}
    translated = _translated(language)
    for table in tomllib.loads(FILE.read_text("utf-8"))["words"]:
        entry = GlossaryEntry(
            table["word"], table["text"], tuple(table.get("see", ())), tuple(table.get("also", ()))
        )
        own = translated.get(entry.word)
        if own and own["text"] and same(own["english"], entry.text):
            title, also = own["title"], tuple(own.get("also", ()))
            entry = replace(entry, text=own["text"], title=title, also=also)
        if entry.word in found:
            raise ValueError(say('{0}: "{1}" appears twice', FILE.name, entry.word))
        found[entry.word] = entry
    return MappingProxyType(found)


def translation_file(language: str) -> Path:
    """Return the file with the words in a language, like "de"."""
    return FILE.with_suffix(f".{language}.toml")


def _translated(language: str) -> dict[str, dict[str, Any]]:
    file = translation_file(language)
    if language == ENGLISH or not file.exists():
        return {}
    return {table["word"]: table for table in tomllib.loads(file.read_text("utf-8"))["words"]}


def find(word: str, language: str = ENGLISH) -> GlossaryEntry | None:
    """Return the entry for an English word, ignoring case; blanks may be written as -, _ or %20."""
    found = _by_spelling(ENGLISH).get(_plain(word.replace("%20", " ")))
    return glossary(language)[found.word] if found else None


def found_in(text: str, language: str = ENGLISH) -> Iterator[tuple[int, int, GlossaryEntry]]:
    """Yield (start, end, entry) for each glossary word in a plain text, in order; longer words take
    precedence.
    """
    for match in _pattern(language).finditer(text):
        yield match.start(), match.end(), _by_spelling(language)[_plain(match.group())]


@cache
def _by_spelling(language: str) -> dict[str, GlossaryEntry]:
    spellings: dict[str, GlossaryEntry] = {}
    for entry in glossary(language).values():
        for word in (entry.name, *entry.also):
            other = spellings.setdefault(_plain(word), entry)
            if other is not entry:
                raise ValueError(
                    say('{0}: "{1}" refers to both {2} and {3}', language, word, other.word, entry.word)
                )
    return spellings


@cache
def _pattern(language: str) -> re.Pattern[str]:
    """Return a pattern for whole words; words in capitals match only in capitals: BEGIN is a command,
    "begin" is not.
    """
    words = [word for entry in glossary(language).values() for word in (entry.name, *entry.also)]
    each = (_spelled(word) for word in sorted(words, key=lambda word: (-len(word), word)))
    letters = r"A-Za-z0-9_-" if language in _UNSPACED else r"\w-"
    return re.compile(rf"(?<![{letters}])(?:{'|'.join(each)})(?![{letters}])")


def _spelled(word: str) -> str:
    if word.upper() == word or any(letter.isupper() for letter in word[1:]):
        return re.escape(word)
    first = word[0]
    return f"[{first.upper()}{first.lower()}]{re.escape(word[1:])}" if first.isalpha() else re.escape(word)


def _plain(word: str) -> str:
    return re.sub(r"[\s_-]+", " ", word.strip()).casefold()
