"""Scenario errors in one message: file, key, value, what was expected, nearest valid key."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from engine.language import later, one_line, say

_MAX_SHOWN = 60
_MAX_KEY = 200  # keys with all their parts are longer than values
_NEAREST = {
    "key": later("; the nearest valid key is {0}"),
    "name": later("; the nearest valid name is {0}"),
}


class ScenarioError(ValueError):
    """A scenario file, a setting or the name of a scenario is unusable; the text is for the user."""

    def __init__(
        self, file: str, key: str, expected: str, *, value: Any = None, nearest: str = "", noun: str = "key"
    ) -> None:
        self.file, self.key, self.value = file, key, value
        self.expected, self.nearest, self.noun = expected, nearest, noun
        super().__init__(one_line(self._sentence()))

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.file, self.key, self.expected, self.value, self.nearest, self.noun)

    def _sentence(self) -> str:
        key = _short(self.key, _MAX_KEY)
        subject = key if self.value is None else f"{key} = {shown(self.value)}"
        where = ": ".join(part for part in (self.file, subject) if part)
        hint = say(_NEAREST[self.noun], self.nearest) if self.nearest else ""
        return f"{where}: {self.expected}{hint}"


def wrong(key: str, expected: str, near: str = "") -> ScenarioError:
    """Return the error for a key; load_scenario adds the file and value."""
    return ScenarioError("", key, expected, nearest=near, noun="name")


def _again(file: str, key: str, expected: str, value: Any, nearest: str, noun: str) -> ScenarioError:
    return ScenarioError(file, key, expected, value=value, nearest=nearest, noun=noun)


def shown(value: Any) -> str:
    """Return a value as a user would write it in a scenario, on one line and shortened."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and value.bit_length() > 64:
        return say("(a number of {0} bits)", value.bit_length())
    if isinstance(value, dict):
        return say("(a table)")
    if isinstance(value, list):
        return say("(a list of {0})", len(value))
    text = f'"{value[: 2 * _MAX_SHOWN]}"' if isinstance(value, str) else str(value)
    return _short(text, _MAX_SHOWN)


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 4]}...{text[-1]}"


Key = tuple[str | int, ...]  # items of lists count from 0 here, from 1 in texts


def key_text(key: Key) -> str:
    """Return a key as users write it."""
    return ".".join(str(part + 1) if isinstance(part, int) else part for part in key)


def text_key(text: str) -> Key:
    """Return the key for a text from `key_text`; a whole number is taken as the index of a list item."""
    return tuple(int(part) - 1 if part.isdecimal() else part for part in text.split("."))


def value_at(table: dict[str, Any], key: Key) -> Any:
    """Return the value at a key, or None."""
    place: Any = table
    for part in key:
        if isinstance(place, dict) and part in place:
            place = place[part]
        elif isinstance(place, list) and isinstance(part, int) and 0 <= part < len(place):
            place = place[part]
        else:
            return None
    return place


def nearest(word: str, right: Iterable[str], least: float = 0.6) -> str:
    """Return the most similar valid word; "" if none is similar. least: minimum similarity, as a share."""
    return next(iter(get_close_matches(word[:_MAX_SHOWN], list(right), 1, least)), "")
