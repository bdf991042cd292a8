"""The first words of damaged lines: whether a line starts a statement, and which statement."""

from __future__ import annotations

import re

from engine.ficon.iocp.cards.statement import OPERATIONS, first

MARK = re.compile(r"(?:[^\w\s,()='.]{1,2}|[Xx+C])$")
"""A continuation character that stands alone."""
DOTS = re.compile(r"\.{2,}$")
_LABEL = re.compile(r"[A-Z#@$][A-Z0-9#@$]{0,7}$", re.IGNORECASE)


def find_operation(line: str) -> tuple[str, str, int, int] | None:
    """Return the name, the operation, its column and the column of the operands if a line starts a statement;
    otherwise None.
    """
    start = first(line)
    end = end_of_word(line, start)
    word = line[start:end]
    follows = first(line, end)
    if _is_operation(word) and _reads(line, follows):
        return "", word, start, follows
    second = line[follows : end_of_word(line, follows)]
    after = first(line, follows + len(second))
    if _is_operation(second) and _LABEL.match(word) and after < len(line) and _reads(line, after):
        return word, second, follows, after
    return None


def _is_operation(word: str) -> bool:
    return DOTS.sub("", word).upper() in OPERATIONS


def _reads(line: str, start: int) -> bool:
    """Return True if the text after an operation looks like operands."""
    word = line[start : end_of_word(line, start)]
    return not word or "=" in word or word.startswith("..") or bool(MARK.match(word))


def word_of(text: str) -> str:
    """Return the first word of a line."""
    return next(iter(text.split(None, 1)), "")


def end_of_word(text: str, start: int) -> int:
    """Return the column after a word that begins at `start`."""
    end = text.find(" ", start)
    return len(text) if end < 0 else end
