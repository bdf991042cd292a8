"""The pages of a tier that are not resident: a tree of counts that finds the k-th of them.

A Fenwick tree over the blocks of the tier: node i (from 1) lies in the tier's block i - 1 and counts the
pages that are instantiated but not resident in the blocks that it represents. Selecting such a page with
equal probability and updating the counts takes one step per binary digit of the tier's length.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.options import kernel
from engine.kernel.prefetch import prefetch


@kernel
def tier_start(u, tier):
    """Return the first block of a tier, counted from the guest's first."""
    return np.int64(0) if tier == 0 else u.tier_end[tier - 1]


@kernel
def prefetch_tree(blocks, u):
    """Prefetch the nodes at which searches in the first tier of guest u, the busiest one, begin."""
    part = u.tier_end[0] >> 4
    if part > 0:
        for k in range(1, 17):
            prefetch(blocks[u.first_block + k * part - 1], 0)


@kernel
def add_absent(blocks, u, tier, block, n):
    """Count n more absent pages (fewer when negative) in this block, numbered from the guest's first."""
    start = tier_start(u, tier)
    first, length = u.first_block + start - 1, u.tier_end[tier] - start
    node = block - start + 1
    while node <= length:
        blocks[first + node].absent += n
        node += node & -node


@kernel
def find_absent(blocks, u, tier, k):
    """Return the block of absent page k (from 0) of a tier, and how many absent pages of the block
    precede it.
    """
    start = tier_start(u, tier)
    first, length = u.first_block + start - 1, u.tier_end[tier] - start
    step = np.int64(1)
    while 2 * step <= length:
        step *= 2
    node = np.int64(0)
    while step > 0:  # without a branch on a count, which the processor could not predict
        after = min(node + step, length)
        absent = np.int64(blocks[first + after].absent)
        beyond = np.int64(node + step <= length) & np.int64(absent <= k)
        node += step * beyond
        k -= absent * beyond
        step >>= 1
    return start + node, k
