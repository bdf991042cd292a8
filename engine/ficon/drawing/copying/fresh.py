"""Names and numbers that are free, as near as they can be to those that were copied."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from itertools import chain, count


def name(old: str, taken: Collection[str], longest: int) -> str:
    """Return the name itself, or with another number behind: LPAR2 -> LPAR3."""
    if old not in taken:
        return old
    stem = re.sub(r"\d{1,4}\Z", "", old) or old
    for number in count(2):
        text = f"{stem[: longest - len(str(number))]}{number}"
        if text not in taken:
            return text
    raise AssertionError("there is always a number")


def mask(numbers: Iterable[int]) -> int:
    """Return numbers as the bits of one integer: large sets are compared quickly."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def run(first: int, length: int) -> int:
    """Return numbers that follow each other, as bits."""
    return ((1 << length) - 1) << first


def shift(pairs: Collection[tuple[int, int]], end: int, near: bool = False) -> int | None:
    """Return how far all new numbers must move so that none meets an old one of its pair (new, old).

    By as round a hexadecimal number as there is one: D000 becomes D100 or E000 rather than D020. near: by as
    little as possible. None = there is no way.
    """
    if not any(new & old for new, old in pairs):
        return 0
    new = 0
    for number, _ in pairs:
        new |= number
    low, high = (new & -new).bit_length() - 1, new.bit_length() - 1
    step = 1
    while step <= high - low and not near:
        step *= 16
    while step:
        for by in chain(range(step, end - high, step), range(-step, -low - 1, -step)):
            if not any(_moved(number, by) & old for number, old in pairs):
                return by
        step //= 16
    return None


def _moved(bits: int, by: int) -> int:
    return bits << by if by >= 0 else bits >> -by
