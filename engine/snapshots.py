"""Moments of the past: the machine as it was, kept as what changed since the moment before.

A run is repeatable, so any moment is reached by restoring the one kept before it and running on. So that
this is never far, a moment is kept after every WORK events; and so that few differences have to be put
together, every BASE_EVERY'th moment holds all that differs from the first one.
"""

from __future__ import annotations

import copy
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.kinds import EventKind
from engine.recorder import Mark
from engine.state import State, copy_state, machine_bytes, new_state

CHUNK = 512  # bytes compared and kept together
WORK = 40_000  # between two moments, in events: about 10 ms
SAMPLE_WORK = 50  # what a sample takes, in events
COMMAND_WORK = 500
BASE_EVERY = 16
MEMORY = 512 * 2**20  # bytes
MOST_THINNED = 8  # moments given up at a time: a run must not halt for it

Bytes = npt.NDArray[np.uint8]


@dataclass(frozen=True)
class _Moment:
    """The chunks that differ from the machine one moment earlier; of a base, from the first moment."""

    mark: Mark
    last_of: tuple[int, ...]  # by EventKind: number of the latest event
    base: bool
    chunks: tuple[tuple[npt.NDArray[Any], Bytes], ...]  # (chunk numbers, their bytes) of tables and blocks

    @cached_property
    def size(self) -> int:
        return sum(where.nbytes + data.nbytes for where, data in self.chunks)


def work(mark: Mark) -> int:
    """What it takes to run from time 0 to there, in events."""
    return mark.events + SAMPLE_WORK * mark.samples + COMMAND_WORK * mark.commands


class History:
    """Moments of one run, oldest first, within `memory` bytes.

    When there are too many, those go whose neighbours are closest together: the whole run stays within
    reach, at a coarser step. The first and the last moment always stay. Forks share what they can.
    """

    def __init__(self, state: State, mark: Mark, memory: int = MEMORY) -> None:
        self.memory, self.work = memory, WORK
        self._first = copied(state)
        self._kept = [_Moment(mark, _last_of(state), True, ())]
        self._last: State | None = None  # the machine at the last moment kept; None = to be put together
        self._near: tuple[Mark, State] | None = None  # close before where somebody steps to and fro

    @property
    def marks(self) -> list[Mark]:
        """The moments kept."""
        return [moment.mark for moment in self._kept]

    @property
    def size(self) -> int:
        """Bytes of the differences kept."""
        return sum(moment.size for moment in self._kept)

    @property
    def due(self) -> int:
        """Events after which the next moment is to be offered at the latest."""
        return self._kept[-1].mark.events + self.work

    def offer(self, state: State, mark: Mark) -> None:
        """Keep the machine as it is now, right after an event, if the last moment kept is far enough."""
        if work(mark) - work(self._kept[-1].mark) < self.work:
            return
        base = not any(moment.base for moment in self._kept[-BASE_EVERY + 1 :])
        last = self._last or self._put_together(len(self._kept) - 1)
        against = self._first if base else last
        pairs = zip(_parts(against), _parts(state), strict=True)
        chunks = tuple(_difference(old, new) for old, new in pairs)
        self._kept.append(_Moment(mark, _last_of(state), base, chunks))
        copy_state(state, last)
        self._last = last
        self._thin()

    def leave(self, state: State, mark: Mark) -> None:
        """Keep a full copy of the machine as it is now, right after an event; it replaces the one before."""
        self._near = mark, copied(state)

    def before(self, time: int, events: int) -> Mark:
        """The latest moment that is not after `time` (ns) nor after so many events; the first at least."""
        by_time = bisect_right(self._kept, time, key=lambda moment: moment.mark.time)
        by_events = bisect_right(self._kept, events, key=lambda moment: moment.mark.events)
        mark = self._kept[max(min(by_time, by_events) - 1, 0)].mark
        near = self._near[0] if self._near else mark
        return max(mark, near) if near.time <= time and near.events <= events else mark

    def before_next(self, kind: EventKind, events: int) -> Mark:
        """The latest moment by which no event of the kind has come since there had been so many events."""
        found = bisect_right(self._kept, events, key=lambda moment: moment.last_of[kind])
        return self._kept[max(found - 1, 0)].mark

    def restore(self, target: State, mark: Mark) -> None:
        """Make `target` the machine at one of the moments kept."""
        if self._near and self._near[0] == mark:
            copy_state(self._near[1], target)
        else:
            self._rebuild(target, self._index(mark))

    def forget(self, mark: Mark) -> None:
        """What came after `mark` has not happened."""
        if self._near and self._near[0] > mark:
            self._near = None
        if self._kept[-1].mark > mark:
            del self._kept[max(self._index(mark) + 1, 1) :]
            self._last = None

    def fork(self, mark: Mark) -> History:
        """The moments up to `mark`, for a second machine."""
        twin = copy.copy(self)
        twin._kept, twin._last = list(self._kept), None
        twin.forget(mark)
        return twin

    def _index(self, mark: Mark) -> int:
        return bisect_right(self._kept, mark, key=lambda moment: moment.mark) - 1

    def _put_together(self, index: int) -> State:
        state = copied(self._first)
        self._rebuild(state, index)
        return state

    def _rebuild(self, target: State, index: int) -> None:
        base = next(i for i in range(index, -1, -1) if self._kept[i].base)
        copy_state(self._first, target)
        for moment in self._kept[base : index + 1]:
            for part, (where, data) in zip(_parts(target), moment.chunks, strict=False):
                part[where] = data

    def _thin(self) -> None:
        for _ in range(MOST_THINNED):
            if self.size <= self.memory or len(self._kept) < 3:
                return
            works = np.array([work(moment.mark) for moment in self._kept])
            i = int(np.argmin(works[2:] - works[:-2])) + 1
            self._kept[i : i + 2] = [_joined(self._kept[i], self._kept[i + 1])]


def copied(state: State) -> State:
    """A second machine in the same state."""
    twin = new_state(len(state.blocks))
    copy_state(state, twin)
    return twin


def _last_of(state: State) -> tuple[int, ...]:
    return tuple(state.tables["last_of"][0].tolist())


def _parts(state: State) -> tuple[Bytes, Bytes]:
    """Tables and blocks as rows of CHUNK bytes; the tables' last few bytes are a row with overlap."""
    return _rows(machine_bytes(state)), _rows(state.blocks.view(np.uint8))


def _rows(data: Bytes) -> Bytes:
    width = CHUNK if len(data) % CHUNK == 0 else 8
    return data.reshape(-1, width)


def _difference(old: Bytes, new: Bytes) -> tuple[npt.NDArray[Any], Bytes]:
    where = np.flatnonzero((old.view(np.uint64) != new.view(np.uint64)).any(axis=1))
    return where, new[where]


def _joined(first: _Moment, second: _Moment) -> _Moment:
    """The second moment, as what differs from the machine before the first; its bytes of a chunk count."""
    if second.base:
        return second
    chunks = []
    for (where1, data1), (where2, data2) in zip(first.chunks, second.chunks, strict=True):
        kept = ~np.isin(where1, where2)
        chunks.append((np.concatenate([where1[kept], where2]), np.concatenate([data1[kept], data2])))
    return _Moment(second.mark, second.last_of, first.base, tuple(chunks))
