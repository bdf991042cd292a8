"""Texts of the engine for people: English templates, which windows show in their own language.

The engine is independent of windows and translations. A program in another language provides a function that
looks up templates; without such a function, as on the command line, everything stays English. A process
without a window that works for a window receives its language from a file. Responses of CP and Linux, files
and logs are not translated: they are the same in every language.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from functools import partial, reduce
from numbers import Number
from string import Formatter
from typing import Any

AND, COMMA = "{0} and {1}", "{0}, {1}"
CODE = "en"  # of the language: its translation is the code of the other one, for `lang` of a page
NUMBER = "1,234.5"  # format of the language: with these marks between thousands and before decimals
PERCENT = "{0}%"  # how the language writes a percentage: some languages use a blank before the sign
FORMS = "|"  # between the word for one and that for several
HANDED = "LPARLAB_TEXTS"  # variable that names a file of templates with their translations


def _handed() -> Callable[[str], str]:
    """Return the lookup function that a window has passed to this process; without it, everything stays
    English.
    """
    try:
        with open(os.environ[HANDED], encoding="utf-8") as file:
            known = dict(json.load(file))
    except (KeyError, OSError, ValueError):
        return str
    return lambda template: known.get(template, template)


_look_up = _handed()


def marks() -> tuple[str, str]:
    """Return the separators of the language: the thousands separator and the decimal mark."""
    thousands, decimal = (text for text in _look_up(NUMBER) if text in ",.")
    return thousands, decimal


def _marks() -> dict[int, str]:
    """Return the replacements for the separators in an English number; nothing when they are the same."""
    own = marks()
    return {} if own == (",", ".") else dict(zip(map(ord, ",."), own, strict=True))


_marked = _marks()
_percent = _look_up(PERCENT)


def speak(look_up: Callable[[str], str]) -> None:
    """Set the language of all texts from now on, as a function from a template to its translation; str:
    English.
    """
    global _look_up, _marked, _percent  # noqa: PLW0603  # one language a process, as in Qt
    _look_up = look_up
    _marked, _percent = _marks(), look_up(PERCENT)


def numeral(value: Any, form: str = "") -> str:
    """Return a number in a format such as ",.1f", with the separators of the language; ".0%" gives "12%"."""
    if form.endswith("%"):
        return _percent.format(numeral(100 * value, f"{form[:-1]}f"))
    text = format(value, form)
    return text.translate(_marked) if _marked else text


def with_unit(number: str, unit: str) -> str:
    """Return an already formatted number with its unit: "3 ms", but "5%" in the form of the language."""
    if unit.startswith("%"):
        return f"{_percent.format(number)}{unit[1:]}"
    return f"{number} {unit}".rstrip()


class _Filling(Formatter):
    """Fills in numbers with the separators of the language, and the word that fits a number."""

    def format_field(self, value: Any, form: str) -> str:
        if FORMS in form:
            return form.split(FORMS)[0 if value == 1 else 1]
        return numeral(value, form) if isinstance(value, Number) else format(value, form)


def filled(text: str, *values: object) -> str:
    """Return a translated text with the values filled in, and numbers with the separators of the language.

    A placeholder such as {0:run|runs} becomes the first word where the value is 1, otherwise the second.
    """
    plain = not _marked and FORMS not in text and "%}" not in text
    return text.format(*values) if plain else _Filling().vformat(text, values, {})


def say(template: str, *values: object) -> str:
    """Return a template in the current language, with the values in the placeholders {0}, {1} and so on.

    `tools/translations.py` finds the templates: write them in the call itself, or in a constant.
    """
    return filled(_look_up(template), *values)


def title_said(text: str) -> str:
    """Return a title or unit in the current language; a title that the user has defined is returned
    unchanged.
    """
    return _look_up(text)


def later(template: str) -> str:
    """Return a template unchanged: this marks a template that is stored in a table or translated
    elsewhere.
    """
    return template


def joined(texts: Iterable[str]) -> str:
    """Return texts with "and" between every two; "" if there are none."""
    return reduce(partial(say, AND), texts) if (texts := list(texts)) else ""


def enumerated(texts: Iterable[str]) -> str:
    """Return texts separated by commas; "" if there are none."""
    return reduce(partial(say, COMMA), texts) if (texts := list(texts)) else ""


def one_line(text: str) -> str:
    """Return the text with unprintable characters written as their codes."""
    return "".join(c if c.isprintable() else f"\\x{ord(c):02x}" for c in text)
