"""Stand-ins for the kernels that the first set omits: they end the run with a status."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.kernel.handle import Kernel
from engine.kernel.kinds import Status

NOT_COMPILED = np.int64(Status.NOT_COMPILED)


def stand_in(kernel: Kernel) -> None:
    """Make other kernels call a stand-in instead of this kernel; its first argument is `s` or `tables`."""
    first = kernel.py_func.__code__.co_varnames[0]
    kernel.stand_in = {"s": _of_one_system, "tables": _of_all_systems}[first]


def _of_one_system(s: Any, *others: Any) -> None:
    s.status = NOT_COMPILED


def _of_all_systems(tables: Any, *others: Any) -> None:
    for m in range(len(tables)):
        tables[m].status = NOT_COMPILED
