"""A value that is kept while its sources are the same objects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")
_PLAIN = (int, float, str, tuple)  # compared by their value; all else by identity


class Kept(Generic[T]):
    """Makes a value once, and again when one of the things that it depends on is another."""

    def __init__(self) -> None:
        self._of: tuple[object, ...] | None = None
        self._value: T | None = None

    def get(self, of: tuple[object, ...], make: Callable[[], T]) -> T:
        """Return the value for these sources."""
        if self._value is None or self._of is None or not _same(of, self._of):
            self._of, self._value = of, make()
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
    for a, b in zip(one, other, strict=True):
        if a is not b and not (isinstance(a, _PLAIN) and type(a) is type(b) and a == b):
            return False
    return True
