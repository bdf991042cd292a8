"""Insets: numbers of the student's own run and answers in a text: {{step}} and {{you:step}}."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

INSET = re.compile(r"\{\{(you:)?([a-z0-9-]{1,40})\}\}")


def insets(markdown: str) -> Iterator[tuple[bool, str]]:
    """Yield each inset of a text: is it the student's own answer, and the id of the step."""
    for found in INSET.finditer(markdown):
        yield bool(found[1]), found[2]


def filled(markdown: str, value: Callable[[bool, str], str]) -> str:
    """Return the text with `value(own, step)` in place of each inset."""
    return INSET.sub(lambda found: value(bool(found[1]), found[2]), markdown)
