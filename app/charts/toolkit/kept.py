"""A value that is kept while its sources are the same objects."""

from __future__ import annotations

from collections.abc import Callable
from operator import is_
from typing import Generic, TypeVar

from PySide6.QtCore import QRectF

T = TypeVar("T")
_PLAIN = (int, float, str, tuple, QRectF)  # compared by their value; all else by identity


class Kept(Generic[T]):
    """Makes a value once, and again when one of the things that it depends on is another."""

    def __init__(self) -> None:
        self._of: tuple[object, ...] | None = None
        self._value: T | None = None

    def forget(self) -> None:
        """Make the value again when it is wanted next."""
        self._value = None

    def get(self, of: tuple[object, ...], make: Callable[[], T]) -> T:
        """Return the value for these sources."""
        if self._value is None or self._of is None or not _same(of, self._of):
            self._value = make()
        self._of = of  # next time they are likely to be the same objects
        return self._value


class Same(Generic[T]):
    """A thing as a key for `functools.cache`, which is equal to itself only: it need not be hashable."""

    def __init__(self, thing: T) -> None:
        self.thing = thing  # held, so that its id is not used again

    def __hash__(self) -> int:
        return id(self.thing)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.thing is self.thing


def _same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    if len(one) != len(other):
        return False
    if all(map(is_, one, other)):  # nearly always; asked for many times a frame
        return True
    for a, b in zip(one, other, strict=True):
        if a is not b and not (isinstance(a, _PLAIN) and type(a) is type(b) and a == b):
            return False
    return True
