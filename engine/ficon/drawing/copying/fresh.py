"""Free names and numbers, as close as possible to the copied ones."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from itertools import chain, count


def name(old: str, taken: Collection[str], longest: int) -> str:
    """Return the name itself, or the name with another number at its end: LPAR2 -> LPAR3."""
    if old not in taken:
        return old
    stem = re.sub(r"\d{1,4}\Z", "", old) or old
    for number in count(2):
        text = f"{stem[: longest - len(str(number))]}{number}"
        if text not in taken:
            return text
    raise AssertionError("there is always a number")


def mask(numbers: Iterable[int]) -> int:
    """Return numbers as the bits of one integer, so that large sets are compared quickly."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def run(first: int, length: int) -> int:
    """Return consecutive numbers as bits."""
    return ((1 << length) - 1) << first


def shift(pairs: Collection[tuple[int, int]], end: int, near: bool = False) -> int | None:
    """Return how far to move all new numbers so that no new number matches an old number of its pair (new,
    old).

    The distance is as round a hexadecimal number as possible: D000 becomes D100 or E000 rather than D020.
    near: the shortest possible distance. None = impossible.
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
