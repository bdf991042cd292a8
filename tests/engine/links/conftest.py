"""Without the JIT the kernels of links are plain Python, in which random numbers overflow as they should."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest


@pytest.fixture(autouse=True)
def _overflow() -> Iterator[None]:
    with np.errstate(over="ignore"):
        yield
