"""Page blocks: 64 pages as bit masks, and the lazy reference and change bits.

Every page of a tier is touched as a Poisson process whose rate is the same for all pages of the tier, so a
touch of a resident page need not be simulated: the guest adds up the expected touches of one page (its
exposure), and a block draws its reference and change bits from the exposure since the block was last
examined. Only touches of pages that are not resident are events (faults.py).
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Pattern, Stream, codes
from engine.kernel.options import kernel
from engine.kernel.rng import ONES, ZERO, bernoulli_mask, exp_minus

SETTLE = np.int64(Stream.SETTLE)
RANDOM, SWEEP, SKEWED = codes(Pattern)
ONE = np.uint64(1)
ZEROTH, WHOLE, LAST_PAGE, PAGES = np.int64(0), np.int64(1), np.int64(63), np.int64(64)
ALWAYS = 1.0 - 1e-6  # share of storing touches above which all touches store
HOT, COLD = 0.8, 0.2  # of a skewed tier: share of the touches that falls on this share of its pages
LEVELS = 8
_M1, _M2 = np.uint64(0x5555555555555555), np.uint64(0x3333333333333333)
_M4, _H01 = np.uint64(0x0F0F0F0F0F0F0F0F), np.uint64(0x0101010101010101)
_S1, _S2, _S4, _S56 = np.uint64(1), np.uint64(2), np.uint64(4), np.uint64(56)


@kernel
def count(mask):
    """Return the number of set bits in a mask."""
    x = mask - ((mask >> _S1) & _M1)
    x = (x & _M2) + ((x >> _S2) & _M2)
    x = (x + (x >> _S4)) & _M4
    return np.int64((x * _H01) >> _S56)


@kernel
def lowest_bit(mask):
    """Return the lowest set bit of a nonzero mask, as a mask."""
    return mask & (~mask + ONE)


@kernel
def lowest(mask, n):
    """Return the n lowest set bits of a mask, or all when it has fewer."""
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
    """Return set bit number n (from 0) of a mask, as a mask."""
    for _ in range(n):
        mask ^= lowest_bit(mask)
    return lowest_bit(mask)


@kernel
def in_use(p):
    """Return the pages of block p that the guest has ever touched: each of them is somewhere."""
    return p.res | p.xs | p.ds


@kernel
def tier_of(u, block):
    """Return the tier of guest u to which a block (counted from the guest's first block) belongs."""
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
def settle(s, blocks, u, tier, block):
    """Update the reference and change bits of a block; blocks are counted from the guest's first block.

    When a page is changed, its expanded-storage copy becomes worthless: the copy is released.
    """
    if s.kind[u.kind].pattern[tier] == RANDOM and u.move == 0:
        settle_random(s, blocks, u, tier, block)
    else:
        settle_all(s, blocks, u, tier, block)


@kernel
def touchable(s, blocks, u, tier, block):
    """Return the pages of a block whose touches CP does not notice: resident pages that are not invalid.

    In tiers other than those with equal touches, an invalid page counts too (sections.py).
    """
    row = u.first_block + block
    if s.aging.on == 0 or s.kind[u.kind].pattern[tier] != RANDOM:
        return blocks[row].res
    return blocks[row].res & ~blocks[row + s.aging.beyond].invalid


@kernel
def settle_random(s, blocks, u, tier, block):
    """Settle a block of a tier with equal touches whose changes are not listed."""
    p, own = blocks[u.first_block + block], touchable(s, blocks, u, tier, block)
    exposure = u.exposure[tier] - p.seen
    if exposure <= 0.0:
        return
    stores = max(0.0, u.exposure_store[tier] - p.seen_store)
    p.seen = u.exposure[tier]
    p.seen_store = u.exposure_store[tier]
    unchanged = own & ~p.chg if stores > 0.0 else ZERO
    if (own & ~p.ref) | unchanged == ZERO:
        return
    referenced = 1.0 - exp_minus(exposure)
    touched = bernoulli_mask(s, SETTLE, referenced) & own
    p.ref |= touched
    if unchanged == ZERO:
        return
    changed = touched & bernoulli_mask(s, SETTLE, (1.0 - exp_minus(stores)) / referenced)
    p.chg |= changed
    stale = changed & p.xs
    if stale != ZERO:
        drop_copies(s, u, p, stale)


@kernel
def settle_all(s, blocks, u, tier, block):
    """Settle a block of any pattern. During a relocation, each change since the last list counts."""
    p, own = blocks[u.first_block + block], touchable(s, blocks, u, tier, block)
    before, before_store = np.float64(p.seen), np.float64(p.seen_store)
    p.seen = u.exposure[tier]  # the following code uses the values as stored in the block: no touch is lost
    p.seen_store = u.exposure_store[tier]
    exposure, stores = p.seen - before, p.seen_store - before_store
    if exposure <= 0.0 or own == ZERO:
        return
    if s.kind[u.kind].pattern[tier] == SWEEP:
        touched = own & swept(u, tier, block, before, np.float64(p.seen))
        changed = touched
        if touched != ZERO and stores < exposure * ALWAYS:
            changed = touched & bernoulli_mask(s, SETTLE, max(0.0, stores) / exposure)
    else:
        heat = heat_of(u, tier, block) if s.kind[u.kind].pattern[tier] == SKEWED else 1.0
        referenced = 1.0 - exp_minus(exposure * heat)
        touched = own & bernoulli_mask(s, SETTLE, referenced)
        changed = ZERO
        if touched != ZERO and stores > 0.0:
            changed = touched & bernoulli_mask(s, SETTLE, (1.0 - exp_minus(stores * heat)) / referenced)
    p.ref |= touched
    p.chg |= changed
    if changed & p.xs != ZERO:
        drop_copies(s, u, p, changed & p.xs)
    note_changes(blocks, u, block, changed)


@kernel
def note_changes(blocks, u, block, mask):
    """Mark pages of a block as changed: a relocation that is in progress sends them again."""
    if u.move > 0 and u.twin >= 0:
        blocks[u.twin + block].chg |= mask


@kernel
def stretch_of(first, last):
    """Return pages `first` to `last` of a block, as a mask; both may lie outside the block."""
    first, last = max(first, ZEROTH), min(last, LAST_PAGE)
    if first > last:
        return ZERO
    return (ONES >> np.uint64(LAST_PAGE - (last - first))) << np.uint64(first)


@kernel
def swept(u, tier, block, before, now):
    """Return the pages of a block that the pointer of a sweep has passed; exposure counts its rounds."""
    ring = max(u.tier_inst[tier], WHOLE)
    start = ZEROTH if tier == 0 else u.tier_end[tier - 1]
    done, all_done = np.int64(before * ring), np.int64(now * ring)
    if all_done - done >= ring:
        return ONES
    first = done % ring - (block - start) * PAGES
    last = first + (all_done - done) - 1
    return stretch_of(first, last) | stretch_of(first - ring, last - ring)


@kernel
def heat_of(u, tier, block):
    """Return the touches of a page of this block of a skewed tier, relative to the tier's average page.

    80% of the touches fall on the first 20% of the blocks, 80% of these on the first 20% of them, ...
    """
    start = ZEROTH if tier == 0 else u.tier_end[tier - 1]
    length = u.tier_end[tier] - start
    touches, outer = 1.0, length
    for _ in range(LEVELS):
        inner = np.int64(outer * COLD + 0.5)
        if inner < 1 or inner == outer:
            break
        if block - start >= inner:
            return touches * COLD * length / (outer - inner)
        touches *= HOT
        outer = inner
    return touches * length / outer
