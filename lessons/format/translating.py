"""Writes a lesson's translation file: all its English texts, with the translations that are still valid."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.atomic import atomic_write
from lessons.format.folder import Folder
from lessons.format.load import load_lesson, raw_table
from lessons.format.text import TEXT, LessonText, parse_text
from lessons.format.translation import (
    GUIDE,
    Translation,
    TranslationEntry,
    file_name,
    read,
    same,
    section_keys,
    slots,
)

Places = dict[str, str]  # key of a text -> its English text


def update(folder: Path, language: str) -> list[TranslationEntry]:
    """Write lesson.LANGUAGE.toml, and return its entries. Raises LessonError, and OSError.

    The translation of a text whose English version has changed moves to `before`, and its `text` is empty.
    """
    load_lesson(folder)
    files = Folder(folder)
    old = read(files, language)
    entries = _merged_all(english(files), old)
    atomic_write(files.path / file_name(language), _written(entries, _tables(old)))
    return entries


def english(files: Folder) -> Places:
    """Return key -> English text of all texts of a lesson, in the order in which they are read."""
    guide = files.text(GUIDE) if GUIDE in files.names else ""
    return _places(raw_table(files), parse_text(files.text(TEXT)), guide)


def _places(table: dict[str, Any], text: LessonText, guide: str = "") -> Places:
    """Return key -> English text of all texts of a lesson, in the order in which they are read."""
    found = {key: node[name] for key, node, name in slots(table)}
    for section in (text.introduction, *text.sections.values()):
        title, markdown = section_keys(section.id)
        found |= {title: section.title, markdown: section.markdown}
    found[GUIDE] = guide
    order = ["", *text.sections]
    rank = {id: place for place, id in enumerate(order)}
    keys = sorted(found, key=lambda key: rank.get(_step(key), 0 if key != GUIDE else len(rank)))
    return {key: found[key] for key in keys if found[key].strip()}


def _step(key: str) -> str:
    return key.split(".")[1] if key.startswith("steps.") else ""


def _merged_all(wanted: Places, old: Translation | None) -> list[TranslationEntry]:
    """Return an entry for each text, either translated before or to be translated."""
    known = old.entries if old else {}
    return [_merged(key, english, known.get(key)) for key, english in wanted.items()]


def _merged(key: str, english: str, old: TranslationEntry | None) -> TranslationEntry:
    if old is None:
        return TranslationEntry(key=key, english=english)
    if same(old.english, english):
        return old.model_copy(update={"english": english})
    return TranslationEntry(key=key, english=english, before=old.text or old.before)


def _tables(old: Translation | None) -> dict[str, Mapping[str, str]]:
    """Return the tables of a file that come before its texts, by name."""
    senses = {} if old is None or old.senses is None else {"senses": old.senses}
    return senses if old is None or not old.pictures else {**senses, "pictures": old.pictures}


def _written(entries: list[TranslationEntry], tables: Mapping[str, Mapping[str, str]]) -> str:
    """Return the content of a translation file."""
    head = "# Translations of lesson.md and lesson.toml: lparlab lesson translate keeps this list.\n"
    for name, table in tables.items():
        rows = [f"{_quoted(word)} = {_quoted(given)}\n" for word, given in table.items()]
        head += "".join([f"\n[{name}]\n", *rows])
    return head + "".join(map(_entry, entries))


def _entry(entry: TranslationEntry) -> str:
    lines = [f"key = {_quoted(entry.key)}", f"english = {_quoted(entry.english)}"]
    lines += [f"before = {_quoted(entry.before)}"] if entry.before else []
    return "\n".join(["\n[[texts]]", *lines, f"text = {_quoted(entry.text)}\n"])


def _quoted(text: str) -> str:
    if "\n" in text and "'''" not in text:
        return f"'''\n{text}'''"
    return json.dumps(text, ensure_ascii=False)
