"""The decorators for kernels."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from typing import Any

from engine.kernel.handle import KERNELS, Kernel, LateKernel
from engine.kernel.store import find_or_compile, forms_of

WITHOUT_JIT = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


def kernel(function: Callable[..., Any]) -> Any:
    """Return a kernel that calls compiled code; with the JIT off, return the function itself."""
    if WITHOUT_JIT:
        return function
    KERNELS.append(Kernel(function, find_or_compile))
    return KERNELS[-1]


def late_kernel(module: str, name: str) -> Any:
    """Return a kernel that is called by name, as its module declares it; the module is imported late."""
    if WITHOUT_JIT:
        return getattr(import_module(module), name)
    return LateKernel(module, name, forms_of)


def entry(*types: str) -> Callable[[Callable[..., Any]], Any]:
    """Return the decorator for a kernel that Python calls: it is compiled ahead of time for these argument
    types.

    `types`: names of Numba's scalars and arrays ("int64", "float32[:,::1]", "const int64[::1]"), or of the
    machine's records: see `engine.warm`.
    """

    def decorate(function: Callable[..., Any]) -> Any:
        made = kernel(function)
        if isinstance(made, Kernel):
            made.entries.append(types)
        return made

    return decorate
