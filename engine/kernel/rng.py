"""Random numbers: splitmix64 streams kept in the State, so that a copy of the State includes them.

Only +, -, *, / and bit operations are used: the same bits on every processor and every Python.
Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (2014).
"""

from __future__ import annotations

import numpy as np

from engine.kernel.options import kernel

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX2 = np.uint64(0x94D049BB133111EB)
_S30, _S27, _S31, _S11 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(11)
_TO_UNIT = 1.0 / 9007199254740992.0  # 2**-53
_LN2 = 0.6931471805599453
_LN2_HIGH, _LN2_LOW = 0.693147180369123816490, 1.90821492927058770002e-10  # their sum has 86 bits
_PER_LN2 = 1.4426950408889634
_SQRT_HALF_BITS = np.int64(0x3FE6A09E667F3BCD)  # of the float64 sqrt(1/2)
ONES = np.uint64(0xFFFFFFFFFFFFFFFF)
ZERO = np.uint64(0)
_ONE = np.uint64(1)


@kernel
def next_u64(s, stream):
    """Return the next 64 random bits of a stream."""
    z = s.rng[stream] + _GOLDEN
    s.rng[stream] = z
    z = (z ^ (z >> _S30)) * _MIX1
    z = (z ^ (z >> _S27)) * _MIX2
    return z ^ (z >> _S31)


@kernel
def uniform(s, stream):
    """Return a random number in [0, 1)."""
    return np.float64(next_u64(s, stream) >> _S11) * _TO_UNIT


@kernel
def below(s, stream, n):
    """Return a random whole number in [0, n)."""
    return np.int64(uniform(s, stream) * n)


@kernel
def log(x):
    """Return the natural logarithm of a normal x > 0, with a relative error below 1e-15, using only + - * /
    and bit operations.

    x = 2**power * m with m about 1; log(m) is the series of 2 artanh(z), summed in pairs instead of one term
    after the other, so that the processor can work on several at once.
    """
    bits = np.float64(x).view(np.int64)
    power = (bits - _SQRT_HALF_BITS) >> 52
    m = np.int64(bits - (power << 52)).view(np.float64)
    z = (m - 1.0) / (m + 1.0)
    z2 = z * z
    z4 = z2 * z2
    z8 = z4 * z4
    low = (1.0 + z2 * (1.0 / 3.0)) + z4 * (1.0 / 5.0 + z2 * (1.0 / 7.0))
    middle = (1.0 / 9.0 + z2 * (1.0 / 11.0)) + z4 * (1.0 / 13.0 + z2 * (1.0 / 15.0))
    high = (1.0 / 17.0 + z2 * (1.0 / 19.0)) + z4 * (1.0 / 21.0)
    return 2.0 * z * (low + z8 * (middle + z8 * high)) + power * _LN2


@kernel
def exp_minus(x):
    """Return exp(-x) for x >= 0, with a relative error below 1e-15, using only + - * / and bit operations.

    x = power * log(2) - y with abs(y) < 0.35; exp(y) is its series, summed in pairs as in `log`.
    """
    if x > 700.0:
        return 0.0
    power = np.int64(x * _PER_LN2 + 0.5)
    y = (power * _LN2_HIGH - x) + power * _LN2_LOW
    y2 = y * y
    y4 = y2 * y2
    y8 = y4 * y4
    low = (1.0 + y) + y2 * (1.0 / 2.0 + y * (1.0 / 6.0))
    second = (1.0 / 24.0 + y * (1.0 / 120.0)) + y2 * (1.0 / 720.0 + y * (1.0 / 5040.0))
    third = (1.0 / 40320.0 + y * (1.0 / 362880.0)) + y2 * (1.0 / 3628800.0 + y * (1.0 / 39916800.0))
    fourth = 1.0 / 479001600.0 + y * (1.0 / 6227020800.0)
    scale = np.int64((1023 - power) << 52).view(np.float64)
    return ((low + y4 * second) + y8 * (third + y4 * fourth)) * scale


@kernel
def exponential(s, stream, mean):
    """Return an exponentially distributed number with this mean."""
    return -mean * log(1.0 - uniform(s, stream))


@kernel
def bernoulli_mask(s, stream, p):
    """Return 64 independent bits, each set with probability p; this takes about 7 draws.

    Compares 64 random binary fractions with p digit by digit until all of them are decided.
    """
    if p >= 1.0 - 1e-12:
        return ONES
    if p <= 1e-12:
        return ZERO
    digits = np.uint64(p * 9007199254740992.0)  # 2**53: the last digit looked at is bit 0
    undecided, chosen = ONES, ZERO
    for place in range(52, -1, -1):
        ones = ZERO - ((digits >> np.uint64(place)) & _ONE)  # 64 copies of this digit
        bits = next_u64(s, stream)
        chosen |= undecided & ~bits & ones
        undecided &= ~(bits ^ ones)
        if undecided == ZERO:
            break
    return chosen
