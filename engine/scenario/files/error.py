"""What is wrong with a scenario, in one message: file, key, value, what was expected, nearest right key."""

from __future__ import annotations

from typing import Any

_LONGEST = 60


class ScenarioError(ValueError):
    """A scenario file, a setting or a scenario's name cannot be used; the text is meant for people."""

    def __init__(
        self, file: str, key: str, expected: str, *, value: Any = None, nearest: str = "", noun: str = "key"
    ) -> None:
        self.file, self.key, self.value = file, key, value
        self.expected, self.nearest, self.noun = expected, nearest, noun
        super().__init__(one_line(self._sentence()))

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.file, self.key, self.expected, self.value, self.nearest, self.noun)

    def _sentence(self) -> str:
        subject = self.key if self.value is None else f"{self.key} = {shown(self.value)}"
        where = ": ".join(part for part in (self.file, subject) if part)
        hint = f"; the nearest right {self.noun} is {self.nearest}" if self.nearest else ""
        return f"{where}: {self.expected}{hint}"


def _again(file: str, key: str, expected: str, value: Any, nearest: str, noun: str) -> ScenarioError:
    return ScenarioError(file, key, expected, value=value, nearest=nearest, noun=noun)


def shown(value: Any) -> str:
    """A value as a person would write it in a scenario, on one line and not too long."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and value.bit_length() > 64:
        return f"(a number of {value.bit_length()} bits)"
    if isinstance(value, dict):
        return "(a table)"
    if isinstance(value, list):
        return f"(a list of {len(value)})"
    text = f'"{value[: 2 * _LONGEST]}"' if isinstance(value, str) else str(value)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 4]}...{text[-1]}"


def one_line(text: str) -> str:
    """The text with what cannot be printed written as its code."""
    return "".join(c if c.isprintable() else f"\\x{ord(c):02x}" for c in text)
