"""How well typed words match a text: as whole words, as beginnings of words, or only inside words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import IntEnum
from functools import lru_cache

_ENDINGS = ("ing", "ed", "es", "e", "s")
_SHORTEST = 3  # letters that are left of a word without its ending
_UNSPACED = "\u2e80"  # from here on, scripts have no spaces between words
_START, _END = r"(?:\b|(?<=_))", r"(?:\b|(?=_))"


class WordFit(IntEnum):
    """How a word occurs in a text, from no match to the best match."""

    NONE = 0
    INSIDE = 1  # ibr: calibrate
    KIN = 2  # page: paging
    BEGINS = 3
    WHOLE = 4


def fit(words: Sequence[str], text: str, name: str = "") -> WordFit:
    """Return how well the word with the worst match matches a text. words: casefolded, as the text is.

    name: the part of the text in which a word may have another ending.
    """
    return min((max(_fit(word, text), _kin(word, name)) for word in words), default=WordFit.WHOLE)


def is_found(word: str, text: str, name: str) -> bool:
    """Return whether a word matches a text at all, or its name with a different ending."""
    return word in text or _kin(word, name) > WordFit.NONE


def _fit(word: str, text: str) -> WordFit:
    if word not in text:
        return WordFit.NONE
    begins, whole = _patterns(word)
    if begins.search(text) is None:
        return WordFit.INSIDE
    return WordFit.BEGINS if whole.search(text) is None else WordFit.WHOLE


@lru_cache(1000)
def _patterns(word: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Return the patterns of the beginning of a word and of a whole word."""
    start, end = (
        edge if letter.isalnum() and letter < _UNSPACED else ""
        for edge, letter in ((_START, word[0]), (_END, word[-1]))
    )
    begins = start + re.escape(word)
    return re.compile(begins), re.compile(begins + end)


def _kin(word: str, name: str) -> WordFit:
    return WordFit.KIN if name and _stem(word) in _stems(name) else WordFit.NONE


@lru_cache(10_000)
def _stems(name: str) -> frozenset[str]:
    return frozenset(map(_stem, re.findall(r"[^\W_]+", name)))


def _stem(word: str) -> str:
    """Return an English word without its endings; other words may lose letters, which does no harm.

    All endings are removed, one after another, so that settings and setting leave the same word.
    """
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            return _stem(word.removesuffix(ending))
    return word
