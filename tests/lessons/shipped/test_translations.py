"""The shipped translations of lessons and of the glossary: nothing is stale, missing, or has lost a mark."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from lessons.format.folder import Folder
from lessons.format.glossary import find, found_in, glossary, translation_file
from lessons.format.load import folders, load_lesson
from lessons.format.translating import english
from lessons.format.translation import TranslationEntry, difference, read, same

LANGUAGES = sorted({file.suffixes[0][1:] for folder in folders() for file in folder.glob("lesson.*.toml")})
FILES = [file for folder in folders() for file in sorted(folder.glob("lesson.*.toml"))]
GLOSSARIES = [language for language in LANGUAGES if translation_file(language).exists()]


def language_of(file: Path) -> str:
    return file.suffixes[0][1:]


def wrong_in(key: str, entry: TranslationEntry | None, text: str) -> str:
    """Return what is wrong with the translation of a text; "" if nothing is."""
    if entry is None or not entry.text.strip():
        return f"{key} is missing"
    if not same(entry.english, text):
        return f"{key} translates an earlier text: lparlab lesson translate"
    wrong = difference(text, entry.text, key)
    return f"{key}: {wrong}" if wrong else ""


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_lesson_that_is_translated_is_so_completely(file: Path) -> None:
    files = Folder(file.parent)
    translation = read(files, language_of(file))
    assert translation is not None
    wanted = english(files)
    wrong = [wrong_in(key, translation.entries.get(key), text) for key, text in wanted.items()]
    assert [text for text in wrong if text] == []
    assert set(translation.entries) == set(wanted)
    plain, made = load_lesson(file.parent), load_lesson(file.parent, language_of(file))
    assert made.text.title != plain.text.title
    assert [step.id for step in made.steps] == [step.id for step in plain.steps]


@pytest.mark.parametrize("language", GLOSSARIES)
def test_the_glossary_is_complete(language: str) -> None:
    tables = tomllib.loads(translation_file(language).read_text("utf-8"))["words"]
    texts = {table["word"]: table for table in tables}
    assert len(texts) == len(tables)
    assert list(texts) == list(glossary())
    for entry in glossary().values():
        assert same(texts[entry.word]["english"], entry.text), entry.word
        assert texts[entry.word]["text"].strip(), entry.word
        assert difference(entry.text, texts[entry.word]["text"], entry.word) == ""


@pytest.mark.parametrize("language", GLOSSARIES)
def test_every_translated_spelling_is_found_and_leads_to_its_entry(language: str) -> None:
    for entry in glossary(language).values():
        for word in (entry.name, *entry.also):
            assert [found.word for _, _, found in found_in(f"({word}).", language)] == [entry.word], word
        assert find(entry.word, language) is entry
