"""The glossary: every word has a short text, leads on to words that exist, and is found in texts."""

from __future__ import annotations

import re

import pytest

from lessons.format.glossary import GlossaryEntry, find, found_in, glossary

ENTRIES = list(glossary().values())


def test_there_are_more_than_a_hundred_words() -> None:
    assert 100 <= len(ENTRIES) <= 160


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry.word for entry in ENTRIES])
def test_text_is_one_to_three_plain_sentences(entry: GlossaryEntry) -> None:
    sentences = re.findall(r"[.:;?!](?:\s|$)", entry.text)
    assert 1 <= len([mark for mark in sentences if mark[0] in ".?!"]) <= 3
    assert 30 <= len(entry.text) <= 400
    assert not re.search(r"[<>\[\]`*]|https?:", entry.text)


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry.word for entry in ENTRIES])
def test_leads_on_to_other_words_that_exist(entry: GlossaryEntry) -> None:
    assert set(entry.see) <= set(glossary())
    assert entry.word not in entry.see
    assert len(set(entry.see)) == len(entry.see)


def test_every_spelling_is_found_and_stands_for_one_word() -> None:
    for entry in ENTRIES:
        for word in (entry.word, *entry.also):
            assert find(word) is entry
            assert find(word.upper().replace(" ", "-")) is entry
            assert [found for _, _, found in found_in(f"({word}).")] == [entry]


@pytest.mark.parametrize("word", ["", "no such word", "glossary", "<b>", "page\0", "x" * 10_000])
def test_other_words_are_not_found(word: str) -> None:
    assert find(word) is None


def test_the_longest_word_wins() -> None:
    text = "The dispatch list; a page fault in test idle."
    found = [(text[start:end], entry.word) for start, end, entry in found_in(text)]
    assert found == [("dispatch list", "dispatch list"), ("page fault", "page fault"), ("test idle",) * 2]


def test_commands_are_found_in_capitals_only() -> None:
    assert list(found_in("They begin to stop, and force the rest.")) == []
    assert [entry.word for _, _, entry in found_in("STOP, then BEGIN.")] == ["STOP", "BEGIN"]


def test_parts_of_words_are_not_found() -> None:
    assert list(found_in("webpages framework homepage-style")) == []
