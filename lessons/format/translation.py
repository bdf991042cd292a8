"""The texts of a lesson in another language: lesson.LANGUAGE.toml next to lesson.md and lesson.toml.

It contains only texts, each with its location and the English text that it translates. Ids, numbers,
conditions and answers stay in lesson.toml. A text whose English version has changed since, or that is
missing, stays English.
"""

from __future__ import annotations

import copy
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Annotated, Any

from markdown_it.token import Token
from pydantic import Field, ValidationError

from engine.language import say
from engine.scenario.files.error import ScenarioError, key_text
from engine.scenario.files.model_errors import first_wrong
from engine.scenario.files.toml_input import parse_toml
from lessons.format.error import LessonError, sentence
from lessons.format.fields import OneLine
from lessons.format.folder import Folder
from lessons.format.models import Sense, Table
from lessons.format.text import LessonText, Section, links_in, parser

ENGLISH = "en"
LANGUAGE = re.compile(r"[a-z]{2,3}")
GUIDE = "guide.md"
_TEXTS = {"title", "summary", "text", "why", "worked", "model", "notes"}  # keys of lesson.toml with texts
_LISTS = {"objectives", "misconceptions", "rubric"}  # keys with several texts
_MACHINES = {"runs", "solution"}  # tables without texts
_FIRST_SECTION = re.compile(r'^\[\[texts]]\nkey = "(?:introduction|steps\.)', re.M)
_WIDE = "[\u3000-\u30ff\u4e00-\u9fff\uff00-\uff60]"  # written without spaces between words
_WRAPPED = re.compile(rf"({_WIDE}(?:\*{{1,2}}|\]\([^)\n]*\))?)\n(?=(?:\*{{1,2}}|\[)?{_WIDE})")
_PLACEHOLDER = re.compile(r"\{\{.*?\}\}")
_MOST = 20_000  # characters of a text


class TranslationEntry(Table):
    """A text: its location, its English text, and its translation, or "" if there is no translation yet."""

    key: Annotated[str, Field(strict=True, max_length=300)]
    english: Annotated[str, Field(strict=True, max_length=_MOST)]
    text: Annotated[str, Field(strict=True, max_length=_MOST)] = ""
    before: Annotated[str, Field(strict=True, max_length=_MOST)] = (
        ""  # translation of an earlier English text
    )


class TranslationTable(Table):
    """All of lesson.LANGUAGE.toml. `senses` replaces that of lesson.toml, whose words are English.

    `pictures` maps English texts in the lesson's SVG pictures to their translations.
    """

    senses: Annotated[dict[OneLine, Sense], Field(max_length=40)] | None = None
    pictures: Annotated[dict[OneLine, OneLine], Field(max_length=400)] = {}
    texts: Annotated[tuple[TranslationEntry, ...], Field(max_length=3000)] = ()


@dataclass(frozen=True)
class Translation:
    """A translation file. Raises LessonError for texts that do not match the English texts."""

    file: str
    entries: Mapping[str, TranslationEntry]
    senses: Mapping[str, str] | None = None
    pictures: Mapping[str, str] = field(default_factory=dict)

    def text(self, key: str, english: str) -> str:
        """Return the translation of a text, or the English text if its current version has no translation."""
        entry = self.entries.get(key)
        if entry is None or not entry.text or not same(entry.english, english):
            return english
        if wrong := difference(english, entry.text, self.file):
            raise LessonError(self.file, 0, f"{key}: {wrong}")
        return _WRAPPED.sub(r"\1", entry.text.strip("\n"))  # a line's end would be shown as a space

    def of_table(self, table: dict[str, Any]) -> dict[str, Any]:
        """Return the content of lesson.toml with translated texts."""
        made = copy.deepcopy(table)
        for key, node, name in slots(made):
            node[name] = self.text(key, node[name])
        return made if self.senses is None else {**made, "senses": dict(self.senses)}

    def of_text(self, text: LessonText) -> LessonText:
        """Return the translated lesson.md."""
        sections = {id: self._section(section) for id, section in text.sections.items()}
        title = self.text("title", text.title)
        return LessonText(title, self._section(text.introduction), sections)

    def _section(self, section: Section) -> Section:
        title, markdown = section_keys(section.id)
        translated = self.text(markdown, section.markdown)
        heading = self.text(title, section.title)
        links = links_in(translated, self.file, 0)
        return replace(section, title=heading, markdown=translated, links=links)


