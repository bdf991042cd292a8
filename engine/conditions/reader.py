"""Reads the words of a condition in order; errors give the position and the expected words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import NamedTuple, NoReturn

from engine.kernel.units import clock_text, parse_time
from engine.language import enumerated, one_line, say
from engine.scenario.files.error import shown
from engine.scenario.files.quantities import MAX_TIME

_LISTED = 8
_MOST_WORDS, _COMPARED = 12, 60  # of a text that is compared with right words
_SHORTEST, _ALIKE = 3, 0.6
_NUMBER = re.compile(r"[1-9]\d{0,2}(?:,\d{3}){1,4}(?:\.\d{1,9})?(?![\d.,])|\d{1,15}(?:\.\d{1,9})?(?!\d)")
_TIME = re.compile(r"\d{1,4}:[0-5]\d(?::[0-5]\d)?|(?:\d{1,15}(?:\.\d{1,9})?(?:ns|us|ms|s|m|h))+|0(?![:.])")
_WORD = re.compile(r"[\w@#$/.-]")


class ExpectedWord(NamedTuple):
    """The words expected at a position: the kind of word, and the words themselves."""

    kind: str
    words: tuple[str, ...]

    @property
    def fixed(self) -> bool:
        """Whether it is a single fixed word, like "and"."""
        return self.kind == f'"{self.words[0]}"' if self.words else False


class ConditionError(ValueError):
    """A condition that cannot be parsed; the text is for the user. `at`: the character, counted from 0."""

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
    """Return the kinds of words, with fixed words last; examples are added if the text is short enough."""
    kinds = [word for word in expected if not word.fixed]
    names = [kind.kind if len(kinds) > 2 else _with_words(kind) for kind in kinds]
    names += [word.kind for word in expected if word.fixed]
    return say("{0} or {1}", enumerated(names[:-1]), names[-1]) if len(names) > 1 else names[0]


def _with_words(word: ExpectedWord) -> str:
    few = ", ".join(word.words[:_LISTED]) + (" ..." if len(word.words) > _LISTED else "")
    return f"{word.kind} ({few})" if word.words else word.kind


def _nearest(found: str, expected: tuple[ExpectedWord, ...]) -> str:
    """Return the most similar of the words, each compared with an equal number of words of the text."""
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
    """Return the similarity of two texts, 0 to 1, or 0 if their letters show that it is below `least`."""
    common = sum(min(typed.count(letter), word.count(letter)) for letter in set(word))
    if 2 * common < least * (len(typed) + len(word)):
        return 0.0
    return SequenceMatcher(None, typed, word).ratio()


class ConditionReader:
    """Keeps a position in a text; `expected` lists the words that would have been valid at each position."""

    def __init__(self, text: str) -> None:
        self.source = text
        self.expected: dict[int, dict[str, ExpectedWord]] = {}
        self._small, self._at = text.lower(), 0

    def _word(self, word: str) -> bool:
        return self._phrase(f'"{word}"', [word]) is not None

    def _phrase(
        self, kind: str, options: Iterable[str], shown: Iterable[str] | None = None, *, optional: bool = False
    ) -> str | None:
        """Return the longest option found here; errors mention only `shown`."""
        self._skip()
        self._expect(kind, options if shown is None else shown)
        here = self._small[self._at :]
        fitting = [option for option in options if here.startswith(option.lower()) and self._ends(option)]
        if not fitting:
            return None
        found = max(fitting, key=len)
        self._at += len(found)
        return found

    def _ends(self, option: str) -> bool:
        """Return whether the word in the text ends where the option ends."""
        following = self._small[self._at + len(option) :][:1]
        return not (_WORD.match(option[-1]) and _WORD.match(following))

    def _number(self) -> float | None:
        self._skip()
        self._expect(say("a number"), ())
        found = _NUMBER.match(self._small, self._at)
        if not found:
            return None
        self._at = found.end()
        return float(found.group().replace(",", ""))

    def _time(self) -> int | None:
        """Return a time in ns."""
        self._skip()
        self._expect(say("a time like 10s, 5m or 0:12:30"), ())
        found = _TIME.match(self._small, self._at)
        if not found or not self._ends_at(found.end()):
            return None
        time = 0 if found.group() == "0" else parse_time(found.group())
        if time > MAX_TIME:
            self.refuse(say("expected a time of at most {0}", clock_text(MAX_TIME)))
        self._at = found.end()
        return time

    def _ends_at(self, place: int) -> bool:
        return not _WORD.match(self._small[place : place + 1])

    def _skip(self) -> None:
        while self._small[self._at : self._at + 1] == " ":
            self._at += 1

    def _done(self) -> bool:
        self._skip()
        return self._at == len(self.source)

    def _expect(self, kind: str, words: Iterable[str]) -> None:
        here = self.expected.setdefault(self._at, {})
        if kind not in here:
            here[kind] = ExpectedWord(kind, tuple(words))

    def _fail(self) -> NoReturn:
        at = max(self.expected)
        raise ConditionError(self.source, at, tuple(self.expected[at].values()))

    def refuse(self, why: str) -> NoReturn:
        """Refuse well-formed text that has no valid meaning here."""
        self._skip()
        raise ConditionError(self.source, self._at, (), why)
