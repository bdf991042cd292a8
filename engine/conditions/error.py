"""Errors of conditions: the text, the position of the error, and what was expected."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import NamedTuple

from engine.language import enumerated, one_line, say
from engine.scenario.files.error import shown

_LISTED = 8
_MOST_WORDS, _COMPARED = 12, 60  # of a text that is compared with right words
_SHORTEST, _ALIKE = 3, 0.6


class ExpectedWord(NamedTuple):
    """Expected at some position: a kind of words, and the words."""

    kind: str
    words: tuple[str, ...]

    @property
    def fixed(self) -> bool:
        """Is it one word, like "and"?"""
        return self.kind == f'"{self.words[0]}"' if self.words else False


class ConditionError(ValueError):
    """A condition cannot be read; the text is meant for people. `at`: the character, counted from 0."""

    def __init__(self, text: str, at: int, expected: tuple[ExpectedWord, ...], why: str = "") -> None:
        self.text, self.at, self.expected, self.why = text, at, expected, why
        self.nearest = "" if why else _nearest(text[at:], expected)
        super().__init__(one_line(self._sentence()))

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return ConditionError, (self.text, self.at, self.expected, self.why)

    def _sentence(self) -> str:
        found = self.text[self.at :]
        here = say("at character {0}, {1}", self.at + 1, shown(found)) if found else say("at the end")
        hint = say("; the nearest valid words are {0}", self.nearest) if self.nearest else ""
        wanted = self.why or say("expected {0}", _listed(self.expected))
        return say("condition {0}: {1}: {2}{3}", shown(self.text), here, wanted, hint)


def _listed(expected: tuple[ExpectedWord, ...]) -> str:
    """Return the kinds of words, the fixed words last; with examples if short enough."""
    kinds = [word for word in expected if not word.fixed]
    names = [kind.kind if len(kinds) > 2 else _with_words(kind) for kind in kinds]
    names += [word.kind for word in expected if word.fixed]
    return say("{0} or {1}", enumerated(names[:-1]), names[-1]) if len(names) > 1 else names[0]


def _with_words(word: ExpectedWord) -> str:
    few = ", ".join(word.words[:_LISTED]) + (" ..." if len(word.words) > _LISTED else "")
    return f"{word.kind} ({few})" if word.words else word.kind


def _nearest(found: str, expected: tuple[ExpectedWord, ...]) -> str:
    """Return the most similar of the words, each compared with as many words of the text."""
    typed = found.lower().split()[:_MOST_WORDS]
    best, most = "", _ALIKE
    for word in sorted(
        {word for expected_word in expected for word in expected_word.words if len(word) >= _SHORTEST}
    ):
        alike = _likeness(" ".join(typed[: word.count(" ") + 1])[:_COMPARED], word.lower(), most)
        if alike > most or (alike == most and not best):
            best, most = word, alike
    return best


def _likeness(typed: str, word: str, least: float) -> float:
    """Return how alike two texts are, 0 to 1; or 0 if their letters show that it is below `least`."""
    common = sum(min(typed.count(letter), word.count(letter)) for letter in set(word))
    if 2 * common < least * (len(typed) + len(word)):
        return 0.0
    return SequenceMatcher(None, typed, word).ratio()
