"""What the engine says to people: English templates, which windows say in their own language.

The engine knows no window and no translation. A program that speaks another language gives a function that
looks templates up; without one, as on the command line, everything stays English. A process without a
window that works for one is handed its language by a file. Replies of CP and Linux, files and logs do not go
through here: they are the same in every language.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from functools import partial, reduce

AND, COMMA = "{0} and {1}", "{0}, {1}"
CODE = "en"  # of the language: its translation is the code of the other one, for `lang` of a page
HANDED = "LPARLAB_TEXTS"  # variable that names a file of templates with their translations


def _handed() -> Callable[[str], str]:
    """Return the look-up that a window has handed to this process; everything else stays English."""
    try:
        with open(os.environ[HANDED], encoding="utf-8") as file:
            known = dict(json.load(file))
    except (KeyError, OSError, ValueError):
        return str
    return lambda template: known.get(template, template)


_look_up = _handed()


def speak(look_up: Callable[[str], str]) -> None:
    """Say all from now on in the language of a function from a template to its translation; str: English."""
    global _look_up  # noqa: PLW0603  # one language a process, as in Qt
    _look_up = look_up


def say(template: str, *values: object) -> str:
    """Return a template in the language that is spoken, with the values at their places {0}, {1} and so on.

    `tools/translations.py` finds the templates: write them where they are said, or in a constant.
    """
    return _look_up(template).format(*values)


def later(template: str) -> str:
    """Return a template as it is: mark one that a table holds, or that is said elsewhere."""
    return template


def joined(texts: Iterable[str]) -> str:
    """Return texts with "and" between each two; "" without any."""
    return reduce(partial(say, AND), texts) if (texts := list(texts)) else ""


def enumerated(texts: Iterable[str]) -> str:
    """Return texts with commas between them; "" without any."""
    return reduce(partial(say, COMMA), texts) if (texts := list(texts)) else ""


def one_line(text: str) -> str:
    """Return the text with unprintable characters written as their codes."""
    return "".join(c if c.isprintable() else f"\\x{ord(c):02x}" for c in text)
