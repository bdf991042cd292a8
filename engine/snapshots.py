"""Keyframes: the machine at moments of the past, kept as what changed since the keyframe before.

A run is repeatable, so any moment is reached by restoring the keyframe before it and running on.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.recorder import Mark
from engine.state import State, copy_state, machine_bytes, new_state

CHUNK = 512  # bytes compared and kept together
NOTHING = Mark(0, 0, 0)  # recorded before the first event

Bytes = npt.NDArray[np.uint8]


@dataclass(frozen=True)
class Keyframe:
    """The whole machine at one moment; made by Simulation.snapshot."""

    now: int  # ns
    state: State
    mark: Mark = NOTHING  # what had been recorded by then


@dataclass(frozen=True)
class _Delta:
    """The chunks that differ from the machine one keyframe earlier."""

    now: int
    mark: Mark
    chunks: tuple[tuple[npt.NDArray[Any], Bytes], ...]  # (chunk numbers, their bytes) of tables and blocks

    @property
    def size(self) -> int:
        return sum(where.nbytes + data.nbytes for where, data in self.chunks)


def keyframe(state: State, mark: Mark = NOTHING) -> Keyframe:
    """A copy of the machine as it is now."""
    copy = new_state(len(state.blocks))
    copy_state(state, copy)
    return Keyframe(int(state.tables["now"][0]), copy, mark)


class History:
    """Moments of one run, oldest first, within a memory budget (bytes).

    When the budget is used up every second moment is given up, so that the whole run stays within
    reach, at a coarser step.
    """

    def __init__(self, state: State, step: int, mark: Mark = NOTHING, budget: int = 128 * 2**20) -> None:
        self.step, self._budget = step, budget
        self._first = keyframe(state, mark)
        self._last = keyframe(state)
        self._deltas: list[_Delta] = []

    @property
    def times(self) -> list[int]:
        """The moments kept, ns."""
        return [self._first.now] + [delta.now for delta in self._deltas]

    @property
    def size(self) -> int:
        """Bytes of the differences kept."""
        return sum(delta.size for delta in self._deltas)

    def offer(self, state: State, mark: Mark) -> None:
        """Keep the machine as it is now if the last moment kept is a step or more ago."""
        now = int(state.tables["now"][0])
        if now - self.times[-1] < self.step:
            return
        pairs = zip(_parts(self._last.state), _parts(state), strict=True)
        self._deltas.append(_Delta(now, mark, tuple(_difference(old, new) for old, new in pairs)))
        copy_state(state, self._last.state)
        if self.size > self._budget and len(self._deltas) > 2:
            self._thin()

    def restore(self, target: State, now: int) -> Mark:
        """Make `target` the machine at the latest moment kept that is not after `now` (ns), or the first.

        Returns what had been recorded by then.
        """
        count = max(bisect_right(self.times, now) - 1, 0)
        self._rebuild(target, count)
        return self._deltas[count - 1].mark if count else self._first.mark

    def cut(self, now: int) -> None:
        """Forget the moments after `now`."""
        keep = max(bisect_right(self.times, now) - 1, 0)
        self._rebuild(self._last.state, keep)
        del self._deltas[keep:]

    def _rebuild(self, target: State, count: int) -> None:
        copy_state(self._first.state, target)
        for delta in self._deltas[:count]:
            for part, (where, data) in zip(_parts(target), delta.chunks, strict=True):
                part[where] = data

    def _thin(self) -> None:
        """Join the differences two by two; the later bytes of a chunk count."""
        self.step *= 2
        pairs = [self._deltas[i : i + 2] for i in range(0, len(self._deltas), 2)]
        self._deltas = [pair[0] if len(pair) == 1 else _joined(*pair) for pair in pairs]


def _parts(state: State) -> tuple[Bytes, Bytes]:
    """Tables and blocks as rows of CHUNK bytes; the tables' last few bytes are a row with overlap."""
    return _rows(machine_bytes(state)), _rows(state.blocks.view(np.uint8))


def _rows(data: Bytes) -> Bytes:
    width = CHUNK if len(data) % CHUNK == 0 else 8
    return data.reshape(-1, width)


def _difference(old: Bytes, new: Bytes) -> tuple[npt.NDArray[Any], Bytes]:
    where = np.flatnonzero((old.view(np.uint64) != new.view(np.uint64)).any(axis=1))
    return where, new[where]


def _joined(first: _Delta, second: _Delta) -> _Delta:
    chunks = []
    for (where1, data1), (where2, data2) in zip(first.chunks, second.chunks, strict=True):
        kept = ~np.isin(where1, where2)
        chunks.append((np.concatenate([where1[kept], where2]), np.concatenate([data1[kept], data2])))
    return _Delta(second.now, second.mark, tuple(chunks))
