"""The one place that names Numba's options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba

KERNELS: list[Any] = []

# Numba writes the type of the whole machine as text again and again while it compiles: its name will do.
for _type in (numba.types.Record, numba.types.NestedArray):
    _type.__repr__ = numba.types.Type.__repr__  # type: ignore[method-assign]


def kernel(function: Callable[..., Any]) -> Any:
    """Compile a function with Numba on its first call and keep it in the engine's cache.

    nogil: a run never holds up the window.  cache: the next start loads it in milliseconds.
    No fastmath and no parallel loops: the same seed gives the same bits everywhere.
    """
    compiled = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    KERNELS.append(compiled)
    return compiled
