"""Random streams: known values, the distributions that they claim, and equal bits without the JIT."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.rng import below, bernoulli_mask, exp_minus, exponential, log, next_u64, uniform
from engine.state.tables import new_state
from tests.systems import search_path

STREAM = np.int64(1)
DRAWS = 20_000
SIGMAS = 4.5
KNOWN_SEED = 1234567
KNOWN = [  # splitmix64 from this seed, as its authors' C program gives them
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]
ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def _wrapping_arithmetic() -> Iterator[None]:
    """With the JIT off NumPy would warn of the overflows that splitmix64 is made of."""
    with np.errstate(over="ignore"):
        yield


@pytest.fixture
def tables() -> Any:
    """A State with its stream seeded."""
    state = new_state(1)
    state.tables["rng"][0][STREAM] = 20_260_101
    return state.tables[0]


def close(found: float, expected: float, deviation: float, draws: int = DRAWS) -> bool:
    """Return whether a mean of draws with this standard deviation is within chance."""
    return abs(found - expected) < SIGMAS * deviation / math.sqrt(draws)


def test_known_values(tables: Any) -> None:
    tables.rng[STREAM] = KNOWN_SEED
    assert [int(next_u64(tables, STREAM)) for _ in KNOWN] == KNOWN


def test_a_stream_leaves_the_others_alone(tables: Any) -> None:
    before = tables.rng.copy()
    next_u64(tables, STREAM)
    assert list(np.flatnonzero(tables.rng != before)) == [STREAM]


@pytest.mark.slow
def test_uniform(tables: Any) -> None:
    drawn = np.array([uniform(tables, STREAM) for _ in range(DRAWS)])
    assert 0.0 <= drawn.min() < 0.001
    assert 0.999 < drawn.max() < 1.0
    assert close(drawn.mean(), 0.5, math.sqrt(1 / 12))
    bins = np.bincount((drawn * 64).astype(int), minlength=64)
    chi_square = ((bins - DRAWS / 64) ** 2).sum() / (DRAWS / 64)
    assert abs(chi_square - 63) < SIGMAS * math.sqrt(2 * 63)
    lagged = np.corrcoef(drawn[:-1], drawn[1:])[0, 1]
    assert close(lagged, 0.0, 1.0)


@pytest.mark.slow
def test_below(tables: Any) -> None:
    drawn = np.array([below(tables, STREAM, np.int64(7)) for _ in range(DRAWS)])
    counts = np.bincount(drawn, minlength=7)
    assert len(counts) == 7
    assert drawn.min() == 0
    for count in counts:
        assert close(count / DRAWS, 1 / 7, math.sqrt(1 / 7 * 6 / 7))


@pytest.mark.slow
def test_exponential(tables: Any) -> None:
    drawn = np.array([exponential(tables, STREAM, 40_000.0) for _ in range(DRAWS)]) / 40_000.0
    assert drawn.min() >= 0.0
    assert close(drawn.mean(), 1.0, 1.0)
    assert close((drawn**2).mean(), 2.0, math.sqrt(20.0))
    for limit in (0.1, 1.0, 3.0):
        tail = math.exp(-limit)
        assert close((drawn > limit).mean(), tail, math.sqrt(tail * (1 - tail)))


def copy_of(tables: Any) -> Any:
    """Return a State with the same streams as `tables`."""
    copy = new_state(1)
    copy.tables["rng"][0][:] = tables.rng
    return copy.tables[0]


def naive_mask(tables: Any, p: float) -> int:
    """The twin of bernoulli_mask: bit i is set when the random fraction made of the bits i is below p.

    All 64 fractions are compared with p digit by digit, until each one differs from it.
    """
    less: dict[int, bool] = {}
    for place in range(1, 54):
        digit = int(p * 2**place) % 2
        draw = int(next_u64(tables, STREAM))
        for i in set(range(64)) - set(less):
            if (draw >> i) % 2 != digit:
                less[i] = digit == 1
        if len(less) == 64:
            break
    return sum(1 << i for i, below in less.items() if below)


@pytest.mark.parametrize("p", [0.0005, 0.03, 0.25, 0.5, 0.7, 0.999])
def test_bernoulli_mask(tables: Any, p: float) -> None:
    masks = np.array([bernoulli_mask(tables, STREAM, p) for _ in range(DRAWS // 8)], dtype="<u8")
    bits = np.unpackbits(masks.view(np.uint8)).reshape(-1, 64).astype(float)
    deviation = math.sqrt(p * (1 - p))
    assert close(bits.mean(), p, deviation, bits.size)
    assert abs(bits.mean(axis=0) - p).max() < SIGMAS * deviation / math.sqrt(len(bits)) + 1 / len(bits)
    together = (bits[:, :-1] * bits[:, 1:]).mean()  # neighbors are independent
    assert close(together, p * p, p * math.sqrt(1 - p * p), bits.size // 4)


def test_bernoulli_mask_against_its_naive_twin(tables: Any) -> None:
    naive = copy_of(tables)
    for p in (0.3, 0.5, 1e-6, 0.9999999, 1 / 3, 2**-20):
        mask, expected = bernoulli_mask(tables, STREAM, p), naive_mask(naive, p)
        assert (int(mask), int(tables.rng[STREAM])) == (expected, int(naive.rng[STREAM]))


def test_bernoulli_mask_of_certain_things(tables: Any) -> None:
    before = int(tables.rng[STREAM])
    assert int(bernoulli_mask(tables, STREAM, 0.0)) == 0
    assert int(bernoulli_mask(tables, STREAM, 1.0)) == (1 << 64) - 1
    assert int(tables.rng[STREAM]) == before


@given(st.floats(2.3e-308, 1e308))
def test_log(x: float) -> None:
    assert log(x) == pytest.approx(math.log(x), rel=1e-14, abs=1e-15)


@given(st.floats(-1e-6, 1e-6))
def test_log_near_one(offset: float) -> None:
    assert log(1.0 + offset) == pytest.approx(math.log(1.0 + offset), rel=1e-14, abs=0.0)


def test_log_of_the_smallest_and_largest_draws() -> None:
    assert log(1.0) == 0.0
    for power in (-53, -1, 1, 53):
        assert log(2.0**power) == pytest.approx(power * math.log(2.0), rel=1e-15)


@given(st.floats(0.0, 700.0))
def test_exp_minus(x: float) -> None:
    assert exp_minus(x) == pytest.approx(math.exp(-x), rel=1e-15, abs=0.0)


@given(st.floats(0.0, 1e-6))
def test_exp_minus_of_next_to_nothing(x: float) -> None:
    assert exp_minus(x) == pytest.approx(math.exp(-x), rel=1e-15, abs=0.0)
    assert exp_minus(x) <= 1.0


def test_exp_minus_at_its_ends() -> None:
    assert exp_minus(0.0) == 1.0
    assert exp_minus(700.1) == 0.0
    assert exp_minus(1e300) == 0.0


DRAW_SOME = """
import numpy as np
np.seterr(over="ignore")
from engine.kernel.rng import bernoulli_mask, exp_minus, exponential, log, next_u64
from engine.state.tables import new_state
tables = new_state(1).tables[0]
for i in range(300):
    x = float(exponential(tables, np.int64(1), 1e6 * 1.7**(i % 40)))
    mask = int(bernoulli_mask(tables, np.int64(2), (i % 50) / 50.0))
    whole = int(next_u64(tables, np.int64(0)))
    print(x.hex(), float(log(x)).hex(), float(exp_minus(x / 1e9)).hex(), mask, whole)
"""


def drawn(jit: bool) -> str:
    """Return what a separate process draws, as text with every bit."""
    env = dict(os.environ, PYTHONPATH=search_path(), NUMBA_DISABLE_JIT="0" if jit else "1")
    run = subprocess.run(
        [sys.executable, "-c", DRAW_SOME], env=env, cwd=ROOT, capture_output=True, text=True, check=True
    )
    return run.stdout


@pytest.mark.slow
def test_the_same_bits_without_the_jit() -> None:
    compiled = drawn(jit=True)
    assert compiled.count("\n") == 300
    assert compiled == drawn(jit=False)
