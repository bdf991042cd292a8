"""Reads the words of a text one after the other, and remembers what might have stood where."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NoReturn

from engine.conditions.error import ConditionError, ExpectedWord
from engine.kernel.units import clock_text, parse_time
from engine.language import say
from engine.scenario.files.quantities import MAX_TIME

_NUMBER = re.compile(r"[1-9]\d{0,2}(?:,\d{3}){1,4}(?:\.\d{1,9})?(?![\d.,])|\d{1,15}(?:\.\d{1,9})?(?!\d)")
_TIME = re.compile(r"\d{1,4}:[0-5]\d(?::[0-5]\d)?|(?:\d{1,15}(?:\.\d{1,9})?(?:ns|us|ms|s|m|h))+|0(?![:.])")
_WORD = re.compile(r"[\w@#$/.-]")


class ConditionReader:
    """Stands at a place in a text; `expected` says for each place what might have stood there."""

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
        """Return whether the word ends where the option ends."""
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
        """Refuse well-formed text that makes no sense here."""
        self._skip()
        raise ConditionError(self.source, self._at, (), why)
