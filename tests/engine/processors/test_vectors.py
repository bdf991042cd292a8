"""Dispatch vectors against sorted lists."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.mechanisms.processors.vectors import join, leave
from engine.state.tables import QUEUED, VCPU

VCPUS, HEAPS = 30, 3
TABLES = np.dtype([("first_queued", "i8", HEAPS), ("queued", QUEUED, VCPUS), ("vcpu", VCPU, VCPUS)])
MOVES = st.tuples(st.integers(0, HEAPS - 1), st.integers(0, VCPUS - 1), st.integers(0, 5))


def _first(waiting: dict[int, tuple[int, int]]) -> int:
    return min(waiting, key=lambda v: waiting[v], default=-1)


@given(moves=st.lists(MOVES, max_size=200))
@settings(max_examples=60)
def test_the_first_of_each_vector_has_the_earliest_deadline_and_turn(
    moves: list[tuple[int, int, int]],
) -> None:
    """A virtual CPU joins a vector; one that waits already leaves its own, wherever it is in it."""
    s: Any = np.zeros(1, np.dtype((np.record, TABLES)))[0]
    s["first_queued"] = -1
    naive: list[dict[int, tuple[int, int]]] = [{} for _ in range(HEAPS)]
    for turn, (heap, v, priority) in enumerate(moves):
        own = next((at for at, waiting in enumerate(naive) if v in waiting), None)
        if own is None:
            s["vcpu"]["priority"][v], s["vcpu"]["turn"][v] = priority, turn
            naive[heap][v] = priority, turn
            join(s, np.int64(heap), np.int64(v))
        else:
            del naive[own][v]
            leave(s, np.int64(own), np.int64(v))
        assert s["first_queued"].tolist() == [_first(waiting) for waiting in naive]