def file_name(language: str) -> str:
    """Return the name of the file with the texts in a language, like "de"."""
    return f"lesson.{language}.toml"


def read(files: Folder, language: str, head: bool = False) -> Translation | None:
    """Return the translation into a language; None for English or if there is no translation. Raises
    LessonError.

    head: read only the part before the introduction, which a list of lessons needs.
    """
    name = file_name(language)
    if not LANGUAGE.fullmatch(language) or language == ENGLISH or name not in files.names:
        return None
    try:
        source = files.text(name)
        table = parse_toml(_FIRST_SECTION.split(source, maxsplit=1)[0] if head else source, name)
        found = TranslationTable.model_validate(table)
    except ScenarioError as error:
        raise LessonError(name, 0, error.expected) from None
    except ValidationError as error:
        wrong = first_wrong(error, TranslationTable, table)
        raise LessonError(name, 0, sentence(wrong.key, wrong.expected)) from None
    return Translation(name, {entry.key: entry for entry in found.texts}, found.senses, found.pictures)


def same(text: str, other: str) -> bool:
    """Return True for texts that differ only in blanks and line ends."""
    return text.split() == other.split()


def section_keys(id: str) -> tuple[str, str]:
    """Return the keys of the title and the Markdown of a section of lesson.md."""
    return (f"steps.{id}.title", f"steps.{id}.markdown") if id else ("title", "introduction")


def slots(node: Any, key: tuple[str, ...] = ()) -> Iterator[tuple[str, Any, Any]]:
    """Yield the key, table and name of each text; entries of a list are named by their id or number."""
    pairs = list(node.items() if isinstance(node, dict) else enumerate(node))
    for name, value in pairs:
        own = value.get("id", name) if isinstance(value, dict) and isinstance(node, list) else name
        here = (*key, str(own))
        if isinstance(value, str) and (name in _TEXTS or (key and key[-1] in _LISTS)):
            yield ".".join(here), node, name
        elif isinstance(value, dict | list) and name not in _MACHINES:
            yield from slots(value, here)


def difference(english: str, text: str, file: str) -> str:
    """Return the elements that a translation must keep but does not; "" if it keeps all. Raises LessonError
    for HTML.

    These are placeholders, link targets, pictures, code, and the number of formulas and of bold texts.
    """
    wanted, kept = _marks(english, file), _marks(text, file)
    wrong = [*(wanted - kept), *(kept - wanted)]
    return say("the translation and the English text differ in {0}", wrong[0]) if wrong else ""


@lru_cache(maxsize=1024)  # most texts are the same when a lesson is loaded again
def _marks(text: str, file: str) -> Counter[str]:
    """Count the elements that a translation must keep; the count is not to be modified."""
    links = [link for link in links_in(text, file, 0) if link.kind != "formula"]
    marks = Counter(f"the {link.kind} {link.target}" for link in links)
    marks += Counter(_PLACEHOLDER.findall(text))
    return marks + Counter(mark for token in parser().parse(text) for mark in _mark(token))


_COUNTED = {"strong_open": "bold text", "math_inline": "formulas", "math_block": "formulas"}


def _mark(token: Token) -> Iterator[str]:
    if token.type in ("code_inline", "fence", "code_block"):
        yield f"`{token.content.strip()}`"
    if token.type in _COUNTED:
        yield _COUNTED[token.type]
    for child in token.children or ():
        yield from _mark(child)


def wrong_place(error: ValidationError, model: type[Table], table: dict[str, Any], file: str) -> LessonError:
    """Return the error for a translated text that is not allowed in lesson.toml, for example because it
    is too long.
    """
    wrong = first_wrong(error, model, table)
    return LessonError(file, 0, f"{key_text(wrong.key)}: {wrong.expected}")
