"""The tree of absent pages against a plain list of them."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.mechanisms.storage.nonresident_tree import add_absent, find_absent
from engine.state.tables import BLOCK, GUEST

FIRST = 3  # the guest's first block, so that places in the guest and in the machine differ


def _guest(lengths: list[int]) -> Any:
    guest = np.zeros(1, np.dtype((np.record, GUEST)))
    guest["first_block"] = FIRST
    guest["n_tier"] = len(lengths)
    guest["tier_end"][0] = np.cumsum(lengths)
    return guest[0]


@given(
    lengths=st.lists(st.integers(1, 40), min_size=4, max_size=4),
    changes=st.lists(st.tuples(st.integers(0, 3), st.integers(0, 39), st.integers(-64, 64)), max_size=60),
)
@settings(max_examples=60)
def test_every_absent_page_is_found_where_a_plain_count_says(
    lengths: list[int], changes: list[tuple[int, int, int]]
) -> None:
    blocks = np.zeros(FIRST + sum(lengths), np.dtype((np.record, BLOCK)))
    guest = _guest(lengths)
    starts = np.concatenate([[0], np.cumsum(lengths)])
    naive = [[0] * length for length in lengths]
    for tier, place, change in changes:
        place %= lengths[tier]
        change = min(max(change, -naive[tier][place]), 64 - naive[tier][place])
        naive[tier][place] += change
        add_absent(blocks, guest, np.int64(tier), np.int64(starts[tier] + place), np.int64(change))
    for tier, counts in enumerate(naive):
        pages = [(starts[tier] + place, nth) for place, n in enumerate(counts) for nth in range(n)]
        found = [find_absent(blocks, guest, np.int64(tier), np.int64(k)) for k in range(len(pages))]
        assert found == pages
