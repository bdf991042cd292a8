"""Page blocks: 64 pages as bit masks, and the lazy reference and change bits.

Every page of a tier is touched as a Poisson process whose rate is the same for all pages of the
tier, so a touch of a resident page need not be simulated: the guest adds up the expected touches
of one page (its exposure), and a block draws its reference and change bits from the exposure since
it was last looked at. Only touches of pages that are not resident are events (faults.py).
"""

from __future__ import annotations

import numpy as np

from engine.kernel import kernel
from engine.kinds import Stream
from engine.rng import ZERO, bernoulli_mask, exp_minus

SETTLE = np.int64(Stream.SETTLE)
ONE = np.uint64(1)
_M1, _M2 = np.uint64(0x5555555555555555), np.uint64(0x3333333333333333)
_M4, _H01 = np.uint64(0x0F0F0F0F0F0F0F0F), np.uint64(0x0101010101010101)
_S1, _S2, _S4, _S56 = np.uint64(1), np.uint64(2), np.uint64(4), np.uint64(56)


@kernel
def count(mask):
    """Set bits in a mask."""
    x = mask - ((mask >> _S1) & _M1)
    x = (x & _M2) + ((x >> _S2) & _M2)
    x = (x + (x >> _S4)) & _M4
    return np.int64((x * _H01) >> _S56)


@kernel
def lowest_bit(mask):
    """The lowest set bit of a mask that is not 0, as a mask."""
    return mask & (~mask + ONE)


@kernel
def lowest(mask, n):
    """The n lowest set bits of a mask, or all when there are not so many."""
    if n >= count(mask):
        return mask
    chosen = ZERO
    while n > 0:
        bit = lowest_bit(mask)
        chosen |= bit
        mask ^= bit
        n -= 1
    return chosen


@kernel
def nth_bit(mask, n):
    """Set bit number n (from 0) of a mask, as a mask."""
    for _ in range(n):
        mask ^= lowest_bit(mask)
    return lowest_bit(mask)


@kernel
def in_use(p):
    """The pages of block p that the guest has ever touched: each of them is somewhere."""
    return p.res | p.xs | p.ds


@kernel
def tier_of(u, block):
    """The tier of guest u that a block (counted from the guest's first) belongs to."""
    tier = 0
    while block >= u.tier_end[tier]:
        tier += 1
    return tier


@kernel
def drop_copies(s, u, p, mask):
    """Release the expanded-storage copies of resident pages of block p."""
    n = count(mask)
    p.xs &= ~mask
    u.xstor -= n
    u.both -= n
    s.xstor_free += n


@kernel
def settle(s, u, p, tier):
    """Bring the reference and change bits of block p up to date.

    A page that is changed makes its expanded-storage copy worthless: the copy is released.
    """
    exposure = u.exposure[tier] - p.seen
    if exposure <= 0.0:
        return
    stores = max(0.0, u.exposure_store[tier] - p.seen_store)
    p.seen = u.exposure[tier]
    p.seen_store = u.exposure_store[tier]
    unchanged = p.res & ~p.chg if stores > 0.0 else ZERO
    if (p.res & ~p.ref) | unchanged == ZERO:
        return
    referenced = 1.0 - exp_minus(exposure)
    touched = bernoulli_mask(s, SETTLE, referenced) & p.res
    p.ref |= touched
    if unchanged == ZERO:
        return
    changed = touched & bernoulli_mask(s, SETTLE, (1.0 - exp_minus(stores)) / referenced)
    p.chg |= changed
    stale = changed & p.xs
    if stale != ZERO:
        drop_copies(s, u, p, stale)
