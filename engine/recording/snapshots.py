"""Past moments: the machine at each moment, stored whole or as the differences from the previous moment.

A run is repeatable, so any moment is reached by restoring the last stored moment before it and continuing the
run. To keep that distance short, a moment is kept after a number of events; and to limit the number of
differences that have to be combined, every BASE_EVERY'th moment is whole.
"""

from __future__ import annotations

import copy
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from engine.kernel.kinds import EventKind, Release
from engine.recording.recorder import RecordingMark
from engine.state.copying import ROW, packed, unpack
from engine.state.tables import State

WORK = 40_000  # between two moments, in events: about 10 ms
# In machines so large that comparing them takes long the distance grows with their size, so that keeping
# moments stays a small part of the run: it takes some 0.15 ns a byte. An event takes 250 ns, and where timers
# are simulated (most events are the ends of short phases) 70 ns.
BYTES = 200  # of the machine for each event between two moments
BYTES_TIMERS = 15
FURTHEST = 2_000_000  # events: in the largest machines, these also take longer
SAMPLE_WORK = 50  # cost of a sample, in events
COMMAND_WORK = 500
BASE_EVERY = 16
MEMORY = 512 * 2**20  # bytes
ONLY_FORWARD = 0  # bytes: the beginning alone, for a run that does not go back
NEVER_MORE = 1 << 62  # events
MAX_THINNED = 8  # moments deleted at a time: this must not stop a run

Rows = npt.NDArray[np.void]  # of ROW: the tables as they are packed, or the blocks
Changes = tuple["npt.NDArray[np.int32] | None", Rows]  # numbers of rows that changed (None = all), new rows


@dataclass(frozen=True)
class _Moment:
    """The machine, or the rows that differ from the machine one moment earlier."""

    mark: RecordingMark
    last_of: tuple[int, ...]  # by EventKind: number of the latest event
    changes: tuple[Changes, Changes]  # tables, blocks

    @property
    def whole(self) -> bool:
        return self.changes[0][0] is None

    @cached_property
    def size(self) -> int:
        """The size in bytes."""
        return sum((0 if where is None else where.nbytes) + rows.nbytes for where, rows in self.changes)


def work(mark: RecordingMark) -> int:
    """Return the cost of running from time 0 to the mark, in events."""
    return mark.events + SAMPLE_WORK * mark.samples + COMMAND_WORK * mark.commands


