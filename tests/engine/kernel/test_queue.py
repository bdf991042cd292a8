"""The event queue against its naive twin: a dictionary and min()."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.queue import (
    MAX_HOT,
    MAX_SOURCES,
    NEVER,
    clear_queue,
    due_of,
    next_leaf,
    next_source,
    pending,
    schedule,
    schedule_hot,
)
from engine.state.tables import new_state

SIZES = [1, 2, 4, 5, 8, 9, 100, 2048, 2049, MAX_SOURCES]


class NaiveQueue:
    """Obviously right: what is pending, by source; the earliest is the smallest (time, source)."""

    def __init__(self) -> None:
        self.events: dict[int, tuple[int, int]] = {}

    def schedule(self, source: int, kind: int, due: int) -> None:
        if due >= NEVER:
            self.events.pop(source, None)
        else:
            self.events[source] = (due, kind)

    def first(self, sources: Iterable[int] | None = None) -> int | None:
        of = self.events if sources is None else sources
        return min(of, key=lambda source: (self.events[source][0], source), default=None)


class Pair:
    """A queue and its twin, with the same calls and queries."""

    def __init__(self, hot: int, leaves: int) -> None:
        self.hot, self.leaves, self.naive = hot, leaves, NaiveQueue()
        self.queue: Any = new_state(1).tables[0].queue
        clear_queue(self.queue, np.int64(hot), np.int64(leaves))

    def schedule(self, source: int, kind: int, due: int) -> None:
        """Schedule in both; sources from `hot` on are leaves."""
        if source < self.hot:
            schedule_hot(self.queue, np.int64(source), np.int64(kind), np.int64(due))
            self.naive.schedule(source, kind, due)
        else:
            leaf = source - self.hot
            schedule(self.queue, np.int64(leaf), np.int64(kind), np.int64(due))
            self.naive.schedule(MAX_HOT + leaf, kind, due)

    def kind_of(self, source: int) -> int:
        kinds, row = (
            (self.queue.hot_kind, source) if source < MAX_HOT else (self.queue.kind, source - MAX_HOT)
        )
        return int(kinds[row])

    def check(self) -> None:
        """Both name the same event, time and kind; or both say that nothing is pending."""
        first = self.naive.first()
        found = int(next_source(self.queue))
        due = int(due_of(self.queue, np.int64(found)))
        if first is None:
            assert due == NEVER
        else:
            assert (found, due, self.kind_of(found)) == (first, *self.naive.events[first])
        others = [source for source in self.naive.events if source >= MAX_HOT]
        if others:
            assert next_leaf(self.queue) + MAX_HOT == self.naive.first(others)

    def drain(self) -> list[int]:
        """Take the events one by one; their sources in order."""
        order = []
        while (first := self.naive.first()) is not None:
            self.check()
            order.append(first)
            self.schedule(first if first < MAX_HOT else first - MAX_HOT + self.hot, 0, int(NEVER))
        self.check()
        return order


def steps(sources: int) -> st.SearchStrategy[list[tuple[int, int, int]]]:
    """Draw calls of schedule: few different times, so that ties are common, and many cancellations."""
    due = st.one_of(st.integers(0, 5), st.just(int(NEVER)), st.integers(0, int(NEVER) - 1))
    return st.lists(st.tuples(st.integers(0, sources - 1), st.integers(1, 11), due), max_size=60)


@pytest.mark.slow
@settings(deadline=None, max_examples=150)
@given(hot=st.integers(1, MAX_HOT), leaves=st.sampled_from(SIZES), data=st.data())
def test_names_the_same_event_as_the_naive_queue(hot: int, leaves: int, data: st.DataObject) -> None:
    pair = Pair(hot, leaves)
    pair.check()
    for source, kind, due in data.draw(steps(hot + leaves)):
        pair.schedule(source, kind, due)
        pair.check()
    pair.drain()


@pytest.mark.parametrize("leaves", SIZES)
def test_every_leaf_can_win(leaves: int) -> None:
    pair = Pair(1, leaves)
    for leaf in {0, 1, leaves // 2, leaves - 1} & set(range(leaves)):
        pair.schedule(1 + leaf, 3, 10)
        pair.check()
        assert pending(pair.queue, np.int64(leaf))
        pair.schedule(1 + leaf, 3, int(NEVER))
        assert not pending(pair.queue, np.int64(leaf))
    pair.check()


def test_ties_go_to_processors_first_and_then_by_number() -> None:
    pair = Pair(9, 20)
    for source in (28, 9, 8, 0, 17):
        pair.schedule(source, 1, 1000)
    assert pair.drain() == [0, 8, MAX_HOT, MAX_HOT + 8, MAX_HOT + 19]


def test_a_source_has_one_event_only() -> None:
    pair = Pair(1, 3)
    pair.schedule(2, 1, 50)
    pair.schedule(2, 2, 70)
    pair.schedule(3, 3, 60)
    assert pair.drain() == [MAX_HOT + 2, MAX_HOT + 1]


@pytest.mark.parametrize("due", [int(NEVER), int(NEVER) + 1, (1 << 63) - 1])
def test_times_past_the_end_of_time_are_never(due: int) -> None:
    pair = Pair(2, 2)
    pair.schedule(1, 1, due)
    pair.schedule(3, 1, due)
    assert not pending(pair.queue, np.int64(1))
    assert due_of(pair.queue, np.int64(1)) == NEVER
    pair.schedule(2, 1, int(NEVER) - 1)
    assert pair.drain() == [MAX_HOT]


def test_clearing_forgets_everything() -> None:
    pair = Pair(3, 5)
    for source in range(8):
        pair.schedule(source, 1, source)
    clear_queue(pair.queue, np.int64(3), np.int64(5))
    pair.naive.events.clear()
    pair.check()
