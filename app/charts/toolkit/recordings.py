"""Recordings as used by charts: their identity, cached values, and the samples around a time range."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import count
from operator import is_
from typing import Any, Generic, TypeVar
from weakref import WeakSet, ref

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF

from engine.recording.recorder import SAMPLES, Recording

T = TypeVar("T")
_PLAIN = (int, float, str, tuple, QRectF)  # compared by their value; all else by identity
_all: WeakSet[Cached[Any]] = WeakSet()
_numbers = count()
_numbered: dict[int, tuple[ref[object], int]] = {}  # by id
Array = npt.NDArray[Any]


class Cached(Generic[T]):
    """Creates a value once, and again when one of its dependencies changes."""

    def __init__(self) -> None:
        self._of: tuple[object, ...] | None = None
        self._value: T | None = None
        _all.add(self)

    def forget(self) -> None:
        """Discard the value so that it is created again the next time it is needed."""
        self._of = self._value = None

    def has(self, of: tuple[object, ...]) -> bool:
        """Return True if the value for these sources is cached."""
        return self._value is not None and self._of is not None and _same(of, self._of)

    def get(self, of: tuple[object, ...], make: Callable[[], T]) -> T:
        """Return the value for these sources."""
        known = self._of
        if (
            known is None
            or self._value is None
            or (not (len(of) == len(known) and all(map(is_, of, known))) and not _same(of, known))
        ):  # nearly always the same objects, and requested many times per frame
            self._value = make()
        self._of = of  # next time they are likely to be the same objects
        return self._value


class Same(Generic[T]):
    """An object as a key for `functools.cache`, compared by identity, so it need not be hashable."""

    def __init__(self, thing: T) -> None:
        self.thing = thing  # kept so that its id is not reused

    def __hash__(self) -> int:
        return id(self.thing)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.thing is self.thing


def forget_all() -> None:
    """Discard all values and their sources, because they may hold a run that is no longer shown."""
    for cached in list(_all):
        cached.forget()


def number(thing: object) -> int:
    """Return a number that is unique even after its object is deleted, unlike an id, which may recur.

    No reference to the object is kept; it must support weak references.
    """
    known = _numbered.get(id(thing))
    if known is None or known[0]() is not thing:
        known = _numbered[id(thing)] = ref(thing, partial(_lose, id(thing))), next(_numbers)
    return known[1]


def _lose(key: int, gone: ref[object]) -> None:
    """Release a number; called in the thread in which the object was deleted."""
    if (known := _numbered.get(key)) is not None and known[0] is gone:
        del _numbered[key]


def _same(pair: tuple[object, ...], other: tuple[object, ...]) -> bool:
    if len(pair) != len(other):
        return False
    for a, b in zip(pair, other, strict=True):
        if a is not b and not (isinstance(a, _PLAIN) and type(a) is type(b) and a == b):
            return False
    return True


def sources(recording: Recording) -> tuple[int, int]:
    """Return a key that distinguishes recordings with different pasts: recorders only append to arrays."""
    vcpus, trace = owners(recording)
    return number(vcpus), number(trace)


def owners(recording: Recording) -> tuple[Array, Array]:
    """Return the arrays behind `sources`."""
    return _owner(recording.vcpus), _owner(recording.trace)


def _owner(array: Array) -> Any:
    return array if array.base is None else array.base


def around(recording: Recording, start: int, end: int) -> Recording:
    """Return the recording with only the samples needed for figures between start and end (ns).

    A measure processes all samples that it is given, and a few columns should not cost as much as many.
    """
    low = max(int(np.searchsorted(recording.time, start, side="right")) - 2, 0)
    high = int(np.searchsorted(recording.time, end, side="left")) + 1
    part = slice(min(low, max(len(recording.time) - 2, 0)), high)
    return replace(recording, **{name: getattr(recording, name)[part] for name in SAMPLES})


def interval(recording: Recording) -> int:
    """Return the mean time between two samples, ns, or 0 when there are fewer than two."""
    time = recording.time
    return int(time[-1] - time[0]) // (len(time) - 1) if len(time) > 1 else 0