def distance(state: State) -> int:
    """Return the number of events between two moments of such a machine."""
    timers = state.tables["release"][0] != Release.LATER
    size = sum(rows.nbytes for rows in _rows(state))
    return min(max(WORK, size // (BYTES_TIMERS if timers else BYTES)), FURTHEST)


class SnapshotHistory:
    """Moments of one run, oldest first, within `memory` bytes.

    When there are too many, those whose neighbors are closest together are dropped: the whole run stays
    accessible, at a coarser step. The first and the last moment always stay. Forks share as much as they can.
    """

    def __init__(self, state: State, mark: RecordingMark, memory: int = MEMORY) -> None:
        self.memory, self.work = memory, distance(state) if memory else NEVER_MORE
        self._kept = [_whole(state, mark)]
        self._last: tuple[Rows, Rows] | None = None  # the last moment kept; None = to be assembled
        self._near: _Moment | None = None  # shortly before the currently visited moment
        # new memory costs more than its use: this is reused repeatedly
        self._words = np.empty(max(rows.nbytes for _, rows in self._kept[0].changes) // 8, np.bool_)

    @property
    def marks(self) -> list[RecordingMark]:
        """The marks of the moments kept."""
        return [moment.mark for moment in self._kept]

    @property
    def size(self) -> int:
        """The size in bytes of all moments except the first."""
        return sum(moment.size for moment in self._kept[1:])

    @property
    def due(self) -> int:
        """The number of events after which the next moment must be offered."""
        return self._kept[-1].mark.events + self.work

    def offer(self, state: State, mark: RecordingMark) -> None:
        """Keep the machine as it is now, right after an event, if the last moment kept is far enough back."""
        if work(mark) - work(self._kept[-1].mark) < self.work:
            return
        whole_is_due = not any(moment.whole for moment in self._kept[1 - BASE_EVERY :])
        self._kept.append(self._all(state, mark) if whole_is_due else self._changed(state, mark))
        self._thin()

    def _all(self, state: State, mark: RecordingMark) -> _Moment:
        """Return the whole machine and keep it as `_last`."""
        moment = _whole(state, mark)
        if self._last:
            _replay([moment], *self._last)
        return moment

    def _changed(self, state: State, mark: RecordingMark) -> _Moment:
        """Return the difference from the last moment kept and make this one `_last`."""
        if self._last is None:
            self._last = self._put_together(len(self._kept) - 1)
        pairs = zip(self._last, _rows(state), strict=True)
        tables, blocks = (_difference(old, new, self._words) for old, new in pairs)
        return _Moment(mark, _last_of(state), (tables, blocks))

    def leave(self, state: State, mark: RecordingMark) -> None:
        """Keep a full copy of the machine as it is now; it replaces the previous copy."""
        if self._near:
            kept = tuple(rows for _, rows in self._near.changes)
            for old, new in zip(kept, _rows(state), strict=True):
                old[:] = new
            self._near = _Moment(mark, _last_of(state), self._near.changes)
        else:
            self._near = _whole(state, mark)

    def before(self, time: int, events: int) -> RecordingMark:
        """Return the latest moment not after `time` (ns) nor after `events` events; at least the first."""
        by_time = bisect_right(self._kept, time, key=lambda moment: moment.mark.time)
        by_events = bisect_right(self._kept, events, key=lambda moment: moment.mark.events)
        mark = self._kept[max(min(by_time, by_events) - 1, 0)].mark
        near = self._near.mark if self._near else mark
        return max(mark, near) if near.time <= time and near.events <= events else mark

    def shortly_before(self, time: int, events: int, tip: tuple[int, int]) -> int:
        """Return a time (ns) about this many events before `time`; -1 if a kept moment is nearer, or if the
        time is unknown.

        `tip` is the end of the run, in ns and events.
        """
        after = bisect_right(self._kept, time, key=lambda moment: moment.mark.time)
        end = self._kept[after].mark[:2] if after < len(self._kept) else tip
        start = self._kept[max(after - 1, 0)].mark
        if time > end[0] or end[1] - start.events <= events:
            return -1
        near = time - events * (end[0] - start.time) // (end[1] - start.events)
        return near if near > start.time else -1

    def before_next(self, kind: EventKind, events: int) -> RecordingMark:
        """Return the latest moment before the next event of this kind after `events` events."""
        found = bisect_right(self._kept, events, key=lambda moment: moment.last_of[kind])
        return self._kept[max(found - 1, 0)].mark

    def restore(self, target: State, mark: RecordingMark) -> None:
        """Set `target` to the machine at one of the moments kept."""
        near = self._near
        chain = [near] if near and near.mark == mark else self._chain(self._index(mark))
        tables = chain[0].changes[0][1].copy()
        _replay(chain, tables, target.blocks.view(ROW))
        unpack(tables, target)

    def forget(self, mark: RecordingMark) -> None:
        """Discard the moments after `mark`."""
        if self._near and self._near.mark > mark:
            self._near = None
        if self._kept[-1].mark > mark:
            del self._kept[max(self._index(mark) + 1, 1) :]
            self._last = None

    def fork(self, mark: RecordingMark) -> SnapshotHistory:
        """Return the moments up to `mark`, for a second machine."""
        twin = copy.copy(self)
        twin._kept, twin._last, twin._near = list(self._kept), None, None
        twin._words = np.empty_like(self._words)
        twin.forget(mark)
        return twin

    def lent(self) -> SnapshotHistory:
        """Return the same moments, for a machine that adds none."""
        twin = copy.copy(self)
        twin._kept, twin._last, twin.work = list(self._kept), None, NEVER_MORE
        return twin

    def _index(self, mark: RecordingMark) -> int:
        return bisect_right(self._kept, mark, key=lambda moment: moment.mark) - 1

    def _chain(self, index: int) -> list[_Moment]:
        """Return a whole moment and the moments from it to the one with this index."""
        base = next(i for i in range(index, -1, -1) if self._kept[i].whole)
        return self._kept[base : index + 1]

    def _put_together(self, index: int) -> tuple[Rows, Rows]:
        tables, blocks = (np.empty_like(rows) for _, rows in self._kept[0].changes)
        _replay(self._chain(index), tables, blocks)
        return tables, blocks

    def _thin(self) -> None:
        for _ in range(MAX_THINNED):
            if self.size <= self.memory or len(self._kept) < 3:
                return
            works = np.array([work(moment.mark) for moment in self._kept])
            i = int(np.argmin(works[2:] - works[:-2])) + 1
            self._kept[i : i + 2] = [_joined(self._kept[i], self._kept[i + 1])]


def _last_of(state: State) -> tuple[int, ...]:
    return tuple(state.tables["last_of"][0].tolist())


def _rows(state: State) -> tuple[Rows, Rows]:
    """Return a copy of the tables, and a view of the blocks."""
    return packed(state), state.blocks.view(ROW)


def _whole(state: State, mark: RecordingMark) -> _Moment:
    tables, blocks = _rows(state)
    return _Moment(mark, _last_of(state), ((None, tables), (None, blocks.copy())))


def _difference(old: Rows, new: Rows, words: npt.NDArray[np.bool_]) -> Changes:
    """Return the rows that differ; make `old` equal to `new`. `words` is a work area."""
    before, now = old.view(np.uint64), new.view(np.uint64)
    other = np.not_equal(before, now, out=words[: len(now)])
    where = np.flatnonzero(other.view(np.uint64)).astype(np.int32)  # the words of a row at once
    rows = new.take(where)
    np.put(old, where, rows)
    return where, rows


def _replay(chain: Iterable[_Moment], *targets: Rows) -> None:
    """Copy the rows that moments have kept into the rows of a machine, oldest first."""
    for moment in chain:
        for target, (where, rows) in zip(targets, moment.changes, strict=True):
            if where is None:
                target[:] = rows
            else:
                np.put(target, where, rows)


def _joined(first: _Moment, second: _Moment) -> _Moment:
    """Return the second moment as a difference from the machine before the first one."""
    if second.whole:
        return second
    changes = []
    for old, (where, rows) in zip(first.changes, second.changes, strict=True):
        changes.append(_laid_over(old, where, rows))
    return _Moment(second.mark, second.last_of, (changes[0], changes[1]))


def _laid_over(old: Changes, where: npt.NDArray[np.int32] | None, rows: Rows) -> Changes:
    """Return both changes combined; the later rows take precedence."""
    if where is None:
        return where, rows
    if old[0] is None:
        whole = old[1].copy()
        np.put(whole, where, rows)
        return None, whole
    kept = ~np.isin(old[0], where)
    return np.concatenate([old[0][kept], where]), np.concatenate([old[1][kept], rows])
