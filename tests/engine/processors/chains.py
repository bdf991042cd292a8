"""Lists that are linked in the tables of the machine, and numbers in them, read for their laws."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np


def chain(table: Any, head: Any, following: str) -> list[int]:
    """Return the members of a linked list; raises when it runs in a circle."""
    found: list[int] = []
    head = int(head)
    if head < 0:
        return found
    column = table[following]
    while head >= 0:
        assert head not in found, f"{following}: the list runs in a circle"
        found.append(head)
        head = int(column[head])
    return found


def linked(table: Any, head: Any, tail: Any, name: str) -> list[int]:
    """Return the members of a list that is linked both ways; raises when the two ways differ."""
    forward = chain(table, head, f"{name}_next")
    assert forward == chain(table, tail, f"{name}_prev")[::-1], f"{name}: backward is not forward"
    return forward


def among(some: Iterable[int], size: int) -> Any:
    """Return of each number whether it is one of these: np.isin takes ten times as long as a look-up."""
    found = np.zeros(size, bool)
    found[[int(one) for one in some]] = True
    return found


def rising(values: Iterable[int]) -> bool:
    """Return whether none of the values is below the one before it."""
    numbers = list(values)
    return numbers == sorted(numbers)
