"""What a search can find, and in which order it is listed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rapidfuzz import fuzz
from rapidfuzz.utils import default_process

LISTED = 60  # at most
NEAR = 8  # how many are listed when nothing fits
NEAR_SCORE = 65.0  # of 100: what is less alike is not near


class Findable(NamedTuple):
    """A thing that a search finds by its kind, text and further words; `do` opens it."""

    kind: str
    text: str
    do: Callable[[], object]
    keys: str = ""
    note: str = ""  # a sentence about it, which is searched too
    content: str = ""  # what it says, which is searched and not shown


def fitting(typed: str, things: Sequence[Findable]) -> list[Findable]:
    """Return the things that contain all words typed, the most alike first."""
    words = typed.casefold().split()
    found = [thing for thing in things if all(word in _everything(thing) for word in words)]
    found.sort(key=lambda thing: _rank(words, thing), reverse=True)
    return found[:LISTED]


def near(typed: str, things: Sequence[Findable]) -> list[Findable]:
    """Return the things whose names are like what was typed, the most alike first; there may be none."""
    words = default_process(typed).split()
    scores = [(_likeness(words, default_process(thing.text).split()), thing) for thing in things]
    alike = sorted(
        (score for score in scores if score[0] >= NEAR_SCORE), key=lambda pair: pair[0], reverse=True
    )
    return [thing for _, thing in alike[:NEAR]]


def _rank(words: list[str], thing: Findable) -> tuple[bool, bool, bool, float]:
    """Names go before notes, notes before content, beginnings of words before other parts, then likeness."""
    name = _name(thing)
    in_name = all(word in name for word in words)
    parts = default_process(name).split()
    begins = all(any(part.startswith(word) for part in parts) for word in words)
    noted = all(word in f"{name} {thing.note.casefold()}" for word in words)
    return in_name, noted, begins, fuzz.ratio(" ".join(words), thing.text.casefold())


def _likeness(typed: list[str], name: list[str]) -> float:
    """Return how like the words typed are to words of a name, 0 to 100; long words count for more."""
    best = [max((fuzz.ratio(word, text) for text in name), default=0.0) * len(word) for word in typed]
    return sum(best) / max(sum(map(len, typed)), 1)


def _name(thing: Findable) -> str:
    return f"{thing.kind} {thing.text}".casefold()


def _everything(thing: Findable) -> str:
    return f"{_name(thing)} {thing.note.casefold()} {thing.content.casefold()}"
