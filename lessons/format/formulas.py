"""Formulas in LaTeX, limited in size: the typesetting time doubles with each level of nesting."""

from __future__ import annotations

import re
import warnings
from functools import cache
from typing import Any

from engine.language import say
from lessons.format.error import LessonError

MAX_LENGTH = 1000  # characters
MAX_FORMULAS = 100  # formulas in a section
MAX_COST = 1000  # cost of the formulas of a section; about 2 s
_MARK = re.compile(r"\\(?:left|right|begin|end|.)|[{}]", re.DOTALL)
_MACRO = re.compile(r"\\(?:def|edef|gdef|let|newcommand|renewcommand|providecommand|DeclareMathOperator)\b")


class Formulas:
    """The formulas of a section, counted as they are found."""

    def __init__(self) -> None:
        self.count = self.cost = 0

    def add(self, latex: str, file: str, line: int) -> None:
        """Add a formula. Raises LessonError if it costs too much, alone or together with the formulas before
        it.
        """
        self.count += 1
        self.cost += cost(latex)
        if len(latex) > MAX_LENGTH or self.count > MAX_FORMULAS or self.cost > MAX_COST:
            hint = say(
                "at most {0} formulas in a section, of {1:,} characters, and not nested deeply",
                MAX_FORMULAS,
                MAX_LENGTH,
            )
            raise LessonError(file, line, say("the formula {0}: expected {1}", latex[:60], hint))
        if _MACRO.search(latex):
            raise LessonError(file, line, say("the formula {0}: expected no definitions", latex[:60]))


def cost(latex: str) -> int:
    """Return the typesetting cost of a formula: each brace costs twice as much as the brace around it."""
    total = depth = 0
    for found in _MARK.finditer(latex):
        mark = found.group()
        if mark in ("{", "\\left", "\\begin"):
            depth += 1
            total += 1 << min(depth, 40)
        elif mark in ("}", "\\right", "\\end"):
            depth = max(0, depth - 1)
    return total


def why_not_set(latex: str) -> str:
    """Return why a formula cannot be typeset; "" if it can."""
    try:
        _setter().Latex(latex).svg()
    except Exception as error:  # noqa: BLE001  # a third-party parser can raise any exception
        return str(error) or type(error).__name__
    return ""


@cache
def _setter() -> Any:
    """Return the typesetter, imported late because the import takes some time. It finds its font with a
    function that Python will remove.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        import ziamath
    return ziamath
