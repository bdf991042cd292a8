"""Questions about facts that are not in the files, with marked defaults, and the answers to them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from engine.language import say
from engine.site.facts import SiteError
from engine.site.texts import size

T = TypeVar("T")


@dataclass(frozen=True)
class SiteQuestion:
    """A question. key: key of its answer; default: the answer until one is given, and the reason for it."""

    key: str
    text: str
    default: str
    why: str
    choices: tuple[str, ...] = ()


@dataclass(frozen=True)
class Said:
    """A value and its source, which is given by a comment in the scenario file."""

    value: object
    source: str


class Asking:
    """Collects the required answers: each question is stored with its default."""

    def __init__(self, answers: Mapping[str, str]) -> None:
        self._answers = answers
        self.questions: list[SiteQuestion] = []
        self.used: set[str] = set()

    def ask(self, question: SiteQuestion, read: Callable[[str], T | None], expected: str) -> tuple[T, str]:
        """Return the answer and its source. Raises SiteError if an answer cannot be read."""
        if all(site_question.key != question.key for site_question in self.questions):
            self.questions.append(question)
        given = self._answers.get(question.key, "").strip()
        self.used.add(question.key)
        value = read(given or question.default)
        if value is None or (question.choices and str(value) not in question.choices):
            raise SiteError(say("{0} = {1}: expected {2}", question.key, given[:60], expected))
        return value, "answered" if given else f"assumed: {question.why}"

    def unused(self) -> list[str]:
        """Return the keys of answers for which there was no question."""
        return sorted(set(self._answers) - self.used)


def whole(low: int, high: int) -> Callable[[str], int | None]:
    """Return a reader for a whole number within these bounds."""
    return lambda text: (
        int(text) if text.isdecimal() and len(text) < 10 and low <= int(text) <= high else None
    )


def number(low: float, high: float) -> Callable[[str], float | None]:
    """Return a reader for a number within these bounds."""
    return lambda text: (
        float(text) if re.fullmatch(r"\d{1,9}(\.\d{1,6})?", text) and low <= float(text) <= high else None
    )


def pages(text: str) -> int | None:
    """Return a size in pages; "0" means none."""
    return 0 if text == "0" else size(text)


def word(*choices: str) -> Callable[[str], str | None]:
    """Return a reader for one of these words."""
    return lambda text: text.lower() if text.lower() in choices else None


def percent(most: int) -> Callable[[str], float | None]:
    """Return a reader for a percentage of one processor, as processors: "25%" is 0.25. most: processors."""
    read = number(0.0, 100.0 * most)

    def share(text: str) -> float | None:
        value = read(text.rstrip("% "))
        return None if value is None else value / 100

    return share
